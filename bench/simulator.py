"""Measure the simulator beside its peers, on one core and in turns.

A rate is the best of its turns: what the code can do. A ratio is that of two best turns of the same
run. The rows of two threads stand apart, for all others are bound to one core: they go by
the clock on the wall, and two processes show what the machine has to give just then.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
if CORES and __name__ == "__main__":  # and not in processes of its own
    os.sched_setaffinity(0, CORES[:1])  # before anything starts threads
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax  # noqa: E402
import numpy as np  # noqa: E402
import pgx  # noqa: E402
import pyspiel  # noqa: E402
from pgx.experimental import auto_reset  # noqa: E402

from gnumies.rules import RULEBOOK  # noqa: E402
from gnumies.sim.batch import Batch  # noqa: E402
from gnumies.sim.games import light_tally, uniform_tally  # noqa: E402
from gnumies.sim.layout import game_fields  # noqa: E402
from gnumies.sim.many import random_games  # noqa: E402
from gnumies.sim.tables import tables  # noqa: E402

GAMES = 1024
"""How many games stand side by side."""
STEPS = 200
ROLLOUTS = 1000

SERIES = 400_000
"""How many games a thread plays at a time: nearly half a second."""
MILLION = 1_000_000

FIRST_CALL = """
import numba
from time import process_time
begin = process_time()
from gnumies.sim.many import random_games
from gnumies.rules import RULEBOOK
list(random_games(RULEBOOK, 5, 1, 1, 1))
print(process_time() - begin)
"""

SMALLEST_CALL = """
import numba
from time import process_time
begin = process_time()
import numpy

@numba.njit(cache=True)
def total(numbers):
    return numbers[0]

total(numpy.zeros(1, [("a", "i8")])["a"])
print(process_time() - begin)
"""
"""What numba itself takes before the first kernel of all, however small, can be called."""


@dataclass
class Rate:
    """How many things a second, turn by turn."""

    name: str
    play: Callable[[], int]
    """Does some work, and gives how many things it was."""
    turns: list[float] = field(default_factory=list)

    clock: Callable[[], float] = process_time
    """The processor's time, in which it matters less what else the machine is doing."""

    def measure(self, seconds: float) -> None:
        """Work for that long."""
        done, begin = 0, self.clock()
        while (spent := self.clock() - begin) < seconds:
            done += self.play()
        self.turns.append(done / spent)

    @property
    def best(self) -> float:
        """What it can do."""
        return max(self.turns)


def goofspiel(players: int, cards: int) -> Callable[[], int]:
    """Roll out goofspiel in OpenSpiel's C++: a search of one simulation with many rollouts."""
    parameters = {"players": players, "num_cards": cards, "points_order": "random"}
    game = pyspiel.load_game("goofspiel", parameters | {"imp_info": False})
    game = pyspiel.convert_to_turn_based(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)  # noqa: FBT003 - theirs
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    choices = players * (cards - 1)  # it plays everybody's last card itself

    def play() -> int:
        bot.step(root)
        return ROLLOUTS * choices

    return play


def whole_games(players: int, tally: Callable[..., int], *, by_choice: bool) -> Callable[[], int]:
    """Play complete games, scores included; count choices or games."""
    rules, game = tables(RULEBOOK, players), np.zeros(1, game_fields(players))
    sums, first = np.zeros((3, players), np.int64), [0]
    games = 20_000

    def play() -> int:
        first[0] += games
        choices = tally(rules, game, 1, first[0], first[0] + games, sums)
        return choices if by_choice else games

    play()
    return play


def choices_on(threads: int) -> int:
    """Play complete games of five as ``gnumies simulate`` does, as many for each thread."""
    return sum(sums.moves for sums in random_games(RULEBOOK, 5, 1, threads * SERIES, threads))


def on_two_processes(pool: ProcessPoolExecutor) -> Callable[[], int]:
    """Play what two threads play in two processes, each with a core to itself if there is one."""
    return lambda: sum(pool.map(choices_on, (1, 1)))


