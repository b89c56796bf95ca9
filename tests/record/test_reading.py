"""What a reader takes and what it refuses, each in one line (R9.1)."""

import json
from pathlib import Path

import pytest

from gnumies.record import MAX_BYTES, RecordError, load, read, write
from tests.record.games import TINY_RULESET, bid, data, encoded, supply


def fault(raw: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(raw)
    assert "\n" not in str(caught.value)
    return caught.value


def changed(**changes: object) -> bytes:
    return encoded(data(**changes))


def test_r9_1_a_record_reads_back_as_it_was_written() -> None:
    record = read(changed(youngest_first=[1, 0], ended="abandoned"))
    assert read(write(record)) == record
    assert record.abandoned
    assert record.youngest_first == (1, 0)


def test_r9_1_unknown_keys_are_kept_wherever_they_stand() -> None:
    original = data(
        seed=7,
        result={"scores": [1, 2.5], "note": "Grüße"},
        players=[
            {"name": "Ada", "color": "red", "rating": 1500},
            {"name": "Bo", "color": "gray"},
        ],
        moves=[{"seat": 0, "bid": "50", "by": "bot", "at": "12:00"}],
    )
    assert json.loads(write(read(encoded(original)))) == original


def test_r9_1_a_tiny_ruleset_is_written_by_its_fields() -> None:
    cards = ["1", "1", "2", "C", "W"]
    original = data(ruleset=TINY_RULESET, supply=cards, moves=[])
    assert json.loads(write(read(encoded(original))))["ruleset"] == TINY_RULESET


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b'{"a": 1} x', "not JSON"),
        (b"\xff\xfe{\x00", "not UTF-8: byte 0"),
        ("\ufeff{}".encode(), "not JSON"),
        (b'{"format": NaN}', "NaN is not a number"),
        (b'{"x": -Infinity}', "-Infinity is not a number"),
        (b'{"x": 1e999}', "too large a number"),
        (b'{"x": ' + b"9" * 5000 + b"}", "too large a number"),
        (b"[" * 100_000, "nested deeper than 20 levels"),
        (b"[" * 21 + b"]" * 21, "nested deeper than 20 levels"),
        (rb'{"x": "\ud800"}', "half of a surrogate pair"),
        (b" " * (MAX_BYTES + 1), "larger than"),
    ],
)
def test_what_is_no_json_breaks_no_rule(raw: bytes, reason: str) -> None:
    error = fault(raw)
    assert reason in error.reason
    assert (error.rule, error.move) == (None, None)


def test_twenty_levels_are_not_too_deep() -> None:
    assert fault(b"[" * 20 + b"]" * 20).reason == "a record must be an object, not a list"


def test_many_keys_are_read_quickly() -> None:
    many = {str(number): 0 for number in range(60_000)}
    raw = encoded(data(many=many)).replace(b'"0": 0', b'"59999": 0', 1)
    assert 'the key "59999" stands twice' in fault(raw).reason


def test_a_key_that_stands_twice_is_refused() -> None:
    assert 'the key "seat" stands twice' in fault(b'{"moves": [{"seat": 0, "seat": 1}]}').reason


@pytest.mark.parametrize("key", ["format", "ruleset", "players", "supply", "moves"])
def test_r9_1_a_missing_part_is_named(key: str) -> None:
    broken = data()
    del broken[key]
    assert str(fault(encoded(broken))) == f"R9.1: a record has no '{key}'"


