"""A game played on to its end by a policy."""

# pyright: basic

from gnumies.sim.bits import count
from gnumies.sim.compiled import inlined
from gnumies.sim.hands import legal_bids
from gnumies.sim.layout import VALUES
from gnumies.sim.rounds import award, decide, drawn_by_gnalli, next_round, open_bidding
from gnumies.sim.table import (
    bidding,
    decider_of,
    drawn_of,
    face_up_of,
    second_of,
    turned_of,
)


@inlined
def play_on(choose_bids, choose_seat, rules, game):
    """Play a game from where it stands, pending bids forgotten; give the number of moves.

    The two functions are a policy of ``gnumies.sim.policies``.
    """
    hands, supply, table = game.hands, game.supply, game.table
    turned, second, face_up = turned_of(table), second_of(table), face_up_of(table)
    moves = 0
    drawn = drawn_of(table)
    if drawn:
        seat = decider_of(table)
        to = choose_seat(rules, game, drawn, seat, turned, second)
        hands = decide(game, hands, drawn, seat, to)
        moves = 1
    legal = legal_bids(rules, hands, face_up, second)
    while True:
        if face_up == 0:
            hands, supply, turned, face_up, legal = next_round(rules, game, hands, supply, turned)
            if face_up == 0:
                break
            second = 0
        bids = choose_bids(rules, game, legal, face_up, turned, second)
        moves += count(bids)
        if bids & VALUES == 0:  # nothing but Gnallis (R5.2)
            second = 1
            hands, supply, legal = open_bidding(rules, game, hands, supply, face_up, second)
            face_up = face_up if legal else 0
            continue
        hands = award(rules, game, hands, face_up, bids)
        supply, drawn, seat = drawn_by_gnalli(rules, game, supply, bids)
        if drawn:
            to = choose_seat(rules, game, drawn, seat, turned, second)
            hands = decide(game, hands, drawn, seat, to)
            moves += 1
        face_up = 0
    game.hands, game.bids, game.supply = hands, 0, supply
    game.table = bidding(turned, 0, 0)
    return moves
