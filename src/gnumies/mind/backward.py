"""Backward induction for two players: what a position is worth if both play perfectly.

Everything that happens is done by the kernels of ``gnumies.sim.rounds``, so that there is no second
opinion about the rules. They draw in the order of ``rules.card_of``: the solver writes there what
comes, and tries all that can. The supply is a composition (``gnumies.mind.composition``), in which
every card that is left is as likely to be next as another.

A value is seat 0's: its share of the win (R7.4), or its points less those of seat 1.
"""

# pyright: basic

from typing import Final

import numpy as np

from gnumies.mind.composition import copies, count_of, next_kind
from gnumies.mind.matrix import value_of_matrix
from gnumies.mind.memo import find, order_of, store
from gnumies.sim.bits import count
from gnumies.sim.compiled import apart, inlined, kernel, merged, outlined
from gnumies.sim.layout import KEEP_OR_GIVE_AT, LANE, LANE_BITS, VALUES, WULLAWAKI
from gnumies.sim.rooms import party, score
from gnumies.sim.rounds import award, decide, drawn_by_gnalli, next_bidding
from gnumies.sim.table import decider_of, drawn_of, face_up_of, second_of

SEATS: Final = 2
_BIDS = 11
_DEEPEST = 128
"""More biddings than can follow on each other: one for each card, and the second ones."""

WORK: Final = np.dtype(
    [
        ("by_points", "?"),  # what is played for: points, otherwise the win
        ("nodes", "i8"),  # biddings and final draws worked out so far
        ("limit", "i8"),  # of the nodes
        ("rows", "i8"),  # the actions of seat 0 in the position itself, a bit each
        ("columns", "i8"),  # those of seat 1
        ("payoffs", "f8", (_DEEPEST, _BIDS, _BIDS)),  # of a bidding, of one after it, and so on
    ]
)
"""What the solver writes to while it works; the payoffs of the position itself stay in front."""

_NONE, _AGAIN = np.int64(0), np.int64(1)
"""Of numpy's type: for each plain number in a call of itself numba compiles ``value`` once more."""
_SECOND, _DRAWS, _BY_POINTS = 1 << 5, 1 << 6, 1 << 7
_HANDS_AT = 8
"""A key's last word: face-up card, second bidding, whether draws, objective, and the hands."""


@inlined
def _supply_of(cards):
    """So many cards, in the order of ``card_of``."""
    return (1 << cards) - 1


@inlined
def _result(work, room0, room1):
    """What the rooms are worth when the game is over."""
    ahead = score(room0) - score(room1)
    if work.by_points:
        return ahead + 0.0
    return 0.5 * ((ahead > 0) + (ahead >= 0))


@inlined
def _better(seat, worth, other):
    """What a seat makes of a choice between two; ``nan`` if one of them is."""
    if np.isnan(worth) or np.isnan(other):
        return np.nan
    return min(worth, other) if seat else max(worth, other)


@outlined
def _draws(memo, work, room0, room1, left, first, then):
    """The same when so many cards are to come into each room, and the game is over with them."""
    apart()
    if work.nodes >= work.limit:
        return np.nan
    last = first + then == 1
    # A room that does not change matters by its points alone.
    key0 = room0 if first else score(room0)
    key1 = room1 if then else score(room1)
    rest = (first << 4 | then) << _HANDS_AT | _DRAWS | work.by_points * _BY_POINTS
    at, known = find(memo, key0, key1, left, rest)
    if known:
        return memo[at].value
    work.nodes += 1
    cards = count_of(left)
    total = 0.0
    kind = next_kind(left, 0)
    while kind:
        card = party(kind)
        grown0, grown1 = room0 + (card if first else 0), room1 + (0 if first else card)
        if last:
            worth = _result(work, grown0, grown1)
        else:
            less, fewer = first - (first > 0), then - (first == 0)
            worth = _draws(memo, work, grown0, grown1, left - card, less, fewer)
        total += worth * copies(left, kind) / cards
        kind = next_kind(left, kind)
    if not np.isnan(total):
        at, _ = find(memo, key0, key1, left, rest)
        store(memo, at, key0, key1, left, rest, total)
    return total


@outlined
def value(memo, work, rules, game, hands, room0, room1, left, face_up, second, frame):
    """What a position is worth before what comes next; ``nan`` when the nodes are used up.

    With a face-up card that is the bidding for it, otherwise the turning over of another one.
    """
    apart()
    if work.nodes >= work.limit:
        return np.nan
    rest = order_of(rules, hands, face_up, left) << _HANDS_AT
    rest |= work.by_points * _BY_POINTS | second * _SECOND | face_up
    at, known = find(memo, room0, room1, left, rest)
    if known and frame:
        return memo[at].value
    total, kind = 0.0, 0
    while True:
        now, chance = left, 1.0
        if kind:
            now, chance = left - party(kind), copies(left, kind) / count_of(left)
        rules.card_of[0] = kind or WULLAWAKI
        game.rooms[0], game.rooms[1] = room0, room1
        holding, supply, _, card, again, legal = next_bidding(
            rules, game, hands, _supply_of(count_of(left)), 0, face_up, second
        )
        drawn = count_of(now) - count(supply)
        first, then = count_of(game.rooms[0] - room0), count_of(game.rooms[1] - room1)
        if drawn > first + then:  # a card is turned over: each that can be, one after the other
            kind = next_kind(left, 0)
            continue
        if card:
            worth = _bidding(
                memo, work, rules, game, holding, room0, room1, now, card, again, legal, frame
            )
        elif drawn:
            worth = _draws(memo, work, room0, room1, now, first, then)
        else:
            worth = _result(work, room0, room1)
        total += chance * worth
        kind = next_kind(left, kind) if kind else 0
        if kind == 0:
            break
    if not np.isnan(total):
        at, _ = find(memo, room0, room1, left, rest)
        store(memo, at, room0, room1, left, rest, total)
    return total


