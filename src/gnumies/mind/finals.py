"""The end of a search: its best moves once more, all of them with the same luck.

So little is left to luck between them that a part of the lines tells more here than in the tree.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnumies.mind.lines import AIMED, Findings, new_findings
from gnumies.mind.matrix import Mixture
from gnumies.mind.mixing import mixed, serious
from gnumies.mind.search import Search
from gnumies.sim.layout import ACTIONS

Plan = NDArray[np.int64]

PART: Final = 0.4
"""The part of the lines, or of the time, that goes into it."""
MOST: Final = 4
"""No more moves than that are compared."""
_GLANCES: Final = 0.01
"""The clock is looked at about every so many seconds."""


def by_lines(search: Search, seat: int, lines: int) -> Mixture:
    """Search for so many lines in all, and say how likely each action of the seat should be."""
    final = int(PART * lines)
    search.run(lines - final)
    return decided(search, seat, lambda plan: search.compare(plan, max(1, final // len(plan))))


def by_time(search: Search, seat: int, seconds: float) -> Mixture:
    """The same within so many seconds."""
    begin, before = perf_counter(), search.lines
    search.think((1 - PART) * seconds)
    rate = (search.lines - before) / max(perf_counter() - begin, 1e-6)

    def compared(plan: Plan) -> Findings:
        found = new_findings(search.seats, len(plan))
        while True:
            left = min(_GLANCES, begin + seconds - perf_counter())
            found = found.with_more(search.compare(plan, max(1, int(rate * left / len(plan)))))
            if perf_counter() >= begin + seconds:
                return found

    return decided(search, seat, compared)


def decided(search: Search, seat: int, compare: Callable[[Plan], Findings]) -> Mixture:
    """The mixture where the search found one; or else the best of its serious moves.

    ``compare`` says what the rows of a plan come to, as ``Search.compare`` does.
    """
    if (mixtures := mixed(search)) is not None:
        return mixtures[seat]
    actions = serious(search.visits(seat))[:MOST]
    chosen = np.zeros(ACTIONS)
    if len(actions) > 1:
        plan = np.full((len(actions), search.seats), -1, np.int64)
        plan[:, seat] = actions
        found = compare(plan)
        actions = [actions[int((found.sums[:, seat, AIMED] / found.counts).argmax())]]
    chosen[actions[0]] = 1.0
    return chosen
