"""The coach in a process of its own: one game after the other, with the least priority."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

from gnumies.record import Record
from gnumies.rules.notation import Json
from gnumies.server.elsewhere import new_pool, run, stop

POLITENESS: Final = 19
"""Bots think first, and the server answers before them."""
PATIENCE: Final = 900.0
"""Seconds after which a process is taken to be stuck, be the machine ever so busy."""
IDLE: Final = 60.0
"""Seconds after which a process without work ends: compiled code takes much memory."""

_T = TypeVar("_T")


class Shared(Protocol):
    """Two numbers that both processes see: how many moments are done, and of how many."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Coach:
    """A process that begins when it is asked, and ends with this one, however that ends."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._at: str | None = None
        self._shared: Shared = get_context("spawn").Array("i", 2)
        self._pool: ProcessPoolExecutor | None = None
        self._rest: asyncio.TimerHandle | None = None

    def progress(self, name: str) -> tuple[int, int] | None:
        """How many moments are done of how many; ``None`` for who waits for others."""
        return (self._shared[0], self._shared[1]) if self._at == name else None

    async def analyse(self, name: str, record: Record, lines: int) -> dict[str, Json]:
        """What the coach says of a game, as ``docs/coach.md`` describes it."""
        return await self._alone(name, partial(analysed, record, lines))

    async def matrix(self, record: Record, move: int, lines: int) -> dict[str, Json]:
        """What each pair of moves comes to in the moment of a move, for two players."""
        return await self._alone("", partial(squared, record, move, lines))

    def close(self) -> None:
        """End the process, whatever it reckons."""
        if self._rest is not None:
            self._rest.cancel()
        if self._pool is not None:
            stop(self._pool)
            self._pool.shutdown(wait=True)
            self._pool = None

    async def _alone(self, name: str, work: Callable[[], _T]) -> _T:
        async with self._turn:
            if self._rest is not None:
                self._rest.cancel()
            self._at, self._shared[0], self._shared[1] = name, 0, 0
            pool = self._pool = self._pool or new_pool(1, POLITENESS, partial(_share, self._shared))
            try:
                return await asyncio.wait_for(run(pool, work), PATIENCE)
            except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
                stop(pool)
                self._pool = None
                raise
            finally:
                self._at = None
                self._rest = asyncio.get_running_loop().call_later(IDLE, self.close)


_seen: list[Shared] = []
"""Of the process: where it tells how far it is."""


def analysed(record: Record, lines: int) -> dict[str, Json]:
    """A whole game, on all cores as far as nobody else needs them."""
    from gnumies.coach.analysis import analyze  # noqa: PLC0415 - for the process of the coach

    threads = os.cpu_count() or 1
    return analyze(record, lines=lines, threads=threads, progress=_tell).as_data()


def squared(record: Record, move: int, lines: int) -> dict[str, Json]:
    """One moment of two players."""
    from gnumies.coach.matrix import matrix  # noqa: PLC0415 - for the process of the coach
    from gnumies.coach.moments import course  # noqa: PLC0415

    return matrix(course(record), move, lines, 0).as_data()


def _share(shared: Shared) -> None:
    _seen[:] = [shared]


def _tell(done: int, total: int) -> None:
    for shared in _seen:
        shared[0], shared[1] = done, total
