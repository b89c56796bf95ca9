"""Saving, leaving, and what happens when something breaks."""

import os
from pathlib import Path

import pytest
from textual.widgets import Input

from gnumies.record import load, replay
from gnumies.rules import Bid, RuleError
from gnumies.tui import run
from gnumies.tui.dialogs import Dialog
from gnumies.tui.keeping import Keeping
from gnumies.tui.opening import opened, written
from gnumies.tui.options import PERSON, PlayOptions
from gnumies.tui.saving import Saving
from gnumies.tui.score import ScoreScreen
from gnumies.tui.start import StartScreen
from gnumies.tui.table import TableScreen
from tests.tui.helpers import (
    BID,
    CARD,
    TINY,
    ends,
    finished,
    game_of,
    options,
    playing,
    press,
    screen_text,
    seats,
    settle,
    shows,
)

RESUME = "gnumies play --resume game-1.gnumies.json"
SAVING, LEAVING, ANOTHER = "Save the game", r"Leave the game\?", r"A new game\?"
STARTING, BROKEN = "Press Enter to open the doors", "The game cannot go on"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the game is played and saved."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def test_a_game_is_saved_and_goes_on_another_day(folder: Path) -> None:
    async with playing(options(PERSON, PERSON)) as (app, pilot):
        await press(app, pilot, "enter", "still holds")
        await pilot.press("1", "enter")
        await press(app, pilot, "s", SAVING)
        assert isinstance(app.screen, Saving)
        await press(app, pilot, "enter", "Saved")
        await pilot.press("enter")
        await settle(app, pilot)
        assert isinstance(app.screen, TableScreen)
    path = folder / "game-1.gnumies.json"
    record = load(path)
    assert [recorded.move for recorded in record.moves] == [Bid(0, BID.TEN)]
    asked = PlayOptions(resume=record, path=path)
    async with playing(asked) as (app, pilot):
        assert app.game is not None
        assert app.game.board.placed == {0}
        assert "Pass to Bo" in screen_text(app)
        await press(app, pilot, "enter", "still holds")
        await pilot.press("2", "enter")
        await settle(app, pilot)
        await press(app, pilot, "s", SAVING)
        await press(app, pilot, "enter", "Saved")
    assert len(load(path).moves) == 2, "its own file is replaced"
    assert os.listdir(folder) == [path.name]  # noqa: PTH208 - the only one that may block here


async def test_another_file_is_never_replaced_without_a_word(folder: Path) -> None:
    other = folder / "other.gnumies.json"
    other.write_text("precious")
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "s", SAVING)
        app.screen.query_one(Input).value = str(other)
        await press(app, pilot, "enter", "is there already")
        assert other.read_text() == "precious"
        app.screen.query_one(Input).value = str(folder / "new")
        await press(app, pilot, "enter", "Saved")
    assert other.read_text() == "precious"
    replay(load(folder / "new.gnumies.json"))


async def test_told_twice_another_file_is_replaced(folder: Path) -> None:
    other = folder / "other.gnumies.json"
    other.write_text("worthless")
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "s", SAVING)
        app.screen.query_one(Input).value = str(other)
        await press(app, pilot, "enter", "is there already")
        await press(app, pilot, "enter", "Saved")
    replay(load(other))


async def test_the_usual_name_is_one_that_no_file_has(folder: Path) -> None:
    (folder / "game-1.gnumies.json").touch()
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "s", SAVING)
        assert app.screen.query_one(Input).value == "game-2.gnumies.json"


async def test_a_place_that_cannot_be_written_to_is_told(folder: Path) -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "s", SAVING)
        app.screen.query_one(Input).value = str(folder / "no" / "where")
        await press(app, pilot, "enter", "No such file")
        await pilot.press("escape")
        await settle(app, pilot)
        assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize("name", ["x" * 300, "~nobody-lives-here/x"])
async def test_a_name_that_no_file_can_have_is_told(name: str) -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "s", SAVING)
        app.screen.query_one(Input).value = name
        await press(app, pilot, "enter", "It could not be saved")
        assert isinstance(app.screen, Saving)


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
async def test_leaving_says_what_would_be_lost(key: str) -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.play(Bid(0, BID.TEN))
    game.play(Bid(1, BID.TWENTY))
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await press(app, pilot, key, r"The last round is not saved and would be lost\.")
        await pilot.press("escape")
        await settle(app, pilot)
        assert not isinstance(app.screen, Dialog)
        await press(app, pilot, key, LEAVING)
        await pilot.press("q")
        assert await ends(app, pilot)


async def test_leaving_saves_if_people_like(folder: Path) -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "q", LEAVING)
        await press(app, pilot, "s", SAVING)
        await pilot.press("enter")
        assert await ends(app, pilot)
    assert load(folder / "game-1.gnumies.json")


async def test_what_is_saved_would_not_be_lost() -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        await pilot.press("1", "enter")
        await settle(app, pilot)
        await press(app, pilot, "s", SAVING)
        await press(app, pilot, "enter", r"The game is saved in game-1\.gnumies\.json\.")
        assert RESUME in screen_text(app)
        await pilot.press("enter")
        await settle(app, pilot)
        await press(app, pilot, "q", "Nothing would be lost")
        assert RESUME in screen_text(app)


