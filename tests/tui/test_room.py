"""Terminals that shrink and grow."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from gnumies.rules import RULEBOOK, Bid, score_room
from gnumies.tui.app import GnumiesApp
from gnumies.tui.dialogs import Question, Reading
from gnumies.tui.log import Log
from gnumies.tui.opening import opened
from gnumies.tui.options import PERSON
from gnumies.tui.saving import Saving
from gnumies.tui.score import ScoreScreen
from tests.tui.helpers import (
    BID,
    CARD,
    ends,
    finished,
    game_of,
    options,
    playing,
    press,
    screen_text,
    settle,
)


async def resize(app: GnumiesApp, pilot: Pilot[None], width: int, height: int) -> None:
    """Resize the terminal, and wait until every screen has heard of it."""
    await settle(app, pilot)
    await pilot.resize_terminal(width, height)
    while any(screen.size != (width, height) for screen in app.screen_stack[1:]):
        await pilot.pause(0.005)
    await settle(app, pilot)


async def test_a_hidden_table_takes_no_keys() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.press("1")
        await resize(app, pilot, 70, 20)
        assert "needs 80 × 24" in screen_text(app)
        await pilot.press("enter", "2", "enter", "question_mark", "s", "d", "up", "enter", "space")
        await settle(app, pilot)
        assert game.moves == []
        assert len(app.screen_stack) == 2
        await press(app, pilot, "q", r"Leave the game\?")
        assert isinstance(app.screen, Question)
        await pilot.press("escape")
        await resize(app, pilot, 80, 24)
        await pilot.press("enter")
        await settle(app, pilot)
        assert [made.move for made in game.moves] == [Bid(0, BID.TEN)]


async def test_a_hidden_dialog_takes_no_keys(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    async with playing(options(PERSON, PERSON)) as (app, pilot):
        await press(app, pilot, "s", "Save the game")
        await resize(app, pilot, 50, 12)
        assert "needs 60 × 16" in " ".join(screen_text(app).split())
        await pilot.press("x", "enter", "escape", "q")
        await settle(app, pilot)
        assert isinstance(app.screen, Saving)
        assert app.screen.query_one(Input).value == "game-1.gnumies.json"
        await pilot.press("ctrl+q")
        await settle(app, pilot)
        await pilot.press("ctrl+q")
        assert await ends(app, pilot)


async def test_a_dialog_with_enough_room_still_works_over_a_hidden_table() -> None:
    async with playing(options(PERSON, PERSON)) as (app, pilot):
        await press(app, pilot, "question_mark", "To bid")
        await resize(app, pilot, 70, 20)
        assert isinstance(app.screen, Reading)
        assert "You give a party" in screen_text(app)
        await pilot.press("escape")
        await settle(app, pilot)
        assert "needs 80 × 24" in screen_text(app)


async def test_the_log_stays_at_its_end_when_the_terminal_grows_back() -> None:
    game = opened(options(PERSON, "random", ruleset=RULEBOOK))
    while game.board.round < 9:
        if game.paused:
            game.go_on()
        else:
            game.play(game.view(game.awaited[0]).legal[-1])
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        for size in ((70, 20), (80, 24), (140, 50), (80, 24)):
            await resize(app, pilot, *size)
        await pilot.pause()
        log = app.screen.query_one(Log)
        assert log.scroll_offset.y == log.max_scroll_y > 0
        assert "Round 9: " in screen_text(app)


async def test_all_standings_are_seen_at_the_end_and_rule_ids_only_if_wished() -> None:
    game = finished(opened(options(PERSON, *["random"] * 4, ruleset=RULEBOOK)))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        assert isinstance(app.screen, ScoreScreen)
        lines = screen_text(app).splitlines()
        scores = [score_room(room).total for room in game.board.rooms]
        first = next(at for at, line in enumerate(lines) if "★" in line)
        standings = lines[first : first + 5]
        assert [int(line.split()[-1]) for line in standings] == sorted(scores, reverse=True)
        for name in ("Ada", "Bo", "Cleo", "Dot", "Emil"):
            assert any(name in line for line in standings)
        assert "R7." not in screen_text(app)
        await press(app, pilot, "r", r"R7\.")
        await press(app, pilot, "d", "supply")
        assert "Still to come" not in screen_text(app)


async def test_newcomers_are_told_where_the_rules_are() -> None:
    async with playing(options()) as (app, pilot):
        assert "Press ? for the rules" in screen_text(app)
        await press(app, pilot, "question_mark", "read on")
        text = screen_text(app)
        assert text.index("To bid, choose a card") < text.index("You give a party")
        await press(app, pilot, "end", "Luckynits, 1 to 5")
