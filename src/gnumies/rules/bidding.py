"""A bidding (R2.3 to R5.4): who bids, the bids, the reveal.

Each function returns the phase that follows, or ``None`` when the round is over.
"""

from gnumies.rules import gnalli
from gnumies.rules.award import award
from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.draft import Draft
from gnumies.rules.events import (
    BidsRevealed,
    CardRemoved,
    GnalliForced,
    GnalliHolderLeft,
    GnallisReturned,
    SatOut,
    SecondBidding,
)
from gnumies.rules.moves import Bid
from gnumies.rules.state import Bidding, Phase

_BARE = (BidCard.GNALLI,)


def open_bidding(draft: Draft, face_up: PartyCard, *, second: bool) -> Bidding | None:
    """Let those bid for the face-up card who can (R5.3, R5.4, R8.3, R8.4)."""
    barred = second or face_up is PartyCard.WULLAWAKI
    bare = [seat for seat in draft.setup.youngest_first if draft.hands[seat] == _BARE]
    stuck, plays = None, False
    if len(bare) > 1 and (barred or draft.setup.ruleset.bare_gnallis_leave == "any-round"):
        _leave(draft, bare, "R5.3" if barred else "R8.4")
    elif len(bare) == 1 and barred:
        stuck = bare[0]
        plays = draft.setup.ruleset.stuck == "plays-gnalli" and not second
        draft.tell(GnalliForced(stuck) if plays else SatOut(stuck))
    bidders = tuple([seat for seat in draft.holders if plays or seat != stuck])
    if not bidders:
        draft.removed += (face_up,)
        draft.tell(CardRemoved(face_up))
        return None
    return Bidding(face_up, second, barred, bidders, stuck, (None,) * len(draft.hands))


def place(phase: Bidding, move: Bid) -> Bidding:
    """The bidding with a bid placed or replaced (R2.3)."""
    bids = (*phase.bids[: move.seat], move.card, *phase.bids[move.seat + 1 :])
    return Bidding(phase.face_up, phase.second, phase.barred, phase.bidders, phase.stuck, bids)


def reveal(draft: Draft, phase: Bidding) -> Phase | None:
    """Turn all bids over and award the face-up card; then the single Gnalli draws (R5.1)."""
    bids = [(seat, card) for seat, card in enumerate(phase.bids) if card is not None]
    draft.tell(BidsRevealed(tuple(bids)))
    valued = [bid for bid in bids if bid[1] is not BidCard.GNALLI]
    gnallis = tuple([seat for seat, card in bids if card is BidCard.GNALLI])
    if len(gnallis) > 1 or not valued:
        draft.tell(GnallisReturned(gnallis))
    if not valued:
        draft.tell(SecondBidding())
        return open_bidding(draft, phase.face_up, second=True)
    award(draft, phase.face_up, valued)
    return gnalli.draw(draft, gnallis[0]) if len(gnallis) == 1 else None


def _leave(draft: Draft, bare: list[int], rule: str) -> None:
    """All seats with nothing but the Gnalli finish, youngest first (R5.3)."""
    for seat in bare:
        draft.discard(seat, BidCard.GNALLI)
        card = draft.draw() if draft.supply_left else None
        if card is not None:
            draft.seat_guest(seat, card)
        draft.tell(GnalliHolderLeft(rule, seat, card))
