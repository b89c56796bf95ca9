"""A game as a record of whole numbers: what each field means, bit by bit.

All are signed 64-bit integers, and only the key is ever negative. The kernels work on them with
masks and shifts, so that one instruction treats all seats at once.

==========  ========================================================================================
``hands``   a lane of 12 bits for each seat: bit 0 the Gnalli, bits 1 to 10 the values 10 to 100
``bids``    the pending bids, in the same lanes; never more than one bit in each
``supply``  a bit for each card in the supply, which ``Rules.card_of`` names
``table``   round, face-up or drawn card, whose decision: see the shifts below
``key``     the key of the random numbers that this game draws (``gnumies.sim.stream``)
``rooms``   a word for each seat, which counts its party cards in fields of three bits: the guest 1
            lowest, then 2 to 15, then the Copicastor, and all bits above for Wullawakis
==========  ========================================================================================
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from numpy import void
    from numpy.typing import NDArray

    Games = NDArray[void]
    """An array of games, of the dtype that ``game_fields`` describes."""
else:
    Games = Any  # numpy takes a while, and the description of a game does not need it

Fields = list[tuple[str, str] | tuple[str, str, tuple[int]]]


def game_fields(seats: int) -> Fields:
    """The fields of a game of so many seats, as ``numpy.dtype`` takes them."""
    words: Fields = [(name, "i8") for name in ("hands", "bids", "supply", "table", "key")]
    return [*words, ("rooms", "i8", (seats,))]


MOST_CARDS: Final = 62
"""The largest deck that fits into the bits of ``SUPPLY``."""

MOST_SEATS: Final = 5
LANE_BITS: Final = 12
LANE: Final = 0xFFF
"""The lane of seat 0."""
GNALLIS: Final = sum(1 << LANE_BITS * seat for seat in range(MOST_SEATS))
"""The Gnalli of every seat, which is the lowest bit of its lane."""
VALUES: Final = 0x7FE * GNALLIS
"""Every valued card of every seat; the highest bit of a lane stays free for carries."""

FIELD_BITS: Final = 3
"""Room for a count of up to seven, where the rules have five of a kind at most (R7.3)."""
COPICASTOR: Final = 16
WULLAWAKI: Final = 17
COPICASTORS_AT: Final = FIELD_BITS * (COPICASTOR - 1)
WULLAWAKIS_AT: Final = FIELD_BITS * (WULLAWAKI - 1)
GUEST_FIELDS: Final = (1 << COPICASTORS_AT) - 1
ONES: Final = GUEST_FIELDS // 7
"""The lowest bit of every guest's field."""

# The fields of TABLE. A bidding has a face-up card, a decision a drawn one, the end neither.
FACE_UP_AT: Final = 0
DRAWN_AT: Final = 5
CARD: Final = 0x1F
"""A party card by its number, 0 for none."""
DECIDER_AT: Final = 10
SEAT: Final = 0x7
SECOND_AT: Final = 13
"""Whether it is the second bidding of its round (R5.2)."""
ROUND_AT: Final = 14
"""How many cards were turned over so far."""

KEEP_OR_GIVE_AT: Final = 11
"""Action ``11 + seat`` lets that seat have the drawn card; 0 to 10 bid the card of that bit."""
ACTIONS: Final = KEEP_OR_GIVE_AT + MOST_SEATS


WIN: Final = 60
"""What a win counts where wins are added up: winners share it (R7.4), and 1 to 5 divide it."""
