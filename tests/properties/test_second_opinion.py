"""Tiny games that nobody has seen before: the engine and a second opinion play all of each."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from gnumies.rules import Color, PartyCard, Setup
from tests.properties.games import VALUES, seeds, tiny_ruleset
from tests.vectors.every_game import engine_games, second_games


def small_enough(rng: Random, players: int) -> Setup:
    """Make up a game of which there are not too many: few values and few party cards."""
    values = rng.sample(VALUES, 2 if players == 2 else 1)
    ruleset = tiny_ruleset(rng)
    supply = rng.sample(ruleset.deck, min(len(ruleset.deck), 4))
    guests = tuple((card, supply.count(card)) for card in sorted(set(supply)) if card.is_guest)
    small = replace(
        ruleset,
        bid_values=tuple(sorted(values)),
        guests=guests,
        wullawakis=supply.count(PartyCard.WULLAWAKI),
        copicastors=supply.count(PartyCard.COPICASTOR),
    )
    return Setup(small, tuple(Color)[:players], tuple(supply))


@settings(max_examples=60)
@given(st.integers(2, 4), seeds)
def test_a_second_opinion_agrees_on_every_game(players: int, seed: int) -> None:
    setup = small_enough(Random(seed), players)
    assert engine_games(setup) == second_games(setup)
