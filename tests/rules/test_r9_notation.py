"""Chapter 9: the text forms of cards and moves, and plain data (records have their own tests)."""

import json
from collections.abc import Callable
from copy import copy
from typing import get_args

import pytest

from gnumies.rules import (
    DEFAULT_LUCKYNITS,
    RULESETS,
    BadValue,
    Bid,
    BidCard,
    Color,
    Event,
    Give,
    IllegalMove,
    Keep,
    Luckynits,
    PartyCard,
    RuleError,
    Ruleset,
    parse_move,
    view,
)
from gnumies.rules.events import BidsRevealed, CardTurned, GameEnded, GnalliHolderLeft, GnalliSaw
from gnumies.rules.notation import (
    EVENT_TYPES,
    event_data,
    kebab,
    move_data,
    ruleset_data,
    score_data,
    view_data,
)
from tests.rules.scenario import bids, deal, deal_to_one_bare, refused, words


def test_r9_1_party_cards_are_written_1_to_15_w_and_c() -> None:
    assert words(tuple(PartyCard)) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 C W"
    assert [PartyCard.parse(str(card)) for card in PartyCard] == list(PartyCard)
    assert f"{PartyCard.WULLAWAKI} {PartyCard.GUEST_7:>2}" == "W  7"


def test_r9_1_bid_cards_are_written_10_to_100_and_g() -> None:
    assert words(tuple(BidCard)) == "G 10 20 30 40 50 60 70 80 90 100"
    assert [BidCard.parse(str(card)) for card in BidCard] == list(BidCard)
    assert f"{BidCard.GNALLI} {BidCard.TEN:>3}" == "G  10"


@pytest.mark.parametrize("text", ["", "0", "16", "17", "w", " 1", "01", "G", "\u0661", "1\n"])
def test_r9_1_another_party_card_is_refused(text: str) -> None:
    with refused(BadValue, "R9.1", f"{text!r} is not a party card; there are 1 … 15, W and C"):
        PartyCard.parse(text)


@pytest.mark.parametrize("text", ["", "0", "5", "15", "110", "g", "10 ", "W", "010", "1O"])
def test_r9_1_another_bid_card_is_refused(text: str) -> None:
    with refused(BadValue, "R9.1", f"{text!r} is not a bid card; there are 10, 20 … 100 and G"):
        BidCard.parse(text)


def test_r9_1_a_long_wrong_text_is_cut_short() -> None:
    with pytest.raises(BadValue) as caught:
        BidCard.parse("9" * 10_000)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("0:50", Bid(0, BidCard.FIFTY)),
        ("3:G", Bid(3, BidCard.GNALLI)),
        ("1:keep", Keep(1)),
        ("4:give:2", Give(4, 2)),
    ],
)
def test_r9_1_moves_have_a_text_form(text: str, move: Bid | Keep | Give) -> None:
    assert parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "0", "0:", "5:10", "-1:10", "0:0", "0:110", "0:keep:1", "0:give", "0:give:5", "0:10\n"],
)
def test_r9_1_another_move_is_refused(text: str) -> None:
    with refused(BadValue, "R9.1", f"{text!r} is not a move"):
        parse_move(text)


@pytest.mark.parametrize(
    ("move", "data"),
    [
        ("0:50", {"seat": 0, "bid": "50"}),
        ("1:G", {"seat": 1, "bid": "G"}),
        ("1:keep", {"seat": 1, "keep": True}),
        ("1:give:0", {"seat": 1, "give": 0}),
    ],
)
def test_r9_1_moves_have_a_record_form(move: str, data: dict[str, object]) -> None:
    assert move_data(parse_move(move)) == data


@pytest.mark.parametrize("name", RULESETS)
def test_r9_1_a_printed_ruleset_is_its_name(name: str) -> None:
    assert ruleset_data(RULESETS[name]) == name


def test_r9_1_a_tiny_ruleset_is_its_fields() -> None:
    tiny = Ruleset("tiny", bids("10 20"), ((PartyCard.GUEST_3, 2),), wullawakis=1, gnalli=False)
    assert ruleset_data(tiny) == {
        "name": "tiny",
        "bid_values": ["10", "20"],
        "guests": {"3": 2},
        "wullawakis": 1,
        "copicastors": 1,
        "gnalli": False,
        "copicastor_to": "lowest",
        "stuck": "sits-out",
        "bare_gnallis_leave": "when-barred",
    }


def test_r9_1_a_changed_ruleset_does_not_pass_under_a_printed_name() -> None:
    assert isinstance(ruleset_data(Ruleset("rulebook", wullawakis=6)), dict)


def test_r9_1_luckynits_are_written_by_value_and_colour() -> None:
    table = DEFAULT_LUCKYNITS.as_mapping()
    assert list(table) == words(tuple(BidCard)[1:]).split()
    assert table["80"] == {"red": 2, "yellow": 4, "blue": 1, "violet": 5, "gray": 3}
    assert Luckynits.from_mapping(table) == DEFAULT_LUCKYNITS


