"""What all screens have in common."""

from collections.abc import Iterable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from gnumies.tui.look import Look

FEWEST_COLUMNS: Final = 80
FEWEST_LINES: Final = 24
WIDE: Final = 128
TALL: Final = 31

_COLUMNS: Final = [(0, "-narrow"), (FEWEST_COLUMNS, "-enough"), (WIDE, "-wide")]
_LINES: Final = [(0, "-short"), (FEWEST_LINES, "-high-enough"), (TALL, "-tall")]


class Stage(Screen[None]):
    """A whole screen. Where the terminal is too small, one line asks for more room instead."""

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
        yield Static(self.t("tui-too-small"), classes="too-small", markup=False)

    def parts(self) -> Iterable[Widget]:
        """What the screen is made of."""
        return ()
