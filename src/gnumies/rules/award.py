"""Who wins the face-up card, and what becomes of the bids (R2.4, R2.5, R3.1, R4.1)."""

from collections.abc import Sequence
from operator import itemgetter

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.draft import Draft
from gnumies.rules.events import BidsDiscarded, BidsReturned, CardWon, SeatCard
from gnumies.rules.setup import Setup


def award(draft: Draft, face_up: PartyCard, valued: Sequence[SeatCard]) -> None:
    """The best of the valued bids wins the card, by Luckynits if need be; bids are settled."""
    rule = _rule(draft.setup, face_up)
    prize = (min if rule == "R4.1" else max)([card for _, card in valued])
    tied = [seat for seat, card in valued if card == prize]
    luckynits = _luckynits(draft.setup, tied, prize)
    winner = max(luckynits, key=itemgetter(1))[0] if luckynits else tied[0]
    draft.seat_guest(winner, face_up)
    draft.tell(CardWon(rule, winner, face_up, prize, luckynits))
    winning = ((winner, prize),)
    others = tuple([bid for bid in valued if bid[0] != winner])
    if rule == "R3.1":
        _settle(draft, rule, discarded=others, returned=winning)
    else:
        _settle(draft, "R4.1" if rule == "R4.1" else "R2.5", discarded=winning, returned=others)


def _rule(setup: Setup, face_up: PartyCard) -> str:
    """The rule by which the card is awarded."""
    if face_up is PartyCard.WULLAWAKI:
        return "R3.1"
    if face_up is PartyCard.COPICASTOR:
        return "R4.1" if setup.ruleset.copicastor_to == "lowest" else "R8.2"
    return "R2.4"


def _luckynits(setup: Setup, tied: list[int], card: BidCard) -> tuple[tuple[int, int], ...]:
    """What decides between the tied seats (R1.3); nothing where there is only one."""
    if len(tied) == 1:
        return ()
    return tuple([(seat, setup.luckynits.of(card, setup.colors[seat])) for seat in tied])


def _settle(
    draft: Draft, rule: str, *, discarded: tuple[SeatCard, ...], returned: tuple[SeatCard, ...]
) -> None:
    for seat, card in discarded:
        draft.discard(seat, card)
    if discarded:
        draft.tell(BidsDiscarded(rule, discarded))
    if returned:
        draft.tell(BidsReturned(rule, returned))
