"""Chapter 5: the Gnalli."""

import pytest

from gnumies.rules import DUTCH, BidCard, PartyCard, view
from gnumies.rules.events import (
    CardRemoved,
    CardTurned,
    CardWon,
    DrawnGiven,
    DrawnKept,
    GnalliDrew,
    GnalliHolderLeft,
    GnalliSaw,
    GnallisReturned,
    NothingDrawn,
    SatOut,
    SecondBidding,
)
from tests.rules.scenario import WITHOUT_GNALLI, deal, deal_to_one_bare, deal_to_two_bare

# R5.1: one Gnalli, and somebody else bid a value


def test_r5_1_a_gnalli_never_wins_the_face_up_card() -> None:
    table = deal("7 8 9").play("0:10 1:G")
    assert table.tells(CardWon) == [CardWon("R2.4", 0, PartyCard.GUEST_7, BidCard.TEN, ())]
    assert table.room(0) == "7"


def test_r5_1_the_card_is_awarded_before_the_draw() -> None:
    story = deal("7 8 9").play("0:10 1:G").story()
    assert story[-4:] == ["CardWon", "BidsDiscarded", "GnalliDrew", "GnalliSaw"]


def test_r5_1_the_owner_draws_the_top_card_and_looks() -> None:
    table = deal("7 8 9").play("0:10 1:G")
    assert table.tells(GnalliDrew) == [GnalliDrew(1)]
    assert table.tells(GnalliSaw) == [GnalliSaw(1, PartyCard.GUEST_8)]
    assert table.state.awaited == (1,)
    assert table.state.supply_left == 1


def test_r5_1a_a_wullawaki_must_be_kept_and_the_gnalli_comes_back() -> None:
    table = deal("7 W 9").play("0:10 1:G")
    assert table.tells(DrawnKept) == [DrawnKept(1, PartyCard.WULLAWAKI, gnalli_back=True)]
    assert table.room(1) == "W"
    assert table.hand(1) == "G 10 20 30"
    assert table.tells(CardTurned) == [CardTurned(2, PartyCard.GUEST_9)]


def test_r5_1b_a_kept_card_costs_the_gnalli() -> None:
    table = deal("7 8 9").play("0:10 1:G 1:keep")
    assert table.tells(DrawnKept) == [DrawnKept(1, PartyCard.GUEST_8, gnalli_back=False)]
    assert table.room(1) == "8"
    assert table.hand(1) == "10 20 30"


def test_r5_1b_a_copicastor_may_be_kept() -> None:
    assert deal("7 C 9").play("0:10 1:G 1:keep").room(1) == "C"


def test_r5_1c_a_given_card_brings_the_gnalli_back() -> None:
    table = deal("7 8 9", players=3).play("0:10 1:G 2:20 1:give:0")
    assert table.tells(DrawnGiven) == [DrawnGiven(1, 0, PartyCard.GUEST_8)]
    assert [table.room(seat) for seat in range(3)] == ["8", "", "7"]
    assert table.hand(1) == "G 10 20 30"


def test_r5_1c_an_opponent_without_cards_may_be_given_to() -> None:
    table = deal("1 2 3 4 5 6", values="10", players=3)
    table.play("0:10 1:G 2:G").play("0:G 1:10 2:10 0:keep")
    assert table.hand(0) == ""
    assert table.play("1:G 2:10 1:give:0").room(0) == "1 3 5"


def test_r5_1_nobody_gives_to_himself() -> None:
    table = deal("7 8 9").play("0:10 1:G")
    table.refuses("1:give:1", "R5.1", "cannot give to itself")


def test_r5_1_nobody_gives_to_a_seat_that_does_not_exist() -> None:
    table = deal("7 8 9").play("0:10 1:G")
    table.refuses("1:give:2", "R5.1", "no seat 2 to give to")


@pytest.mark.parametrize("move", ["0:keep", "0:give:1", "1:10"])
def test_r5_1_only_the_decision_is_awaited(move: str) -> None:
    table = deal("7 8 9").play("0:10 1:G")
    assert table.legal(0) == ""
    assert table.legal(1) == "1:keep 1:give:0"
    table.refuses(move, "R5.1", "first seat 1 keeps or gives")


