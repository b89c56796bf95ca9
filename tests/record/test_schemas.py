"""The JSON schemas under docs/ say what the code reads and shows."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from gnumies.record import Record, read, read_batch, record_data, replay
from gnumies.rules import view
from gnumies.rules.notation import view_data
from tests.record.games import TINY_RULESET, data, encoded

ROOT = Path(__file__).parents[2]


def validator(name: str) -> Draft202012Validator:
    schema = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


RECORD = validator("record")
VIEW = validator("view")


def games() -> list[Record]:
    with (ROOT / "vectors" / "games.jsonl").open("rb") as file:
        records = [record for _, record in read_batch(file) if isinstance(record, Record)]
    return Random(1).sample(records, 12)


def test_r9_1_what_is_written_fits_the_schema() -> None:
    for record in games():
        RECORD.validate(record_data(record))
    tiny = data(ruleset=TINY_RULESET, supply=["1", "1", "2", "C", "W"], moves=[])
    RECORD.validate(record_data(read(encoded(tiny))))


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "gnumies-record/2"},
        {"players": [{"name": "Ada", "color": "red"}]},
        {"supply": [7]},
        {"moves": [{"seat": 0}]},
        {"moves": [{"seat": 0, "bid": "50", "keep": True}]},
        {"moves": [{"seat": 0, "bid": "50", "by": "me"}]},
        {"ended": "lost"},
        {"ruleset": TINY_RULESET | {"gnalli": 1}},
        {"luckynits": {}},
    ],
)
def test_r9_1_what_the_reader_refuses_does_not_fit_the_schema(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        RECORD.validate(data(**changes))
    with pytest.raises(ValueError, match=r"^(R|move)"):
        read(encoded(data(**changes)))


def test_every_view_of_every_seat_and_the_spectator_fits_its_schema() -> None:
    for record in games():
        for moves in range(0, len(record.moves) + 1, 20):
            state = replay(record, moves).state
            for viewer in (None, *state.setup.seats):
                VIEW.validate(view_data(view(state, viewer)))
    for viewer in (None, *state.setup.seats):
        VIEW.validate(view_data(view(replay(record).state, viewer)))


def test_a_view_with_anything_more_does_not_fit() -> None:
    shown = view_data(view(replay(games()[0], 0).state, 0))
    for hidden in ("supply", "bids", "setup"):
        with pytest.raises(ValidationError):
            VIEW.validate({**shown, hidden: []})
