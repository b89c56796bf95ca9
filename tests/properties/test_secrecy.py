"""Who may not know a thing sees nothing of it (R2.3, R2.6).

Each game has a twin that differs in secrets alone: the others' pending bids (and whether they were
replaced), a card that somebody else has drawn, the order of the unseen supply. To the viewer the
two are one game.
"""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from gnumies.rules import (
    Bid,
    BidCard,
    Bidding,
    BiddingView,
    Color,
    Deciding,
    DecidingView,
    Event,
    Give,
    Keep,
    Luckynits,
    Move,
    Over,
    PartyCard,
    RoomScore,
    Ruleset,
    ScoredSet,
    Setup,
    State,
    View,
    legal_moves,
    play,
    seen_by,
    start,
    view,
)
from gnumies.rules.notation import event_data, view_data
from tests.properties.games import games, moves_of, random_game, seeds, setups

Viewer = int | None


def twin_setup(state: State, viewer: Viewer, rng: Random) -> Setup:
    """Reorder the part of the supply that the viewer has not seen."""
    supply, phase = state.setup.supply, state.phase
    seen, unseen = list(supply[: state.drawn]), list(supply[state.drawn :])
    rng.shuffle(unseen)
    if isinstance(phase, Deciding) and phase.seat != viewer:
        drawn = [seen.pop(), *unseen]
        harmless = [card for card in drawn if card is not PartyCard.WULLAWAKI]  # no forced keep
        other = rng.choice(harmless)
        drawn.remove(other)
        unseen = [other, *drawn]
    return replace(state.setup, supply=(*seen, *unseen))


def is_pending(state: State, end: State) -> bool:
    """Whether the bidding of ``state`` is still open at the end."""
    return (
        isinstance(state.phase, Bidding)
        and isinstance(end.phase, Bidding)
        and (state.round, state.phase.second) == (end.round, end.phase.second)
    )


def twin_moves(state: State, move: Move, viewer: Viewer, rng: Random) -> list[Move]:
    """Let another seat bid something else, sometimes after a change of mind."""
    if move.seat == viewer:
        return [move]
    bids = legal_moves(state, move.seat)
    return rng.choices(bids, k=rng.randint(1, 2))


def stream(told: list[tuple[Event, ...]], viewer: Viewer) -> list[Event | int]:
    """Give the events of a game as a viewer gets them: a hidden one as its bare number."""
    events = [event for events in told for event in events]
    return [event if seen_by(event, viewer) else n for n, event in enumerate(events)]


def twin(game: list, viewer: Viewer, rng: Random) -> tuple[State, list[tuple[Event, ...]]]:
    """Play the twin of a game that has come so far."""
    end = game[-1].state
    state, events = start(twin_setup(end, viewer, rng))
    told = [events]
    for move in moves_of(game):
        moves = twin_moves(state, move, viewer, rng) if is_pending(state, end) else [move]
        for twin_move in moves:
            state, events = play(state, twin_move)
            told.append(events)
    return state, told


@settings(max_examples=150)
@given(games(), st.integers(0, 10**6), seeds)
def test_twins_look_the_same_to_every_viewer(game: list, where: int, seed: int) -> None:
    so_far = game[: where % len(game) + 1]
    told = [moment.events for moment in so_far]
    state = so_far[-1].state
    for viewer in (None, *state.setup.seats):
        other, other_told = twin(so_far, viewer, Random(seed))
        assert view(other, viewer) == view(state, viewer)
        assert view_data(view(other, viewer)) == view_data(view(state, viewer))
        assert stream(other_told, viewer) == stream(told, viewer)
        if viewer is not None:
            assert legal_moves(other, viewer) == legal_moves(state, viewer)


def test_twins_differ_in_every_secret() -> None:
    """Otherwise the test above would prove nothing."""
    secrets: set[str] = set()

    @settings(max_examples=1000, database=None)
    @given(games(), st.integers(0, 10**6), seeds)
    def look(game: list, where: int, seed: int) -> None:
        if len(secrets) == 3:
            return
        so_far = game[: where % len(game) + 1]
        state = so_far[-1].state
        other, _ = twin(so_far, None, Random(seed))
        if isinstance(state.phase, Bidding) and state.phase.bids != other.phase.bids:
            secrets.add("bids")
        if isinstance(state.phase, Deciding) and state.phase.drawn != other.phase.drawn:
            secrets.add("drawn")
        if state.setup.supply[state.drawn :] != other.setup.supply[state.drawn :]:
            secrets.add("supply")

    look()
    assert secrets == {"bids", "drawn", "supply"}


# What may lie anywhere inside a view: no State, no Setup, no Bidding, no Deciding.
SHOWN = (
    *(View, BiddingView, DecidingView, Over, RoomScore, ScoredSet, Ruleset, Luckynits),
    *(Bid, Keep, Give, BidCard, PartyCard, Color, int, str, bool, type(None), tuple),
)


def parts(value: object) -> Iterator[object]:
    """Give a value and everything inside it."""
    yield value
    if is_dataclass(value):
        inside = [getattr(value, field.name) for field in fields(value)]
    else:
        inside = value if isinstance(value, tuple) else ()
    for part in inside:
        yield from parts(part)


@settings(max_examples=40)
@given(setups(), seeds, st.integers(0, 10**6))
def test_a_view_holds_nothing_but_what_is_shown(setup: Setup, seed: int, where: int) -> None:
    game = list(random_game(setup, Random(seed)))
    state = game[where % len(game)].state
    for viewer in (None, *setup.seats):
        for part in parts(view(state, viewer)):
            assert type(part) in SHOWN
            assert part != setup.supply or not state.supply_left, "all of it lies in one room"


@given(games())
def test_only_the_drawer_hears_what_he_drew(game: list) -> None:
    seats = game[0].state.setup.seats
    for moment in game:
        for event in moment.events:
            viewers = [viewer for viewer in (None, *seats) if seen_by(event, viewer)]
            hidden = type(event).__name__ == "GnalliSaw"
            assert viewers == ([event.seat] if hidden else [None, *seats])


@given(games())
def test_plain_data_is_json(game: list) -> None:
    data = [event_data(event) for moment in game for event in moment.events]
    data += [view_data(view(game[-1].state, viewer)) for viewer in (None, 0, 1)]
    assert json.loads(json.dumps(data)) == data
