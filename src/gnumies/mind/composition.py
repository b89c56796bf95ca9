"""Party cards without an order, counted in a word that is laid out like a room's."""

# pyright: basic

from gnumies.sim.bits import count, lowest
from gnumies.sim.compiled import inlined
from gnumies.sim.layout import FIELD_BITS, WULLAWAKI, WULLAWAKIS_AT

_FIELD = (1 << FIELD_BITS) - 1
_FIELDS = (1 << WULLAWAKIS_AT) - 1
_ONES = _FIELDS // _FIELD


@inlined
def count_of(cards):
    """How many cards there are."""
    ones, twos, fours = cards & _ONES, (cards >> 1) & _ONES, (cards >> 2) & _ONES
    return count(ones) + 2 * count(twos) + 4 * count(fours) + (cards >> WULLAWAKIS_AT)


@inlined
def copies(cards, kind):
    """How many of a kind there are."""
    word = cards >> (FIELD_BITS * (kind - 1))
    return word if kind == WULLAWAKI else word & _FIELD


@inlined
def next_kind(cards, kind):
    """The next kind of card that is there, 0 after the last one; it begins with 0."""
    at = FIELD_BITS * kind
    rest = (cards >> at) << at
    if kind == WULLAWAKI or rest == 0:
        return 0
    return min(lowest(rest) // FIELD_BITS + 1, WULLAWAKI)
