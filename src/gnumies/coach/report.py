"""What the coach has to say, as plain data: ``docs/coach.md`` describes it as JSON."""

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, cast

from gnumies.rules.notation import Json

FORMAT: Final = "gnumies-analysis/1"
_DIGITS: Final = 5

Each = tuple[float, ...]
"""A number for each seat."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the moves that a seat could choose among."""

    move: str
    """A bid card, ``keep``, or ``give:`` and a seat."""
    expected: float
    """How likely the others had to think it, 0 to 1."""
    advised: float
    """How likely the coach would have it chosen, 0 to 1."""
    win: float
    """The share of the win to be expected with it."""
    win_error: float
    """The standard error of that; 0 where it is exact."""
    points: float
    points_error: float


@dataclass(frozen=True, slots=True)
class Choice:
    """What one seat chose among two moves or more."""

    seat: int
    move: int
    """The number of its move in the record."""
    chosen: str
    cost_win: float
    """What that gave away beside what is advised; 0 where noise might say as much."""
    cost_points: float
    blind_win: float
    """What a move chosen with closed eyes gives away on average."""
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class MomentReport:
    """A bidding, or a decision about a drawn card."""

    kind: Literal["bidding", "decision"]
    round: int
    second: bool
    """Whether it is the second bidding of its round."""
    card: str
    """The face-up card or the drawn one."""
    moves: tuple[int, ...]
    """The numbers of the moves in the record, by seat."""
    exact: bool
    """Whether the chances were solved, and not estimated."""
    before: Each
    """Each seat's chance to win before anybody has chosen."""
    after: Each
    """The same after all have, and before the next card is drawn."""
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A card from the supply, and what luck it was to each seat."""

    after: int
    """The number of the moment that it came after, -1 for the first card."""
    card: str
    occasion: Literal["turned", "gnalli", "left", "swept"]
    seat: int | None
    win: Each
    points: Each


@dataclass(frozen=True, slots=True)
class Chances:
    """Each seat's chance to win after so many moves: a point of the chart."""

    moves: int
    round: int
    win: Each


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment after which the chances were others: by what was chosen, or by what came."""

    moment: int
    by: Literal["choice", "luck"]
    win: Each
    """What each seat gained."""


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """One player's game in a few numbers; ``None`` is what an unfinished game does not say."""

    name: str
    color: str
    win: float | None
    """Its share of the win (R7.4)."""
    points: int | None
    luck_win: float
    luck_points: float
    adjusted_win: float | None
    """The result without the luck; it may be below 0 or above 1."""
    adjusted_points: float | None
    accuracy: float | None
    """100 for nothing given away, 0 for as much as with closed eyes; ``None`` without choices
    that mattered."""
    cost_win: float
    cost_points: float
    costliest: tuple[int, ...]
    """The moments of up to three costly choices, the worst first."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """All about one game, up to where its record goes."""

    format: str
    lines: int
    seed: int
    complete: bool
    players: tuple[PlayerReport, ...]
    moments: tuple[MomentReport, ...]
    draws: tuple[Draw, ...]
    chart: tuple[Chances, ...]
    turns: tuple[Turn, ...]

    def as_data(self) -> dict[str, Json]:
        """The same as JSON has it, rounded to what is worth telling."""
        return plain(asdict(self))


@dataclass(frozen=True, slots=True)
class Square:
    """The payoff matrix of a moment between two: seat 0's chance to win for each pair of moves."""

    exact: bool
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    win: tuple[Each, ...]
    errors: tuple[Each, ...]
    value: float
    row_mixture: Each
    """How likely each row should be chosen where both play their best."""
    column_mixture: Each

    def as_data(self) -> dict[str, Json]:
        """The same as JSON has it."""
        return plain(asdict(self))


def plain(value: Any) -> Any:  # noqa: ANN401 - whatever dataclasses are made of
    """Plain data as JSON has it, its numbers rounded to what is worth telling."""
    if isinstance(value, float):
        return round(value, _DIGITS) + 0.0  # no -0.0
    if isinstance(value, dict):
        return {key: plain(part) for key, part in cast("dict[str, Any]", value).items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in cast("list[Any]", value)]
    return value