@pytest.mark.parametrize(
    ("changes", "rule", "reason"),
    [
        ({"format": "gnumies-record/2"}, "R9.1", "the format must be gnumies-record/1"),
        ({"format": 1}, "R9.1", "the format must be gnumies-record/1, not 1"),
        ({"ruleset": "house"}, "R8.1", "'house' is not a ruleset"),
        ({"ruleset": 3}, "R9.1", "must be an object, not 3"),
        ({"ruleset": None}, "R9.1", "must be an object, not null"),
        ({"players": {}}, "R9.1", "players must be a list"),
        ({"players": []}, "R1.1", "not 0"),
        ({"players": [{"name": "Ada", "color": "red"}]}, "R1.1", "2 to 5 can play, not 1"),
        ({"players": [{"name": "A", "color": "red"}] * 2}, "R1.1", "one colour"),
        ({"players": [{"name": "A", "color": "pink"}]}, "R1.1", '"pink" is not a colour'),
        ({"players": [{"name": "A", "color": ["red"]}]}, "R1.1", "a list is not a colour"),
        ({"players": [{"color": "red"}]}, "R9.1", "a player has no 'name'"),
        ({"players": [{"name": 5, "color": "red"}]}, "R9.1", "name must be text, not 5"),
        ({"players": [{"name": "x" * 101, "color": "red"}]}, "R9.1", "101 characters"),
        ({"youngest_first": [0, 0]}, "R1.6", "each once"),
        ({"youngest_first": [0, True]}, "R9.1", "whole number, not true"),
        ({"youngest_first": []}, "R1.6", "every seat, or be left out"),
        ({"youngest_first": None}, "R9.1", "must be a list"),
        ({"supply": supply()[:-1]}, "R1.4", "the W 6 times, where 7 belong"),
        ({"supply": [*supply()[:-1], "0"]}, "R9.1", "'0' is not a party card"),
        ({"supply": [*supply()[:-1], 7]}, "R9.1", "must be text, not 7"),
        ({"supply": [*supply()[:-1], "\u0667"]}, "R9.1", "is not a party card"),
        ({"supply": [*supply()[:-1], " 7"]}, "R9.1", "' 7' is not a party card"),
        ({"ended": "lost"}, "R9.1", 'ended can only be "abandoned"'),
        ({"luckynits": {}}, "R1.3", "lack an entry for 10"),
    ],
)
def test_r9_1_a_part_that_is_wrong_is_named(
    changes: dict[str, object], rule: str, reason: str
) -> None:
    error = fault(changed(**changes))
    assert (error.rule, error.move) == (rule, None)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (7, "a move must be an object, not 7"),
        ({"bid": "50"}, "a move has no 'seat'"),
        ({"seat": "0", "bid": "50"}, 'must be a whole number, not "0"'),
        ({"seat": 0.0, "bid": "50"}, "must be a whole number, not 0.0"),
        ({"seat": False, "bid": "50"}, "must be a whole number, not false"),
        ({"seat": 0}, "this has none"),
        ({"seat": 0, "bid": "50", "keep": True}, "this has bid and keep"),
        ({"seat": 0, "bid": 50}, "a bid must be text, not 50"),
        ({"seat": 0, "bid": "55"}, "'55' is not a bid card"),
        ({"seat": 0, "bid": "050"}, "'050' is not a bid card"),
        ({"seat": 0, "bid": "１０"}, "is not a bid card"),  # noqa: RUF001 - digits that are not ASCII
        ({"seat": 0, "bid": "g"}, "'g' is not a bid card"),
        ({"seat": 0, "keep": 1}, "keep can only be true, not 1"),
        ({"seat": 0, "keep": False}, "keep can only be true, not false"),
        ({"seat": 0, "give": "1"}, 'must be a whole number, not "1"'),
        ({"seat": 0, "give": None}, "must be a whole number, not null"),
        ({"seat": 0, "bid": "50", "by": "greedy"}, 'by can only be "bot"'),
    ],
)
def test_r9_1_a_move_that_is_wrong_is_named_by_its_number(move: object, reason: str) -> None:
    error = fault(changed(moves=[bid(0, "50"), move]))
    assert (error.rule, error.move) == ("R9.1", 1)
    assert reason in error.reason
    assert str(error).startswith("move 1: R9.1: ")


def test_1e3_is_no_seat() -> None:
    raw = encoded(data()).replace(b'"seat": 0', b'"seat": 1e3')
    assert "must be a whole number, not 1000.0" in fault(raw).reason


@pytest.mark.parametrize("name", ["", "Ada", "x" * 100, "名" * 100, "عَدَا", "🧑‍🚀", "<b>&\u202e\n"])
def test_names_of_any_script_are_taken_as_they_are(name: str) -> None:
    players = [{"name": name, "color": "red"}, {"name": "Bo", "color": "gray"}]
    record = read(changed(players=players))
    assert record.players[0].name == name
    assert read(write(record)) == record


def test_a_file_is_loaded_without_reading_more_than_a_record(tmp_path: Path) -> None:
    path = tmp_path / "a.gnumies.json"
    path.write_bytes(encoded(data()))
    assert load(path) == read(encoded(data()))
    path.write_bytes(b" " * (3 * MAX_BYTES))
    with pytest.raises(RecordError, match="larger than"):
        load(path)
