"""The luck of a series is fixed for ever, and no part of it leads to another."""

from hashlib import sha256
from random import Random

import pytest

from gnumies.bots.luck import seat_luck, supply_key
from gnumies.bots.random import RandomBot
from gnumies.bots.series import Series
from gnumies.record.fair import shuffled
from gnumies.rules import RULEBOOK


def test_luck_is_that_of_the_documentation() -> None:
    assert supply_key(7, 3) == sha256(b"gnumies-luck/1 7/3 supply").digest()
    key = sha256(b"gnumies-luck/1 -7/3 seat 1").digest()
    assert seat_luck(-7, 3, 1).getstate() == Random(int.from_bytes(key, "big")).getstate()


def test_luck_is_the_same_on_every_machine() -> None:
    key = "65c971dc27c05c77139abbe10dbeab8b"
    assert supply_key(1, 0).hex()[:32] == key
    assert [seat_luck(1, 0, seat).randrange(1000) for seat in range(3)] == [302, 227, 570]


def test_series_has_that_luck() -> None:
    series = Series(("random",) * 2, 5, RULEBOOK)
    assert series.setup(4).supply == shuffled(RULEBOOK.deck, supply_key(5, 4))
    for seat, contestant in enumerate(series.contestants(4, [RandomBot] * 2)):
        assert contestant.rng.getstate() == seat_luck(5, 4, seat).getstate()


@pytest.mark.parametrize("other", [(1, 11, 1), (11, 1, 1), (1, 1, 11), (1, 1, 2)])
def test_no_two_have_the_same_luck(other: tuple[int, int, int]) -> None:
    assert seat_luck(*other).random() != seat_luck(1, 1, 1).random()
    assert seat_luck(*other).getstate() != Random("1/1/1").getstate()
