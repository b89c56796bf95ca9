"""The tuned policy as a bot: a choice in microseconds, by the kernels that playouts are made of."""

from random import Random

from gnumies.rules import BadValue, Move, View
from gnumies.sim.many import compiled

_WORD = 64


class PolicyBot:
    """Plays by the formula of ``gnumies.mind``; ``BadValue`` without numba."""

    def __init__(self) -> None:
        if not compiled():
            raise BadValue(None, "the bot policy needs numba, which is not installed")

    def choose(self, view: View, rng: Random, budget: float) -> Move:  # noqa: ARG002 - it is quick
        """What a playout would do from here."""
        from gnumies.mind.answer import answer  # noqa: PLC0415 - numba takes a while to import

        return answer(view, rng.getrandbits(_WORD))
