"""The word ``table`` of a game: which phase it is in, as the rules name them."""

# pyright: basic

from gnumies.sim.compiled import inlined
from gnumies.sim.layout import (
    CARD,
    DECIDER_AT,
    DRAWN_AT,
    FACE_UP_AT,
    ROUND_AT,
    SEAT,
    SECOND_AT,
)


@inlined
def bidding(turned, face_up, second):
    """The word of a bidding; without a face-up card, of the end."""
    return (turned << ROUND_AT) | (second << SECOND_AT) | (face_up << FACE_UP_AT)


@inlined
def deciding(turned, second, drawn, seat):
    """The word of a decision. It keeps ``second``, for its place among the random numbers."""
    return (turned << ROUND_AT) | (second << SECOND_AT) | (seat << DECIDER_AT) | (drawn << DRAWN_AT)


@inlined
def turned_of(table):
    """How many cards were turned over."""
    return table >> ROUND_AT


@inlined
def second_of(table):
    """1 in the second bidding of a round (R5.2) and in what follows from it, otherwise 0."""
    return (table >> SECOND_AT) & 1


@inlined
def face_up_of(table):
    """The card that is bid for, 0 if none is."""
    return (table >> FACE_UP_AT) & CARD


@inlined
def drawn_of(table):
    """The card that a Gnalli drew and somebody decides about, 0 if there is none."""
    return (table >> DRAWN_AT) & CARD


@inlined
def decider_of(table):
    """The seat that decides."""
    return (table >> DECIDER_AT) & SEAT
