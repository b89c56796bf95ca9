"""Many games one step on: the kernels of ``gnumies.sim.batch``.

They are handed whole arrays and an index: a row of its own would be a view, which is counted, and
the counting would cost as much as a bidding.
"""

# pyright: basic

from gnumies.sim.bits import lowest
from gnumies.sim.compiled import inlined, kernel
from gnumies.sim.layout import ACTIONS, KEEP_OR_GIVE_AT, LANE, LANE_BITS
from gnumies.sim.policies import uniform_bids, uniform_decision
from gnumies.sim.rooms import score
from gnumies.sim.steps import actions_of, bid, deal, go_on, legal, let_have, over
from gnumies.sim.supply import game_key
from gnumies.sim.table import decider_of, drawn_of, face_up_of, second_of, turned_of


@inlined
def _begin(rules, game, base, number):
    deal(rules, game, game_key(base, number))
    go_on(rules, game, game.hands, game.supply, 0, 0)


@inlined
def _write_legal(rules, game, masks, index):
    bids = legal(rules, game)
    for seat in range(len(game.rooms)):
        masks[index, seat] = actions_of(game, bids, seat)


@kernel
def reset(rules, games, base, numbers, masks):
    """Deal all games anew, by their numbers."""
    for index in range(len(games)):
        _begin(rules[0], games[index], base, numbers[index])
        _write_legal(rules[0], games[index], masks, index)


@kernel
def write_legal(rules, games, masks):
    """Every seat's legal actions in all games."""
    for index in range(len(games)):
        _write_legal(rules[0], games[index], masks, index)


@kernel
def first_fault(actions, masks):
    """The flat index of the first action that is not legal where one is due, or -1."""
    seats = masks.shape[1]
    for index in range(len(masks)):
        for seat in range(seats):
            mask, action = masks[index, seat], actions[index, seat]
            if mask and not (0 <= action < ACTIONS and (mask >> action) & 1):
                return index * seats + seat
    return -1


@inlined
def _play(rules, game, actions, index):
    if face_up_of(game.table):
        able = legal(rules, game)
        bids = 0
        for seat in range(len(game.rooms)):
            card = (1 << (actions[index, seat] & 15)) & LANE  # what is no bid, is none in any lane
            bids |= card << (LANE_BITS * seat) & able
        bid(rules, game, bids)
    elif drawn_of(game.table):
        to = (actions[index, decider_of(game.table)] - KEEP_OR_GIVE_AT) % len(game.rooms)
        let_have(rules, game, to)


@inlined
def _settle(game, scores, rewards, index):
    """Scores, and the part of the win that each seat has (R7.4)."""
    most = -1
    winners = 0
    for seat in range(len(game.rooms)):
        points = score(game.rooms[seat])
        scores[index, seat] = points
        winners = 1 if points > most else winners + (points == most)
        most = max(most, points)
    for seat in range(len(game.rooms)):
        rewards[index, seat] = (1 / winners) if scores[index, seat] == most else 0


@kernel
def step(rules, games, actions, base, numbers, stride, masks, scores, rewards, done):
    """Make every game's moves; one that ends is settled, and begun anew if ``stride`` is not 0."""
    ended = 0
    for index in range(len(games)):
        game = games[index]
        was_over = over(game)
        _play(rules[0], game, actions, index)
        done[index] = over(game)
        if done[index] and not was_over:
            ended += 1
            _settle(game, scores, rewards, index)
            if stride:
                numbers[index] += stride
                _begin(rules[0], game, base, numbers[index])
        else:
            for seat in range(len(game.rooms)):
                rewards[index, seat] = 0
        _write_legal(rules[0], game, masks, index)
    return ended


@kernel
def choose_uniformly(rules, games, actions):
    """Fill in an action for every seat that is awaited, as a uniform playout would choose it."""
    for index in range(len(games)):
        game = games[index]
        turned, second = turned_of(game.table), second_of(game.table)
        drawn = drawn_of(game.table)
        if drawn:
            seat = decider_of(game.table)
            to = uniform_decision(rules[0], game, drawn, seat, turned, second)
            actions[index, seat] = KEEP_OR_GIVE_AT + to
        else:
            able = legal(rules[0], game)
            bids = uniform_bids(rules[0], game, able, 0, turned, second)
            for seat in range(len(game.rooms)):
                lane = (bids >> (LANE_BITS * seat)) & LANE
                actions[index, seat] = lowest(lane) if lane else -1
