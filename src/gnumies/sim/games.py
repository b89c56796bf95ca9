"""Whole games and playouts by the million: what search, training and statistics call."""

# pyright: basic

from gnumies.sim.compiled import kernel, pasted
from gnumies.sim.layout import WIN
from gnumies.sim.playout import play_on
from gnumies.sim.policies import light_bids, light_decision, uniform_bids, uniform_decision
from gnumies.sim.rooms import score
from gnumies.sim.steps import deal
from gnumies.sim.supply import game_key


@pasted
def _add_up(game, sums):
    """Add a finished game to each seat's scores, squares of them, and shares of the win (R7.4)."""
    seats = len(game.rooms)
    most = -1
    winners = 0
    for seat in range(seats):
        points = score(game.rooms[seat])
        game.rooms[seat] = points
        sums[0, seat] += points
        sums[1, seat] += points * points
        winners = 1 if points > most else winners + (points == most)
        most = max(most, points)
    share = WIN // winners
    for seat in range(seats):
        sums[2, seat] += share if game.rooms[seat] == most else 0


@pasted
def tally(choose_bids, choose_seat, rules, games, base, first, last, sums):
    """Play the games of these numbers by a policy and add them up; give the moves made.

    ``games`` is one record to work in, ``sums`` has three rows with a number for each seat.
    """
    moves = 0
    for number in range(first, last):
        deal(rules[0], games[0], game_key(base, number))
        moves += play_on(choose_bids, choose_seat, rules[0], games[0])
        _add_up(games[0], sums)
    return moves


@pasted
def playouts(choose_bids, choose_seat, rules, games, scores):
    """Play every game on to its end by a policy, and score it; give the moves made."""
    moves = 0
    for index in range(len(games)):
        game = games[index]
        moves += play_on(choose_bids, choose_seat, rules[0], game)
        for seat in range(len(game.rooms)):
            scores[index, seat] = score(game.rooms[seat])
    return moves


@kernel
def uniform_tally(rules, games, base, first, last, sums):
    """``tally`` by uniform choices."""
    return tally(uniform_bids, uniform_decision, rules, games, base, first, last, sums)


@kernel
def light_tally(rules, games, base, first, last, sums):
    """The same by the light heuristic."""
    return tally(light_bids, light_decision, rules, games, base, first, last, sums)


@kernel
def uniform_playouts(rules, games, scores):
    """``playouts`` by uniform choices."""
    return playouts(uniform_bids, uniform_decision, rules, games, scores)


@kernel
def light_playouts(rules, games, scores):
    """The same by the light heuristic."""
    return playouts(light_bids, light_decision, rules, games, scores)
