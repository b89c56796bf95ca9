"""What people want, as the screens tell it to the app."""

from textual.message import Message

from gnumies.rules import Move
from gnumies.tui.moments import Due
from gnumies.tui.options import PlayOptions


class Begin(Message):
    """Start a game with these options."""

    def __init__(self, options: PlayOptions) -> None:
        super().__init__()
        self.options = options


class Make(Message):
    """Make a move that is meant for one moment."""

    def __init__(self, move: Move, due: Due) -> None:
        super().__init__()
        self.move = move
        self.due = due


class AskHint(Message):
    """Think about what to do at a moment."""

    def __init__(self, due: Due) -> None:
        super().__init__()
        self.due = due


class GoOn(Message):
    """Go on after the result of a round, when so much was told."""

    def __init__(self, told: int) -> None:
        super().__init__()
        self.told = told


class PassOn(Message):
    """The person of a seat leaves the screen to the next one."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class SitDown(Message):
    """Raise the curtain for the person of a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class ShowRule(Message):
    """Read a rule."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule = rule
