"""The table in the terminal, played by pilots."""

import re
from collections import Counter

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from gnumies.rules import RULEBOOK, Bid, BidCard
from gnumies.tui.app import GnumiesApp
from gnumies.tui.board import Board
from gnumies.tui.boxes import Boxes
from gnumies.tui.curtain import CurtainScreen
from gnumies.tui.game import Game
from gnumies.tui.glyphs import UNICODE
from gnumies.tui.keys import Key
from gnumies.tui.log import Log
from gnumies.tui.options import PERSON, PlayOptions
from gnumies.tui.scene import company, scene
from gnumies.tui.score import ScoreScreen
from gnumies.tui.start import StartScreen
from gnumies.tui.table import PromptLine, TableScreen
from gnumies.tui.wishes import Wishes
from tests.tui.helpers import (
    BID,
    CARD,
    TINY,
    WIDE_OPEN,
    everything,
    game_of,
    options,
    playing,
    press,
    screen_text,
    settle,
    shows,
)

LONGEST = 400  # presses that a game may take


def game_in(app: GnumiesApp) -> Game:
    assert app.game is not None
    return app.game


async def test_a_whole_game_by_keyboard_alone() -> None:
    async with playing(PlayOptions(seed=7, ruleset=TINY, ascii=False)) as (app, pilot):
        assert isinstance(app.screen, StartScreen)
        await pilot.press("left", "left", "enter")
        await settle(app, pilot)
        game = game_in(app)
        assert [seat.kind for seat in game.seats] == [PERSON, "medium"]
        for number in range(LONGEST):
            if isinstance(app.screen, ScoreScreen):
                break
            await pilot.press(*(["left", "enter"], ["5", "enter"], ["right", "space"])[number % 3])
            await settle(app, pilot)
        assert game.over
        assert game.setup.ruleset is TINY
        assert "win" in screen_text(app)


async def test_a_whole_game_by_mouse_alone() -> None:
    async with playing(PlayOptions(seed=8, ruleset=TINY, ascii=False)) as (app, pilot):
        for _ in range(2):
            await pilot.click("#players", offset=(0, 0))
        await pilot.click("#begin")
        await settle(app, pilot)
        for number in range(LONGEST):
            if isinstance(app.screen, ScoreScreen):
                break
            if game_in(app).paused:
                await pilot.click(PromptLine)
            else:
                at = (3 + 7 * (number % 5), 1)
                await pilot.click(Boxes, offset=at, times=2)
            await settle(app, pilot)
        assert game_in(app).over


async def test_enter_starts_with_one_person_and_three_bots() -> None:
    async with playing(PlayOptions(ascii=False)) as (app, pilot):
        await pilot.press("enter")
        await settle(app, pilot)
        assert [seat.kind for seat in game_in(app).seats] == [PERSON, *["medium"] * 3]
        assert game_in(app).setup.ruleset is RULEBOOK


async def test_everything_can_be_chosen_at_the_start() -> None:
    async with playing(PlayOptions(ascii=False)) as (app, pilot):
        await pilot.press("right", "tab", "home", "shift+end", *"Zoë", "tab", "right")
        await pilot.press("up", "up", "up", "left", "enter")
        await settle(app, pilot)
        game = game_in(app)
        assert len(game.seats) == 5
        assert game.seats[0].name == "Zoë"
        assert not game.seats[0].is_person


async def test_a_click_chooses_and_a_second_one_places() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.click(Boxes, offset=(3 + 7 * 2, 2))
        assert game.moves == []
        await pilot.click(Boxes, offset=(3 + 7 * 2, 2))
        assert [recorded.move for recorded in game.moves] == [Bid(0, BID.TWENTY)]
        assert UNICODE.placed in screen_text(app)


async def test_a_bid_may_be_replaced_before_passing_on() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.press("1", "enter", "3", "enter")
        await settle(app, pilot)
        assert [recorded.move for recorded in game.moves] == [Bid(0, BID.THIRTY)]
        await pilot.press("enter")
        await settle(app, pilot)
        assert isinstance(app.screen, CurtainScreen)


async def test_a_gnalli_that_is_barred_cannot_be_chosen() -> None:
    game = game_of((CARD.WULLAWAKI,), PERSON, PERSON)
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await pilot.press("g")
        await pilot.click(Boxes, offset=(3, 1))
        await pilot.click(Boxes, offset=(3, 1))
        assert game.moves == []
        await pilot.press("left", "left", "left", "enter")
        assert [recorded.move for recorded in game.moves] == [Bid(0, BID.TEN)]
        assert app.is_running


