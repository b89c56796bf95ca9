"""Many games at once: resets, illegal actions, observations, memory."""

import numpy as np
import pytest

from gnumies.rules import (
    RULEBOOK,
    RULESETS,
    BadValue,
    Bid,
    BidCard,
    Give,
    Keep,
    PartyCard,
    Ruleset,
    view,
)
from gnumies.rules.state import Bidding, Deciding
from gnumies.sim import observing, stream
from gnumies.sim.batch import BadAction, Batch, action_of, move_of
from gnumies.sim.convert import game_of_state, game_of_view
from gnumies.sim.games import uniform_playouts
from gnumies.sim.reference import play_game, supply
from gnumies.sim.tables import tables
from tests.sim.positions import positions


def test_a_game_that_ends_is_dealt_anew_with_a_number_of_its_own() -> None:
    batch = Batch(3, 2, seed=5)
    base = stream.base_key(5)
    ended: dict[int, list[int]] = {}
    while len(ended) < 9:
        numbers = batch.numbers.copy()
        batch.step(batch.choose_uniformly())
        for place in np.flatnonzero(batch.done):
            assert numbers[place] % 3 == place
            assert batch.numbers[place] == numbers[place] + 3
            assert batch.rewards[place].sum() == 1
            ended[int(numbers[place])] = batch.scores[place].tolist()
        assert not batch.rewards[~batch.done].any()
    for number, scores in ended.items():
        state, _ = play_game(RULEBOOK, 2, base, number)
        assert [score.total for score in state.phase.scores] == scores


def test_games_that_are_over_stay_so_without_auto_reset() -> None:
    batch = Batch(20, 3, auto_reset=False)
    while not batch.done.all():
        batch.step(batch.choose_uniformly())
    games, scores = batch.games.copy(), batch.scores.copy()
    assert not batch.legal.any()
    assert batch.step(batch.choose_uniformly()) == 0
    assert (batch.games == games).all()
    assert (batch.scores == scores).all()
    assert not batch.rewards.any()
    batch.reset()
    assert not batch.done.any()
    assert batch.legal.all()


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    batch = Batch(6, 2, seed=1)
    actions = batch.choose_uniformly().copy()
    before = batch.games.copy()
    for action in (11, 15, 16, -1, -128, 127):
        actions[4, 1] = action
        with pytest.raises(BadAction, match=rf"game 4, seat 1: action {action} is not among 0, 1"):
            batch.step(actions)
        assert (batch.games == before).all()


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([[1, 1]], "an array of the dtype int8"),
        (np.ones((1, 2)), "an array of the dtype int8"),
        (np.ones((2, 1), np.int8), r"shape \(1, 2\), not \(2, 1\)"),
        (np.ones((1, 4), np.int8)[:, ::2], "contiguous"),
    ],
)
def test_actions_that_do_not_fit(actions: object, reason: str) -> None:
    with pytest.raises(BadAction, match=reason):
        Batch(1, 2).step(actions)  # type: ignore[arg-type]


def test_unchecked_illegal_actions_never_leave_their_game() -> None:
    batch = Batch(40, 4, seed=3, check=False)
    other = Batch(40, 4, seed=3)
    luck = np.random.default_rng(1)
    for _ in range(300):
        actions = batch.choose_uniformly().copy()
        actions[::2] = luck.integers(-128, 128, (20, 4))
        batch.step(actions)
        other.step(other.choose_uniformly())
        assert (batch.games[1::2] == other.games[1::2]).all()
        assert (batch.games["rooms"] >= 0).all()


def test_what_nobody_is_asked_for_is_not_read() -> None:
    batch, other = Batch(30, 5, seed=8), Batch(30, 5, seed=8)
    for _ in range(200):
        actions = batch.choose_uniformly()
        actions[batch.legal == 0] = 7
        batch.step(actions)
        other.step(other.choose_uniformly())
        assert (batch.games == other.games).all()


@pytest.mark.parametrize("size", [0, 1])
def test_few_games(size: int) -> None:
    batch = Batch(size, 2)
    assert batch.step(batch.choose_uniformly()) == 0
    assert batch.observe().shape == (size, 2, observing.features(2))


def test_impossible_batches() -> None:
    with pytest.raises(BadValue, match="-1 games"):
        Batch(-1, 2)
    with pytest.raises(BadValue, match="2 to 5 can play, not 6"):
        Batch(1, 6)
    with pytest.raises(BadValue, match="decks of up to 62 party cards"):
        Batch(1, 2, Ruleset("large", wullawakis=17))


