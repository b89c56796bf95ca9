"""What a bot is: something that chooses a move from a view, and never sees more."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from gnumies.rules import Move, View

BUDGET: Final = 0.5
"""The seconds that a bot has for a move at a table, where people wait."""


class Bot(Protocol):
    """A player of one seat in one game; whatever it remembers is its own."""

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """One of ``view.legal``, which is never empty.

        ``rng`` is the only source of chance, so that a game can be repeated from its seed;
        ``budget`` is the time to think, in seconds. Where no clock runs, as in ``simulate``, it is
        infinite: the bot thinks as much as it finds worth while, which must not depend on how fast
        the machine is.

        A bot is trusted code: it runs in the process of the game, where Python hides nothing from
        those who go looking, with all the rights of whoever started it.
        """
        ...


BotFactory = Callable[[], Bot]
"""Makes a new bot for each seat of each game; a class without arguments is one."""
