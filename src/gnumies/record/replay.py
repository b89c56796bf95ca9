"""Replaying a record: a strict fold of ``play`` over its moves (R9.2, R9.3)."""

from collections.abc import Iterable
from dataclasses import dataclass

from gnumies.record.errors import RecordError
from gnumies.record.model import Record
from gnumies.rules import (
    Bid,
    Bidding,
    Event,
    IllegalMove,
    Move,
    Over,
    PartyCard,
    State,
    Step,
    play,
    start,
)
from gnumies.rules.events import CardRemoved, CardWon
from gnumies.rules.notation import Json


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a record's moves lead, and everything that happened on the way."""

    state: State
    events: tuple[Event, ...]

    @property
    def rounds(self) -> tuple[tuple[PartyCard, int | None], ...]:
        """Each face-up card and the seat that won it, ``None`` where nobody was left to bid."""
        return tuple(
            (event.card, event.seat if isinstance(event, CardWon) else None)
            for event in self.events
            if isinstance(event, CardWon | CardRemoved)
        )


def replay(record: Record, moves: int | None = None) -> Replay:
    """Play the record's first ``moves`` moves, or all; ``RecordError`` names the first bad one."""
    if moves is not None and not 0 <= moves <= len(record.moves):
        raise RecordError(f"there is no position after {moves} moves, but 0 to {len(record.moves)}")
    state, events = start(record.setup)
    told = list(events)
    for number, recorded in enumerate(record.moves[:moves]):
        state, events = _strictly(state, recorded.move, number)
        told += events
    return Replay(state, tuple(told))


def summary(replayed: Replay) -> dict[str, Json]:
    """A game in short, as plain data: the result if there is one, rooms before scoring, rounds."""
    state = replayed.state
    data: dict[str, Json] = {"complete": state.over}
    if isinstance(state.phase, Over):
        data["scores"] = [score.total for score in state.phase.scores]
        data["winners"] = list(state.phase.winners)
    data["rooms"] = [_texts(room) for room in state.rooms]
    data["rounds"] = [[str(card), seat] for card, seat in replayed.rounds]
    data["supply_left"] = state.supply_left
    return data


def _strictly(state: State, move: Move, number: int) -> Step:
    """A move of a record, which holds no bid that was replaced (R9.2)."""
    phase = state.phase
    try:
        step = play(state, move)
    except IllegalMove as error:
        raise RecordError(error.reason, rule=error.rule, move=number) from None
    if isinstance(move, Bid) and isinstance(phase, Bidding) and phase.bids[move.seat] is not None:
        reason = f"seat {move.seat} has bid in this bidding; only its last bid is written"
        raise RecordError(reason, rule="R9.2", move=number)
    return step


def _texts(cards: Iterable[PartyCard]) -> list[Json]:
    return [str(card) for card in cards]
