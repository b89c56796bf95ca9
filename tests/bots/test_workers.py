"""Processes: how much they are given at once, and how they end."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count, islice
from multiprocessing import active_children

import pytest

from gnumies.bots.series import Series, tallies
from gnumies.bots.workers import results
from gnumies.rules import RULEBOOK


def none_left() -> bool:
    """Wait for processes that were told to end."""
    deadline = time.monotonic() + 10
    while active_children() and time.monotonic() < deadline:
        time.sleep(0.01)
    return not active_children()


def test_work_without_end_is_handed_out_bit_by_bit() -> None:
    taken: list[int] = []

    def work() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield -number

    with closing(results(abs, work(), 2)) as found:
        assert list(islice(found, 20)) == list(range(20))
    assert len(taken) <= 28
    assert none_left()


@pytest.mark.parametrize("processes", [1, 2])
def test_series_may_be_longer_than_any_memory(processes: int) -> None:
    series = Series(("random",) * 2, 1, RULEBOOK)
    with closing(tallies(series, 10**30, processes)) as found:  # type: ignore[type-var]
        assert next(found).completed == 50


def test_nobody_waits_for_what_never_ends() -> None:
    began = time.monotonic()
    with closing(results(time.sleep, [0, 1000, 1000], 2)) as found:
        assert next(found) is None
    assert none_left()
    assert time.monotonic() - began < 30


def test_processes_leave_standard_output_alone(capfd: pytest.CaptureFixture[str]) -> None:
    assert list(results(print, ["printed"], 1)) == [None]
    assert list(results(_written, [b"raw\n"], 1)) == [4]
    assert none_left()
    out, _ = capfd.readouterr()
    assert out == ""


def _written(text: bytes) -> int:
    print("flushed", file=sys.__stdout__, flush=True)
    return os.write(1, text)
