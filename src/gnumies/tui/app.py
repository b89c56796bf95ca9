"""The app: shows the moment that the game has come to, and passes on what people want."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from rich.text import Text
from textual import on
from textual.timer import Timer

from gnumies.bots import ready
from gnumies.bots.faults import BotFault
from gnumies.rules import IllegalMove, RuleError
from gnumies.tui.apart import apart
from gnumies.tui.curtain import CurtainScreen
from gnumies.tui.dialogs import Dialog, Question, Reading
from gnumies.tui.discards import discards
from gnumies.tui.game import Game
from gnumies.tui.glyphs import plain
from gnumies.tui.hints import Hint, hint_for, hint_of
from gnumies.tui.house import Answers, House
from gnumies.tui.intents import AskHint, Begin, GoOn, Make, PassOn, SitDown
from gnumies.tui.keeping import Keeping
from gnumies.tui.moments import Curtain, Due, Ended, Table
from gnumies.tui.opening import again, opened, written
from gnumies.tui.options import PlayOptions
from gnumies.tui.saving import Saving
from gnumies.tui.scene import Company, Scene, company, scene
from gnumies.tui.score import ScoreScreen
from gnumies.tui.start import StartScreen
from gnumies.tui.table import TableScreen
from gnumies.tui.wishes import Wishes

PACE: Final = 0.35
"""Seconds that a bot takes at least, so that people can follow."""

PATIENCE: Final = 10.0
"""Seconds after which it is said which bot is still thinking."""

_READING: Final = 8
"""Paces that a result stays before the next round begins by itself."""


class GnumiesApp(House):
    """One game after another at this terminal."""

    def __init__(self, options: PlayOptions, game: Game | None = None, pace: float = PACE) -> None:
        super().__init__(options)
        self.game = game
        resumed = game is not None and options.resume is not None
        self._keeping = Keeping(options.path, game.moves if game and resumed else ())
        self._asked: set[int] = set()
        self._pace = pace
        self._wishes = Wishes()
        self._hint: Hint | None = None
        self._timer: Timer | None = None

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
                self.run_worker(self._ask_bot(game, seat))
        if isinstance(self.screen, Dialog):
            return
        if game.fault is not None:
            self._break_off(game, game.fault)
        else:
            self._show(game, company(game, ascii_only=self.plain))

    async def _ask_bot(self, game: Game, seat: int) -> None:
        """Have a bot choose, at the pace of people."""
        await self._wake(game, seat)
        earliest = monotonic() + self._pace * (1 + len(self._asked) / 2)
        patience = self.set_timer(PATIENCE, lambda: self._lose_patience(game, seat))
        answer = await apart(game.question(seat))
        patience.stop()
        await asyncio.sleep(earliest - monotonic())
        if game is not self.game:
            return
        self._asked.discard(seat)
        if isinstance(answer, BaseException):
            game.break_off(seat, answer)
        else:
            game.answer(seat, answer)
        self.proceed()

    async def _wake(self, game: Game, seat: int) -> None:
        """Wait for the compiled code that a bot needs before its time begins to run."""
        if game.asleep(seat):
            game.waking.add(seat)
            self.proceed()
            await apart(partial(ready.wait, len(game.seats)))
            game.waking.discard(seat)
            self.proceed()

    def _lose_patience(self, game: Game, seat: int) -> None:
        game.late.add(seat)
        self.proceed()

    def _break_off(self, game: Game, fault: BotFault) -> None:
        name = company(game, ascii_only=self.plain).names[fault.seat]
        text = self.t("tui-fault", name=name, bot=fault.bot, why=fault.reason)
        text = plain(text) if self.plain else text
        self.ask(self.t("tui-fault-title"), text, self._ways_out())

    # What is on the screen

    def _show(self, game: Game, who: Company) -> None:
        match game.moment:
            case Curtain(seat):
                if not isinstance(self.screen, CurtainScreen):
                    self.stage(CurtainScreen(self.look, who, seat))
            case Table(viewer):
                self._show_table(scene(game, viewer, who, self._hint))
                self._go_on_by_itself(game)
            case Ended(event):
                if isinstance(self.screen, ScoreScreen):
                    self.screen.show()
                else:
                    seen = scene(game, None, who)
                    self.stage(ScoreScreen(self.look, seen, event, self._wishes))

    def _show_table(self, seen: Scene) -> None:
        if isinstance(self.screen, TableScreen) and self.screen.viewer == seen.viewer:
            self.screen.show(seen)
        else:
            self.stage(TableScreen(self.look, seen, self._wishes))

    def _go_on_by_itself(self, game: Game) -> None:
        if self._timer is not None:
            self._timer.stop()
        if game.paused and self._wishes.auto:
            wish = GoOn(game.told)
            self._timer = self.set_timer(self._pace * _READING, lambda: self.go_on(wish))

    # What people want of the game; what was meant for a moment that is gone does nothing

    @on(Begin)
    def begin(self, wish: Begin) -> None:
        """Start a game."""
        if self.game is not None:
            return
        try:
            self.game = opened(wish.options)
        except RuleError as error:
            self.read(self.t("tui-trouble"), error.reason)
            return
        self.options = wish.options
        self._asked, self._keeping = set(), Keeping()
        self.proceed()

    @on(Make)
    def make(self, wish: Make) -> None:
        """Make a person's move."""
        if self.game is None:
            return
        try:
            self.game.make(wish.move, wish.due)
        except IllegalMove as error:
            self.read(self.t("tui-trouble"), str(error))
        self.proceed()

    @on(GoOn)
    def go_on(self, wish: GoOn) -> None:
        """Leave the result of a round."""
        game = self.game
        if game and game.told == wish.told and not isinstance(self.screen, Dialog):
            game.go_on()
            self.proceed()

    @on(SitDown)
    def sit_down(self, wish: SitDown) -> None:
        """Let a person look at what is his."""
        if self.game is not None and self.game.moment == Curtain(wish.seat):
            self.game.sit(wish.seat)
            self.proceed()

    @on(PassOn)
    def pass_on(self, wish: PassOn) -> None:
        """Hide it again."""
        if self.game is not None and self.game.sitting == wish.seat:
            self.game.pass_on()
            self.proceed()

    @on(AskHint)
    def ask_hint(self, wish: AskHint) -> None:
        """Have a hint thought out, once for each moment."""
        game, known = self.game, self._hint
        if game and game.alone and game.due(wish.due.seat) == wish.due:
            if known is None or known.due != wish.due or known.found == ():
                self._hint = Hint(wish.due)
                self.run_worker(self._find_hint(game, wish.due))
            self.proceed()

    async def _find_hint(self, game: Game, due: Due) -> None:
        answer = await apart(hint_for(game, due))
        if game is self.game and self._hint == Hint(due):  # else it comes too late
            self._hint = hint_of(due, answer)
            self.proceed()

    # What people want besides

    def action_wish(self, wish: str) -> None:
        """Switch something on or off."""
        setattr(self._wishes, wish, not getattr(self._wishes, wish))
        self.proceed()

    def action_discards(self) -> None:
        """See what is gone, and what may still come."""
        if self.game is not None:
            seen = scene(self.game, None, company(self.game, ascii_only=self.plain))
            self.open(Reading(self.look, self.t("tui-discards"), discards(seen, self.look)))

    def action_new_game(self) -> None:
        """Ask who plays."""
        if self.game is not None:
            self.options = again(self.game, self.options)
        self.game = self._hint = None
        self.stage(StartScreen(self.look, self.options))

    def action_another_game(self) -> None:
        """Ask before a game that is in no file makes room for another one."""
        if self.game is None or not self._keeping.lost(self.game):
            self.action_new_game()
            return
        answers: Answers = {
            "s": (self.t("tui-answer-save-first"), lambda: self._save(self._saved_and_new)),
            "n": (self.t("tui-answer-new"), self.action_new_game),
        }
        text = self._keeping.what_is_lost(self.game, self.t)
        self.ask(self.t("tui-another"), text, answers)

    # Saving and leaving

    def action_save(self) -> None:
        """Ask where to save."""
        self._save(self._tell_saved)

    def action_leave(self) -> None:
        """Ask before a game is left."""
        if self.game is None or isinstance(self.screen, Question):
            self.leave()
            return
        text = self._keeping.what_is_lost(self.game, self.t)
        way_back = self._keeping.way_back(self.t)
        self.ask(self.t("tui-leave"), f"{text}\n\n{way_back}".rstrip(), self._ways_out())

    def leave(self) -> None:
        """End the program; the way back to a saved game stays on the terminal."""
        way_back = self._keeping.way_back(self.t) if self.game else ""
        self.exit(message=Text(way_back, no_wrap=True, overflow="ignore") if way_back else None)

    def _ways_out(self) -> Answers:
        return {
            "s": (self.t("tui-answer-save"), lambda: self._save(self.leave)),
            "n": (self.t("tui-answer-new"), self.action_new_game),
            "q": (self.t("tui-answer-quit"), self.leave),
        }

    def _save(self, then: Callable[[], None]) -> None:
        game = self.game
        if game is None:
            return

        def saved(path: Path) -> None:
            self._keeping.kept(path, game)
            then()

        record = written(game, self.options.resume)
        self.open(Saving(self.look, record, self._keeping.path), saved)

    def _tell_saved(self) -> None:
        self.read(self.t("tui-saved"), self._keeping.way_back(self.t))

    def _saved_and_new(self) -> None:
        self.action_new_game()
        self._tell_saved()
