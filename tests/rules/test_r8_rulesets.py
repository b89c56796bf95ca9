"""Chapter 8: rulesets, the three printed ones and tiny ones."""

from dataclasses import fields

import pytest

from gnumies.rules import (
    DUTCH,
    OVERVIEW,
    RULEBOOK,
    RULESETS,
    BadValue,
    BidCard,
    PartyCard,
    Ruleset,
    ruleset_named,
)
from gnumies.rules.events import (
    BidsDiscarded,
    BidsReturned,
    CardWon,
    GnalliForced,
    GnalliHolderLeft,
    GnalliSaw,
    SatOut,
)
from tests.rules.scenario import (
    bids,
    deal,
    deal_to_one_bare,
    deal_to_two_bare,
    refused,
    words,
)

# R8.1: the Gnalli in hand


def test_r8_1_only_the_overview_has_no_gnalli() -> None:
    assert [RULEBOOK.gnalli, DUTCH.gnalli, OVERVIEW.gnalli] == [True, True, False]
    assert words(OVERVIEW.hand) == "10 20 30 40 50 60 70 80 90 100"


def test_r8_1_without_a_gnalli_none_can_be_bid() -> None:
    deal("7", ruleset=OVERVIEW).refuses("0:G", "R2.3", "does not hold G")


def test_r8_1_rulesets_are_found_by_name() -> None:
    assert list(RULESETS) == ["rulebook", "dutch", "overview"]
    assert [ruleset_named(name) for name in RULESETS] == [RULEBOOK, DUTCH, OVERVIEW]
    with refused(BadValue, "R8.1", "'belgian' is not a ruleset; there are rulebook, dutch, over"):
        ruleset_named("belgian")


def test_r8_1_they_differ_in_the_four_switches_alone() -> None:
    switches = {"name", "gnalli", "copicastor_to", "stuck", "bare_gnallis_leave"}
    same = [field.name for field in fields(Ruleset) if field.name not in switches]
    for name in same:
        assert getattr(RULEBOOK, name) == getattr(DUTCH, name) == getattr(OVERVIEW, name)


@pytest.mark.parametrize(
    "fields",
    [
        {"bid_values": bids("20 10")},
        {"bid_values": bids("10 10")},
        {"guests": ((PartyCard.GUEST_2, 1), (PartyCard.GUEST_1, 1))},
        {"guests": ((PartyCard.GUEST_1, 1), (PartyCard.GUEST_1, 1))},
    ],
)
def test_r8_1_a_tiny_ruleset_lists_its_cards_in_order(fields: dict[str, object]) -> None:
    with refused(BadValue, "R8.1", "must ascend without a repetition"):
        Ruleset("bad", **fields)


def test_r8_1_a_tiny_ruleset_is_played_like_any() -> None:
    tiny = Ruleset("tiny", bids("10 20"), ((PartyCard.GUEST_3, 2),), wullawakis=1, copicastors=2)
    assert words(tiny.deck) == "3 3 C C W"
    assert words(tiny.hand) == "G 10 20"


# R8.2: who wins the Copicastor


@pytest.mark.parametrize(("ruleset", "winner"), [(RULEBOOK, 0), (DUTCH, 0), (OVERVIEW, 1)])
def test_r8_2_the_overview_gives_the_copicastor_to_the_highest(
    ruleset: Ruleset, winner: int
) -> None:
    assert deal("C 7", ruleset=ruleset).play("0:10 1:20").room(winner) == "C"


def test_r8_2_the_overviews_winner_discards() -> None:
    table = deal("C 7", ruleset=OVERVIEW).play("0:10 1:20")
    won = CardWon("R8.2", 1, PartyCard.COPICASTOR, BidCard.TWENTY, ())
    assert table.tells(CardWon) == [won]
    assert [table.hand(0), table.hand(1)] == ["10 20 30", "10 30"]


def test_r8_2_the_overviews_tie_goes_to_the_most_luckynits() -> None:
    table = deal("C 7", ruleset=OVERVIEW).play("0:10 1:10")
    assert table.tells(CardWon)[0].tied == ((0, 1), (1, 4))
    assert table.room(1) == "C"


# R8.3: one stuck player on a Wullawaki


def test_r8_3_the_dutch_stuck_player_must_play_his_gnalli() -> None:
    table = deal_to_one_bare("W 7 8", ruleset=DUTCH)
    assert table.tells(GnalliForced) == [GnalliForced(1)]
    assert table.state.awaited == (0, 1)
    assert table.legal(1) == "1:G"
    table.refuses("0:G", "R3.2", "no Gnalli may be played on a Wullawaki")


