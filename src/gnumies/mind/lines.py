"""The kernel of a search: many lines, one after the other."""

# pyright: basic

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gnumies.mind.descent import by_promise, play_line, remember_and_lead
from gnumies.mind.outcome import AIM, WIN
from gnumies.mind.policy import policy_bids, policy_decision
from gnumies.mind.tree import ACTIONS, composition
from gnumies.sim.bits import lowest
from gnumies.sim.compiled import inlined, kernel
from gnumies.sim.layout import LANE, LANE_BITS
from gnumies.sim.supply import game_key

CELLS: Final = ACTIONS * ACTIONS
AIMED, SQUARED, WON, SCORED = range(4)
"""What is added up of the lines of a row: the aim, its square, shares of the win, points."""


class Findings(NamedTuple):
    """What came of the first moves: a row for each of the plan's.

    Without a plan there is one for each pair of bids of the first two seats.
    """

    counts: NDArray[np.int64]
    sums: NDArray[np.float64]
    """Row × seat × what is added up."""

    def with_more(self, more: "Findings") -> "Findings":
        """What came of both."""
        return Findings(self.counts + more.counts, self.sums + more.sums)


def new_findings(seats: int, rows: int = CELLS) -> Findings:
    """Nothing found yet."""
    return Findings(np.zeros(rows, np.int64), np.zeros((rows, seats, SCORED + 1)))


@inlined
def _set_up(game, root, key):
    game.hands, game.bids, game.supply, game.table = root.hands, 0, root.supply, root.table
    game.key = key
    for seat in range(len(game.rooms)):
        game.rooms[seat] = root.rooms[seat]


@inlined
def _cell(taken):
    first = lowest(taken & LANE)
    second = lowest((taken >> LANE_BITS) & LANE)
    return ACTIONS * first + second if first < ACTIONS and second < ACTIONS else 0


@inlined
def _note(findings, row, game, returns):
    findings.counts[row] += 1
    for seat in range(len(game.rooms)):
        aim = returns[AIM, seat]
        findings.sums[row, seat, AIMED] += aim
        findings.sums[row, seat, SQUARED] += aim * aim
        findings.sums[row, seat, WON] += returns[WIN, seat]
        findings.sums[row, seat, SCORED] += game.rooms[seat]


@inlined
def play_lines(
    choose_bids,
    choose_seat,
    choose_known,
    remember,
    rules,
    games,
    tree,
    plan,
    base,
    first,
    last,
    settings,
    returns,
    findings,
):
    """Play the lines of a search, by the functions that ``descent.play_line`` takes."""
    root, game = games[0], games[1]
    left = composition(rules[0], root.supply)
    rows = max(len(plan), 1)
    for line in range(first, last):
        row = line % rows
        _set_up(game, root, game_key(base, line // rows))
        taken = play_line(
            choose_bids,
            choose_seat,
            choose_known,
            remember,
            rules[0],
            game,
            tree,
            left,
            plan,
            row,
            settings[0],
            returns,
        )
        _note(findings, row if len(plan) else _cell(taken), game, returns)


@kernel
def search(rules, games, tree, plan, base, first, last, settings, returns, findings):
    """Play the lines ``first`` to ``last`` - 1 of a search from the first of two game records.

    Line ``n`` follows row ``n`` modulo the plan's length; the lines of one turn through the plan
    have the same luck, so that rows can be compared. ``returns`` is room for three numbers a seat.
    """
    play_lines(
        policy_bids,
        policy_decision,
        by_promise,
        remember_and_lead,
        rules,
        games,
        tree,
        plan,
        base,
        first,
        last,
        settings,
        returns,
        findings,
    )
