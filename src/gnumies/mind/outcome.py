"""What a finished game is worth to each seat."""

# pyright: basic

import numpy as np
from numpy.typing import NDArray

from gnumies.sim.compiled import inlined
from gnumies.sim.rooms import score

SETTINGS = np.dtype(
    [
        ("patience", "f4"),  # so often a node goes by the policy, before it makes up its own mind
        ("curiosity", "f4"),  # how much an action that was hardly tried is worth trying
        ("pull", "f4"),  # so many visits' worth an untried action is believed to be average
        ("doubt", "f4"),  # or by so much less than average
        ("caution", "f4"),  # so many visits' worth of its average is in what a node hands up
        ("blend", "f4"),  # the part of the score lead in what is aimed at; the rest is the win
    ]
)
"""How a search weighs what it has found."""

_SETTINGS = {2: (30, 0.7, 0.5, 0.0, 4.0, 0.0), 3: (30, 0.7, 0.5, 0.0, 4.0, 0.5)}
"""By the number of seats; what plays best against the policy and against each other."""


def settings_of(seats: int, **changes: float) -> NDArray[np.void]:
    """The settings for so many seats, as an array of one record; each can be changed."""
    settings = np.array([_SETTINGS[min(seats, 3)]], SETTINGS)
    for name, value in changes.items():
        settings[name] = value
    return settings


FAR = 60
"""Points of a lead beyond which more is no better."""


AIM, WIN, UP = range(3)
"""The rows of what a line came to: what is aimed at, the share of the win, and what the nodes of
the line are told of the former, from the last to the first."""


@inlined
def settle(game, settings, returns):
    """Share the win (R7.4), and blend it with the lead over the best other seat: 0 to 1 for each.

    The game's rooms become scores.
    """
    most = second = -1
    winners = 0
    for seat in range(len(game.rooms)):
        points = score(game.rooms[seat])
        game.rooms[seat] = points
        if points > most:
            second, most, winners = most, points, 1
        elif points == most:
            second, winners = points, winners + 1
        else:
            second = max(second, points)
    for seat in range(len(game.rooms)):
        points = game.rooms[seat]
        lead = points - (second if points == most else most)
        lead = min(max(lead, -FAR), FAR)
        win = (1 / winners) if points == most else 0.0
        returns[AIM, seat] = win + settings.blend * (0.5 + lead / (2 * FAR) - win)
        returns[WIN, seat] = win
        returns[UP, seat] = returns[AIM, seat]
