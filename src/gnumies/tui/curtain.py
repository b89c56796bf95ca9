"""The curtain between two people at one keyboard: while it is down, nobody's table exists."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from gnumies.tui.intents import SitDown
from gnumies.tui.keys import KeyBar
from gnumies.tui.look import PAINT, Look
from gnumies.tui.scene import Company
from gnumies.tui.stage import Stage


class CurtainScreen(Stage):
    """Asks for the next person, and shows nothing else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "sit_down"),
        ("space", "sit_down"),
        ("s", "app.save"),
    ]

    def __init__(self, look: Look, who: Company, seat: int) -> None:
        super().__init__(look)
        self._seat = seat
        self._whose = who.names[seat]
        self._color = who.colors[seat]

    def parts(self) -> Iterable[Widget]:
        """Whose turn it is to look."""
        yield Static(self._card(), id="whose")
        yield SitDownLine(self.t("tui-curtain-enter"), id="sit-down", markup=False)
        yield KeyBar(
            [
                ("?", self.t("tui-key-help"), "app.help"),
                ("s", self.t("tui-key-save"), "app.save"),
                ("q", self.t("tui-key-quit"), "app.leave"),
            ]
        )

    def _card(self) -> Content:
        """The back of a card with the sign of the next person."""
        paint, sign = PAINT[self._color], self.look.glyphs.signs[self._color]
        name = self.look.short(self._whose, 40)
        lines = [*self.look.back(sign), "", self.t("tui-curtain", name=name)]
        return Content.styled("\n".join(lines), f"bold {paint}")

    def action_sit_down(self) -> None:
        """Raise the curtain."""
        self.post_message(SitDown(self._seat))


class SitDownLine(Static):
    """What to do when nobody else looks; a click on it is Enter."""

    async def on_click(self) -> None:
        """Raise the curtain."""
        await self.run_action("screen.sit_down")
