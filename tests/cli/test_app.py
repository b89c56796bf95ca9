"""Every fault is one line and an exit status; every verb explains itself."""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from gnumies.cli.app import run
from gnumies.cli.inputs import luckynits_file
from gnumies.rules import DEFAULT_LUCKYNITS
from tests.record.games import data, encoded

VERBS = ("analyze", "play", "replay", "rules", "score", "serve", "simulate", "verify")


@pytest.mark.parametrize(
    "words",
    [
        ["bogus"],
        ["score", "--jsn"],
        ["replay"],
        ["replay", "--jsn", "x"],
        ["replay", "x", "--at", "soon"],
        ["simulate", "--games", "1e3"],
        ["simulate", "--games"],
    ],
)
def test_wrong_usage_is_one_line_and_exit_status_2(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gnumies: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["bogus"], f"there is no command 'bogus'; there are {', '.join(VERBS)}"),
        (["serve", "8000"], "serve takes no '8000'; see gnumies serve --help"),
    ],
)
def test_a_word_too_many_is_told_what_there_is(
    capsys: pytest.CaptureFixture[str], words: list[str], fault: str
) -> None:
    assert run(words) == 2
    assert capsys.readouterr().err == f"gnumies: {fault}\n"


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_every_verb_has_an_example(
    capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    assert run([verb, "--help"]) == 0
    assert f"Example: gnumies {verb}" in capsys.readouterr().out


def test_the_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    out = capsys.readouterr().out
    for verb in VERBS:
        assert f"{verb} " in out


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == version("gnumies")


def piped(words: list[str], **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "gnumies", *words]
    return subprocess.run(command, capture_output=True, env=environment, check=False)


def test_a_terminal_that_cannot_show_a_name_shows_its_code_points(tmp_path: Path) -> None:
    path = tmp_path / "名.json"
    done = piped(["replay", str(path)], PYTHONIOENCODING="ascii", LANG="C")
    assert done.returncode == 1
    assert b"No such file" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = f"{sys.executable} -m gnumies rules | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, check=False)  # noqa: S602
    assert done.stderr == b""


def test_without_a_terminal_play_says_so_in_one_line() -> None:
    done = piped(["play"])
    assert done.returncode == 1
    assert done.stderr == b"gnumies: play needs a terminal with a keyboard\n"


def test_r1_3_the_example_of_a_table_of_luckynits_is_the_usual_one() -> None:
    path = Path(__file__).parents[2] / "examples" / "luckynits.json"
    assert luckynits_file(str(path)) == DEFAULT_LUCKYNITS


@pytest.mark.parametrize(("words", "status"), [(["--bots", "greedy"], 1), (["--seed", "1"], 2)])
def test_a_game_is_resumed_with_its_own_setup_but_bots_may_be_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: list[str],
    status: int,
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    saved = tmp_path / "a.gnumies.json"
    saved.write_bytes(encoded(data()))
    assert run(["play", "--resume", str(saved), *words]) == status
    told = {1: "play needs a terminal with a keyboard", 2: "leave out all but --bots"}
    assert told[status] in capsys.readouterr().err