Table = dict[str, dict[str, int]]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda table: table.pop("100"), "the Luckynits lack an entry for 100"),
        (lambda table: table.update(G={}), "the Luckynits have an entry for 'G', which is none"),
        (lambda table: table["10"].pop("red"), "the Luckynits of 10 lack an entry for red"),
        (lambda table: table["10"].update(pink=1), "the Luckynits of 10 have an entry for 'pink'"),
        (lambda table: table["10"].update(red=4), "the Luckynits of 10 must be 1 to 5, each once"),
    ],
)
def test_r9_1_a_damaged_table_of_luckynits_is_refused(
    damage: Callable[[Table], object], reason: str
) -> None:
    table = DEFAULT_LUCKYNITS.as_mapping()
    damage(table)
    with refused(BadValue, "R1.3", reason):
        Luckynits.from_mapping(table)


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (CardTurned(3, PartyCard.COPICASTOR), {"rule": "R2.2", "round": 3, "card": "C"}),
        (GnalliSaw(1, PartyCard.GUEST_7), {"rule": "R2.6", "seat": 1, "card": "7"}),
        (GnalliHolderLeft("R8.4", 1, None), {"rule": "R8.4", "seat": 1, "card": None}),
        (
            BidsRevealed(((0, BidCard.GNALLI), (1, BidCard.TEN))),
            {"rule": "R2.3", "bids": [[0, "G"], [1, "10"]]},
        ),
    ],
)
def test_r9_1_events_are_plain_data(event: Event, data: dict[str, object]) -> None:
    assert event_data(event) == {"type": kebab(type(event)), **data}


def test_r9_1_a_score_is_plain_data() -> None:
    [ended] = deal("7 7").play("0:10 1:20 0:10 1:30").tells(GameEnded)
    scores = [score_data(score) for score in ended.scores]
    assert event_data(ended)["scores"] == scores
    assert scores[1] == {
        "wullawakis": 0,
        "left": [],
        "copicastors": 0,
        "became": None,
        "sets": [{"guest": "7", "count": 2, "points": 20}],
        "total": 20,
    }


def test_r9_1_each_event_has_its_type() -> None:
    assert set(EVENT_TYPES.values()) == set(get_args(Event))
    assert EVENT_TYPES["gnalli-holder-left"] is GnalliHolderLeft
    assert EVENT_TYPES["card-turned"] is CardTurned


def test_r9_1_a_view_is_plain_data() -> None:
    state = deal("7 8 W", values="10").play("0:10").state
    assert view_data(view(state, 0)) == {
        "viewer": 0,
        "ruleset": ruleset_data(state.setup.ruleset),
        "colors": ["red", "yellow"],
        "youngest_first": [0, 1],
        "luckynits": DEFAULT_LUCKYNITS.as_mapping(),
        "round": 1,
        "supply_left": 2,
        "hands": [["G", "10"], ["G", "10"]],
        "rooms": [[], []],
        "removed": [],
        "phase": {
            "type": "bidding",
            "face_up": "7",
            "second": False,
            "barred": False,
            "bidders": [0, 1],
            "stuck": None,
            "my_bid": "10",
        },
        "awaited": [1],
        "legal": [{"seat": 0, "bid": "G"}, {"seat": 0, "bid": "10"}],
        "discards": [[], []],
        "unseen": {"8": 1, "W": 1},
    }


def test_r9_1_a_views_phase_says_its_type() -> None:
    table = deal("7 8 9").play("0:10 1:G")
    phase = view_data(view(table.state, 1))["phase"]
    assert phase == {"type": "deciding", "seat": 1, "drawn": "8"}
    table.play("1:keep 0:20 1:30")
    assert view_data(view(table.state, None))["phase"]["type"] == "over"


@pytest.mark.parametrize("color", Color)
def test_r9_1_a_colour_is_its_word(color: Color) -> None:
    assert json.loads(json.dumps(color)) == str(color) == color.value


def test_r9_1_what_is_no_data_has_no_plain_form() -> None:
    with pytest.raises(TypeError, match="object has no plain form"):
        event_data(CardTurned(1, object()))


@pytest.mark.parametrize("error", [BadValue, IllegalMove])
def test_r9_1_a_fault_is_one_line_with_rule_and_reason(error: type[RuleError]) -> None:
    assert str(error("R2.3", "no")) == "R2.3: no"
    assert str(error(None, "no")) == "no"


def test_r9_1_a_fault_can_be_sent_to_another_process() -> None:
    fault = copy(IllegalMove("R2.3", "no"))  # copies as pickle does
    assert (type(fault), fault.rule, fault.reason) == (IllegalMove, "R2.3", "no")


def test_r9_2_the_bids_of_one_bidding_stand_in_any_order() -> None:
    one, other = deal("7 8", players=3), deal("7 8", players=3)
    assert one.play("0:10 1:20 2:30").state == other.play("2:30 0:10 1:20").state


def test_r9_2_forced_outcomes_are_no_moves() -> None:
    swept = deal("7 8", values="10", ruleset=RULESETS["overview"]).play("0:10 1:10")
    assert swept.state.over
    kept = deal("7 W 9").play("0:10 1:G")
    assert kept.state.awaited == (0, 1)
    sat_out = deal_to_one_bare("W 8")
    assert sat_out.state.awaited == (0,)


def test_r9_2_a_bid_with_only_one_legal_card_is_a_move() -> None:
    table = deal_to_one_bare("7 8")
    assert table.legal(1) == "1:G"
    assert table.play("0:10").state.awaited == (1,)


def test_r9_3_a_game_may_stand_still_at_any_move() -> None:
    table = deal("7 8").play("0:10 1:G")
    assert not table.state.over
    assert table.state.awaited == (1,)


@pytest.mark.parametrize("move", ["0:10", "0:keep", "1:give:0", "4:10"])
def test_r9_3_a_move_after_the_end_is_refused(move: str) -> None:
    deal("7").play("0:10 1:20").refuses(move, "R9.3", "the game is over")
