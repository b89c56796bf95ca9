"""What all screens have in common.

Where the terminal is too small for a screen, one line asks for more room instead, and its keys
rest: nobody plays blindly.
"""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from gnumies.locale import Texts
from gnumies.tui.look import Look

FEWEST_COLUMNS: Final = 80
FEWEST_LINES: Final = 24
WIDE: Final = 128
TALL: Final = 31

_COLUMNS: Final = [(0, "-narrow"), (FEWEST_COLUMNS, "-enough"), (WIDE, "-wide")]
_LINES: Final = [(0, "-short"), (FEWEST_LINES, "-high-enough"), (TALL, "-tall")]


def is_hidden(screen: Screen[Any]) -> bool:
    """Whether the screen has no room, as ``style.tcss`` has it."""
    return screen.has_class("-narrow") or screen.has_class("-short")


def more_room(t: Texts, columns: int, lines: int) -> Static:
    """The request for more room."""
    text = t("tui-too-small", columns=columns, lines=lines)
    return Static(text, classes="too-small", markup=False)


class Stage(Screen[None]):
    """A whole screen."""

    HORIZONTAL_BREAKPOINTS = _COLUMNS
    VERTICAL_BREAKPOINTS = _LINES
    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark", "app.help"),
        ("q", "app.leave"),
    ]

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.t = look.t

    def compose(self) -> ComposeResult:
        """The parts, and the request for more room."""
        yield from self.parts()
        yield more_room(self.t, FEWEST_COLUMNS, FEWEST_LINES)

    def parts(self) -> Iterable[Widget]:
        """What the screen is made of."""
        return ()
