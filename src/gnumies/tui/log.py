"""The story of the game in sentences; any of them leads to its rule."""

import re
from collections.abc import Sequence
from typing import Final

from textual import on
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from gnumies.locale.narrate import narrate
from gnumies.rules import Event
from gnumies.rules.events import CardTurned, CardWon, GameEnded
from gnumies.tui.intents import ShowRule
from gnumies.tui.look import PAINT, Look
from gnumies.tui.scene import Company

LOG_WIDTH: Final = 46
"""What it takes at the side of a wide screen, as in ``style.tcss``."""


class Log(OptionList):
    """A line an event, the newest at the end."""

    def __init__(self, look: Look, company: Company) -> None:
        super().__init__(id="log", markup=False)
        self._look = look
        self._company = company
        self._story: Sequence[Event] = ()
        self._rule_ids = False

    def show(self, story: Sequence[Event], *, rule_ids: bool) -> None:
        """Show the story, with the id of the rule behind each line or without."""
        if rule_ids != self._rule_ids or story[: len(self._story)] != self._story:
            self.clear_options()
            self._story, self._rule_ids = (), rule_ids
        self.add_options([Option(self._line(event)) for event in story[len(self._story) :]])
        if story != self._story:
            self.call_after_refresh(self.scroll_end, animate=False)
        self._story = story

    def on_resize(self) -> None:
        """Stay at the end when the room changes."""
        self.call_after_refresh(self.scroll_end, animate=False)

    @on(OptionList.OptionSelected)
    def show_rule(self, event: OptionList.OptionSelected) -> None:
        """Lead to the rule of the line."""
        event.stop()
        self.screen.set_focus(None)  # so that Enter plays on when the rule was read
        self.post_message(ShowRule(self._story[event.option_index].rule))

    def _line(self, event: Event) -> Content:
        text = narrate(event, self._company.names, self._look.t)
        line = Content.styled(text, _style(event))
        for name, color in zip(self._company.names, self._company.colors, strict=True):
            if name.strip():
                whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
                line = line.highlight_regex(whole, style=PAINT[color])
        return Content.assemble(line, (f" {event.rule}", "$faint")) if self._rule_ids else line


def _style(event: Event) -> str:
    if isinstance(event, CardTurned):
        return "bold $accent"
    return "bold" if isinstance(event, CardWon | GameEnded) else "$muted"
