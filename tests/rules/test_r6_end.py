"""Chapter 6: the end of the game."""

import pytest

from gnumies.rules import BidCard, PartyCard
from gnumies.rules.events import CardTurned, GameEnded, RestSwept
from tests.rules.scenario import (
    WITHOUT_GNALLI,
    bids,
    deal,
    deal_to_one_bare,
    deal_to_two_bare,
    party,
)


def test_r6_1_a_player_without_cards_has_finished() -> None:
    table = deal("1 2 3", values="10", players=3, ruleset=WITHOUT_GNALLI).play("0:10 1:10 2:10")
    assert table.hand(1) == ""
    assert table.state.awaited == (0, 2)
    assert table.legal(1) == ""
    table.refuses("1:10", "R6.1", "seat 1 has no cards left")


def test_r6_1_his_room_stays() -> None:
    table = deal("1 2 3", values="10", players=3, ruleset=WITHOUT_GNALLI)
    table.play("0:10 1:10 2:10 0:10 2:10")
    assert table.room(1) == "1"
    assert table.tells(GameEnded)[0].scores[1].total == 1


def test_r6_2_all_eleven_cards_may_be_left_to_trade() -> None:
    values = "10 20 30 40 50 60 70 80 90 100"
    supply = "W " * 11 + "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8"
    table = deal(supply, values=values, players=3, colors="blue red yellow")
    for lost in values.split():  # blue's 100 has the most Luckynits and comes back every time
        table.play(f"0:100 1:{lost} 2:{lost}")
    (swept,) = table.play("0:10").tells(RestSwept)
    assert (len(swept.discarded), len(swept.cards)) == (11, 11)


def test_r6_2_the_last_player_trades_all_his_cards() -> None:
    table = deal("1 2 3 4 5", values="10 20", ruleset=WITHOUT_GNALLI, colors="yellow red")
    table.play("0:20 1:10 0:10 1:10")
    assert table.tells(RestSwept) == [RestSwept(1, bids("10 20"), party("3 4"))]
    assert table.room(1) == "3 4"
    assert table.hand(1) == ""


def test_r6_2_the_gnalli_counts_too() -> None:
    table = deal_to_two_bare("W 7 8 9 3 4").play("2:10")
    swept = RestSwept(2, (BidCard.GNALLI, BidCard.TEN), party("9 3"))
    assert table.tells(RestSwept) == [swept]
    assert table.room(2) == "W 9 3"
    assert table.hand(2) == ""


def test_r6_2_he_takes_as_far_as_the_supply_reaches() -> None:
    table = deal_to_two_bare("W 7 8 9").play("2:10")
    assert table.tells(RestSwept)[0].cards == party("9")
    assert table.state.supply_left == 0


def test_r6_2_he_discards_even_for_nothing() -> None:
    table = deal_to_two_bare("W 7 8").play("2:10")
    assert table.tells(RestSwept) == [RestSwept(2, (BidCard.GNALLI, BidCard.TEN), ())]


def test_r6_2_the_game_ends_with_the_sweep() -> None:
    table = deal_to_two_bare("W 7 8 9 3 4").play("2:10")
    assert table.tells(GameEnded)[0].rule == "R6.2"
    assert table.state.over
    assert table.state.supply_left == 1
    assert table.state.awaited == ()


def test_r6_2_it_is_checked_between_rounds_only() -> None:
    table = deal_to_two_bare("W 7 8 9 3 4")
    assert not table.state.over, "the Wullawaki that was turned must go to somebody"
    assert table.state.awaited == (2,)


def test_r6_2_whoever_sits_out_has_cards() -> None:
    table = deal_to_one_bare("W 8 9").play("0:10")
    assert table.tells(CardTurned) == [CardTurned(3, PartyCard.GUEST_8)]


def test_r6_3_the_game_ends_with_the_supply() -> None:
    table = deal("7").play("0:10 1:20")
    assert table.tells(GameEnded)[0].rule == "R6.3"
    assert table.hand(0) == "G 10 20 30"
    assert table.told[-1] == GameEnded("R6.3", table.state.phase.scores, table.state.phase.winners)


def test_r6_3_the_game_ends_when_nobody_has_cards() -> None:
    table = deal_to_one_bare("2 3 W 8 9 5").play("0:10 1:G 1:give:0")
    assert table.tells(GameEnded)[0].rule == "R6.3"
    assert table.tells(RestSwept) == []
    assert table.state.supply_left == 1


@pytest.mark.parametrize("move", ["0:10", "0:keep", "1:give:0", "4:10"])
def test_r6_3_no_move_follows_the_end(move: str) -> None:
    table = deal("7").play("0:10 1:20")
    assert table.legal(0) == table.legal(1) == ""
    table.refuses(move, "R9.3", "the game is over")
