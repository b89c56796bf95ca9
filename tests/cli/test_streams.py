"""Streams that are closed, written to by others, or given what would restyle a terminal."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gnumies.cli.app import run
from tests.cli.systems import posix
from tests.record.games import data, encoded

ROOT = Path(__file__).parents[2]
GNUMIES = f"{sys.executable} -m gnumies"
CHOOSE = "    def choose(self, view, rng, budget):\n"
LOUD = f"""
import os, sys
def shout():
    print("loud")
    print("loud", file=sys.__stdout__)
    os.write(1, b"loud\\n")
shout()
os.system("echo loud")
class Bot:
    def __init__(self):
        shout()
{CHOOSE}        shout()
        return view.legal[0]
"""
HANGING = f"""
import os, time
class Bot:
{CHOOSE}        with open({{marker!r}}, "a") as file:
            file.write(f"{{{{os.getpid()}}}}\\n")
        time.sleep(1000)
"""
PAINT = "\x1b[31m\u202e"


def shell(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S602 - only a shell closes streams
        command, shell=True, capture_output=True, text=True, check=False, cwd=ROOT
    )


@posix
@pytest.mark.parametrize("words", ["rules", "score 3 --json", "play", "simulate --games 0", "-h"])
def test_without_standard_output_there_is_one_line(words: str) -> None:
    done = shell(f"{GNUMIES} {words} >&-")
    assert (done.returncode, done.stderr) == (
        1,
        "gnumies: there is no standard output to answer on\n",
    )


@posix
@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("replay -", "there is no standard input to read"),
        ("verify -", "there is no standard input to read"),
        ("play", "play needs a terminal with a keyboard"),
    ],
)
def test_without_standard_input_there_is_one_line(words: str, line: str) -> None:
    done = shell(f"{GNUMIES} {words} <&-")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"gnumies: {line}\n")


@posix
def test_without_standard_error_there_is_still_an_answer(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(LOUD)
    done = shell(f"{GNUMIES} simulate --bots {bot} --games 51 --threads 2 --json 2>&-")
    assert done.returncode == 0
    assert json.loads(done.stdout)["failed"] == 0
    assert shell(f"{GNUMIES} score 16 2>&-").returncode == 1


@pytest.mark.parametrize(("threads", "games"), [("1", "2"), ("2", "51")])
def test_what_bots_write_is_no_part_of_the_answer(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, threads: str, games: str
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(LOUD)
    words = ["simulate", "--bots", f"{bot},random", "--games", games, "--threads", threads]
    assert run([*words, "--json"]) == 0
    out, err = capfd.readouterr()
    assert json.loads(out)["failed"] == 0
    assert "loud" in err
    assert not err.replace("loud", "").split()


@posix
@pytest.mark.parametrize("threads", ["1", "2"])
def test_ctrl_c_ends_a_run_whose_bot_hangs(tmp_path: Path, threads: str) -> None:
    marker, bot = tmp_path / "pids", tmp_path / "bot.py"
    bot.write_text(HANGING.format(marker=str(marker)))
    words = ["simulate", "--bots", str(bot), "--games", "1000", "--threads", threads]
    with subprocess.Popen(
        [sys.executable, "-m", "gnumies", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        while not (marker.exists() and marker.read_text().count("\n") == int(threads)):
            assert running.poll() is None
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        out, err = running.communicate(timeout=20)
    assert (running.returncode, out, err) == (130, "", "gnumies: interrupted\n")
    for pid in marker.read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def painted(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints, of which nothing may paint."""
    run(words)
    text = "".join(capsys.readouterr())
    assert not {"\x1b", "\u202e"} & set(text)
    assert "\\u{1b}[31m" in text or "\\x1b[31m" in text
    return text


@posix
@pytest.mark.parametrize("verb", ["replay", "verify"])
@pytest.mark.parametrize("record", [encoded(data()), b"{"])
def test_the_name_of_a_file_cannot_paint(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, verb: str, record: bytes
) -> None:
    path = tmp_path / f"{PAINT}\n.json"
    path.write_bytes(record)
    painted(capsys, verb, str(path))
    painted(capsys, verb, f"{path}.none")


@posix
def test_nothing_else_from_outside_can_paint(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bot, bad = tmp_path / f"{PAINT}.py", tmp_path / "a.json"
    painted(capsys, "simulate", "--bots", str(bot))
    bot.write_text(f"class Bot:\n{CHOOSE}        raise ValueError({PAINT!r})\n")
    painted(capsys, "simulate", "--bots", str(bot), "--games", "1", "--threads", "1")
    bad.write_bytes(encoded(data(luckynits={PAINT: 1})))
    painted(capsys, "replay", str(bad))
    painted(capsys, "simulate", "--ruleset", PAINT)
    painted(capsys, "simulate", f"--{PAINT}")
    painted(capsys, PAINT)
