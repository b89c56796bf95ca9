"""The compiled policy: its share of the wins, and its playouts beside the simulator's in one run.

The share is that of one seat with another bot on all the others; every supply is played from each
seat, and the error is that of the mean over supplies in blocks. Against `greedy`, which is written
in Python, fewer games are played.
"""

from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser
from collections.abc import Callable
from math import sqrt
from time import process_time

import numpy as np

from gnumies.bots.simulate import simulate
from gnumies.mind.games import policy_tally
from gnumies.mind.tables import policy_tables
from gnumies.rules import FEWEST_SEATS, MOST_SEATS, RULEBOOK
from gnumies.sim.games import light_tally, uniform_tally
from gnumies.sim.layout import game_fields
from gnumies.sim.tables import Rules, tables

BLOCKS = 20
"""So many parts with seeds of their own tell how far a share may be off."""
TURNS = 5
GAMES_A_TURN = 20_000


def share(against: str, players: int, games: int, seed: int) -> float:
    """Give the policy's share of the wins from all seats on the supplies of one seed."""
    total = 0.0
    for seat in range(players):
        bots = [against] * players
        bots[seat] = "policy"
        total += simulate(players, bots, games // players, seed).win_share[seat] or 0.0
    return total / players


def strength(against: str, players: int, games: int, seed: int) -> str:
    """Give the share with its standard error."""
    parts = [
        share(against, players, games // BLOCKS, seed * BLOCKS + part) for part in range(BLOCKS)
    ]
    error = float(np.std(parts, ddof=1)) / sqrt(BLOCKS)
    return f"{np.mean(parts):.4f} ± {error:.4f}"


def rates(players: int) -> str:
    """Give millions of choices a second by each policy, the best of some turns."""
    plain, tuned = tables(RULEBOOK, players), policy_tables(RULEBOOK, players)
    rows: list[tuple[str, Callable[..., int], Rules]] = [
        ("policy", policy_tally, tuned),
        ("light", light_tally, plain),
        ("uniform", uniform_tally, plain),
    ]
    best = dict.fromkeys([name for name, _, _ in rows], 0.0)
    game, sums = np.zeros(1, game_fields(players)), np.zeros((3, players), np.int64)
    for _name, tally, rules in rows:
        tally(rules, game, 1, 0, 1, sums)
    for _ in range(TURNS):
        for name, tally, rules in rows:
            begin = process_time()
            choices = tally(rules, game, 1, 0, GAMES_A_TURN, sums)
            best[name] = max(best[name], choices / (process_time() - begin) / 1e6)
    return ", ".join(f"{name} {rate:.1f}" for name, rate in best.items())


def main() -> None:
    """Measure, and print a line for each number of players."""
    parser = ArgumentParser(description=__doc__, formatter_class=ArgumentDefaultsHelpFormatter)
    parser.add_argument("--games", type=int, default=200_000, help="against random")
    parser.add_argument("--greedy", type=int, default=4000, help="games against greedy")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for players in range(FEWEST_SEATS, MOST_SEATS + 1):
        chance = strength("random", players, asked.games, asked.seed)
        print(f"{players} players: {chance} against random", end="", flush=True)
        if asked.greedy:
            print(
                f", {strength('greedy', players, asked.greedy, asked.seed)} against greedy", end=""
            )
        print(f"; million choices a second: {rates(players)}", flush=True)


if __name__ == "__main__":
    main()
