"""The memo of the exact solver: values by position, in a table of a fixed size.

A key is the whole position in four words, and all of it is compared, so that two positions can
never be taken for one another. Where all places are taken that a key may have, it takes the first:
what is forgotten is worked out again.
"""

# pyright: basic

from typing import Final

import numpy as np

from gnumies.sim.bits import lowest, mixed
from gnumies.sim.compiled import inlined
from gnumies.sim.layout import COPICASTOR, COPICASTORS_AT, GNALLIS, LANE, LANE_BITS, MOST_SEATS
from gnumies.sim.stream import MIX, STEP, TWIST, signed

MEMO: Final = np.dtype(
    [("room0", "i8"), ("room1", "i8"), ("left", "i8"), ("rest", "i8"), ("value", "f8")]
)
"""A place of the table; an empty one is all zeros, which no key is."""

_PLACES = 8
_STEP, _TWIST, _MIX = signed(STEP), signed(TWIST), signed(MIX[0])
_BOTH = 3
_FIELD = 7


@inlined
def order_of(rules, hands, face_up, left):
    """What matters of two hands: the Gnallis, and who holds a higher card than whom.

    A one, and for each value that is held two bits that say by whom. Equal values matter as such
    only while a low bid can win, because the Luckynits decide for the same seat at both ends
    (R4.1); otherwise the winner's card simply is the higher one.
    """
    ours, theirs = hands & LANE & ~1, (hands >> LANE_BITS) & ~1
    copicastors = (face_up == COPICASTOR) | (((left >> COPICASTORS_AT) & _FIELD) != 0)
    low_wins = rules.lowest_wins & copicastors
    order = 1
    held = ours | theirs
    while held:
        value = lowest(held)
        held &= held - 1
        who = ((ours >> value) & 1) | (((theirs >> value) & 1) << 1)
        if who == _BOTH:
            winner = rules.winner[(value << MOST_SEATS) + _BOTH]
            if low_wins:
                who = winner * _BOTH  # 0 or 3, which no single card is
            else:
                order = order << 2 | (2 - winner)
                who = 1 + winner
        order = order << 2 | who
    return order << 2 | (hands & 1) | ((hands & (GNALLIS ^ 1)) >> (LANE_BITS - 1))


@inlined
def find(memo, room0, room1, left, rest):
    """The place of a key, and whether its value stands there."""
    hashed = mixed(room0 + _STEP, room1 ^ _TWIST)
    hashed = mixed(hashed ^ left, _MIX ^ rest * _STEP)
    home = hashed & (len(memo) - 1)
    for probe in range(_PLACES):
        at = (home + probe) & (len(memo) - 1)
        slot = memo[at]
        if slot.rest == 0:
            return at, False
        if (
            (slot.rest == rest)
            & (slot.left == left)
            & (slot.room0 == room0)
            & (slot.room1 == room1)
        ):
            return at, True
    return home, False


@inlined
def store(memo, at, room0, room1, left, rest, value):
    """Keep a value at the place that ``find`` gave."""
    slot = memo[at]
    slot.room0, slot.room1, slot.left, slot.rest, slot.value = room0, room1, left, rest, value
