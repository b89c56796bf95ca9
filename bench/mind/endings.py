"""Random endings for two that can be solved exactly, and what a search gives away in them.

An ending is a position that the solver finishes within ``NODES``, where what is bid matters: any of
those that a game between the policy and random players comes through.
"""

import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

import numpy as np

from bench.mind.budget import lines_for
from bench.mind.game import Game, Turn
from bench.mind.matches import rows
from bench.mind.players import Spec, parse, searched, spread
from bench.mind.quick import policy, uniform
from gnumies.bots.expert import PLACES
from gnumies.mind.exact import Solution, Solver, exploitability
from gnumies.mind.matrix import Mixture
from gnumies.mind.tables import policy_tables
from gnumies.rules import RULEBOOK
from gnumies.sim.layout import GNALLIS, VALUES

NODES: Final = 100_000
PLAYERS: Final = ("search", "regret", "sequential")
_MOST_NODES: Final = 10 * NODES
_AT_STAKE: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Ending:
    """A position with its solution, and the turns that are due there."""

    turns: list[Turn]
    solution: Solution


def play_endings(count: int, ms: float, folder: Path) -> None:
    """Search so many endings for so long, keep what came of it, and say how it stands."""
    path = folder / f"endings, {ms:g} ms.jsonl"
    found = {row["game"]: row for row in rows(path)}
    specs = [parse(name, ms) for name in PLAYERS]
    lines = {spec.name: lines_for(spec, 2, folder) for spec in specs}
    solver, game = Solver(PLACES), 0
    while sum("value" in row for row in found.values()) < count:
        if game not in found:
            ending = _drawn(game)
            row: dict[str, Any] = {"game": game}
            if ending:
                row |= _described(ending) | _exact(ending, solver)
                for spec in specs:
                    row[spec.name] = _searched(ending, spec, lines[spec.name], game)
            found[game] = row
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        game += 1
    report(path)


def _drawn(number: int) -> Ending | None:
    """One of the positions of a game, from its end back to the first that takes too long."""
    solver = Solver()  # one that remembers other games could do more after a restart than before
    luck = Random(f"ending {number}")  # noqa: S311 - a game of cards
    players = [luck.choice([policy, uniform]) for _ in range(2)]
    game = Game(policy_tables(RULEBOOK, 2), players, number, "ending")
    endings: list[Ending] = []
    for turns in reversed(list(game.turns())):
        solution = solver.solve(turns[0].rules, turns[0].games, max_nodes=NODES)
        if solution is None:
            break
        if np.ptp(solution.payoffs) > _AT_STAKE:
            endings.append(Ending(turns, solution))
    return luck.choice(endings) if endings else None


def _described(ending: Ending) -> dict[str, Any]:
    hands, solution = int(ending.turns[0].games["hands"][0]), ending.solution
    pure = max(solution.payoffs.min(1)) > min(solution.payoffs.max(0)) - _AT_STAKE
    return {
        "value": solution.value,
        "cards": (hands & VALUES).bit_count(),
        "gnallis": (hands & GNALLIS).bit_count(),
        "pure": bool(pure),
        "uniform": [_given_away(ending, seat, None) for seat in _asked(ending)],
    }


def _asked(ending: Ending) -> list[int]:
    return [turn.seat for turn in ending.turns]


def _given_away(ending: Ending, seat: int, mixture: Mixture | None) -> float:
    """What a mixture of all actions gives away; none is all of them alike."""
    actions = list(ending.solution.actions[seat])
    own = np.full(len(actions), 1 / len(actions)) if mixture is None else mixture[actions]
    return exploitability(ending.solution, seat, own)


def _exact(ending: Ending, solver: Solver) -> dict[str, Any]:
    """What the expert with exact play on says, whose solver remembers less and other things."""
    turn = ending.turns[0]
    solution = solver.solve(turn.rules, turn.games, max_nodes=_MOST_NODES)
    if solution is None:
        return {"exact": None}
    seats = _asked(ending)
    given = [_given_away(ending, seat, spread(solution, seat)) for seat in seats]
    return {"exact": {"given": given, "off": abs(solution.value - ending.solution.value)}}


def _searched(ending: Ending, spec: Spec, lines: int, seed: int) -> dict[str, Any]:
    mixtures, searches = zip(
        *(searched(spec, turn, seed, lines) for turn in ending.turns), strict=True
    )
    seats = zip(_asked(ending), mixtures, strict=True)
    return {
        "given": [_given_away(ending, seat, mixture) for seat, mixture in seats],
        "mixed": [bool((mixture > 0).sum() > 1) for mixture in mixtures],
        "off": abs(float(searches[0].values[0]) - ending.solution.value),
    }


def report(path: Path) -> None:
    """Print a table: each way to choose, and what it gave away against the best reply."""
    found = [row for row in rows(path) if "value" in row]
    if not found:
        print(f"{path.stem}: nothing yet")
        return
    gnallis = [sum(row["gnallis"] == count for row in found) for count in range(3)]
    print(
        f"{path.stem}: {len(found)} endings of {min(row['cards'] for row in found)} to "
        f"{max(row['cards'] for row in found)} valued cards, with no, one and two Gnallis "
        f"{gnallis[0]}, {gnallis[1]}, {gnallis[2]}; "
        f"{sum(not row['pure'] for row in found)} without a saddle point"
    )
    print(f"{'':12}{'seats':>6}{'give away':>11}{'±':>9}{'worst':>9}{'value off by':>14}{'±':>9}")
    for name in ("exact", *PLAYERS):
        known = [row[name] for row in found if row[name]]
        given = [each for row in known for each in row["given"]]
        _print(name, given, [row["off"] for row in known])
    _print("uniform", [each for row in found for each in row["uniform"]], [])


def _print(name: str, given: list[float], off: list[float]) -> None:
    cells = [(fmean(given), 11), (_error(given), 9), (max(given), 9)]
    if off:
        cells += [(fmean(off), 14), (_error(off), 9)]
    numbers = "".join(f"{number:>{width}.4f}" for number, width in cells)
    print(f"{name:12}{len(given):>6}{numbers}")


def _error(numbers: list[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("nan")
