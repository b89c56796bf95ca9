"""What the moments of a game come to: the chart, the turning points, each player's figures."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gnumies.coach.moments import Course
from gnumies.coach.report import Chances, Choice, Draw, Each, MomentReport, PlayerReport, Turn
from gnumies.rules import Over

COSTLIEST: Final = 3
TURNS: Final = 5
"""So many turning points are told at most,"""
_TURNED: Final = 0.05
"""and nothing that moved nobody's chances by as much."""


def chart(course: Course, moments: Sequence[MomentReport]) -> tuple[Chances, ...]:
    """The chances before and after each moment, and at the end what became of them."""
    points: list[Chances] = []
    for moment in moments:
        points.append(Chances(min(moment.moves), moment.round, moment.before))
        points.append(Chances(max(moment.moves) + 1, moment.round, moment.after))
    if moments and (won := result(course)) is not None:
        points.append(Chances(len(course.record.moves), course.last.round, won))
    return tuple(points)


def turns(points: Sequence[Chances]) -> tuple[Turn, ...]:
    """The largest swings between two points of the chart, in the order in which they came."""
    swings = [
        Turn(
            place // 2,
            "luck" if place % 2 else "choice",
            tuple(now - then for then, now in zip(before.win, after.win, strict=True)),
        )
        for place, (before, after) in enumerate(pairwise(points))
    ]
    large = [swing for swing in swings if _size(swing) >= _TURNED]
    largest = sorted(large, key=_size, reverse=True)[:TURNS]
    return tuple(sorted(largest, key=lambda turn: (turn.moment, turn.by)))


def players(
    course: Course, moments: Sequence[MomentReport], draws: Sequence[Draw]
) -> tuple[PlayerReport, ...]:
    """Each player's result, luck and accuracy."""
    won, phase = result(course), course.last.phase
    scores = phase.scores if isinstance(phase, Over) else ()
    reports: list[PlayerReport] = []
    for seat, player in enumerate(course.record.players):
        win = None if won is None else won[seat]
        points = scores[seat].total if scores else None
        luck_win = sum(draw.win[seat] for draw in draws)
        luck_points = sum(draw.points[seat] for draw in draws)
        own = [
            (number, choice)
            for number, moment in enumerate(moments)
            for choice in moment.choices
            if choice.seat == seat
        ]
        reports.append(
            PlayerReport(
                player.name,
                player.color.value,
                win,
                points,
                luck_win,
                luck_points,
                None if win is None else win - luck_win,
                None if points is None else points - luck_points,
                accuracy([choice for _, choice in own]),
                sum(choice.cost_win for _, choice in own),
                sum(choice.cost_points for _, choice in own),
                _costliest(own),
            )
        )
    return tuple(reports)


def accuracy(choices: Sequence[Choice]) -> float | None:
    """100 where nothing was given away, 0 where as much was, or more, as with closed eyes."""
    cost = sum(choice.cost_win for choice in choices)
    blind = sum(choice.blind_win for choice in choices)
    return 100 * max(0.0, 1 - cost / blind) if blind else None


def result(course: Course) -> Each | None:
    """Each seat's share of the win, once the game is over (R7.4)."""
    phase = course.last.phase
    if not isinstance(phase, Over):
        return None
    share = 1 / len(phase.winners)
    return tuple(share if seat in phase.winners else 0.0 for seat in course.record.setup.seats)


def _costliest(own: Sequence[tuple[int, Choice]]) -> tuple[int, ...]:
    costly = [(number, choice) for number, choice in own if choice.cost_win > 0]
    costly.sort(key=lambda pair: (-pair[1].cost_win, pair[0]))
    return tuple(number for number, _ in costly[:COSTLIEST])


def _size(turn: Turn) -> float:
    return max(map(abs, turn.win))
