"""Hands as lanes of one word: who holds what, who may bid what (R2.3, R5.2 to R5.4)."""

# pyright: basic

from gnumies.sim.compiled import inlined
from gnumies.sim.layout import GNALLIS, LANE_BITS, VALUES, WULLAWAKI

_CARRY = 11
"""The free bit of a lane, into which a sum carries if the lane was not empty."""


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
