"""All that can follow on a game, by the batch kernels: the simulator's side of an enumeration."""

from itertools import product
from typing import NamedTuple

import numpy as np

from gnumies.sim import stepping
from gnumies.sim.layout import ACTIONS, Games
from gnumies.sim.tables import Rules


class Children(NamedTuple):
    """Every joint move of a game with what it leads to."""

    actions: np.ndarray
    games: Games
    legal: np.ndarray
    scores: np.ndarray
    rewards: np.ndarray
    done: np.ndarray


def legal_masks(rules: Rules, games: Games) -> np.ndarray:
    """Give the legal actions of all seats of some games."""
    masks = np.zeros((len(games), games["rooms"].shape[1]), np.uint16)
    stepping.write_legal(rules, games, masks)
    return masks


def children(rules: Rules, game: Games) -> Children:
    """Make every joint move of the one game that is given."""
    masks = legal_masks(rules, game)[0]
    choices = [[a for a in range(ACTIONS) if mask >> a & 1] or [-1] for mask in masks]
    actions = np.array(list(product(*choices)), np.int8)
    return stepped(rules, np.repeat(game, len(actions)), actions)


def stepped(rules: Rules, games: Games, actions: np.ndarray) -> Children:
    """Make a joint move in each game."""
    size, seats = actions.shape
    made = Children(
        actions,
        games,
        np.zeros((size, seats), np.uint16),
        np.zeros((size, seats), np.int16),
        np.zeros((size, seats), np.float32),
        np.zeros(size, np.bool_),
    )
    assert stepping.first_fault(actions, legal_masks(rules, games)) == -1
    numbers = np.zeros(size, np.int64)
    stepping.step(rules, games, actions, 0, numbers, 0, *made[2:])
    return made
