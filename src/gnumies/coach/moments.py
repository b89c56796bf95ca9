"""A record taken apart into moments: what was to be chosen, what was, and what cards came then."""

from dataclasses import dataclass, replace
from typing import Literal

from gnumies.record import Record
from gnumies.record import replay as play_again
from gnumies.rules import (
    Bid,
    Bidding,
    Deciding,
    Event,
    Give,
    Move,
    PartyCard,
    State,
    View,
    play,
    start,
    view,
)
from gnumies.rules import events as e

Occasion = Literal["turned", "gnalli", "left", "swept"]
"""Why a card was drawn: R2.2, R5.1, R5.3 or R6.2."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card from the supply, and the seat that drew it, if it was one."""

    card: PartyCard
    occasion: Occasion
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A bidding with all its bids, or a decision about a drawn card."""

    state: State
    """The position before it, without a bid."""
    moves: tuple[Move, ...]
    """What was chosen, in seat order."""
    numbers: tuple[int, ...]
    """The numbers of these moves in the record."""
    after: State
    """The position that followed."""
    drawn: tuple[Drawn, ...]
    """The cards that were drawn because of it, in their order."""

    @property
    def view(self) -> View:
        """What those who choose may know (R2.6)."""
        phase = self.state.phase
        return view(self.state, phase.seat if isinstance(phase, Deciding) else None)

    @property
    def card(self) -> PartyCard:
        """What is bid for, or decided on."""
        phase = self.state.phase
        if isinstance(phase, Bidding):
            return phase.face_up
        assert isinstance(phase, Deciding)  # noqa: S101 - a moment is one or the other
        return phase.drawn

    def chosen(self, seat: int) -> Move | None:
        """What a seat chose, if it was asked."""
        return next((move for move in self.moves if move.seat == seat), None)

    @property
    def complete(self) -> State:
        """The position with all its bids, before they are turned over."""
        phase = self.state.phase
        if not isinstance(phase, Bidding):
            return self.state
        placed = {move.seat: move.card for move in self.moves if isinstance(move, Bid)}
        bids = tuple(placed.get(seat) for seat in range(len(phase.bids)))
        return self.state.with_phase(replace(phase, bids=bids))

    @property
    def receiver(self) -> int:
        """The seat that got the drawn card; 0 after a bidding."""
        move = self.moves[0]
        if isinstance(move, Bid):
            return 0
        return move.to if isinstance(move, Give) else move.seat


@dataclass(frozen=True, slots=True)
class Course:
    """A game up to where its record goes."""

    record: Record
    dealt: tuple[Drawn, ...]
    """The cards that were drawn before the first moment."""
    first: State
    moments: tuple[Moment, ...]
    """All whose choices are complete."""
    last: State


def course(record: Record) -> Course:
    """The moments of a record; ``RecordError`` names the first illegal move."""
    last = play_again(record).state
    state, events = start(record.setup)
    first, dealt = state, _draws(events)
    moments: list[Moment] = []
    before, made = state, dict[int, tuple[int, Move]]()
    for number, recorded in enumerate(record.moves):
        move = recorded.move
        made[move.seat] = number, move
        state, events = play(state, move)
        if isinstance(state.phase, Bidding) and any(bid is not None for bid in state.phase.bids):
            continue
        numbers, moves = zip(*(made[seat] for seat in sorted(made)), strict=True)
        moments.append(Moment(before, moves, numbers, state, _draws(events)))
        before, made = state, {}
    return Course(record, dealt, first, tuple(moments), last)


def _draws(events: tuple[Event, ...]) -> tuple[Drawn, ...]:
    return tuple(drawn for event in events for drawn in _drawn(event))


def _drawn(event: Event) -> list[Drawn]:
    match event:
        case e.CardTurned(card=card):
            return [Drawn(card, "turned")]
        case e.GnalliSaw(seat=seat, card=card):
            return [Drawn(card, "gnalli", seat)]
        case e.GnalliHolderLeft(seat=seat, card=PartyCard() as card):
            return [Drawn(card, "left", seat)]
        case e.RestSwept(seat=seat, cards=cards):
            return [Drawn(card, "swept", seat) for card in cards]
        case _:
            return []
