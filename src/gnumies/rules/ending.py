"""Between two rounds (R2.1, R2.2, section 6): the next card, or the end."""

from gnumies.rules.bidding import open_bidding
from gnumies.rules.draft import Draft
from gnumies.rules.events import CardTurned, GameEnded, RestSwept
from gnumies.rules.scoring import best, score_room
from gnumies.rules.state import Bidding, Over


def next_round(draft: Draft) -> Bidding | Over | None:
    """Turn the top card over (R2.2) or end the game; ``None`` when nobody could bid (R5.4)."""
    holders = draft.holders
    if len(holders) == 1:
        _sweep(draft, holders[0])
        return _end(draft, "R6.2")
    if not holders or draft.supply_left == 0:
        return _end(draft, "R6.3")
    card = draft.draw()
    draft.round += 1
    draft.tell(CardTurned(draft.round, card))
    return open_bidding(draft, card, second=False)


def _sweep(draft: Draft, seat: int) -> None:
    """The last seat with cards trades them all for supply cards (R6.2)."""
    discarded = draft.hands[seat]
    cards = tuple([draft.draw() for _ in range(min(len(discarded), draft.supply_left))])
    draft.hands[seat] = ()
    draft.rooms[seat] += cards
    draft.tell(RestSwept(seat, discarded, cards))


def _end(draft: Draft, rule: str) -> Over:
    scores = tuple([score_room(room) for room in draft.rooms])
    winners = best(scores)
    draft.tell(GameEnded(rule, scores, winners))
    return Over(scores, winners)
