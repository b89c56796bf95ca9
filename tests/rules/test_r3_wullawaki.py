"""Chapter 3: a round on a Wullawaki."""

from gnumies.rules import BidCard, PartyCard
from gnumies.rules.events import BidsDiscarded, BidsReturned, CardWon
from tests.rules.scenario import deal


def test_r3_1_the_highest_bid_wins_and_comes_back() -> None:
    table = deal("W 8", players=3).play("0:10 1:30 2:20")
    won = CardWon("R3.1", 1, PartyCard.WULLAWAKI, BidCard.THIRTY, ())
    assert table.tells(CardWon) == [won]
    assert table.room(1) == "W"
    assert table.tells(BidsReturned) == [BidsReturned("R3.1", ((1, BidCard.THIRTY),))]
    assert table.hand(1) == "G 10 20 30"


def test_r3_1_every_other_bidder_discards() -> None:
    table = deal("W 8", players=3).play("0:10 1:30 2:20")
    lost = ((0, BidCard.TEN), (2, BidCard.TWENTY))
    assert table.tells(BidsDiscarded) == [BidsDiscarded("R3.1", lost)]
    assert [table.hand(0), table.hand(2)] == ["G 20 30", "G 10 30"]


def test_r3_1_a_tie_goes_to_the_most_luckynits() -> None:
    table = deal("W 8", players=3).play("0:20 1:20 2:10")
    assert table.tells(CardWon)[0].tied == ((0, 5), (1, 2))
    assert [table.hand(seat) for seat in range(3)] == ["G 10 20 30", "G 10 30", "G 20 30"]


def test_r3_2_no_gnalli_may_be_played() -> None:
    table = deal("W 8")
    assert table.legal(0) == "0:10 0:20 0:30"
    table.refuses("0:G", "R3.2", "no Gnalli may be played on a Wullawaki")


def test_r3_2_the_gnalli_may_be_played_again_on_the_next_guest() -> None:
    table = deal("W 8").play("0:10 1:20")
    assert table.legal(0) == "0:G 0:20 0:30"
