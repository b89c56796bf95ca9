"""Policies: another one can be plugged in, and the light one is worth its time."""

import numba
import numpy as np
import pytest

from gnumies.rules import RULEBOOK
from gnumies.sim import stream
from gnumies.sim.layout import LANE
from gnumies.sim.parity import dealt
from gnumies.sim.playout import play_on
from gnumies.sim.policies import light_bids, light_decision, uniform_bids, uniform_decision
from gnumies.sim.rooms import score
from gnumies.sim.tables import tables

GAMES = 3000


@numba.njit
def mixed_bids(rules, game, legal, face_up, turned, second):  # noqa: ANN001, ANN201, PLR0913, PLR0917
    """Seat 0 chooses by the light heuristic, the others by chance."""
    light = light_bids(rules, game, legal, face_up, turned, second)
    uniform = uniform_bids(rules, game, legal, face_up, turned, second)
    return (light & LANE) | (uniform & ~LANE)


@numba.njit
def mixed_decision(rules, game, drawn, seat, turned, second):  # noqa: ANN001, ANN201, PLR0913, PLR0917
    if seat == 0:
        return light_decision(rules, game, drawn, seat, turned, second)
    return uniform_decision(rules, game, drawn, seat, turned, second)


@numba.njit
def wins_of_seat_0(rules, games):  # noqa: ANN001, ANN201
    wins = 0
    for game in games:
        play_on(mixed_bids, mixed_decision, rules[0], game)
        mine, most = score(game.rooms[0]), 0
        for seat in range(1, len(game.rooms)):
            most = max(most, score(game.rooms[seat]))
        wins += mine > most
    return wins


@pytest.mark.parametrize(("seats", "least"), [(2, 0.75), (4, 0.45)])
def test_the_light_policy_beats_chance(seats: int, least: float) -> None:
    rules = tables(RULEBOOK, seats)
    games = dealt(rules, seats, [stream.game_key(0, number) for number in range(GAMES)])
    wins = wins_of_seat_0(rules, games) / GAMES
    assert least < wins < 1, np.round(wins, 3)
