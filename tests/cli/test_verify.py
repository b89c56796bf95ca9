"""``gnumies verify`` proves that nobody chose the order of the cards, and says what it does not."""

import io
import json
import sys
from pathlib import Path

import pytest

from gnumies.cli.app import run
from tests.record.fair_games import fair
from tests.record.games import Data, data, encoded


def written(path: Path, record: Data) -> str:
    path.write_bytes(encoded(record))
    return str(path)


def plain(text: str) -> str:
    """What was printed, without its lines and columns."""
    return " ".join(text.split())


def test_a_proof_is_told_check_by_check_with_its_limits(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = written(tmp_path / "a.json", fair(opened=(1,)))
    assert run(["verify", file]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    told = plain(out)
    assert "a.json: proved fair ok the record holds" in told
    assert "ok seat 0 did not open its nonce and counts as having none" in told
    assert "ok seat 1 opened the nonce that it had committed itself to" in told
    assert "the order hangs on the nonces of these seats: 1; without them" in told
    assert "ok every move is legal" in told
    assert told.count("Not proved: that the host’s machine did not know the order") == 1


def test_a_fault_is_shown_and_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = fair()
    record["fairness"]["secret"] = "00" * 32
    file = written(tmp_path / "a.json", record)
    assert run(["verify", file]) == 1
    out, err = capsys.readouterr()
    reason = "the secret is not the one that the table committed itself to"
    assert f"a.json: not proved ok the record holds what a proof needs FAULT {reason}" in plain(out)
    assert err == f"gnumies: {file}: {reason}\n"


def test_scripts_get_a_line_for_each_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [
        written(tmp_path / "a.json", fair()),
        written(tmp_path / "b.json", data(supply=[])),
        str(tmp_path / "none.json"),
        written(tmp_path / "c.json", fair(secret=None)),
    ]
    assert run(["verify", *files, "--json"]) == 1
    out, err = capsys.readouterr()
    good, broken, missing, early = map(json.loads, out.splitlines())
    assert err == ""
    assert good["verified"] is True
    assert good["checks"][1] == {
        "check": "secret",
        "ok": True,
        "message": "the table opened the secret that it had committed itself to",
    }
    assert all(set(check) == {"check", "ok", "message"} for check in good["checks"])
    assert broken["verified"] is missing["verified"] is early["verified"] is False
    assert [check["check"] for check in broken["checks"]] == ["record"]
    assert broken["checks"][0]["message"].startswith("R1.4: the supply is not the deck")
    assert missing["checks"] == [
        {"check": "record", "ok": False, "message": "No such file or directory"}
    ]
    assert "cannot be verified yet" in early["checks"][1]["message"]


def test_a_bad_file_is_one_line_and_the_others_are_still_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad, good = tmp_path / "bad.json", written(tmp_path / "a.json", fair())
    bad.write_bytes(b"{")
    assert run(["verify", str(bad), str(tmp_path), good]) == 1
    out, err = capsys.readouterr()
    assert "a.json: proved fair" in plain(out)
    first, second = err.splitlines()
    assert first.startswith(f"gnumies: {bad}: not JSON: ")
    assert second == f"gnumies: {tmp_path}: Is a directory"


def test_a_batch_and_standard_input_are_verified_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = encoded(fair()) + b"\n\n" + encoded(data())
    batch = tmp_path / "games.jsonl"
    batch.write_bytes(lines)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    assert run(["verify", str(batch), "-", "--json"]) == 1
    found = [json.loads(line)["verified"] for line in capsys.readouterr().out.splitlines()]
    assert found == [True, False, True, False]


@pytest.mark.parametrize("words", [["verify"], ["verify", "--jsn"], ["verify", "--json"]])
def test_wrong_usage_is_one_line_and_exit_status_2(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gnumies: ")
    assert err.count("\n") == 1


def test_the_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "--help"]) == 0
    assert "Example: gnumies verify evening.gnumies.json" in capsys.readouterr().out
