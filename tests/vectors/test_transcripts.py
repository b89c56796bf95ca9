"""Golden transcripts: what every viewer of three whole games sees, step by step."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from gnumies.rules import RULESETS
from tests.vectors.programs import load

transcripts = load("transcripts")

IN_EVERY_GAME = {
    *("card-turned", "bid-placed", "bids-revealed", "card-won", "bids-discarded", "bids-returned"),
    *("rest-swept", "game-ended"),
}
WITH_GNALLIS = {
    *("gnallis-returned", "second-bidding", "gnalli-drew", "gnalli-saw", "drawn-kept"),
    *("drawn-given", "gnalli-holder-left"),
}
EVENTS = {
    "rulebook": IN_EVERY_GAME | WITH_GNALLIS | {"sat-out"},
    "dutch": IN_EVERY_GAME | WITH_GNALLIS | {"gnalli-forced"},
    "overview": IN_EVERY_GAME,
}


def steps(name: str) -> list[dict]:
    path = transcripts.FOLDER / f"{name}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", RULESETS)
def test_nothing_has_changed(name: str) -> None:
    assert transcripts.difference(name) == ""


@pytest.mark.parametrize("name", RULESETS)
def test_the_game_is_worth_its_file(name: str) -> None:
    """It has nearly every event of its ruleset, a tie, a Wullawaki and a Copicastor."""
    events = [event for step in steps(name) for event in step["spectator"]["events"]]
    shown = [event for event in events if isinstance(event, dict)]
    hidden = {"gnalli-saw"} if len(shown) < len(events) else set()
    assert {event["type"] for event in shown} | hidden >= EVENTS[name]
    won = [event for event in shown if event["type"] == "card-won"]
    assert {event["card"] for event in won} >= {"W", "C"}
    assert any(event["tied"] for event in won)
    assert steps(name)[-1]["spectator"]["view"]["phase"]["type"] == "over"


@pytest.mark.parametrize("name", ["rulebook", "dutch"])
def test_a_drawn_card_is_kept_given_and_forced(name: str) -> None:
    moves = [step["move"] or {} for step in steps(name)]
    assert any("keep" in move for move in moves)
    assert any("give" in move for move in moves)
    events = [event for step in steps(name) for event in step["spectator"]["events"]]
    assert any(isinstance(event, dict) and event.get("gnalli_back") for event in events)


@pytest.mark.parametrize("name", ["rulebook", "dutch"])
def test_a_hidden_event_is_its_number_to_all_but_one(name: str) -> None:
    told = 0
    for step in steps(name):
        streams = [step[viewer]["events"] for viewer in step if viewer not in ("step", "move")]
        for number, event in enumerate(zip(*streams, strict=True), start=told):
            hidden = [seen for seen in event if seen == number]
            assert len(hidden) in (0, len(streams) - 1)
        told += len(streams[0])


@pytest.mark.parametrize("name", RULESETS)
def test_the_file_is_small(name: str) -> None:
    assert (transcripts.FOLDER / f"{name}.jsonl").stat().st_size < 400_000


def test_the_check_passes_and_names_the_first_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert transcripts.main(["--check"]) == 0
    folder = copytree(transcripts.FOLDER, tmp_path / "transcripts")
    changed = (folder / "dutch.jsonl").read_text(encoding="utf-8").replace('"step":3', '"step":4')
    (folder / "dutch.jsonl").write_text(changed, encoding="utf-8")
    monkeypatch.setattr(transcripts, "FOLDER", folder)
    assert transcripts.main(["--check"]) == 1
    assert capsys.readouterr().out.startswith("dutch.jsonl:4\n")
    assert transcripts.main([]) == transcripts.main(["--check"]) == 0
