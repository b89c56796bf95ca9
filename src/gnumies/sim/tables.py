"""A setup as tables: what kernels look up instead of deciding."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnumies.rules import BadValue, BidCard, Color, Luckynits, PartyCard, Ruleset, Setup
from gnumies.rules.luckynits import DEFAULT_LUCKYNITS
from gnumies.sim.layout import GNALLIS, LANE_BITS, MOST_CARDS, MOST_SEATS

_TIES = 1 << MOST_SEATS
_INDEX = {card: index for index, card in enumerate(BidCard)}


RULES: Final = np.dtype(
    [
        ("hands", "i8"),  # of all seats before the first round (R1.2)
        ("supply", "i8"),  # the whole deck
        ("shuffled", "i8"),  # -1; or 0 for a supply in the order of its bits, the lowest on top
        ("lowest_wins", "?"),  # a Copicastor goes to the lowest bid (R8.2)
        ("plays_gnalli", "?"),  # one stuck player must play his Gnalli on a Wullawaki (R8.3)
        ("leave_any_round", "?"),  # bare Gnallis leave in any round (R8.4)
        ("youngest_first", "u1", (MOST_SEATS,)),  # the seats by age (R1.6)
        ("card_of", "u1", (64,)),  # the party card of each bit of the supply
        ("of_kind", "i8", (len(PartyCard) + 1,)),  # the bits of each party card in the supply
        ("winner", "u1", (_TIES * len(BidCard),)),  # of the seats that tie at a value (R1.3)
    ]
)
"""What kernels know of a setup; the type is the same for all."""

Rules = NDArray[np.void]
"""An array with one record of ``RULES``."""


def tables(
    ruleset: Ruleset,
    seats: int,
    *,
    colors: tuple[Color, ...] = tuple(Color),
    luckynits: Luckynits = DEFAULT_LUCKYNITS,
    youngest_first: tuple[int, ...] = (),
) -> Rules:
    """The tables of a ruleset, whose supply is drawn at random from the sorted deck."""
    return _tables(ruleset, seats, ruleset.deck, True, colors, luckynits, youngest_first)


def tables_of(setup: Setup) -> Rules:
    """The tables of a setup, whose supply is drawn in its order."""
    seats = len(setup.colors)
    return _tables(
        setup.ruleset,
        seats,
        setup.supply,
        False,
        setup.colors,
        setup.luckynits,
        setup.youngest_first,
    )


def _tables(
    ruleset: Ruleset,
    seats: int,
    deck: tuple[PartyCard, ...],
    shuffled: bool,  # noqa: FBT001
    colors: tuple[Color, ...],
    luckynits: Luckynits,
    youngest_first: tuple[int, ...],
) -> Rules:
    if len(deck) > MOST_CARDS:
        raise BadValue("R1.4", f"the simulator takes decks of up to {MOST_CARDS} party cards")
    rules = np.zeros(1, RULES)
    lane = sum(1 << _INDEX[card] for card in ruleset.hand)
    rules["hands"] = lane * (GNALLIS & (1 << LANE_BITS * seats) - 1)
    rules["supply"] = (1 << len(deck)) - 1
    rules["shuffled"] = -1 if shuffled else 0
    rules["lowest_wins"] = ruleset.copicastor_to == "lowest"
    rules["plays_gnalli"] = ruleset.stuck == "plays-gnalli"
    rules["leave_any_round"] = ruleset.bare_gnallis_leave == "any-round"
    rules["youngest_first"][0, :seats] = youngest_first or range(seats)
    rules["card_of"][0, : len(deck)] = deck
    for bit, card in enumerate(deck):
        rules["of_kind"][0, card] |= 1 << bit
    rules["winner"][0] = _winners(luckynits, colors[:seats])
    return rules


def _winners(luckynits: Luckynits, colors: tuple[Color, ...]) -> NDArray[np.uint8]:
    winner = np.zeros(_TIES * len(BidCard), np.uint8)
    for card, index in _INDEX.items():
        for tied in range(1, 1 << len(colors)) if card else ():
            seats = [seat for seat in range(len(colors)) if tied >> seat & 1]
            best = max(seats, key=lambda seat: luckynits.of(card, colors[seat]))
            winner[index * _TIES + tied] = best
    return winner
