"""Hints in the terminal: for one person against bots, about the present moment."""
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false, reportPrivateUsage=false

import threading
from collections.abc import Iterator

import pytest
from textual.widgets import Static

from gnumies.bots import ready
from gnumies.bots.hint import Weighed
from gnumies.locale import Texts
from gnumies.rules import Bid, Give, Keep, View
from gnumies.tui import hints
from gnumies.tui.app import GnumiesApp
from gnumies.tui.game import Game
from gnumies.tui.hints import Hint, hint_for, hint_of, told
from gnumies.tui.keys import Key
from gnumies.tui.options import PERSON, PlayOptions
from tests.tui.helpers import BID, CARD, game_of, options, playing, screen_text, settle, shows


class Thinker:
    """Thinks until it is told to answer, and then recommends the first two moves."""

    def __init__(self) -> None:
        self.seen: list[View] = []
        self.threads: set[threading.Thread] = set()
        self.may_answer = threading.Event()

    def __call__(self, seen: View, *_: float) -> tuple[Weighed, ...]:
        self.seen.append(seen)
        self.threads.add(threading.current_thread())
        assert self.may_answer.wait(60)
        shares = (0.7, 0.3, *[0.0] * len(seen.legal))
        return tuple(
            Weighed(m, share, share / 2) for m, share in zip(seen.legal, shares, strict=False)
        )


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    """Stands in for the search, with code that is ready."""
    fake = Thinker()
    monkeypatch.setattr(hints, "weigh", fake)
    monkeypatch.setattr(ready, "wait", lambda _: None)
    monkeypatch.setattr(ready, "is_ready", lambda _: True)
    yield fake
    fake.may_answer.set()


def prompt_line(app: GnumiesApp) -> str:
    return str(app.screen.query_one("#prompt", Static).render())


def two(*kinds: str) -> Game:
    return game_of((CARD.GUEST_2, CARD.GUEST_3), *(kinds or (PERSON, "random")))


@pytest.mark.parametrize("ascii_only", [False, True], ids=["unicode", "ascii"])
async def test_a_hint_is_thought_out_elsewhere_and_told_in_words(
    thinker: Thinker, *, ascii_only: bool
) -> None:
    asked = PlayOptions(ascii=ascii_only)
    async with playing(asked, two()) as (app, pilot):
        await pilot.press("t")
        assert await shows(app, pilot, "Thinking it over")
        await pilot.press("2")
        await pilot.press("t", "t")
        thinker.may_answer.set()
        assert await shows(app, pilot, "Hint: ")
        assert prompt_line(app) == (
            "Hint: Gnalli (wins 35 of 100 games) and 10 (wins 15 of 100 games)."
        )
        assert len(thinker.seen) == 1, "once for each moment"
        assert threading.main_thread() not in thinker.threads
        assert not ascii_only or screen_text(app).isascii()
        await pilot.press("1", "enter")
        await settle(app, pilot)
        assert "Hint" not in prompt_line(app)


async def test_a_hint_never_arrives_for_a_moment_that_is_gone(thinker: Thinker) -> None:
    game = two()
    async with playing(options(PERSON, "random"), game) as (app, pilot):
        await pilot.press("t")
        assert await shows(app, pilot, "Thinking it over")
        await pilot.press("1", "enter")
        await settle(app, pilot)
        await pilot.press("enter")
        await settle(app, pilot)
        assert game.board.round == 2
        thinker.may_answer.set()
        for thread in thinker.threads:
            thread.join()
        await settle(app, pilot)
        assert prompt_line(app).startswith("Ada, your bid")
        await pilot.press("t")
        assert await shows(app, pilot, "Hint: ")
        assert [seen.round for seen in thinker.seen] == [1, 2]


async def test_with_two_people_nobody_gets_a_hint(thinker: Thinker) -> None:
    game = two(PERSON, PERSON, "random")
    game.sit(0)
    async with playing(options(PERSON, PERSON, "random"), game) as (app, pilot):
        await pilot.press("t")
        assert await shows(app, pilot, "A hint is only for who plays alone against bots")
        assert "t hint" not in screen_text(app)
        assert thinker.seen == []


async def test_a_hint_is_offered_at_the_bottom_of_the_screen(thinker: Thinker) -> None:
    thinker.may_answer.set()
    async with playing(options(PERSON, "random"), two()) as (app, pilot):
        (key,) = [key for key in app.screen.query(Key) if "hint" in str(key.render())]
        await pilot.click(key)
        assert await shows(app, pilot, "Hint: ")


async def test_where_nothing_is_to_be_chosen_there_is_no_hint(thinker: Thinker) -> None:
    async with playing(options(PERSON, "random"), two()) as (app, pilot):
        await pilot.press("1", "enter")
        await settle(app, pilot)
        await pilot.press("t")
        assert await shows(app, pilot, "Nothing can be chosen now")
        assert thinker.seen == []


async def test_a_hint_that_cannot_be_found_is_said_and_can_be_asked_for_again(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ImportError("no numba")

    thinker.may_answer.set()
    async with playing(options(PERSON, "random"), two()) as (app, pilot):
        with monkeypatch.context() as patch:
            patch.setattr(hints, "weigh", fail)
            await pilot.press("t")
            assert await shows(app, pilot, "No hint can be had now")
        await pilot.press("t")
        assert await shows(app, pilot, "Hint: ")


@pytest.mark.usefixtures("thinker")
async def test_who_waits_for_the_first_hint_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "is_ready", lambda _: False)
    async with playing(options(PERSON, "random"), two()) as (app, pilot):
        await pilot.press("t")
        assert await shows(app, pilot, "the first one takes about a minute")


def test_a_hint_says_where_a_drawn_card_should_go() -> None:
    due = two().due(0)
    assert due is not None
    moves = (
        Weighed(Keep(0), 0.5, 0.614),
        Weighed(Give(0, 1), 0.45, 0.6),
        Weighed(Bid(0, BID.TEN), 0.05, 0),
    )
    text = told(Hint(due, moves), ("Ada", "Bo"), Texts())
    assert text == (
        "Hint: keep the card (wins 61 of 100 games) and give it to Bo (wins 60 of 100 games)."
    )


def test_the_hint_is_that_of_the_search_and_sees_the_view_alone() -> None:
    games = [two(), two()]
    for game, card in zip(games, (BID.TEN, BID.THIRTY), strict=True):
        game.play(Bid(1, card))
    due = games[0].due(0)
    assert due is not None
    first, second = (hint_of(due, hint_for(game, due)()) for game in games)
    assert first.found
    assert second.found
    assert [each.move for each in first.found] == [*games[0].view(0).legal]
    assert games[0].view(0) == games[1].view(0)
