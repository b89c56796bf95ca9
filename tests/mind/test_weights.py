"""The data file of the policy, and one clear line for a bad one."""

import json
from dataclasses import asdict, replace
from importlib.resources import files

import numpy as np
import pytest

from gnumies.mind.formula import ALWAYS, CARD_BITS, CHANCE_AT, weights
from gnumies.mind.weights import formula_for, read
from gnumies.rules import BadValue
from gnumies.sim.layout import COPICASTOR

GOOD = (files("gnumies.mind") / "weights.json").read_text(encoding="utf-8")


def test_there_are_numbers_for_every_number_of_players() -> None:
    assert {seats: asdict(each) for seats, each in read(GOOD).items()} == {
        seats: asdict(formula_for(seats)) for seats in (2, 3, 4, 5)
    }


def changed(name: str, number: object) -> str:
    data = json.loads(GOOD)
    data["3"][name] = number
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "the weights are no JSON: "),
        ("[]", "the weights are no object"),
        ('{"2": {}}', "the weights need an object for each of 2, 3, 4 and 5 players"),
        (json.dumps(dict.fromkeys("2345", 1)), "the weights for 2 players are no object"),
        (json.dumps({n: {} for n in "2345"}), "the weights for 2 players: 'cards' is missing"),
        (changed("luck", 1), "the weights for 3 players: 'luck' is no number of the formula"),
        (changed("first", "1"), "the weights for 3 players: first is '1', where a number"),
        (changed("first", not 0), "the weights for 3 players: first is True, where a number"),
        (changed("first", None), "the weights for 3 players: first is None, where a number"),
        (changed("first", 1e9), "first is 1000000000.0, where a number of up to 100 either way"),
        (changed("first", float("nan")), "the weights for 3 players: first is nan"),
    ],
)
def test_a_bad_file_gets_one_clear_line(text: str, fault: str) -> None:
    with pytest.raises(BadValue) as caught:
        read(text)
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)


def test_there_is_no_formula_for_six() -> None:
    with pytest.raises(BadValue, match="2 to 5 can play, not 6"):
        formula_for(6)


@pytest.mark.parametrize("lowest_wins", [True, False])
def test_numbers_beyond_all_measure_still_fit_into_the_tables(lowest_wins: bool) -> None:  # noqa: FBT001
    numbers = asdict(formula_for(2))
    for size in (-100.0, 100.0):
        wild = replace(formula_for(2), **dict.fromkeys(numbers, size))
        table = weights(wild, 5, lowest_wins=lowest_wins)
        chances = table[1 << CARD_BITS : (COPICASTOR + 2) << CARD_BITS] >> CHANCE_AT & 63
        assert chances.min() >= 0
        assert chances.max() <= ALWAYS
        assert table.dtype == np.int16
