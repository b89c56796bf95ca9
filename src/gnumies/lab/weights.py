"""Makes the policy's data file anew: ``python -m gnumies.lab.weights > weights.json``, in minutes.

Two players are tuned from what one would write down without trying, the others from what fewer
players came to. With four and five that is done for some generations only: later ones agree among
themselves on conventions that lose against everybody else.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Final, NamedTuple

from gnumies.lab.tune import START, Plan, tuned
from gnumies.mind.formula import Formula


class Recipe(NamedTuple):
    """A plan, and the number of players whose outcome it starts from; None for ``START``."""

    plan: Plan
    start: int | None = None


RECIPES: Final = (
    Recipe(Plan(players=2, generations=200, supplies=1000, seed=1)),
    Recipe(Plan(players=3, generations=200, supplies=1000, seed=1, spread=0.15), start=2),
    Recipe(Plan(players=4, generations=60, supplies=1000, seed=1, spread=0.1), start=2),
    Recipe(Plan(players=5, generations=40, supplies=1000, seed=1, spread=0.1), start=3),
)


def followed(recipes: Iterable[Recipe]) -> dict[int, Formula]:
    """Tune by one recipe after the other; the formulas by their number of players."""
    found: dict[int, Formula] = {}
    for plan, start in recipes:
        begin = START if start is None else found[start]
        *_, (formula, _) = tuned(replace(plan, start=begin))
        found[plan.players] = formula
    return found


def text(formulas: dict[int, Formula]) -> str:
    """The data file, as ``gnumies.mind.weights`` reads it."""
    return json.dumps({str(seats): asdict(each) for seats, each in formulas.items()}, indent=1)


if __name__ == "__main__":
    print(text(followed(RECIPES)))  # noqa: T201
