"""Games and playouts by the tuned policy, by the million."""

# pyright: basic

from gnumies.mind.policy import mixed_bids, mixed_decision, policy_bids, policy_decision
from gnumies.sim.compiled import kernel
from gnumies.sim.games import playouts, tally


@kernel
def policy_tally(rules, games, base, first, last, sums):
    """``sim.games.tally`` by the policy, every seat with its own weights."""
    return tally(policy_bids, policy_decision, rules, games, base, first, last, sums)


@kernel
def mixed_tally(rules, games, base, first, last, sums):
    """The same, some seats choosing by chance."""
    return tally(mixed_bids, mixed_decision, rules, games, base, first, last, sums)


@kernel
def policy_playouts(rules, games, scores):
    """``sim.games.playouts`` by the policy."""
    return playouts(policy_bids, policy_decision, rules, games, scores)
