"""What bots have in common that look at one round: they bid a card by its rank in their hand."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from gnumies.rules import Bid, BidCard, BiddingView, DecidingView, Move, PartyCard, View


@dataclass(frozen=True, slots=True)
class Seen:
    """The round as a seat sees it that bids."""

    view: View
    me: int
    face_up: PartyCard
    rivals: Sequence[int]
    """The others who bid."""
    sure: BidCard | None
    """Our lowest card that no rival can beat, if there is one: to bid more is never needed."""

    @property
    def gnalli(self) -> bool:
        """Whether our Gnalli may be played."""
        return Bid(self.me, BidCard.GNALLI) in self.view.legal


Rank = Callable[[Seen, Random], float | None]
"""How far up in our cards the one lies that is bid, from 0 to 1; ``None`` for the Gnalli."""
Place = Callable[[View, PartyCard, int, Random], Move]
"""Where a drawn card goes."""


def move(view: View, rng: Random, rank: Rank, place: Place) -> Move:
    """A bid by its rank, or the place of a drawn card."""
    me = view.legal[0].seat
    match view.phase:
        case BiddingView() as bidding:
            return _bid(view, bidding, me, rank, rng)
        case DecidingView(drawn=PartyCard() as drawn):
            return place(view, drawn, me, rng)
        case _:
            return view.legal[0]  # nobody is asked when the game is over


def _bid(view: View, bidding: BiddingView, me: int, rank: Rank, rng: Random) -> Move:
    cards = [move.card for move in view.legal if isinstance(move, Bid) and move.card]
    if not cards:
        return view.legal[0]  # the Gnalli alone is left, and has to be played
    rivals = [seat for seat in bidding.bidders if seat != me]
    sure = certain(view, me, cards, rivals)
    wanted = rank(Seen(view, me, bidding.face_up, rivals, sure), rng)
    if wanted is None:
        return Bid(me, BidCard.GNALLI)
    ranked = cards[max(0, min(int(wanted * len(cards)), len(cards) - 1))]
    return Bid(me, min(ranked, sure or ranked))


def certain(view: View, me: int, cards: Sequence[BidCard], rivals: Sequence[int]) -> BidCard | None:
    """Our lowest card that no rival can beat, if there is one."""
    to_beat = max([_strength(view, seat, view.hands[seat][-1]) for seat in rivals], default=(0, 0))
    return next((card for card in cards if _strength(view, me, card) > to_beat), None)


def _strength(view: View, seat: int, card: BidCard) -> tuple[int, int]:
    """What a bid is compared by (R2.4); a Gnalli wins against none (R5.1)."""
    return (card, view.luckynits.of(card, view.colors[seat])) if card else (0, 0)
