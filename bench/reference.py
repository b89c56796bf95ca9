"""Measure the reference engine: whole random games, early and late moves, the import.

All numbers of a run are taken in turns, so that a busy machine slows each of them alike; the best
of the turns stands for what the code can do, the median for what to expect.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter

import pyspiel

from gnumies.rules import RULEBOOK, Color, Move, Setup, State, legal_moves, play, start

GOOFSPIEL = pyspiel.load_game(
    "goofspiel",
    {"players": 5, "num_cards": 11, "points_order": "random", "imp_info": False},
)
EARLY, LATE = range(10, 20), range(150, 160)
"""The numbers of the moves that are timed one by one."""


@dataclass
class Rate:
    """How many choices a second, turn by turn."""

    name: str
    play_game: Callable[[Random], int]
    """Plays a whole game and gives the number of choices in it."""
    turns: list[float] = field(default_factory=list)

    def measure(self, seconds: float, rng: Random) -> None:
        """Play games for that long."""
        choices, begin = 0, perf_counter()
        while (spent := perf_counter() - begin) < seconds:
            choices += self.play_game(rng)
        self.turns.append(choices / spent)


def shuffled(rng: Random, players: int) -> Setup:
    """Give a setup of the rulebook with a shuffled supply."""
    supply = list(RULEBOOK.deck)
    rng.shuffle(supply)
    return Setup(RULEBOOK, tuple(Color)[:players], tuple(supply))


def random_game(rng: Random, players: int) -> Iterator[tuple[State, Move]]:
    """Play a game at random; give each state with the move that is made in it."""
    state, _ = start(shuffled(rng, players))
    while not state.over:
        move = rng.choice(legal_moves(state, state.awaited[0]))
        yield state, move
        state, _ = play(state, move)


def gnumies_game(players: int) -> Callable[[Random], int]:
    """Play the Gnumies as an ordinary user would; the last state holds the scores."""

    def play_game(rng: Random) -> int:
        state, _ = start(shuffled(rng, players))
        choices = 0
        while not state.over:
            move = rng.choice(legal_moves(state, state.awaited[0]))
            state, _ = play(state, move)
            choices += 1
        return choices

    return play_game


def goofspiel_game(rng: Random) -> int:
    """Play goofspiel as an ordinary user of OpenSpiel would, the returns included."""
    state = GOOFSPIEL.new_initial_state()
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        elif state.is_simultaneous_node():
            seats = range(GOOFSPIEL.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
            choices += GOOFSPIEL.num_players()
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            choices += 1
    state.returns()
    return choices


def measure_rates(repeats: int, seconds: float) -> None:
    """Print the choices per second of the engine, beside OpenSpiel."""
    goofspiel = Rate("OpenSpiel goofspiel, 5 players", goofspiel_game)
    ours = [Rate(f"gnumies.rules, {players} players", gnumies_game(players)) for players in (2, 5)]
    rng = Random(1)  # noqa: S311 - a game of cards
    for _ in range(repeats):
        for rate in (goofspiel, *ours):
            rate.measure(seconds, rng)
    print(f"{'choices/s of whole random games':34}{'best':>10}{'median':>10}{'ratio':>8}")
    for rate in (goofspiel, *ours):
        ratio = median(our / their for our, their in zip(rate.turns, goofspiel.turns, strict=True))
        print(f"{rate.name:34}{max(rate.turns):>10,.0f}{median(rate.turns):>10,.0f}{ratio:>8.2f}")


def measure_late_moves(repeats: int, games: int) -> None:
    """Print the choices per second early and late in long games of five."""
    rng = Random(2)  # noqa: S311 - a game of cards
    positions: dict[range, list[tuple[State, Move]]] = {EARLY: [], LATE: []}
    found = 0
    while found < games:
        game = list(random_game(rng, 5))
        if len(game) > LATE.stop:
            found += 1
            for window, chosen in positions.items():
                chosen.extend(game[window.start : window.stop])
    turns: dict[range, list[float]] = {EARLY: [], LATE: []}
    for _ in range(repeats):
        for window, chosen in positions.items():
            begin = perf_counter()
            for state, move in chosen:
                play(state, move)
            turns[window].append(len(chosen) / (perf_counter() - begin))
    print(f"\n{'choices/s of play alone':34}{'best':>10}{'median':>10}")
    for window, rates in turns.items():
        name = f"moves {window.start} to {window[-1]} of a game of five"
        print(f"{name:34}{max(rates):>10,.0f}{median(rates):>10,.0f}")
    print(f"late beside early: {max(turns[LATE]) / max(turns[EARLY]):.2f}")


def measure_import(repeats: int) -> None:
    """Print what ``import gnumies.rules`` adds to the start of Python."""
    times: dict[str, list[float]] = {"pass": [], "import gnumies.rules": []}
    for _ in range(repeats):
        for program, spent in times.items():
            begin = perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603 - our own
            spent.append(1000 * (perf_counter() - begin))
    bare, ours = (min(spent) for spent in times.values())
    print(f"\nimport gnumies.rules: {ours - bare:+.0f} ms on {bare:.0f} ms of bare Python")


def main() -> None:
    """Measure everything in one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9, help="turns of each (9)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a turn (1.0)")
    options = parser.parse_args()
    measure_rates(options.repeats, options.seconds)
    measure_late_moves(options.repeats, games=100)
    measure_import(2 * options.repeats)


if __name__ == "__main__":
    main()
