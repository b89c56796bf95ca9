"""Tunes the policy by self-play: ``python -m gnumies.lab.tune --players 2 --seed 1``.

The cross-entropy method: candidates are drawn from a normal distribution and play against a pool of
what earlier generations came to; the best of them make the next distribution. All candidates of a
generation play the same supplies, each from every seat. The result follows from the options alone.
"""

import json
from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser
from collections.abc import Iterable, Iterator
from dataclasses import asdict, astuple, dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnumies.lab.arena import Arena
from gnumies.mind.formula import Formula
from gnumies.mind.weights import formula_for
from gnumies.rules import FEWEST_SEATS, MOST_SEATS

Point = NDArray[np.float64]

POPULATION: Final = 60
ELITE: Final = 10
POOL: Final = 6
"""So many earlier versions are kept to play against."""
OPPONENTS: Final = 2
"""So many of them does a generation meet, the latest always among them."""
JOINS_EVERY: Final = 10
"""So many generations lie between two versions of the pool."""
MEMORY: Final = 0.6
"""How much of the last distribution stays."""
FLOOR: Final = 0.03
"""No number's spread falls below that, in the same parts."""
JITTER: Final = 0.06
"""Searches need playouts that differ: a bid strays at least so far."""

START: Final = Formula(
    **dict.fromkeys(Formula.__slots__, 0.0)
    | {"first": 0.1, "first_face": 0.25, "first_left": 0.03}
    | {"second": 0.6, "second_face": -0.2, "second_left": 0.05}
    | {"third": 0.9, "third_left": 0.05, "fourth": 1.0}
    | {"deny_second": 0.1, "deny_third": 0.2, "deny_fourth": 0.3}
    | {"unwanted": 0.3, "unwanted_slope": 3.0}
    | {"low_0": 0.1, "low_1": 0.1, "low_2": 0.1, "low_3": 0.9, "sure_low_3": 0.5}
    | {"jitter": 0.1, "keep": -5.0}
)
"""What one would write down without trying."""
SIZES: Final = (
    dict.fromkeys(Formula.__slots__, 1.0)
    | dict.fromkeys(("first_left", "second_left", "third_left"), 0.3)
    | dict.fromkeys(("deny_second_left", "deny_third_left"), 0.3)
    | dict.fromkeys(("cards", "cards_squared", "lead", "lead_cards"), 0.15)
    | {"unwanted_slope": 4.0, "jitter": 0.2}
)
"""How far each number may go from where it is."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run does; its result follows from that."""

    players: int
    generations: int
    supplies: int
    """So many are played against each opponent, from every seat."""
    seed: int
    lead: float = 0.0
    """What 100 points of lead count beside a win."""
    start: Formula = START
    spread: float = 0.3
    """How wide the first distribution is, in parts of ``SIZES``."""


def tuned(plan: Plan) -> Iterator[tuple[Formula, float]]:
    """The middle of the distribution after each generation, and what the best of it came to."""
    rng = np.random.default_rng(plan.seed)
    arena = Arena(plan.players, plan.seed, plan.lead)
    unit = np.array([*SIZES.values()])
    middle, spread = np.array(astuple(plan.start)), plan.spread * unit
    pool = [arena.weights(plan.start)]
    for generation in range(plan.generations):
        points = middle + spread * rng.standard_normal((POPULATION, len(middle)))
        points[0] = middle
        supplies = range(generation * plan.supplies, (generation + 1) * plan.supplies)
        others: list[int] = rng.permutation(len(pool) - 1)[: OPPONENTS - 1].tolist()
        met = [pool[-1], *[pool[index] for index in others]]
        candidates = [arena.weights(formula_of(point)) for point in points]
        results = np.array([arena.result(each, met, supplies) for each in candidates])
        best = np.argsort(results, kind="stable")[-ELITE:]
        middle = MEMORY * middle + (1 - MEMORY) * points[best].mean(axis=0)
        spread = MEMORY * spread + (1 - MEMORY) * points[best].std(axis=0)
        spread = np.maximum(spread, FLOOR * unit)
        if (generation + 1) % JOINS_EVERY == 0:
            pool = [*pool, arena.weights(formula_of(middle))][-POOL:]
        yield formula_of(middle), float(results[best].mean())


def formula_of(point: Iterable[float]) -> Formula:
    """The formula of a point, whose jitter stays above its least."""
    formula = Formula(*[round(float(number), 4) for number in point])
    return replace(formula, jitter=max(abs(formula.jitter), JITTER))


def main() -> None:
    """Tune, and print the numbers as ``weights.json`` has them."""
    parser = ArgumentParser(
        description=(__doc__ or "").partition("\n")[0],
        formatter_class=ArgumentDefaultsHelpFormatter,
    )
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    parser.add_argument("--players", type=int, default=FEWEST_SEATS, choices=seats)
    parser.add_argument("--generations", type=int, default=200)
    parser.add_argument("--supplies", type=int, default=1000, help="for each opponent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lead", type=float, default=0.0, help="what 100 points of lead count")
    parser.add_argument("--spread", type=float, default=0.3, help="of the first candidates")
    parser.add_argument("--start", type=int, choices=seats, help="the numbers for so many players")
    asked = parser.parse_args()
    asked.start = START if asked.start is None else formula_for(asked.start)
    plan = Plan(**vars(asked))
    for generation, (formula, result) in enumerate(tuned(plan)):
        numbers = json.dumps(asdict(formula))
        print(f"generation {generation + 1}, best {result:.4f}: {numbers}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
