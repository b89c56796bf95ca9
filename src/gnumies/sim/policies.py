"""How a playout chooses: for all seats at once in a bidding, for one seat about a drawn card.

A policy is a pair of such functions. Its chance comes from ``choice`` alone, with the place that
``gnumies.sim.stream`` gives each decision.
"""

# pyright: basic

import numpy as np

from gnumies.sim.bits import count, nth
from gnumies.sim.compiled import inlined
from gnumies.sim.layout import (
    COPICASTOR,
    FIELD_BITS,
    GNALLIS,
    LANE,
    LANE_BITS,
    WULLAWAKI,
    WULLAWAKIS_AT,
)
from gnumies.sim.stream import (
    BIDDINGS_AT,
    CHOICE_BITS,
    CHOICES_A_WORD,
    WORDS_A_BIDDING,
    WORDS_A_ROUND,
)
from gnumies.sim.supply import word

_CHOICE = (1 << CHOICE_BITS) - 1


@inlined
def choice(key, turned, second, place):
    """``stream.choice``."""
    at = place // CHOICES_A_WORD
    number = BIDDINGS_AT + WORDS_A_ROUND * turned + WORDS_A_BIDDING * second + at
    return (word(key, number) >> (CHOICE_BITS * (place - CHOICES_A_WORD * at))) & _CHOICE


@inlined
def uniform_bids(rules, game, legal, face_up, turned, second):
    """A legal bid of every seat that has one, each as likely as another."""
    bids = 0
    for seat in range(len(game.rooms)):
        own = legal & (LANE << LANE_BITS * seat)
        number = (choice(game.key, turned, second, seat) * count(own)) >> CHOICE_BITS
        bids |= nth(own, number)  # of a seat without a legal bid, nothing
    return bids


@inlined
def uniform_decision(rules, game, drawn, seat, turned, second):
    """The seat that gets the drawn card: to keep it is as likely as any opponent."""
    number = choice(game.key, turned, second, len(game.rooms)) * len(game.rooms) >> CHOICE_BITS
    return seat if number == 0 else number - (1 if number <= seat else 0)


_WORTH = np.array(
    [min(16, (3 * guest + 10) // 4) for guest in range(1, 11)] + [11, 12, 12, 13, 14], np.int64
)
"""What a guest deserves that we have none of, in parts of 16 of the hand."""
_MORE = np.array([0, 9, 13, 16, 16, 16, 16, 16], np.int64)
"""The same of a guest that we have so many of."""
_UNWANTED = 7
"""A card that deserves less may go to others while our Gnalli draws another (R5.1)."""
_ENOUGH_WULLAWAKIS = 3
"""From so many on the owner chooses what leaves (R7.1), and hunts no more of them."""
_JITTER = 4
"""How far a bid strays, in the same parts, so that playouts differ."""


@inlined
def light_bids(rules, game, legal, face_up, turned, second):
    """Bids by rank: high on Wullawakis and on what makes a set, low on a Copicastor."""
    bids = 0
    for seat in range(len(game.rooms)):
        own = legal & (LANE << LANE_BITS * seat)
        chance = choice(game.key, turned, second, seat)
        if face_up == WULLAWAKI:
            rank = 16 if (game.rooms[seat] >> WULLAWAKIS_AT) < _ENOUGH_WULLAWAKIS else 0
        elif face_up == COPICASTOR:
            rank = 0 if rules.lowest_wins else 12
        else:
            kin = (game.rooms[seat] >> (FIELD_BITS * (face_up - 1))) & 7
            rank = _MORE[kin] if kin else _WORTH[face_up - 1]
            if rank < _UNWANTED and chance & 1:
                rank = -1
            else:
                rank += ((chance * (2 * _JITTER)) >> CHOICE_BITS) - _JITTER
                rank = max(rank, 0)
        valued = own & ~GNALLIS
        gnalli = own & GNALLIS
        if valued == 0 or (rank < 0 and gnalli):
            bids |= gnalli
        else:
            cards = count(valued)
            bids |= nth(valued, min((max(rank, 0) * cards) >> 4, cards - 1))
    return bids


@inlined
def light_decision(rules, game, drawn, seat, turned, second):
    """Keep whatever was drawn: a card in the room is worth more than the Gnalli."""
    return seat
