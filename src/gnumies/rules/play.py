"""The one transition of the game: ``start`` makes the first state, ``play`` every other."""

from typing import cast

from gnumies.rules import bidding, gnalli
from gnumies.rules.draft import Draft
from gnumies.rules.ending import next_round
from gnumies.rules.events import BidPlaced, Event
from gnumies.rules.legal import check
from gnumies.rules.moves import Bid, Give, Move
from gnumies.rules.setup import Setup
from gnumies.rules.state import Bidding, Deciding, Over, Phase, State

Step = tuple[State, tuple[Event, ...]]
"""A state, and what happened on the way to it."""


def start(setup: Setup) -> Step:
    """Deal the hands (R1.2) and open the first round (R2.1)."""
    hands = (setup.ruleset.hand,) * len(setup.colors)
    rooms = ((),) * len(setup.colors)
    undealt = State(setup, round=0, drawn=0, hands=hands, rooms=rooms, removed=(), phase=Over())
    return _follow(Draft(undealt), None)


def play(state: State, move: Move) -> Step:
    """Make a move with all that it forces; ``IllegalMove`` where ``check`` refuses it.

    The bids of one bidding give the same state in any order, and replacing one is no event (R2.3).
    """
    check(state, move)
    # The casts tell the type checker what check has made sure of.
    if isinstance(move, Bid):
        return _bid(state, cast("Bidding", state.phase), move)
    draft = Draft(state)
    if isinstance(move, Give):
        gnalli.give(draft, cast("Deciding", state.phase), move.to)
    else:
        gnalli.keep(draft, cast("Deciding", state.phase))
    return _follow(draft, None)


def _bid(state: State, phase: Bidding, move: Bid) -> Step:
    """Place or replace a bid; the last one to come in reveals them all (R2.3)."""
    placed = bidding.place(phase, move)
    events = (BidPlaced(move.seat),) if phase.bids[move.seat] is None else ()
    if not placed.complete:
        return state.with_phase(placed), events
    draft = Draft(state, events)
    return _follow(draft, bidding.reveal(draft, placed))


def _follow(draft: Draft, phase: Phase | None) -> Step:
    """Turn cards over until somebody is asked for a move or the game is over."""
    while phase is None:
        phase = next_round(draft)
    return draft.freeze(phase), tuple(draft.events)
