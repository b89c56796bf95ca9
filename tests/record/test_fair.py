"""The shuffle that anybody can repeat, and the key that nobody chose."""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from gnumies.record.fair import (
    below,
    commitment,
    deck_key,
    nonce_commitment,
    shuffled,
    stream,
)
from gnumies.record.fairness import fairness_from
from gnumies.rules import RULEBOOK, RULESETS
from tests.record import stranger
from tests.vectors.programs import load

vectors = load("shuffle-vectors")

CASES: dict[str, list[dict[str, Any]]] = json.loads(vectors.SHUFFLE.read_text(encoding="utf-8"))


def take(count: int, key: str) -> list[int]:
    numbers = stream(bytes.fromhex(key))
    return [next(numbers) for _ in range(count)]


def test_the_order_is_that_of_the_description_worked_out_by_hand() -> None:
    digest = sha256(b"key" + bytes(8)).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    cards = list("abc")
    # All of these words are far from 2**32, so that none is skipped.
    assert max(words[:2]) < 2**32 - 3
    for index, word in ((2, words[0]), (1, words[1])):
        other = word % (index + 1)
        cards[index], cards[other] = cards[other], cards[index]
    assert shuffled("abc", b"key") == tuple(cards)


def test_the_same_key_gives_the_same_order_and_another_key_another() -> None:
    deck = RULEBOOK.deck
    assert shuffled(deck, b"1") == shuffled(deck, b"1") != shuffled(deck, b"2")
    assert Counter(shuffled(deck, b"1")) == Counter(deck)


def test_every_order_is_as_likely_as_another() -> None:
    seen = Counter(shuffled("abc", str(n).encode()) for n in range(6000))
    expected = 1000
    assert len(seen) == 6
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < 20.5  # 0.1 % of fair shuffles would be above, but the keys are fixed


def test_a_number_at_the_edge_is_drawn_again() -> None:
    # 2**32 - 1 is the largest multiple of 3, so that it cannot stand for one of three cards.
    assert below(3, iter([2**32 - 1, 2**32 - 2])) == (2**32 - 2) % 3


@pytest.mark.parametrize("case", CASES["stream"])
def test_streams_are_those_of_the_vectors(case: dict[str, Any]) -> None:
    numbers = case["numbers"]
    assert take(len(numbers), case["key"]) == numbers
    assert [stranger.number(case["key"], index) for index in range(len(numbers))] == numbers


@pytest.mark.parametrize("case", CASES["below"])
def test_numbers_below_are_those_of_the_vectors(case: dict[str, Any]) -> None:
    n, drawn = case["n"], case["drawn"]
    numbers = stream(bytes.fromhex(case["key"])) if "key" in case else iter(case["numbers"])
    assert [below(n, numbers) for _ in drawn] == drawn
    if "key" in case:
        assert stranger.draws(case["key"], [n] * len(drawn)) == drawn


@pytest.mark.parametrize("case", CASES["commitment"])
def test_commitments_of_tables_are_those_of_the_vectors(case: dict[str, str]) -> None:
    assert commitment(bytes.fromhex(case["secret"])) == case["commitment"]
    assert stranger.hashed("gnumies-fair/1 table", case["secret"]) == case["commitment"]


@pytest.mark.parametrize("case", CASES["nonce_commitment"])
def test_commitments_of_people_are_those_of_the_vectors(case: dict[str, str]) -> None:
    assert nonce_commitment(bytes.fromhex(case["nonce"])) == case["commitment"]
    assert stranger.hashed("gnumies-fair/1 player", case["nonce"]) == case["commitment"]


@pytest.mark.parametrize("case", CASES["deck_key"])
def test_keys_are_those_of_the_vectors(case: dict[str, Any]) -> None:
    nonces = {each["seat"]: each["nonce"] for each in case["nonces"]}
    given = {seat: bytes.fromhex(nonce) for seat, nonce in reversed(nonces.items())}
    assert deck_key(bytes.fromhex(case["secret"]), given).hex() == case["key"]
    assert stranger.key_of(case["secret"], nonces) == case["key"]


@pytest.mark.parametrize("case", CASES["shuffled"])
def test_orders_are_those_of_the_vectors(case: dict[str, Any]) -> None:
    assert list(shuffled(case["deck"], bytes.fromhex(case["key"]))) == case["order"]
    assert stranger.order(case["deck"], case["key"]) == case["order"]


@pytest.mark.parametrize("case", CASES["fair"])
def test_whole_records_are_those_of_the_vectors(case: dict[str, Any]) -> None:
    deck = RULESETS[case["ruleset"]].deck
    key = fairness_from(case["fairness"], 5).key
    assert key is not None
    assert list(map(str, shuffled(deck, key))) == case["supply"]
    players = case["fairness"]["players"]
    nonces = {each["seat"]: each["nonce"] for each in players if each["nonce"]}
    theirs = stranger.key_of(case["fairness"]["secret"], nonces)
    assert stranger.order(list(map(str, deck)), theirs) == case["supply"]


def test_a_vector_of_the_real_deck_skips_a_number() -> None:
    """An implementation that forgets to skip is found out."""
    skipping = [key.hex() for key in vectors.SKIPPING]
    assert skipping
    for key in skipping:
        numbers = take(52, key)
        assert stranger.draws(key, list(range(53, 1, -1))) != [
            number % n for n, number in zip(range(53, 1, -1), numbers, strict=True)
        ]


def test_a_commitment_of_a_table_cannot_pass_for_one_of_a_person_or_for_a_key() -> None:
    secret = bytes(32)
    hashes = {commitment(secret), nonce_commitment(secret), deck_key(secret, {}).hex()}
    assert len({*hashes, sha256(secret).hexdigest()}) == 4


def test_every_part_changes_the_key() -> None:
    one, other = bytes(32), bytes([1] * 32)
    keys = [
        deck_key(one, {}),
        deck_key(other, {}),
        deck_key(one, {0: other}),
        deck_key(one, {1: other}),
        deck_key(one, {0: one, 1: other}),
        deck_key(one, {0: other, 1: one}),
        # The same bytes in all, cut elsewhere.
        deck_key(one + b"\0" + one, {1: other}),
        deck_key(one, {0: one + b"\1" + other}),
    ]
    assert len(set(keys)) == len(keys)


def test_the_file_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert vectors.main(["--check"]) == 0, capsys.readouterr().out


def test_the_check_names_the_first_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = vectors.SHUFFLE.read_text(encoding="utf-8").replace('"n": 53', '"n": 54', 1)
    monkeypatch.setattr(vectors, "SHUFFLE", tmp_path / "shuffle.json")
    vectors.SHUFFLE.write_text(text, encoding="utf-8")
    assert vectors.main(["--check"]) == 1
    assert capsys.readouterr().out.startswith("shuffle.json:13\n")
    assert vectors.main([]) == 0
    assert vectors.main(["--check"]) == 0
