"""A peer: tree search for two by regret matching, which plays the average of its mixtures.

After M. Lanctot, V. Lisý and M. Winands, "Monte Carlo tree search in simultaneous move games with
applications to Goofspiel" (2014), and V. Lisý, V. Kovařík, M. Lanctot and B. Bošanský, "Convergence
of Monte Carlo tree search in simultaneous move games" (2013): every node keeps what each pair of
actions came to, and each seat regrets what it did not do against the other's action. A pair that
was hardly tried is believed to be worth what the action was worth against all others.
"""

# pyright: basic

from typing import ClassVar, Final

import numpy as np

from gnumies.mind.descent import actions, remember_each
from gnumies.mind.lines import play_lines
from gnumies.mind.matrix import Mixture
from gnumies.mind.outcome import UP
from gnumies.mind.policy import policy_bids, policy_decision
from gnumies.mind.search import Search
from gnumies.mind.tree import ACTIONS as PLACES
from gnumies.mind.tree import TOTAL, TRIED, WON, Fields, node_fields
from gnumies.sim.bits import count, lowest
from gnumies.sim.compiled import Kernel, inlined, kernel
from gnumies.sim.layout import ACTIONS, LANE, LANE_BITS
from gnumies.sim.policies import choice
from gnumies.sim.stream import CHOICE_BITS
from gnumies.sim.table import drawn_of, second_of, turned_of

GAMMA: Final = 0.1
"""How often an action is tried at random, whatever its regret."""
_SEATS = 2
_ONE, _NONE = np.float32(1), np.float32(0)
"""Single precision, as in the nodes."""
_BELIEF = np.float32(2)
"""So many visits' worth a pair is believed to be as good as its action is."""
_GAMMA = np.float32(GAMMA)
_CHANCES = np.float32(1 << CHOICE_BITS)


def regret_fields(seats: int) -> Fields:
    """The fields of a node that remembers pairs, regrets and mixtures, for two seats."""
    return [  # not at the end: numba would take these nodes for those that end before
        ("able", "i8"),  # the actions in their lanes; none until the second visit
        ("pairs", "f4", (seats, PLACES, PLACES, 2)),  # by the other's action, then one's own
        ("regrets", "f4", (seats, PLACES)),
        ("mixtures", "f4", (seats, PLACES)),  # added up
        *node_fields(seats),
    ]


@inlined
def _by_regret(rules, game, tree, node, settings):
    able = actions(rules, game)
    tree.nodes[node].able = able
    taken = 0
    for seat in range(_SEATS):
        own = (able >> (LANE_BITS * seat)) & LANE
        if own & (own - 1):
            place = _SEATS if drawn_of(game.table) else seat
            chance = choice(game.key, turned_of(game.table), second_of(game.table), place)
            own = 1 << _drawn_from_mixture(tree.nodes[node], seat, own, chance)
        taken |= own << (LANE_BITS * seat)
    return taken


@inlined
def _drawn_from_mixture(node, seat, able, chance):
    """The action that a random number means, of a mixture in the proportion of the regrets."""
    total = _NONE
    rest = able
    while rest:
        total += max(node.regrets[seat, lowest(rest)], _NONE)
        rest &= rest - 1
    alike = _ONE / np.float32(count(able))
    part = _ONE / total if total > 0 else _NONE
    point = np.float32(chance) / _CHANCES
    drawn = -1
    while able:
        action = lowest(able)
        able &= able - 1
        share = max(node.regrets[seat, action], _NONE) * part if total > 0 else alike
        node.mixtures[seat, action] += share
        point -= _GAMMA * alike + (_ONE - _GAMMA) * share
        if drawn < 0 and (point < 0 or able == 0):
            drawn = action
    return drawn


@inlined
def _remember_and_regret(node, taken, returns, settings):
    remember_each(node, taken, returns, settings)
    first, second = _number(taken & LANE), _number((taken >> LANE_BITS) & LANE)
    for seat in range(_SEATS):
        own, other = (second, first) if seat else (first, second)
        node.pairs[seat, other, own, TRIED] += 1
        node.pairs[seat, other, own, WON] += returns[UP, seat]
        able = (node.able >> (LANE_BITS * seat)) & LANE
        if able & (able - 1):
            _regret(node, seat, able ^ (1 << own), other, returns[UP, seat])


@inlined
def _regret(node, seat, others, against, won):
    """Add to the regrets of a seat by how much its other actions are worth more than was won."""
    average = node.known[seat, TOTAL, WON] / node.known[seat, TOTAL, TRIED]
    while others:
        action = lowest(others)
        others &= others - 1
        tried = node.known[seat, action, TRIED]
        against_all = (node.known[seat, action, WON] + average) / (tried + _ONE)
        gain = node.pairs[seat, against, action, WON] + _BELIEF * against_all
        tried = node.pairs[seat, against, action, TRIED] + _BELIEF
        node.regrets[seat, action] += gain / tried - won


@inlined
def _number(own):
    return lowest(own) if own else 0


@kernel
def _search(rules, games, tree, plan, base, first, last, settings, returns, findings):
    """``lines.search`` by regrets."""
    play_lines(
        policy_bids,
        policy_decision,
        _by_regret,
        _remember_and_regret,
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


class RegretSearch(Search):
    """A search in which both seats match their regrets from the second visit on."""

    _fields: ClassVar = staticmethod(regret_fields)
    _kernel: ClassVar[Kernel] = staticmethod(_search)
    _changes: ClassVar = {"patience": 0.0}

    def average(self, seat: int, lines: int) -> Mixture:
        """The seat's mixtures at the position, added up over so many lines."""
        self.run(lines)
        mixtures = self._tree.nodes[0]["mixtures"][seat].astype(float)
        average = np.zeros(ACTIONS)
        average[self._first :][:PLACES] = mixtures[: ACTIONS - self._first]
        return average / average.sum()
