"""What goes over the wire of reviews."""

from typing import Literal

from msgspec import Struct

from gnumies.server.tables.schemas import Data, SeatView


class ReviewedMove(Struct, frozen=True, omit_defaults=True):
    """What a seat did, whether it could choose or not; ``by_bot`` if a bot did it in its place."""

    seat: int
    move: str
    by_bot: bool = False


class ReviewedMoment(Struct, frozen=True):
    """A moment of the analysis: the position before it as all saw it, and what was done."""

    view: Data
    moves: list[ReviewedMove]


class Reviewed(Struct, frozen=True):
    """A finished game with its analysis, which ``docs/coach.md`` describes."""

    analysis: Data
    moments: list[ReviewedMoment]
    seats: list[SeatView]
    mine: list[int]


class Review(Struct, frozen=True, omit_defaults=True):
    """How far the review of a game is: ``done`` of ``total`` moments, as far as they are known."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    done: int = 0
    total: int = 0
    review: Reviewed | None = None


class Matrix(Struct, frozen=True):
    """The payoff matrix of a moment between two players, which ``docs/coach.md`` describes."""

    matrix: Data


class PlayedGame(Struct, frozen=True):
    """An analysed game of a person; ``accuracy`` is null without a choice that mattered."""

    table: str
    seat: int
    created: int
    accuracy: float | None
    win: float
    adjusted_win: float
    points: int
    adjusted_points: float


class AdvisedMove(Struct, frozen=True):
    """A move that should have been chosen, alone or with its share of a mixture."""

    move: str
    share: float


class CostlyChoice(Struct, frozen=True):
    """A choice that gave much away, and where that was."""

    table: str
    moment: int
    seat: int
    round: int
    kind: Literal["bidding", "decision"]
    card: str
    names: list[str]
    chosen: str
    advised: list[AdvisedMove]
    cost_win: float


class History(Struct, frozen=True):
    """What a person's analysed games come to, newest first; the means are null without any."""

    games: list[PlayedGame]
    accuracy: float | None
    win: float | None
    adjusted_win: float | None
    points: float | None
    adjusted_points: float | None
    costliest: list[CostlyChoice]