async def test_the_drawn_card_is_kept_or_given_and_only_its_drawer_is_asked() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON, "random")
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.TEN))
    game.play(Bid(2, BID.TWENTY))
    async with playing(options(PERSON, PERSON, "random"), game) as (app, pilot):
        await pilot.press("enter")
        await settle(app, pilot)
        assert isinstance(app.screen, CurtainScreen)
        assert "Ada" in screen_text(app)
        await pilot.press("enter")
        await settle(app, pilot)
        assert "Only you see guest 3" in screen_text(app)
        assert "2 → 5" in screen_text(app), "what Cleo would have with it"
        await pilot.press("3", "enter")
        await settle(app, pilot)
        assert game.board.rooms[2] == (CARD.GUEST_2, CARD.GUEST_3)
        assert app.screen.query_one(Boxes).chosen is None


async def test_the_reveal_stays_until_people_go_on() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(1, BID.THIRTY))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.press("1", "enter")
        await settle(app, pilot)
        text = screen_text(app)
        assert re.search(r"Ada +10 ", text)
        assert re.search(r"Bo +30 ★", text)
        assert "Bo wins guest 2 with 30" in text
        assert "Round 1" in text
        await pilot.press("enter")
        await settle(app, pilot)
        assert "Round 2" in screen_text(app)
        assert not re.search(r"Bo +30 ★", screen_text(app))


async def test_rounds_go_on_by_themselves_if_people_like() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.press("a", "1", "enter")
        await settle(app, pilot)
        await pilot.pause(0.05)
        assert game.board.round == 2
        assert "by themselves" in screen_text(app)


def crowded() -> Board:
    """Five rooms of twenty cards each, as many different ones as there can be, and whole hands."""
    guests = [card for card in CARD if card.is_guest]
    odd = (CARD.COPICASTOR, *[CARD.WULLAWAKI] * 4)
    rooms = tuple((*guests, *odd) for _ in range(5))
    return Board(
        9, 3, CARD.GUEST_9, (WIDE_OPEN.hand,) * 5, rooms, revealed=tuple(enumerate(BidCard))[6:]
    )


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (128, 31), (200, 60)], ids=str)
@pytest.mark.parametrize("ascii_only", [False, True], ids=["unicode", "ascii"])
async def test_five_rooms_of_twenty_cards_are_shown_whole(
    size: tuple[int, int], *, ascii_only: bool
) -> None:
    game = game_of((CARD.GUEST_9,), *[PERSON] * 5, ruleset=WIDE_OPEN)
    game.board = crowded()
    game.sit(4)
    asked = PlayOptions(ascii=ascii_only)
    async with playing(asked, game, width=size[0], height=size[1]) as (app, _):
        lines = screen_text(app).splitlines()
        room = " ".join(str(number) for number in range(1, 16)) + f" C W{app.look.glyphs.times}4"
        assert sum(room in line for line in lines) == 5
        hand = "G 10 20 30 40 50 60 70 80 90 100"
        assert sum(hand in line for line in lines) == 5
        for name in ("Ada", "Bo", "Cleo", "Dot", "Emil"):
            assert any(re.search(rf"\b{name}\b", line) for line in lines)
        for text in ("Round 9", "Emil, your bid for guest 9?", "│ 100 │", "? help", "q quit"):
            assert (text.replace("│", "|") if ascii_only else text) in "\n".join(lines)
        clipped = [w for w in app.screen.query(Static) if w.display and not fits(w)]
        assert clipped == []


def fits(widget: Static) -> bool:
    """Whether all of a widget that shows anything is on the screen."""
    region = widget.region
    whole = widget.get_content_height(widget.container_size, widget.app.size, region.width)
    return region.height >= whole and widget.app.screen.region.contains_region(region)


async def test_the_same_room_without_hands_leaves_more_to_the_log() -> None:
    game = game_of((CARD.GUEST_9,), *[PERSON] * 5, ruleset=WIDE_OPEN)
    game.sit(0)
    async with playing(PlayOptions(ascii=False), game) as (app, pilot):
        before = app.screen.query_one(Log).region.height
        await pilot.press("h")
        await settle(app, pilot)
        assert app.screen.query_one(Log).region.height == before + 5
        assert "still holds" not in screen_text(app)


async def test_the_curtain_hides_the_hand() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        for name in ("Ada", "Bo"):
            assert isinstance(app.screen, CurtainScreen)
            seen = everything(app)
            assert name in seen
            assert not re.search(r"\b(10|20|30|G|Gnalli|holds)\b", seen)
            assert not list(app.screen.query(Boxes))
            assert len([s for s in app.screen_stack if isinstance(s, TableScreen)]) == 0
            await pilot.press("enter")
            await settle(app, pilot)
            assert "30" in screen_text(app)
            await pilot.press("1", "enter", "enter")
            await settle(app, pilot)


async def test_the_curtain_hides_the_drawn_card() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.TEN))
    game.go_on()
    async with playing(options(PERSON, PERSON), game) as (app, _):
        assert isinstance(app.screen, CurtainScreen)
        assert "3" not in everything(app)


