"""The public side of the table, moved on by the events that were told so far.

The game itself is ahead of what people see: with the last bid the next card is already turned.
The board stays with the story, so that a reveal can be looked at before the game goes on.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from gnumies.rules import BidCard, Event, PartyCard, Setup
from gnumies.rules import events as e
from gnumies.rules.events import SeatCard

Hands = tuple[tuple[BidCard, ...], ...]
Rooms = tuple[tuple[PartyCard, ...], ...]


@dataclass(frozen=True, slots=True)
class Board:
    """What lies open on the table at one moment of the story."""

    round: int
    supply_left: int
    face_up: PartyCard | None
    hands: Hands
    rooms: Rooms
    removed: tuple[PartyCard, ...] = ()
    """Face-up cards that nobody was left to bid for."""
    placed: frozenset[int] = frozenset()
    """Who has a bid lying there face down."""
    revealed: tuple[SeatCard, ...] = ()
    """The bids of the last reveal, until the next card or the next bidding."""
    winner: int | None = None
    """Who won the face-up card."""

    def bid_of(self, seat: int) -> BidCard | None:
        """The seat's revealed bid."""
        return dict(self.revealed).get(seat)


def undealt(setup: Setup) -> Board:
    """The board before the first card is turned."""
    hands = (setup.ruleset.hand,) * len(setup.colors)
    return Board(0, len(setup.supply), None, hands, ((),) * len(setup.colors))


def after(board: Board, event: Event) -> Board:  # noqa: PLR0911 - one case an event
    """The board once the event has been told."""
    match event:
        case e.CardTurned(number, card):
            fresh = replace(_drawn(board, 1), placed=frozenset(), revealed=(), winner=None)
            return replace(fresh, round=number, face_up=card)
        case e.BidPlaced(seat):
            return replace(board, placed=board.placed | {seat})
        case e.BidsRevealed(bids):
            return replace(board, placed=frozenset(), revealed=bids)
        case e.SecondBidding():
            return replace(board, revealed=())
        case e.CardRemoved(card):
            return replace(board, removed=(*board.removed, card), face_up=None)
        case e.CardWon():
            return replace(_seated(board, event.seat, event.card), winner=event.seat)
        case _:
            return _settled(board, event)


def _settled(board: Board, event: Event) -> Board:  # noqa: PLR0911 - one case an event
    """The cards that change hands besides the face-up one."""
    match event:
        case e.BidsDiscarded(bids=bids):
            return _discarded(board, bids)
        case e.GnalliDrew():
            return _drawn(board, 1)
        case e.DrawnKept(seat, card, gnalli_back):
            used = () if gnalli_back else ((seat, BidCard.GNALLI),)
            return _seated(_discarded(board, used), seat, card)
        case e.DrawnGiven(_, to, card):
            return _seated(board, to, card)
        case e.GnalliHolderLeft(_, seat, card):
            left = _discarded(board, ((seat, BidCard.GNALLI),))
            return left if card is None else _seated(_drawn(left, 1), seat, card)
        case e.RestSwept(seat, discarded, cards):
            swept = _discarded(board, [(seat, card) for card in discarded])
            return _seated(_drawn(swept, len(cards)), seat, *cards)
        case _:
            return board


def _drawn(board: Board, count: int) -> Board:
    return replace(board, supply_left=board.supply_left - count)


def _seated(board: Board, seat: int, *cards: PartyCard) -> Board:
    rooms = (*board.rooms[:seat], board.rooms[seat] + cards, *board.rooms[seat + 1 :])
    return replace(board, rooms=rooms)


def _discarded(board: Board, bids: Iterable[SeatCard]) -> Board:
    gone = set(bids)
    hands = tuple(
        tuple(card for card in hand if (seat, card) not in gone)
        for seat, hand in enumerate(board.hands)
    )
    return replace(board, hands=hands)
