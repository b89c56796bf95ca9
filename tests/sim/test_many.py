"""Many games added up: the same on any number of threads, with numba and without."""

import sys

import pytest

from gnumies.bots.compiled import all_compiled
from gnumies.bots.series import Series
from gnumies.bots.simulate import simulate
from gnumies.rules import RULEBOOK, RULESETS, Ruleset
from gnumies.sim import many, stream
from gnumies.sim.reference import play_game

GAMES = 60


@pytest.mark.parametrize("name", RULESETS)
def test_the_sums_are_those_of_the_reference_engine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = simulate(3, ["random"], GAMES, 8, ruleset=RULESETS[name])
    monkeypatch.setattr(many, "compiled", lambda: False)
    assert simulate(3, ["random"], GAMES, 8, ruleset=RULESETS[name]) == result
    assert simulate(3, ["random"], GAMES, 9, ruleset=RULESETS[name]) != result


def test_game_number_i_is_what_the_stream_says() -> None:
    few, more = simulate(2, ["random"], 5, 4), simulate(2, ["random"], 6, 4)
    state, made = play_game(RULEBOOK, 2, stream.base_key(4), 5)
    assert more.choices - few.choices == made.total()
    means = zip(few.mean, more.mean, state.phase.scores, strict=True)
    assert all(6 * (b or 0) == pytest.approx(5 * (a or 0) + s.total) for a, b, s in means)


def test_threads_and_chunks_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    alone = simulate(2, ["random"], 1000, 7)
    monkeypatch.setattr(many, "CHUNK", 300)
    assert simulate(2, ["random"], 1000, 7, threads=1000, progress=done.append) == alone
    assert done == [300, 600, 900, 1000]
    assert simulate(2, ["random"], 0, 7, threads=9).choices == 0


@pytest.mark.parametrize("seed", [-1, 0, 2**64 - 1, 2**64, 10**50])
def test_seeds_of_any_size(seed: int) -> None:
    assert simulate(2, ["random"], 3, seed) == simulate(2, ["random"], 3, seed)


def test_only_games_of_random_and_policy_are_compiled() -> None:
    assert all_compiled(Series(("random", "policy"), 1, RULEBOOK))
    assert all_compiled(Series(("random", "random"), 1, RULEBOOK))
    assert not all_compiled(Series(("random", "greedy"), 1, RULEBOOK))


def test_a_deck_that_is_too_large_is_played_by_bots() -> None:
    large = Ruleset("large", wullawakis=30)
    assert not all_compiled(Series(("random", "random"), 1, large))
    assert simulate(2, ["random"], 2, 1, ruleset=large).games == 2


def test_who_has_no_numba_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from gnumies.cli.app import run  # noqa: PLC0415

    words = ["simulate", "--bots", "random", "--games", "3", "--json"]
    assert run(words) == 0
    with_numba = capsys.readouterr()
    monkeypatch.setitem(sys.modules, "numba", None)
    assert run(words) == 0
    without = capsys.readouterr()
    assert with_numba.out == without.out
    assert with_numba.err == ""
    assert "numba is not installed" in without.err
