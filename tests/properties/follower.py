"""Somebody who only listens to a game: from its public events alone he knows every open card."""

from functools import singledispatchmethod

from gnumies.rules import BidCard, Event, PartyCard, Setup, State
from gnumies.rules.events import (
    BidsDiscarded,
    CardRemoved,
    CardTurned,
    CardWon,
    DrawnGiven,
    DrawnKept,
    GnalliDrew,
    GnalliHolderLeft,
    RestSwept,
)

Public = tuple[int, int, list[list[BidCard]], list[list[PartyCard]], list[PartyCard]]


class Follower:
    """What has become of all cards, by the events heard so far."""

    def __init__(self, setup: Setup) -> None:
        self.round = 0
        self.supply_left = len(setup.supply)
        self.hands = [list(setup.ruleset.hand) for _ in setup.colors]
        self.rooms: list[list[PartyCard]] = [[] for _ in setup.colors]
        self.removed: list[PartyCard] = []

    def knows(self) -> Public:
        """Give all that the follower knows."""
        return self.round, self.supply_left, self.hands, self.rooms, self.removed

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Hear an event that moves no card."""

    @hear.register
    def _(self, event: CardTurned) -> None:
        self.round = event.round
        self.supply_left -= 1

    @hear.register
    def _(self, event: CardWon) -> None:
        self.rooms[event.seat].append(event.card)

    @hear.register
    def _(self, event: CardRemoved) -> None:
        self.removed.append(event.card)

    @hear.register
    def _(self, event: BidsDiscarded) -> None:
        for seat, card in event.bids:
            self.hands[seat].remove(card)

    @hear.register
    def _(self, event: GnalliDrew) -> None:
        assert BidCard.GNALLI in self.hands[event.seat]
        self.supply_left -= 1

    @hear.register
    def _(self, event: DrawnKept) -> None:
        self.rooms[event.seat].append(event.card)
        if not event.gnalli_back:
            self.hands[event.seat].remove(BidCard.GNALLI)

    @hear.register
    def _(self, event: DrawnGiven) -> None:
        self.rooms[event.to].append(event.card)

    @hear.register
    def _(self, event: GnalliHolderLeft) -> None:
        self.hands[event.seat].remove(BidCard.GNALLI)
        if event.card is not None:
            self.rooms[event.seat].append(event.card)
            self.supply_left -= 1

    @hear.register
    def _(self, event: RestSwept) -> None:
        assert tuple(self.hands[event.seat]) == event.discarded
        self.hands[event.seat].clear()
        self.rooms[event.seat] += event.cards
        self.supply_left -= len(event.cards)


def public(state: State) -> Public:
    """Give what a follower should know of a state."""
    hands = [list(hand) for hand in state.hands]
    rooms = [list(room) for room in state.rooms]
    return state.round, state.supply_left, hands, rooms, list(state.removed)
