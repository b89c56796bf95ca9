"""The random numbers of a game: every one is a function of the game's key and of its purpose.

There is no generator with a state: the number that settles something is found from what it is to
settle, so that a game is the same in any order of reckoning, on any machine and with the reference
engine. ``docs/simulator.md`` says it for other languages. All arithmetic is modulo 2**64.

- ``word(key, i)`` is the wyrand mixture: x = key + i × ``STEP``, multiplied with x ^ ``TWIST`` to
  128 bits, whose halves are combined by exclusive or.
- The next card of the supply, with ``n`` cards left in it, is card ``k`` of those left in sorted
  order, where k = (word(key, n) // 2**32) × n // 2**32.
- Choices have 21 bits each, three to a word, the lowest first: those of bidding ``b`` (0 or 1) of
  round ``r`` are in the words 64 + 4 r + 2 b and the one after. Seat ``s`` has choice ``s``, and
  the decision after the bidding comes after all the seats'. Of ``n`` moves it means move
  (choice × n) // 2**21, bids ascending with the Gnalli first; of a decision: to keep, then to give
  to each opponent in seat order.
"""

from decimal import Decimal
from hashlib import sha256
from operator import index
from typing import Final

STEP: Final = 0x2D358DCCAA6C78A5
TWIST: Final = 0x8BB84B93962EACC9
GOLDEN: Final = 0x9E3779B97F4A7C15
MIX: Final = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)

CHOICE_BITS: Final = 21
CHOICES_A_WORD: Final = 3
BIDDINGS_AT: Final = 64
WORDS_A_ROUND: Final = 4
WORDS_A_BIDDING: Final = 2

_WORD: Final = 2**64 - 1


def base_key(seed: int) -> int:
    """The key of a series of games, from a whole number of any size."""
    digits = f"{Decimal(index(seed)):f}"  # str refuses more than some thousand of them
    return int.from_bytes(sha256(f"gnumies-sim/1 {digits}".encode()).digest()[:8], "big")


def game_key(base: int, game: int) -> int:
    """The key of a game of the series: base + game × ``GOLDEN``, mixed as splitmix64 does."""
    x = (base + game * GOLDEN) & _WORD
    x = ((x ^ x >> 30) * MIX[0]) & _WORD
    x = ((x ^ x >> 27) * MIX[1]) & _WORD
    return x ^ x >> 31


def word(key: int, number: int) -> int:
    """Number ``number`` of the key's 64-bit words."""
    x = (key + number * STEP) & _WORD
    product = x * (x ^ TWIST)
    return (product & _WORD) ^ product >> 64


def draw(key: int, left: int) -> int:
    """Which of the sorted cards that are left in the supply comes next."""
    return (word(key, left) >> 32) * left >> 32


def choice(key: int, round_: int, *, second: bool, place: int) -> int:
    """The 21 bits for a seat, or for the decision, whose place is the number of seats."""
    at, piece = divmod(place, CHOICES_A_WORD)
    number = BIDDINGS_AT + WORDS_A_ROUND * round_ + WORDS_A_BIDDING * second + at
    return word(key, number) >> CHOICE_BITS * piece & (1 << CHOICE_BITS) - 1


def among(chosen: int, moves: int) -> int:
    """Which of so many moves a choice means."""
    return chosen * moves >> CHOICE_BITS


def signed(number: int) -> int:
    """The 64-bit number as kernels take it, with a sign."""
    return number - (_WORD + 1) if number >> 63 else number
