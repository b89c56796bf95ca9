"""What people press too fast, too early or by mistake changes nothing, and is told."""

import pytest

from gnumies.rules import Bid, Keep
from gnumies.tui.app import GnumiesApp
from gnumies.tui.boxes import Boxes
from gnumies.tui.curtain import CurtainScreen
from gnumies.tui.dialogs import Reading
from gnumies.tui.intents import GoOn, Make, PassOn, SitDown
from gnumies.tui.moments import Due
from gnumies.tui.options import PERSON, PlayOptions
from gnumies.tui.start import StartScreen
from gnumies.tui.table import TableScreen
from tests.tui.helpers import BID, CARD, game_of, options, playing, press, screen_text, settle


def table(app: GnumiesApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def due_now(app: GnumiesApp) -> Due:
    assert app.game is not None
    due = app.game.due(0)
    assert due is not None
    return due


def prompt_line(app: GnumiesApp) -> str:
    return str(app.screen.query_one("#prompt").render())


async def test_a_double_enter_bids_once() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(1, BID.TEN))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.press("3")
        for _ in range(3):
            table(app).action_act()  # before the app has heard of the first one
        await settle(app, pilot)
        assert [made.move for made in game.moves] == [Bid(1, BID.TEN), Bid(0, BID.THIRTY)]
        assert game.board.round == 1
        assert game.paused


async def test_a_double_enter_starts_one_game() -> None:
    async with playing(options()) as (app, pilot):
        assert isinstance(app.screen, StartScreen)
        app.screen.action_begin()
        app.screen.action_begin()
        while app.game is None:
            await pilot.pause(0.001)
        game = app.game
        await settle(app, pilot)
        assert app.game is game


async def test_a_triple_click_bids_once() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(1, BID.TEN))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.click(Boxes, offset=(3 + 7 * 3, 2), times=3)
        await settle(app, pilot)
        assert [made.move for made in game.moves] == [Bid(1, BID.TEN), Bid(0, BID.THIRTY)]
        assert app.is_running


async def test_what_was_meant_for_another_moment_does_nothing() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        for wish in (SitDown(1), GoOn(game.told - 1), PassOn(1)):
            app.post_message(wish)
        await settle(app, pilot)
        assert isinstance(app.screen, CurtainScreen)
        game.sit(0)
        due = due_now(app)
        game.play(Bid(0, BID.TEN))
        game.play(Bid(1, BID.TWENTY))
        told = game.told
        for wish in (GoOn(told), GoOn(told), Make(Bid(0, BID.TWENTY), due), Make(Keep(0), due)):
            app.post_message(wish)
        await settle(app, pilot)
        assert game.board.round == 2
        assert len(game.moves) == 2


def test_each_moment_is_another_one() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    seen = [game.due(0), game.due(1)]
    game.play(Bid(0, BID.GNALLI))
    assert game.due(0) == seen[0], "he may still change it"
    game.play(Bid(1, BID.GNALLI))
    assert game.due(0) is None
    game.go_on()
    seen.append(game.due(0))
    game.play(Bid(0, BID.TEN))
    game.play(Bid(1, BID.TWENTY))
    game.go_on()
    seen.append(game.due(0))
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.THIRTY))
    game.go_on()
    seen.append(game.due(0))
    assert len({*seen, None}) == 6


async def test_a_move_that_is_not_legal_is_told_and_changes_nothing() -> None:
    game = game_of((CARD.WULLAWAKI,), PERSON, "random")
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        moves = list(game.moves)
        app.post_message(Make(Bid(0, BID.GNALLI), due_now(app)))
        await settle(app, pilot)
        assert isinstance(app.screen, Reading)
        assert "R3.2: no Gnalli may be played on a Wullawaki" in screen_text(app)
        assert game.moves == moves


