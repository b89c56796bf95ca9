"""Luck is what cards are worth beyond what was to be expected, and nothing else."""

from collections import Counter
from dataclasses import replace

import pytest

from bench.luck import measured, policy_game
from gnumies.coach.luck import luck_after, luck_at_first
from gnumies.coach.moments import Course, course
from gnumies.rules import BidCard, PartyCard, Setup, State
from tests.coach.endings import ending

PLAYOUTS = 3
TEN, FIFTY, HUNDRED = BidCard.TEN, BidCard.FIFTY, BidCard.HUNDRED


def with_next(state: State, place: int) -> State:
    """The state with the card at a place of the supply on top of what is left of it."""
    supply = list(state.setup.supply)
    supply.insert(state.drawn, supply.pop(place))
    setup = state.setup
    other = Setup(setup.ruleset, setup.colors, tuple(supply), setup.youngest_first, setup.luckynits)
    return replace(state, setup=other)


def test_luck_is_nothing_on_average_over_what_might_have_come() -> None:
    played = course(policy_game(2, 1))
    moment = next(each for each in played.moments[5:] if len(each.drawn) == 1)
    totals, counted = [0.0] * 4, Counter[PartyCard]()
    for place in range(moment.state.drawn, len(moment.state.setup.supply)):
        card = moment.state.setup.supply[place]
        drawn = (replace(moment.drawn[0], card=card),)
        other = replace(moment, state=with_next(moment.state, place), drawn=drawn)
        (luck,) = luck_after(other, 7, PLAYOUTS)
        counted[card] += 1
        totals = [a + b for a, b in zip(totals, (*luck.win, *luck.points), strict=True)]
    assert len(counted) > 10
    assert totals == pytest.approx([0] * 4, abs=1e-9)


def test_the_first_card_is_luck_too() -> None:
    played = course(policy_game(2, 2))
    (luck,) = luck_at_first(played, 0, PLAYOUTS)
    assert luck.drawn.occasion == "turned"
    assert luck.drawn.card == played.record.supply[0]
    assert sum(luck.win) == pytest.approx(0)


def test_every_card_that_was_drawn_is_told_once() -> None:
    played = course(policy_game(2, 3))
    assert all_drawn(played) == list(played.record.supply[: played.last.drawn])


def all_drawn(played: Course) -> list[PartyCard]:
    drawn = [*played.dealt, *(each for moment in played.moments for each in moment.drawn)]
    return [each.card for each in drawn]


def test_a_card_without_an_alternative_is_no_luck() -> None:
    first, last = course(ending((HUNDRED, TEN), (FIFTY, TEN))).moments
    (luck,) = luck_after(first, 0, PLAYOUTS)
    assert luck.drawn.card is PartyCard.GUEST_15
    assert luck.win == luck.points == (0, 0)
    assert luck_after(last, 0, PLAYOUTS) == []


def test_without_luck_results_keep_their_mean_and_lose_most_of_their_spread() -> None:
    rows = [row for _, row in measured(2, 40, 20)]
    for row in rows:
        assert abs(row.mean - row.adjusted) < 4 * row.error
        assert row.left < 0.5
