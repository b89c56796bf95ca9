"""Party rooms and what they score (section 7)."""

# pyright: basic

import numpy as np

from gnumies.rules import PartyCard, set_points
from gnumies.sim.bits import highest, lowest
from gnumies.sim.compiled import apart, inlined, outlined
from gnumies.sim.lanes import better, first, impossible, lane, moved
from gnumies.sim.layout import COPICASTORS_AT, FIELD_BITS, GUEST_FIELDS, ONES, WULLAWAKIS_AT

_FIELD = 7
_GUESTS = 15
_MOST_OF_A_KIND = 5
_CHUNK = 3
"""So many neighbouring guests are looked up at once."""
_CHUNK_BITS = FIELD_BITS * _CHUNK
_CHUNK_FIELDS = (1 << _CHUNK_BITS) - 1


def _points(guest: int, copies: int) -> int:
    return set_points(PartyCard(guest), min(copies, _MOST_OF_A_KIND)) if copies else 0


_POINTS = np.array([[_points(1 + guest, n) for n in range(8)] for guest in range(_GUESTS)]).ravel()
"""What each guest scores by its number (R7.3)."""

_CHUNK_POINTS = np.array(
    [
        sum(_POINTS[8 * (low + i) + (fields >> FIELD_BITS * i & _FIELD)] for i in range(_CHUNK))
        for low in range(0, _GUESTS, _CHUNK)
        for fields in range(1 << _CHUNK_BITS)
    ],
    np.int16,
)
"""The points of three guests by their nine bits: five tables of one kilobyte."""

_EIGHT = (0, 0)
_SIXTY_FOUR = (0,) * 16
"""Tuples that stand for vectors of so many lanes."""


@inlined
def party(card):
    """What a room's word grows by when this party card comes in."""
    return 1 << (FIELD_BITS * (card - 1))


@inlined
def present(guests):
    """The lowest bit of the field of every guest that is there."""
    return (guests | guests >> 1 | guests >> 2) & ONES


@outlined
def score(room):
    """The points of a room (R7.1 to R7.3), without a branch for up to two Wullawakis."""
    apart()
    wullawakis = room >> WULLAWAKIS_AT
    if wullawakis > 2:  # noqa: PLR2004 - R7.1
        return best_choice(room)
    guests = room & GUEST_FIELDS
    there = present(guests)
    least = there & -there
    most = (1 << highest(there | 1)) & there
    guests -= (least & -(wullawakis & 1)) | (most & -(wullawakis >> 1))
    there = present(guests)
    copicastors = (room >> COPICASTORS_AT) & _FIELD
    guests += copicastors * (there & -there)
    total = 0
    for chunk in range(_GUESTS // _CHUNK):
        fields = (guests >> (_CHUNK_BITS * chunk)) & _CHUNK_FIELDS
        total += _CHUNK_POINTS[(chunk << _CHUNK_BITS) + fields]
    return total


@outlined
def best_choice(room):
    """The points with three Wullawakis or more, by the best choice of what leaves (R7.1)."""
    apart()
    wullawakis = room >> WULLAWAKIS_AT
    copicastors = (room >> COPICASTORS_AT) & _FIELD
    best = 0
    for leaving in range(min(copicastors, wullawakis) + 1):
        guests, joining, give = room & GUEST_FIELDS, copicastors - leaving, wullawakis - leaving
        if wullawakis < 4 * len(_EIGHT):
            best = max(best, _best_sets(_EIGHT, guests, joining, give))
        else:
            best = max(best, _best_sets(_SIXTY_FOUR, guests, joining, give))
    return best


@inlined
def _best_sets(width, guests, joining, give):
    """The most points of guests of whom so many leave; Copicastors join the first that stays.

    A dynamic program over the guests: lane ``n`` of a vector has the most points with ``n`` cards
    gone so far. As long as no guest stays there is only one way to that, in ``none``.
    """
    none = first(width)
    some = impossible(width)
    there = present(guests)
    while there:
        at = lowest(there)
        there &= there - 1
        copies = (guests >> at) & _FIELD
        points = (at // FIELD_BITS) << FIELD_BITS
        grown = impossible(width)
        for stay in range(copies, 0, -1):
            grown = better(grown, some, _POINTS[points + stay])
            grown = better(grown, none, _POINTS[points + stay + joining])
            some = moved(some)
            none = moved(none)
        some = better(grown, some, 0)
    return max(lane(some, give), lane(none, give))
