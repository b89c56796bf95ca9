"""Ctrl-C ends a series whatever a bot does about it; a bot's own KeyboardInterrupt does not."""

from pathlib import Path
from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, signal
from threading import Thread

import pytest

from gnumies.bots.interrupts import heed, listening
from gnumies.bots.simulate import Result, simulate

RAISING = """
class Bot:
    def choose(self, view, rng, budget):
        raise KeyboardInterrupt
"""
SWALLOWING = """
from signal import SIGINT, raise_signal
class Bot:
    def choose(self, view, rng, budget):
        try:
            raise_signal(SIGINT)
        except KeyboardInterrupt:
            {then}
"""


def simulated(folder: Path, text: str, threads: int = 1, games: int = 3) -> Result:
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return simulate(2, [str(path)], games, 1, threads=threads)


@pytest.mark.parametrize(("threads", "games"), [(1, 3), (2, 60)])
def test_bot_cannot_end_the_series(tmp_path: Path, threads: int, games: int) -> None:
    result = simulated(tmp_path, RAISING, threads, games)
    assert result.failed == games
    assert result.faults[0].endswith("the bot failed with KeyboardInterrupt (mine.py, line 4)")


@pytest.mark.parametrize("then", ["return view.legal[0]", "return None", "raise ValueError"])
def test_ctrl_c_ends_the_series(tmp_path: Path, then: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        simulated(tmp_path, SWALLOWING.format(then=then))
    assert getsignal(SIGINT) is default_int_handler


def test_file_that_raises_it_cannot_be_loaded(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"mine\.py cannot be loaded: KeyboardInterrupt"):
        simulated(tmp_path, "raise KeyboardInterrupt")


def test_handler_of_somebody_else_stays() -> None:
    before = signal(SIGINT, SIG_IGN)
    try:
        with listening():
            assert getsignal(SIGINT) is SIG_IGN
            heed(KeyboardInterrupt())
    finally:
        signal(SIGINT, before)


def test_other_threads_leave_the_handler_alone() -> None:
    seen: list[object] = []

    def look() -> None:
        with listening():
            seen.append(getsignal(SIGINT))

    thread = Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [default_int_handler]