async def test_after_the_end_there_is_a_new_game_with_the_same_people() -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        while not isinstance(app.screen, ScoreScreen):
            await pilot.press("right", "enter")
            await settle(app, pilot)
        assert "Total" in screen_text(app)
        await press(app, pilot, "n", ANOTHER)
        await press(app, pilot, "n", STARTING)
        assert isinstance(app.screen, StartScreen)
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.game is not None
        assert app.game.seats == seats(PERSON, "random")
        assert app.game.setup.ruleset is TINY
        assert not app.game.over


async def test_after_a_resumed_game_comes_a_new_one() -> None:
    record = written(opened(options(PERSON, "random")))
    async with playing(PlayOptions(resume=record)) as (app, pilot):
        await pilot.press("1", "enter")
        await settle(app, pilot)
        await press(app, pilot, "q", LEAVING)
        await press(app, pilot, "n", STARTING)
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.game is not None
        assert app.game.seats == seats(PERSON, "random")
        assert app.game.seed != 1
        assert app.options.resume is None


@pytest.mark.parametrize("kind", ["broken", "cheat"])
async def test_a_bot_that_breaks_ends_the_game_with_one_clear_line(kind: str) -> None:
    game = game_of((CARD.GUEST_2,), PERSON, kind)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        assert await shows(app, pilot, BROKEN)
        text = " ".join(screen_text(app).replace("│", " ").split())
        assert f"Bo was played by the bot {kind}, which broke down:" in text
        assert ("ZeroDivisionError: no idea" in text) == (kind == "broken")
        assert "Traceback" not in text
        await pilot.press("q")
        assert await ends(app, pilot)


async def test_the_game_of_a_broken_bot_can_still_be_saved(folder: Path) -> None:
    game = game_of((CARD.GUEST_2,), PERSON, "broken")
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        assert await shows(app, pilot, BROKEN)
        await press(app, pilot, "s", SAVING)
        await pilot.press("enter")
        assert await ends(app, pilot)
    replay(load(folder / "game-1.gnumies.json"))


async def test_nobody_has_to_wait_for_a_bot_that_thinks_for_ever() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, "slow")
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.press("1")
        await press(app, pilot, "enter", "Waiting for Bo")
        await press(app, pilot, "q", LEAVING)
        await pilot.press("q")
        assert await ends(app, pilot)


async def test_the_way_back_stays_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "s", SAVING)
        app.screen.query_one(Input).value = "our party"
        await press(app, pilot, "enter", "Saved")
        await pilot.press("enter")
        await settle(app, pilot)
        await press(app, pilot, "q", LEAVING)
        await pilot.press("q")
        assert await ends(app, pilot)
    app._print_error_renderables()  # noqa: SLF001 - what Textual does at the very end
    assert "gnumies play --resume 'our party.gnumies.json'" in capsys.readouterr().err


def test_only_rounds_in_which_people_moved_since_the_save_are_lost() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    keeping = Keeping()
    assert keeping.lost(game) == 0
    game.play(Bid(1, BID.TEN))
    assert keeping.lost(game) == 0, "the bot would bid the same again"
    game.play(Bid(0, BID.TWENTY))
    game.go_on()
    assert keeping.lost(game) == 1
    game.play(Bid(0, BID.TEN))
    assert keeping.lost(game) == 2
    keeping.kept(Path("x"), game)
    assert keeping.lost(game) == 0
    game.play(Bid(0, BID.THIRTY))
    assert keeping.lost(game) == 1, "another bid than the saved one"


async def test_a_finished_game_is_not_thrown_away_without_a_word(folder: Path) -> None:
    record = written(finished(opened(options(PERSON, "random"))))
    game = finished(opened(options(PERSON, "random")))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await press(app, pilot, "n", r"The last \d+ rounds are not saved")
        await pilot.press("escape")
        await settle(app, pilot)
        assert isinstance(app.screen, ScoreScreen)
        await press(app, pilot, "n", ANOTHER)
        await press(app, pilot, "s", SAVING)
        await press(app, pilot, "enter", RESUME)
        await press(app, pilot, "enter", STARTING)
        assert isinstance(app.screen, StartScreen)
    assert load(folder / "game-1.gnumies.json") == record
    async with playing(PlayOptions(resume=record)) as (app, pilot):
        await press(app, pilot, "n", STARTING)
        assert isinstance(app.screen, StartScreen), "it is in its file"


async def test_leaving_is_asked_for_over_a_dialog_too() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, "random")
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await press(app, pilot, "question_mark", "To bid")
        await press(app, pilot, "ctrl+q", LEAVING)
        assert app.is_running
        await pilot.press("q")
        assert await ends(app, pilot)


async def test_who_thinks_long_is_told_and_saving_stays_possible(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gnumies.tui.app.PATIENCE", 0.05)
    game = game_of((CARD.GUEST_2,), PERSON, "slow", "random")
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.press("1")
        await press(app, pilot, "enter", "Bo is still thinking")
        await press(app, pilot, "s", SAVING)
        await press(app, pilot, "enter", RESUME)
    assert Bid(0, BID.TEN) in [made.move for made in load(folder / "game-1.gnumies.json").moves]


def test_a_bot_that_is_not_there_is_told_before_the_screen_changes() -> None:
    with pytest.raises(RuleError, match="there is no bot"):
        opened(options(PERSON, "nobody"))


def test_without_a_terminal_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.__stdin__", None)
    with pytest.raises(RuleError, match="terminal"):
        run()
