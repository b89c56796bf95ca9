"""One line of a search: down the tree, on by the policy to the end, and back up.

Every seat chooses as if it were alone (decoupled UCB): by what its own actions brought so far,
and by how little it knows of them. The supply is drawn anew for each line, so that every node
averages over what may come.
"""

# pyright: basic

from math import log, sqrt

import numpy as np

from gnumies.mind.outcome import UP, settle
from gnumies.mind.tree import FULL, TOTAL, TRIED, WON, find
from gnumies.sim.bits import lowest
from gnumies.sim.compiled import apart, inlined, outlined
from gnumies.sim.layout import LANE, LANE_BITS
from gnumies.sim.playout import play_on
from gnumies.sim.rooms import party
from gnumies.sim.steps import bid, legal, let_have, over
from gnumies.sim.table import decider_of, drawn_of, face_up_of, second_of, turned_of

_ONE = np.float32(1)
"""Single precision, of which a register holds twice as many."""
_LEAST = np.float32(-1000)


@inlined
def play_line(
    choose_bids,
    choose_seat,
    choose_known,
    remember,
    rules,
    game,
    tree,
    left,
    plan,
    row,
    settings,
    returns,
):
    """Play one line from the game's position on, and remember what came of it.

    ``choose_known`` chooses at a node that was there before, as ``by_promise`` does; ``remember``
    adds what came of it to each node of the line from the last to the first, as ``remember_each``
    does, and may change what the nodes above are told. ``left`` is the composition of the supply;
    row ``row`` of the plan says which actions the first move has to have, -1 for a free choice.
    Gives the actions of the first move, in their lanes.
    """
    depth, fresh = 0, False
    supply = game.supply
    while not fresh and not over(game):
        node, fresh = find(tree, game, left)
        if fresh or tree.nodes[node].known[0, TOTAL, TRIED] < settings.patience:
            taken = _by_policy(choose_bids, choose_seat, rules, game)
        else:
            taken = choose_known(rules, game, tree, node, settings)
        if depth == 0 and len(plan):
            taken = _as_planned(game, taken, plan, row)
        tree.path[depth, 0], tree.path[depth, 1] = node, taken
        depth += 1
        _move(rules, game, taken)
        gone = supply & ~game.supply
        while gone:
            left -= party(rules.card_of[lowest(gone)])
            gone &= gone - 1
        supply = game.supply
    if not over(game):
        play_on(choose_bids, choose_seat, rules, game)
    settle(game, settings, returns)
    for at in range(depth - 1, -1, -1):
        if tree.path[at, 0] != FULL:
            remember(tree.nodes[tree.path[at, 0]], tree.path[at, 1], returns, settings)
    return tree.path[0, 1]


@inlined
def _by_policy(choose_bids, choose_seat, rules, game):
    table = game.table
    drawn, turned, second = drawn_of(table), turned_of(table), second_of(table)
    if drawn:
        seat = decider_of(table)
        return 1 << LANE_BITS * seat + choose_seat(rules, game, drawn, seat, turned, second)
    return choose_bids(rules, game, legal(rules, game), face_up_of(table), turned, second)


@inlined
def actions(rules, game):
    """The actions of all seats in their lanes: legal bids, or who may get the drawn card."""
    if drawn_of(game.table):
        return ((1 << len(game.rooms)) - 1) << LANE_BITS * decider_of(game.table)
    return legal(rules, game)


@inlined
def by_promise(rules, game, tree, node, settings):
    """What each seat does at a node, as if it were alone."""
    able = actions(rules, game)
    taken = 0
    for seat in range(len(game.rooms)):
        own = (able >> (LANE_BITS * seat)) & LANE
        if own & (own - 1):
            own = 1 << promising(tree.nodes[node].known, seat, own, settings)
        taken |= own << (LANE_BITS * seat)
    return taken


@inlined
def promising(known, row, able, settings):
    """The action among those of the mask with the highest upper confidence bound."""
    visits = known[row, TOTAL, TRIED]
    expected = settings.pull * (known[row, TOTAL, WON] / visits - settings.doubt)
    curiosity = settings.curiosity * settings.curiosity * log(visits)
    best, most = 0, _LEAST
    while able:
        action = lowest(able)
        able &= able - 1
        share = _ONE / (known[row, action, TRIED] + settings.pull)
        wish = (known[row, action, WON] + expected) * share + sqrt(curiosity * share)
        if wish > most:
            best, most = action, wish
    return best


@inlined
def _as_planned(game, taken, plan, row):
    for seat in range(len(game.rooms)):
        if plan[row, seat] >= 0:
            taken &= ~(LANE << LANE_BITS * seat)
            taken |= 1 << (LANE_BITS * seat + plan[row, seat])
    return taken


@outlined
def _move(rules, game, taken):
    apart()
    if drawn_of(game.table):
        let_have(rules, game, lowest(taken >> (LANE_BITS * decider_of(game.table))))
    else:
        bid(rules, game, taken)


@inlined
def remember_and_lead(node, taken, returns, settings):
    """Remember it, and tell the nodes above what the usual actions here come to.

    So neither what was tried for curiosity nor what was believed in the beginning counts for long.
    """
    remember_each(node, taken, returns, settings)
    seats = len(node.known)
    usual = _usual(node, taken)
    if usual != node.usual:
        node.usual = usual
        for place in range(seats + 1):
            node.usually[place] = 0
    if usual == taken:
        for seat in range(seats):
            node.usually[seat] += returns[UP, seat]
        node.usually[seats] += 1
    share = _ONE / (node.usually[seats] + settings.caution)
    for seat in range(seats):
        average = node.known[seat, TOTAL, WON] / node.known[seat, TOTAL, TRIED]
        returns[UP, seat] = (node.usually[seat] + settings.caution * average) * share


@inlined
def _usual(node, taken):
    """What each seat has done most often, now that it has done this."""
    usual = node.usual
    for seat in range(len(node.known)):
        own = (taken >> (LANE_BITS * seat)) & LANE
        before = (usual >> (LANE_BITS * seat)) & LANE
        if own != before and (
            before == 0
            or node.known[seat, lowest(own), TRIED] > node.known[seat, lowest(before), TRIED]
        ):
            usual ^= (own ^ before) << (LANE_BITS * seat)
    return usual


@inlined
def remember_each(node, taken, returns, settings):
    """Remember what each seat did and what came of it, whatever the others did."""
    known = node.known
    for seat in range(len(known)):
        own = (taken >> (LANE_BITS * seat)) & LANE
        remember_one(known, seat, own, returns[UP, seat])


@inlined
def remember_one(known, row, own, won):
    """Add what came of an action, a mask of one or of none, to a row of what is known."""
    known[row, TOTAL, TRIED] += 1
    known[row, TOTAL, WON] += won
    if own:
        known[row, lowest(own), TRIED] += 1
        known[row, lowest(own), WON] += won
