"""A game between bots, and what it does to one that does not keep to the rules."""

import asyncio
import pickle
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random

import pytest

from gnumies.bots.faults import BotFault
from gnumies.bots.match import Contestant, play_match
from gnumies.bots.random import RandomBot
from gnumies.rules import Bid, BidCard, Give, IllegalMove, Keep, View, play, start
from tests.bots.games import Scripted, first_legal, last_legal, meet, table


def fault_of(answer: Callable[[View], object], supply: str = "2 3") -> BotFault:
    """Let seat 1 answer like this against a bot that bids its highest card."""
    with pytest.raises(BotFault) as caught:
        meet(table(supply), Scripted(last_legal), Scripted(answer))
    assert "\n" not in str(caught.value)
    return caught.value


def test_match_is_played_to_its_end() -> None:
    match = meet(table("2 W 15"), RandomBot, RandomBot, seed=3)
    state, _ = start(match.final.setup)
    for move in match.moves:
        state, _ = play(state, move)
    assert state == match.final
    assert state.phase == match.over
    assert match.choices == len(match.moves)


def test_lowest_seat_is_asked_first() -> None:
    asked: list[int | None] = []

    def answer(view: View) -> object:
        asked.append(view.viewer)
        return view.legal[-1]

    meet(table("2", players=3), *[Scripted(answer)] * 3)
    assert asked[:6] == [0, 1, 2, 0, 1, 2]


def test_bot_gets_its_own_view_and_luck() -> None:
    rngs = [Random(1), Random(2)]
    seen: list[tuple[View, Random, float]] = []

    class Noting:
        def choose(self, view: View, rng: Random, budget: float) -> object:
            seen.append((view, rng, budget))
            return view.legal[0]

    play_match(table("2"), [Contestant("noting", Noting, rng) for rng in rngs], budget=0.25)
    for view, rng, budget in seen:
        assert type(view) is View
        assert view.viewer is not None
        assert rng is rngs[view.viewer]
        assert budget == 0.25


@dataclass(frozen=True)
class OtherBid(Bid):
    """Looks like a bid and is none of the game's."""


class EqualToAll:
    """Would be any legal move."""

    __class__ = Bid

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None


class Unreadable:
    """Raises when it is looked at, and nothing that an `except Exception` would catch."""

    def __eq__(self, other: object) -> bool:
        raise GeneratorExit

    __hash__ = None


@pytest.mark.parametrize(
    ("answer", "supply", "rule", "reason"),
    [
        (lambda _: None, "2", None, "NoneType, which is no move"),
        (lambda _: "1:100", "2", None, "str, which is no move"),
        (lambda _: BidCard.HUNDRED, "2", None, "BidCard, which is no move"),
        (lambda _: Bid, "2", None, "type, which is no move"),
        (lambda _: OtherBid(1, BidCard.TEN), "2", None, "OtherBid, which is no move"),
        (lambda _: EqualToAll(), "2", None, "EqualToAll, which is no move"),
        (lambda _: Bid(0, BidCard.TEN), "2", None, "for seat 0: 0:10"),
        (lambda _: Bid(Unreadable(), BidCard.TEN), "2", None, "failed with GeneratorExit"),
        (lambda _: Bid(1, BidCard.TWENTY), "2", "R2.3", "seat 1 does not hold 20"),
        (lambda _: Bid(1, "G"), "2", "R2.3", "seat 1 does not hold G"),
        (lambda _: Bid(1, "x\n" * 999), "2", "R2.3", "x x x"),
        (lambda _: Bid(1, BidCard.GNALLI), "W", "R3.2", "no Gnalli"),
        (lambda _: Keep(1), "2", "R5.1", "a bid is due"),
        (lambda view: view.legal[0] if view.round == 1 else Keep(1), "2 3 15", "R5.1", "bid"),
    ],
)
def test_illegal_answer_is_a_fault(
    answer: Callable[[View], object], supply: str, rule: str | None, reason: str
) -> None:
    fault = fault_of(answer, supply)
    assert (fault.bot, fault.seat, fault.rule) == ("bot1", 1, rule)
    assert reason in fault.reason


@pytest.mark.parametrize(
    ("decision", "reason"),
    [(Give(1, 1), "itself"), (Give(1, 2), "no seat 2"), (Bid(1, BidCard.TEN), "keeps or gives")],
)
def test_illegal_decision_is_a_fault(decision: object, reason: str) -> None:
    def answer(view: View) -> object:
        return view.legal[0] if isinstance(view.legal[0], Bid) else decision

    fault = fault_of(answer, "2 3")  # it plays the Gnalli, and has to decide on the 3
    assert (fault.move, fault.rule) == (2, "R5.1")
    assert reason in fault.reason


