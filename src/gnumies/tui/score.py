"""The end: who has won, and why every room counts what it counts."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import BindingType
from textual.containers import ItemGrid, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from gnumies.locale.explain import explain
from gnumies.locale.words import listed
from gnumies.rules import RoomScore
from gnumies.rules.events import GameEnded
from gnumies.tui.keys import KeyBar
from gnumies.tui.look import PAINT, Look
from gnumies.tui.scene import Scene
from gnumies.tui.stage import Stage


class ScoreScreen(Stage):
    """All rooms, the best first, each explained line by line with its rules."""

    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "app.new_game"),
        ("s", "app.save"),
        ("d", "app.discards"),
    ]

    def __init__(self, look: Look, scene: Scene, ended: GameEnded) -> None:
        super().__init__(look)
        self._scene = scene
        self._ended = ended

    def parts(self) -> Iterable[Widget]:
        """The headline, the rooms, the keys."""
        yield Static(self._headline(), id="headline", markup=False)
        with VerticalScroll(), ItemGrid(min_column_width=50, regular=False):
            for seat in self._ranking():
                yield self._room(seat, self._ended.scores[seat])
        yield KeyBar(
            [
                ("n", self.t("tui-key-new"), "app.new_game"),
                ("s", self.t("tui-key-save"), "app.save"),
                ("d", self.t("tui-key-discards"), "app.discards"),
                ("?", self.t("tui-key-help"), "app.help"),
                ("q", self.t("tui-key-quit"), "app.leave"),
            ]
        )

    def _ranking(self) -> list[int]:
        totals = [score.total for score in self._ended.scores]
        return sorted(range(len(totals)), key=lambda seat: -totals[seat])

    def _headline(self) -> str:
        winners = self._ended.winners
        names = listed([self._scene.company.names[seat] for seat in winners], self.t)
        points = self._ended.scores[winners[0]].total
        return self.t("tui-winners", count=len(winners), names=names, points=points)

    def _room(self, seat: int, score: RoomScore) -> Static:
        company, look = self._scene.company, self.look
        won = f"{look.glyphs.winner} " if seat in self._ended.winners else ""
        name = Content.styled(company.names[seat], f"bold {PAINT[company.colors[seat]]}")
        head = Content.assemble((won, "bold $accent"), look.sign(company.colors[seat]), " ", name)
        lines = [
            Content.assemble(text, (f"  {rule}", "$faint")) for rule, text in explain(score, self.t)
        ]
        lines[-1] = lines[-1].stylize("bold")
        room = look.room(self._scene.board.rooms[seat])
        return Static(Content("\n").join([head, room, *lines]), classes="room")
