"""Tuning: the same numbers from the same options."""

from dataclasses import replace

from gnumies.lab.arena import Arena
from gnumies.lab.tune import JITTER, START, Plan, formula_of, tuned
from gnumies.mind.weights import formula_for

PLAN = Plan(players=2, generations=2, supplies=5, seed=3)


def test_a_run_follows_from_its_plan() -> None:
    numbers = list(tuned(PLAN))
    assert numbers == list(tuned(PLAN))
    assert numbers != list(tuned(replace(PLAN, seed=4)))
    assert numbers[0][0] != numbers[1][0]


def test_nobody_is_better_than_himself() -> None:
    arena = Arena(3, seed=1)
    same = arena.weights(START)
    assert abs(arena.result(same, [same], range(500)) - 1 / 3) < 1e-9


def test_the_tuned_numbers_beat_those_that_tuning_starts_from() -> None:
    arena = Arena(2, seed=5)
    assert arena.result(arena.weights(formula_for(2)), [arena.weights(START)], range(2000)) > 0.6


def test_the_lead_counts_if_it_is_asked_for() -> None:
    plain, blended = Arena(2, seed=5), Arena(2, seed=5, lead=1.0)
    ours, theirs = plain.weights(formula_for(2)), [plain.weights(START)]
    supplies = range(500)
    assert blended.result(ours, theirs, supplies) > plain.result(ours, theirs, supplies)


def test_playouts_stay_different() -> None:
    point = [0.0] * len(START.__slots__)
    assert formula_of(point).jitter == JITTER
