"""A setup as tables for the kernels of the mind: those of the simulator, and what seats play by."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from gnumies.mind.formula import WEIGHTS, Formula, weights
from gnumies.mind.weights import formula_for
from gnumies.rules import BidCard, Color, Luckynits, Ruleset, View
from gnumies.rules.luckynits import DEFAULT_LUCKYNITS
from gnumies.sim.layout import LANE, LANE_BITS, MOST_SEATS
from gnumies.sim.tables import RULES, Rules, tables

PLAYERS: Final = np.dtype(
    [
        ("weights", "i2", (MOST_SEATS, WEIGHTS)),  # of each seat, from ``formula.weights``
        ("beats", "i8", (MOST_SEATS,)),  # the cards of all lanes that each seat beats in a tie
        ("uniform", "i8"),  # the lanes of seats that choose by chance, for ``mixed_bids``
        *RULES.descr,
    ]
)
"""What seats play by, and the fields of ``RULES``; the type is the same for all setups.

The weights come first, for numba takes a record that begins like another one for one of its kind.
"""


def policy_tables(
    ruleset: Ruleset,
    seats: int,
    *,
    colors: tuple[Color, ...] = tuple(Color),
    luckynits: Luckynits = DEFAULT_LUCKYNITS,
    youngest_first: tuple[int, ...] = (),
) -> Rules:
    """The tables of a ruleset whose supply is drawn at random, by the tuned formula."""
    rules = tables(
        ruleset, seats, colors=colors, luckynits=luckynits, youngest_first=youngest_first
    )
    return players(rules, [formula_for(seats)] * seats)


def policy_tables_of_view(view: View) -> Rules:
    """The tables for the games of ``sim.convert.game_of_view``."""
    return _of_view(view.ruleset, len(view.hands), view.colors, view.luckynits, view.youngest_first)


@lru_cache(maxsize=64)
def _of_view(
    ruleset: Ruleset,
    seats: int,
    colors: tuple[Color, ...],
    luckynits: Luckynits,
    youngest_first: tuple[int, ...],
) -> Rules:
    return policy_tables(
        ruleset, seats, colors=colors, luckynits=luckynits, youngest_first=youngest_first
    )


def players(rules: Rules, formulas: Sequence[Formula | None]) -> Rules:
    """The tables of the simulator with what every seat plays by; None is any legal move."""
    record = np.zeros(1, PLAYERS)
    for name in RULES.names or ():
        record[name] = rules[name]
    lowest_wins = bool(rules["lowest_wins"][0])
    for seat, formula in enumerate(formulas):
        if formula is None:
            record["uniform"] |= LANE << LANE_BITS * seat
        else:
            weighed = weights(formula, len(formulas), lowest_wins=lowest_wins)
            record["weights"][0, seat] = weighed
    record["beats"] = [_beaten(rules, seat) for seat in range(MOST_SEATS)]
    return record


def _beaten(rules: Rules, seat: int) -> int:
    """The cards of all lanes that a seat beats with one of the same value."""
    winner, beaten = rules["winner"][0], 0
    for value in range(1, len(BidCard)):
        for other in range(MOST_SEATS):
            if winner[(value << MOST_SEATS) + (1 << seat | 1 << other)] == seat:
                beaten |= 1 << other * LANE_BITS + value
    return beaten