@pytest.mark.parametrize("move", ["0:keep", "0:give:1"])
def test_r5_1_nothing_is_decided_without_a_drawn_card(move: str) -> None:
    deal("7 8").refuses(move, "R5.1", "no drawn card to decide on")


def test_r5_1_with_an_empty_supply_nothing_is_drawn() -> None:
    table = deal("7").play("0:10 1:G")
    assert table.tells(NothingDrawn) == [NothingDrawn(1)]
    assert table.hand(1) == "G 10 20 30"
    assert table.state.over


# R5.2: several Gnallis


def test_r5_2_two_gnallis_go_back_and_nobody_draws() -> None:
    table = deal("7 8 9", players=3).play("0:G 1:10 2:G")
    assert table.tells(GnallisReturned) == [GnallisReturned((0, 2))]
    assert table.tells(GnalliDrew) == []
    assert [table.hand(0), table.hand(2)] == ["G 10 20 30"] * 2
    assert table.room(1) == "7"


def test_r5_2_all_gnallis_mean_a_second_bidding() -> None:
    table = deal("7 8").play("0:G 1:G")
    assert table.tells(GnallisReturned) == [GnallisReturned((0, 1))]
    assert table.tells(SecondBidding) == [SecondBidding()]
    assert table.state.awaited == (0, 1)
    assert table.state.phase.face_up is PartyCard.GUEST_7
    assert table.state.round == 1


def test_r5_2_no_gnalli_in_the_second_bidding() -> None:
    table = deal("7 8").play("0:G 1:G")
    assert table.legal(0) == "0:10 0:20 0:30"
    table.refuses("0:G", "R5.2", "in the second bidding")


def test_r5_2_the_second_bidding_awards_the_card() -> None:
    table = deal("7 8").play("0:G 1:G 0:10 1:20")
    assert table.room(1) == "7"
    assert table.hand(1) == "G 10 30"


def test_r5_2_the_gnalli_is_back_in_the_next_round() -> None:
    table = deal("7 8").play("0:G 1:G 0:10 1:20")
    assert table.legal(0) == "0:G 0:10 0:20 0:30"


def test_r5_2_a_second_bidding_on_the_copicastor_goes_to_the_lowest() -> None:
    assert deal("C 8").play("0:G 1:G 0:10 1:20").room(0) == "C"


# R5.3: stuck players


def test_r5_3_one_stuck_player_sits_out_on_a_wullawaki() -> None:
    table = deal_to_one_bare("W 8", values="10")
    assert table.tells(SatOut) == [SatOut(1)]
    assert table.state.awaited == (0,)
    table.refuses("1:G", "R5.3", "seat 1 has nothing but a barred Gnalli")
    assert table.play("0:10").hand(1) == "G"


def test_r5_3_one_stuck_player_sits_out_the_second_bidding() -> None:
    table = deal_to_one_bare("7 8").play("0:G 1:G")
    assert table.tells(SatOut) == [SatOut(1)]
    assert table.state.awaited == (0,)
    assert table.play("0:10").room(0) == "7"
    assert table.hand(1) == "G"


def test_r5_3_who_has_a_value_is_not_stuck() -> None:
    table = deal_to_one_bare("W 8", values="10 20")
    assert table.tells(SatOut) == []
    assert table.legal(1) == "1:20"


def test_r5_3_nobody_is_stuck_where_the_gnalli_may_be_played() -> None:
    table = deal_to_one_bare("7 8")
    assert table.tells(SatOut) == []
    assert table.legal(1) == "1:G"


def test_r5_3_nobody_is_stuck_for_want_of_a_gnalli() -> None:
    table = deal("1 W 3", values="10", players=3, ruleset=WITHOUT_GNALLI).play("0:10 1:10 2:10")
    assert table.state.awaited == (0, 2)
    table.refuses("1:10", "R6.1", "seat 1 has no cards left")


