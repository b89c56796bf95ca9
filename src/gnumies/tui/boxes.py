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
    barred: bool = False
    """Whether it may not be taken, though others may."""


class Boxes(Static):
    """The row. Choosing a box is free; taking the chosen one is what counts."""

    class Taken(Message):
        """The chosen box was taken."""

    class Refused(Message):
        """A box was clicked that cannot be chosen."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, look: Look, id: str) -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._look = look
        self._choices: tuple[Choice, ...] = ()
        self._cursor: int | None = None
        self._placed: Move | None = None
        self._occasion: object = None

    def offer(self, choices: Iterable[Choice], placed: Move | None, occasion: object) -> None:
        """Show these boxes; ``placed`` is marked, and what was chosen on the same occasion stays.

        On another occasion nothing is chosen that was not placed.
        """
        wanted = (self.chosen if occasion == self._occasion else None) or placed
        self._choices, self._placed, self._occasion = tuple(choices), placed, occasion
        moves = [choice.move for choice in self._choices]
        self._cursor = None if wanted is None or wanted not in moves else moves.index(wanted)
        self._draw()

    @property
    def asking(self) -> bool:
        """Whether there is anything to choose."""
        return any(choice.move is not None for choice in self._choices)

    @property
    def chosen(self) -> Move | None:
        """The move of the chosen box."""
        return None if self._cursor is None else self._choices[self._cursor].move

    def move_cursor(self, by: int) -> None:
        """Choose a neighbour, from nowhere the first or the last; at an end the row stays."""
        at = [at for at, choice in enumerate(self._choices) if choice.move is not None]
        if self._cursor in at:
            self._cursor = at[max(0, min(at.index(self._cursor) + by, len(at) - 1))]
        elif at:
            self._cursor = at[0 if by > 0 else -1]
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
        if at is None:
            return
        if self._choices[at].move is None:
            self.post_message(self.Refused(self._choices[at].keys[:1]))
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
        glyphs, chosen = self._look.glyphs, at == self._cursor
        frame = glyphs.barred_box if choice.barred else glyphs.box
        lines = self._look.boxed(
            choice.lines, cell_len(choice.lines[0]), glyphs.chosen_box if chosen else frame
        )
        if choice.move is not None and choice.move == self._placed:
            middle = len(lines[-1]) // 2
            lines[-1] = lines[-1][:middle] + glyphs.placed + lines[-1][middle + 1 :]
        style = f"bold $ink on {choice.paint}" if chosen else choice.paint
        return [Content.styled(line, style) for line in lines]


def _width(choice: Choice) -> int:
    return cell_len(choice.lines[0]) + 2
