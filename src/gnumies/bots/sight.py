"""What a bot is shown: its view, with copies of what games share.

Who goes to the length of changing what is frozen changes his own copy, and no other game.
"""

from copy import copy

from gnumies.rules import Bid, Move, Setup, State, View, view


class Sight:
    """The views of one seat in one game."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self._seat = seat
        self._ruleset = copy(setup.ruleset)
        self._luckynits = copy(setup.luckynits)
        self._bids = {card: Bid(seat, card) for card in setup.ruleset.hand}

    def of(self, state: State) -> View:
        """What the seat may see of a state."""
        seen = view(state, self._seat)
        # The view is new and nobody else's; to make yet another one would take ten times as long.
        object.__setattr__(seen, "ruleset", self._ruleset)
        object.__setattr__(seen, "luckynits", self._luckynits)
        object.__setattr__(seen, "legal", tuple([self._own(move) for move in seen.legal]))
        return seen

    def _own(self, move: Move) -> Move:
        return self._bids[move.card] if isinstance(move, Bid) else copy(move)
