"""What each choice of a moment was worth, and what the chosen one gave away."""

from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnumies.coach.moments import Moment
from gnumies.coach.outlook import BATCHES, Comparison, Outlook
from gnumies.coach.report import Choice, MomentReport, Option
from gnumies.rules import Bidding, Move
from gnumies.sim.batch import action_of, move_of

NOISE: Final = 2.0
"""A difference of fewer standard errors may be noise, and counts as none."""
_ROUNDING: Final = 1e-9
"""The same where values are exact."""
_SEARCHED: Final = 0.3
"""The part of the lines that the search gets,"""
_FOLLOWED: Final = 0.1
"""and the part that follows what was chosen; the rest compares the moves of each seat."""

Numbers = NDArray[np.float64]


def judge(moment: Moment, lines: int, seed: int) -> MomentReport:
    """Search a moment with so many lines, more or less, and judge every choice that there was."""
    outlook = Outlook(moment, seed)
    outlook.search.run(int(_SEARCHED * lines))
    before = outlook.search.wins
    # A look at the beliefs now: what follows is no search of what is best.
    _ = outlook.beliefs
    phase = moment.state.phase
    bidding = isinstance(phase, Bidding)
    rest = lines * (1 - _SEARCHED - _FOLLOWED)
    seats = [seat for seat, actions in enumerate(outlook.actions) if len(actions) > 1]
    width = sum(len(outlook.actions[seat]) for seat in seats)
    choices = [
        _choice(outlook, seat, int(rest * len(outlook.actions[seat]) / width)) for seat in seats
    ]
    after = _followed(outlook, int(_FOLLOWED * lines))
    solution = outlook.solution
    if solution is not None:
        before = np.array([solution.value, 1 - solution.value])
        won = solution.payoffs[_cell(outlook, 0), _cell(outlook, 1)]
        after = np.array([won, 1 - won])
    return MomentReport(
        kind="bidding" if bidding else "decision",
        round=moment.state.round,
        second=isinstance(phase, Bidding) and phase.second,
        card=str(moment.card),
        moves=moment.numbers,
        exact=solution is not None,
        before=tuple(before.tolist()),
        after=tuple(after.tolist()),
        choices=tuple(choices),
    )


def text_of(move: Move) -> str:
    """A move as reports have it: its text without the seat."""
    return str(move).partition(":")[2]


def chosen_by(moment: Moment, seat: int) -> Move | None:
    """What a seat chose, if it was asked."""
    return next((move for move in moment.moves if move.seat == seat), None)


def _followed(outlook: Outlook, lines: int) -> Numbers:
    plan = np.full((1, outlook.search.seats), -1)
    for move in outlook.moment.moves:
        plan[0, move.seat] = action_of(move)
    return outlook.of(plan, max(lines, 1))[0]


def _cell(outlook: Outlook, seat: int) -> int:
    """The row or column of what a seat chose in the solved matrix."""
    assert outlook.solution is not None  # noqa: S101 - asked only where there is one
    actions, chosen = outlook.solution.actions[seat], chosen_by(outlook.moment, seat)
    return actions.index(action_of(chosen)) if actions and chosen is not None else 0


def _choice(outlook: Outlook, seat: int, lines: int) -> Choice:
    moment, actions = outlook.moment, outlook.actions[seat]
    compared = _exactly(outlook, seat, outlook.compare(seat, actions, lines))
    move = chosen_by(moment, seat)
    assert move is not None  # noqa: S101 - who can choose has chosen, or it is no moment
    advised = _advised(compared, outlook.advice(seat)[list(actions)])
    at = actions.index(action_of(move))
    losses = [_loss(compared.win, advised, place) for place in range(len(actions))]
    win, points = (part.mean(0) for part in compared)
    win_errors, points_errors = (part.std(0, ddof=1) / sqrt(BATCHES) for part in compared)
    return Choice(
        seat=seat,
        move=moment.numbers[moment.moves.index(move)],
        chosen=text_of(move),
        cost_win=losses[at],
        cost_points=_loss(compared.points, advised, at),
        blind_win=sum(losses) / len(losses),
        options=tuple(
            Option(
                text_of(move_of(action, seat)),
                float(outlook.beliefs[seat][action]),
                float(advised[place]),
                float(win[place]),
                float(win_errors[place]),
                float(points[place]),
                float(points_errors[place]),
            )
            for place, action in enumerate(actions)
        ),
    )


def _exactly(outlook: Outlook, seat: int, compared: Comparison) -> Comparison:
    """The comparison with the exact chances to win instead, where there are any."""
    solution = outlook.solution
    if solution is None:
        return compared
    if seat == 0:
        win = solution.payoffs @ solution.mixtures[1]
    else:
        win = 1 - solution.mixtures[0] @ solution.payoffs
    return Comparison(np.tile(win, (BATCHES, 1)), compared.points)


def _advised(compared: Comparison, advice: Numbers) -> Numbers:
    """The advice of the search, unless the comparison knows for sure of something better."""
    best = int(compared.win.mean(0).argmax())
    better = np.zeros(len(advice))
    better[best] = 1.0
    at_advice = compared.win @ advice
    gain, error = _gap(compared.win[:, best] - at_advice)
    return better if gain > max(NOISE * error, _ROUNDING) else advice


def _loss(parts: Numbers, advised: Numbers, place: int) -> float:
    """What a move gives away beside what is advised, 0 where that may be noise."""
    loss, error = _gap(parts @ advised - parts[:, place])
    return loss if loss > max(NOISE * error, _ROUNDING) else 0.0


def _gap(differences: Numbers) -> tuple[float, float]:
    """The mean of the differences and its standard error."""
    return float(differences.mean()), float(differences.std(ddof=1)) / sqrt(BATCHES)
