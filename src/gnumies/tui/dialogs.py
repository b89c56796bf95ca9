"""Boxes over the table, closed by Escape: texts to read, and questions with a few answers."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from gnumies.tui.keys import KeyBar
from gnumies.tui.look import Look

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer | None], Generic[Answer]):
    """A box with a title, what a kind of dialog is about, and its keys."""

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

    def body(self) -> Iterable[Widget]:
        """What stands between title and keys."""
        return ()

    def keys(self) -> Sequence[tuple[str, str, str]]:
        """What can be pressed."""
        return [("Esc", self.t("tui-key-close"), "screen.close")]

    def action_close(self) -> None:
        """Close without an answer."""
        self.dismiss(None)


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
        self.dismiss(key)
