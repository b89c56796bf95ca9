"""The end: who has won, how all stand, and why every room counts what it counts."""

from collections.abc import Iterable
from typing import ClassVar, Final

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
from gnumies.tui.wishes import Wishes

_NAME_WIDTH: Final = 32


class ScoreScreen(Stage):
    """The standings, then all rooms, the best first, each explained line by line."""

    AUTO_FOCUS = "VerticalScroll"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "app.another_game"),
        ("s", "app.save"),
        ("d", "app.discards"),
        ("r", "app.wish('rule_ids')"),
    ]

    def __init__(self, look: Look, scene: Scene, ended: GameEnded, wishes: Wishes) -> None:
        super().__init__(look)
        self._wishes = wishes
        self._scene = scene
        self._ended = ended

    def parts(self) -> Iterable[Widget]:
        """The headline, the standings, the rooms, the keys."""
        yield Static(self._headline(), id="headline", markup=False)
        yield Static(self._standings(), id="standings", markup=False)
        with VerticalScroll(), ItemGrid(min_column_width=50, regular=False):
            for seat in self._ranking():
                yield Static(self._room(seat, self._ended.scores[seat]), classes="room")
        yield KeyBar(
            [
                ("n", self.t("tui-key-new"), "app.another_game"),
                ("s", self.t("tui-key-save"), "app.save"),
                ("d", self.t("tui-key-discards"), "app.discards"),
                ("r", self.t("tui-key-rule-ids"), "app.wish('rule_ids')"),
                ("?", self.t("tui-key-help"), "app.help"),
                ("q", self.t("tui-key-quit"), "app.leave"),
            ]
        )

    def show(self) -> None:
        """Explain the rooms with the ids of the rules or without, as it is wished."""
        for seat, room in zip(self._ranking(), self.query(".room").results(Static), strict=True):
            room.update(self._room(seat, self._ended.scores[seat]))

    def _ranking(self) -> list[int]:
        totals = [score.total for score in self._ended.scores]
        return sorted(range(len(totals)), key=lambda seat: -totals[seat])

    def _headline(self) -> str:
        winners = self._ended.winners
        names = listed([self._scene.company.names[seat] for seat in winners], self.t)
        points = self._ended.scores[winners[0]].total
        return self.t("tui-winners", count=len(winners), names=names, points=points)

    def _standings(self) -> Content:
        width = max(len(str(score.total)) for score in self._ended.scores)
        return Content("\n").join([self._standing(seat, width) for seat in self._ranking()])

    def _standing(self, seat: int, width: int) -> Content:
        total = f"{self._ended.scores[seat].total:>{width}}"
        return Content.assemble(self._who(seat, _NAME_WIDTH), "  ", (total, "bold"))

    def _who(self, seat: int, width: int) -> Content:
        company, look = self._scene.company, self.look
        won = look.glyphs.winner if seat in self._ended.winners else " "
        name = look.fit(company.names[seat], width)
        paint = f"bold {PAINT[company.colors[seat]]}"
        sign = look.sign(company.colors[seat])
        return Content.assemble((f"{won} ", "bold $accent"), sign, " ", (name, paint))

    def _room(self, seat: int, score: RoomScore) -> Content:
        lines = [self._line(rule, text) for rule, text in explain(score, self.t)]
        lines[-1] = lines[-1].stylize("bold")
        room = self.look.room(self._scene.board.rooms[seat])
        return Content("\n").join([self._who(seat, _NAME_WIDTH), room, *lines])

    def _line(self, rule: str, text: str) -> Content:
        rule_id = f"  {rule}" if self._wishes.rule_ids else ""
        return Content.assemble(text, (rule_id, "$faint"))
