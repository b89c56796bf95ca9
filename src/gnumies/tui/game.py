"""The game at this terminal, without its screens: who looks now, what is told, whom it asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from gnumies.bots.base import Bot, BotFactory
from gnumies.bots.faults import BotFault
from gnumies.record import RecordedMove
from gnumies.rules import (
    Bid,
    Bidding,
    Event,
    Give,
    IllegalMove,
    Keep,
    Move,
    Setup,
    View,
    play,
    seen_by,
    start,
    view,
)
from gnumies.rules import events as e
from gnumies.tui.board import after, undealt
from gnumies.tui.options import Seat

BUDGET: Final = 1.0
"""Seconds that a bot may think about a move."""


@dataclass(frozen=True, slots=True)
class Curtain:
    """Everything is covered until the person of that seat is alone with the screen."""

    seat: int


@dataclass(frozen=True, slots=True)
class Table:
    """The table as a seat sees it, or with ``None`` as everybody may."""

    viewer: int | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over, and its end was told."""

    event: e.GameEnded


Moment = Curtain | Table | Ended


class Game:
    """A game between people at one keyboard and bots.

    What happens is told up to the next stop, where ``paused`` waits for ``go_on``. With several
    people at the keyboard only the one who has sat down (``sit``) is shown what is his.
    """

    def __init__(
        self, setup: Setup, seats: Sequence[Seat], seed: int, bots: Mapping[str, BotFactory]
    ) -> None:
        self.setup = setup
        self.seats = tuple(seats)
        self.seed = seed
        self.moves: list[RecordedMove] = []
        self.fault: BotFault | None = None
        self.sitting: int | None = None
        self._make = bots
        self._bots: dict[int, Bot] = {}
        self._state, opening = start(setup)
        self._events: list[Event] = []
        self._told = 0
        self.board = undealt(setup)
        self._hear(opening)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played at this keyboard."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def paused(self) -> bool:
        """Whether more has happened than was told."""
        return self._told < len(self._events)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for, none before everything is told."""
        return () if self.paused else self._state.awaited

    @property
    def over(self) -> bool:
        """Whether the game has ended and its end was told."""
        return self._state.over and not self.paused

    @property
    def next_person(self) -> int | None:
        """The person at this keyboard who has to move next."""
        return next((seat for seat in self.awaited if seat in self.people), None)

    @property
    def bots_awaited(self) -> tuple[int, ...]:
        """The bots that have to move."""
        return tuple(seat for seat in self.awaited if not (self.fault or seat in self.people))

    @property
    def moment(self) -> Moment:
        """What belongs on the screen now."""
        last = self._events[self._told - 1]
        if isinstance(last, e.GameEnded):
            return Ended(last)
        if len(self.people) < 2:  # noqa: PLR2004 - nobody to hide anything from
            return Table(self.people[0] if self.people else None)
        if self.paused or self.sitting is not None:
            return Table(self.sitting)
        return Table(None) if self.next_person is None else Curtain(self.next_person)

    def view(self, viewer: int | None) -> View:
        """The game as a seat may see it."""
        return view(self._state, viewer)

    def story(self, viewer: int | None) -> tuple[Event, ...]:
        """Everything told so far that the viewer may know."""
        return tuple(event for event in self._events[: self._told] if seen_by(event, viewer))

    def sit(self, seat: int) -> None:
        """The person of that seat is alone with the screen."""
        self.sitting = seat

    def pass_on(self) -> None:
        """Whoever sat here gets up."""
        self.sitting = None

    def go_on(self) -> None:
        """Tell what follows the stop."""
        if self.paused:
            self._tell()
            self._tell_on()

    def play(self, move: Move) -> None:
        """Make a move; a bid that replaces one takes its place in the record (R9.2)."""
        state, events = play(self._state, move)
        self._write_down(move)
        self._state = state
        self._hear(events)

    def take_up(self, moves: Sequence[RecordedMove]) -> None:
        """Make the moves of a record; the last round's result is left to be gone on from."""
        for recorded in moves:
            self._tell_all()
            self.play(recorded.move)
            self.moves[-1] = recorded
        if self._state.over:
            self._tell_all()

    def question(self, seat: int) -> Callable[[], object]:
        """What a bot is asked now: a call that may take a while, on any thread.

        Its luck depends on the seed and the moment alone, so that a resumed game stays the same.
        """
        shown = self.view(seat)
        luck = Random(f"{self.seed}/{seat}/{shown.round}/{shown.phase}")  # noqa: S311 - a game
        return lambda: self._bot(seat).choose(shown, luck, BUDGET)

    def answer(self, seat: int, answer: object) -> None:
        """Make the move that a bot answered; one that is not legal ends the game."""
        for move in self.view(seat).legal:
            if move == answer:
                return self.play(move)
        is_move = isinstance(answer, Bid | Keep | Give)  # the text of anything else may be a trap
        what = str(answer) if is_move else type(answer).__name__
        return self.break_off(seat, IllegalMove(None, f"its answer {what} is no legal move"))

    def break_off(self, seat: int, error: BaseException) -> None:
        """End the game by the fault of a bot."""
        self.fault = BotFault.of(error, self.seats[seat].kind, seat, len(self.moves))

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = self._make[self.seats[seat].kind]()
        return self._bots[seat]

    def _write_down(self, move: Move) -> None:
        phase = self._state.phase
        replaces = isinstance(phase, Bidding) and phase.bids[move.seat] is not None
        bids = [at for at, made in enumerate(self.moves) if made.move.seat == move.seat]
        if replaces:
            self.moves[bids[-1]] = RecordedMove(move)
        else:
            self.moves.append(RecordedMove(move))

    def _hear(self, events: Sequence[Event]) -> None:
        self._events += events
        self._tell_on()
        if self.paused:
            self.pass_on()

    def _tell_on(self) -> None:
        while self.paused and not self._is_stop(self._events[self._told]):
            self._tell()

    def _tell_all(self) -> None:
        while self.paused:
            self._tell()

    def _tell(self) -> None:
        self.board = after(self.board, self._events[self._told])
        self._told += 1

    def _is_stop(self, event: Event) -> bool:
        """Whether people first want to look at what was told before."""
        match event:
            case e.CardTurned(number):
                return number > 1
            case e.GnalliDrew(seat):
                return seat in self.people and len(self.people) > 1  # the others look away then
            case e.SecondBidding() | e.RestSwept() | e.GameEnded():
                return True
            case _:
                return False
