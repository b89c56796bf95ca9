"""A moment searched: what everybody may be expected to do, and what that comes to."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gnumies.coach.moments import Moment
from gnumies.mind.exact import Solution, Solver
from gnumies.mind.lines import SCORED, WON
from gnumies.mind.matrix import Mixture
from gnumies.mind.mixing import mixture
from gnumies.mind.search import Search
from gnumies.mind.tables import policy_tables_of_view
from gnumies.rules import legal_moves
from gnumies.sim.batch import action_of
from gnumies.sim.convert import game_of_view
from gnumies.sim.layout import ACTIONS

CLEAN: Final = 0.1
"""A move that was searched less often than this part of the most searched one is exploration."""
BATCHES: Final = 16
"""So many independent parts of a comparison say how certain it is."""
PROFILES: Final = 4
"""What the others do is drawn so often for each part."""
NODES: Final = 20_000
"""What may be spent on an exact answer: less time than a search takes."""
ROUNDING: Final = 1e-9
"""Exact values that differ by no more are the same."""
_PLACES: Final = 1 << 17
_TREE: Final = 1 << 17
_PAIR: Final = 2

Numbers = NDArray[np.float64]


class Comparison(NamedTuple):
    """What each of a seat's moves came to, in independent parts: part × move."""

    win: Numbers
    points: Numbers


class Outlook:
    """What is to be expected of a moment by somebody who does not know what will be drawn."""

    def __init__(self, moment: Moment, seed: int) -> None:
        view = moment.view
        self.moment: Final = moment
        self.actions: Final = tuple(
            tuple(action_of(move) for move in legal_moves(moment.state, seat))
            for seat in moment.state.setup.seats
        )
        """Every seat's legal moves, as actions of the simulator."""
        rules, games = policy_tables_of_view(view), game_of_view(view)
        self.search: Final = Search(rules, games, seed, nodes=_TREE)
        self.solution: Final = (
            Solver(_PLACES).solve(rules, games, max_nodes=NODES)
            if self.search.seats == _PAIR
            else None
        )
        """Exact play, if it was found within the nodes."""
        self.before = np.zeros(0)
        """Each seat's chance to win before anybody has chosen,"""
        self.advice: tuple[Mixture, ...] = ()
        """how likely each seat should choose each action,"""
        self.beliefs: tuple[Mixture, ...] = ()
        """and how likely the others have to think it; all as ``think`` found them."""
        self._rng: Final = Random(seed)

    def think(self, lines: int) -> None:
        """Search the moment for all seats; what is tried later is no search of what is best."""
        self.search.run(lines)
        seats, solution = range(self.search.seats), self.solution
        self.before = self.search.wins if solution is None else _both(solution.value)
        self.advice = tuple(map(self._advice, seats))
        self.beliefs = tuple(map(self._belief, seats))

    def after(self, lines: int) -> Numbers:
        """Each seat's chance to win after all have chosen as they did."""
        if self.solution is not None:
            return _both(self.solution.payoffs[self._cell(0), self._cell(1)])
        plan = np.full((1, self.search.seats), -1)
        for move in self.moment.moves:
            plan[0, move.seat] = action_of(move)
        return self.of(plan, lines)[0]

    def compare(self, seat: int, actions: Sequence[int], lines: int) -> Comparison:
        """Try a seat's actions against what the others may do, all with the same luck."""
        win, points = np.zeros((2, BATCHES, len(actions)))
        turns = max(1, lines // (BATCHES * PROFILES * len(actions)))
        for part in range(BATCHES):
            plan = np.full((PROFILES, len(actions), self.search.seats), -1)
            for other, belief in enumerate(self.beliefs):
                if self.actions[other]:
                    drawn = self._rng.choices(range(ACTIONS), belief.tolist(), k=PROFILES)
                    plan[:, :, other] = np.array(drawn)[:, None]
            plan[:, :, seat] = actions
            found = self.search.compare(plan.reshape(-1, self.search.seats), turns)
            sums = found.sums[:, seat].reshape(PROFILES, len(actions), -1).sum(0)
            win[part] = sums[:, WON] / (PROFILES * turns)
            points[part] = sums[:, SCORED] / (PROFILES * turns)
        return Comparison(win, points)

    def of(self, plan: NDArray[np.int64], turns: int) -> Numbers:
        """Each seat's share of the win for each row of first actions: row × seat."""
        return self.search.compare(plan, turns).sums[:, :, WON] / turns

    def _advice(self, seat: int) -> Mixture:
        if self.solution is None:
            return mixture(self.search, seat)
        chances = np.zeros(ACTIONS)
        if self.solution.actions[seat]:
            chances[list(self.solution.actions[seat])] = self.solution.mixtures[seat]
        return chances

    def _belief(self, seat: int) -> Mixture:
        advice = self.advice[seat]
        if self.solution is not None:
            return self._optimal(self.solution, seat, advice)
        if np.count_nonzero(advice) > 1:
            return advice
        visits = self.search.visits(seat)
        visits[visits < CLEAN * visits.max()] = 0
        return visits / max(visits.sum(), 1)

    def _optimal(self, solution: Solution, seat: int, advice: Mixture) -> Mixture:
        """Any of the actions that make sure of the value, or the mixture where it takes one."""
        payoffs = solution.payoffs
        secured = payoffs.min(1) if seat == 0 else -payoffs.max(0)
        value = solution.value if seat == 0 else -solution.value
        sure = np.flatnonzero(secured >= value - ROUNDING)
        if not solution.actions[seat] or not len(sure):
            return advice
        chances = np.zeros(ACTIONS)
        chances[[solution.actions[seat][place] for place in sure]] = 1 / len(sure)
        return chances

    def _cell(self, seat: int) -> int:
        """The row or column of what a seat chose in the solved matrix."""
        assert self.solution is not None  # noqa: S101 - asked only where there is one
        actions, chosen = self.solution.actions[seat], self.moment.chosen(seat)
        return actions.index(action_of(chosen)) if actions and chosen is not None else 0


def _both(win: float) -> Numbers:
    """The chances of two seats from that of seat 0."""
    return np.array([win, 1 - win])
