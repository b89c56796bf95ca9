"""Matches of formulas: one at one seat, another at all the others."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnumies.mind.formula import Formula, weights
from gnumies.mind.games import policy_tally
from gnumies.mind.tables import policy_tables
from gnumies.rules import RULEBOOK
from gnumies.sim.layout import WIN, game_fields
from gnumies.sim.stream import base_key, signed

Weights = NDArray[np.int16]

POINTS: Final = 100.0


class Arena:
    """Where candidates are judged by the games of a seed; ``lead`` is what ``POINTS`` ahead count.

    Everybody plays the same supplies, from every seat.
    """

    def __init__(self, seats: int, seed: int, lead: float = 0.0) -> None:
        self._seats = seats
        self._lead = lead
        self._rules = policy_tables(RULEBOOK, seats)
        self._game = np.zeros(1, game_fields(seats))
        self._base = signed(base_key(seed))

    def weights(self, formula: Formula) -> Weights:
        """What a seat plays by."""
        return weights(formula, self._seats, lowest_wins=True)

    def result(self, candidate: Weights, opponents: Sequence[Weights], supplies: range) -> float:
        """The candidate's mean share of the wins, and the part that its lead counts."""
        total = 0.0
        for opponent in opponents:
            for seat in range(self._seats):
                self._rules["weights"][0, :] = opponent
                self._rules["weights"][0, seat] = candidate
                total += self._played(seat, supplies)
        return total / (len(opponents) * self._seats * len(supplies))

    def _played(self, seat: int, supplies: range) -> float:
        sums = np.zeros((3, self._seats), np.int64)
        policy_tally(self._rules, self._game, self._base, supplies.start, supplies.stop, sums)
        scores, wins = sums[0], sums[2, seat] / WIN
        lead = scores[seat] - (scores.sum() - scores[seat]) / (self._seats - 1)
        return float(wins + self._lead * lead / POINTS)
