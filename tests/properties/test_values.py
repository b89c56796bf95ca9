"""Everything is a value: it compares, hashes, travels between processes and never changes."""

import pickle
from dataclasses import FrozenInstanceError, fields
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnumies.rules import (
    BadValue,
    Bid,
    BidCard,
    Give,
    Keep,
    PartyCard,
    Setup,
    legal_moves,
    parse_move,
    play,
    view,
)
from tests.properties.games import games, random_move, setups

CARDS = [*BidCard, *PartyCard]
MOVES = [
    *(Bid(seat, card) for seat in range(5) for card in BidCard),
    *(Keep(seat) for seat in range(5)),
    *(Give(seat, to) for seat in range(5) for to in range(5)),
]


def sent(value: object) -> object:
    """Send a value to another process and back."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes


def assert_is_value(value: object) -> None:
    twin = sent(value)
    assert twin == value
    assert hash(twin) == hash(value)
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)


@settings(max_examples=30)
@given(games(), st.integers(min_value=0))
def test_states_moves_events_and_views_are_values(game: list, where: int) -> None:
    moment = game[where % len(game)]
    assert_is_value(moment.state)
    assert_is_value(moment.state.setup)
    assert_is_value(moment.state.phase)
    for event in moment.events:
        assert_is_value(event)
    for viewer in (None, *moment.state.setup.seats):
        assert_is_value(view(moment.state, viewer))
        for move in view(moment.state, viewer).legal:
            assert_is_value(move)


@settings(max_examples=30)
@given(games(), st.randoms())
def test_playing_changes_no_earlier_state(game: list, rng: Random) -> None:
    before = [sent(moment.state) for moment in game]
    for moment in game[:-1]:
        play(moment.state, random_move(moment.state, rng))
    assert [moment.state for moment in game] == before


@given(setups())
def test_setups_are_values(setup: Setup) -> None:
    assert_is_value(setup)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{type(card).__name__}-{card}")
def test_cards_round_trip(card: BidCard | PartyCard) -> None:
    assert type(card).parse(str(card)) is card
    assert sent(card) is card
    assert f"{card}" == str(card)


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_moves_round_trip(move: Bid | Keep | Give) -> None:
    assert parse_move(str(move)) == move
    assert_is_value(move)


@given(st.text() | st.from_regex(r"\A-?[0-9]{1,2}:(keep|give:[0-9]|G|[0-9]{1,3})\n?\Z"))
def test_a_text_is_a_move_to_the_letter_or_none(text: str) -> None:
    if text in map(str, MOVES):
        assert str(parse_move(text)) == text
    else:
        with pytest.raises(BadValue, match=r"^R9\.1: [^\n]* is not a move"):
            parse_move(text)


@pytest.mark.parametrize("kind", [BidCard, PartyCard])
@given(text=st.text(max_size=4) | st.integers().map(str))
def test_a_text_is_a_card_to_the_letter_or_none(kind: type[BidCard | PartyCard], text: str) -> None:
    if text in map(str, kind):
        assert str(kind.parse(text)) == text
    else:
        with pytest.raises(BadValue):
            kind.parse(text)


@given(games())
def test_legal_moves_print_and_parse(game: list) -> None:
    for moment in game:
        for seat in moment.state.awaited:
            for move in legal_moves(moment.state, seat):
                assert parse_move(str(move)) == move
