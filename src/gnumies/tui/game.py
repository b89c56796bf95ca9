"""The game at this terminal, without its screens: who looks now, what is told, whom it asks."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from gnumies.bots.base import BUDGET, Bot, BotFactory
from gnumies.bots.faults import BotFault
from gnumies.bots.match import judged
from gnumies.bots.ready import is_compiled, is_ready
from gnumies.record import RecordedMove
from gnumies.rules import Bidding, Event, Move, Setup, View, play, seen_by, start, view
from gnumies.rules import events as e
from gnumies.tui.board import after, undealt
from gnumies.tui.moments import Curtain, Due, Ended, Moment, Table
from gnumies.tui.options import Seat


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
        self._rounds: list[int] = []
        self.fault: BotFault | None = None
        self.sitting: int | None = None
        self.late: set[int] = set()
        self.waking: set[int] = set()
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
    def told(self) -> int:
        """How much was told so far."""
        return self._told

    @property
    def following(self) -> type[Event] | None:
        """What kind of event the game stops before."""
        return type(self._events[self._told]) if self.paused else None

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

    @property
    def alone(self) -> bool:
        """Whether one person plays, and all others are bots."""
        return len(self.people) == 1

    def asleep(self, seat: int) -> bool:
        """Whether a bot first needs code that is not ready."""
        needed = is_compiled(self._make[self.seats[seat].kind])
        return needed and not is_ready(len(self.seats))

    def due(self, seat: int) -> Due | None:
        """What the seat may do now."""
        shown = self.view(seat)
        if self.paused or not shown.legal:
            return None
        return Due(seat, shown.round, type(shown.phase), getattr(shown.phase, "second", False))

    def rounds_beyond(self, moves: Sequence[RecordedMove]) -> int:
        """In how many rounds people moved after those moves; bots would do the same again."""
        known = len(moves)
        people = self.people or tuple(range(len(self.seats)))
        return len(
            {
                self._rounds[at]
                for at, made in enumerate(self.moves)
                if made.move.seat in people and (at >= known or moves[at] != made)
            }
        )

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

    def make(self, move: Move, due: Due) -> None:
        """Make a person's move, unless the moment that it was meant for is gone."""
        if self.due(move.seat) == due:
            self.play(move)

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
        self.late.discard(seat)
        try:
            move = judged(self._state, seat, answer)
        except BaseException as error:  # noqa: BLE001 - to compare runs somebody else's code
            self.break_off(seat, error)
        else:
            self.play(move)

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
            self._rounds.append(self._state.round)

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
