"""Events in sentences, as they are told at a table; ``explain`` does it for a scored room."""

from collections.abc import Sequence
from typing import Final, assert_never

from gnumies.locale import Texts
from gnumies.locale.explain import explain
from gnumies.locale.words import bid_name, card_name, cards_listed, listed
from gnumies.rules import BidCard, Event, PartyCard
from gnumies.rules import events as e

__all__ = ["explain", "narrate"]

_HOW: Final = {"R2.4": "guest", "R3.1": "wullawaki", "R4.1": "lowest", "R8.2": "highest"}
"""How a card is won, by the rule that awards it."""


def narrate(event: Event, names: Sequence[str], t: Texts) -> str:
    """Tell an event in one sentence; ``names`` are those of the seats, safe to show."""
    return _Teller(names, t).tell(event)


class _Teller:
    """Tells events with the names of a table, in one language."""

    def __init__(self, names: Sequence[str], t: Texts) -> None:
        self._names = names
        self._t = t

    def tell(self, event: Event) -> str:  # noqa: C901, PLR0911, PLR0912 - one case an event
        match event:
            case e.CardTurned():
                card = card_name(event.card, self._t, "subject")
                return self._t("event-card-turned", round=event.round, card=card)
            case e.GnalliHolderLeft():
                return self._holder_left(event)
            case e.SatOut():
                return self._t("event-sat-out", name=self._names[event.seat])
            case e.GnalliForced():
                return self._t("event-gnalli-forced", name=self._names[event.seat])
            case e.CardRemoved():
                return self._removed(event)
            case e.BidPlaced():
                return self._t("event-bid-placed", name=self._names[event.seat])
            case e.BidsRevealed():
                return self._t("event-bids-revealed", bids=self._bids(event.bids))
            case e.GnallisReturned():
                names = self._named(event.seats)
                return self._t("event-gnallis-returned", count=len(event.seats), names=names)
            case e.SecondBidding():
                return self._t("event-second-bidding")
            case e.CardWon():
                return self._won(event)
            case e.BidsDiscarded():
                return self._discarded(event)
            case e.BidsReturned():
                return self._returned(event)
            case e.GnalliDrew():
                return self._t("event-gnalli-drew", name=self._names[event.seat])
            case e.GnalliSaw():
                name = self._names[event.seat]
                return self._t("event-gnalli-saw", name=name, card=self._card(event.card))
            case e.NothingDrawn():
                return self._t("event-nothing-drawn", name=self._names[event.seat])
            case e.DrawnKept():
                return self._kept(event)
            case e.DrawnGiven():
                return self._given(event)
            case e.RestSwept():
                return self._swept(event)
            case e.GameEnded():
                return self._ended(event)
            case _:
                assert_never(event)

    def _holder_left(self, event: e.GnalliHolderLeft) -> str:
        name = self._names[event.seat]
        stuck = "yes" if event.rule == "R5.3" else "no"
        if event.card is None:
            return self._t("event-gnalli-holder-left-empty", name=name, stuck=stuck)
        card = self._card(event.card)
        return self._t("event-gnalli-holder-left", name=name, stuck=stuck, card=card)

    def _removed(self, event: e.CardRemoved) -> str:
        kind = "wullawaki" if event.card is PartyCard.WULLAWAKI else "other"
        card = card_name(event.card, self._t, "subject")
        return self._t("event-card-removed", kind=kind, card=card)

    def _won(self, event: e.CardWon) -> str:
        name, card, bid = self._names[event.seat], self._card(event.card), str(event.bid)
        how = _HOW[event.rule]
        if not event.tied:
            return self._t("event-card-won", how=how, name=name, card=card, bid=bid)
        best_first = sorted(event.tied, key=lambda tied: -tied[1])
        luckynits = listed(
            [
                self._t("event-luckynits", name=self._names[seat], count=count)
                for seat, count in best_first
            ],
            self._t,
        )
        return self._t(
            "event-card-won-tie", how=how, name=name, card=card, bid=bid, luckynits=luckynits
        )

    def _discarded(self, event: e.BidsDiscarded) -> str:
        seat, bid = event.bids[0]
        name, count = self._names[seat], len(event.bids)
        if event.rule != "R3.1":
            return self._t("event-bids-discarded", name=name, bid=str(bid))
        bids = self._bids(event.bids)
        return self._t(
            "event-bids-discarded-wullawaki", count=count, name=name, bid=str(bid), bids=bids
        )

    def _returned(self, event: e.BidsReturned) -> str:
        seat, bid = event.bids[0]
        name, count = self._names[seat], len(event.bids)
        if event.rule == "R3.1":
            return self._t("event-bids-returned-wullawaki", name=name, bid=str(bid))
        bids = self._bids(event.bids)
        return self._t("event-bids-returned", count=count, name=name, bid=str(bid), bids=bids)

    def _kept(self, event: e.DrawnKept) -> str:
        name = self._names[event.seat]
        if event.gnalli_back:
            return self._t("event-drawn-kept-wullawaki", name=name)
        return self._t("event-drawn-kept", name=name, card=self._card(event.card))

    def _given(self, event: e.DrawnGiven) -> str:
        name, to = self._names[event.seat], self._names[event.to]
        return self._t("event-drawn-given", name=name, to=to, card=self._card(event.card))

    def _swept(self, event: e.RestSwept) -> str:
        name = self._names[event.seat]
        discarded = listed([bid_name(bid, self._t, "object") for bid in event.discarded], self._t)
        if not event.cards:
            return self._t("event-rest-swept-empty", name=name, discarded=discarded)
        drawn = "fewer" if len(event.cards) < len(event.discarded) else "all"
        cards = cards_listed(event.cards, self._t)
        return self._t("event-rest-swept", drawn=drawn, name=name, discarded=discarded, cards=cards)

    def _ended(self, event: e.GameEnded) -> str:
        last = "sweep" if event.rule == "R6.2" else "no-round"
        names, points = self._named(event.winners), event.scores[event.winners[0]].total
        if len(event.winners) == 1:
            return self._t("event-game-ended", last=last, names=names, points=points)
        return self._t("event-game-ended-shared", last=last, names=names, points=points)

    def _card(self, card: PartyCard) -> str:
        return card_name(card, self._t, "object")

    def _named(self, seats: Sequence[int]) -> str:
        return listed([self._names[seat] for seat in seats], self._t)

    def _bids(self, bids: Sequence[e.SeatCard]) -> str:
        return listed([self._bid(seat, card) for seat, card in bids], self._t)

    def _bid(self, seat: int, card: BidCard) -> str:
        return self._t("event-bid", name=self._names[seat], bid=bid_name(card, self._t))
