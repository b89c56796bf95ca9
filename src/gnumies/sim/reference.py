"""The games of the simulator, played by the reference engine: what parity is measured against.

It also serves where numba is not installed, some thousand times slower.
"""

from collections import Counter
from collections.abc import Callable

from gnumies.rules import (
    Bidding,
    Color,
    Deciding,
    Move,
    PartyCard,
    Ruleset,
    Setup,
    State,
    legal_moves,
    play,
    start,
)
from gnumies.sim import stream

Chooser = Callable[[State, int, int], Move]
"""Chooses a seat's move, with the 21 bits that the stream has for it."""


def supply(ruleset: Ruleset, key: int) -> tuple[PartyCard, ...]:
    """The order of the supply in the game of a key."""
    left = list(ruleset.deck)
    return tuple(left.pop(stream.draw(key, len(left))) for _ in ruleset.deck)


def uniform(state: State, seat: int, chance: int) -> Move:
    """Any legal move, each as likely as another."""
    moves = legal_moves(state, seat)
    return moves[stream.among(chance, len(moves))]


def play_out(state: State, key: int, choose: Chooser) -> tuple[State, Counter[int]]:
    """The state at the end, and how many moves each seat made."""
    seats = len(state.hands)
    moves: Counter[int] = Counter()
    second = False
    while not state.over:
        seat = state.awaited[0]
        if isinstance(state.phase, Bidding):
            second = state.phase.second
        place = seats if isinstance(state.phase, Deciding) else seat
        chance = stream.choice(key, state.round, second=second, place=place)
        state, _ = play(state, choose(state, seat, chance))
        moves[seat] += 1
    return state, moves


def play_game(
    ruleset: Ruleset, seats: int, base: int, game: int, choose: Chooser = uniform
) -> tuple[State, Counter[int]]:
    """Play game number ``game`` of a series from its first card."""
    key = stream.game_key(base, game)
    setup = Setup(ruleset, tuple(Color)[:seats], supply(ruleset, key))
    return play_out(start(setup)[0], key, choose)