def test_numbers_in_place_of_cards_are_taken_as_the_cards() -> None:
    def answer(view: View) -> object:
        move = view.legal[-1]
        return Bid(move.seat, int(move.card)) if isinstance(move, Bid) else move

    match = meet(table("2 3 15"), Scripted(answer), Scripted(answer))
    assert all(type(move.card) is BidCard for move in match.moves if isinstance(move, Bid))


def test_raising_bot_is_a_fault() -> None:
    fault = fault_of(lambda view: view.rooms[7])
    assert str(fault).startswith(
        "bot1, seat 1, move 1: the bot failed with IndexError: tuple index out of range ("
    )


class Unprintable(Exception):
    """Its message cannot be had."""

    def __str__(self) -> str:
        raise ValueError


class Noted(Exception):
    """What belongs to its message cannot be had either."""

    @property
    def __notes__(self) -> list[str]:
        raise GeneratorExit


class Untraceable(BaseException):
    """Nobody can tell where it comes from."""

    @property
    def __traceback__(self) -> None:
        raise ValueError


class Nameless(type):
    """Makes classes that fail when they are asked for anything."""

    def __getattribute__(cls, name: str) -> object:
        raise SystemExit(name)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        pytest.param(Unprintable(), "Unprintable", id="no text"),
        pytest.param(Noted(), "an error that cannot be told", id="no notes"),
        pytest.param(Untraceable(), "an error that cannot be told", id="no place"),
        pytest.param(
            Nameless("Error", (BaseException,), {})(), "an error that cannot be told", id="no name"
        ),
        pytest.param(asyncio.CancelledError(), "asyncio.exceptions.CancelledError", id="cancelled"),
        pytest.param(GeneratorExit(), "GeneratorExit", id="generator"),
        pytest.param(BaseException("tired"), "BaseException: tired", id="any"),
        pytest.param(SystemExit(3), "SystemExit: 3", id="leaving"),
    ],
)
def test_whatever_a_bot_raises_is_a_fault(error: BaseException, reason: str) -> None:
    def answer(_: View) -> object:
        raise error

    def make() -> Scripted:
        raise error

    assert f"the bot failed with {reason}" in fault_of(answer).reason.replace(f"{__name__}.", "")
    with pytest.raises(BotFault, match=r"^bot0, seat 0, move 0: the bot failed with "):
        meet(table("2"), make, Scripted(first_legal))


class OwnRuling(IllegalMove):
    """A ruling that the rules do not know."""


@pytest.mark.parametrize(
    "ruling", [IllegalMove("R2.3", "not held"), IllegalMove(Unreadable(), 5), OwnRuling(None, "x")]
)
def test_bot_may_raise_a_ruling_of_its_own(ruling: IllegalMove) -> None:
    def answer(_: View) -> object:
        raise ruling

    fault = fault_of(answer)
    assert len(str(fault)) < 300
    assert fault.rule in (None, "R2.3")


@pytest.mark.parametrize(
    "change",
    [
        lambda view: object.__setattr__(view.ruleset, "wullawakis", 0),
        lambda view: object.__setattr__(view.luckynits, "rows", view.luckynits.rows[::-1]),
        lambda view: [object.__setattr__(move, "seat", 1 - move.seat) for move in view.legal],
    ],
)
def test_bot_that_changes_what_is_frozen_changes_no_other_game(
    change: Callable[[View], object],
) -> None:
    def answer(view: View) -> object:
        change(view)
        return view.legal[-1]

    before = meet(table("2 W 15"), Scripted(last_legal), Scripted(last_legal))
    with suppress(BotFault):
        assert meet(table("2 W 15"), Scripted(answer), Scripted(last_legal)) == before
    assert meet(table("2 W 15"), Scripted(last_legal), Scripted(last_legal)) == before
    assert before.final.setup == table("2 W 15")


def test_bot_that_cannot_be_made_is_a_fault() -> None:
    with pytest.raises(BotFault, match=r"^bot1, seat 1, move 0: .*ZeroDivisionError"):
        meet(table("2"), Scripted(first_legal), lambda: 1 // 0)


def test_interrupt_passes() -> None:
    def answer(_: View) -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        meet(table("2"), Scripted(answer), Scripted(answer))


def test_fault_can_be_pickled() -> None:
    fault = BotFault("greedy", 2, 17, "R3.2", "no Gnalli")
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301
    assert str(again) == str(fault) == "greedy, seat 2, move 17: R3.2: no Gnalli"
    assert again.move == 17
