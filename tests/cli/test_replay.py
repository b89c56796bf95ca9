"""``gnumies replay`` says what became of recorded games."""

import io
import json
import sys
from pathlib import Path

import pytest

from gnumies.cli.app import run
from tests.record.games import bid, data, encoded

VECTORS = Path(__file__).parents[2] / "vectors" / "games.jsonl"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.gnumies.json"
    path.write_bytes(encoded(data()))
    return path


def answers(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_batch_is_answered_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(VECTORS), "--json"]) == 0
    found = answers(capsys)
    lines = VECTORS.read_text(encoding="utf-8").splitlines()
    expected = [json.loads(line)["expected"] for line in lines]
    assert [each["scores"] for each in found] == [each["scores"] for each in expected]
    assert [each["rounds"] for each in found] == [each["rounds"] for each in expected]


def test_a_bad_line_is_answered_in_its_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    illegal = encoded(data(moves=[bid(0, "50"), bid(1, "40"), bid(0, "G")]))
    lines = [encoded(data()), b"", b"{", illegal, encoded(data())]
    stdin = io.TextIOWrapper(io.BytesIO(b"\n".join(lines)))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert run(["replay", "-", "--json"]) == 1
    good, no_json, broken, other = answers(capsys)
    assert good == other
    assert good["complete"] is False
    assert no_json["error"] == {
        "move": None,
        "rule": None,
        "message": "not JSON: Expecting property name enclosed in double quotes"
        " at line 1, column 2",
    }
    assert broken["error"] == {
        "move": 2,
        "rule": "R3.2",
        "message": "no Gnalli may be played on a Wullawaki",
    }


def test_people_get_one_line_for_a_bad_record(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_bytes(encoded(data(moves=[bid(0, "50"), bid(0, "60")])))
    assert run(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == (
        f"gnumies: {file}: move 1: R9.2: seat 0 has bid in this bidding;"
        " only its last bid is written\n"
    )


def test_the_position_after_some_moves_is_what_a_spectator_sees(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert run(["replay", str(file), "--json", "--at", "1"]) == 0
    (shown,) = answers(capsys)
    assert shown["viewer"] is None
    assert shown["awaited"] == [1]
    assert "50" not in json.dumps(shown["phase"])


def test_people_see_rooms_hands_and_the_explained_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "end.gnumies.json"
    path.write_text(VECTORS.read_text(encoding="utf-8").partition("\n")[0], encoding="utf-8")
    assert run(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "P1 wins with 71 points" in out
    assert "R7.1" in out
    assert run(["replay", str(path), "--at", "3"]) == 0
    assert "bids are due for" in capsys.readouterr().out


def test_a_name_cannot_paint_on_the_terminal(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    players = [{"name": "[red]\x1b[2J", "color": "red"}, {"name": "Bo", "color": "gray"}]
    file.write_bytes(encoded(data(players=players)))
    assert run(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert r"[red]\u{1b}[2J" in out
    assert "\x1b[2J" not in out


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_file_that_is_not_there_does_not_stop_the_others(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path, json_too: list[str]
) -> None:
    assert run(["replay", str(tmp_path / "none.json"), str(file), *json_too]) == 1
    out, err = capsys.readouterr()
    assert "No such file or directory" in out + err
    assert '"complete": false' in out or "bids are due" in out


def test_a_position_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert run(["replay", str(file), "--at", "3"]) == 1
    assert "there is no position after 3 moves, but 0 to 2" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_an_unknown_option_is_told_before_any_answer(
    capsys: pytest.CaptureFixture[str], file: Path, verb: str
) -> None:
    assert run([verb, str(file), "--jso"]) == 2
    assert capsys.readouterr() == ("", f"gnumies: {verb} has no option --jso\n")
