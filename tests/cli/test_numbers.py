"""Whole numbers are digits with a minus at most; whatever else is said has to be said again."""

import json

import pytest

from gnumies.cli.app import run

LENIENT = ["10.6", "1.5", "1_0", "0x10", "0b1", "1e3", "٣", "²", "+3", " 3", "3\n", "", "-", "--3"]


@pytest.mark.parametrize("text", [*LENIENT, "0x" + "1" * 5000, "1" * 5000])
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--games"],
        ["simulate", "--seed"],
        ["simulate", "--players"],
        ["simulate", "--threads"],
        ["play", "--players"],
        ["play", "--seed"],
        ["replay", "none.json", "--at"],
    ],
    ids=" ".join,
)
def test_what_is_no_whole_number_is_one_line_and_exit_status_2(
    capsys: pytest.CaptureFixture[str], words: list[str], text: str
) -> None:
    assert run([*words[:-1], f"{words[-1]}={text}"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gnumies: ")
    assert err.count("\n") == 1
    assert len(err) < 120


@pytest.mark.parametrize("seed", ["-3", "007", "1" + "0" * 4000])
def test_a_seed_is_any_whole_number(capsys: pytest.CaptureFixture[str], seed: str) -> None:
    words = ["simulate", "--games", "1", "--threads", "1", "--json", "--seed"]
    assert run([*words, seed]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] == int(seed)
