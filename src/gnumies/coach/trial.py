"""What came of trying the moves of a seat: how good each is, and what is certain of that."""

from math import hypot, sqrt
from typing import Final

import numpy as np

from gnumies.coach.outlook import BATCHES, ROUNDING, Comparison, Numbers

NOISE: Final = 2.5
"""A difference of fewer standard errors may be noise, and counts as none."""


class Trial:
    """Two comparisons: of all moves, and with fresh luck of a few finalists.

    What made a finalist look good may have been noise, so that all that is said of finalists comes
    from the second one alone. Moves are numbered by their place among the legal ones.
    """

    def __init__(
        self, first: Comparison, second: Comparison, finalists: list[int], advice: Numbers
    ) -> None:
        self._first = first
        self._second = second
        self._finalists = finalists
        self.advised: Final = self._best(advice)
        """How likely each move should be chosen."""

    def loss(self, place: int) -> float:
        """What a move gives away of the win beside what is advised, 0 where that may be noise."""
        if place in self._finalists:
            at = self._finalists.index(place)
            return _loss(self._second.win, self.advised[self._finalists], at)
        return _loss(self._first.win, self.advised, place)

    def loss_of_points(self, finalist: int) -> float:
        """The same in points."""
        at = self._finalists.index(finalist)
        return _loss(self._second.points, self.advised[self._finalists], at)

    def figures(self, place: int) -> tuple[float, float, float, float]:
        """The chance to win with a move and the points, each with its standard error."""
        return (
            *self._figure(self._first.win, self._second.win, place),
            *self._figure(self._first.points, self._second.points, place),
        )

    def _figure(self, first: Numbers, second: Numbers, place: int) -> tuple[float, float]:
        if place in self._finalists:
            return _summed_up(second[:, self._finalists.index(place)])
        # By how much it is other than the finalists are, and these by what is known best.
        apart, error = _summed_up(first[:, place] - first[:, self._finalists].mean(1))
        known, other = _summed_up(second.mean(1))
        return known + apart, hypot(error, other)

    def _best(self, advice: Numbers) -> Numbers:
        """What the search advises, unless a finalist is better beyond the noise."""
        win = self._second.win
        best = int(win.mean(0).argmax())
        gain = win[:, best] - win @ advice[self._finalists]
        if not _certain(*_summed_up(gain)):
            return advice
        better = np.zeros(len(advice))
        better[self._finalists[best]] = 1.0
        return better


def _loss(parts: Numbers, advised: Numbers, at: int) -> float:
    loss, error = _summed_up(parts @ advised - parts[:, at])
    return loss if _certain(loss, error) else 0.0


def _certain(gain: float, error: float) -> bool:
    return gain > max(NOISE * error, ROUNDING)


def _summed_up(parts: Numbers) -> tuple[float, float]:
    """The mean of independent parts, and its standard error."""
    return float(parts.mean()), float(parts.std(ddof=1)) / sqrt(BATCHES)
