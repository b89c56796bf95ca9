"""Zero-sum matrix games: what both players should do who choose at once.

The row player gets the payoff, the column player pays it. A saddle point is looked for first, which
is nearly always there; where there is none, the linear program of von Neumann and Dantzig is solved
by the simplex method on a condensed tableau, with Bland's rule, which never goes round in circles.
"""

# pyright: basic

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gnumies.sim.compiled import apart, inlined, kernel, outlined

_NOISE = 1e-12
"""Payoffs that differ by less, beside their size, are equal: sums of the same numbers may."""
_ZERO = 1e-11
"""What counts as none in a tableau, whose numbers begin between 1 and 2."""

Mixture = NDArray[np.float64]
"""How likely each row or each column is to be chosen."""


def solve_matrix(payoffs: ArrayLike) -> tuple[float, Mixture, Mixture]:
    """The value of a game, and a mixture for each player that nothing does better against."""
    matrix = np.ascontiguousarray(payoffs, np.float64)
    if matrix.ndim != len("rc") or matrix.size == 0 or not np.isfinite(matrix).all():
        raise ValueError("a matrix game needs rows and columns of finite payoffs")
    mixtures = np.zeros(matrix.shape[0]), np.zeros(matrix.shape[1])
    return float(_solve(matrix, *matrix.shape, *mixtures)), *mixtures


@inlined
def value_of_matrix(payoffs, rows, columns):
    """The value of the game in the upper left corner of an array."""
    secured, _, conceded, _ = pure(payoffs, rows, columns)
    if conceded - secured <= _NOISE * (abs(secured) + abs(conceded)):
        return secured
    return _mix(payoffs, rows, columns, np.zeros(rows), np.zeros(columns))


@kernel
def _solve(payoffs, rows, columns, row_mixture, column_mixture):
    secured, row, conceded, column = pure(payoffs, rows, columns)
    if conceded - secured > _NOISE * (abs(secured) + abs(conceded)):
        return _mix(payoffs, rows, columns, row_mixture, column_mixture)
    row_mixture[row] = 1.0
    column_mixture[column] = 1.0
    return secured


@inlined
def pure(payoffs, rows, columns):
    """The most that one row secures, and the least that one column concedes, with their numbers."""
    secured, row = -np.inf, 0
    for i in range(rows):
        least = np.inf
        for j in range(columns):
            least = min(least, payoffs[i, j])
        if least > secured:
            secured, row = least, i
    conceded, column = np.inf, 0
    for j in range(columns):
        most = -np.inf
        for i in range(rows):
            most = max(most, payoffs[i, j])
        if most < conceded:
            conceded, column = most, j
    return secured, row, conceded, column


@outlined
def _mix(payoffs, rows, columns, row_mixture, column_mixture):
    """Solve by linear programming: maximise the sum of y where B y <= 1, with B all positive."""
    apart()
    low, high, tableau = _tableau(payoffs, rows, columns)
    # A column of the game has its number, the slack of a row comes after all columns.
    basic, free = np.arange(columns, columns + rows), np.arange(columns)
    while True:
        row, column = _next_pivot(tableau, basic, free)
        if row < 0:
            break
        _pivot(tableau, row, column)
        basic[row], free[column] = free[column], basic[row]
    total = tableau[rows, columns]
    for i in range(rows):
        if basic[i] < columns:
            column_mixture[basic[i]] = tableau[i, columns] / total
    for j in range(columns):
        if free[j] >= columns:
            row_mixture[free[j] - columns] = tableau[rows, j] / total
    return low + (high - low) * (1.0 / total - 1.0)


@inlined
def _tableau(payoffs, rows, columns):
    """The least and the most payoff, and the first tableau, in which they are 1 and 2."""
    low, high = payoffs[0, 0], payoffs[0, 0]
    for i in range(rows):
        for j in range(columns):
            low, high = min(low, payoffs[i, j]), max(high, payoffs[i, j])
    tableau = np.ones((rows + 1, columns + 1))
    for i in range(rows):
        for j in range(columns):
            tableau[i, j] = 1.0 + (payoffs[i, j] - low) / (high - low)
    tableau[rows, :columns] = -1.0
    tableau[rows, columns] = 0.0
    return low, high, tableau


@inlined
def _next_pivot(tableau, basic, free):
    """Bland's rule: the first that improves comes in, the first of those that bind goes out."""
    rows, columns = len(basic), len(free)
    column = -1
    for j in range(columns):
        if tableau[rows, j] < -_ZERO and (column < 0 or free[j] < free[column]):
            column = j
    row, least = -1, np.inf
    if column >= 0:
        for i in range(rows):
            if tableau[i, column] > _ZERO:
                ratio = tableau[i, columns] / tableau[i, column]
                if ratio < least or (ratio == least and basic[i] < basic[row]):
                    row, least = i, ratio
    return row, column


@inlined
def _pivot(tableau, row, column):
    """Exchange the variables of a row and of a column."""
    pivot = tableau[row, column]
    for j in range(tableau.shape[1]):
        if j != column:
            tableau[row, j] /= pivot
    for i in range(tableau.shape[0]):
        if i != row:
            factor = tableau[i, column]
            for j in range(tableau.shape[1]):
                if j != column:
                    tableau[i, j] -= factor * tableau[row, j]
            tableau[i, column] = -factor / pivot
    tableau[row, column] = 1.0 / pivot
