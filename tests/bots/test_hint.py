"""A hint weighs the legal moves of one view, and nothing else."""

from dataclasses import replace
from math import inf
from random import Random

import pytest

from gnumies.bots import hint
from gnumies.bots.hint import weigh
from gnumies.mind import finals, search
from gnumies.mind.search import Search
from gnumies.rules import RULEBOOK, Bid, BidCard, play, start, view
from tests.bots.games import shuffled_table


def test_says_nothing_that_is_hidden() -> None:
    setup = shuffled_table(RULEBOOK, 3, Random(7))
    coming = Random(8).sample(setup.supply[1:], len(setup.supply) - 1)
    other = replace(setup, supply=(setup.supply[0], *coming))
    states = [start(each)[0] for each in (setup, other)]
    states = [
        play(state, Bid(1, card))[0]
        for state, card in zip(states, (BidCard.TEN, BidCard.HUNDRED), strict=True)
    ]
    first, second = (weigh(view(state, 0), 5, inf) for state in states)
    assert first == second


def test_weighs_every_legal_move() -> None:
    for players in (2, 4):
        seen = view(start(shuffled_table(RULEBOOK, players, Random(3)))[0], 1)
        weighed = weigh(seen, 1, inf)
        assert [each.move for each in weighed] == [*seen.legal]
        assert abs(sum(each.chance for each in weighed) - 1) < 1e-9
        assert all(0 <= each.wins <= 1 for each in weighed)


def test_what_it_would_play_is_what_it_says_is_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finals, "mixed", lambda _: None)
    monkeypatch.setattr(finals, "serious", lambda visits: visits.nonzero()[0].tolist())
    monkeypatch.setattr(finals, "MOST", len(BidCard))
    for number in range(5):
        seen = view(start(shuffled_table(RULEBOOK, 2, Random(number)))[0], 0)
        weighed = weigh(seen, number, inf)
        assert max(weighed, key=lambda each: each.wins).chance == 1.0


@pytest.mark.parametrize("budget", [0.1, 0.5, 2.0])
@pytest.mark.parametrize("lines_a_second", [20_000, 300_000])
@pytest.mark.parametrize("solving", [0.0, 0.3])
def test_ends_within_its_budget(
    budget: float, lines_a_second: int, solving: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = 0.0  # of a clock on which lines alone take time, and the attempt to solve the end
    played = Search._play  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]

    def play_lines(self: Search, plan: object, findings: object, lines: int) -> None:
        nonlocal time
        played(self, plan, findings, min(lines, 700))  # pyright: ignore[reportArgumentType]
        self.lines += max(0, lines - 700)  # the others are only counted
        time += lines / lines_a_second

    def solve(*_: object) -> None:
        nonlocal time
        time += solving * budget

    for module in (hint, search):
        monkeypatch.setattr(module, "perf_counter", lambda: time)
    monkeypatch.setattr(Search, "_play", play_lines)
    monkeypatch.setattr(hint, "solution_of", solve)
    seen = view(start(shuffled_table(RULEBOOK, 2, Random(3)))[0], 0)
    weighed = weigh(seen, 1, budget)
    assert 0.8 * budget < time <= budget
    assert all(0 <= each.wins <= 1 for each in weighed)