async def test_nobody_else_sees_what_was_bid_or_drawn() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    game.play(Bid(0, BID.THIRTY))
    for viewer in (1, None):
        seen = scene(game, viewer, company(game, ascii_only=False))
        assert "my_bid=<BidCard.THIRTY" not in repr(seen)
    game.play(Bid(1, BID.GNALLI))
    game.go_on()
    for viewer in (0, None):
        seen = scene(game, viewer, company(game, ascii_only=False))
        assert "GUEST_3" not in repr(seen.story) + repr(seen.view and seen.view.phase)


async def test_a_line_of_the_log_leads_to_its_rule() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(0, BID.THIRTY))
    game.play(Bid(1, BID.TEN))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        assert "R2.4" not in screen_text(app)
        await press(app, pilot, "r", r"Ada wins guest 2 with 30\. R2\.4")
        await pilot.press("up", "up", "up")
        await press(app, pilot, "enter", r"│ +R2\.[45]")
        await pilot.press("escape", "enter")
        await settle(app, pilot)
        assert not game.paused, "Enter plays on when the rule was read"


async def test_what_is_gone_and_what_may_come_is_shown_on_demand() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(0, BID.THIRTY))
    game.play(Bid(1, BID.TEN))
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await press(app, pilot, "d", "Still to come: 6 cards")
        assert re.search(r"Ada +30", screen_text(app))
        assert "1×2 2 3 C W" in screen_text(app)


async def test_help_has_every_key() -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        await press(app, pilot, "question_mark", "To bid")
        await pilot.press("end")
        for key in "thdrasq":
            assert await shows(app, pilot, rf"│ +{key}  "), screen_text(app)


async def test_the_keys_at_the_bottom_can_be_clicked() -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        for key in app.screen.query(Key):
            assert key.region.right <= 80
        await pilot.click(next(iter(app.screen.query(Key))))
        assert await shows(app, pilot, "Help")


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)], ids=str)
async def test_a_small_terminal_asks_for_more_room_and_keeps_the_game(
    size: tuple[int, int],
) -> None:
    async with playing(options(PERSON, "random")) as (app, pilot):
        before = screen_text(app)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert "more" in screen_text(app)
        assert "Ada" not in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen_text(app) == before


async def play_to_the_end(app: GnumiesApp, pilot: Pilot[None], seen: Counter[str]) -> None:
    for _ in range(LONGEST):
        seen.update(screen_text(app))
        if isinstance(app.screen, ScoreScreen):
            return
        await pilot.press("right", "enter")
        await settle(app, pilot)
    raise AssertionError


async def test_without_unicode_the_game_is_ascii_to_the_end() -> None:
    async with playing(PlayOptions(ascii=True, seed=2, ruleset=TINY)) as (app, pilot):
        seen = Counter(screen_text(app))
        await pilot.press("enter")
        await settle(app, pilot)
        titles = {"?": "To bid", "d": "Played for good", "s": "Save the game", "q": "Leave the"}
        for key, title in titles.items():
            await press(app, pilot, key, title)
            seen.update(screen_text(app))
            await pilot.press("escape")
            await settle(app, pilot)
        await play_to_the_end(app, pilot, seen)
        assert [char for char in seen if not char.isascii()] == []


async def test_names_of_any_script_are_safe_to_show() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, "random")
    wild = "A\x1b[31m\u202eevil"
    seats = (type(game.seats[0])(wild, PERSON), type(game.seats[0])("Zoë 友だち", "random"))
    game.seats = seats
    for ascii_only in (False, True):
        async with playing(PlayOptions(ascii=ascii_only), game) as (app, _):
            text = screen_text(app)
            assert "\x1b" not in text
            assert "\u202e" not in text
            assert ("Zoe ???" if ascii_only else "Zoë 友だち") in text


async def test_no_color_has_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with playing(options(PERSON, "random")) as (app, pilot):
        for _ in range(LONGEST):
            for strip in app.screen._compositor.render_strips():  # noqa: SLF001
                for segment in strip:
                    style = segment.style
                    if style is not None:
                        assert style.color is None or style.color.is_default
                        assert style.bgcolor is None or style.bgcolor.is_default
            if isinstance(app.screen, ScoreScreen):
                break
            await pilot.press("right", "enter")
            await settle(app, pilot)


def test_the_five_signs_differ() -> None:
    assert len(set(UNICODE.signs.values())) == 5


async def test_the_chosen_card_is_marked_by_its_frame_too() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.sit(0)
    async with playing(options(PERSON, PERSON), game) as (app, pilot):
        await press(app, pilot, "2", "┃  20 ┃")


async def test_the_table_asks_for_its_state_only_by_scenes() -> None:
    async with playing(options(PERSON, "random")) as (app, _):
        assert isinstance(app.screen, TableScreen)
        fields = repr(vars(app.screen)) + repr([vars(widget) for widget in app.screen.query("*")])
        assert "State(" not in fields
        assert Wishes() == Wishes(hands=True, rule_ids=False, auto=False)
