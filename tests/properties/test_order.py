"""The bids of one bidding are a set: neither order nor second thoughts leave a trace (R2.3)."""

from random import Random

from hypothesis import given

from gnumies.rules import Bid, Bidding, Setup, State, legal_moves, play, start
from gnumies.rules.events import BidPlaced, Event
from tests.properties.games import games, moves_of, random_move, replay, seeds, setups


def place(state: State, bids: list[Bid]) -> tuple[State, list[Event]]:
    """Place these bids in this order; give the events that tell more than that someone has bid."""
    events: list[Event] = []
    for bid in bids:
        state, told = play(state, bid)
        events += told
    return state, [event for event in events if not isinstance(event, BidPlaced)]


def bids_for(state: State, rng: Random) -> list[Bid]:
    return [rng.choice(legal_moves(state, seat)) for seat in state.awaited]


@given(setups(), seeds)
def test_any_order_of_bids_gives_the_same_state_and_events(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    state, _ = start(setup)
    while not state.over:
        if isinstance(state.phase, Bidding):
            bids = bids_for(state, rng)
            shuffled = rng.sample(bids, len(bids))
            after = place(state, bids)
            assert after == place(state, shuffled)
            state = after[0]
        else:
            state, _ = play(state, random_move(state, rng))


@given(setups(), seeds)
def test_a_replaced_bid_leaves_no_trace(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    state, _ = start(setup)
    while not state.over:
        if isinstance(state.phase, Bidding) and len(state.awaited) > 1:
            first, again = (rng.choice(legal_moves(state, state.awaited[0])) for _ in range(2))
            once, _ = play(state, again)
            twice, silence = play(play(state, first)[0], again)
            assert once == twice
            assert silence == ()
        state, _ = play(state, random_move(state, rng))


@given(games())
def test_a_game_replays_from_its_moves(game: list) -> None:
    state, events = replay(game[0].state.setup, moves_of(game))
    assert state == game[-1].state
    assert events == [event for moment in game for event in moment.events]
