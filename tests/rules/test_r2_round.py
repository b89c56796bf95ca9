"""Chapter 2: a round on a guest."""

import pytest

from gnumies.rules import BadValue, BidCard, BiddingView, PartyCard, seen_by, view
from gnumies.rules.events import (
    BidPlaced,
    BidsDiscarded,
    BidsReturned,
    BidsRevealed,
    CardTurned,
    CardWon,
    GnalliSaw,
)
from tests.rules.scenario import WITHOUT_GNALLI, deal, refused


def test_r2_1_a_round_follows_while_two_have_cards_and_a_card_is_left() -> None:
    table = deal("7 8", values="10 20").play("0:10 1:20")
    assert table.tells(CardTurned) == [CardTurned(2, PartyCard.GUEST_8)]
    assert table.state.awaited == (0, 1)


def test_r2_1_no_round_without_a_card_to_turn() -> None:
    table = deal("7", values="10 20").play("0:10 1:20")
    assert table.state.over
    assert table.state.round == 1


def test_r2_1_no_round_for_one_player_alone() -> None:
    table = deal("7 8 9", values="10", ruleset=WITHOUT_GNALLI).play("0:10 1:10")
    assert table.state.over
    assert table.tells(CardTurned) == []


def test_r2_2_the_top_card_is_turned_face_up() -> None:
    table = deal("7 8 9")
    assert table.told == [CardTurned(1, PartyCard.GUEST_7)]
    assert table.state.phase.face_up is PartyCard.GUEST_7
    assert table.state.supply_left == 2


def test_r2_3_each_player_with_cards_bids_one_of_his() -> None:
    table = deal("7", players=3)
    assert table.state.awaited == (0, 1, 2)
    assert table.legal(1) == "1:G 1:10 1:20 1:30"


def test_r2_3_all_bids_are_revealed_with_the_last() -> None:
    table = deal("7 8", players=3)
    assert table.play("2:10 0:20").told == [BidPlaced(2), BidPlaced(0)]
    shown = ((0, BidCard.TWENTY), (1, BidCard.THIRTY), (2, BidCard.TEN))
    assert table.play("1:30").tells(BidsRevealed) == [BidsRevealed(shown)]


def test_r2_3_a_pending_bid_is_seen_by_its_owner_alone() -> None:
    state = deal("7", players=3).play("1:30").state
    seen = [view(state, viewer).phase for viewer in (0, 1, 2, None)]
    assert all(isinstance(phase, BiddingView) for phase in seen)
    assert [phase.my_bid for phase in seen] == [None, BidCard.THIRTY, None, None]
    assert [view(state, viewer).awaited for viewer in (0, 1, 2, None)] == [(0, 2)] * 4


def test_r2_3_a_bid_is_replaced_without_a_sign() -> None:
    once, twice = deal("7").play("0:20"), deal("7").play("0:30")
    assert twice.play("0:20").told == []
    assert once.state == twice.state


def test_r2_3_a_replaced_bid_does_not_count() -> None:
    table = deal("7 8").play("0:30 0:10 1:20")
    assert table.room(1) == "7"
    assert table.hand(0) == "G 10 20 30"


def test_r2_3_nothing_changes_after_the_reveal() -> None:
    table = deal("7 8 9").play("0:20 1:G")
    table.refuses("0:30", "R5.1", "first seat 1 keeps or gives")


def test_r2_3_a_card_that_is_gone_cannot_be_bid() -> None:
    table = deal("7 8").play("0:20 1:10")
    table.refuses("0:20", "R2.3", "does not hold 20, but G, 10, 30")


def test_r2_3_a_seat_that_does_not_exist_cannot_bid() -> None:
    deal("7").refuses("2:10", "R1.1", "no seat 2")


@pytest.mark.parametrize("order", ["0:10 1:30 2:20", "2:20 1:30 0:10", "1:30 0:10 2:20"])
def test_r2_4_the_highest_bid_wins_in_any_order(order: str) -> None:
    table = deal("7 8", players=3).play(order)
    won = CardWon("R2.4", 1, PartyCard.GUEST_7, BidCard.THIRTY, ())
    assert table.tells(CardWon) == [won]
    assert [table.room(seat) for seat in range(3)] == ["", "7", ""]


def test_r2_4_most_luckynits_break_a_tie() -> None:
    table = deal("7 8", players=3).play("0:30 1:30 2:30")
    won = CardWon("R2.4", 1, PartyCard.GUEST_7, BidCard.THIRTY, ((0, 2), (1, 5), (2, 3)))
    assert table.tells(CardWon) == [won]
    assert table.room(1) == "7"


def test_r2_4_luckynits_do_not_beat_a_higher_value() -> None:
    table = deal("7 8", players=3).play("0:10 1:20 2:10")
    assert table.room(1) == "7"
    assert table.tells(CardWon)[0].tied == ()


def test_r2_5_only_the_winners_bid_is_discarded() -> None:
    table = deal("7 8", players=3).play("0:10 1:30 2:20")
    assert table.tells(BidsDiscarded) == [BidsDiscarded("R2.5", ((1, BidCard.THIRTY),))]
    back = ((0, BidCard.TEN), (2, BidCard.TWENTY))
    assert table.tells(BidsReturned) == [BidsReturned("R2.5", back)]
    assert [table.hand(seat) for seat in range(3)] == ["G 10 20 30", "G 10 20", "G 10 20 30"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_r2_6_rooms_hands_and_discards_are_public(viewer: int | None) -> None:
    shown = view(deal("7 8").play("0:10 1:30").state, viewer)
    assert shown.rooms == ((), (PartyCard.GUEST_7,))
    assert shown.discards == ((), (BidCard.THIRTY,))
    assert shown.hands[1] == (BidCard.GNALLI, BidCard.TEN, BidCard.TWENTY)


def test_r2_6_the_order_of_the_supply_is_secret() -> None:
    one, other = deal("7 8 9 W"), deal("7 W 9 8")
    assert view(one.state, 0) == view(other.state, 0)
    assert dict(view(one.state, 0).unseen) == {
        PartyCard.GUEST_8: 1,
        PartyCard.GUEST_9: 1,
        PartyCard.WULLAWAKI: 1,
    }


def test_r2_6_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    table = deal("7 8 9", players=3).play("0:10 1:20 2:G")
    seen = [view(table.state, viewer).phase.drawn for viewer in (0, 1, 2, None)]
    assert seen == [None, None, PartyCard.GUEST_8, None]
    unseen = [view(table.state, viewer).unseen.total() for viewer in (0, 1, 2, None)]
    assert unseen == [2, 2, 1, 2]
    saw = table.tells(GnalliSaw)
    assert [seen_by(saw[0], viewer) for viewer in (0, 1, 2, None)] == [False, False, True, False]


def test_r2_6_a_placed_card_is_public() -> None:
    table = deal("7 8 9", players=3).play("0:10 1:20 2:G 2:give:0")
    assert view(table.state, None).rooms[0] == (PartyCard.GUEST_8,)


def test_r2_6_a_shown_hand_includes_the_pending_bid() -> None:
    table = deal("7 8").play("0:20")
    assert view(table.state, 1).hands == deal("7 8").state.hands


@pytest.mark.parametrize("nobody", [-1, 2])
@pytest.mark.parametrize("moves", ["1:30", "0:10 1:G"])
def test_r2_6_a_seat_that_does_not_exist_sees_nothing(moves: str, nobody: int) -> None:
    state = deal("7 8 9").play(moves).state
    with refused(BadValue, "R1.1", f"no seat {nobody}"):
        view(state, nobody)
