"""The table as one viewer sees it. With another viewer comes another table."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from textual import events, on
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from gnumies.tui.boxes import Boxes
from gnumies.tui.hand import choices, placed
from gnumies.tui.intents import GoOn, Make, PassOn
from gnumies.tui.keys import KeyBar
from gnumies.tui.log import LOG_WIDTH, Log
from gnumies.tui.look import Look
from gnumies.tui.middle import Middle
from gnumies.tui.prompt import prompt, ruleset_name
from gnumies.tui.scene import Scene
from gnumies.tui.seats import Seats
from gnumies.tui.stage import TALL, WIDE, Stage


@dataclass(slots=True)
class Wishes:
    """What people like to see; it stays as long as the program runs."""

    hands: bool = True
    rule_ids: bool = False
    auto: bool = False
    """Whether rounds go on by themselves."""


class PromptLine(Static):
    """What is to be done now; a click on it is Enter."""

    async def on_click(self) -> None:
        """Do what Enter does."""
        await self.run_action("screen.act")


class TableScreen(Stage):
    """The whole table of one viewer."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "choose(-1)"),
        ("right", "choose(1)"),
        ("enter", "act"),
        ("space", "act"),
        ("up", "read"),
        ("down", "read"),
        ("escape", "leave_log"),
        ("h", "app.wish('hands')"),
        ("r", "app.wish('rule_ids')"),
        ("a", "app.wish('auto')"),
        ("d", "app.discards"),
        ("s", "app.save"),
    ]

    def __init__(self, look: Look, scene: Scene, wishes: Wishes) -> None:
        super().__init__(look)
        self._scene = scene
        self._wishes = wishes

    @property
    def viewer(self) -> int | None:
        """Whose table it is."""
        return self._scene.viewer

    def parts(self) -> Iterable[Widget]:
        """The head, the table itself, the prompt, the hand, the keys."""
        yield Static(id="head")
        with Container(id="table"):
            yield Log(self.look, self._scene.company)
            yield Seats(self.look)
            yield Middle(self.look)
        yield PromptLine(id="prompt")
        yield Boxes(self.look, id="hand")
        yield KeyBar(
            [
                ("?", self.t("tui-key-help"), "app.help"),
                ("h", self.t("tui-key-hands"), "app.wish('hands')"),
                ("d", self.t("tui-key-discards"), "app.discards"),
                ("r", self.t("tui-key-rule-ids"), "app.wish('rule_ids')"),
                ("a", self.t("tui-key-auto"), "app.wish('auto')"),
                ("s", self.t("tui-key-save"), "app.save"),
                ("q", self.t("tui-key-quit"), "app.leave"),
            ]
        )

    def on_mount(self) -> None:
        """Show the first scene."""
        self._draw()

    def on_resize(self) -> None:
        """Lay out anew what depends on the room there is."""
        self.show(self._scene)

    def show(self, scene: Scene) -> None:
        """Show another scene of the same viewer, now or as soon as there is a table."""
        self._scene = scene
        if self.is_mounted:
            self._draw()

    def _draw(self) -> None:
        scene = self._scene
        size, wishes = self.size, self._wishes
        wide, tall = size.width >= WIDE, size.height >= TALL
        self.query_one("#head", Static).update(self._head())
        self.query_one(Middle).show(scene, supply=wide)
        self.query_one(Log).show(scene.story, rule_ids=wishes.rule_ids)
        width = size.width - LOG_WIDTH if wide else size.width
        self.query_one(Seats).show(scene, hands=wishes.hands, width=width, airy=tall)
        self.query_one(PromptLine).update(Content(prompt(scene, self.t)))
        self.query_one(Boxes).offer(choices(scene, self.look), placed(scene))

    def on_key(self, event: events.Key) -> None:
        """Choose a card by its digit."""
        if event.character and self.query_one(Boxes).choose_key(event.character):
            event.stop()
            self.set_focus(None)

    def action_choose(self, by: int) -> None:
        """Choose a neighbour."""
        self.set_focus(None)
        self.query_one(Boxes).move_cursor(by)

    def action_read(self) -> None:
        """Turn to the log."""
        self.query_one(Log).focus()

    def action_leave_log(self) -> None:
        """Turn back to the hand."""
        self.set_focus(None)

    @on(Boxes.Taken)
    def action_act(self) -> None:
        """Go on, place the chosen card, or leave the screen to the next person."""
        move = self.query_one(Boxes).chosen
        if self._scene.paused:
            self.post_message(GoOn())
        elif move is not None and move != placed(self._scene):
            self.post_message(Make(move))
        elif move is not None and self._scene.next_person is not None:
            self.post_message(PassOn())

    def _head(self) -> Content:
        scene = self._scene
        parts = [
            self.t("tui-round", round=scene.board.round),
            self.t("tui-supply", count=scene.board.supply_left),
            ruleset_name(scene.company.ruleset, self.t),
            *([self.t("tui-auto-on")] if self._wishes.auto else []),
        ]
        title = Content.styled(self.t("tui-title"), "bold $accent")
        return Content("   ").join([title, *(Content.styled(part, "$muted") for part in parts)])
