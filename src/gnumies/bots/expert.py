"""A bot that searches: what every bid may come to, against others who search as well."""

from math import isinf
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from gnumies.rules import Move, View

if TYPE_CHECKING:
    from gnumies.mind.exact import Solution, Solver
    from gnumies.mind.search import Search

LINES: Final = 20_000
"""How many lines are searched where no clock runs; that takes some hundredths of a second."""
NODES: Final = 30_000
"""What is spent there on an exact answer, about as much time."""
SOLVING: Final = 0.3
"""The part of a budget in which an exact answer is looked for."""
SPARE: Final = 0.1
"""The part of it that is left for what comes before and after."""
PLACES: Final = 1 << 17


class ExpertBot:
    """Plays what a tree search finds best, and the end of a game for two exactly."""

    def __init__(self, lines: int | None = None, nodes: int | None = None) -> None:
        """Search so many lines and solve with so many nodes, whatever the budget."""
        self._lines = lines
        self._nodes = nodes
        self._solver: Solver | None = None

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """The move of the best mixture that is found; it is one move nearly always."""
        seed = rng.getrandbits(64)
        if len(view.legal) == 1:
            return view.legal[0]
        from gnumies.sim.batch import action_of  # noqa: PLC0415 - numba takes a while to import

        begin = perf_counter()
        chances = self._solved(view, budget)
        if chances is None:
            chances = self._searched(view, seed, budget, begin)
        weights = [chances.get(action_of(move), 0.0) for move in view.legal]
        return rng.choices(view.legal, weights)[0]

    def _solved(self, view: View, budget: float) -> dict[int, float] | None:
        """The chances of our actions in exact play, if that can be found out."""
        if len(view.hands) > 2 or self._nodes == 0:  # noqa: PLR2004 - exact play is for two
            return None
        from gnumies.mind.exact import Solver  # noqa: PLC0415

        self._solver = self._solver or Solver(PLACES)
        solution = solution_of(view, self._solver, budget, self._nodes)
        if solution is None:
            return None
        seat = view.legal[0].seat
        chances = solution.mixtures[seat].tolist()
        return dict(zip(solution.actions[seat], chances, strict=True))

    def _searched(self, view: View, seed: int, budget: float, begin: float) -> dict[int, float]:
        from gnumies.mind.finals import by_lines, by_time  # noqa: PLC0415

        search, seat = search_of(view, seed), view.legal[0].seat
        if self._lines is not None or isinf(budget):
            chances = by_lines(search, seat, self._lines or LINES)
        else:
            chances = by_time(search, seat, begin + (1 - SPARE) * budget - perf_counter())
        found: list[float] = chances.tolist()
        return dict(enumerate(found))


def solution_of(
    view: View, solver: "Solver", budget: float, nodes: int | None = None
) -> "Solution | None":
    """Exact play from a view of two players, if it is found within a part of the budget.

    That is ``SOLVING``, or ``NODES`` where no clock runs; or else so many ``nodes``.
    """
    from gnumies.mind.tables import policy_tables_of_view  # noqa: PLC0415
    from gnumies.sim.convert import game_of_view  # noqa: PLC0415

    rules, games = policy_tables_of_view(view), game_of_view(view)
    if nodes is not None or isinf(budget):
        return solver.solve(rules, games, max_nodes=nodes or NODES)
    return solver.solve_within(rules, games, SOLVING * budget)


def search_of(view: View, seed: int) -> "Search":
    """A search from a view, not yet begun."""
    from gnumies.mind.search import Search  # noqa: PLC0415
    from gnumies.mind.tables import policy_tables_of_view  # noqa: PLC0415
    from gnumies.sim.convert import game_of_view  # noqa: PLC0415

    return Search(policy_tables_of_view(view), game_of_view(view), seed)
