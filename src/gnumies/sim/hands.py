"""Hands as lanes of one word: who holds what, who may bid what (R2.3, R5.2 to R5.4)."""

# pyright: basic

from gnumies.sim.compiled import inlined
from gnumies.sim.layout import GNALLIS, LANE, LANE_BITS, MOST_SEATS, VALUES, WULLAWAKI

_CARRY = 11
"""The free bit of a lane, into which a sum carries if the lane was not empty."""
_GATHER = sum(1 << 48 - 11 * seat for seat in range(MOST_SEATS))
_GATHERED_AT = 48
_SEATS = (1 << MOST_SEATS) - 1
_SEAT = 7
_VALUES = 15
"""What the machine has to see to know that a number is no negative index."""


@inlined
def holders(hands):
    """The lowest bit of the lane of every seat that has cards."""
    return ((hands + 0x7FF * GNALLIS) >> _CARRY) & GNALLIS


@inlined
def bare(hands):
    """The Gnalli of every seat that has nothing else."""
    valued = (((hands & VALUES) + 0x7FE * GNALLIS) >> _CARRY) & GNALLIS
    return hands & GNALLIS & ~valued


@inlined
def barred(face_up, second):
    """Whether no Gnalli may be played (R3.2, R5.2)."""
    return (face_up == WULLAWAKI) | (second != 0)


@inlined
def legal_bids(rules, hands, face_up, second):
    """Every bid of every seat that is legal; the stuck seat has none, or must bid its Gnalli."""
    # By arithmetic, for a branch on a Wullawaki is one that the processor cannot foresee.
    wullawaki = face_up == WULLAWAKI
    closed = GNALLIS * (wullawaki | (second != 0))
    if rules.plays_gnalli and wullawaki and second == 0:
        # With two bare Gnallis or more these have left before (R5.3), so that one is stuck.
        closed ^= bare(hands)
    return hands & ~closed


@inlined
def seat_of(bit):
    """The seat in whose lane a bit is, by its number."""
    return bit // LANE_BITS


@inlined
def several(bits):
    """Whether more than one bit is set."""
    return bits & (bits - 1) != 0


@inlined
def overlaid(hands):
    """All lanes laid over each other: a bit for each card that anybody has."""
    over = hands | hands >> LANE_BITS
    over |= over >> 2 * LANE_BITS
    return (over | hands >> 4 * LANE_BITS) & LANE


@inlined
def best_of_tied(rules, valued, value):
    """The seat that wins a tie between all who have the card of this bit (R1.3)."""
    # One multiplication brings the bits of that value from all lanes side by side.
    tied = (((valued >> value) & GNALLIS) * _GATHER >> _GATHERED_AT) & _SEATS
    return rules.winner[((value & _VALUES) << MOST_SEATS) + tied] & _SEAT
