"""The moments of a game at this terminal: what belongs on the screen, and what a person may do."""

from dataclasses import dataclass

from gnumies.rules import BiddingView, DecidingView, Over
from gnumies.rules.events import GameEnded


@dataclass(frozen=True, slots=True)
class Curtain:
    """Everything is covered until the person of that seat is alone with the screen."""

    seat: int


@dataclass(frozen=True, slots=True)
class Table:
    """The table as a seat sees it, or with ``None`` as everybody may."""

    viewer: int | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, and its end was told."""

    event: GameEnded


Moment = Curtain | Table | Ended


@dataclass(frozen=True, slots=True)
class Due:
    """What a move is meant for: there is each of these only once in a game."""

    seat: int
    round: int
    phase: type[BiddingView | DecidingView | Over]
    second: bool
    """Whether it is the second bidding of the round."""
