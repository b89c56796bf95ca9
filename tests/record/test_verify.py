"""A proof that holds, and every way to tamper with one."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gnumies.record import read
from gnumies.record.fair import commitment, nonce_commitment, shuffled
from gnumies.record.fairness import Fairness, Pledge, fairness_data, fairness_from
from gnumies.record.verify import Finding, verify
from gnumies.rules import RULEBOOK
from tests.record.fair_games import NONCES, SECRET, fair
from tests.record.games import TINY_RULESET, Data, bid, data, encoded

PAGE = Path(__file__).parents[2] / "docs" / "fair-deck.md"


def findings(record: Data) -> tuple[Finding, ...]:
    return verify(read(encoded(record)))


def faults(record: Data) -> dict[str, str]:
    found = {each.check: each.fault for each in findings(record) if each.fault is not None}
    assert not any("\n" in fault for fault in found.values())
    return found


def test_a_fair_record_is_proved_part_by_part() -> None:
    assert [(each.check, each.seats, each.ok) for each in findings(fair())] == [
        ("fairness", (), True),
        ("secret", (), True),
        ("nonce", (0,), True),
        ("nonce", (1,), True),
        ("shared", (0, 1), True),
        ("supply", (), True),
        ("moves", (), True),
    ]


def test_a_nonce_that_was_not_opened_counts_as_none_and_is_shown() -> None:
    found = findings(fair(opened=(1,)))
    assert all(each.ok for each in found)
    assert Finding("unopened", (0,)) in found
    assert Finding("shared", (1,)) in found


def test_without_any_nonce_the_table_could_choose() -> None:
    expected = {"shared": "no person opened a nonce: the table alone could choose the order"}
    assert faults(fair(opened=())) == expected


def test_bots_have_no_nonce() -> None:
    pledge = Pledge(1, nonce_commitment(NONCES[1]), NONCES[1])
    fairness = Fairness(commitment(SECRET), (pledge,), SECRET)
    assert fairness.key is not None
    supply = [str(card) for card in shuffled(RULEBOOK.deck, fairness.key)]
    assert faults(data(supply=supply, moves=[], fairness=fairness_data(fairness))) == {}


def test_a_tiny_ruleset_has_its_own_deck() -> None:
    pledge = Pledge(0, nonce_commitment(NONCES[0]), NONCES[0])
    fairness = Fairness(commitment(SECRET), (pledge,), SECRET)
    assert fairness.key is not None
    supply = list(shuffled(["1", "1", "2", "C", "W"], fairness.key))
    tiny = data(ruleset=TINY_RULESET, supply=supply, moves=[], fairness=fairness_data(fairness))
    assert faults(tiny) == {}


@pytest.mark.parametrize("null", [True, False])
def test_without_the_secret_it_cannot_be_verified_yet(null: bool) -> None:  # noqa: FBT001 - a case
    record = fair(secret=None)
    assert "secret" not in record["fairness"]
    if null:
        record["fairness"]["secret"] = None
    assert "cannot be verified yet" in faults(record).pop("secret")
    assert list(faults(record)) == ["secret"]
    assert "supply" not in [each.check for each in findings(record)]


def test_a_record_without_a_promise_proves_nothing() -> None:
    assert faults(data()) == {"fairness": "the record has no 'fairness': nothing was promised"}


def test_an_illegal_move_is_named() -> None:
    record = fair()
    record["moves"] = [bid(0, "50"), bid(0, "60")]
    assert faults(record)["moves"].startswith("move 1: R9.2: seat 0 has bid")


def flipped(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def tamper_secret(record: Data) -> None:
    record["fairness"]["secret"] = flipped(record["fairness"]["secret"])


def tamper_commitment(record: Data) -> None:
    record["fairness"]["commitment"] = flipped(record["fairness"]["commitment"])


def tamper_secret_and_commitment(record: Data) -> None:
    record["fairness"] |= {"secret": "00" * 32, "commitment": commitment(bytes(32))}


def tamper_nonce(record: Data) -> None:
    player = record["fairness"]["players"][1]
    player["nonce"] = flipped(player["nonce"])


def tamper_nonce_commitment(record: Data) -> None:
    record["fairness"]["players"][0]["commitment"] = commitment(NONCES[0])


def hide_nonce(record: Data) -> None:
    record["fairness"]["players"][0]["nonce"] = None


def leave_out_player(record: Data) -> None:
    del record["fairness"]["players"][0]


def swap_seats(record: Data) -> None:
    one, other = record["fairness"]["players"]
    one["seat"], other["seat"] = 1, 0


def swap_cards(record: Data) -> None:
    supply = record["supply"]
    other = next(index for index, card in enumerate(supply) if card != supply[0])
    supply[0], supply[other] = supply[other], supply[0]


@pytest.mark.parametrize(
    ("tamper", "found"),
    [
        (tamper_secret, ["secret", "supply"]),
        (tamper_commitment, ["secret"]),
        (tamper_secret_and_commitment, ["supply"]),
        (tamper_nonce, ["nonce", "supply"]),
        (tamper_nonce_commitment, ["nonce"]),
        (hide_nonce, ["supply"]),
        (leave_out_player, ["supply"]),
        (swap_seats, ["supply"]),
        (swap_cards, ["supply"]),
    ],
)
def test_tampering_is_found(tamper: Callable[[Data], None], found: list[str]) -> None:
    record = fair()
    tamper(record)
    assert list(faults(record)) == found


def test_a_wrong_order_is_shown_at_its_first_card() -> None:
    record = fair()
    right, *_ = record["supply"]
    swap_cards(record)
    wrong, *_ = record["supply"]
    where = f"card 1 of the supply is {wrong}, where {right} belongs"
    assert faults(record)["supply"] == f"the order is not that of secret and nonces: {where}"


def test_the_order_of_the_players_in_the_list_is_no_matter() -> None:
    record = fair()
    record["fairness"]["players"].reverse()
    assert faults(record) == {}


GOOD = "0a" * 32
PLAYER = {"seat": 0, "commitment": GOOD, "nonce": None}


def malformed(**changes: object) -> str:
    record = fair()
    record["fairness"] |= changes
    found = faults(record)
    assert list(found) == ["fairness"]
    return found["fairness"]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (GOOD.upper(), "must be 64 hex digits in lower case, not"),
        (GOOD[:-1], "must be 64 hex digits"),
        (GOOD[:-2], "must be 64 hex digits"),
        (GOOD + "00", "must be 64 hex digits"),
        (GOOD + "\n", "must be 64 hex digits"),
        (GOOD[:-2] + " \t", "must be 64 hex digits"),
        ("zz" * 32, "must be 64 hex digits"),
        ("\u0660" * 64, "must be 64 hex digits"),
        ("\u202e\n", r'not "\u202e\n"'),
        ("", 'must be 64 hex digits in lower case, not ""'),
        (True, "must be text, not true"),
        (7, "must be text, not 7"),
        ([GOOD], "must be text, not a list"),
        ({}, "must be text, not an object"),
    ],
)
def test_what_is_no_hash_is_named(value: object, reason: str) -> None:
    assert malformed(secret=value).startswith("the secret must be ")
    assert malformed(commitment=value).startswith("the table's commitment must be ")
    committed = malformed(players=[PLAYER | {"commitment": value}])
    assert committed.startswith("the commitment of seat 0 must be ")
    opened = malformed(players=[PLAYER | {"nonce": value}])
    assert opened.startswith("the nonce of seat 0 must be ")
    assert reason in opened


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 2}, "fairness has version 2; only version 1 is known here"),
        ({"version": True}, "the version of fairness must be a whole number, not true"),
        ({"version": 1.0}, "the version of fairness must be a whole number, not 1.0"),
        ({"version": "1"}, 'the version of fairness must be a whole number, not "1"'),
        ({"commitment": None}, "the table's commitment must be text, not null"),
        ({"players": None}, "the players of fairness must be a list, not null"),
        ({"players": {}}, "the players of fairness must be a list, not an object"),
        ({"players": [0]}, "a player of fairness must be an object, not 0"),
        ({"players": [{}]}, "a player of fairness has no 'seat'"),
        ({"players": [{"seat": 0}]}, "seat 0 has no 'commitment'"),
        ({"players": [{"seat": 0, "commitment": GOOD}]}, "seat 0 has no 'nonce'"),
        ({"players": [PLAYER | {"seat": True}]}, "must be a whole number, not true"),
        ({"players": [PLAYER | {"seat": "0"}]}, 'must be a whole number, not "0"'),
        ({"players": [PLAYER | {"seat": 2}]}, "names seat 2, where there are 0 to 1"),
        ({"players": [PLAYER | {"seat": -1}]}, "names seat -1, where there are 0 to 1"),
        ({"players": [PLAYER, PLAYER]}, "fairness names seat 0 twice"),
        ({"players": [PLAYER | {"commitment": None}]}, "must be text, not null"),
    ],
)
def test_what_is_malformed_is_named(changes: dict[str, Any], reason: str) -> None:
    assert reason in malformed(**changes)


@pytest.mark.parametrize("key", ["version", "commitment", "players"])
def test_a_missing_key_is_named(key: str) -> None:
    record = fair()
    del record["fairness"][key]
    assert faults(record) == {"fairness": f"fairness has no '{key}'"}


@pytest.mark.parametrize("value", [None, True, 1, "fair", []])
def test_fairness_is_an_object(value: object) -> None:
    record = fair() | {"fairness": value}
    assert faults(record)["fairness"].startswith("fairness must be an object, not ")


def test_what_is_written_reads_back_and_further_keys_are_let_be() -> None:
    for record in (fair(), fair(opened=(1,)), fair(secret=None)):
        written = record["fairness"]
        assert fairness_data(fairness_from(written | {"opened_at": "12:00"}, 2)) == written


def test_the_program_of_the_page_agrees(tmp_path: Path) -> None:
    program = PAGE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    file = tmp_path / "a.gnumies.json"
    for tamper, status in ((None, 0), (swap_cards, 1), (tamper_nonce, 1)):
        record = fair(opened=(1,))
        if tamper:
            tamper(record)
        file.write_bytes(encoded(record))
        command = [sys.executable, "-c", program, str(file)]
        assert subprocess.run(command, check=False, capture_output=True).returncode == status
