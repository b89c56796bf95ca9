"""Thousands of whole games at random: nothing is lost, nothing appears, every game ends."""

from collections import Counter
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings

from gnumies.rules import RULESETS, Bidding, Deciding, Event, Over, PartyCard, State, seen_by
from tests.properties.follower import Follower, public
from tests.properties.games import Moment, any_setup, random_game, seeds, tiny_ruleset

PRINTED_GAMES = 150
TINY_GAMES = 500
"""Twelve times the first and once the second make 2,300 games a run."""


def party_cards_in_play(state: State) -> list[PartyCard]:
    """Give every party card that has left the supply."""
    match state.phase:
        case Bidding(face_up=card) | Deciding(drawn=card):
            lying = [card]
        case Over():
            lying = []
    return [*lying, *state.removed, *(card for room in state.rooms for card in room)]


def watch(game: list[Moment]) -> None:
    setup = game[0].state.setup
    follower = Follower(setup)
    before = None
    for moment in game:
        state = moment.state
        for event in moment.events:
            if seen_by(event, None):
                follower.hear(event)
        assert follower.knows() == public(state), "events tell of every card that moves"
        assert Counter(party_cards_in_play(state)) == Counter(setup.supply[: state.drawn])
        assert state.round <= len(setup.supply)
        assert state.over == (state.awaited == ())
        if before is not None:
            watch_hands(before, state)
        before = state


def watch_hands(before: State, after: State) -> None:
    for earlier, later in zip(before.hands, after.hands, strict=True):
        assert set(later) <= set(earlier), "a hand only shrinks"
        assert list(later) == sorted(set(later))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", RULESETS)
def test_printed_games(name: str, players: int) -> None:
    @settings(max_examples=PRINTED_GAMES)
    @given(seeds)
    def any_game(seed: int) -> None:
        rng = Random(seed)
        watch(list(random_game(any_setup(rng, RULESETS[name], players), rng)))

    any_game()


def test_tiny_games_meet_every_event() -> None:
    met: set[type[Event]] = set()

    @settings(max_examples=TINY_GAMES)
    @given(seeds)
    def any_game(seed: int) -> None:
        rng = Random(seed)
        game = list(random_game(any_setup(rng, tiny_ruleset(rng), rng.randint(2, 5)), rng))
        watch(game)
        met.update(type(event) for moment in game for event in moment.events)

    any_game()
    assert met == set(get_args(Event)), "these games prove too little"
