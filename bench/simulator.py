"""Measure the simulator beside its peers, on one core and in turns.

A rate is the best of its turns: what the code can do. A ratio is that of two best turns of the same
run. The row of two threads stands apart, for all others are bound to one core.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter, process_time

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
if CORES:
    os.sched_setaffinity(0, CORES[:1])  # before anything starts threads of its own
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
from gnumies.sim.tables import tables  # noqa: E402

GAMES = 1024
"""How many games stand side by side."""
STEPS = 200
ROLLOUTS = 1000

FIRST_CALL = """
import numba
from time import process_time
begin = process_time()
from gnumies.sim.many import random_games
from gnumies.rules import RULEBOOK
list(random_games(RULEBOOK, 5, 1, 1, 1))
print(process_time() - begin)
"""


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


def two_threads(players: int) -> Callable[[], int]:
    """Play complete games on two threads."""
    work = [whole_games(players, uniform_tally, by_choice=True) for _ in range(2)]
    pool = ThreadPoolExecutor(2)
    return lambda: sum(pool.map(lambda play: sum(play() for _ in range(5)), work))


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


def first_calls() -> tuple[float, float]:
    """Measure the first call for one number of players: with an empty cache and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"NUMBA_CACHE_DIR": folder}
        times = [
            float(subprocess.check_output([sys.executable, "-c", FIRST_CALL], env=environment))  # noqa: S603 - our own
            for _ in range(4)
        ]
    return times[0], min(times[1:])


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
    one = Rate("one thread", whole_games(5, uniform_tally, by_choice=True), clock=perf_counter)
    both = Rate("two threads", two_threads(5), clock=perf_counter)
    for _ in range(options.repeats):
        one.measure(options.seconds)
        both.measure(options.seconds)
    print(
        f"\n{'five players, choices, two threads':38}{both.best:>14,.0f}{both.best / one.best:8.2f}"
    )
    cold, warm = first_calls()
    print(f"\nfirst call for one player count: {cold:.1f} s cold, {warm:.2f} s warm")


if __name__ == "__main__":
    main()
