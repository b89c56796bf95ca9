"""Many games: one seed, one result; and no bot ends more than its own game."""

import json
import sys
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest

from gnumies.bots.faults import BotFault
from gnumies.bots.match import Match, play_match
from gnumies.bots.random import RandomBot
from gnumies.bots.series import Series
from gnumies.bots.simulate import simulate
from gnumies.bots.tally import Tally
from gnumies.rules import RULEBOOK, RULESETS, BadValue
from tests.bots.games import TINY

FAILING = """
class Bot:
    def choose(self, view, rng, budget):
        print("not a part of the answer")
        if view.round == 1 and rng.random() < {share}:
            raise RuntimeError("tired")
        return rng.choice(view.legal)
"""
LEAVING = """
import os
class Bot:
    def choose(self, view, rng, budget):
        os._exit(1)
"""


@pytest.fixture
def failing(tmp_path: Path) -> str:
    """Give the spec of a bot that fails in about half of its games."""
    return bot(tmp_path, FAILING.format(share=0.5))


def bot(folder: Path, text: str) -> str:
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


CHANCE = """
class Bot:
    def choose(self, view, rng, budget):
        return rng.choice(view.legal)
"""
"""What ``random`` does, in Python: games of ``random`` alone are compiled."""


def game(series: Series, number: int) -> Match:
    factories = [RandomBot] * len(series.specs)
    return play_match(series.setup(number), series.contestants(number, factories))


def test_result_is_that_of_its_games(tmp_path: Path) -> None:
    result = simulate(3, [bot(tmp_path, CHANCE)], 60, 8)
    games = [game(Series(("random",) * 3, 8, RULEBOOK), number) for number in range(60)]
    for seat in range(3):
        totals = [match.over.scores[seat].total for match in games]
        wins = [(seat in match.over.winners) / len(match.over.winners) for match in games]
        assert result.mean[seat] == pytest.approx(mean(totals))
        assert result.stderr[seat] == pytest.approx(stdev(totals) / sqrt(60))
        assert result.win_share[seat] == pytest.approx(mean(wins))
    assert result.choices == sum(match.choices for match in games)


def test_game_does_not_depend_on_the_games_before(tmp_path: Path) -> None:
    mine = bot(tmp_path, CHANCE)
    few, many = simulate(2, [mine], 1, 4), simulate(2, [mine], 2, 4)
    second = game(Series(("random",) * 2, 4, RULEBOOK), 1)
    assert many.choices == few.choices + second.choices


def test_same_seed_same_result_in_any_number_of_processes(failing: str) -> None:
    alone = simulate(3, ["random", "greedy", failing], 120, 5)
    assert alone == simulate(3, ["random", "greedy", failing], 120, 5, threads=2)
    assert alone != simulate(3, ["random", "greedy", failing], 120, 6)


@pytest.mark.parametrize("ruleset", [*RULESETS.values(), TINY], ids=lambda ruleset: ruleset.name)
def test_every_ruleset_and_number_of_players(ruleset: object) -> None:
    for players in (2, 5):
        result = simulate(players, ["greedy", "random"], 3, 1, ruleset=ruleset)
        assert (result.failed, result.faults) == (0, ())
        assert sum(share or 0 for share in result.win_share) == pytest.approx(1)


def test_specs_are_repeated_in_a_cycle() -> None:
    assert simulate(5, ["random", "greedy"], 1, 1).bots == (
        *("random", "greedy", "random", "greedy", "random"),
    )


def test_failing_games_are_counted_and_left_out(
    failing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    result = simulate(2, ["random", failing], 80, 1)
    assert 0 < result.failed < 80
    assert sum(share or 0 for share in result.win_share) == pytest.approx(1)
    assert len(result.faults) == min(20, result.failed)
    assert "mine.py, seat 1, move " in result.faults[0]
    assert result.faults[0].endswith(": the bot failed with RuntimeError: tired (mine.py, line 6)")
    assert capsys.readouterr().out == ""


def test_no_completed_game_is_no_number(tmp_path: Path) -> None:
    result = simulate(2, [bot(tmp_path, FAILING.format(share=2))], 3, 1)
    assert (result.failed, result.choices) == (3, 0)
    assert result.mean == result.stderr == result.win_share == (None, None)
    assert simulate(2, ["random"], 1, 1).stderr == (None, None)
    assert simulate(2, ["random"], 0, 1).mean == (None, None)


def test_bot_that_ends_its_process(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match="a bot has ended the process"):
        simulate(2, [bot(tmp_path, LEAVING)], 100, 1, threads=2)


def test_result_as_json() -> None:
    result = simulate(2, ["random"], 4, 7)
    data = json.loads(json.dumps(result.as_data()))
    assert list(data) == [
        *("games", "players", "bots", "seed", "mean", "stderr", "win_share", "choices"),
        *("failed", "faults"),
    ]
    assert data["bots"] == ["random", "random"]
    assert (data["games"], data["failed"]) == (4, 0)


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate(2, ["random", "greedy"], 120, 1, progress=done.append)
    assert done == [50, 100, 120]


@pytest.mark.parametrize(
    ("players", "specs", "games", "threads", "reason"),
    [
        (1, ["random"], 1, 1, "R1.1: 2 to 5 can play, not 1"),
        (6, ["random"], 1, 1, "R1.1: 2 to 5 can play, not 6"),
        (2, [], 1, 1, "0 bots cannot sit down on 2 seats"),
        (2, ["random"] * 3, 1, 1, "3 bots cannot sit down on 2 seats"),
        (2, ["random"], -1, 1, "-1 games, where 0 or more are possible"),
        (2, ["random"], 1, 0, "0 threads, where 1 or more are possible"),
        (2, ["nobody"], 0, 1, "there is no bot 'nobody'"),
    ],
)
def test_impossible_simulation(
    players: int, specs: list[str], games: int, threads: int, reason: str
) -> None:
    with pytest.raises(BadValue, match=reason):
        simulate(players, specs, games, 1, threads=threads)


def test_order_of_adding_does_not_matter() -> None:
    parts = [
        Tally.empty(2).with_match(game(Series(("random",) * 2, 1, RULEBOOK), number))
        for number in range(3)
    ]
    failed = Tally.empty(2).with_fault(3, BotFault("mine", 0, 0, None, sys.platform))
    a, b, c = parts
    assert a + b + c + failed == failed + (c + (b + a))
