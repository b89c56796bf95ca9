"""A game on its record, one move after the other."""

# pyright: basic

from gnumies.sim.compiled import inlined
from gnumies.sim.hands import legal_bids
from gnumies.sim.layout import KEEP_OR_GIVE_AT, LANE, LANE_BITS, VALUES
from gnumies.sim.rounds import award, decide, drawn_by_gnalli, next_round, open_bidding
from gnumies.sim.table import (
    bidding,
    decider_of,
    deciding,
    drawn_of,
    face_up_of,
    second_of,
    turned_of,
)


@inlined
def deal(rules, game, key):
    """Full hands, empty rooms, a whole supply; no card is turned over yet."""
    game.hands, game.bids, game.supply = rules.hands, 0, rules.supply
    game.table, game.key = 0, key
    for seat in range(len(game.rooms)):
        game.rooms[seat] = 0


@inlined
def turn(rules, game):
    """Begin the next round, or end the game."""
    turned = turned_of(game.table)
    hands, supply, turned, face_up, _ = next_round(rules, game, game.hands, game.supply, turned)
    game.hands, game.bids, game.supply = hands, 0, supply
    game.table = bidding(turned, face_up, 0)


@inlined
def over(game):
    """Whether the game has ended: nobody bids and nobody decides."""
    return face_up_of(game.table) == 0 and drawn_of(game.table) == 0


@inlined
def legal(rules, game):
    """The legal bids of all seats in their lanes; none unless it is a bidding."""
    face_up = face_up_of(game.table)
    return legal_bids(rules, game.hands, face_up, second_of(game.table)) if face_up else 0


@inlined
def actions_of(game, bids, seat):
    """The legal actions of a seat as a mask, from the legal bids of all."""
    drawn = drawn_of(game.table)
    if drawn and decider_of(game.table) == seat:
        return ((1 << len(game.rooms)) - 1) << KEEP_OR_GIVE_AT
    return (bids >> (LANE_BITS * seat)) & LANE


@inlined
def bid(rules, game, bids):
    """All bids of a bidding at once, which have to be legal and complete."""
    table = game.table
    turned, face_up, second = turned_of(table), face_up_of(table), second_of(table)
    if bids & VALUES == 0:  # nothing but Gnallis (R5.2)
        hands, supply, bids = open_bidding(rules, game, game.hands, game.supply, face_up, 1)
        game.hands, game.bids, game.supply = hands, 0, supply
        game.table = bidding(turned, face_up if bids else 0, 1)
        drawn = 0
    else:
        hands = award(rules, game, game.hands, face_up, bids)
        supply, drawn, seat = drawn_by_gnalli(rules, game, game.supply, bids)
        game.hands, game.bids, game.supply = hands, 0, supply
        game.table = deciding(turned, second, drawn, seat)
    if over(game):
        turn(rules, game)


@inlined
def let_have(rules, game, to):
    """The decision about the drawn card: the seat that gets it."""
    table = game.table
    game.hands = decide(game, game.hands, drawn_of(table), decider_of(table), to)
    turn(rules, game)
