"""The tree search: the same for the same seed, legal everywhere, right where it is known."""

from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gnumies.mind import search as searching
from gnumies.mind import tree
from gnumies.mind.exact import Solution, Solver, exploitability
from gnumies.mind.lines import AIMED, SQUARED, Findings, new_findings
from gnumies.mind.mixing import mixture
from gnumies.mind.search import Search
from gnumies.mind.tables import policy_tables, policy_tables_of_view
from gnumies.rules import RULEBOOK, State, legal_moves, view
from gnumies.sim.batch import Batch, action_of
from gnumies.sim.compiled import kernel
from gnumies.sim.convert import game_of_view
from gnumies.sim.layout import ACTIONS, KEEP_OR_GIVE_AT, ROUND_AT, Games
from gnumies.sim.tables import Rules
from tests.bots.games import positions

RULES = policy_tables(RULEBOOK, 2)


def played(moves: int, seed: int = 1, seats: int = 2) -> Games:
    """Give a game after so many random moves."""
    batch = Batch(1, seats, seed=seed, auto_reset=False)
    for _ in range(moves):
        batch.step(batch.choose_uniformly())
    return batch.games


def searched(state: State, lines: int, seed: int = 1, **settings: int) -> Search:
    seen = view(state, state.awaited[0])
    search = Search(policy_tables_of_view(seen), game_of_view(seen), seed, **settings)
    search.run(lines)
    return search


def found(search: Search) -> list[list[float]]:
    """Give all that a search has found out, to compare it with another one."""
    visits = [search.visits(seat).tolist() for seat in range(search.seats)]
    return [*visits, search.findings.counts.tolist(), search.findings.sums.ravel().tolist()]


def test_same_seed_and_lines_give_the_same_answer_in_any_number_of_calls() -> None:
    one, many, other = (Search(RULES, played(5), seed) for seed in (1, 1, 2))
    one.run(200)
    for _ in range(2):
        many.run(100)
    other.run(200)
    assert found(one) == found(many)
    assert found(one) != found(other)


def test_order_of_the_supply_is_not_looked_at() -> None:
    games = played(5)
    same = games.copy()
    same["key"] += 1
    answers = []
    for game in (games, same):
        search = Search(RULES, game, 1)
        search.run(100)
        answers.append(found(search))
    assert answers[0] == answers[1]


@given(state=positions(), seed=st.integers(0, 2**64))
def test_only_legal_actions_are_searched_and_every_line_counts(state: State, seed: int) -> None:
    search = searched(state, 60, seed)
    assert search.findings.counts.sum() == 60
    assert search.wins.sum() == pytest.approx(1)
    for seat in range(search.seats):
        legal = {action_of(move) for move in legal_moves(state, seat)}
        visits = search.visits(seat)
        assert set(np.flatnonzero(visits)) <= legal
        assert visits.sum() == (60 if legal else 0)
        if legal:
            chances = mixture(search, seat)
            assert set(np.flatnonzero(chances)) <= legal
            assert chances.sum() == pytest.approx(1)


@pytest.mark.parametrize("nodes", [1, 3])
def test_full_tree_still_answers(nodes: int) -> None:
    search = Search(RULES, played(5), 1, nodes=nodes)
    search.run(500)
    assert search.visits(0).sum() == 500
    assert np.count_nonzero(search.visits(0)) > 1
    assert 0 < search.values[0] < 1


def test_rows_of_a_plan_get_equal_turns() -> None:
    search = Search(RULES, played(0), 1)
    bids = [1, 10, 5]
    plan = np.array([[bid, -1] for bid in bids])
    findings = search.compare(plan, 70)
    assert findings.counts.tolist() == [70, 70, 70]
    assert np.flatnonzero(search.visits(0)).tolist() == sorted(bids)
    assert search.visits(0)[bids].tolist() == [70, 70, 70]
    assert search.visits(1).sum() == 210


def decision(seats: int) -> tuple[Games, int]:
    """Give a position in which a seat decides about the card that its Gnalli drew, and the seat."""
    batch = Batch(1, seats, seed=1)
    while not (batch.legal >> KEEP_OR_GIVE_AT).any():
        batch.step(batch.choose_uniformly())
    return batch.games.copy(), int(batch.legal[0].argmax())


@pytest.mark.parametrize("seats", range(2, 6))
def test_decision_is_searched_for_its_seat_alone(seats: int) -> None:
    games, decider = decision(seats)
    search = Search(policy_tables(RULEBOOK, seats), games, 1)
    search.run(300)
    for seat in range(seats):
        visits = search.visits(seat)
        assert visits.sum() == (300 if seat == decider else 0)
        assert visits[:KEEP_OR_GIVE_AT].sum() == 0
    assert (search.visits(decider)[KEEP_OR_GIVE_AT:] > 0).tolist() == [s < seats for s in range(5)]
    assert mixture(search, decider)[KEEP_OR_GIVE_AT:].sum() == 1


