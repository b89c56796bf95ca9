"""A bot that searches: what every bid may come to, against others who search as well."""

from math import isinf
from random import Random
from typing import TYPE_CHECKING, Final

from gnumies.rules import Move, View

if TYPE_CHECKING:
    from gnumies.mind.exact import Solution, Solver
    from gnumies.mind.search import Search

LINES: Final = 20_000
"""How many lines are searched where no clock runs; that takes some hundredths of a second."""
_SPARE: Final = 0.9
"""The part of a budget that a search takes; the rest is for what comes before and after."""
NODES: Final = 30_000
"""What may be spent on an exact answer: about as much time as ``LINES`` take."""
NODES_A_SECOND: Final = 60_000
"""A part of what a machine can do, so that enough of the budget is left for a search."""
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

        chances = self._solved(view, budget) or self._searched(view, seed, budget)
        weights = [chances.get(action_of(move), 0.0) for move in view.legal]
        return rng.choices(view.legal, weights)[0]

    def _solved(self, view: View, budget: float) -> dict[int, float] | None:
        """The chances of our actions in exact play, if that can be found out."""
        nodes = nodes_within(budget) if self._nodes is None else self._nodes
        if len(view.hands) > 2 or not nodes:  # noqa: PLR2004 - exact play is for two
            return None
        from gnumies.mind.exact import Solver  # noqa: PLC0415

        self._solver = self._solver or Solver(PLACES)
        solution = solution_of(view, self._solver, nodes)
        if solution is None:
            return None
        seat = view.legal[0].seat
        chances = solution.mixtures[seat].tolist()
        return dict(zip(solution.actions[seat], chances, strict=True))

    def _searched(self, view: View, seed: int, budget: float) -> dict[int, float]:
        from gnumies.mind.mixing import mixture  # noqa: PLC0415

        search = search_of(view, seed)
        if self._lines is not None or isinf(budget):
            search.run(self._lines or LINES)
        else:
            search.think(_SPARE * budget)
        return dict(enumerate(mixture(search, view.legal[0].seat).tolist()))


def nodes_within(budget: float) -> int:
    """What may be spent on an exact answer within so many seconds."""
    return NODES if isinf(budget) else int(NODES_A_SECOND * budget)


def solution_of(view: View, solver: "Solver", nodes: int) -> "Solution | None":
    """Exact play from a view of two players, if so many nodes are enough."""
    from gnumies.mind.tables import policy_tables_of_view  # noqa: PLC0415
    from gnumies.sim.convert import game_of_view  # noqa: PLC0415

    return solver.solve(policy_tables_of_view(view), game_of_view(view), max_nodes=nodes)


def search_of(view: View, seed: int) -> "Search":
    """A search from a view, not yet begun."""
    from gnumies.mind.search import Search  # noqa: PLC0415
    from gnumies.mind.tables import policy_tables_of_view  # noqa: PLC0415
    from gnumies.sim.convert import game_of_view  # noqa: PLC0415

    return Search(policy_tables_of_view(view), game_of_view(view), seed)
