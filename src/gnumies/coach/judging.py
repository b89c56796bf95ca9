"""What each choice of a moment was worth, and what the chosen one gave away."""

from typing import Final

import numpy as np

from gnumies.coach.moments import Moment
from gnumies.coach.outlook import BATCHES, Comparison, Numbers, Outlook
from gnumies.coach.report import Choice, MomentReport, Option
from gnumies.coach.trial import Trial
from gnumies.rules import Bidding, Move
from gnumies.sim.batch import action_of, move_of

PROMISING: Final = 2
"""So many moves that look best are tried again, beside the chosen and the advised one."""
_SEARCHED: Final = 0.3
"""The part of the lines that the search gets,"""
_FOLLOWED: Final = 0.1
"""and the part that follows what was chosen; the rest compares the moves of each seat."""


def judge(moment: Moment, lines: int, seed: int) -> MomentReport:
    """Search a moment with so many lines, more or less, and judge every choice that there was."""
    outlook = Outlook(moment, seed)
    outlook.think(int(_SEARCHED * lines))
    seats = [seat for seat, actions in enumerate(outlook.actions) if len(actions) > 1]
    moves = sum(len(outlook.actions[seat]) for seat in seats)
    each = lines * (1 - _SEARCHED - _FOLLOWED) / max(moves, 1)
    choices = [_choice(outlook, seat, int(each * len(outlook.actions[seat]))) for seat in seats]
    phase = moment.state.phase
    return MomentReport(
        kind="bidding" if isinstance(phase, Bidding) else "decision",
        round=moment.state.round,
        second=isinstance(phase, Bidding) and phase.second,
        card=str(moment.card),
        moves=moment.numbers,
        exact=outlook.solution is not None,
        before=tuple(outlook.before.tolist()),
        after=tuple(outlook.after(max(1, int(_FOLLOWED * lines))).tolist()),
        choices=tuple(choices),
    )


def text_of(move: Move) -> str:
    """A move as reports have it: its text without the seat."""
    return str(move).partition(":")[2]


def _choice(outlook: Outlook, seat: int, lines: int) -> Choice:
    moment, actions = outlook.moment, outlook.actions[seat]
    move = moment.chosen(seat)
    assert move is not None  # noqa: S101 - who can choose has chosen, or it is no moment
    at = actions.index(action_of(move))
    trial = _tried(outlook, seat, at, lines)
    losses = [trial.loss(place) for place in range(len(actions))]
    return Choice(
        seat=seat,
        move=moment.numbers[moment.moves.index(move)],
        chosen=text_of(move),
        cost_win=losses[at],
        cost_points=trial.loss_of_points(at),
        blind_win=sum(losses) / len(losses),
        options=tuple(
            Option(
                text_of(move_of(action, seat)),
                float(outlook.beliefs[seat][action]),
                float(trial.advised[place]),
                *trial.figures(place),
            )
            for place, action in enumerate(actions)
        ),
    )


def _tried(outlook: Outlook, seat: int, chosen: int, lines: int) -> Trial:
    """Half of the lines for all moves, and half for those of which more has to be known."""
    actions = outlook.actions[seat]
    advice = outlook.advice[seat][list(actions)]
    exact = _exact_wins(outlook, seat)
    first = outlook.compare(seat, actions, lines // 2)
    means = first.win.mean(0) if exact is None else exact
    best = means.argsort(kind="stable")[::-1][:PROMISING]
    finalists = sorted({chosen, *np.flatnonzero(advice).tolist(), *best.tolist()})
    second = outlook.compare(seat, [actions[place] for place in finalists], lines // 2)
    if exact is not None:
        first = Comparison(np.tile(exact, (BATCHES, 1)), first.points)
        second = Comparison(np.tile(exact[finalists], (BATCHES, 1)), second.points)
    return Trial(first, second, finalists, advice)


def _exact_wins(outlook: Outlook, seat: int) -> Numbers | None:
    """The exact chance to win with each move of a seat, if the moment is solved."""
    solution, other = outlook.solution, 1 - seat
    if solution is None:
        return None
    payoffs = solution.payoffs if seat == 0 else 1 - solution.payoffs.T
    if not solution.actions[other]:
        return payoffs[:, 0]
    return payoffs @ outlook.beliefs[other][list(solution.actions[other])]
