"""The engine agrees with every room of vectors/scores.json, which others wrote."""

import json

import pytest

from gnumies.rules import PartyCard, score_room
from tests.vectors.programs import ROOT

SCORES = json.loads((ROOT / "vectors" / "scores.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", SCORES, ids=lambda vector: "-".join(vector["room"]) or "empty")
def test_room(vector: dict[str, list[str] | int]) -> None:
    assert score_room(map(PartyCard.parse, vector["room"])).total == vector["total"]


def test_every_room_is_there() -> None:
    assert len(SCORES) == 300
