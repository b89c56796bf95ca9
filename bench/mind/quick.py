"""Players that do not search: any legal move, the policy, and the bot ``greedy``."""

# pyright: basic

from random import Random

from bench.mind.game import Turn
from gnumies.bots.greedy import GreedyBot
from gnumies.mind.policy import policy_bids, policy_decision
from gnumies.rules import RULEBOOK, Color, PartyCard, Setup, View, view
from gnumies.sim.batch import action_of
from gnumies.sim.bits import lowest
from gnumies.sim.compiled import kernel
from gnumies.sim.convert import state_of_game
from gnumies.sim.layout import KEEP_OR_GIVE_AT, LANE, LANE_BITS, Games
from gnumies.sim.steps import legal
from gnumies.sim.table import drawn_of, face_up_of, second_of, turned_of


def uniform(turn: Turn, rng: Random) -> int:
    """Any legal action, each as likely as another."""
    return rng.choice(turn.actions)


@kernel
def _policy(rules, games, seat):
    game = games[0]
    table = game.table
    drawn, turned, second = drawn_of(table), turned_of(table), second_of(table)
    if drawn:
        return KEEP_OR_GIVE_AT + policy_decision(rules[0], game, drawn, seat, turned, second)
    bids = policy_bids(rules[0], game, legal(rules[0], game), face_up_of(table), turned, second)
    return lowest((bids >> (LANE_BITS * seat)) & LANE)


def policy(turn: Turn, rng: Random) -> int:
    """What the tuned policy does."""
    games = turn.games.copy()
    games["key"] = rng.getrandbits(63)
    return _policy(turn.rules, games, turn.seat)


def greedy(turn: Turn, rng: Random) -> int:
    """What the bot ``greedy`` does."""
    return action_of(GreedyBot().choose(view_of(turn), rng, 1.0))


def view_of(turn: Turn) -> View:
    """What the rules would show to the seat."""
    order, game = _in_order(turn.games)
    setup = Setup(RULEBOOK, tuple(Color)[: game["rooms"].shape[1]], order)
    return view(state_of_game(game, setup), turn.seat)


def _in_order(games: Games) -> tuple[tuple[PartyCard, ...], Games]:
    """The cards of the deck, those that are gone on top, and the game with its supply like that."""
    left = int(games["supply"][0])
    bits = sorted(range(len(RULEBOOK.deck)), key=lambda bit: left >> bit & 1)
    game = games.copy()
    game["supply"] = (1 << len(bits)) - (1 << len(bits) - left.bit_count())
    return tuple(RULEBOOK.deck[bit] for bit in bits), game
