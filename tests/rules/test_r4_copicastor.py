"""Chapter 4: a round on the Copicastor."""

from gnumies.rules import BidCard, PartyCard
from gnumies.rules.events import BidsDiscarded, BidsReturned, CardWon
from tests.rules.scenario import deal


def test_r4_1_the_lowest_bid_wins() -> None:
    table = deal("C 8", players=3).play("0:20 1:30 2:10")
    won = CardWon("R4.1", 2, PartyCard.COPICASTOR, BidCard.TEN, ())
    assert table.tells(CardWon) == [won]
    assert table.room(2) == "C"


def test_r4_1_most_luckynits_break_a_tie_of_lowest_bids() -> None:
    table = deal("C 8", players=3).play("0:10 1:10 2:20")
    assert table.tells(CardWon)[0].tied == ((0, 1), (1, 4))
    assert table.room(1) == "C"


def test_r4_1_only_the_winner_discards() -> None:
    table = deal("C 8", players=3).play("0:20 1:30 2:10")
    assert table.tells(BidsDiscarded) == [BidsDiscarded("R4.1", ((2, BidCard.TEN),))]
    back = ((0, BidCard.TWENTY), (1, BidCard.THIRTY))
    assert table.tells(BidsReturned) == [BidsReturned("R4.1", back)]
    assert [table.hand(seat) for seat in range(3)] == ["G 10 20 30", "G 10 20 30", "G 20 30"]


def test_r4_1_a_gnalli_counts_for_neither_end() -> None:
    table = deal("C 8 9", players=3).play("0:20 1:30 2:G")
    assert table.room(0) == "C"
    assert table.legal(2) == "2:keep 2:give:0 2:give:1"
