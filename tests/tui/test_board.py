"""The board that people see follows from the events alone."""

from random import Random

import pytest

from gnumies.record.fair import shuffled
from gnumies.rules import RULESETS, Color, Ruleset, Setup, State, legal_moves, play, start
from gnumies.tui.board import Board, after, undealt
from tests.tui.helpers import TINY


def assert_same(board: Board, state: State) -> None:
    assert board.round == state.round
    assert board.supply_left == state.supply_left
    assert board.hands == state.hands
    assert board.rooms == state.rooms
    assert board.removed == state.removed


@pytest.mark.parametrize("ruleset", [*RULESETS.values(), TINY], ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_board_is_the_state_after_every_move(ruleset: Ruleset, players: int) -> None:
    for seed in range(12):
        supply = shuffled(ruleset.deck, bytes([seed]))
        setup = Setup(ruleset, tuple(Color)[:players], supply)
        state, events = start(setup)
        board, luck = undealt(setup), Random(seed)
        while True:
            for event in events:
                board = after(board, event)
            assert_same(board, state)
            if state.over:
                break
            seat = luck.choice(state.awaited)
            state, events = play(state, luck.choice(legal_moves(state, seat)))
