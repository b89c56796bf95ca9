"""What happened, as told to players: each event with the rule that caused it and its audience."""

from dataclasses import dataclass
from typing import ClassVar

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.scoring import RoomScore

SeatCard = tuple[int, BidCard]
"""A seat and the bid card it played."""


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The top supply card lies face up, and round ``round`` begins."""

    rule: ClassVar[str] = "R2.2"
    round: int
    card: PartyCard


@dataclass(frozen=True, slots=True)
class GnalliHolderLeft:
    """A seat with nothing but the Gnalli discards it and takes a supply card, if there is one."""

    rule: str
    """R5.3, or R8.4 where the Gnalli was not even barred."""
    seat: int
    card: PartyCard | None


@dataclass(frozen=True, slots=True)
class SatOut:
    """The only stuck seat shows its Gnalli, keeps it and does not bid."""

    rule: ClassVar[str] = "R5.3"
    seat: int


@dataclass(frozen=True, slots=True)
class GnalliForced:
    """The only stuck seat must play its Gnalli on the Wullawaki, and will draw."""

    rule: ClassVar[str] = "R8.3"
    seat: int


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """Nobody is left to bid; the face-up card leaves the game."""

    rule: ClassVar[str] = "R5.4"
    card: PartyCard


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A seat has placed a bid; replacing it later is no event (R2.3)."""

    rule: ClassVar[str] = "R2.3"
    seat: int


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids of this bidding at once, in seat order."""

    rule: ClassVar[str] = "R2.3"
    bids: tuple[SeatCard, ...]


@dataclass(frozen=True, slots=True)
class GnallisReturned:
    """Two or more Gnallis, or nothing else: they go back to hand and nobody draws."""

    rule: ClassVar[str] = "R5.2"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SecondBidding:
    """Everybody had played the Gnalli and bids again with another card."""

    rule: ClassVar[str] = "R5.2"


@dataclass(frozen=True, slots=True)
class CardWon:
    """The face-up card goes to the best bid."""

    rule: str
    """R2.4, R3.1 for a Wullawaki, R4.1 for a Copicastor (R8.2 where the highest takes it)."""
    seat: int
    card: PartyCard
    bid: BidCard
    tied: tuple[tuple[int, int], ...]
    """The seats that bid the same with their Luckynits, where those decided; else empty."""


@dataclass(frozen=True, slots=True)
class BidsDiscarded:
    """The winner's bid, or on a Wullawaki everybody else's (R3.1), is discarded face up."""

    rule: str
    bids: tuple[SeatCard, ...]


@dataclass(frozen=True, slots=True)
class BidsReturned:
    """Valued bids that go back to their hands."""

    rule: str
    bids: tuple[SeatCard, ...]


@dataclass(frozen=True, slots=True)
class GnalliDrew:
    """The Gnalli's owner draws the top supply card."""

    rule: ClassVar[str] = "R5.1"
    seat: int


@dataclass(frozen=True, slots=True)
class GnalliSaw:
    """What he drew: for ``seat`` alone until it is placed (R2.6)."""

    rule: ClassVar[str] = "R2.6"
    seat: int
    card: PartyCard


@dataclass(frozen=True, slots=True)
class NothingDrawn:
    """The supply is empty; the Gnalli goes back to hand."""

    rule: ClassVar[str] = "R5.1"
    seat: int


@dataclass(frozen=True, slots=True)
class DrawnKept:
    """The drawn card stays with its drawer, whose Gnalli is discarded unless he had to keep it."""

    rule: ClassVar[str] = "R5.1"
    seat: int
    card: PartyCard
    gnalli_back: bool
    """Whether it was a Wullawaki, which must be kept and costs no Gnalli."""


@dataclass(frozen=True, slots=True)
class DrawnGiven:
    """The drawn card goes to an opponent and the Gnalli back to its owner."""

    rule: ClassVar[str] = "R5.1"
    seat: int
    to: int
    card: PartyCard


@dataclass(frozen=True, slots=True)
class RestSwept:
    """The last seat with cards discards them and takes as many supply cards as there are."""

    rule: ClassVar[str] = "R6.2"
    seat: int
    discarded: tuple[BidCard, ...]
    cards: tuple[PartyCard, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over and scored."""

    rule: str
    """R6.2 after a sweep, else R6.3."""
    scores: tuple[RoomScore, ...]
    winners: tuple[int, ...]


Event = (
    CardTurned
    | GnalliHolderLeft
    | SatOut
    | GnalliForced
    | CardRemoved
    | BidPlaced
    | BidsRevealed
    | GnallisReturned
    | SecondBidding
    | CardWon
    | BidsDiscarded
    | BidsReturned
    | GnalliDrew
    | GnalliSaw
    | NothingDrawn
    | DrawnKept
    | DrawnGiven
    | RestSwept
    | GameEnded
)


def audience(event: Event) -> int | None:
    """The only seat that may see the event, or ``None`` where everybody may (R2.6)."""
    return event.seat if isinstance(event, GnalliSaw) else None


def seen_by(event: Event, viewer: int | None) -> bool:
    """Whether a seat, or with ``None`` a spectator, may see the event."""
    return audience(event) in (None, viewer)
