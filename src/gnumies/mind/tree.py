"""A search tree as arrays: a node for each position, found by what the position is.

Positions that different lines lead to are one node. Two are the same if all that matters to the
rest of the game is: hands, rooms, the card on the table, and which cards the supply has, in
whatever order (rounds are not counted, and copies of a card are alike).
"""

# pyright: basic

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gnumies.sim.bits import lowest
from gnumies.sim.compiled import inlined
from gnumies.sim.layout import MOST_CARDS, ROUND_AT
from gnumies.sim.rooms import party

ACTIONS = 11
"""Places for the actions of a seat; bids are 0 to 10 as in a lane."""
TOTAL = 11
"""The place that counts a seat's visits of the node, whatever it did."""
TRIED = 0
WON = 1
"""How often something was done, and what came of it, added up."""
FULL = -1
"""A node that there is no place for."""

_PLACE = (1 << ROUND_AT) - 1
_DEEPEST = 4 * MOST_CARDS
"""Each card that is turned over makes two biddings and a decision at most."""
_MULTIPLIER = -7046029254386353131
_FOLD = 29


Fields = list[tuple[str, str] | tuple[str, str, tuple[int, ...]]]


def node_fields(seats: int) -> Fields:
    """The fields of a node: what its position is, and what is known of each seat's actions."""
    return [
        ("hands", "i8"),
        ("table", "i8"),
        ("left", "i8"),  # what the supply has, counted in the fields of a room
        ("rooms", "i8", (seats,)),
        ("usual", "i8"),  # what each seat has done most often, in their lanes
        ("usually", "f4", (seats + 1,)),  # what that together came to for each seat; how often
        ("known", "f4", (seats, ACTIONS + 1, 2)),
    ]


class Tree(NamedTuple):
    """The arrays of a tree; node 0 is its root."""

    slots: NDArray[np.int32]
    """Where a position is looked for: the number of its node + 1, or 0."""
    nodes: NDArray[np.void]
    path: NDArray[np.int64]
    """The nodes of the line that is being played, and the actions taken there."""
    used: NDArray[np.int64]
    """How many nodes there are."""


def new_tree(fields: Fields, nodes: int) -> Tree:
    """An empty tree with room for so many nodes; its memory is taken only as it grows."""
    slots = 1 << (2 * nodes - 1).bit_length()
    return Tree(
        np.zeros(slots, np.int32),
        np.zeros(nodes, fields),
        np.zeros((_DEEPEST, 2), np.int64),
        np.zeros(1, np.int64),
    )


@inlined
def composition(rules, supply):
    """Which cards a supply has, counted in the fields of a room (``gnumies.sim.layout``)."""
    left = 0
    while supply:
        left += party(rules.card_of[lowest(supply)])
        supply &= supply - 1
    return left


@inlined
def find(tree, game, left):
    """The node of a position, ``FULL`` if there is none and no place; and whether it is new."""
    table = game.table & _PLACE
    mix = (game.hands * _MULTIPLIER) ^ (left + table)
    mix = (mix ^ (mix >> _FOLD)) * _MULTIPLIER
    for seat in range(len(game.rooms)):
        mix = (mix ^ game.rooms[seat] ^ (mix >> _FOLD)) * _MULTIPLIER
    last = len(tree.slots) - 1
    at = (mix ^ (mix >> _FOLD)) & last
    while tree.slots[at]:
        node = tree.slots[at] - 1
        if _is_at(tree.nodes[node], game, table, left):
            return node, False
        at = (at + 1) & last
    node = tree.used[0]
    if node == len(tree.nodes):
        return FULL, True
    tree.used[0] = node + 1
    tree.slots[at] = node + 1
    new = tree.nodes[node]
    new.hands, new.table, new.left = game.hands, table, left
    for seat in range(len(game.rooms)):
        new.rooms[seat] = game.rooms[seat]
    return node, True


@inlined
def _is_at(node, game, table, left):
    same = (node.hands == game.hands) & (node.table == table) & (node.left == left)
    for seat in range(len(game.rooms)):
        same &= node.rooms[seat] == game.rooms[seat]
    return same
