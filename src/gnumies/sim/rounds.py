"""A round from its first card to its last (R2.1 to R5.4, R6): the kernels that a game is made of.

What all of them change is handed through as words and comes back as words, so that a loop over
them keeps a game in registers; only the rooms stay in memory, in the game's row.
"""

# pyright: basic

from gnumies.sim.bits import count, highest, lowest
from gnumies.sim.compiled import apart, inlined, outlined
from gnumies.sim.hands import (
    bare,
    barred,
    best_of_tied,
    holders,
    legal_bids,
    overlaid,
    seat_of,
    several,
)
from gnumies.sim.layout import COPICASTOR, GNALLIS, LANE, LANE_BITS, VALUES, WULLAWAKI
from gnumies.sim.rooms import party
from gnumies.sim.supply import draw


@inlined
def next_bidding(rules, game, hands, supply, turned, face_up, second):
    """Open a bidding for the face-up card, or without one turn the next over (R2.2) or end (R6).

    A bidding that stands open is opened as it was. Gives hands, supply, round, face-up card, 0 at
    the end, whether it is a second bidding, and the legal bids.
    """
    while True:
        if face_up == 0:
            able = holders(hands)
            if not several(able) or supply == 0:
                if not several(able) and able:
                    supply = _sweep(rules, game, hands, supply, seat_of(lowest(able)))
                    hands = 0
                return hands, supply, turned, face_up, second, 0
            face_up, supply = draw(rules, game.key, supply)
            turned += 1
            second = 0
        alone = bare(hands)
        if several(alone) and (rules.leave_any_round or barred(face_up, second)):
            hands, supply = _leave(rules, game, hands, supply, alone)
        legal = legal_bids(rules, hands, face_up, second)
        if legal:
            return hands, supply, turned, face_up, second, legal
        face_up = 0  # nobody is left to bid for it (R5.4)


@inlined
def award(rules, game, hands, face_up, bids):
    """The best valued bid wins the face-up card (R2.4, R3.1, R4.1); there must be one."""
    valued = bids & VALUES
    lowest_wins = (face_up == COPICASTOR) & rules.lowest_wins
    values = overlaid(valued)
    winner = best_of_tied(rules, valued, lowest(values) if lowest_wins else highest(values))
    won = valued & (LANE << LANE_BITS * winner)
    game.rooms[winner] += party(face_up)
    return hands ^ (valued ^ won if face_up == WULLAWAKI else won)


@inlined
def drawn_by_gnalli(rules, game, supply, bids):
    """What a single Gnalli draws (R5.1), 0 for nothing, and who decides about it.

    A Wullawaki goes to his room at once (R5.1a).
    """
    gnallis = bids & GNALLIS
    if gnallis == 0 or several(gnallis) or supply == 0:
        return supply, 0, 0
    card, supply = draw(rules, game.key, supply)
    seat = seat_of(lowest(gnallis))
    if card == WULLAWAKI:
        game.rooms[seat] += party(WULLAWAKI)
        return supply, 0, 0
    return supply, card, seat


@inlined
def decide(game, hands, drawn, seat, to):
    """Keep the drawn card, which costs the Gnalli (R5.1b), or give it away (R5.1c)."""
    game.rooms[to] += party(drawn)
    return hands ^ ((1 if to == seat else 0) << LANE_BITS * seat)


@outlined
def _leave(rules, game, hands, supply, alone):
    """All seats with nothing but the Gnalli finish, youngest first (R5.3)."""
    apart()
    for age in range(len(game.rooms)):
        seat = rules.youngest_first[age] + 0
        gnalli = (1 << LANE_BITS * seat) & alone
        hands ^= gnalli
        if gnalli and supply:
            card, supply = draw(rules, game.key, supply)
            game.rooms[seat] += party(card)
    return hands, supply


@outlined
def _sweep(rules, game, hands, supply, seat):
    """The last seat with cards trades them all for supply cards (R6.2)."""
    apart()
    for _ in range(min(count(hands), count(supply))):
        card, supply = draw(rules, game.key, supply)
        game.rooms[seat] += party(card)
    return supply
