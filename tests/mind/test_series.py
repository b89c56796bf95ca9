"""Series of compiled bots: one result on any number of threads, and what it is worth."""

import sys

import pytest

from gnumies.bots.simulate import simulate
from gnumies.rules import RULEBOOK, BadValue, Color, Setup, start, view
from gnumies.sim import many, stream
from gnumies.sim.reference import play_out, supply, uniform


def test_mixed_bots_are_the_same_on_one_thread_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate(3, ["policy", "random"], 1000, 7)
    monkeypatch.setattr(many, "CHUNK", 300)
    assert simulate(3, ["policy", "random"], 1000, 7, threads=2) == alone
    assert simulate(3, ["policy", "random"], 1000, 8, threads=2) != alone


def test_a_mixed_game_is_the_reference_engines() -> None:
    from gnumies.mind.answer import answer  # noqa: PLC0415 - with numba

    result = simulate(2, ["random", "policy"], 20, 4)
    base, totals = stream.base_key(4), [0, 0]
    for number in range(20):
        key = stream.game_key(base, number)
        setup = Setup(RULEBOOK, tuple(Color)[:2], supply(RULEBOOK, key))
        end, _ = play_out(
            start(setup)[0],
            key,
            lambda state, seat, chance, key=key: (
                answer(view(state, seat), key) if seat else uniform(state, seat, chance)
            ),
        )
        totals = [a + score.total for a, score in zip(totals, end.phase.scores, strict=True)]
    assert [20 * (mean or 0) for mean in result.mean] == pytest.approx(totals)


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (3, 0.7), (4, 0.6), (5, 0.55)])
def test_the_policy_beats_chance_clearly(players: int, least: float) -> None:
    shares: list[float] = []
    for seat in range(players):
        bots = ["random"] * players
        bots[seat] = "policy"
        shares.append(simulate(players, bots, 4000, 11).win_share[seat] or 0)
    assert least < sum(shares) / players < 1


def test_the_bot_beats_greedy() -> None:
    first, second = (
        simulate(2, ["policy", "greedy"], 100, 3),
        simulate(2, ["greedy", "policy"], 100, 3),
    )
    assert (first.win_share[0] or 0) + (second.win_share[1] or 0) > 1.1


def test_without_numba_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(BadValue, match="the bot policy needs numba, which is not installed"):
        simulate(2, ["policy", "random"], 3, 1)
