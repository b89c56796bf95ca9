"""Many games at once."""

# pyright: basic

from gnumies.sim.compiled import inlined, kernel
from gnumies.sim.playout import play_on
from gnumies.sim.policies import light_bids, light_decision, uniform_bids, uniform_decision
from gnumies.sim.rooms import score
from gnumies.sim.steps import deal
from gnumies.sim.supply import game_key


@inlined
def _games(choose_bids, choose_seat, rules, games, base, first, last, sums):
    rules = rules[0]
    game = games[0]
    for number in range(first, last):
        deal(rules, game, game_key(base, number))
        sums[0] += play_on(choose_bids, choose_seat, rules, game)
        for seat in range(len(game.rooms)):
            sums[1 + seat] += score(game.rooms[seat])


@kernel
def uniform_games(rules, games, base, first, last, sums):
    _games(uniform_bids, uniform_decision, rules, games, base, first, last, sums)


@kernel
def light_games(rules, games, base, first, last, sums):
    _games(light_bids, light_decision, rules, games, base, first, last, sums)
