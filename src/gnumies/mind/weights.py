"""The numbers that the policy was tuned to, from the data file beside this module."""

import json
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Final, cast

from gnumies.mind.formula import Formula
from gnumies.rules import BadValue, check_seats

LARGEST: Final = 100.0
"""No number of the formula makes sense beyond it."""
_NAMES: Final = tuple(field.name for field in fields(Formula))


@cache
def formula_for(seats: int) -> Formula:
    """The formula that was tuned for this number of players."""
    check_seats(seats)
    text = (files(__package__ or "") / "weights.json").read_text(encoding="utf-8")
    return read(text)[seats]


def read(text: str) -> dict[int, Formula]:
    """The formulas of a data file by their number of players; ``BadValue`` says what is wrong."""
    try:
        data: object = json.loads(text)
    except ValueError as error:
        raise BadValue(None, f"the weights are no JSON: {error}") from error
    numbers = _object(data, "the weights")
    if set(numbers) != {"2", "3", "4", "5"}:
        raise BadValue(None, "the weights need an object for each of 2, 3, 4 and 5 players")
    return {
        int(seats): _formula(f"the weights for {seats} players", each)
        for seats, each in numbers.items()
    }


def _formula(where: str, data: object) -> Formula:
    numbers = _object(data, where)
    if wrong := sorted(set(numbers) ^ set(_NAMES)):
        fault = "is missing" if wrong[0] in _NAMES else "is no number of the formula"
        raise BadValue(None, f"{where}: {wrong[0]!r:.40} {fault}")
    return Formula(**{name: _number(f"{where}: {name}", numbers[name]) for name in _NAMES})


def _number(where: str, data: object) -> float:
    if isinstance(data, bool) or not isinstance(data, int | float) or not abs(data) <= LARGEST:
        raise BadValue(
            None,
            f"{where} is {data!r:.40}, where a number of up to {LARGEST:g} either way is possible",
        )
    return float(data)


def _object(data: object, where: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise BadValue(None, f"{where} are no object")
    return cast("dict[str, object]", data)
