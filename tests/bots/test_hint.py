"""A hint weighs the legal moves of one view, and nothing else."""

from dataclasses import replace
from math import inf
from random import Random

from gnumies.bots.hint import weigh
from gnumies.rules import RULEBOOK, Bid, BidCard, play, start, view
from tests.bots.games import shuffled_table


def test_says_nothing_that_is_hidden() -> None:
    setup = shuffled_table(RULEBOOK, 3, Random(7))
    coming = Random(8).sample(setup.supply[1:], len(setup.supply) - 1)
    other = replace(setup, supply=(setup.supply[0], *coming))
    states = [start(each)[0] for each in (setup, other)]
    states = [
        play(state, Bid(1, card))[0]
        for state, card in zip(states, (BidCard.TEN, BidCard.HUNDRED), strict=True)
    ]
    first, second = (weigh(view(state, 0), 5, inf) for state in states)
    assert first == second


def test_weighs_every_legal_move() -> None:
    for players in (2, 4):
        seen = view(start(shuffled_table(RULEBOOK, players, Random(3)))[0], 1)
        weighed = weigh(seen, 1, inf)
        assert [each.move for each in weighed] == [*seen.legal]
        assert abs(sum(each.chance for each in weighed) - 1) < 1e-9
        assert all(0 <= each.wins <= 1 for each in weighed)
