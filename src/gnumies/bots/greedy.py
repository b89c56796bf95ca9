"""A bot that reckons in points what the face-up card brings, and bids a card of that rank.

It looks at one round and no further. The constants are points unless they say otherwise; they were
found by playing against ``random``, ``examples/bot.py`` and other constants.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from gnumies.bots.ranking import Seen, move
from gnumies.rules import Give, Keep, Move, PartyCard, View, score_room

FACE: Final = 0.7
"""A single guest brings this part of its face; Wullawakis take the rest (R7.1)."""
HOPE: Final = 0.8
"""And so much for each of its kind that may still come to make a set of it."""
IN_A_SET: Final = (14, 24, 50)
"""What the second, the third and any later guest of a kind bring (R7.3)."""
DENIAL: Final = 0.7
"""What we have of each point that a rival does not get, shared with the other rivals."""
TOP_BID: Final = 26
"""A card of so many points deserves our highest bid card, one of half as many the middle one."""
UNWANTED: Final = 9
"""A card of fewer points may go to others while our Gnalli draws another (R5.1)."""
GNALLI_SHARE: Final = 0.8
"""How often it then does: others must not be sure to get what we do not want for nothing."""
GNALLI_IN_HAND: Final = 3
"""What the Gnalli brings that comes back when we give away what it drew (R5.1c)."""
ENOUGH_WULLAWAKIS: Final = 3
"""From so many on we choose what leaves (R7.1), and hunt no more of them."""
DARING: Final = 0.5
"""How often we bid high on a Wullawaki although a rival could bid higher still (R3.1)."""
WAVER: Final = 0.06
"""How far a bid may stray, as a part of the hand, so that nobody can count on it."""


class GreedyBot:
    """Pays for sets, its own and those that others would make; wins Wullawakis to keep its bids."""

    def choose(self, view: View, rng: Random, budget: float) -> Move:  # noqa: ARG002 - it is quick
        """The bid that the face-up card deserves, or the best place for a drawn card."""
        return move(view, rng, _rank, _place)


def _rank(seen: Seen, rng: Random) -> float | None:
    match seen.face_up:
        case PartyCard.WULLAWAKI:
            hunts = seen.view.rooms[seen.me].count(PartyCard.WULLAWAKI) < ENOUGH_WULLAWAKIS
            return 1.0 if hunts and (seen.sure or rng.random() < DARING) else 0.0
        case PartyCard.COPICASTOR if seen.view.ruleset.copicastor_to == "lowest":
            return 0.0
        case card:
            worth = _worth(seen.view, card, seen.me, seen.rivals)
            if worth < UNWANTED and seen.gnalli and rng.random() < GNALLI_SHARE:
                return None
            return worth / TOP_BID + rng.uniform(-WAVER, WAVER)


def _worth(view: View, card: PartyCard, me: int, rivals: Sequence[int]) -> float:
    """What it is to us that we get the card, and that the rival who needs it most does not."""
    lost = max([_gain(view, seat, card) for seat in rivals], default=0.0)
    return _gain(view, me, card) + lost * DENIAL / max(1, len(rivals))


def _gain(view: View, seat: int, card: PartyCard) -> float:
    """What the card brings a seat in the end, roughly."""
    room = view.rooms[seat]
    joins = card
    if card is PartyCard.COPICASTOR:  # becomes one more of the lowest guest (R7.2)
        joins = min([guest for guest in room if guest.is_guest], default=card)
    if kin := room.count(joins):
        return IN_A_SET[min(kin, len(IN_A_SET)) - 1]
    return FACE * card + HOPE * view.unseen[card]


def _place(view: View, drawn: PartyCard, me: int, _: Random) -> Move:
    """Keep the drawn card, or hand it to whom it helps least, the leader among equals (R5.1)."""
    before = [score_room(room).total for room in view.rooms]
    gains = [
        score_room((*room, drawn)).total - total
        for room, total in zip(view.rooms, before, strict=True)
    ]
    others = [seat for seat in range(len(gains)) if seat != me]
    to = min(others, key=lambda seat: (gains[seat], -before[seat]))
    if drawn is PartyCard.COPICASTOR or gains[me] >= GNALLI_IN_HAND - gains[to]:
        return Keep(me)
    return Give(me, to)
