"""Every move there is, in every phase: ``legal_moves``, ``check`` and ``play`` agree."""

from random import Random

import pytest
from hypothesis import given, settings

from gnumies.rules import (
    Bid,
    BidCard,
    Give,
    IllegalMove,
    Keep,
    Move,
    Setup,
    State,
    check,
    legal_moves,
    play,
)
from tests.properties.games import random_game, seeds, setups

SEATS = range(-1, 7)
"""All seats, and some that no table has."""

ALL_MOVES: list[Move] = [
    *(Bid(seat, card) for seat in SEATS for card in BidCard),
    *(Keep(seat) for seat in SEATS),
    *(Give(seat, to) for seat in SEATS for to in SEATS),
]


def refusal(state: State, move: Move) -> IllegalMove | None:
    try:
        check(state, move)
    except IllegalMove as fault:
        return fault
    return None


@settings(max_examples=60)
@given(setups(), seeds)
def test_legal_moves_are_those_that_check_lets_pass(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    for moment in random_game(setup, rng):
        if rng.random() < 0.5:
            continue  # half of the states will do
        legal = [move for seat in SEATS for move in legal_moves(moment.state, seat)]
        assert len(legal) == len(set(legal))
        assert {move for move in ALL_MOVES if not refusal(moment.state, move)} == set(legal)


@settings(max_examples=30)
@given(setups(), seeds)
def test_play_refuses_what_check_refuses_and_says_why(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    for moment in random_game(setup, rng):
        move = rng.choice(ALL_MOVES)
        fault = refusal(moment.state, move)
        if fault is not None:
            with pytest.raises(IllegalMove) as again:
                play(moment.state, move)
            assert str(again.value) == str(fault)


@given(setups(), seeds)
def test_whoever_is_awaited_can_move_and_nobody_else_but_to_replace(
    setup: Setup, seed: int
) -> None:
    for moment in random_game(setup, Random(seed)):
        state = moment.state
        able = {seat for seat in SEATS if legal_moves(state, seat)}
        assert set(state.awaited) <= able
        assert all(state.phase.bids[seat] is not None for seat in able - set(state.awaited))
