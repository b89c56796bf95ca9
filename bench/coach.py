"""How long the coach takes for a whole game, beside what the bare playouts of as many lines take.

The playouts are the policy's, from the same positions: the floor for anything that looks at so many
lines. Compare processor times, where the cores are shared.
"""

import os
from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser
from time import perf_counter, process_time

import numpy as np

from bench.luck import policy_game
from gnumies.coach import LINES
from gnumies.coach.analysis import analyze
from gnumies.coach.luck import PLAYOUTS
from gnumies.coach.moments import Course, course
from gnumies.mind.games import policy_playouts
from gnumies.mind.tables import policy_tables_of_view
from gnumies.sim.convert import game_of_view
from gnumies.sim.stream import base_key, game_key, signed


def playouts_take(played: Course, lines: int) -> float:
    """Give the processor seconds that so many bare playouts from every moment of a game take."""
    seconds = 0.0
    for number, moment in enumerate(played.moments):
        view = moment.view
        rules, games = policy_tables_of_view(view), np.repeat(game_of_view(view), lines)
        base = base_key(number)
        games["key"] = [signed(game_key(base, line)) for line in range(lines)]
        scores = np.zeros((lines, len(view.hands)), np.int64)
        began = process_time()
        policy_playouts(rules, games, scores)
        seconds += process_time() - began
    return seconds


def main() -> None:
    """Measure, and print a line for each game."""
    parser = ArgumentParser(description=__doc__, formatter_class=ArgumentDefaultsHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    first = policy_game(asked.players, 0)
    analyze(first, lines=100, playouts=1)  # which compiles, or loads what was compiled
    playouts_take(course(first), 1)
    for seed in range(asked.games):
        record = policy_game(asked.players, seed)
        began, busy = perf_counter(), process_time()
        analysis = analyze(
            record, lines=asked.lines, playouts=asked.playouts, threads=asked.threads
        )
        taken, spent = perf_counter() - began, process_time() - busy
        few = 2_000
        floor = playouts_take(course(record), few) * asked.lines / few
        print(
            f"{asked.players} players, game {seed}, {len(analysis.moments)} moments with "
            f"{asked.lines} lines: {taken:.1f} s on {asked.threads} threads, {spent:.1f} s of "
            f"processor time; as many bare playouts {floor:.1f} s"
        )


if __name__ == "__main__":
    main()
