"""How the policy's data file is made."""

from dataclasses import replace

from gnumies.lab.tune import START, Plan, tuned
from gnumies.lab.weights import RECIPES, Recipe, followed, text
from gnumies.mind.weights import read


def test_the_recipes_in_short_make_a_file_that_is_read() -> None:
    short = [Recipe(replace(plan, generations=1, supplies=2), start) for plan, start in RECIPES]
    formulas = followed(short)
    assert read(text(formulas)) == formulas
    assert sorted(formulas) == [2, 3, 4, 5]


def test_a_recipe_starts_from_what_another_came_to() -> None:
    two = Plan(players=2, generations=1, supplies=2, seed=3)
    three = Plan(players=3, generations=1, supplies=2, seed=3, spread=0.0)
    *_, (formula, _) = tuned(two)
    *_, (after, _) = tuned(replace(three, start=formula))
    *_, (otherwise, _) = tuned(replace(three, start=START))
    assert followed([Recipe(two), Recipe(three, start=2)])[3] == after != otherwise
