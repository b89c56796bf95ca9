"""The app: shows the moment that the game has come to, and passes on what people want."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar

from textual import on
from textual.app import App
from textual.timer import Timer

from gnumies.bots.catalog import available
from gnumies.bots.faults import BotFault
from gnumies.locale import Texts
from gnumies.locale.rulebook import quick_rules, rule_text
from gnumies.rules import RuleError
from gnumies.tui.apart import apart
from gnumies.tui.curtain import CurtainScreen
from gnumies.tui.dialogs import Dialog, Question, Reading
from gnumies.tui.discards import discards
from gnumies.tui.game import Curtain, Ended, Game, Table
from gnumies.tui.glyphs import ASCII, UNICODE, PlainTexts, lacks_unicode, plain
from gnumies.tui.intents import Begin, GoOn, Make, PassOn, ShowRule, SitDown
from gnumies.tui.look import NIGHT, Look
from gnumies.tui.opening import again, opened, written
from gnumies.tui.options import PlayOptions
from gnumies.tui.saving import Saving
from gnumies.tui.scene import Company, Scene, company, scene
from gnumies.tui.score import ScoreScreen
from gnumies.tui.stage import Stage
from gnumies.tui.start import StartScreen
from gnumies.tui.table import TableScreen, Wishes

PACE: Final = 0.35
"""Seconds that a bot takes at least, so that people can follow."""

_READING: Final = 8
"""Paces that a result stays before the next round begins by itself."""

Answer = TypeVar("Answer")


class GnumiesApp(App[None]):
    """One game after another at this terminal."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False

    def __init__(self, options: PlayOptions, game: Game | None = None, pace: float = PACE) -> None:
        # NO_COLOR has to leave the terminal its own colours; Textual would make all of them gray.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.plain = lacks_unicode() if options.ascii is None else options.ascii
        words = PlainTexts if self.plain else Texts
        self.look = Look(words(options.language), ASCII if self.plain else UNICODE)
        self.t = self.look.t
        self.options = options
        self.game = game
        self._file = options.path
        self._saved = list(game.moves) if game and options.resume else []
        self._asked: set[int] = set()
        self._pace = pace
        self._wishes = Wishes()
        self._timer: Timer | None = None
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.title = self.t("tui-title")

    def on_mount(self) -> None:
        """Show the game that was asked for, or ask."""
        if self.game is None:
            self.action_new_game()
        else:
            self.proceed()

    # The game

    def proceed(self) -> None:
        """Ask the bots that are awaited, and show where the game is.

        May be called at any time; while a dialog is open, the table waits for its end.
        """
        game = self.game
        if game is None:
            return
        for seat in game.bots_awaited:
            if seat not in self._asked:
                self._asked.add(seat)
                self.run_worker(self._ask(game, seat))
        if isinstance(self.screen, Dialog):
            return
        if game.fault is not None:
            self._break_off(game, game.fault)
        else:
            self._show(game, company(game, ascii_only=self.plain))

    async def _ask(self, game: Game, seat: int) -> None:
        """Have a bot choose, at the pace of people."""
        ready = monotonic() + self._pace * (1 + len(self._asked) / 2)
        answer = await apart(game.question(seat))
        await asyncio.sleep(ready - monotonic())
        if game is not self.game:
            return
        self._asked.discard(seat)
        if isinstance(answer, BaseException):
            game.break_off(seat, answer)
        else:
            game.answer(seat, answer)
        self.proceed()

    def _break_off(self, game: Game, fault: BotFault) -> None:
        name = company(game, ascii_only=self.plain).names[fault.seat]
        text = self.t("tui-fault", name=name, bot=fault.bot, why=fault.reason)
        self._ask_what_now(self.t("tui-fault-title"), plain(text) if self.plain else text)

    # What is on the screen

    def _show(self, game: Game, who: Company) -> None:
        match game.moment:
            case Curtain(seat):
                if not isinstance(self.screen, CurtainScreen):
                    self._stage(CurtainScreen(self.look, who, seat))
            case Table(viewer):
                self._show_table(scene(game, viewer, who))
                self._go_on_by_itself(game)
            case Ended(event):
                self._stage(ScoreScreen(self.look, scene(game, None, who), event))

    def _show_table(self, seen: Scene) -> None:
        if isinstance(self.screen, TableScreen) and self.screen.viewer == seen.viewer:
            self.screen.show(seen)
        else:
            self._stage(TableScreen(self.look, seen, self._wishes))

    def _stage(self, screen: Stage) -> None:
        screen.set_class(self.plain, "-ascii")
        if isinstance(self.screen, Stage):
            # Textual leaves open what its screens answer with.
            self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]
        else:
            self.push_screen(screen)

    def _open(self, dialog: Dialog[Answer], then: Callable[[Answer], None] | None = None) -> None:
        """Put a dialog over the table; an answer is heard once the dialog has gone."""

        def closed(answer: Answer | None) -> None:
            if then is not None and answer is not None:
                self.call_later(then, answer)
            self.call_later(self.proceed)

        dialog.set_class(self.plain, "-ascii")
        self.push_screen(dialog, closed)

    def _go_on_by_itself(self, game: Game) -> None:
        if self._timer is not None:
            self._timer.stop()
        if game.paused and self._wishes.auto:
            self._timer = self.set_timer(self._pace * _READING, self.go_on)

    # What people want of the game

    @on(Begin)
    def begin(self, wish: Begin) -> None:
        """Start a game."""
        try:
            self.game = opened(wish.options)
        except RuleError as error:
            self._open(Reading(self.look, self.t("tui-trouble"), error.reason))
            return
        self.options = wish.options
        self._asked, self._saved, self._file = set(), [], None
        self.proceed()

    @on(Make)
    def make(self, wish: Make) -> None:
        """Make a person's move."""
        if self.game is not None:
            self.game.play(wish.move)
            self.proceed()

    @on(GoOn)
    def go_on(self) -> None:
        """Leave the result of a round."""
        if self.game is not None and not isinstance(self.screen, Dialog):
            self.game.go_on()
            self.proceed()

    @on(SitDown)
    def sit_down(self, wish: SitDown) -> None:
        """Let a person look at what is his."""
        if self.game is not None:
            self.game.sit(wish.seat)
            self.proceed()

    @on(PassOn)
    def pass_on(self) -> None:
        """Hide it again."""
        if self.game is not None:
            self.game.pass_on()
            self.proceed()

    # What people want besides

    def action_wish(self, wish: str) -> None:
        """Switch something on or off."""
        setattr(self._wishes, wish, not getattr(self._wishes, wish))
        self.proceed()

    @on(ShowRule)
    def show_rule(self, wish: ShowRule) -> None:
        """Read a rule."""
        self._open(Reading(self.look, wish.rule, rule_text(wish.rule, self.t)))

    def action_help(self) -> None:
        """Read what the keys do, and the game in short."""
        text = "\n\n".join([self.t("tui-help"), quick_rules(self.t)])
        self._open(Reading(self.look, self.t("tui-help-title"), text))

    def action_discards(self) -> None:
        """See what is gone, and what may still come."""
        if self.game is not None:
            seen = scene(self.game, None, company(self.game, ascii_only=self.plain))
            self._open(Reading(self.look, self.t("tui-discards"), discards(seen, self.look)))

    def action_save(self) -> None:
        """Ask where to save."""
        self._save(then=None)

    def action_new_game(self) -> None:
        """Ask who plays."""
        if self.game is not None:
            self.options = again(self.game, self.options)
        self.game = None
        self._stage(StartScreen(self.look, self.options, available()))

    def action_leave(self) -> None:
        """Ask before a game is left."""
        if self.game is None or isinstance(self.screen, Dialog):
            self.exit()
            return
        lost = 0 if self.game.moves == self._saved else len(self.game.moves)
        text = self.t("tui-leave-lost", count=lost) if lost else self.t("tui-leave-safe")
        self._ask_what_now(self.t("tui-leave"), text)

    async def action_quit(self) -> None:
        """Ask before a game is left; Textual's own key."""
        self.action_leave()

    def action_help_quit(self) -> None:
        """Ask before a game is left; Textual's own key."""
        self.action_leave()

    def _ask_what_now(self, title: str, text: str) -> None:
        answers: dict[str, tuple[str, Callable[[], None]]] = {
            "s": (self.t("tui-answer-save"), lambda: self._save(then=self.exit)),
            "n": (self.t("tui-answer-new"), self.action_new_game),
            "q": (self.t("tui-answer-quit"), self.exit),
        }
        keys = [(key, label) for key, (label, _) in answers.items()]
        self._open(Question(self.look, title, text, keys), lambda key: answers[key][1]())

    def _save(self, then: Callable[[], None] | None) -> None:
        game = self.game
        if game is None:
            return

        def saved(path: Path) -> None:
            self._file, self._saved = path, list(game.moves)
            if then is not None:
                then()

        record = written(game, self.options.resume)
        self._open(Saving(self.look, record, self._file), saved)
