"""Lines a second of the search, beside whole games played on by the bare policy."""

from collections.abc import Callable
from time import process_time
from typing import Final

import numpy as np

from bench.mind.game import Turn, sample
from bench.mind.players import parse, search_for
from bench.mind.quick import policy
from gnumies.mind.games import policy_playouts
from gnumies.mind.tables import policy_tables
from gnumies.rules import FEWEST_SEATS, MOST_SEATS, RULEBOOK

POSITIONS: Final = 16
LINES: Final = 10_000
TURNS: Final = 3
"""A rate is the best of so many: what the code can do."""


def measure_speed() -> None:
    """Measure from the same positions of whole games, in turns, for every number of players."""
    print(f"{'a second of the processor':28}{'lines':>12}{'playouts':>12}{'ratio':>8}")
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        rules = policy_tables(RULEBOOK, seats)
        places = [turns[0] for turns in sample(rules, [policy] * seats, POSITIONS, "speed")]
        for work in (_search, _playouts):
            work(places[0], 1)  # compiled, or read from the disk
        found = [(_rate(_search, places), _rate(_playouts, places)) for _ in range(TURNS)]
        lines, playouts = (max(rates) for rates in zip(*found, strict=True))
        name = f"{seats} players, {POSITIONS} positions"
        print(f"{name:28}{lines:>12,.0f}{playouts:>12,.0f}{lines / playouts:>8.2f}", flush=True)


def _rate(work: Callable[[Turn, int], None], places: list[Turn]) -> float:
    begin = process_time()
    for turn in places:
        work(turn, LINES)
    return LINES * len(places) / (process_time() - begin)


def _search(turn: Turn, lines: int) -> None:
    search_for(parse("search", 0), turn, 1, lines).run(lines)


def _playouts(turn: Turn, games: int) -> None:
    many = np.repeat(turn.games, games)
    many["key"] = np.arange(games)
    policy_playouts(turn.rules, many, np.zeros((games, many["rooms"].shape[1]), np.int64))
