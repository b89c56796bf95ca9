"""A game played on to its end by a policy."""

# pyright: basic

from gnumies.sim.bits import count
from gnumies.sim.compiled import pasted
from gnumies.sim.layout import VALUES
from gnumies.sim.rounds import award, decide, drawn_by_gnalli, next_bidding
from gnumies.sim.table import (
    bidding,
    decider_of,
    drawn_of,
    face_up_of,
    second_of,
    turned_of,
)


@pasted
def one_bidding(choose_bids, choose_seat, rules, game, hands, supply, turned, face_up, second):
    """Play one bidding with what follows from it, and give all of that back.

    That is hands, supply, round, the card that is still face up because everybody played the
    Gnalli, whether the next bidding is therefore a second one, and the number of moves: 0 when the
    game was over. The two functions are a policy of ``gnumies.sim.policies``.
    """
    hands, supply, turned, face_up, second, legal = next_bidding(
        rules, game, hands, supply, turned, face_up, second
    )
    if face_up == 0:
        return hands, supply, turned, 0, 0, 0
    bids = choose_bids(rules, game, legal, face_up, turned, second)
    moves = count(bids)
    if bids & VALUES == 0:  # nothing but Gnallis (R5.2)
        return hands, supply, turned, face_up, 1, moves
    hands = award(rules, game, hands, face_up, bids)
    supply, drawn, seat = drawn_by_gnalli(rules, game, supply, bids)
    if drawn:
        to = choose_seat(rules, game, drawn, seat, turned, second)
        hands = decide(game, hands, drawn, seat, to)
        moves += 1
    return hands, supply, turned, 0, 0, moves


@pasted
def play_on(choose_bids, choose_seat, rules, game):
    """Play a game from where it stands, pending bids forgotten; give the number of moves."""
    hands, supply, table = game.hands, game.supply, game.table
    turned, second, face_up = turned_of(table), second_of(table), face_up_of(table)
    made = 0
    drawn = drawn_of(table)
    if drawn:
        seat = decider_of(table)
        to = choose_seat(rules, game, drawn, seat, turned, second)
        hands = decide(game, hands, drawn, seat, to)
        made = 1
    moves = 1
    while moves:
        hands, supply, turned, face_up, second, moves = one_bidding(
            choose_bids, choose_seat, rules, game, hands, supply, turned, face_up, second
        )
        made += moves
    game.hands, game.bids, game.supply = hands, 0, supply
    game.table = bidding(turned, 0, 0)
    return made
