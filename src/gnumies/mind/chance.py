"""What each card that may come next is worth: playouts that differ in nothing else."""

# pyright: basic

import numpy as np
from numpy.typing import NDArray

from gnumies.mind.policy import policy_bids, policy_decision
from gnumies.sim.compiled import inlined, kernel
from gnumies.sim.layout import WULLAWAKI, Games
from gnumies.sim.playout import play_on
from gnumies.sim.rooms import score
from gnumies.sim.steps import bid, let_have
from gnumies.sim.stream import base_key, signed
from gnumies.sim.supply import game_key, word
from gnumies.sim.table import drawn_of
from gnumies.sim.tables import Rules

KINDS = WULLAWAKI + 1
WON, SCORED = range(2)
"""What is told of a kind: each seat's share of the win, and its points."""
_HALF = 32


def worths(
    rules: Rules, games: Games, to: int, known: list[int], left: list[int], seed: int, playouts: int
) -> NDArray[np.float64]:
    """What the game comes to for each kind of card that may be drawn next: kind × 2 × seat.

    ``games`` is one position with all its bids, or with a drawn card that goes to seat ``to``; or
    the whole deck before the first card. Then come the cards ``known``, then one of each kind that
    is ``left`` in turn, then the others of these in random order, and every seat plays on by its
    policy. All kinds get the same luck: what is drawn in the place of a card is where that card
    was. A kind that is not left has zeros.
    """
    rigged = rules.copy()
    rigged["shuffled"] = 0
    rigged["card_of"] = 0
    total = len(known) + len(left)
    rigged["card_of"][0, : len(known)] = known
    position = np.concatenate([games[:1], games[:1]])
    position["supply"] = (1 << total) - 1
    sums = np.zeros((KINDS, SCORED + 1, games["rooms"].shape[1]))
    cards = np.array(sorted(left), np.int64)
    base = signed(base_key(seed))
    _worths(rigged, position, to, cards, len(known), base, playouts, sums)
    return sums / playouts


@kernel
def _worths(rules, games, to, cards, known, base, playouts, sums):
    game = games[1]
    order = np.zeros(len(cards), np.int64)
    for playout in range(playouts):
        key = game_key(base, playout)
        _shuffle(key, order)
        for place in range(len(cards)):
            rules[0].card_of[known + place] = cards[order[place]]
        for card in range(len(cards)):
            if card and cards[card] == cards[card - 1]:
                continue
            place = 0
            while order[place] != card:
                place += 1
            _exchange(rules[0], known, known + place)
            _play(rules[0], games[0], game, key, to)
            _exchange(rules[0], known, known + place)
            _add_up(game, sums[cards[card]])


@inlined
def _shuffle(key, order):
    """The numbers of all places in random order (Fisher and Yates)."""
    for place in range(len(order)):
        order[place] = place
    for last in range(len(order) - 1, 0, -1):
        other = ((word(key, last + 1) >> _HALF) & 0xFFFFFFFF) * (last + 1) >> _HALF
        order[last], order[other] = order[other], order[last]


@inlined
def _exchange(rules, one, other):
    card = rules.card_of[one] + 0
    rules.card_of[one] = rules.card_of[other]
    rules.card_of[other] = card


@inlined
def _play(rules, root, game, key, to):
    game.hands, game.supply, game.table, game.key = root.hands, root.supply, root.table, key
    for seat in range(len(game.rooms)):
        game.rooms[seat] = root.rooms[seat]
    if drawn_of(game.table):
        let_have(rules, game, to)
    elif root.bids:
        bid(rules, game, root.bids)
    # Of a game that is over by now nothing is left to play.
    play_on(policy_bids, policy_decision, rules, game)


@inlined
def _add_up(game, sums):
    most, winners = -1, 0
    for seat in range(len(game.rooms)):
        points = score(game.rooms[seat])
        game.rooms[seat] = points
        winners = 1 if points > most else winners + (points == most)
        most = max(most, points)
    for seat in range(len(game.rooms)):
        sums[WON, seat] += (1 / winners) if game.rooms[seat] == most else 0.0
        sums[SCORED, seat] += game.rooms[seat]
