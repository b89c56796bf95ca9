"""A deck that nobody chose: commitments, the key made of what they hide, and the shuffle.

``docs/fair-deck.md`` describes all of it to the byte, for any language.

The key makes an endless stream of bytes: the SHA-256 of the key and an 8-byte big-endian counter,
for counter 0, 1, 2 and so on, one digest after the other. The stream is read as 4-byte big-endian
numbers. A number below ``n`` is the first of them that is below the largest multiple of ``n`` that
is at most 2**32, modulo ``n``. The deck is laid out sorted (guests ascending, then Copicastor, then
Wullawakis) and for i from its last index down to 1, cards i and j change places, where j is a
number below i + 1 (Fisher and Yates). The first card is the top of the supply.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import chain, count
from struct import iter_unpack
from typing import Final, TypeVar

SECRET_BYTES: Final = 32
"""The length of a table's secret and of a person's nonce."""

_NUMBERS: Final = 2**32

T = TypeVar("T")


def commitment(secret: bytes) -> str:
    """What a table publishes before its players open their nonces, in hex."""
    return _digest(b"gnumies-fair/1 table", secret).hex()


def nonce_commitment(nonce: bytes) -> str:
    """What a player's client publishes before anybody opens, in hex; no table's can pass for it."""
    return _digest(b"gnumies-fair/1 player", nonce).hex()


def deck_key(secret: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """The key of the shuffle, from the table's secret and the nonces that were opened, by seat."""
    opened = chain.from_iterable((bytes([seat]), nonces[seat]) for seat in sorted(nonces))
    return _digest(b"gnumies-fair/1 deck", secret, *opened)


def shuffled(deck: Sequence[T], key: bytes) -> tuple[T, ...]:
    """The deck in the order that the key fixes."""
    cards = list(deck)
    numbers = stream(key)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, numbers)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def stream(key: bytes) -> Iterator[int]:
    """The key's numbers from 0 to 2**32 - 1, without end."""
    blocks = (sha256(key + number.to_bytes(8, "big")).digest() for number in count())
    return (number for block in blocks for (number,) in iter_unpack(">I", block))


def below(n: int, numbers: Iterator[int]) -> int:
    """A number below ``n``, each as likely as another; those that would favour some are skipped."""
    limit = _NUMBERS - _NUMBERS % n
    return next(number for number in numbers if number < limit) % n


def _digest(*parts: bytes) -> bytes:
    """The SHA-256 of parts that each follow their length, so that no two lists look alike."""
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
