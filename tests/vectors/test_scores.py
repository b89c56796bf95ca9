"""Python and the web agree with vectors/scores.json, which others wrote, and with each other."""

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from random import Random

import pytest

from gnumies.rules import RULEBOOK, PartyCard, score_room
from gnumies.rules.notation import Json, score_data
from tests.vectors.programs import ROOT

SCORES = json.loads((ROOT / "vectors" / "scores.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", SCORES, ids=lambda vector: "-".join(vector["room"]) or "empty")
def test_room(vector: dict[str, list[str] | int]) -> None:
    assert score_room(map(PartyCard.parse, vector["room"])).total == vector["total"]


def test_every_room_is_there() -> None:
    assert len(SCORES) == 300


def any_room(rng: Random) -> list[PartyCard]:
    """Give a room of up to 25 cards of the deck in any order, often of few kinds."""
    kinds = set(rng.sample(list(PartyCard), rng.choice([3, 5, 8, 17])))
    kinds |= {PartyCard.WULLAWAKI} if rng.random() < 0.6 else set[PartyCard]()
    cards = [card for card in RULEBOOK.deck if card in kinds]
    return rng.sample(cards, rng.randint(0, min(25, len(cards))))


def scored_by_the_web(rooms: Sequence[Sequence[PartyCard]]) -> list[dict[str, Json]]:
    """What web/src/lib/score.ts says."""
    if not (ROOT / "web/node_modules/vite").is_dir() or shutil.which("bash") is None:
        say = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        say("the tools of the web app are missing: scripts/web check installs them")
    done = subprocess.run(
        ["bash", "scripts/web", "score"],  # noqa: S607 - whichever bash there is
        cwd=ROOT,
        input=json.dumps([[str(card) for card in room] for room in rooms]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_web_scores_as_python_does_to_the_last_reason() -> None:
    rng = Random("rooms")
    rooms = [any_room(rng) for _ in range(4000)]
    choices = sum(room.count(PartyCard.WULLAWAKI) >= 3 for room in rooms)
    assert choices > 500
    assert {room.count(PartyCard.WULLAWAKI) for room in rooms} == set(range(8))
    mine = [score_data(score_room(room)) for room in rooms]
    for room, web, python in zip(rooms, scored_by_the_web(rooms), mine, strict=True):
        assert (room, web) == (room, python)
