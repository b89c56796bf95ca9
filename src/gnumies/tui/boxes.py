"""A row of boxes of which one is chosen: the cards of a hand, or what to do with a drawn card."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from gnumies.rules import Move
from gnumies.tui.look import Look

HEIGHT: Final = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """A box with two lines, and the move that it stands for; ``None`` for one to look at only."""

    move: Move | None
    lines: tuple[str, str]
    paint: str
    keys: str = ""
    """The keys that choose it directly."""


class Boxes(Static):
    """The row. Choosing a box is free; taking the chosen one is what counts."""

    class Taken(Message):
        """The chosen box was taken."""

    def __init__(self, look: Look, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._look = look
        self._choices: tuple[Choice, ...] = ()
        self._cursor = 0
        self._placed: Move | None = None

    def offer(self, choices: Iterable[Choice], placed: Move | None) -> None:
        """Show these boxes, the chosen move staying chosen; ``placed`` is marked."""
        wanted = self.chosen or placed
        self._choices, self._placed = tuple(choices), placed
        moves = [choice.move for choice in self._choices]
        if wanted is not None and wanted in moves:
            self._cursor = moves.index(wanted)
        self.move_cursor(0)

    @property
    def chosen(self) -> Move | None:
        """The move of the chosen box."""
        return self._choices[self._cursor].move if self._cursor < len(self._choices) else None

    def move_cursor(self, by: int) -> None:
        """Choose a neighbour; at an end the row stays where it is."""
        at = [at for at, choice in enumerate(self._choices) if choice.move is not None]
        if at:
            here = min(range(len(at)), key=lambda place: abs(at[place] - self._cursor))
            self._cursor = at[max(0, min(here + by, len(at) - 1))]
        self._draw()

    def choose_key(self, key: str) -> bool:
        """Choose the box of that key, if there is one."""
        for at, choice in enumerate(self._choices):
            if choice.move is not None and key in choice.keys:
                self._cursor = at
                self._draw()
                return True
        return False

    def on_click(self, event: events.Click) -> None:
        """Choose a box, or take it if it is chosen already."""
        at = self._at(event.x - self.gutter.left)
        if at is None or self._choices[at].move is None:
            return
        taken, self._cursor = at == self._cursor, at
        self._draw()
        if taken:
            self.post_message(self.Taken())

    def _at(self, x: int) -> int | None:
        for at, choice in enumerate(self._choices):
            x -= _width(choice)
            if x < 0:
                return at
        return None

    def _draw(self) -> None:
        boxes = [self._box(at, choice) for at, choice in enumerate(self._choices)]
        rows = [Content("").join([box[row] for box in boxes]) for row in range(HEIGHT)]
        self.update(Content("\n").join(rows) if boxes else "")

    def _box(self, at: int, choice: Choice) -> Sequence[Content]:
        glyphs, chosen = self._look.glyphs, at == self._cursor and choice.move is not None
        lines = self._look.boxed(
            choice.lines, cell_len(choice.lines[0]), glyphs.chosen_box if chosen else glyphs.box
        )
        if choice.move is not None and choice.move == self._placed:
            middle = len(lines[-1]) // 2
            lines[-1] = lines[-1][:middle] + glyphs.placed + lines[-1][middle + 1 :]
        style = f"bold $ink on {choice.paint}" if chosen else choice.paint
        return [Content.styled(line, style) for line in lines]


def _width(choice: Choice) -> int:
    return cell_len(choice.lines[0]) + 2
