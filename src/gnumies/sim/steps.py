"""A game on its record, one move after the other."""

# pyright: basic

from gnumies.sim.compiled import inlined
from gnumies.sim.hands import legal_bids
from gnumies.sim.layout import KEEP_OR_GIVE_AT, LANE, LANE_BITS, VALUES
from gnumies.sim.rounds import award, decide, drawn_by_gnalli, next_bidding
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
def go_on(rules, game, hands, supply, face_up, second):
    """The next bidding, of this round or of another one, or the end of the game."""
    hands, supply, turned, face_up, second, _ = next_bidding(
        rules, game, hands, supply, turned_of(game.table), face_up, second
    )
    game.hands, game.bids, game.supply = hands, 0, supply
    game.table = bidding(turned, face_up, second if face_up else 0)


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
    hands, supply, face_up = game.hands, game.supply, face_up_of(game.table)
    second = 1
    if bids & VALUES:
        second = second_of(game.table)
        hands = award(rules, game, hands, face_up, bids)
        supply, drawn, seat = drawn_by_gnalli(rules, game, supply, bids)
        if drawn:
            game.hands, game.bids, game.supply = hands, 0, supply
            game.table = deciding(turned_of(game.table), second, drawn, seat)
            return
        face_up = 0
    go_on(rules, game, hands, supply, face_up, second)


@inlined
def let_have(rules, game, to):
    """The decision about the drawn card: the seat that gets it."""
    hands = decide(game, game.hands, drawn_of(game.table), decider_of(game.table), to)
    go_on(rules, game, hands, game.supply, 0, 0)
