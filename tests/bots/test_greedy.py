"""The hand-written bot, one behaviour at a time, and its strength."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gnumies.bots.greedy import GNALLI_SHARE, GreedyBot
from gnumies.bots.simulate import simulate
from gnumies.rules import (
    OVERVIEW,
    RULEBOOK,
    Bid,
    BidCard,
    BiddingView,
    Color,
    DecidingView,
    Give,
    Keep,
    Move,
    PartyCard,
    Ruleset,
    Setup,
    View,
    start,
    view,
)

FULL = "G 10 20 30 40 50 60 70 80 90 100"
EXAMPLE = Path(__file__).resolve().parents[2] / "examples/bot.py"


def sight(
    face_up: str,
    rooms: Iterable[str],
    hands: Iterable[str] = (FULL, FULL),
    ruleset: Ruleset = RULEBOOK,
) -> View:
    """What red in seat 0 sees of a bidding with these rooms and hands."""
    held = tuple(tuple(BidCard.parse(card) for card in hand.split()) for hand in hands)
    first, _ = start(Setup(ruleset, tuple(Color)[: len(held)], ruleset.deck))
    card = PartyCard.parse(face_up)
    barred = card is PartyCard.WULLAWAKI
    return replace(
        view(first, 0),
        rooms=tuple(tuple(PartyCard.parse(card) for card in room.split()) for room in rooms),
        hands=held,
        phase=BiddingView(card, False, barred, tuple(range(len(held))), None, None),  # noqa: FBT003
        legal=tuple(Bid(0, card) for card in held[0] if card or not barred),
    )


def answers(seen: View) -> Counter[Move]:
    """Ask a hundred times, with luck of every kind."""
    return Counter(GreedyBot().choose(seen, Random(luck), 1.0) for luck in range(100))


def bids(seen: View) -> set[str]:
    return {str(move.card) for move in answers(seen) if isinstance(move, Bid)}


def mean_bid(seen: View) -> float:
    asked = answers(seen)
    return sum(count * move.card for move, count in asked.items() if isinstance(move, Bid)) / 100


def test_pays_more_for_a_larger_set() -> None:
    pays = [mean_bid(sight("4", [room, ""])) for room in ("", "4", "4 4")]
    assert pays == sorted(set(pays))


def test_pays_to_deny_a_set_but_more_for_its_own() -> None:
    nobody, theirs, ours = (
        mean_bid(sight("4", rooms)) for rooms in (["", ""], ["", "4 4"], ["4 4", ""])
    )
    assert nobody < theirs < ours


def test_denies_less_when_others_share_the_benefit() -> None:
    two = mean_bid(sight("9", ["", "9"]))
    four = mean_bid(sight("9", ["", "9", "", ""], [FULL] * 4))
    assert four < two


def test_never_bids_more_than_wins_for_certain() -> None:
    seen = sight("4", ["4 4", ""], ["G 10 30 60 70 80 100", "G 10 60"])
    assert bids(seen) == {"70"}  # yellow's 60 has more Luckynits than red's


def test_luckynits_may_make_an_equal_bid_certain() -> None:
    seen = sight("4", ["4 4", ""], ["G 10 30 70 80 100", "G 10 70"])
    assert bids(seen) == {"70"}


def test_bids_its_lowest_when_alone() -> None:
    seen = sight("4", ["4 4", ""], ["10 30 100", "G"])
    assert bids(seen) == {"10"}


@pytest.mark.parametrize(
    ("room", "hands", "expected"),
    [
        pytest.param("W W", ("10 90 100", "20 90"), {"90"}, id="wins for certain"),
        pytest.param("W W", ("10 90", "20 100"), {"10", "90"}, id="dares at times"),
        pytest.param("W W W", ("10 90 100", "20 90"), {"10"}, id="has three"),
    ],
)
def test_wullawaki(room: str, hands: tuple[str, str], expected: set[str]) -> None:
    assert bids(sight("W", [room, ""], hands)) == expected


def test_copicastor_goes_to_the_lowest_bid() -> None:
    assert bids(sight("C", ["4 4", ""])) == {"10"}


def test_copicastor_goes_to_the_highest_bid_in_overview() -> None:
    hand = FULL.removeprefix("G ")
    seen = sight("C", ["4 4 9", ""], (hand, hand), OVERVIEW)
    assert min(int(card) for card in bids(seen)) >= 80
    assert bids(sight("C", ["W", ""], (hand, hand), OVERVIEW))


def test_gnalli_is_played_on_most_unwanted_cards_and_no_others() -> None:
    unwanted, wanted = (Bid(0, BidCard.GNALLI) in answers(sight(card, ["9", ""])) for card in "19")
    assert (unwanted, wanted) == (True, False)
    share = answers(sight("1", ["", ""]))[Bid(0, BidCard.GNALLI)] / 100
    assert share == pytest.approx(GNALLI_SHARE, abs=0.15)


@pytest.mark.parametrize(
    ("drawn", "rooms", "expected"),
    [
        pytest.param("9", ["9", ""], Keep(0), id="makes a pair"),
        pytest.param("C", ["", "8"], Keep(0), id="will make one"),
        pytest.param("2", ["9", "8 8", "9"], Keep(0), id="helps others as much"),
        pytest.param("1", ["9", "8 8", "9"], Give(0, 1), id="is not worth the Gnalli"),
        pytest.param("1", ["C 3 3", "C 4 4 4", ""], Give(0, 1), id="harms another"),
        pytest.param("1", ["C 3 3", "C 4 4", "C 4 4 15"], Give(0, 2), id="harms the leader"),
    ],
)
def test_drawn_card(drawn: str, rooms: list[str], expected: Move) -> None:
    asked = replace(
        sight("2", rooms, [FULL] * len(rooms)),
        phase=DecidingView(0, PartyCard.parse(drawn)),
        legal=(Keep(0), *(Give(0, to) for to in range(1, len(rooms)))),
    )
    assert set(answers(asked)) == {expected}


def wins(bot: str, players: int, games: int, against: str = "random") -> float:
    """Give the bot's share of the wins with each supply played from every seat."""
    shares: list[float] = []
    for seat in range(players):
        specs = [against] * players
        specs[seat] = bot
        shares.append(simulate(players, specs, games // players, 2026).win_share[seat] or 0)
    return sum(shares) / players


def test_wins_three_games_of_four_against_random() -> None:
    assert wins("greedy", 2, 800) >= 0.75


@pytest.mark.parametrize(("players", "share"), [(3, 0.6), (4, 0.5), (5, 0.4)])
def test_wins_far_more_than_its_share_of_larger_games(players: int, share: float) -> None:
    assert wins("greedy", players, 120) >= share


def test_beats_the_example_which_beats_random() -> None:
    assert wins("greedy", 2, 400, against=str(EXAMPLE)) >= 0.55
    assert wins(str(EXAMPLE), 2, 400) >= 0.6
