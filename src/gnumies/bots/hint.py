"""A hint: what each move of a seat would come to, and which ones ``expert`` would choose from."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import isinf
from time import perf_counter
from typing import TYPE_CHECKING, Final

from gnumies.bots.expert import LINES, PLACES, search_of, solution_of
from gnumies.rules import Move, View

if TYPE_CHECKING:
    from gnumies.mind.lines import Findings
    from gnumies.mind.search import Search

TURNS: Final = 500
"""How often each move is tried where no clock runs."""
_SEARCHED: Final = 0.6
"""The part of a budget after which the search ends; what is left goes into comparing the moves."""
_COMPARED: Final = 0.9
"""The part after which comparing ends, too."""
_GLANCES: Final = 16
"""How often the clock is looked at meanwhile."""
_FEWEST: Final = 50
"""The fewest tries of a move that say anything."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal move, and what there is to be said for it."""

    move: Move
    chance: float
    """How likely it should be chosen: 1 for a single best move, less in a mixture."""
    wins: float
    """The share of the win that it leads to, if all play well from then on."""


def weigh(view: View, seed: int, budget: float) -> tuple[Weighed, ...]:
    """Weigh the legal moves of the seat that looks, in their order.

    The end of a game for two is worked out exactly. It takes the ``budget`` and no more; the
    same seed gives the same answer where that is infinite.
    """
    begin = perf_counter()
    return _solved(view, budget) or _searched(view, seed, budget, begin)


def _solved(view: View, budget: float) -> tuple[Weighed, ...] | None:
    if len(view.hands) > 2:  # noqa: PLR2004 - exact play is for two
        return None
    from gnumies.mind.exact import Solver  # noqa: PLC0415 - numba takes a while to import

    solution = solution_of(view, Solver(PLACES), budget)
    if solution is None:
        return None
    seat = view.legal[0].seat
    ours, theirs = solution.mixtures[seat], solution.mixtures[1 - seat]
    wins = 1 - theirs @ solution.payoffs if seat else solution.payoffs @ theirs
    return _weighed(
        view, dict(zip(solution.actions[seat], zip(ours, wins, strict=True), strict=True))
    )


def _searched(view: View, seed: int, budget: float, begin: float) -> tuple[Weighed, ...]:
    from gnumies.mind.finals import Plan, decided  # noqa: PLC0415 - numba takes a while to import
    from gnumies.mind.lines import WON, Findings  # noqa: PLC0415
    from gnumies.sim.batch import action_of  # noqa: PLC0415

    seat, search = view.legal[0].seat, search_of(view, seed)
    actions = [action_of(move) for move in view.legal]
    if isinf(budget):
        search.run(LINES)
    else:
        search.think(begin + _SEARCHED * budget - perf_counter())

    @cache
    def tried() -> Findings:
        return _tried(search, seat, actions, budget, begin)

    def compare(plan: Plan) -> Findings:
        rows = [actions.index(action) for action in plan[:, seat]]
        return Findings(tried().counts[rows], tried().sums[rows])

    chances = decided(search, seat, compare)
    wins = tried().sums[:, seat, WON] / tried().counts
    pairs = zip(chances[actions], wins, strict=True)
    return _weighed(view, dict(zip(actions, pairs, strict=True)))


def _tried(
    search: "Search", seat: int, actions: list[int], budget: float, begin: float
) -> "Findings":
    """What each action comes to, all of them tried equally often."""
    import numpy as np  # noqa: PLC0415

    from gnumies.mind.lines import new_findings  # noqa: PLC0415

    plan = np.full((len(actions), search.seats), -1)
    plan[:, seat] = actions
    found = new_findings(search.seats, len(actions))
    for turns in _turns(search, len(actions), budget, begin):
        found = found.with_more(search.compare(plan, turns))
    return found


def _turns(search: "Search", moves: int, budget: float, begin: float) -> Iterator[int]:
    """How often to try each move next, until there is no more time."""
    if isinf(budget):
        yield TURNS
        return
    end = begin + _COMPARED * budget
    before, lines = perf_counter(), search.lines
    turns = _FEWEST
    while turns > 0:
        yield turns
        now = perf_counter()
        rate = (search.lines - lines) / max(now - before, 1e-6)
        turns = int(rate * min(end - now, (end - before) / _GLANCES) / moves)


def _weighed(view: View, found: dict[int, tuple[float, float]]) -> tuple[Weighed, ...]:
    from gnumies.sim.batch import action_of  # noqa: PLC0415

    pairs = [(move, *found[action_of(move)]) for move in view.legal]
    return tuple(Weighed(move, float(chance), float(wins)) for move, chance, wins in pairs)
