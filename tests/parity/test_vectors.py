"""The simulator agrees with all of vectors/: whole games, rooms and counts of move sequences."""

import json
from typing import Any

import numpy as np
import pytest

from gnumies.rules import PartyCard, Setup, State, start
from gnumies.sim.batch import action_of
from gnumies.sim.convert import game_of_state, state_of_game
from gnumies.sim.games import uniform_playouts
from gnumies.sim.layout import FIELD_BITS, Games, game_fields
from gnumies.sim.tables import Rules, tables_of
from tests.parity.children import children, legal_masks, stepped
from tests.vectors.programs import ROOT, load

records = load("transcripts")
perft = load("perft")

LINES_OF_GAMES = (ROOT / "vectors" / "games.jsonl").read_text(encoding="utf-8").splitlines()
GAMES = [json.loads(line) for line in LINES_OF_GAMES]
SCORES = json.loads((ROOT / "vectors" / "scores.json").read_text(encoding="utf-8"))
LINES = [json.loads(line) for line in perft.PERFT.read_text("utf-8").splitlines()]


def ends(setup: Setup, moves: list[Any]) -> State:
    """Give the state after all moves, made by the simulator."""
    rules = tables_of(setup)
    game = game_of_state(start(setup)[0])
    while moves:
        masks = legal_masks(rules, game)[0]
        actions = np.full((1, len(masks)), -1, np.int8)
        due = int((masks > 0).sum())
        for move in moves[:due]:
            actions[0, move.seat] = action_of(move)
        moves = moves[due:]
        game = stepped(rules, game, actions).games
    return state_of_game(game, setup)


@pytest.mark.parametrize("record", GAMES, ids=range(len(GAMES)))
def test_game(record: dict[str, Any]) -> None:
    state = ends(records.setup_of(record), [records.move_of(move) for move in record["moves"]])
    expected = record["expected"]
    assert state.over
    assert [score.total for score in state.phase.scores] == expected["scores"]
    assert [list(map(str, room)) for room in state.rooms] == [
        [str(card) for card in sorted(map(PartyCard.parse, room))] for room in expected["rooms"]
    ]
    assert state.supply_left == expected["supply_left"]


def test_rooms() -> None:
    """A game that is over is only scored by a playout, so that its rooms may be any."""
    games = np.zeros(len(SCORES), game_fields(2))
    for game, vector in zip(games, SCORES, strict=True):
        cards = map(PartyCard.parse, vector["room"])
        game["rooms"] = [sum(1 << FIELD_BITS * (card - 1) for card in cards), 0]
    games["table"] = 1 << 14
    scores = np.zeros((len(SCORES), 2), np.int64)
    uniform_playouts(tables_of(perft.setup_of(next(perft.cases()))), games, scores)
    assert scores[:, 0].tolist() == [vector["total"] for vector in SCORES]


Counts = dict[bytes, list[int]]


def counts(rules: Rules, game: Games, depth: int, memo: Counts) -> list[int]:
    """Count the sequences of 1, 2 … moves up to a depth; the bids of a bidding are single moves."""
    key = game.tobytes() + bytes([depth])
    if key not in memo:
        found = [0] * depth
        widths = [int(mask).bit_count() for mask in legal_masks(rules, game)[0] if mask]
        product = 1
        for length, width in enumerate(widths[:depth]):
            product *= width
            found[length] += product
        rest = depth - len(widths)
        if widths and rest > 0:
            made = children(rules, game)
            for index in range(len(made.games)):
                more = counts(rules, made.games[index : index + 1], rest, memo)
                found[len(widths) :] = map(sum, zip(found[len(widths) :], more, strict=True))
        memo[key] = found
    return memo[key]


@pytest.mark.parametrize(
    "case", list(perft.cases()), ids=lambda case: f"{case.ruleset.name}-{case.supply[:9]}"
)
def test_perft(case: Any) -> None:  # noqa: ANN401 - a type of the script
    data = perft.setup_data(case)
    expected = [line["count"] for line in LINES if data.items() <= line.items()]
    setup = perft.setup_of(case)
    rules = tables_of(setup)
    found = counts(rules, game_of_state(start(setup)[0]), len(expected), {})
    assert found == expected