def measure_threads(repeats: int, seconds: float) -> None:
    """Measure one thread, two threads and two processes in turns; print the ratios."""
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        rows = [
            Rate("one thread", lambda: choices_on(1), clock=perf_counter),
            Rate("two threads", lambda: choices_on(2), clock=perf_counter),
            Rate("two processes", on_two_processes(pool), clock=perf_counter),
        ]
        for row in rows:
            row.play()
        for _ in range(repeats):
            for row in rows:
                row.measure(seconds)
    print(f"\n{'five players, choices by the clock':38}{'best':>14}{'ratio':>8}")
    for row in rows:
        print(f"{row.name:38}{row.best:>14,.0f}{row.best / rows[0].best:8.2f}")


def batch_steps(players: int, *, by_choice: bool) -> Callable[[], int]:
    """Choose, check and step many games with masks, rewards and resets; count joint steps."""
    batch = Batch(GAMES, players)

    def play() -> int:
        choices = 0
        for _ in range(STEPS):
            if by_choice:
                choices += np.count_nonzero(batch.legal)
            batch.step(batch.choose_uniformly())
        return choices if by_choice else GAMES * STEPS

    play()
    return play


def leduc() -> Callable[[], int]:
    """Step pgx's leduc with random legal actions and auto-reset, under jit and scan."""
    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple, _: None) -> tuple:
        state, key = carry
        key, chance, luck = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(chance, logits, axis=1)
        return (step(state, action, jax.random.split(luck, GAMES)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, STEPS)[0])
    key = jax.random.PRNGKey(0)
    carry = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES)), key)]

    def play() -> int:
        carry[0] = jax.block_until_ready(run(carry[0]))
        return GAMES * STEPS

    play()
    return play


def first_calls(program: str) -> tuple[float, float]:
    """Measure a program's processor time, best of three: without a cache, and with a full one."""
    cold, warm = [], []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | {"NUMBA_CACHE_DIR": folder}
            script = Path(folder, "first.py")  # numba keeps only what stands in a file
            script.write_text(program, encoding="utf-8")
            for times in (cold, warm):
                output = subprocess.check_output([sys.executable, script], env=environment)  # noqa: S603 - our own
                times.append(float(output))
    return min(cold), min(warm)


def memory() -> int:
    """How many bytes of this process are in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def a_million_games() -> int:
    """Measure what a batch of a million games of five takes, all of them a step on."""
    before = memory()
    batch = Batch(MILLION, 5)
    batch.step(batch.choose_uniformly())
    return memory() - before


def main() -> None:
    """Measure everything in one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="turns of each (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a turn (2.0)")
    options = parser.parse_args()
    five, two = (
        Rate("OpenSpiel goofspiel(5, 11)", goofspiel(5, 11)),
        Rate("OpenSpiel goofspiel(2, 13)", goofspiel(2, 13)),
    )
    cards = Rate("pgx leduc, 1,024 games", leduc())
    rows = [
        (five, None),
        (Rate("five players, choices", whole_games(5, uniform_tally, by_choice=True)), five),
        (two, None),
        (Rate("two players, choices", whole_games(2, uniform_tally, by_choice=True)), two),
        (Rate("five players, games", whole_games(5, uniform_tally, by_choice=False)), None),
        (Rate("two players, games", whole_games(2, uniform_tally, by_choice=False)), None),
        (
            Rate("light policy, five players", whole_games(5, light_tally, by_choice=True)),
            five,
        ),
        (cards, None),
        (Rate("batch, five players, joint steps", batch_steps(5, by_choice=False)), cards),
        (Rate("batch, five players, choices", batch_steps(5, by_choice=True)), cards),
        (Rate("batch, two players, joint steps", batch_steps(2, by_choice=False)), cards),
        (Rate("batch, two players, choices", batch_steps(2, by_choice=True)), cards),
    ]
    for _ in range(options.repeats):
        for rate, _peer in rows:
            rate.measure(options.seconds)
    print(f"{'a second, on one core':38}{'best':>14}{'ratio':>8}")
    for rate, peer in rows:
        ratio = f"{rate.best / peer.best:8.1f}" if peer else ""
        print(f"{rate.name:38}{rate.best:>14,.0f}{ratio}")
    if CORES:
        os.sched_setaffinity(0, CORES)
    measure_threads(options.repeats, options.seconds)
    for name, program in (("for one player count", FIRST_CALL), ("of the smallest", SMALLEST_CALL)):
        cold, warm = first_calls(program)
        print(f"first call {name}: {cold:.2f} s cold, {warm:.2f} s warm")
    print(f"a million live games: {a_million_games() / 2**20:.1f} MiB")


if __name__ == "__main__":
    main()
