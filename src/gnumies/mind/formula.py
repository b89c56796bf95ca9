"""The formula of the policy: a few dozen numbers, spread out into the tables that kernels look up.

``worth`` is measured in hands: a card that is worth 0 deserves our lowest valued bid card, one that
is worth 1 the highest, and what is between goes by rank.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnumies.sim.layout import COPICASTOR, WULLAWAKI

Table = NDArray[np.float64]
Flags = NDArray[np.bool_]

HAND: Final = 128
"""A whole hand in the units of the tables."""
ALWAYS: Final = 32
"""The chance of what happens always."""

COUNT_BITS: Final = 2
MOST: Final = 3
"""Three of a kind and more are alike."""
CARD_BITS: Final = 3 * COUNT_BITS
"""A party card has so many entries: our own copies, the rivals' most, those still to come."""
CHANCE_AT: Final = 1
WORTH_AT: Final = 7
JITTER_AT: Final = 0
"""There is no party card 0; its first entry says how far a bid strays."""

STAGES_AT: Final = (WULLAWAKI + 1) << CARD_BITS
CARDS_BITS: Final = 6
"""A hand of so many valued cards has an entry for each number that all hands together have."""
WEIGHTS: Final = STAGES_AT + (16 << CARDS_BITS)


@dataclass(frozen=True, slots=True)
class Formula:
    """The numbers of the formula; worths are parts of a hand, chances from 0 to 1."""

    first: float
    """What a guest is worth of whom we have none."""
    first_face: float
    """And more for each point of its face, 10 points being one."""
    first_left: float
    """And more for each of its kind that may still come."""
    second: float
    second_face: float
    second_left: float
    third: float
    third_left: float
    fourth: float
    deny_second: float
    """What it is worth to keep a rival from a pair,"""
    deny_second_left: float
    deny_third: float
    """from three of a kind,"""
    deny_third_left: float
    deny_fourth: float
    """and from four."""
    unwanted: float
    """A card of this worth is left to others half of the time (R5.1: our Gnalli draws another)."""
    unwanted_slope: float
    """How fast that falls with the worth."""
    copicastor_gnalli: float
    """How often we play the Gnalli on a Copicastor that the lowest bid wins."""
    low_0: float
    """How often we bid low on a Wullawaki without one in our room, not sure to win it,"""
    low_1: float
    low_2: float
    low_3: float
    """and with three of them or more."""
    sure_low_0: float
    """The same where a card of ours wins for certain."""
    sure_low_1: float
    sure_low_2: float
    sure_low_3: float
    cards: float
    """What is added for each valued bid card in our hand, from six on; fewer take it away."""
    cards_squared: float
    lead: float
    """And for each that we have more than the average hand."""
    lead_cards: float
    """And for the product of the two."""
    jitter: float
    """How far a bid strays either way."""
    keep: float
    """A drawn card that is worth less to us is given away (R5.1c)."""
    keep_deny: float
    """How much of what it is worth to the least of the rivals is added before that."""


_OWN, _RIVALS, _LEFT = np.meshgrid(*[np.arange(MOST + 1.0)] * 3, indexing="ij")


def weights(formula: Formula, seats: int, *, lowest_wins: bool) -> NDArray[np.int16]:
    """The tables of one seat; ``lowest_wins``: a Copicastor goes to the lowest bid (R8.2)."""
    table = np.zeros(WEIGHTS, np.int16)
    table[JITTER_AT] = round(2 * HAND * max(formula.jitter, 0))
    for card in range(1, COPICASTOR):
        _enter(table, card, *_guest(formula, card))
    pair, keep = np.full_like(_OWN, formula.second), _OWN >= 0
    lowest, gnalli = np.full_like(_OWN, -1), np.full_like(_OWN, formula.copicastor_gnalli)
    if lowest_wins:
        _enter(table, COPICASTOR, lowest, gnalli, keep)
    else:
        _enter(table, COPICASTOR, pair, np.zeros_like(_OWN), keep)
    _enter(table, WULLAWAKI, np.full_like(_OWN, 2), _low(formula), keep)
    table[STAGES_AT:] = _parts(_stages(formula, seats)).ravel() - table[JITTER_AT] // 2
    return table


def _guest(formula: Formula, face: int) -> tuple[Table, Table, Flags]:
    """The worth of a guest, the chance to leave it to others, and whether to keep it if drawn."""
    f, tens = formula, face / 10
    own = np.select(
        [_OWN == 0, _OWN == 1, _OWN == 2],  # noqa: PLR2004 - so many copies
        [
            f.first + f.first_face * tens + f.first_left * _LEFT,
            f.second + f.second_face * tens + f.second_left * _LEFT,
            f.third + f.third_left * _LEFT,
        ],
        f.fourth,
    )
    deny = np.select(
        [_RIVALS == 0, _RIVALS == 1, _RIVALS == 2],  # noqa: PLR2004
        [0, f.deny_second + f.deny_second_left * _LEFT, f.deny_third + f.deny_third_left * _LEFT],
        f.deny_fourth,
    )
    worth = own + deny
    chance = 0.5 + f.unwanted_slope * (f.unwanted - worth)
    return worth, chance, own + f.keep_deny * deny >= f.keep


def _low(formula: Formula) -> Table:
    """The chance to bid low on a Wullawaki; where others have the copies left, 1 is a sure win."""
    f = formula
    unsure = np.array([f.low_0, f.low_1, f.low_2, f.low_3])
    sure = np.array([f.sure_low_0, f.sure_low_1, f.sure_low_2, f.sure_low_3])
    return np.where(_LEFT == 1, sure[:, None, None], unsure[:, None, None])


def _stages(formula: Formula, seats: int) -> Table:
    held, all_held = np.arange(16.0)[:, None], np.arange(1 << CARDS_BITS)[None, :]
    cards, lead = held - 6, (held * seats - all_held) / 5
    squared = formula.cards_squared * cards * cards / 5
    return formula.cards * cards + squared + (formula.lead + formula.lead_cards * cards) * lead


def _enter(table: NDArray[np.int16], card: int, worth: Table, chance: Table, keep: Flags) -> None:
    """Pack the entries of a party card."""
    chances = np.rint(np.clip(chance, 0, 1) * ALWAYS).astype(np.int16)
    packed = (_parts(worth) << WORTH_AT) | (chances << CHANCE_AT) | keep.astype(np.int16)
    table[card << CARD_BITS : (card + 1) << CARD_BITS] = packed.ravel()


def _parts(worth: Table) -> NDArray[np.int16]:
    return np.rint(np.clip(worth * HAND, -256, 255)).astype(np.int16)