def test_r5_3_two_stuck_players_leave_youngest_first() -> None:
    table = deal_to_two_bare("W 7 8 9", youngest_first=(1, 2, 0))
    left = [
        GnalliHolderLeft("R5.3", 1, PartyCard.GUEST_7),
        GnalliHolderLeft("R5.3", 0, PartyCard.GUEST_8),
    ]
    assert table.tells(GnalliHolderLeft) == left
    assert [table.room(seat) for seat in range(3)] == ["1 8", "2 7", ""]
    assert [table.hand(seat) for seat in range(3)] == ["", "", "G 10"]


def test_r5_3_they_leave_before_anyone_bids() -> None:
    table = deal_to_two_bare("W 7 8 9")
    assert table.story()[-3:] == ["CardTurned", "GnalliHolderLeft", "GnalliHolderLeft"]
    assert table.state.awaited == (2,)
    table.refuses("0:G", "R6.1", "seat 0 has no cards left")


def test_r5_3_they_draw_as_far_as_the_supply_reaches() -> None:
    table = deal_to_two_bare("W 7")
    left = [
        GnalliHolderLeft("R5.3", 0, PartyCard.GUEST_7),
        GnalliHolderLeft("R5.3", 1, None),
    ]
    assert table.tells(GnalliHolderLeft) == left
    assert [table.hand(0), table.hand(1)] == ["", ""]
    assert [table.room(0), table.room(1)] == ["1 7", "2"]


def test_r5_3_a_stuck_player_may_draw_a_wullawaki() -> None:
    assert deal_to_two_bare("W W 8").room(0) == "1 W"


def test_r5_3_two_stuck_players_leave_the_second_bidding() -> None:
    table = deal_to_two_bare("7 8 9 3").play("0:G 1:G 2:G")
    left = [
        GnalliHolderLeft("R5.3", 0, PartyCard.GUEST_8),
        GnalliHolderLeft("R5.3", 1, PartyCard.GUEST_9),
    ]
    assert table.tells(GnalliHolderLeft) == left
    assert table.state.awaited == (2,)


# R5.4: one or none left to bid


def test_r5_4_one_left_bids_alone_and_wins() -> None:
    table = deal_to_two_bare("W 7 8 9").play("2:10")
    assert table.tells(CardWon) == [CardWon("R3.1", 2, PartyCard.WULLAWAKI, BidCard.TEN, ())]
    assert table.story()[:4] == ["BidPlaced", "BidsRevealed", "CardWon", "BidsReturned"]
    assert table.room(2).startswith("W")


def test_r5_4_one_left_beside_one_who_sits_out_bids_alone_and_wins() -> None:
    table = deal_to_one_bare("W 8 9").play("0:10")
    assert table.room(0) == "W"
    assert table.hand(0) == "G 10"


def test_r5_4_one_left_may_play_a_gnalli_that_is_not_barred() -> None:
    table = deal_to_two_bare("7 8 9 3", ruleset=DUTCH).play("2:G")
    assert table.tells(GnallisReturned) == [GnallisReturned((2,))]
    assert table.tells(SecondBidding) == [SecondBidding()]
    assert table.legal(2) == "2:10"
    assert table.play("2:10").room(2).startswith("7")


def test_r5_4_without_anyone_left_the_wullawaki_leaves_the_game() -> None:
    table = deal_to_one_bare("2 3 W 8 9 5").play("0:10 1:G 1:give:0")
    assert table.tells(CardRemoved) == [CardRemoved(PartyCard.WULLAWAKI)]
    assert table.state.removed == (PartyCard.WULLAWAKI,)
    assert [table.room(0), table.room(1)] == ["2 3 8", "1 9"]
    assert table.story()[-2:] == ["CardRemoved", "GameEnded"]


def test_r5_4_without_anyone_left_the_guest_leaves_the_game() -> None:
    table = deal_to_one_bare("2 3 7 8 9 5").play("0:10 1:G 1:give:0").play("0:G 1:G")
    assert table.story()[-5:] == [
        "SecondBidding",
        "GnalliHolderLeft",
        "GnalliHolderLeft",
        "CardRemoved",
        "GameEnded",
    ]
    assert table.state.removed == (PartyCard.GUEST_7,)
    assert dict(view(table.state, None).unseen) == {PartyCard.GUEST_5: 1}
