"""The levels that people play against, and those of them that do not search.

``expert`` is the search; ``bench/levels.py`` measures the steps between them.
"""

from random import Random
from typing import Final

from gnumies.bots.greedy import GreedyBot
from gnumies.bots.policy import PolicyBot
from gnumies.bots.ranking import Seen, move
from gnumies.rules import Give, Keep, Move, PartyCard, View, score_room

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The names of the levels as bots, the weakest first."""
DEFAULT: Final = "medium"
"""Who plays where nobody said otherwise."""
NAMES: Final = ("Gnora", "Gnils", "Gnele", "Gnoah")
"""What those of the default level are called in every language."""
STAND_IN: Final = "policy"
"""Who moves for people who are away, and where another bot failed."""

DAZZLING: Final = 12
"""A guest of this face seems worth the highest bid card, one of half of it the middle one."""
WAVER: Final = 0.2
"""How far a bid strays either way, as a part of the hand."""
SHY: Final = 0.3
"""What part of the hand is bid on a Wullawaki: too little to win it, and lost (R3.1)."""
UNWANTED: Final = 4
"""A guest of a lower face may go to others,"""
REMEMBERED: Final = 0.1
"""if the Gnalli comes to mind; how often it does."""
SUITS: Final = 6
"""A drawn card that brings so many points is kept (R5.1b)."""
DISTRACTED: Final = 0.35
"""How often ``medium`` moves like a beginner."""
GREEDY: Final = 0.5
"""How often ``hard`` goes by the card at the door alone."""


class EasyBot:
    """Plays like a beginner: it goes by the number on the card.

    It sees no sets in bidding, neither its own nor those of others, is afraid of Wullawakis and
    forgets its Gnalli. It does nothing senseless: it never bids more than is certain to win, and
    keeps a drawn card that suits its room.
    """

    def choose(self, view: View, rng: Random, budget: float) -> Move:  # noqa: ARG002 - it is quick
        """The bid that comes to mind, or whether a drawn card suits."""
        return move(view, rng, _rank, _place)


class MediumBot:
    """Plays like ``greedy``, and in between like a beginner."""

    def __init__(self) -> None:
        self._attentive = GreedyBot()
        self._distracted = EasyBot()

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """A good move most of the time."""
        player = self._distracted if rng.random() < DISTRACTED else self._attentive
        return player.choose(view, rng, budget)


class HardBot:
    """Plays like the tuned policy, and in between like ``greedy``; ``BadValue`` without numba."""

    def __init__(self) -> None:
        self._tuned = PolicyBot()
        self._greedy = GreedyBot()

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """A good move, and often the best that can be found without looking ahead."""
        player = self._greedy if rng.random() < GREEDY else self._tuned
        return player.choose(view, rng, budget)


def _rank(seen: Seen, rng: Random) -> float | None:
    """What part of the hand the face-up card seems to deserve, unless the Gnalli comes to mind."""
    card = seen.face_up
    unwanted = card.is_guest and card < UNWANTED and seen.gnalli
    if unwanted and rng.random() < REMEMBERED:
        return None
    strays = rng.uniform(-WAVER, WAVER)
    if card is PartyCard.WULLAWAKI:
        return SHY + strays
    if card is PartyCard.COPICASTOR:
        return 0.0 if seen.view.ruleset.copicastor_to == "lowest" else SHY + strays
    return card / DAZZLING + strays


def _place(view: View, drawn: PartyCard, me: int, rng: Random) -> Move:
    """Keep what suits the room; anything else goes to anybody (R5.1)."""
    room = view.rooms[me]
    suits = score_room((*room, drawn)).total - score_room(room).total >= SUITS
    if drawn is PartyCard.COPICASTOR or suits:
        return Keep(me)
    return Give(me, rng.choice([seat for seat in range(len(view.rooms)) if seat != me]))
