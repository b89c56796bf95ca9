"""The shuffle that anybody can repeat."""

from collections import Counter
from hashlib import sha256

import pytest

from gnumies.record.fair import shuffled
from gnumies.rules import RULEBOOK


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


def test_a_number_at_the_edge_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2**32 - 1 is the largest multiple of 3, so that it cannot stand for one of three cards.
    words = iter([2**32 - 1, 4, 3])
    monkeypatch.setattr("gnumies.record.fair._numbers", lambda _: words)
    assert shuffled("abc", b"") == ("a", "c", "b")
