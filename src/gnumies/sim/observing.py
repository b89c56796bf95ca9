"""What a seat may know of a game (R2.6) as a row of small numbers, for networks and environments.

The seats come in the order of play from the viewer on, 28 numbers each: 11 for its bid cards, 1
where it holds one, then 17 for its party cards, how many of each. After them come the card that is
bid for or that the viewer itself has drawn, as 17 numbers of which one is 1; then whether it is a
bidding, whether it is a second one and whether the viewer has to decide; then 17 numbers for the
party cards that the viewer has not seen, and how many cards the supply has.
"""

# pyright: basic

from typing import Final

from gnumies.sim.bits import count
from gnumies.sim.compiled import inlined, kernel
from gnumies.sim.layout import FIELD_BITS, LANE_BITS, WULLAWAKI
from gnumies.sim.table import decider_of, drawn_of, face_up_of, second_of

BID_CARDS: Final = 11
KINDS: Final = 17
A_SEAT: Final = BID_CARDS + KINDS
_FLAGS: Final = 3


def features(seats: int) -> int:
    """How many numbers an observation has."""
    return A_SEAT * seats + KINDS + _FLAGS + KINDS + 1


@inlined
def _show_seat(hands, room, seat, rows, index, viewer, at):
    for card in range(BID_CARDS):
        rows[index, viewer, at + card] = (hands >> (LANE_BITS * seat + card)) & 1
    for kind in range(KINDS - 1):
        rows[index, viewer, at + BID_CARDS + kind] = (room >> (FIELD_BITS * kind)) & 7
    rows[index, viewer, at + BID_CARDS + KINDS - 1] = room >> (FIELD_BITS * (WULLAWAKI - 1))


@inlined
def _show_table(rules, game, rows, index, viewer, at):
    table = game.table
    drawn = drawn_of(table)
    decides = drawn != 0 and decider_of(table) == viewer
    card = drawn if decides else face_up_of(table)
    for kind in range(KINDS):
        rows[index, viewer, at + kind] = card == kind + 1
    rows[index, viewer, at + KINDS] = face_up_of(table) != 0
    rows[index, viewer, at + KINDS + 1] = face_up_of(table) != 0 and second_of(table) != 0
    rows[index, viewer, at + KINDS + 2] = decides
    at += KINDS + _FLAGS
    for kind in range(KINDS):
        unseen = count(game.supply & rules.of_kind[kind + 1])
        rows[index, viewer, at + kind] = unseen + (drawn == kind + 1 and not decides)
    rows[index, viewer, at + KINDS] = count(game.supply)


@kernel
def observe(rules, games, rows):
    """Write the observations of all seats of all games."""
    for index in range(len(games)):
        game = games[index]
        seats = len(game.rooms)
        for viewer in range(seats):
            for place in range(seats):
                seat = (viewer + place) % seats
                _show_seat(game.hands, game.rooms[seat], seat, rows, index, viewer, A_SEAT * place)
            _show_table(rules[0], game, rows, index, viewer, A_SEAT * seats)
