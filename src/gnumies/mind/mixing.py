"""What a search makes of what it found: the bid to play, or the mixture of bids."""

from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from gnumies.mind import tree
from gnumies.mind.lines import AIMED, SQUARED, Findings
from gnumies.mind.matrix import Mixture, solve_matrix
from gnumies.mind.search import Search
from gnumies.sim.layout import ACTIONS

SERIOUS: Final = 0.05
"""An action that got a smaller part of the visits is no candidate for a mixture."""
ENOUGH: Final = 30
"""So many lines tell what a pair of bids comes to, more or less."""
DISTINCT: Final = 2.0
"""A gap of fewer standard errors may be noise."""


def mixture(search: Search, seat: int) -> Mixture:
    """How likely each action of the seat should be chosen, by number.

    That is the action most visited; but with two players, where no pair of bids is best against
    each other beyond the noise of what was found, the best mixture of the serious bids.
    """
    if (mixtures := mixed(search)) is not None:
        return mixtures[seat]
    chosen = np.zeros(ACTIONS)
    chosen[search.visits(seat).argmax()] = 1.0
    return chosen


_PAIR: Final = (0, 1)


class _Square(NamedTuple):
    """The pairs of serious bids: what they came to for the first seat, with standard errors."""

    rows: list[int]
    columns: list[int]
    means: Mixture
    errors: Mixture


def mixed(search: Search) -> tuple[Mixture, Mixture] | None:
    """The best mixtures of two players' serious bids, where no single bids are best for certain."""
    square = _square(search) if search.seats == len(_PAIR) else None
    if square is None:
        return None
    means, errors = square.means, square.errors
    row, column = means.min(1).argmax(), means.max(0).argmin()
    at_row, at_column = means[row].argmin(), means[:, column].argmax()
    gap = means[at_column, column] - means[row, at_row]
    if gap <= DISTINCT * sqrt(errors[row, at_row] ** 2 + errors[at_column, column] ** 2):
        return None
    _, *mixtures = solve_matrix(means)
    first, second = np.zeros(ACTIONS), np.zeros(ACTIONS)
    first[square.rows], second[square.columns] = mixtures
    return first, second


def _square(search: Search) -> _Square | None:
    """The square of all serious bids, made smaller until each pair is known well enough."""
    visits = [search.visits(seat) for seat in _PAIR]
    candidates = [serious(counts) for counts in visits]
    while all(len(bids) > 1 for bids in candidates):
        square = _cells(search.findings, *candidates)
        if square is not None:
            return square
        least = min(_PAIR, key=lambda seat: visits[seat][candidates[seat][-1]])
        candidates[least].pop()
    return None


def serious(counts: Mixture) -> list[int]:
    """The actions with a serious part of the visits, the most visited first."""
    order = counts.argsort(kind="stable")[::-1]
    least = max(1.0, SERIOUS * counts.sum())
    return [int(action) for action in order if counts[action] >= least]


def _cells(findings: Findings, rows: list[int], columns: list[int]) -> _Square | None:
    cells = np.add.outer(np.multiply(tree.ACTIONS, rows), columns)
    counts = findings.counts[cells]
    if counts.min() < ENOUGH:
        return None
    means = findings.sums[cells, 0, AIMED] / counts
    spread = findings.sums[cells, 0, SQUARED] / counts - means**2
    return _Square(rows, columns, means, np.sqrt(np.maximum(spread, 0) / counts))