@pytest.mark.parametrize(
    "seed", [0, -1, 2**64, -(2**200), 10**100, pytest.param(10**5000, id="long")]
)
def test_seeds_of_any_size(seed: int) -> None:
    assert (Batch(2, 2, seed=seed).games == Batch(2, 2, seed=seed).games).all()
    assert (Batch(2, 2, seed=seed).games != Batch(2, 2, seed=seed + 1).games).all()


@pytest.mark.parametrize("seed", [1.0, "1", None])
def test_what_is_no_seed(seed: object) -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        Batch(2, 2, seed=seed)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]


def test_a_million_live_games_fit() -> None:
    batch = Batch(1_000_000, 5)
    batch.step(batch.choose_uniformly())
    arrays = [part for part in vars(batch).values() if isinstance(part, np.ndarray)]
    assert sum(array.nbytes for array in arrays) <= 128 * 2**20
    assert batch.games.nbytes == 80_000_000


@pytest.mark.parametrize("seats", [2, 5])
def test_actions_are_the_moves_of_the_rules(seats: int) -> None:
    for seat in range(seats):
        moves = [Bid(seat, card) for card in BidCard]
        moves += [Keep(seat) if to == seat else Give(seat, to) for to in range(seats)]
        assert [action_of(move) for move in moves] == [*range(11), *range(11, 11 + seats)]
        assert [move_of(action_of(move), seat) for move in moves] == moves


@pytest.mark.parametrize("name", RULESETS)
def test_r2_6_observations_are_views(name: str) -> None:
    for state in positions(name, 3):
        seats = len(state.hands)
        rows = np.zeros((1, seats, observing.features(seats)), np.int8)
        rules = tables(state.setup.ruleset, seats)
        for viewer in state.setup.seats:
            shown = view(state, viewer)
            hidden = isinstance(state.phase, Deciding) and state.phase.seat != viewer
            game = game_of_view(view(state, state.phase.seat) if hidden else shown)
            observing.observe(rules, game, rows)
            row = rows[0, viewer].tolist()
            for place in range(seats):
                seat = (viewer + place) % seats
                at = observing.A_SEAT * place
                held = [int(card in shown.hands[seat]) for card in BidCard]
                assert row[at : at + 11] == held
                room = [shown.rooms[seat].count(card) for card in PartyCard]
                assert row[at + 11 : at + 28] == room
            rest = row[observing.A_SEAT * seats :]
            bidding = isinstance(state.phase, Bidding)
            card = getattr(shown.phase, "face_up", None) or getattr(shown.phase, "drawn", None)
            assert rest[:17] == [int(kind == card) for kind in PartyCard]
            decides = isinstance(state.phase, Deciding) and not hidden
            assert rest[17:20] == [bidding, bidding and state.phase.second, decides]
            assert rest[20:37] == [shown.unseen[kind] for kind in PartyCard]
            assert rest[37] == shown.supply_left


def test_r2_6_no_game_is_made_of_what_only_another_sees() -> None:
    state = next(s for s in positions("rulebook", 3) if isinstance(s.phase, Deciding))
    other = (state.phase.seat + 1) % 3
    with pytest.raises(BadValue, match=f"R2.6: only seat {state.phase.seat} sees"):
        game_of_view(view(state, other))


def test_playouts_from_a_view_sample_what_it_has_not_seen() -> None:
    """Each with a key of its own: other supplies, the same cards."""
    state = next(s for s in positions("rulebook", 2) if isinstance(s.phase, Bidding))
    games = np.repeat(game_of_view(view(state, 0)), 200)
    games["key"] = np.arange(200)
    scores = np.zeros((200, 2), np.int64)
    uniform_playouts(tables(RULEBOOK, 2), games, scores)
    assert len(np.unique(scores[:, 0])) > 20
    again = np.repeat(game_of_state(state), 2)
    uniform_playouts(tables(RULEBOOK, 2), again, scores[:2])
    assert again[0] == again[1]
    assert (scores[0] == scores[1]).all()


def test_the_order_of_a_supply_is_that_of_the_stream() -> None:
    key = stream.game_key(stream.base_key(4), 2)
    order = supply(RULEBOOK, key)
    assert sorted(order) == list(RULEBOOK.deck)
    assert order != supply(RULEBOOK, key + 1)
