"""One choice by the policy, from a view: what the bot asks for."""

# pyright: basic

from gnumies.mind.policy import policy_bids, policy_decision
from gnumies.mind.tables import policy_tables_of_view
from gnumies.rules import Move, View
from gnumies.sim.batch import move_of
from gnumies.sim.compiled import kernel
from gnumies.sim.convert import game_of_view
from gnumies.sim.layout import KEEP_OR_GIVE_AT, LANE, LANE_BITS
from gnumies.sim.steps import legal
from gnumies.sim.stream import signed
from gnumies.sim.table import decider_of, drawn_of, face_up_of, second_of, turned_of


@kernel
def choose(rules, games):
    """What a playout of the first game would do next: all bids, or the seat that gets a card."""
    game = games[0]
    table = game.table
    turned, second, drawn = turned_of(table), second_of(table), drawn_of(table)
    if drawn:
        return policy_decision(rules[0], game, drawn, decider_of(table), turned, second)
    return policy_bids(rules[0], game, legal(rules[0], game), face_up_of(table), turned, second)


def answer(view: View, key: int) -> Move:
    """The move of a seat that is asked for one, with 64 bits of chance."""
    game = game_of_view(view)
    game["key"] = signed(key)
    chosen = int(choose(policy_tables_of_view(view), game))
    seat = view.legal[0].seat
    if drawn_of.py_func(int(game["table"][0])):
        return move_of(KEEP_OR_GIVE_AT + chosen, seat)
    return move_of((chosen >> LANE_BITS * seat & LANE).bit_length() - 1, seat)