def test_r8_3_he_draws_after_the_wullawaki_is_awarded() -> None:
    table = deal_to_one_bare("W 7 8", ruleset=DUTCH).play("0:10 1:G")
    assert table.story()[-4:] == ["CardWon", "BidsReturned", "GnalliDrew", "GnalliSaw"]
    assert table.tells(GnalliSaw) == [GnalliSaw(1, PartyCard.GUEST_7)]
    assert table.room(0) == "W"


def test_r8_3_his_gnalli_is_no_bid_that_the_wullawaki_takes() -> None:
    table = deal_to_one_bare("W 7 8", ruleset=DUTCH).play("0:10 1:G")
    assert table.tells(BidsDiscarded) == []
    assert table.tells(BidsReturned) == [BidsReturned("R3.1", ((0, BidCard.TEN),))]
    assert table.hand(1) == "G"


def test_r8_3a_he_keeps_a_drawn_wullawaki_and_his_gnalli() -> None:
    table = deal_to_one_bare("W W 8", ruleset=DUTCH).play("0:10 1:G")
    assert table.room(1) == "1 W"
    assert table.hand(1) == "G"


def test_r8_3b_he_may_keep_the_drawn_guest() -> None:
    table = deal_to_one_bare("W 7 8", ruleset=DUTCH).play("0:10 1:G 1:keep")
    assert table.room(1) == "1 7"
    assert table.hand(1) == ""


def test_r8_3c_he_may_give_the_drawn_guest() -> None:
    table = deal_to_one_bare("W 7 8", ruleset=DUTCH).play("0:10 1:G 1:give:0")
    assert table.room(0) == "W 7"
    assert table.hand(1) == "G"


def test_r8_3_with_an_empty_supply_he_draws_nothing() -> None:
    table = deal_to_one_bare("W", ruleset=DUTCH).play("0:10 1:G")
    assert "NothingDrawn" in table.story()
    assert table.hand(1) == "G"


def test_r8_3_the_rulebooks_stuck_player_sits_out() -> None:
    table = deal_to_one_bare("W 7 8", ruleset=RULEBOOK)
    assert table.tells(SatOut) == [SatOut(1)]


def test_r8_3_in_the_second_bidding_the_dutch_sit_out_too() -> None:
    table = deal_to_one_bare("7 8", ruleset=DUTCH).play("0:G 1:G")
    assert table.tells(SatOut) == [SatOut(1)]
    assert table.state.awaited == (0,)
    table.refuses("1:G", "R5.3", "nothing but a barred Gnalli")


# R8.4: two or more bare Gnallis


def test_r8_4_the_dutch_leave_in_any_round() -> None:
    table = deal_to_two_bare("7 8 9 3", ruleset=DUTCH)
    left = [
        GnalliHolderLeft("R8.4", 0, PartyCard.GUEST_8),
        GnalliHolderLeft("R8.4", 1, PartyCard.GUEST_9),
    ]
    assert table.tells(GnalliHolderLeft) == left
    assert [table.hand(0), table.hand(1)] == ["", ""]


def test_r8_4_they_leave_after_the_turn_and_before_the_bidding() -> None:
    table = deal_to_two_bare("7 8 9 3", ruleset=DUTCH)
    assert table.story()[-3:] == ["CardTurned", "GnalliHolderLeft", "GnalliHolderLeft"]
    assert table.state.awaited == (2,)


def test_r8_4_the_draw_is_compulsory() -> None:
    table = deal_to_two_bare("7 W W 3", ruleset=DUTCH)
    assert [table.room(0), table.room(1)] == ["1 W", "2 W"]


def test_r8_4_on_a_wullawaki_it_is_r5_3() -> None:
    table = deal_to_two_bare("W 8 9 3", ruleset=DUTCH)
    assert [event.rule for event in table.tells(GnalliHolderLeft)] == ["R5.3", "R5.3"]


def test_r8_4_one_bare_gnalli_stays() -> None:
    table = deal_to_one_bare("7 8", ruleset=DUTCH)
    assert table.tells(GnalliHolderLeft) == []
    assert table.legal(1) == "1:G"


def test_r8_4_under_the_rulebook_they_play_on() -> None:
    table = deal_to_two_bare("7 8 9 3", ruleset=RULEBOOK)
    assert table.tells(GnalliHolderLeft) == []
    assert table.legal(0) == "0:G"


@pytest.mark.parametrize("ruleset", RULESETS.values())
def test_r8_1_five_of_a_kind_score_150_in_all(ruleset: Ruleset) -> None:
    table = deal("7 7 7 7 7", values="10 20 30 40 50 60", ruleset=ruleset)
    table.play("0:10 1:20 0:10 1:30 0:10 1:40 0:10 1:50 0:10 1:60")
    assert [score.total for score in table.state.phase.scores] == [0, 150]
