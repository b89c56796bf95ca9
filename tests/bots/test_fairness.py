"""No bot knows more than its view: what is hidden from it cannot change its choice (R2.3, R2.6)."""

import gc
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gnumies.bots.base import Bot, BotFactory
from gnumies.bots.catalog import available, load_bot
from gnumies.bots.expert import ExpertBot
from gnumies.bots.match import Contestant, play_match
from gnumies.rules import RULEBOOK, Bid, Bidding, Setup, State, legal_moves, view
from tests.bots.games import positions, shuffled_table

EXAMPLE = str(Path(__file__).resolve().parents[2] / "examples/bot.py")
FACTORIES = {
    **available(),
    "expert": partial(ExpertBot, lines=100, nodes=300),  # the same thoughts, in less time
    "example": load_bot(EXAMPLE),
}
BOTS = [pytest.param(factory, id=name) for name, factory in FACTORIES.items()]


def other_secrets(state: State, seat: int, rng: Random) -> State:
    """Change what the seat cannot see: the order of the supply and the others' pending bids."""
    setup = state.setup
    coming = rng.sample(setup.supply[state.drawn :], state.supply_left)
    changed = replace(state, setup=replace(setup, supply=(*setup.supply[: state.drawn], *coming)))
    if not isinstance(state.phase, Bidding):
        return changed
    bids = list(state.phase.bids)
    for other, bid in enumerate(bids):
        if bid is not None and other != seat:
            moves = legal_moves(state, other)
            bids[other] = rng.choice([move.card for move in moves if isinstance(move, Bid)])
    return replace(changed, phase=replace(state.phase, bids=tuple(bids)))


@pytest.mark.parametrize("factory", BOTS)
@given(state=positions(), seed=st.integers(0, 2**32))
def test_choice_is_legal_and_follows_from_the_view(
    factory: BotFactory, state: State, seed: int
) -> None:
    for seat in state.awaited:
        same = other_secrets(state, seat, Random(seed))
        assert view(same, seat) == view(state, seat)
        choices = {
            factory().choose(view(each, seat), Random(seed), 1.0) for each in (state, state, same)
        }
        assert len(choices) == 1
        assert choices <= set(legal_moves(state, seat))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("factory", BOTS)
def test_bot_holds_no_state(factory: BotFactory, seats: int) -> None:
    bots: list[Bot] = []

    def make() -> Bot:
        bots.append(factory())
        return bots[-1]

    setup = shuffled_table(RULEBOOK, seats, Random(1))
    play_match(setup, [Contestant("bot", make, Random(seat)) for seat in range(seats)])
    assert len(bots) == seats
    assert not [held for held in reachable(bots) if isinstance(held, State | Setup)]


def reachable(roots: list[Bot]) -> list[object]:
    """Give all that the bots refer to, code aside: a module knows the whole program."""
    found: dict[int, object] = {}
    waiting: list[object] = [*roots]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type | FunctionType | ModuleType):
            found[id(thing)] = thing
            waiting.extend(gc.get_referents(thing))
    return list(found.values())
