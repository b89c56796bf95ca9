"""The next state while the rules still write it."""

from collections.abc import Iterable

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.events import Event
from gnumies.rules.state import Phase, State


class Draft:
    """A copy of a state that the chapters of the rules may change, and the events they tell."""

    __slots__ = ("drawn", "events", "hands", "removed", "rooms", "round", "setup", "tell")

    def __init__(self, state: State, events: Iterable[Event] = ()) -> None:
        self.setup = state.setup
        self.round = state.round
        self.drawn = state.drawn
        self.hands = list(state.hands)
        self.rooms = list(state.rooms)
        self.removed = state.removed
        self.events = list(events)
        self.tell = self.events.append

    @property
    def holders(self) -> list[int]:
        """The seats that have cards, ascending."""
        return [seat for seat, hand in enumerate(self.hands) if hand]

    @property
    def supply_left(self) -> int:
        """How many cards are left to draw."""
        return len(self.setup.supply) - self.drawn

    def draw(self) -> PartyCard:
        """Take the top supply card; there must be one."""
        card = self.setup.supply[self.drawn]
        self.drawn += 1
        return card

    def discard(self, seat: int, card: BidCard) -> None:
        """Take a card out of a seat's hand for good."""
        self.hands[seat] = tuple([held for held in self.hands[seat] if held != card])

    def seat_guest(self, seat: int, card: PartyCard) -> None:
        """Put a party card into a seat's room."""
        self.rooms[seat] += (card,)

    def freeze(self, phase: Phase) -> State:
        """The state that the draft has become."""
        return State(
            self.setup,
            self.round,
            self.drawn,
            tuple(self.hands),
            tuple(self.rooms),
            self.removed,
            phase,
        )
