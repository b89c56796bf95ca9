"""Every state that tiny games can reach: the simulator and the rules agree about all of it.

The games are those of vectors/perft.jsonl: all switches of R8, two to five seats.
"""

from collections.abc import Iterator

import pytest

from gnumies.rules import Bidding, Move, Setup, State, legal_moves, play, start
from gnumies.sim.batch import action_of, move_of
from gnumies.sim.convert import canonical, game_of_state, state_of_game
from gnumies.sim.tables import tables_of
from tests.parity.children import children, legal_masks
from tests.vectors.programs import load

perft = load("perft")
CASES = {
    f"{case.ruleset.name}-{case.players}-{case.supply.replace(' ', '')}": case
    for case in perft.cases()
    if case.ruleset.name in perft.SWITCHES
}


def reachable(setup: Setup) -> Iterator[State]:
    """Give every state that no bid is pending in, once."""
    seen: set[State] = set()
    waiting = [canonical(start(setup)[0])]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        yield state
        waiting += [canonical(after) for _, after in joint_moves(state)]


def joint_moves(state: State) -> Iterator[tuple[tuple[Move, ...], State]]:
    """Give all moves of those who are awaited, with the state after them."""
    if not state.awaited:
        return
    for move in legal_moves(state, state.awaited[0]):
        after, _ = play(state, move)
        pending = isinstance(after.phase, Bidding) and after.phase.bids.count(None) < len(
            after.phase.bids
        )
        if pending:
            for moves, end in joint_moves(after):
                yield (move, *moves), end
        else:
            yield (move,), after


@pytest.mark.parametrize("name", CASES)
def test_every_state_legal_move_score_and_successor(name: str) -> None:
    setup = perft.setup_of(CASES[name])
    rules = tables_of(setup)
    states = 0
    for state in reachable(setup):
        states += 1
        game = game_of_state(state)
        assert state_of_game(game, setup) == state
        assert legal_masks(rules, game).tolist() == [masks(state)]
        if state.over:
            continue
        made = children(rules, game)
        theirs = dict(joint_moves(state))
        assert len(theirs) == len(made.games)
        for index, actions in enumerate(made.actions.tolist()):
            moves = tuple(move_of(a, seat) for seat, a in enumerate(actions) if a >= 0)
            after = theirs[moves]
            assert state_of_game(made.games, setup, index) == canonical(after)
            assert made.legal[index].tolist() == masks(after)
            assert made.done[index] == after.over
            if after.over:
                assert made.scores[index].tolist() == [s.total for s in after.phase.scores]
                winners = after.phase.winners
                share = [(seat in winners) / len(winners) for seat in setup.seats]
                assert made.rewards[index].tolist() == pytest.approx(share)
    assert states > 1


def masks(state: State) -> list[int]:
    return [
        sum(1 << action_of(move) for move in legal_moves(state, seat)) for seat in state.setup.seats
    ]
