"""Several games of the same players, told apart by their names."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from gnumies.coach.report import Analysis, Choice, MomentReport, plain
from gnumies.coach.summary import COSTLIEST, accuracy
from gnumies.rules.notation import Json


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice that gave much away, and where it was made."""

    game: str
    """Where the record stands."""
    round: int
    kind: str
    card: str
    names: tuple[str, ...]
    """Who sat in that game, for moves that name a seat."""
    choice: Choice


@dataclass(frozen=True, slots=True)
class Career:
    """What one name did in all its games."""

    name: str
    games: int
    completed: int
    accuracy: float | None
    """Over all choices together."""
    win: float | None
    """The mean share of the win in the completed games,"""
    adjusted_win: float | None
    """and without luck."""
    points: float | None
    adjusted_points: float | None
    costliest: tuple[Costly, ...]

    def as_data(self) -> dict[str, Json]:
        """The same as JSON has it."""
        return plain(asdict(self))


def careers(games: Iterable[tuple[str, Analysis]]) -> tuple[Career, ...]:
    """What each name comes to, in the order in which they first appear."""
    seats: defaultdict[str, list[tuple[str, Analysis, int]]] = defaultdict(list)
    for where, analysis in games:
        for seat, player in enumerate(analysis.players):
            seats[player.name].append((where, analysis, seat))
    return tuple(_career(name, played) for name, played in seats.items())


def _career(name: str, played: list[tuple[str, Analysis, int]]) -> Career:
    own = [
        (where, analysis, moment, choice)
        for where, analysis, seat in played
        for moment in analysis.moments
        for choice in moment.choices
        if choice.seat == seat
    ]
    costly = sorted(own, key=lambda each: -each[3].cost_win)[:COSTLIEST]
    ended = [analysis.players[seat] for _, analysis, seat in played if analysis.complete]
    return Career(
        name,
        len(played),
        len(ended),
        accuracy([choice for *_, choice in own]),
        _mean([player.win for player in ended]),
        _mean([player.adjusted_win for player in ended]),
        _mean([player.points for player in ended]),
        _mean([player.adjusted_points for player in ended]),
        tuple(_costly(*each) for each in costly if each[3].cost_win > 0),
    )


def _costly(where: str, analysis: Analysis, moment: MomentReport, choice: Choice) -> Costly:
    names = tuple(player.name for player in analysis.players)
    return Costly(where, moment.round, moment.kind, moment.card, names, choice)


def _mean(numbers: list[float | None] | list[int | None]) -> float | None:
    known = [number for number in numbers if number is not None]
    return sum(known) / len(known) if known else None
