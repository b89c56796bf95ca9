"""The luck of a series of games: all of it follows from the seed, and no part of it from another.

Whoever is given one part, as a bot is given its generator, cannot reckon back to the seed; he can
only try seeds one after the other. A seed that nobody shall find has to be large and random.
"""

from hashlib import sha256
from random import Random


def supply_key(seed: int, game: int) -> bytes:
    """The key that the supply of a game is shuffled with."""
    return _digest(f"gnumies-luck/1 {seed}/{game} supply")


def seat_luck(seed: int, game: int, seat: int) -> Random:
    """The generator of the bot at a seat."""
    return Random(int.from_bytes(_digest(f"gnumies-luck/1 {seed}/{game} seat {seat}"), "big"))


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()
