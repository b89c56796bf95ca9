"""The engine agrees with every whole game of vectors/games.jsonl, which others wrote."""

import json
from typing import Any

import pytest

from gnumies.rules import Event, play, start
from gnumies.rules.events import CardRemoved, CardTurned, CardWon
from tests.vectors.programs import ROOT, load

records = load("transcripts")

GAMES = (ROOT / "vectors" / "games.jsonl").read_text(encoding="utf-8").splitlines()

Record = dict[str, Any]


def rounds(events: list[Event]) -> list[list[str | int | None]]:
    """Give each round's face-up card with the seat that won it, or None."""
    turned = [str(event.card) for event in events if isinstance(event, CardTurned)]
    takers = [event for event in events if isinstance(event, CardWon | CardRemoved)]
    winners = [event.seat if isinstance(event, CardWon) else None for event in takers]
    return [[card, winner] for card, winner in zip(turned, winners, strict=True)]


def outcome(record: Record) -> Record:
    state, told = start(records.setup_of(record))
    events = list(told)
    for move in record["moves"]:
        state, told = play(state, records.move_of(move))
        events += told
    assert state.over
    return {
        "scores": [score.total for score in state.phase.scores],
        "winners": list(state.phase.winners),
        "rooms": [sorted(map(str, room)) for room in state.rooms],
        "rounds": rounds(events),
        "supply_left": state.supply_left,
    }


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_game(number: int) -> None:
    record = json.loads(GAMES[number])
    assert outcome(record) == record["expected"]


def test_every_game_is_there() -> None:
    assert len(GAMES) == 266
