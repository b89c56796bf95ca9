"""The levels in the terminal: chosen by name, and woken before they think."""
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false, reportPrivateUsage=false

import threading
from random import Random

import pytest
from textual.widgets import Input

from gnumies.bots import ready
from gnumies.bots.levels import DEFAULT, LEVELS, NAMES
from gnumies.bots.random import RandomBot
from gnumies.cli import play
from gnumies.locale import LANGUAGES, Texts
from gnumies.rules import Move, View
from gnumies.tui import game as games
from gnumies.tui.names import named
from gnumies.tui.options import PERSON, PlayOptions, Seat
from gnumies.tui.start import Pick, SeatRow, StartScreen
from tests.tui.helpers import CARD, game_of, options, playing, screen_text, settle, shows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_level_has_the_names_that_the_server_gives(language: str) -> None:
    seats = named([PERSON, *[DEFAULT] * len(NAMES)], Texts(language))
    assert tuple(seat.name for seat in seats[1:]) == NAMES


def test_each_bot_of_a_level_has_a_name_of_its_own() -> None:
    for kinds in ([level] * 5 for level in LEVELS):
        assert len({seat.name for seat in named(kinds, Texts())}) == 5
    assert named([PERSON, "random", "easy"], Texts())[1:] == (
        Seat("Bo", "random"),
        Seat("Gnippy", "easy"),
    )


async def test_a_level_is_chosen_with_its_name_and_its_character() -> None:
    async with playing(PlayOptions(ascii=False)) as (app, pilot):
        text = " ".join(screen_text(app).split())
        assert all(name in text for name in ("Ada", "Gnora", "Gnils", "Gnele", "Medium"))
        assert "Gnora knows what a set is worth, and now and then thinks of cake" in text
        assert isinstance(app.screen, StartScreen)
        app.set_focus(app.screen.query(Pick)[3])
        await pilot.press("right", "right")
        assert await shows(app, pilot, "Gnestor .*Expert")
        assert await shows(app, pilot, "Gnestor has played every party")
        assert "Gnele" not in screen_text(app), "the second of the level is the third seat's"
        assert "Gnils" in screen_text(app)


async def test_a_name_that_somebody_chose_stays() -> None:
    async with playing(PlayOptions(ascii=False)) as (app, pilot):
        row = app.screen.query(SeatRow)[1]
        row.query_one(Input).value = "Granny"
        app.set_focus(row.query_one(Pick))
        await pilot.press("left")
        assert await shows(app, pilot, "Granny .*Easy")
        assert await shows(app, pilot, "Granny loves big numbers")
        row.query_one(Input).value = ""
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.game is not None
        assert app.game.seats[1] == Seat("Gnippy", "easy")


async def test_only_levels_are_offered_and_what_was_asked_for_before() -> None:
    async with playing(PlayOptions(ascii=False)) as (app, pilot):
        row = app.screen.query(SeatRow).first()
        app.set_focus(row.query_one(Pick))
        seen = [row.seat.kind]
        for _ in range(5):
            await pilot.press("right")
            seen.append(row.seat.kind)
        assert seen == [PERSON, *LEVELS, PERSON]
    async with playing(options(PERSON, "random")) as (app, pilot):
        app.action_new_game()
        assert await shows(app, pilot, "Bo +.*random")


def test_at_the_command_line_levels_have_their_names_and_files_are_bots_too() -> None:
    seats = play._seats(4, "./bot.py,hard,expert")  # noqa: SLF001
    kinds = [PERSON, "./bot.py", "hard", "expert"]
    assert [seat.kind for seat in seats] == kinds
    assert [seat.name for seat in seats[2:]] == ["Gnatalie", "Gnestor"]
    assert [seat.kind for seat in play._seats(3, None)] == [PERSON, DEFAULT, DEFAULT]  # noqa: SLF001


async def test_a_bot_that_has_to_be_compiled_wakes_while_people_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    awake = threading.Event()

    class Sleeper(RandomBot):
        def choose(self, view: View, rng: Random, budget: float) -> Move:
            assert awake.is_set(), "its time must not run before"
            return super().choose(view, rng, budget)

    monkeypatch.setattr(ready, "wait", lambda _: awake.wait(60))
    monkeypatch.setattr(games, "is_ready", lambda _: awake.is_set())
    monkeypatch.setattr(games, "is_compiled", lambda factory: factory is Sleeper)
    seats = (Seat("Ada", PERSON), Seat("Gnestor", "slow"))  # nobody waits for it
    setup = game_of((CARD.GUEST_2,), PERSON, PERSON).setup
    game = games.Game(setup, seats, 1, {"slow": Sleeper})
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.press("1", "enter")
        assert await shows(app, pilot, "Gnestor is waking up")
        awake.set()
        assert await shows(app, pilot, "wins guest|gets|Enter: ")
        assert game.waking == set()
