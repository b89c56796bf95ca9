"""The table as one viewer sees it. With another viewer comes another table."""

from collections.abc import Iterable
from typing import ClassVar

from textual import events, on
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from gnumies.tui.boxes import Boxes
from gnumies.tui.hand import choices, placed
from gnumies.tui.intents import AskHint, GoOn, Make, PassOn
from gnumies.tui.keys import KeyBar
from gnumies.tui.log import LOG_WIDTH, Log
from gnumies.tui.look import Look
from gnumies.tui.middle import Middle
from gnumies.tui.prompt import prompt, ruleset_name
from gnumies.tui.refusal import nothing_chosen, refusal
from gnumies.tui.scene import Scene
from gnumies.tui.seats import Seats
from gnumies.tui.stage import TALL, WIDE, Stage
from gnumies.tui.wishes import Wishes


class PromptLine(Static):
    """What is to be done now; a click on it is Enter."""

    async def on_click(self, event: events.Click) -> None:
        """Do what Enter does."""
        event.stop()
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
        ("t", "hint"),
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
        self._note = ""

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
                *([("t", self.t("tui-key-hint"), "screen.hint")] if self._scene.alone else []),
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
        if (scene.due, scene.paused) != (self._scene.due, self._scene.paused):
            self._note = ""
        self._scene = scene
        if self.is_mounted and self.is_attached:
            self._draw()

    def tell(self, note: str) -> None:
        """Say something in place of the prompt, until the next key or the next moment."""
        self._note = note
        line = self.query_one(PromptLine)
        line.set_class(bool(note), "-note")
        line.update(Content(note or prompt(self._scene, self.t)))

    def _draw(self) -> None:
        scene = self._scene
        size, wishes = self.size, self._wishes
        wide, tall = size.width >= WIDE, size.height >= TALL
        self.query_one("#head", Static).update(self._head())
        self.query_one(Middle).show(scene, supply=wide)
        self.query_one(Log).show(scene.story, rule_ids=wishes.rule_ids)
        width = size.width - LOG_WIDTH if wide else size.width
        self.query_one(Seats).show(scene, hands=wishes.hands, width=width, airy=tall)
        self.tell(self._note)
        self.query_one(Boxes).offer(choices(scene, self.look), placed(scene), scene.due)

    def on_click(self) -> None:
        """A new click, a new prompt."""
        self.tell("")

    def on_key(self, event: events.Key) -> None:
        """Choose a card by its digit, or say why not."""
        self.tell("")
        if event.character is None:
            return
        if self.query_one(Boxes).choose_key(event.character):
            event.stop()
            self.set_focus(None)
        else:
            self.tell(refusal(self._scene, event.character, self.t) or "")

    @on(Boxes.Refused)
    def refuse(self, refused: Boxes.Refused) -> None:
        """Say why a box cannot be chosen."""
        self.tell(refusal(self._scene, refused.key, self.t) or "")

    def action_choose(self, by: int) -> None:
        """Choose a neighbour."""
        self.set_focus(None)
        self.query_one(Boxes).move_cursor(by)

    def action_hint(self) -> None:
        """Ask what to do."""
        scene = self._scene
        if not scene.alone:
            self.tell(self.t("tui-hint-company"))
        elif scene.due is None:
            self.tell(self.t("tui-refused-now", prompt=prompt(scene, self.t)))
        elif placed(scene) is None:
            self.post_message(AskHint(scene.due))

    def action_read(self) -> None:
        """Turn to the log."""
        self.query_one(Log).focus()

    def action_leave_log(self) -> None:
        """Turn back to the hand."""
        self.set_focus(None)

    @on(Boxes.Taken)
    def action_act(self) -> None:
        """Go on, place the chosen card, or leave the screen to the next person."""
        scene, boxes = self._scene, self.query_one(Boxes)
        if scene.paused:
            self.post_message(GoOn(scene.told))
        elif boxes.chosen is None or scene.due is None:
            self.tell(nothing_chosen(scene, self.t) if boxes.asking else "")
        elif boxes.chosen != placed(scene):
            self.post_message(Make(boxes.chosen, scene.due))
        elif scene.next_person is not None:
            self.post_message(PassOn(scene.due.seat))

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
