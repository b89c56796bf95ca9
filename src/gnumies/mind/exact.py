"""Exact play for two: the value of a position, every pair of bids, and the best mixtures."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from gnumies.mind import backward
from gnumies.mind.matrix import Mixture, solve_matrix
from gnumies.mind.memo import MEMO
from gnumies.sim.layout import ACTIONS, FIELD_BITS, WULLAWAKI, Games, game_fields
from gnumies.sim.tables import RULES, Rules

Objective = Literal["win", "points"]
"""What is played for: the share of the win (R7.4), or the difference of the scores."""

MAX_NODES: Final = 200_000
_FEW: Final = 500
PLACES: Final = 1 << 20
"""How many values a solver remembers, in 40 bytes each."""

_MEANING: Final = ("lowest_wins", "plays_gnalli", "leave_any_round", "youngest_first", "winner")
"""The fields of the rules that values depend on; the cards are part of the position."""


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """What a position is worth to seat 0, and how both seats should play it.

    It is a matrix game: seat 0 has the rows, seat 1 the columns. Who has nothing to choose has one
    row or column and no actions, as at the other's decision.
    """

    value: float
    """Seat 0's share of the win, 0 to 1; or how many points it will be ahead."""
    nodes: int
    actions: tuple[tuple[int, ...], tuple[int, ...]]
    """Each seat's legal actions, ascending, numbered as ``gnumies.sim.layout`` does."""
    payoffs: NDArray[np.float64]
    """What each pair of actions is worth to seat 0."""
    mixtures: tuple[Mixture, Mixture]
    """A best mixture of each seat's actions."""


def exploitability(solution: Solution, seat: int, mixture: Mixture) -> float:
    """How much a seat gives away by a mixture of its actions, when the other knows it."""
    if seat == 0:
        return float(solution.value - (mixture @ solution.payoffs).min())
    return float((solution.payoffs @ mixture).max() - solution.value)


def solve(
    rules: Rules, games: Games, objective: Objective = "win", max_nodes: int = MAX_NODES
) -> Solution | None:
    """Solve one position with a solver of its own; see ``Solver.solve``."""
    return Solver().solve(rules, games, objective, max_nodes)


class Solver:
    """Solves positions and remembers what it has found out, within a fixed memory.

    One thread at a time may use it.
    """

    def __init__(self, places: int = PLACES) -> None:
        if places < 1 or places & (places - 1):
            raise ValueError(f"{places} places, where a power of two is needed")
        self._memo: Final[NDArray[Any]] = np.zeros(places, MEMO)
        self._work: Final[NDArray[Any]] = np.zeros(1, backward.WORK)
        self._games: Final[Games] = np.zeros(1, game_fields(backward.SEATS))
        # In the order of card_of, of which the kernel writes the first; what may come after it
        # need not be known, but has to be a card that a room can count many of.
        self._rules: Final[Rules] = np.zeros(1, RULES)
        self._rules["card_of"] = WULLAWAKI

    def solve(
        self, rules: Rules, games: Games, objective: Objective = "win", max_nodes: int = MAX_NODES
    ) -> Solution | None:
        """Solve the one game of an array, with its tables; pending bids do not count.

        ``None`` when more nodes would be needed: biddings, and draws at the end. What has been
        worked out until then is remembered all the same.
        """
        seats = games["rooms"].shape[1]
        if seats != backward.SEATS:
            raise ValueError(f"exact play is for two seats, not for {seats}")
        self._follow(rules)
        game, work = games[0], self._work
        work["by_points"], work["nodes"], work["limit"] = objective == "points", 0, max_nodes
        left = _composition(rules, int(game["supply"]))
        position = int(game["hands"]), game["rooms"], left, int(game["table"])
        worth = backward.solve(self._memo, work, self._rules, self._games, *position)
        if np.isnan(worth):
            return None
        actions = _bits(int(work["rows"][0])), _bits(int(work["columns"][0]))
        rows, columns = (max(1, len(each)) for each in actions)
        payoffs = work["payoffs"][0, 0, :rows, :columns].copy()
        value, *mixtures = solve_matrix(payoffs)
        return Solution(value, int(work["nodes"][0]), actions, payoffs, (mixtures[0], mixtures[1]))

    def solve_within(
        self, rules: Rules, games: Games, seconds: float, objective: Objective = "win"
    ) -> Solution | None:
        """Solve one position, or give up before so many seconds have passed.

        It is tried with more and more nodes, each time with what was found out before.
        """
        begin = before = perf_counter()
        nodes = _FEW
        while True:
            if (solution := self.solve(rules, games, objective, nodes)) is not None:
                return solution
            now = perf_counter()
            if now + 2 * (now - before) > begin + seconds:  # twice the nodes take twice as long
                return None
            before, nodes = now, 2 * nodes

    def _follow(self, rules: Rules) -> None:
        """Take over the rules, and forget everything if they mean something else than before."""
        if any((self._rules[name] != rules[name]).any() for name in _MEANING):
            self._memo[:] = np.zeros((), MEMO)
            for name in _MEANING:
                self._rules[name] = rules[name]


def _composition(rules: Rules, supply: int) -> int:
    """The cards of a supply as a word that counts them."""
    cards = [int(card) for bit, card in enumerate(rules["card_of"][0]) if supply >> bit & 1]
    return sum(1 << FIELD_BITS * (card - 1) for card in cards)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(action for action in range(ACTIONS) if mask >> action & 1)
