"""The payoff matrix of one moment between two players."""

from math import sqrt

import numpy as np

from gnumies.coach.judging import text_of
from gnumies.coach.moments import Course
from gnumies.coach.outlook import BATCHES, Numbers, Outlook
from gnumies.coach.report import Each, Square
from gnumies.mind.matrix import solve_matrix
from gnumies.rules import BadValue
from gnumies.sim.batch import move_of

_PAIR = 2


def matrix(course: Course, move: int, lines: int, seed: int) -> Square:
    """The matrix of the moment that a move of the record belongs to.

    ``BadValue`` if there are more than two players, or if the move is no part of a moment.
    """
    if len(course.record.players) != _PAIR:
        raise BadValue(None, "a payoff matrix is for two players")
    found = [moment for moment in course.moments if move in moment.numbers]
    if not found:
        last = max((max(moment.numbers) for moment in course.moments), default=-1)
        raise BadValue(None, f"there is no move {move} to reckon a matrix for, but 0 to {last}")
    outlook = Outlook(found[0], seed)
    rows, columns = (_texts(outlook, seat) for seat in range(_PAIR))
    solution = outlook.solution
    if solution is not None:
        win, errors = solution.payoffs, np.zeros(solution.payoffs.shape)
    else:
        outlook.think(lines // 2)
        win, errors = _estimated(outlook, lines // 2)
    value, *mixtures = solve_matrix(win)
    row_mixture, column_mixture = (tuple(mixture.tolist()) for mixture in mixtures)
    return Square(
        exact=solution is not None,
        rows=rows,
        columns=columns,
        win=_nested(win),
        errors=_nested(errors),
        value=value,
        row_mixture=row_mixture,
        column_mixture=column_mixture,
    )


def _texts(outlook: Outlook, seat: int) -> tuple[str, ...]:
    """The moves of a seat; one without a name where it is not asked."""
    return tuple(text_of(move_of(action, seat)) for action in outlook.actions[seat]) or ("",)


def _nested(numbers: Numbers) -> tuple[Each, ...]:
    return tuple(tuple(row) for row in numbers.tolist())


def _estimated(outlook: Outlook, lines: int) -> tuple[Numbers, Numbers]:
    """Seat 0's share of the win for each pair of actions, with standard errors."""
    rows, columns = (list(outlook.actions[seat]) or [-1] for seat in range(_PAIR))
    plan = np.array([(row, column) for row in rows for column in columns])
    turns = max(1, lines // (BATCHES * len(plan)))
    parts = np.array([outlook.of(plan, turns)[:, 0] for _ in range(BATCHES)])
    shape = len(rows), len(columns)
    errors = parts.std(0, ddof=1) / sqrt(BATCHES)
    return parts.mean(0).reshape(shape), errors.reshape(shape)
