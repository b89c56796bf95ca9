"""The start screen: how many play, who they are, and by which rules."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import DescendantFocus
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from gnumies.bots.levels import LEVELS
from gnumies.record import LONGEST_NAME
from gnumies.rules import FEWEST_SEATS, MOST_SEATS, RULESETS, Color
from gnumies.tui.intents import Begin
from gnumies.tui.keys import KeyBar
from gnumies.tui.look import Look
from gnumies.tui.names import named
from gnumies.tui.options import DEFAULT_BOT, PERSON, PlayOptions, Seat
from gnumies.tui.prompt import ruleset_name
from gnumies.tui.stage import Stage

_USUAL_SEATS: Final = 4


class Pick(Static, can_focus=True):
    """One of several values, changed by the arrow keys or by clicks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "turn(-1)"),
        ("right", "turn(1)"),
        ("space", "turn(1)"),
    ]

    class Changed(Message):
        """Another value was picked."""

    def __init__(
        self,
        look: Look,
        values: Sequence[tuple[str, str]],
        value: str,
        *,
        id: str | None = None,  # noqa: A002
    ) -> None:
        super().__init__(id=id, classes="pick")
        self._look = look
        self._values = list(values)
        keys = [key for key, _ in self._values]
        self._at = keys.index(value) if value in keys else 0

    @property
    def value(self) -> str:
        """What is picked."""
        return self._values[self._at][0]

    def on_mount(self) -> None:
        """Show the first value."""
        self._draw()

    def on_click(self, event: events.Click) -> None:
        """Turn back at the left arrow, else on."""
        self.action_turn(-1 if event.x < 2 else 1)  # noqa: PLR2004 - the cells of the arrow

    def action_turn(self, by: int) -> None:
        """Pick a neighbour, round and round."""
        self._at = (self._at + by) % len(self._values)
        self._draw()
        self.post_message(self.Changed())

    def _draw(self) -> None:
        glyphs, label = self._look.glyphs, self._values[self._at][1]
        arrows = (f"{glyphs.less} ", "$accent"), (f" {glyphs.more}", "$accent")
        self.update(Content.assemble(arrows[0], label, arrows[1]))


class SeatRow(Horizontal):
    """Who sits on one seat."""

    def __init__(
        self, look: Look, color: Color, seat: Seat, usual: str, kinds: Sequence[str]
    ) -> None:
        super().__init__(classes="seat")
        self._look = look
        self._color = color
        self._seat = seat
        self._usual = usual
        self._kinds = kinds

    @property
    def seat(self) -> Seat:
        """The seat as it is chosen now; without a name it has the usual one."""
        name = self.query_one(Input).value.strip() or self._usual
        return Seat(name, self.query_one(Pick).value)

    def suggest(self, usual: str) -> None:
        """Another name is usual here now; one that somebody chose stays."""
        field = self.query_one(Input)
        if field.value == self._usual:
            field.value = usual
        self._usual = usual

    def compose(self) -> ComposeResult:
        """The sign, the kind, the name."""
        t = self._look.t
        kinds = [(kind, t("level-word", level=kind)) for kind in self._kinds]
        yield Static(self._look.sign(self._color), classes="sign")
        yield Input(self._seat.name, max_length=LONGEST_NAME, compact=True)
        yield Pick(self._look, [(PERSON, t("tui-person")), *kinds], self._seat.kind)


class StartScreen(Stage):
    """Enter starts at once with what is there."""

    AUTO_FOCUS = "#players"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "begin"),
        ("up", "app.focus_previous"),
        ("down", "app.focus_next"),
    ]

    def __init__(self, look: Look, before: PlayOptions) -> None:
        super().__init__(look)
        self._before = before
        others = [seat.kind for seat in before.seats if not seat.is_person]
        self._bots = list(dict.fromkeys([*LEVELS, *others]))

    def parts(self) -> Iterable[Widget]:
        """The title, what can be chosen, and how to start."""
        t = self.t
        with Vertical(id="choices"):
            yield Static(self._title(), id="welcome")
            counts = [
                (str(n), t("tui-players", count=n)) for n in range(FEWEST_SEATS, MOST_SEATS + 1)
            ]
            yield Pick(
                self.look, counts, str(len(self._before.seats) or _USUAL_SEATS), id="players"
            )
            kinds = [seat.kind for seat in self._before.seats] or [PERSON]
            usual = named([*kinds, *[DEFAULT_BOT] * MOST_SEATS], t)
            seats = [*self._before.seats, *usual[len(self._before.seats) :]]
            for seat, other, color in zip(seats, usual, Color, strict=True):
                yield SeatRow(self.look, color, seat, other.name, self._bots)
            yield Static(id="character", markup=False)
            yield Pick(self.look, self._rulesets(), self._before.ruleset.name, id="ruleset")
            yield BeginLine(t("tui-begin"), id="begin", markup=False)
            yield Static(t("tui-newcomers"), id="newcomers", markup=False)
        yield KeyBar(
            [
                ("Enter", t("tui-key-begin"), "screen.begin"),
                ("Tab", t("tui-key-next"), "app.focus_next"),
                (self.look.glyphs.arrows, t("tui-key-change"), "app.focus_next"),
                ("?", t("tui-key-how"), "app.help"),
                ("q", t("tui-key-quit"), "app.leave"),
            ]
        )

    def on_mount(self) -> None:
        """Show the seats."""
        self.show_seats()

    @on(Pick.Changed)
    def show_seats(self) -> None:
        """Show as many seats as play, by the names that are usual for who sits there."""
        count = int(self.query_one("#players", Pick).value)
        rows = list(self.query(SeatRow))
        usual = named([row.seat.kind for row in rows], self.t)
        for number, (row, seat) in enumerate(zip(rows, usual, strict=True)):
            row.display = number < count
            row.suggest(seat.name)
        self.show_character()

    @on(Input.Changed)
    @on(DescendantFocus)
    def show_character(self) -> None:
        """Tell what the bot is like whose seat is looked at, or else the first one."""
        rows = [row for row in self.query(SeatRow) if row.display]
        rows.sort(key=lambda row: not row.has_pseudo_class("focus-within"))
        levels = [row.seat for row in rows if row.seat.kind in LEVELS]
        self.query_one("#character", Static).update(self._character(levels[0]) if levels else "")

    def _character(self, seat: Seat) -> str:
        line = self.t("level-line", level=seat.kind)
        return self.t("level-told", name=seat.name, line=line)

    @on(Input.Submitted)
    def action_begin(self) -> None:
        """Start."""
        rows = [row for row in self.query(SeatRow) if row.display]
        name = self.query_one("#ruleset", Pick).value
        ruleset = RULESETS.get(name, self._before.ruleset)
        seats = tuple(row.seat for row in rows)
        self.post_message(Begin(replace(self._before, seats=seats, ruleset=ruleset)))

    def _rulesets(self) -> list[tuple[str, str]]:
        rulesets = RULESETS | {self._before.ruleset.name: self._before.ruleset}
        return [(name, ruleset_name(ruleset, self.t)) for name, ruleset in rulesets.items()]

    def _title(self) -> Content:
        title = Content.styled(self.t("tui-title"), "bold $accent")
        return Content("\n").join([title, Content.styled(self.t("tui-subtitle"), "$muted")])


class BeginLine(Static):
    """How to start; a click on it is Enter."""

    async def on_click(self) -> None:
        """Start."""
        await self.run_action("screen.begin")
