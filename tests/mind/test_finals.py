"""The end of a search: what is compared, and what is chosen after it."""

import numpy as np
import pytest

from gnumies.mind.finals import MOST, by_lines, by_time
from gnumies.mind.lines import Findings
from gnumies.mind.search import Search
from gnumies.mind.tables import policy_tables
from gnumies.rules import RULEBOOK
from gnumies.sim.batch import Batch

LINES = 2_000


def search(seats: int = 2, seed: int = 1) -> Search:
    games = Batch(1, seats, RULEBOOK, seed=5).games
    return Search(policy_tables(RULEBOOK, seats), games, seed)


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[np.ndarray]:
    """What was compared; the second of the moves comes out best."""
    found: list[np.ndarray] = []

    def compare(self: Search, plan: np.ndarray, turns: int) -> Findings:
        found.append(plan)
        self.lines += turns * len(plan)
        sums = np.zeros((len(plan), self.seats, 4))
        sums[1] = turns
        return Findings(np.full(len(plan), turns), sums)

    monkeypatch.setattr(Search, "compare", compare)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_best_of_a_few_serious_moves_is_chosen(seats: int, plans: list[np.ndarray]) -> None:
    chances = by_lines(search(seats), 1, LINES)
    (plan,) = plans
    assert 2 <= len(plan) <= MOST
    assert (plan[:, 1] >= 0).all()
    assert (np.delete(plan, 1, axis=1) == -1).all(), "the others bid as they like"
    assert chances.sum() == 1
    assert chances[plan[1, 1]] == 1


def test_no_more_lines_are_played_than_asked_for() -> None:
    long = search()
    by_lines(long, 0, LINES)
    assert 0.95 * LINES < long.lines <= LINES


def test_the_same_seed_gives_the_same_choice() -> None:
    once, again = (by_lines(search(seed=7), 0, LINES) for _ in range(2))
    assert once.tolist() == again.tolist()


@pytest.mark.parametrize("seconds", [-1.0, 0.0, 1e-9])
def test_without_time_there_is_a_choice_all_the_same(seconds: float) -> None:
    short = search()
    assert by_time(short, 0, seconds).sum() == 1
    assert short.lines < LINES
