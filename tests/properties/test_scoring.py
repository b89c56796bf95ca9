"""Scoring beside a second opinion: every choice the owner has, tried one by one (R7.1)."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from gnumies.rules import RULEBOOK, PartyCard, score_room
from tests.properties.games import seeds
from tests.vectors.second_opinion import total


def any_room(rng: Random, wullawakis: int) -> list[PartyCard]:
    """Give a room with so many Wullawakis and up to twelve other cards of the deck."""
    others = [card for card in RULEBOOK.deck if card is not PartyCard.WULLAWAKI]
    if rng.random() < 0.5:  # few kinds, so that sets are common
        kinds = set(rng.sample(range(1, 16), 4)) | {PartyCard.COPICASTOR}
        others = [card for card in others if card in kinds]
    taken = rng.sample(others, min(len(others), rng.randint(0, 12)))
    return [*taken, *(PartyCard.WULLAWAKI,) * wullawakis]


@settings(max_examples=400)
@given(st.integers(0, 7), seeds)
def test_no_choice_scores_more(wullawakis: int, seed: int) -> None:
    room = any_room(Random(seed), wullawakis)
    assert score_room(room).total == total(list(map(str, room)))


@settings(max_examples=400)
@given(st.integers(0, 7), seeds)
def test_the_explanation_adds_up(wullawakis: int, seed: int) -> None:
    room = any_room(Random(seed), wullawakis)
    score = score_room(room)
    stay = Counter(room) - Counter(score.left)
    assert score.wullawakis == stay.pop(PartyCard.WULLAWAKI, 0)
    assert score.copicastors == stay.pop(PartyCard.COPICASTOR, 0)
    if score.became:
        stay[score.became] += score.copicastors
    assert {made.guest: made.count for made in score.sets} == stay
    assert score.total == sum(made.points for made in score.sets)


@given(st.integers(0, 7), seeds)
def test_a_room_scores_the_same_in_any_order(wullawakis: int, seed: int) -> None:
    rng = Random(seed)
    room = any_room(rng, wullawakis)
    assert score_room(room) == score_room(rng.sample(room, len(room)))


@given(seeds)
def test_a_whole_deck_gives_up_the_tens_and_11_to_13(seed: int) -> None:
    room = Random(seed).sample(RULEBOOK.deck, len(RULEBOOK.deck))
    assert score_room(room).total == 150 + 8 * 100 + 14 + 15
