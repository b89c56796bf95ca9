"""A game so small that it is solved: two guests, three bid cards, no luck worth mentioning."""

from gnumies.record import Player, Record, RecordedMove
from gnumies.rules import Bid, BidCard, Color, PartyCard, Ruleset

TWO_GUESTS = Ruleset(
    "two guests",
    bid_values=(BidCard.TEN, BidCard.FIFTY, BidCard.HUNDRED),
    guests=((PartyCard.GUEST_1, 1), (PartyCard.GUEST_15, 1)),
    wullawakis=0,
    copicastors=0,
    gnalli=False,
)


def ending(*bids: tuple[BidCard, BidCard]) -> Record:
    """Red and yellow bid for guest 1, then for guest 15, who decides the game."""
    moves = [Bid(seat, card) for pair in bids for seat, card in enumerate(pair)]
    return Record(
        (Player("Ada", Color.RED), Player("Bo", Color.YELLOW)),
        (PartyCard.GUEST_1, PartyCard.GUEST_15),
        tuple(map(RecordedMove, moves)),
        TWO_GUESTS,
    )
