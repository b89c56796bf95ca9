"""A peer: UCT for two in which the bids of a bidding are made one after the other.

So OpenSpiel's MCTS plays a game whose moves are simultaneous, converted to a turn-based one: seat 0
bids first, and where seat 1 chooses depends on what seat 0 has bid, as if it could see it. It uses
the same tree, policy and bound as the search of ``gnumies.mind``. A node of it hands the returns up
as they come.
"""

# pyright: basic

from typing import ClassVar

import numpy as np

from gnumies.mind.descent import actions, promising, remember_each, remember_one
from gnumies.mind.lines import play_lines
from gnumies.mind.matrix import Mixture
from gnumies.mind.outcome import UP
from gnumies.mind.policy import policy_bids, policy_decision
from gnumies.mind.search import Search
from gnumies.mind.tree import ACTIONS as PLACES
from gnumies.mind.tree import TOTAL, TRIED, Fields, node_fields
from gnumies.sim.bits import lowest
from gnumies.sim.compiled import Kernel, inlined, kernel
from gnumies.sim.layout import ACTIONS, LANE, LANE_BITS
from gnumies.sim.table import drawn_of, face_up_of, second_of, turned_of


def sequential_fields(seats: int) -> Fields:
    """The fields of a node that knows the second seat's actions by those of the first."""
    # Not at the end: numba would take these nodes for those that end before.
    return [("answers", "f4", (PLACES, PLACES + 1, 2)), *node_fields(seats)]


@inlined
def _one_after_the_other(rules, game, tree, node, settings):
    able = actions(rules, game)
    first, second = able & LANE, (able >> LANE_BITS) & LANE
    if first & (first - 1):
        first = 1 << promising(tree.nodes[node].known, 0, first, settings)
    if second & (second - 1):
        seen = _number(first)
        if tree.nodes[node].answers[seen, TOTAL, TRIED]:
            second = 1 << promising(tree.nodes[node].answers, seen, second, settings)
        else:
            second = _by_policy(rules, game, able)
    return first | second << LANE_BITS


@inlined
def _by_policy(rules, game, able):
    table = game.table
    drawn, turned, second = drawn_of(table), turned_of(table), second_of(table)
    if drawn:
        return 1 << policy_decision(rules, game, drawn, 1, turned, second)
    return policy_bids(rules, game, able, face_up_of(table), turned, second) >> LANE_BITS


@inlined
def _remember_answer(node, taken, returns, settings):
    remember_each(node, taken, returns, settings)
    first, second = taken & LANE, (taken >> LANE_BITS) & LANE
    remember_one(node.answers, _number(first), second, returns[UP, 1])


@inlined
def _number(own):
    return lowest(own) if own else 0


@kernel
def _search(rules, games, tree, plan, base, first, last, settings, returns, findings):
    """``lines.search`` by seats that bid one after the other."""
    play_lines(
        policy_bids,
        policy_decision,
        _one_after_the_other,
        _remember_answer,
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


class SequentialSearch(Search):
    """A search whose second seat has its visits summed over what the first one did."""

    _fields: ClassVar = staticmethod(sequential_fields)
    _kernel: ClassVar[Kernel] = staticmethod(_search)

    def most_visited(self, seat: int, lines: int) -> Mixture:
        """Choose the action that was visited most in so many lines."""
        self.run(lines)
        chosen = np.zeros(ACTIONS)
        chosen[self.visits(seat).argmax()] = 1.0
        return chosen
