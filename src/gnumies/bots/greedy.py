"""A bot that reckons in points what the face-up card brings, and bids a card of that rank.

It looks at one round and no further. The constants are points unless they say otherwise; they were
found by playing against ``random``, ``examples/bot.py`` and other constants.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from gnumies.rules import (
    Bid,
    BidCard,
    BiddingView,
    DecidingView,
    Give,
    Keep,
    Move,
    PartyCard,
    View,
    score_room,
)

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
        me = view.legal[0].seat
        match view.phase:
            case BiddingView() as bidding:
                return _bid(view, bidding, me, rng)
            case DecidingView(drawn=PartyCard() as drawn):
                return _place(view, drawn, me)
            case _:
                return view.legal[0]  # nobody is asked when the game is over


def _bid(view: View, bidding: BiddingView, me: int, rng: Random) -> Move:
    cards = [move.card for move in view.legal if isinstance(move, Bid) and move.card]
    if not cards:
        return view.legal[0]  # the Gnalli alone is left, and has to be played
    rivals = [seat for seat in bidding.bidders if seat != me]
    sure = certain(view, me, cards, rivals)
    match bidding.face_up:
        case PartyCard.WULLAWAKI:
            hunts = view.rooms[me].count(PartyCard.WULLAWAKI) < ENOUGH_WULLAWAKIS
            rank = 1.0 if hunts and (sure or rng.random() < DARING) else 0.0
        case PartyCard.COPICASTOR if view.ruleset.copicastor_to == "lowest":
            rank = 0.0
        case card:
            worth = _worth(view, card, me, rivals)
            gnalli = Bid(me, BidCard.GNALLI)
            if worth < UNWANTED and gnalli in view.legal and rng.random() < GNALLI_SHARE:
                return gnalli
            rank = worth / TOP_BID + rng.uniform(-WAVER, WAVER)
    ranked = cards[max(0, min(int(rank * len(cards)), len(cards) - 1))]
    return Bid(me, min(ranked, sure or ranked))


def certain(view: View, me: int, cards: Sequence[BidCard], rivals: Sequence[int]) -> BidCard | None:
    """Our lowest card that no rival can beat, if there is one: to bid more is never needed."""
    to_beat = max([_strength(view, seat, view.hands[seat][-1]) for seat in rivals], default=(0, 0))
    return next((card for card in cards if _strength(view, me, card) > to_beat), None)


def _strength(view: View, seat: int, card: BidCard) -> tuple[int, int]:
    """What a bid is compared by (R2.4); a Gnalli wins against none (R5.1)."""
    return (card, view.luckynits.of(card, view.colors[seat])) if card else (0, 0)


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


def _place(view: View, drawn: PartyCard, me: int) -> Move:
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
