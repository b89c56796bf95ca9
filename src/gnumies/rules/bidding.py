"""A bidding (R2.3 to R5.4): who bids, the reveal, the award.

Each function returns the phase that follows, or ``None`` when the round is over.
"""

from gnumies.rules import gnalli
from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.draft import Draft
from gnumies.rules.events import (
    BidPlaced,
    BidsDiscarded,
    BidsReturned,
    BidsRevealed,
    CardRemoved,
    CardWon,
    GnalliForced,
    GnalliHolderLeft,
    GnallisReturned,
    SatOut,
    SeatCard,
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


def place(draft: Draft, phase: Bidding, move: Bid) -> Phase | None:
    """Place a bid or replace it; the last one to come in reveals them all (R2.3)."""
    seat = move.seat
    if phase.bids[seat] is None:
        draft.tell(BidPlaced(seat))
    bids = (*phase.bids[:seat], move.card, *phase.bids[seat + 1 :])
    placed = [(bidder, card) for bidder, card in enumerate(bids) if card is not None]
    if len(placed) == len(phase.bidders):
        return _reveal(draft, phase, placed)
    return Bidding(phase.face_up, phase.second, phase.barred, phase.bidders, phase.stuck, bids)


def _reveal(draft: Draft, phase: Bidding, bids: list[SeatCard]) -> Phase | None:
    """Turn all bids over and award the face-up card; then the single Gnalli draws (R5.1)."""
    draft.tell(BidsRevealed(tuple(bids)))
    valued = [bid for bid in bids if bid[1] is not BidCard.GNALLI]
    gnallis = tuple([seat for seat, card in bids if card is BidCard.GNALLI])
    if len(gnallis) > 1 or not valued:
        draft.tell(GnallisReturned(gnallis))
    if not valued:
        draft.tell(SecondBidding())
        return open_bidding(draft, phase.face_up, second=True)
    _award(draft, phase.face_up, valued)
    return gnalli.draw(draft, gnallis[0]) if len(gnallis) == 1 else None


def _leave(draft: Draft, bare: list[int], rule: str) -> None:
    """All seats with nothing but the Gnalli finish, youngest first (R5.3)."""
    for seat in bare:
        draft.discard(seat, BidCard.GNALLI)
        card = draft.draw() if draft.supply_left else None
        if card is not None:
            draft.seat_guest(seat, card)
        draft.tell(GnalliHolderLeft(rule, seat, card))


def _award(draft: Draft, face_up: PartyCard, valued: list[SeatCard]) -> None:
    """The best bid wins the card, by Luckynits if need be (R2.4, R3.1, R4.1); bids are settled."""
    to_lowest = face_up is PartyCard.COPICASTOR and draft.setup.ruleset.copicastor_to == "lowest"
    prize = (min if to_lowest else max)([card for _, card in valued])
    tied = [bid for bid in valued if bid[1] == prize]
    winning = max(tied, key=lambda bid: draft.setup.strength(*bid))
    draft.seat_guest(winning[0], face_up)
    nits = tuple([(seat, draft.setup.strength(seat, card)[1]) for seat, card in tied])
    rule = _award_rule(face_up, to_lowest=to_lowest)
    draft.tell(CardWon(rule, winning[0], face_up, prize, nits if len(nits) > 1 else ()))
    others = tuple([bid for bid in valued if bid is not winning])
    if face_up is PartyCard.WULLAWAKI:
        _settle(draft, discarded=others, returned=(winning,), rule="R3.1")
    else:
        rule = "R4.1" if face_up is PartyCard.COPICASTOR else "R2.5"
        _settle(draft, discarded=(winning,), returned=others, rule=rule)


def _award_rule(face_up: PartyCard, *, to_lowest: bool) -> str:
    if face_up is PartyCard.WULLAWAKI:
        return "R3.1"
    if face_up is PartyCard.COPICASTOR:
        return "R4.1" if to_lowest else "R8.2"
    return "R2.4"


def _settle(
    draft: Draft, *, discarded: tuple[SeatCard, ...], returned: tuple[SeatCard, ...], rule: str
) -> None:
    for seat, card in discarded:
        draft.discard(seat, card)
    if discarded:
        draft.tell(BidsDiscarded(rule, discarded))
    if returned:
        draft.tell(BidsReturned(rule, returned))
