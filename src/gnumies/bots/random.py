"""The bot that plays any legal move: the floor that every other one is measured from."""

from random import Random

from gnumies.rules import Move, View


class RandomBot:
    """Chooses uniformly among the legal moves."""

    def choose(self, view: View, rng: Random, budget: float) -> Move:  # noqa: ARG002 - the interface
        """Any legal move."""
        return rng.choice(view.legal)
