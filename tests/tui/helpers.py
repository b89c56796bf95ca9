"""What the tests of the terminal game share: small games, and eyes for the screen."""
# ruff: noqa: ARG002 - bots that break do not look at what they are given

import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import cast

from textual.content import Content
from textual.pilot import Pilot

from gnumies.bots.random import RandomBot
from gnumies.record.fair import shuffled
from gnumies.rules import BidCard, Move, PartyCard, Ruleset, Setup, View
from gnumies.rules.cards import Color
from gnumies.tui.app import GnumiesApp
from gnumies.tui.game import Game
from gnumies.tui.opening import opened
from gnumies.tui.options import PERSON, PlayOptions, Seat

BID = BidCard
CARD = PartyCard

TINY = Ruleset(
    "tiny",
    bid_values=(BID.TEN, BID.TWENTY, BID.THIRTY),
    guests=((CARD.GUEST_1, 2), (CARD.GUEST_2, 2), (CARD.GUEST_3, 1)),
    wullawakis=1,
    copicastors=1,
)
"""Seven party cards and hands of four: a game of a few rounds."""

WIDE_OPEN = Ruleset("wide-open", wullawakis=50)
"""Cards for five rooms of twenty."""


def seats(*kinds: str) -> tuple[Seat, ...]:
    names = ("Ada", "Bo", "Cleo", "Dot", "Emil")
    return tuple(Seat(name, kind) for name, kind in zip(names, kinds, strict=False))


def options(*kinds: str, ruleset: Ruleset = TINY, seed: int = 1) -> PlayOptions:
    return PlayOptions(seats=seats(*kinds), ruleset=ruleset, seed=seed, ascii=False)


def game_of(supply: tuple[PartyCard, ...], *kinds: str, ruleset: Ruleset = TINY) -> Game:
    """A game whose next cards are known; the rest of the deck follows in a fixed order."""
    rest = list(shuffled(ruleset.deck, b"rest"))
    for card in supply:
        rest.remove(card)
    setup = Setup(ruleset, tuple(Color)[: len(kinds)], (*supply, *rest))
    bots = {"random": RandomBot, "broken": Broken, "cheat": Cheat, "slow": Slow}
    return Game(setup, seats(*kinds), 1, bots)


class Broken:
    def choose(self, view: View, rng: Random, budget: float) -> Move:
        raise ZeroDivisionError("no\nidea")


class Cheat:
    def choose(self, view: View, rng: Random, budget: float) -> Move:
        return cast("Move", "the Wullawaki, please")


class Slow:
    """Never answers."""

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        time.sleep(3600)
        raise AssertionError


@asynccontextmanager
async def playing(
    options: PlayOptions, game: Game | None = None, *, width: int = 80, height: int = 24
) -> AsyncIterator[tuple[GnumiesApp, Pilot[None]]]:
    """The app with a game at once, its bots answering without a pause."""
    if game is None and (options.seats or options.resume):
        game = opened(options)
    app = GnumiesApp(options, game, pace=0.001)
    async with app.run_test(size=(width, height)) as pilot:
        await settle(app, pilot)
        yield app, pilot


async def settle(app: GnumiesApp, pilot: Pilot[None]) -> None:
    """Wait until no bot has to answer (``slow`` never does) and the screen stands still."""
    await pilot.pause()
    while app.game is not None and quick_bots(app.game):
        await pilot.pause(0.005)
    await pilot.pause()


async def shows(app: GnumiesApp, pilot: Pilot[None], pattern: str) -> bool:
    """Wait until the screen shows what the pattern matches, ten seconds at most."""
    return await _until(pilot, lambda: bool(re.search(pattern, screen_text(app))))


async def press(app: GnumiesApp, pilot: Pilot[None], key: str, pattern: str) -> None:
    """Press a key, and wait for what it leads to: a dialog does not open within a moment."""
    await pilot.press(key)
    assert await shows(app, pilot, pattern), screen_text(app)


async def ends(app: GnumiesApp, pilot: Pilot[None]) -> bool:
    """Wait until the program has ended."""
    return await _until(pilot, lambda: not app.is_running)


async def _until(pilot: Pilot[None], wanted: Callable[[], bool]) -> bool:
    until = time.monotonic() + 10
    while not wanted():
        if time.monotonic() > until:
            return False
        await pilot.pause(0.01)
    return True


def quick_bots(game: Game) -> list[int]:
    return [seat for seat in game.bots_awaited if game.seats[seat].kind != "slow"]


def finished(game: Game) -> Game:
    while not game.over:
        if game.paused:
            game.go_on()
        else:
            game.play(game.view(game.awaited[0]).legal[0])
    return game


def screen_text(app: GnumiesApp) -> str:
    """Everything that is on the screen, line by line."""
    strips = app.screen._compositor.render_strips()  # noqa: SLF001 - Textual has no other way
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def everything(app: GnumiesApp) -> str:
    """The text of every widget on every screen, seen or not, and what is seen."""
    texts = [screen_text(app)]
    for screen in app.screen_stack:
        for widget in screen.walk_children(with_self=True):
            drawn = widget.render()  # containers draw an object that has no text
            texts += [str(drawn)] if isinstance(drawn, Content) else []
            texts += [repr(vars(widget).get("_choices", "")), repr(vars(widget).get("_scene", ""))]
    return "\n".join(texts)


__all__ = [
    "BID",
    "CARD",
    "PERSON",
    "TINY",
    "WIDE_OPEN",
    "ends",
    "everything",
    "finished",
    "game_of",
    "options",
    "playing",
    "press",
    "screen_text",
    "seats",
    "settle",
    "shows",
]
