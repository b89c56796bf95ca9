"""What a bot is: something that chooses a move from a view, and never sees more."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from gnumies.rules import Move, View


class Bot(Protocol):
    """A player of one seat in one game; whatever it remembers is its own."""

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """One of ``view.legal``, which is never empty.

        ``rng`` is the only source of chance, so that a game can be repeated from its seed;
        ``budget`` is the time to think, in seconds.

        A bot is trusted code: it runs in the process of the game, where Python hides nothing from
        those who go looking, with all the rights of whoever started it.
        """
        ...


BotFactory = Callable[[], Bot]
"""Makes a new bot for each seat of each game; a class without arguments is one."""
