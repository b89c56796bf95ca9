"""The app without its game: what is on the screen, and the dialogs over it."""

import os
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from textual import events, on
from textual.app import App

from gnumies.locale import Texts
from gnumies.locale.rulebook import paragraphs, quick_rules, rule_named
from gnumies.tui.dialogs import Dialog, Question, Reading
from gnumies.tui.glyphs import ASCII, UNICODE, PlainTexts, lacks_unicode
from gnumies.tui.intents import ShowRule
from gnumies.tui.look import NIGHT, Look
from gnumies.tui.options import PlayOptions
from gnumies.tui.stage import Stage, is_hidden

Answer = TypeVar("Answer")
Answers = Mapping[str, tuple[str, Callable[[], None]]]
"""For each key its words, and what it does."""

_LEAVING: Final = frozenset({"ctrl+q", "ctrl+c"})


class House(App[None]):
    """One screen at a time, and dialogs over it."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False

    def __init__(self, options: PlayOptions) -> None:
        # NO_COLOR has to leave the terminal its own colours; Textual would make all of them gray.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.plain = lacks_unicode() if options.ascii is None else options.ascii
        words = PlainTexts if self.plain else Texts
        self.look = Look(words(options.language), ASCII if self.plain else UNICODE)
        self.t = self.look.t
        self.options = options
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.title = self.t("tui-title")

    def proceed(self) -> None:
        """Show what is to be seen now."""

    async def on_event(self, event: events.Event) -> None:
        """Keep keys away from a screen that has no room to show what they do."""
        if not isinstance(event, events.Key):
            await super().on_event(event)
        elif not self.screen_stack or not self.screen.is_attached:
            return  # the program is ending
        elif not is_hidden(self.screen):
            await super().on_event(event)
        elif event.key in _LEAVING or (event.key == "q" and isinstance(self.screen, Stage)):
            self.action_leave()

    def stage(self, screen: Stage) -> None:
        """Show a whole screen."""
        screen.set_class(self.plain, "-ascii")
        if isinstance(self.screen, Stage):
            # Textual leaves open what its screens answer with.
            self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]
        else:
            self.push_screen(screen)

    def open(self, dialog: Dialog[Answer], then: Callable[[Answer], None] | None = None) -> None:
        """Put a dialog over the table; an answer is heard once the dialog has gone."""

        def closed(answer: Answer | None) -> None:
            if then is not None and answer is not None:
                self.call_later(then, answer)
            self.call_later(self.proceed)

        dialog.set_class(self.plain, "-ascii")
        self.push_screen(dialog, closed)

    def ask(self, title: str, text: str, answers: Answers) -> None:
        """Ask what to do."""
        keys = [(key, label) for key, (label, _) in answers.items()]
        self.open(Question(self.look, title, text, keys), lambda key: answers[key][1]())

    def read(self, title: str, text: str) -> None:
        """Show a text."""
        self.open(Reading(self.look, title, text))

    @on(ShowRule)
    def show_rule(self, wish: ShowRule) -> None:
        """Read a rule."""
        rule = rule_named(wish.rule, self.t)
        self.read(f"{rule.id} {rule.title}", "\n\n".join(paragraphs(rule, self.t)))

    def action_help(self) -> None:
        """Read the game in short, and what the keys do."""
        luckynits = self.t("tui-help-luckynits", nits=self.look.nits(3))
        first = self.t("tui-help-first")
        parts = [first, quick_rules(self.t), luckynits, self.t("tui-help")]
        self.read(self.t("tui-help-title"), "\n\n".join(parts))

    def action_leave(self) -> None:
        """Leave."""
        self.exit()

    async def action_quit(self) -> None:
        """Leave; Textual's own key."""
        self.action_leave()

    def action_help_quit(self) -> None:
        """Leave; Textual's own key."""
        self.action_leave()
