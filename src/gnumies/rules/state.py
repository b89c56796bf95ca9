"""A game at one moment: hidden things included, nothing that could be worked out from the rest."""

from dataclasses import dataclass

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.scoring import RoomScore
from gnumies.rules.setup import Setup


@dataclass(frozen=True, slots=True)
class Bidding:
    """The seats in ``bidders`` bid for the face-up card (R2.3)."""

    face_up: PartyCard
    second: bool
    """Whether everybody had played the Gnalli and bids again (R5.2)."""
    barred: bool
    """Whether no Gnalli may be played, on a Wullawaki (R3.2) or a second time (R5.2)."""
    bidders: tuple[int, ...]
    """Who bids, ascending: one seat or more."""
    stuck: int | None
    """The one seat with nothing but a barred Gnalli: it sits out (R5.3) or, a bidder, must play
    it all the same (R8.3)."""
    bids: tuple[BidCard | None, ...]
    """Each seat's pending bid, secret until the last one is in."""

    @property
    def complete(self) -> bool:
        """Whether all bidders have bid."""
        return self.bids.count(None) == len(self.bids) - len(self.bidders)


@dataclass(frozen=True, slots=True)
class Deciding:
    """The Gnalli's owner looks at what he drew, which only he sees (R5.1, R2.6)."""

    seat: int
    drawn: PartyCard


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended and is scored (R6.2, R6.3, R7)."""

    scores: tuple[RoomScore, ...] = ()
    winners: tuple[int, ...] = ()
    """The seats that share the highest total (R7.4), ascending."""


Phase = Bidding | Deciding | Over


@dataclass(frozen=True, slots=True)
class State:
    """A game between two moves. Only ``view`` may show it to anybody."""

    setup: Setup
    round: int
    """The number of cards turned over so far, so 1 in the first round."""
    drawn: int
    """How many cards have left the supply: its top card is ``setup.supply[drawn]``."""
    hands: tuple[tuple[BidCard, ...], ...]
    """Each seat's cards, sorted, a pending bid included; public (R2.6)."""
    rooms: tuple[tuple[PartyCard, ...], ...]
    """Each seat's party cards in the order in which they came; public."""
    removed: tuple[PartyCard, ...]
    """Face-up cards that nobody was left to bid for (R5.4)."""
    phase: Phase

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose move the game cannot go on without, ascending; none when it is over."""
        phase = self.phase
        if isinstance(phase, Bidding):
            return tuple([seat for seat in phase.bidders if phase.bids[seat] is None])
        return (phase.seat,) if isinstance(phase, Deciding) else ()

    def with_phase(self, phase: Phase) -> "State":
        """The same state in another phase."""
        return State(
            self.setup, self.round, self.drawn, self.hands, self.rooms, self.removed, phase
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended (R6.2, R6.3)."""
        return isinstance(self.phase, Over)

    @property
    def supply_left(self) -> int:
        """How many cards are left to draw."""
        return len(self.setup.supply) - self.drawn