@pytest.mark.parametrize(
    ("card", "keys", "said"),
    [
        (CARD.WULLAWAKI, "g", "No Gnalli may be played on a Wullawaki (R3.2)."),
        (CARD.GUEST_2, "9", "You do not hold 90 any more (R2.3)."),
        (CARD.GUEST_2, "0", "You do not hold 100 any more (R2.3)."),
        (CARD.GUEST_2, "k", "There is no drawn card to keep now (R5.1)."),
    ],
)
async def test_a_refused_key_says_why_and_plays_nothing(card: CARD, keys: str, said: str) -> None:
    game = game_of((card,), PERSON, PERSON)
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.press(*keys)
        await pilot.pause()
        assert prompt_line(app).startswith(said)
        await pilot.press("enter")
        await pilot.pause()
        assert prompt_line(app).startswith("Choose a card first")
        assert game.moves == []
        await pilot.press("1")
        await pilot.pause()
        assert prompt_line(app).startswith("Ada, your bid")


async def test_a_refused_click_says_why() -> None:
    game = game_of((CARD.WULLAWAKI,), PERSON, PERSON)
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.click(Boxes, offset=(3, 1))
        await pilot.pause()
        assert "(R3.2)" in prompt_line(app)


async def test_r5_2_a_gnalli_in_the_second_bidding_says_why() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.GNALLI))
    game.go_on()
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.press("g")
        await pilot.pause()
        assert "second bidding (R5.2)" in prompt_line(app)


async def test_while_others_are_awaited_a_key_says_what_is_due() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(1, BID.THIRTY))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.press("1", "enter")
        await settle(app, pilot)
        await pilot.press("2")
        await pilot.pause()
        told = "Nothing can be chosen now. It goes to Bo. Enter: the next card."
        assert prompt_line(app) == told
        assert table(app).query_one(Boxes).chosen is None


@pytest.mark.parametrize("key", ["1", "g", "9"])
async def test_a_drawn_card_goes_nowhere_without_a_choice(key: str) -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.TEN))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        moves = list(game.moves)
        for box in ("k Keep", "2 ▲ Bo"):
            assert box in screen_text(app)
        await pilot.press(key)
        await pilot.pause()
        assert "(R5.1)" in prompt_line(app)
        await pilot.press("enter")
        await pilot.pause()
        assert prompt_line(app).startswith("Choose first")
        assert game.moves == moves


async def test_nothing_is_chosen_when_a_new_bidding_begins() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(1, BID.THIRTY))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        assert table(app).query_one(Boxes).chosen is None
        await pilot.press("1", "enter")
        await settle(app, pilot)
        await pilot.press("enter", "enter")
        await settle(app, pilot)
        assert game.board.round == 2
        assert table(app).query_one(Boxes).chosen is None
        assert prompt_line(app).startswith("Choose a card first")


@pytest.mark.parametrize("ascii_only", [False, True], ids=["unicode", "ascii"])
async def test_a_barred_gnalli_looks_barred_without_colours(*, ascii_only: bool) -> None:
    looks: list[str] = []
    for card in (CARD.GUEST_2, CARD.WULLAWAKI):
        game = game_of((card,), PERSON, PERSON)
        game.sit(0)
        async with playing(PlayOptions(ascii=ascii_only), game) as (app, _):
            looks.append("\n".join(line[:8] for line in screen_text(app).splitlines()[-5:-1]))
    free, barred = looks
    assert not {"x", "×", "┊", ":"}.intersection(free)
    assert all(sign in barred for sign in (("x", ":") if ascii_only else ("×", "┊")))


async def test_the_prompt_follows_the_gnallis_choice() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.TEN))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.press("k", "enter")
        await settle(app, pilot)
        assert prompt_line(app) == "Ada gets guest 3. Enter: the next card."


async def test_the_prompt_says_what_comes_next() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.GNALLI))
    async with playing(options(PERSON, PERSON), game) as (app, _):
        assert prompt_line(app) == "Enter: bid again."
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.TEN))
    async with playing(options(PERSON, PERSON), game) as (app, _):
        assert prompt_line(app) == "It goes to Bo. Enter: now the Gnalli draws."


async def test_a_double_enter_closes_one_dialog_and_nothing_below() -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "question_mark", "To bid")
        dialog = app.screen
        assert isinstance(dialog, Reading)
        for _ in range(3):
            dialog.action_close()
        await settle(app, pilot)
        assert app.screen is table(app)
        assert len(app.screen_stack) == 2
