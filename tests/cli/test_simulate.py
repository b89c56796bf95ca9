"""``gnumies simulate`` plays many games between bots."""

import json
from pathlib import Path

import pytest

from gnumies.cli.app import run

ROOT = Path(__file__).parents[2]


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert run(["simulate", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_same_seed_gives_the_same_result_with_any_number_of_threads(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--players", "3", "--bots", "random", "--games", "30", "--seed", "5"]
    one = simulated(capsys, *words, "--threads", "1")
    assert one == simulated(capsys, *words, "--threads", "2")
    assert one != simulated(capsys, *words[:-1], "6", "--threads", "1")
    assert one["bots"] == ["random", "random", "random"]
    assert sum(one["win_share"]) == pytest.approx(1)  # type: ignore[call-overload]


def test_the_example_bot_plays_against_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{ROOT / 'examples' / 'bot.py'},greedy"
    result = simulated(capsys, "--bots", bots, "--games", "20", "--threads", "1")
    assert (result["games"], result["failed"]) == (20, 0)


def test_a_bot_that_fails_costs_its_games_and_never_the_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class Bot:\n    def choose(self, view, rng, budget):\n        return 1 / 0\n")
    words = ["simulate", "--bots", f"{bot},random", "--games", "3", "--threads", "1"]
    assert run([*words, "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["failed"] == 3
    assert "ZeroDivisionError: division by zero (bot.py, line 3)" in err
    assert "Traceback" not in err
    assert run(words) == 1
    assert "3 of them ended by a bot's fault" in capsys.readouterr().out


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--bots", "random", "--games", "4", "--threads", "1"]) == 0
    out = capsys.readouterr().out
    assert "4 games with seed 0" in out
    assert out.count("random") == 2


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--players", "6"], "R1.1: 2 to 5 can play, not 6"),
        (["--bots", "nobody"], "there is no bot 'nobody'; there are easy, expert, greedy, hard, "),
        (["--bots", ""], "0 bots cannot sit down on 2 seats"),
        (["--bots", "random,random,random"], "3 bots cannot sit down on 2 seats"),
        (["--games", "-1"], "-1 games, where 0 or more are possible"),
        (["--threads", "0"], "0 threads, where 1 or more are possible"),
        (["--ruleset", "house"], "R8.1: 'house' is not a ruleset"),
    ],
)
def test_an_option_that_cannot_be_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], words: list[str], line: str
) -> None:
    assert run(["simulate", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"gnumies: {line}")


def test_r8_1_a_ruleset_of_ones_own_comes_from_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "tiny.json"
    path.write_text('{"name": 1}')
    assert run(["simulate", "--ruleset", str(path)]) == 1
    line = f"gnumies: {path}: R9.1: a ruleset's name must be text, not 1\n"
    assert capsys.readouterr().err == line
