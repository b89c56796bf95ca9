"""A shuffle that anybody can repeat in any language, from a key alone.

The key makes an endless stream of bytes: the SHA-256 of the key and an 8-byte big-endian counter,
for counter 0, 1, 2 and so on, one digest after the other. The stream is read as 4-byte big-endian
numbers. A number below ``n`` is the first of them that is below the largest multiple of ``n`` that
is at most 2**32, modulo ``n``. The deck is laid out sorted (guests ascending, then Copicastor, then
Wullawakis) and for i from its last index down to 1, cards i and j change places, where j is a
number below i + 1 (Fisher and Yates). The first card is the top of the supply.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import iter_unpack
from typing import Final, TypeVar

_NUMBERS: Final = 2**32

T = TypeVar("T")


def shuffled(deck: Sequence[T], key: bytes) -> tuple[T, ...]:
    """The deck in the order that the key fixes."""
    cards = list(deck)
    numbers = _numbers(key)
    for i in range(len(cards) - 1, 0, -1):
        j = _below(i + 1, numbers)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def _numbers(key: bytes) -> Iterator[int]:
    blocks = (sha256(key + number.to_bytes(8, "big")).digest() for number in count())
    return (number for block in blocks for (number,) in iter_unpack(">I", block))


def _below(n: int, numbers: Iterator[int]) -> int:
    limit = _NUMBERS - _NUMBERS % n
    return next(number for number in numbers if number < limit) % n
