"""How long ``ExpertBot`` thinks, beside what a clock and a busy loop do on the same machine.

Where other programs want the processor too, nobody is punctual who needs it: the loop, which does
nothing but look at the clock, says how much of a delay is the machine's.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter, sleep
from typing import Final

from bench.mind.game import sample
from bench.mind.quick import policy, view_of
from gnumies.bots.expert import ExpertBot
from gnumies.mind.tables import policy_tables
from gnumies.rules import FEWEST_SEATS, MOST_SEATS, RULEBOOK, View

BUDGETS: Final = (0.05, 0.5, 1.0)
POSITIONS: Final = 8


def measure_time() -> None:
    """Measure in positions of whole games of two and of five, in turns."""
    views = [
        view_of(turns[0])
        for seats in (FEWEST_SEATS, MOST_SEATS)
        for turns in sample(policy_tables(RULEBOOK, seats), [policy] * seats, POSITIONS, "time")
    ]
    for view in views:
        ExpertBot().choose(view, Random(1), 0.001)  # noqa: S311 - compiled, or read from the disk
    print(f"{'the longest of ' + str(len(views)):20}" + "".join(f"{each:>9}s" for each in BUDGETS))
    ways: dict[str, Callable[[View, float], object]] = {
        "expert": lambda view, budget: ExpertBot().choose(view, Random(1), budget),  # noqa: S311
        "busy loop": lambda _, budget: _spin(budget),
        "sleep": lambda _, budget: sleep(budget),
    }
    taken = {name: [0.0] * len(BUDGETS) for name in ways}
    for place, budget in enumerate(BUDGETS):
        for view in views:
            for name, way in ways.items():
                begin = perf_counter()
                way(view, budget)
                taken[name][place] = max(taken[name][place], (perf_counter() - begin) / budget)
    for name, ratios in taken.items():
        print(f"{name:20}" + "".join(f"{ratio:>9.2f}×" for ratio in ratios))


def _spin(seconds: float) -> None:
    end = perf_counter() + seconds
    while perf_counter() < end:
        pass
