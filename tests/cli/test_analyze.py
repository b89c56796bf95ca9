"""``gnumies analyze`` tells what every bid was worth, to people and to scripts."""

import io
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gnumies.cli.app import run
from gnumies.record import write
from gnumies.rules import BidCard
from tests.cli.systems import posix
from tests.coach.endings import ending
from tests.record.games import bid, data, encoded

TEN, FIFTY, HUNDRED = BidCard.TEN, BidCard.FIFTY, BidCard.HUNDRED
BLUNDER = write(ending((HUNDRED, TEN), (FIFTY, TEN)))
QUICK = ["--lines", "640", "--threads", "1"]


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "a.gnumies.json"
    path.write_bytes(BLUNDER)
    return str(path)


def test_people_read_what_was_given_away(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyze", file, *QUICK]) == 0
    told = capsys.readouterr().out
    assert "\N{MINUS SIGN}50.0%" in told
    assert "Round 2, for guest 15: Bo bid 10, which was too little; better: 100." in told
    assert "The bids for guest 15: Ada +100.0% and Bo \N{MINUS SIGN}100.0%." in told
    assert "Ada  ▁▁▁██ 100%" in told


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Runde 2, um Gast 15: Bo bot 10, das war zu wenig; besser: 100."),
        ("nl", "Ronde 2, om gast 15: Bo bood 10, dat was te weinig; beter: 100."),
    ],
)
def test_it_speaks_every_language(
    file: str, lang: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyze", file, "--lang", lang, *QUICK]) == 0
    assert sentence in capsys.readouterr().out
    assert run(["analyze", file, "--lang", "xx", *QUICK]) == 1
    assert "there are no texts in 'xx'" in capsys.readouterr().err


def test_every_choice_of_a_seat_can_be_told(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyze", file, "--seat", "1", *QUICK]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if "guest 15" in line]
    assert len(rows) == 1
    assert [cell.strip() for cell in rows[0].strip("│").split("│")][2:] == [
        "10",
        "100",
        "50.0%",
        "50.0%",
    ]
    assert run(["analyze", file, "--seat", "2", *QUICK]) == 1
    assert "there is no seat 2 among 2" in capsys.readouterr().err


def test_the_matrix_of_a_move(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyze", file, "--matrix", "3", "--json", *QUICK]) == 0
    square = json.loads(capsys.readouterr().out)
    assert square["win"] == [[0, 0, 0], [1, 1, 0]]
    assert run(["analyze", file, "--matrix", "3", *QUICK]) == 0
    assert "Ada’s chance to win" in capsys.readouterr().out
    assert run(["analyze", file, "--matrix", "4", *QUICK]) == 1
    assert "there is no move 4 to reckon a matrix for, but 0 to 3" in capsys.readouterr().err


def test_a_batch_is_answered_line_by_line_and_added_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    illegal = encoded(data(moves=[bid(0, "50"), bid(1, "40"), bid(0, "G")]))
    stdin = io.TextIOWrapper(io.BytesIO(b"\n".join(map(flat, (BLUNDER, illegal, BLUNDER)))))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert run(["analyze", "-", "--json", *QUICK]) == 1
    first, broken, second, careers = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == second
    assert first["format"] == "gnumies-analysis/1"
    assert broken["error"]["move"] == 2
    assert broken["error"]["rule"] == "R3.2"
    assert [(each["name"], each["games"]) for each in careers["players"]] == [("Ada", 2), ("Bo", 2)]


def flat(record: bytes) -> bytes:
    return json.dumps(json.loads(record)).encode()


def test_people_get_one_line_for_an_illegal_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gnumies.json"
    path.write_bytes(encoded(data(moves=[bid(0, "50"), bid(1, "40"), bid(0, "G")])))
    assert run(["analyze", str(path), *QUICK]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [
        f"gnumies: {path}: move 2: R3.2: no Gnalli may be played on a Wullawaki"
    ]


def test_several_games_are_summed_up(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyze", file, file, *QUICK]) == 0
    told = capsys.readouterr().out
    assert "All games together" in told
    assert told.count("Bo bid 10") == 4


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ([], "analyze needs a file"),
        (["--linse", "3"], "analyze has no option --linse"),
        (["a", "--lines", "0"], "0 lines, where 1 or more are possible"),
        (["a", "--lines", "9" * 20], "99999999999999999999 lines, where up to 1000000000 are"),
        (["a", "--threads", "0"], "0 threads, where 1 or more are possible"),
    ],
)
def test_wrong_usage(words: list[str], fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyze", *words]) == 2
    assert fault in capsys.readouterr().err


HANGING = """
import sys, time
from pathlib import Path
from threading import current_thread, main_thread
from gnumies.cli.app import main
from gnumies.coach import analysis, matrix

def hang(*_):
    assert current_thread() is not main_thread(), "which hears Ctrl-C"
    Path({marker!r}).touch()
    time.sleep(600)

analysis.judge = matrix.matrix = hang
main()
"""


@posix
@pytest.mark.parametrize("more", [[], ["--matrix", "0"]], ids=["analysis", "matrix"])
def test_ctrl_c_does_not_wait_for_what_is_being_reckoned(
    file: str, more: list[str], tmp_path: Path
) -> None:
    marker = tmp_path / "marker"
    script = HANGING.format(marker=str(marker))
    with subprocess.Popen(
        [sys.executable, "-c", script, "analyze", file, *QUICK, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        while not marker.exists():
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        try:
            out, err = running.communicate(timeout=20)
        finally:
            running.kill()
    assert (running.returncode, out, err) == (130, "", "gnumies: interrupted\n")
