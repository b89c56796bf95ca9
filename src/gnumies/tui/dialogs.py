"""Boxes over the table, closed by Escape: texts to read, and questions with a few answers."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from gnumies.tui.keys import Key, KeyBar
from gnumies.tui.look import Look
from gnumies.tui.stage import more_room

FEWEST_COLUMNS: Final = 60
FEWEST_LINES: Final = 16

_COLUMNS: Final = [(0, "-narrow"), (FEWEST_COLUMNS, "-enough")]
_LINES: Final = [(0, "-short"), (FEWEST_LINES, "-high-enough")]

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer | None], Generic[Answer]):
    """A box with a title, what a kind of dialog is about, and its keys."""

    HORIZONTAL_BREAKPOINTS = _COLUMNS
    VERTICAL_BREAKPOINTS = _LINES
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close")]

    def __init__(self, look: Look, title: str) -> None:
        super().__init__()
        self.look = look
        self.t = look.t
        self._title = title

    def compose(self) -> ComposeResult:
        """The box."""
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="title", markup=False)
            yield from self.body()
            yield KeyBar(self.keys())
        yield more_room(self.t, FEWEST_COLUMNS, FEWEST_LINES)

    def body(self) -> Iterable[Widget]:
        """What stands between title and keys."""
        return ()

    def keys(self) -> Sequence[tuple[str, str, str]]:
        """What can be pressed."""
        return [("Esc", self.t("tui-key-close"), "screen.close")]

    def action_close(self) -> None:
        """Close without an answer."""
        self.close(None)

    def close(self, answer: Answer | None) -> None:
        """Close once: a second Enter comes too late to close what is below."""
        if self.is_active:
            self.dismiss(answer)


class Reading(Dialog[None]):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "close"), ("space", "close")]

    def __init__(self, look: Look, title: str, text: str | Content) -> None:
        super().__init__(look, title)
        self._text = text

    def body(self) -> Iterable[Widget]:
        """The text, scrolled where it is long."""
        with VerticalScroll():
            yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        """Say how to read on where the text is longer than its box."""
        self.call_after_refresh(self._show_the_way)

    def keys(self) -> Sequence[tuple[str, str, str]]:
        """Read on, or close."""
        up_down = f"{self.look.glyphs.up} {self.look.glyphs.down}"
        return [(up_down, self.t("tui-key-read-on"), "screen.read_on"), *super().keys()]

    def action_read_on(self) -> None:
        """Turn a page."""
        self.query_one(VerticalScroll).scroll_page_down()

    def _show_the_way(self) -> None:
        self.query(Key).first().display = self.query_one(VerticalScroll).max_scroll_y > 0


class Question(Dialog[str]):
    """A question; each answer is a key."""

    def __init__(
        self, look: Look, title: str, text: str, answers: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(look, title)
        self._text = text
        self._answers = answers

    def body(self) -> Iterable[Widget]:
        """What the question is about."""
        yield Static(self._text, markup=False)

    def keys(self) -> Sequence[tuple[str, str, str]]:
        """The answers, and none."""
        answers = [(key, label, f"screen.answer('{key}')") for key, label in self._answers]
        return [*answers, *super().keys()]

    def on_key(self, event: events.Key) -> None:
        """Answer by a key."""
        if event.character and event.character in [key for key, _ in self._answers]:
            event.stop()
            self.action_answer(event.character)

    def action_answer(self, key: str) -> None:
        """Close with an answer."""
        self.close(key)
