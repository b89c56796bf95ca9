"""The tuned policy, for all seats at once: ``docs/mind.md`` says what it reckons.

The record ``rules`` is one of ``mind.tables``, with the weights of every seat. What they mean is in
``mind.formula``; here is nothing but looking up, and the bid that comes out of it.
"""

# pyright: basic

from gnumies.mind.formula import (
    ALWAYS,
    CARD_BITS,
    CARDS_BITS,
    CHANCE_AT,
    COUNT_BITS,
    JITTER_AT,
    MOST,
    STAGES_AT,
    WORTH_AT,
)
from gnumies.sim.bits import count, highest, nth
from gnumies.sim.compiled import inlined
from gnumies.sim.hands import overlaid
from gnumies.sim.layout import (
    FIELD_BITS,
    GNALLIS,
    LANE,
    LANE_BITS,
    VALUES,
    WULLAWAKI,
)
from gnumies.sim.policies import choice, uniform_bids, uniform_decision
from gnumies.sim.stream import CHOICE_BITS

_HAND_BITS = 7
_CHANCE_BITS = 5
_STRAY_BITS = 11
_CHANCE = ALWAYS - 1
_CHANCES = (ALWAYS << 1) - 1
_NEVER = 1 << FIELD_BITS + FIELD_BITS
_NO_CARD = 0x800
_FREE = 0x800 * GNALLIS
"""The free bit of every lane, which is above every bid card."""
_FIELD = (1 << FIELD_BITS) - 1
_ROOM = (1 << 15) - 1
_BITS = 63
_ALL_CARDS = (1 << CARDS_BITS) - 1
_ENTRIES = (1 << CARD_BITS) - 1
"""What the machine has to see to know that a number is no negative index."""


@inlined
def _field(card):
    """Where rooms count the copies of a card, and a mask of that count."""
    return FIELD_BITS * (card - 1), _ROOM if card == WULLAWAKI else _FIELD


@inlined
def _entry(card, own, rivals, left):
    """The place of an entry in a seat's weights; the counts are none above ``MOST``."""
    at = (own << 2 * COUNT_BITS) + (rivals << COUNT_BITS) + left
    return (card << CARD_BITS) + (at & _ENTRIES)


@inlined
def _still_to_come(rules, card, seen):
    """How many of a kind nobody has seen, from 0 to ``MOST``; a card that left the game is one."""
    return min(max(count(rules.of_kind[card]) - 1 - seen, 0), MOST)


@inlined
def _sure(rules, valued, seat):
    """The cards of a seat, in its lane, that nobody can beat (R2.4)."""
    at = LANE_BITS * seat
    others = valued & ~(LANE << at)
    top = highest(overlaid(others) | 1)
    unbeaten = ((others & ~rules.beats[seat]) >> top) & GNALLIS != 0
    return (valued >> at) & LANE & -(1 << top + unbeaten)


@inlined
def policy_bids(rules, game, legal, face_up, turned, second):
    """Bids by what the face-up card is worth, and never more than is needed to win for certain."""
    seats = len(game.rooms)
    valued = legal & VALUES
    cards = count(valued) & _ALL_CARDS
    kind, mask = _field(face_up)
    seen, most, next_most = 0, 0, 0
    for seat in range(seats):
        copies = (game.rooms[seat] >> kind) & mask
        seen += copies
        next_most = max(next_most, min(most, copies))
        most = max(most, copies)
    left = _still_to_come(rules, face_up, seen)
    most, next_most = min(most, MOST), min(next_most, MOST)
    lowest_bids = legal & ~((legal | _FREE) - GNALLIS)
    bids = 0
    for seat in range(seats):
        at = LANE_BITS * seat
        copies = min((game.rooms[seat] >> kind) & mask, MOST)
        rivals = next_most if copies == most else most
        sure = _sure(rules, valued, seat)
        known = (sure != 0) + 0 if face_up == WULLAWAKI else left
        entry = rules.weights[seat, _entry(face_up, copies, rivals, known)]
        mine = (valued >> at) & LANE
        held = count(mine)
        stage = rules.weights[seat, STAGES_AT + (held << CARDS_BITS) + cards]
        chance = choice(game.key, turned, second, seat)
        strays = (
            (chance >> CHOICE_BITS - _STRAY_BITS) * rules.weights[seat, JITTER_AT]
        ) >> _STRAY_BITS
        worth = (entry >> WORTH_AT) + stage + strays
        rank = min(max((worth * held) >> _HAND_BITS, 0), held - 1)
        # Nothing of no cards: bit 63 stays empty.
        bid = min(nth(mine, rank & _BITS), (sure | _NO_CARD) & -(sure | _NO_CARD))
        low = (chance & _CHANCE) < ((entry >> CHANCE_AT) & _CHANCES)
        bids |= ((lowest_bids >> at) & LANE if low | (mine == 0) else bid) << at
    return bids


@inlined
def policy_decision(rules, game, drawn, seat, turned, second):
    """Keep the drawn card, or give it to one of those who have least of its kind."""
    seats = len(game.rooms)
    chance = choice(game.key, turned, second, seats)
    kind, mask = _field(drawn)
    seen, least, to = 0, _NEVER, seat
    for other in range(seats):
        copies = (game.rooms[other] >> kind) & mask
        seen += copies
        order = (copies << FIELD_BITS) + ((other ^ chance) & _FIELD)
        if other != seat and order < least:
            least, to = order, other
    own = (game.rooms[seat] >> kind) & mask
    left = _still_to_come(rules, drawn, seen)
    own, least = min(own, MOST), min(least >> FIELD_BITS, MOST)
    entry = rules.weights[seat, _entry(drawn, own, least, left)]
    return seat if entry & 1 else to


@inlined
def mixed_bids(rules, game, legal, face_up, turned, second):
    """Bids by the policy, and by chance in the lanes of ``rules.uniform``."""
    tuned = policy_bids(rules, game, legal, face_up, turned, second)
    chance = uniform_bids(rules, game, legal, face_up, turned, second)
    return (tuned & ~rules.uniform) | (chance & rules.uniform)


@inlined
def mixed_decision(rules, game, drawn, seat, turned, second):
    """The same of a decision."""
    if (rules.uniform >> LANE_BITS * seat) & 1:
        return uniform_decision(rules, game, drawn, seat, turned, second)
    return policy_decision(rules, game, drawn, seat, turned, second)
