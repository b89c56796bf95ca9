"""Any game at all: strategies for rulesets and setups, and games of random moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from gnumies.rules import (
    FEWEST_SEATS,
    MOST_SEATS,
    RULESETS,
    BidCard,
    Bidding,
    Color,
    Event,
    Move,
    PartyCard,
    Ruleset,
    Setup,
    State,
    legal_moves,
    play,
    start,
)

VALUES = [card for card in BidCard if card is not BidCard.GNALLI]
GUESTS = [card for card in PartyCard if card.is_guest]
MOST_TINY_VALUES = 4
MOST_TINY_GUESTS = 4
MOST_TINY_COPIES = 3

seeds = st.integers(0, 2**64 - 1)


@dataclass(frozen=True)
class Moment:
    """A state in a game, with the move that led to it (none to the first) and its events."""

    move: Move | None
    state: State
    events: tuple[Event, ...]


def tiny_ruleset(rng: Random) -> Ruleset:
    """Make up a ruleset of a few cards, with any setting of the four switches."""
    guests = sorted(rng.sample(GUESTS, rng.randint(1, MOST_TINY_GUESTS)))
    return Ruleset(
        "tiny",
        bid_values=tuple(sorted(rng.sample(VALUES, rng.randint(1, MOST_TINY_VALUES)))),
        guests=tuple((guest, rng.randint(1, MOST_TINY_COPIES)) for guest in guests),
        wullawakis=rng.randint(0, 4),
        copicastors=rng.randint(0, 2),
        gnalli=rng.random() < 0.8,
        copicastor_to=rng.choice(["lowest", "highest"]),
        stuck=rng.choice(["sits-out", "plays-gnalli"]),
        bare_gnallis_leave=rng.choice(["when-barred", "any-round"]),
    )


def any_setup(rng: Random, ruleset: Ruleset, players: int) -> Setup:
    """Shuffle the colours, the ages and the supply."""
    return Setup(
        ruleset,
        tuple(rng.sample(list(Color), players)),
        tuple(rng.sample(ruleset.deck, len(ruleset.deck))),
        tuple(rng.sample(range(players), players)),
    )


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Give any setup; half of them are tiny, where the rare rules are common."""
    rng = Random(draw(seeds))
    printed = draw(st.sampled_from([None, None, None, *RULESETS.values()]))
    players = draw(st.integers(FEWEST_SEATS, MOST_SEATS))
    return any_setup(rng, printed or tiny_ruleset(rng), players)


def random_game(setup: Setup, rng: Random) -> Iterator[Moment]:
    """Play a whole game at random; some bids are replaced on the way."""
    state, events = start(setup)
    yield Moment(None, state, events)
    while not state.over:
        move = random_move(state, rng)
        state, events = play(state, move)
        yield Moment(move, state, events)


def random_move(state: State, rng: Random) -> Move:
    """Choose any legal move of any seat that may move."""
    seats = state.awaited
    if isinstance(state.phase, Bidding) and rng.random() < 0.1:
        seats = state.phase.bidders
    return rng.choice(legal_moves(state, rng.choice(seats)))


@st.composite
def games(draw: st.DrawFn) -> list[Moment]:
    """Give any whole game."""
    return list(random_game(draw(setups()), Random(draw(seeds))))


def moves_of(game: list[Moment]) -> list[Move]:
    """Give the moves of a game."""
    return [moment.move for moment in game if moment.move is not None]


def replay(setup: Setup, moves: list[Move]) -> tuple[State, list[Event]]:
    """Play these moves, and give the last state and all events."""
    state, told = start(setup)
    events = list(told)
    for move in moves:
        state, told = play(state, move)
        events += told
    return state, events
