"""The exact solver against a brute-force one that knows the rules alone."""

from itertools import product
from random import Random

import numpy as np
import pytest

from gnumies.mind.exact import Solver, exploitability
from gnumies.rules import (
    RULEBOOK,
    BidCard,
    Color,
    PartyCard,
    Ruleset,
    Setup,
    State,
    legal_moves,
    play,
    start,
)
from gnumies.sim.batch import action_of
from gnumies.sim.convert import game_of_state
from gnumies.sim.tables import tables_of
from tests.mind.brute import Brute

OBJECTIVES = ("win", "points")
SWITCHES = [
    dict(zip(("gnalli", "copicastor_to", "stuck", "bare_gnallis_leave"), values, strict=True))
    for values in product(
        (True, False),
        ("lowest", "highest"),
        ("sits-out", "plays-gnalli"),
        ("when-barred", "any-round"),
    )
]


def tiny(luck: Random, **switches: object) -> State:
    """Give the first bidding of a tiny game with any cards, colours and ages."""
    values = luck.sample([card for card in BidCard if card], luck.choice([1, 2, 2]))
    guests = luck.sample([card for card in PartyCard if card.is_guest], luck.randint(1, 3))
    ruleset = Ruleset(
        "tiny",
        bid_values=tuple(sorted(values)),
        guests=tuple((guest, luck.randint(1, 2)) for guest in sorted(guests)),
        wullawakis=luck.randint(0, 2),
        copicastors=luck.randint(0, 1),
        **switches,
    )
    colors = tuple(luck.sample(tuple(Color), 2))
    supply = tuple(luck.sample(ruleset.deck, len(ruleset.deck)))
    return start(Setup(ruleset, colors, supply, luck.choice([(0, 1), (1, 0)])))[0]


def walk(state: State, luck: Random) -> list[State]:
    """Give the states of a random game in which no bid is pending."""
    seen = []
    while not state.over:
        if all(bid is None for bid in getattr(state.phase, "bids", ())):
            seen.append(state)
        state, _ = play(state, luck.choice(legal_moves(state, state.awaited[0])))
    return [*seen, state]


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("number", range(len(SWITCHES)))
def test_tiny_games_are_worth_what_brute_force_says(number: int, objective: str) -> None:
    luck = Random(number)
    solver = Solver(1 << 16)
    for _ in range(2):
        first = tiny(luck, **SWITCHES[number])
        brute, rules = Brute(objective), tables_of(first.setup)
        for state in walk(first, luck):
            found = solver.solve(rules, game_of_state(state), objective, 10**9)
            assert found.value == pytest.approx(brute.value(state), abs=1e-9)
            if not state.over:
                assert found.payoffs == pytest.approx(np.array(brute.matrix(state)), abs=1e-9)
                for seat in (0, 1):
                    moves = [action_of(move) for move in legal_moves(state, seat)]
                    assert sorted(moves) == list(found.actions[seat])
                    gift = exploitability(found, seat, found.mixtures[seat])
                    assert gift == pytest.approx(0, abs=1e-9)


def test_nodes_that_are_used_up_leave_the_solver_as_it_was() -> None:
    first = tiny(Random(3), **SWITCHES[0])
    rules, game, solver = tables_of(first.setup), game_of_state(first), Solver(1 << 16)
    whole = solver.solve(rules, game, max_nodes=10**9)
    for nodes in (0, 1, whole.nodes // 2):
        other = Solver(1 << 16)
        assert other.solve(rules, game, max_nodes=nodes) is None
        assert other.solve(rules, game, max_nodes=10**9).value == whole.value


def test_three_seats_are_refused() -> None:
    setup = Setup(RULEBOOK, tuple(Color)[:3], RULEBOOK.deck)
    with pytest.raises(ValueError, match="two seats, not for 3"):
        Solver(1).solve(tables_of(setup), game_of_state(start(setup)[0]))