def test_decision_in_a_plan_has_its_own_numbers() -> None:
    games, decider = decision(2)
    search = Search(RULES, games, 1)
    plan = np.full((2, 2), -1)
    plan[:, decider] = KEEP_OR_GIVE_AT + np.arange(2)
    search.compare(plan, 50)
    assert search.visits(decider)[KEEP_OR_GIVE_AT:].tolist() == [50, 50, 0, 0, 0]


def test_thinking_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(RULES, played(5), 1)
    monkeypatch.setattr(searching, "perf_counter", lambda: search.lines / 100_000)
    search.think(0.05)
    assert 4_900 <= search.lines <= 5_000
    search.think(0)
    assert search.lines <= 5_100


@kernel
def nodes_of(rules, games, arrays):  # noqa: ANN001, ANN201 - numba finds the types
    numbers = np.zeros(len(games), np.int64)
    for index in range(len(games)):
        game = games[index]
        left = tree.composition(rules[0], game.supply)
        numbers[index], _ = tree.find(arrays, game, left)
    return numbers


def test_position_is_one_node_whatever_led_to_it() -> None:
    games = np.repeat(played(5), 5)
    supply = int(games["supply"][0])
    games["table"][1] += 1 << ROUND_AT
    games["key"][1] = 7
    games["supply"][2] = another_copy(RULES, supply)
    assert games["supply"][2] != supply
    games["supply"][3] = supply & (supply - 1)
    games["hands"][4] &= games["hands"][4] - 1
    arrays = tree.new_tree(tree.node_fields(2), 100)
    assert nodes_of(RULES, games, arrays).tolist() == [0, 0, 0, 1, 2]


def another_copy(rules: Rules, supply: int) -> int:
    """Give a supply with one card replaced by another copy of it, which has been drawn."""
    for mask in rules["of_kind"][0].tolist():
        here, gone = mask & supply, mask & ~supply
        if here and gone:
            return supply ^ (here & -here) ^ (gone & -gone)
    raise AssertionError("no card has a copy in the supply and another one elsewhere")


def endings(games: int) -> list[tuple[Games, Solution]]:
    """Give positions that are solved soon, in which it matters what is bid."""
    solved = []
    for seed in range(games):
        batch, solver = Batch(1, 2, seed=seed, auto_reset=False), Solver(1 << 16)
        before = []
        while not batch.done[0]:
            before.append(batch.games.copy())
            batch.step(batch.choose_uniformly())
        for game in reversed(before):
            solution = solver.solve(RULES, game, max_nodes=2_000)
            if solution is None:
                break
            if np.ptp(solution.payoffs) > 0.05:
                solved.append((game, solution))
    return solved


def test_solved_endings_are_played_well() -> None:
    given, off, solved = [], [], endings(40)
    assert len(solved) > 10
    for game, solution in solved:
        search = Search(RULES, game, 1)
        search.run(5_000)
        off.append(abs(search.values[0] - solution.value))
        for seat in (0, 1):
            if len(solution.actions[seat]) > 1:
                chosen = mixture(search, seat)[list(solution.actions[seat])]
                given.append(exploitability(solution, seat, chosen))
    assert np.mean(given) < 0.01
    assert max(given) < 0.15
    assert np.mean(off) < 0.05


class Found(NamedTuple):
    """What a search may come to: visits of both seats, and what their pairs of bids were worth."""

    counts: tuple[list[int], list[int]]
    findings: Findings
    seats: int = 2

    def visits(self, seat: int) -> np.ndarray:
        return np.array(self.counts[seat] + [0] * (ACTIONS - len(self.counts[seat])), float)


def pairs(payoffs: list[list[float]], lines: int) -> Findings:
    """Give the findings of games that are won as often as these payoffs say."""
    findings = new_findings(2)
    for row, worths in enumerate(payoffs):
        for column, worth in enumerate(worths):
            cell = tree.ACTIONS * row + column
            findings.counts[cell] = lines
            findings.sums[cell, 0, [AIMED, SQUARED]] = worth * lines
    return findings


PENNIES = [[0.7, 0.3, 0.2], [0.4, 0.6, 0.2]]


def test_bids_are_mixed_where_no_pair_is_best() -> None:
    search = Found(([500, 500], [450, 550, 1]), pairs(PENNIES, 1_000))
    assert mixture(search, 0)[:2] == pytest.approx([1 / 3, 2 / 3])
    assert mixture(search, 1)[:3] == pytest.approx([1 / 2, 1 / 2, 0])


def test_most_visited_bid_is_played_where_the_gap_may_be_noise() -> None:
    search = Found(([60, 61], [70, 51, 0]), pairs(PENNIES, 40))
    assert mixture(search, 0).argmax() == 1
    assert mixture(search, 0).max() == 1
    assert mixture(search, 1)[0] == 1


def test_most_visited_bid_is_played_where_a_pair_is_best() -> None:
    search = Found(([100, 900], [800, 200]), pairs([[0.4, 0.6], [0.5, 0.7]], 1_000))
    assert mixture(search, 0)[1] == 1
    assert mixture(search, 1)[0] == 1