@merged
def _bidding(memo, work, rules, game, hands, room0, room1, left, card, second, legal, frame):
    """What a bidding is worth: the matrix of all pairs of bids; who cannot bid has one row."""
    work.nodes += 1
    rows, columns = legal & LANE, legal & (LANE << LANE_BITS)
    i, row = 0, rows
    while i == 0 or row:
        j, column = 0, columns
        while j == 0 or column:
            bids = (row & -row) | (column & -column)
            worth = _after(
                memo, work, rules, game, hands, room0, room1, left, card, second, bids, frame
            )
            if np.isnan(worth):  # which no comparison below would notice
                return worth
            work.payoffs[frame, i, j] = worth
            column &= column - 1
            j += 1
        row &= row - 1
        i += 1
    if frame == 0:
        work.rows, work.columns = rows, columns >> LANE_BITS
    return value_of_matrix(work.payoffs[frame], i, j)


@merged
def _after(memo, work, rules, game, hands, room0, room1, left, card, second, bids, frame):
    """What these bids are worth."""
    if bids & VALUES == 0:  # nothing but Gnallis: they bid again (R5.2)
        return value(memo, work, rules, game, hands, room0, room1, left, card, _AGAIN, frame + 1)
    game.rooms[0], game.rooms[1] = room0, room1
    held = award(rules, game, hands, card, bids)
    won0, won1 = game.rooms[0], game.rooms[1]
    cards = count_of(left)
    supply, _, _ = drawn_by_gnalli(rules, game, _supply_of(cards), bids)
    if count(supply) == cards:
        return value(memo, work, rules, game, held, won0, won1, left, _NONE, _NONE, frame + 1)
    total = 0.0
    kind = next_kind(left, 0)
    while kind:
        rules.card_of[0] = kind
        game.rooms[0], game.rooms[1] = won0, won1
        _, drawn, seat = drawn_by_gnalli(rules, game, _supply_of(cards), bids)
        rest = left - party(kind)
        if drawn:
            worth = given(memo, work, rules, game, held, won0, won1, rest, drawn, seat, 0, frame)
            other = given(memo, work, rules, game, held, won0, won1, rest, drawn, seat, 1, frame)
            worth = _better(seat, worth, other)
        else:
            grown0, grown1 = game.rooms[0], game.rooms[1]
            worth = value(
                memo, work, rules, game, held, grown0, grown1, rest, _NONE, _NONE, frame + 1
            )
        total += worth * copies(left, kind) / cards
        kind = next_kind(left, kind)
    return total


@merged
def given(memo, work, rules, game, hands, room0, room1, left, drawn, seat, to, frame):
    """What it is worth that a seat lets another one, or itself, have the drawn card."""
    game.rooms[0], game.rooms[1] = room0, room1
    kept = decide(game, hands, drawn, seat, to)
    return value(
        memo, work, rules, game, kept, game.rooms[0], game.rooms[1], left, _NONE, _NONE, frame + 1
    )


@kernel
def solve(memo, works, rules, games, hands, rooms, left, table):
    """The value of a position, pending bids forgotten; the matrix game that it is stays in front.

    ``rules`` and ``games``, each with one record, belong to the solver, which writes to them.
    """
    work, game, room0, room1 = works[0], games[0], rooms[0], rooms[1]
    work.rows, work.columns = 0, 0
    drawn, seat = drawn_of(table), decider_of(table)
    if drawn:
        choices = ((1 << SEATS) - 1) << KEEP_OR_GIVE_AT
        work.rows, work.columns = (0, choices) if seat else (choices, 0)
        for to in range(SEATS):
            worth = given(
                memo, work, rules[0], game, hands, room0, room1, left, drawn, seat, to, _NONE
            )
            work.payoffs[0, 0 if seat else to, to if seat else 0] = worth
        worth, other = work.payoffs[0, 0, 0], work.payoffs[0, 1 - seat, seat]
        return _better(seat, worth, other)
    card, second = face_up_of(table), second_of(table)
    worth = value(memo, work, rules[0], game, hands, room0, room1, left, card, second, _NONE)
    if card == 0:
        work.payoffs[0, 0, 0] = worth
    return worth
