"""Rulesets and Luckynits as JSON."""

from typing import Any

import pytest

from gnumies.record import RecordError, luckynits_from, ruleset_from
from gnumies.rules import DEFAULT_LUCKYNITS, RULEBOOK, RULESETS, BadValue, RuleError, Ruleset
from gnumies.rules.notation import ruleset_data
from tests.record.games import TINY_RULESET


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_r8_1_a_printed_ruleset_is_its_name(ruleset: Ruleset) -> None:
    assert ruleset_data(ruleset) == ruleset.name
    assert ruleset_from(ruleset.name) is ruleset


def test_r8_1_another_ruleset_is_its_fields() -> None:
    ruleset = ruleset_from(TINY_RULESET)
    assert ruleset_data(ruleset) == TINY_RULESET
    assert [str(card) for card in ruleset.deck] == ["1", "1", "2", "C", "W"]


def test_r8_1_a_printed_name_with_all_its_own_fields_is_that_ruleset() -> None:
    fields = TINY_RULESET | {
        "name": "rulebook",
        "bid_values": [str(card) for card in RULEBOOK.bid_values],
        "guests": {str(guest): copies for guest, copies in RULEBOOK.guests},
        "wullawakis": 7,
    }
    assert ruleset_from(fields) == RULEBOOK


@pytest.mark.parametrize(
    ("changes", "rule", "reason"),
    [
        ({"name": "rulebook"}, "R8.1", "rulebook is the name of a printed ruleset"),
        ({"name": ""}, "R8.1", "1 to 100 characters"),
        ({"name": "x" * 101}, "R8.1", "1 to 100 characters"),
        ({"name": 1}, "R9.1", "must be text"),
        ({"extra": 1}, "R8.1", 'no "extra", only name, bid_values'),
        ({"bid_values": ["20", "10"]}, "R8.1", "bid_values must ascend"),
        ({"bid_values": ["10", "10"]}, "R8.1", "bid_values must ascend"),
        ({"bid_values": []}, "R1.2", "one value or more"),
        ({"bid_values": ["G", "10"]}, "R1.2", "never the Gnalli"),
        ({"bid_values": [10]}, "R9.1", "must be text"),
        ({"guests": {"C": 1}}, "R1.4", "guests 1 to 15"),
        ({"guests": {"1": 0}}, "R1.4", "one copy or more"),
        ({"guests": {"1": True}}, "R9.1", "whole number"),
        ({"guests": {"1": 5}}, "R7.3", "6 of a kind cannot be scored"),
        ({"wullawakis": -1}, "R1.4", "a negative number of times"),
        ({"guests": {}, "wullawakis": 0, "copicastors": 0}, "R1.4", "1 to 100 party cards"),
        ({"wullawakis": 10**18}, "R1.4", "1 to 100 party cards"),
        ({"copicastors": 10**18}, "R1.4", "1 to 100 party cards"),
        ({"guests": {"1": 10**18}}, "R1.4", "1 to 100 party cards"),
        ({"gnalli": 1}, "R9.1", "true or false"),
        ({"copicastor_to": "me"}, "R8.1", 'must be lowest or highest, not "me"'),
        ({"stuck": None}, "R8.1", "must be sits-out or plays-gnalli"),
    ],
)
def test_r8_1_a_ruleset_that_is_wrong_is_refused(
    changes: dict[str, Any], rule: str, reason: str
) -> None:
    with pytest.raises(RuleError) as caught:
        ruleset_from(TINY_RULESET | changes)
    assert caught.value.rule == rule
    assert reason in caught.value.reason


def test_r8_1_guests_may_stand_in_any_order() -> None:
    assert ruleset_from(TINY_RULESET | {"guests": {"2": 1, "1": 2}}) == ruleset_from(TINY_RULESET)


def test_r8_1_a_ruleset_needs_all_its_fields() -> None:
    for key in TINY_RULESET:
        fields = {name: value for name, value in TINY_RULESET.items() if name != key}
        with pytest.raises(RecordError, match=f"a ruleset has no '{key}'"):
            ruleset_from(fields)


def test_r1_3_luckynits_read_back_as_they_were_written() -> None:
    assert luckynits_from(DEFAULT_LUCKYNITS.as_mapping()) == DEFAULT_LUCKYNITS


@pytest.mark.parametrize(
    ("value", "row", "reason"),
    [
        ("10", {"red": 2}, "the Luckynits of 10 must be 1 to 5, each once"),
        ("10", {"red": "1"}, "the Luckynits of red 10 must be a whole number"),
        ("10", {"red": True}, "must be a whole number, not true"),
        ("20", {"pink": 1}, "have an entry for 'pink'"),
        ("110", {}, "have an entry for '110'"),
    ],
)
def test_r1_3_luckynits_that_are_wrong_are_refused(
    value: str, row: dict[str, Any], reason: str
) -> None:
    table: dict[str, Any] = DEFAULT_LUCKYNITS.as_mapping()
    table[value] = table.get(value, {}) | row
    with pytest.raises(RuleError) as caught:
        luckynits_from(table)
    assert reason in caught.value.reason


def test_r1_3_luckynits_lack_no_colour_and_no_value() -> None:
    table: dict[str, Any] = DEFAULT_LUCKYNITS.as_mapping()
    del table["30"]["gray"]
    with pytest.raises(BadValue, match="the Luckynits of 30 lack an entry for gray"):
        luckynits_from(table)
    del table["30"]
    with pytest.raises(BadValue, match="the Luckynits lack an entry for 30"):
        luckynits_from(table)
