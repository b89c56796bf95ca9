"""Many games by the policy added up: ``sim.many`` with other kernels."""

from collections.abc import Iterator, Sequence

from gnumies.mind.games import mixed_tally, policy_tally
from gnumies.mind.tables import players
from gnumies.mind.weights import formula_for
from gnumies.rules import Ruleset
from gnumies.sim.many import Sums, kernel_games
from gnumies.sim.tables import tables


def policy_games(
    ruleset: Ruleset, tuned: Sequence[bool], seed: int, games: int, threads: int
) -> Iterator[Sums]:
    """Play the games of a seed; the seats that are not ``tuned`` choose uniformly."""
    seats = len(tuned)
    formulas = [formula_for(seats) if each else None for each in tuned]
    rules = players(tables(ruleset, seats), formulas)
    kernel = policy_tally if all(tuned) else mixed_tally
    return kernel_games(kernel, rules, seats, seed, games, threads)
