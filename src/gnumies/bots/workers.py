"""Processes in which games are played; none of them outlives its series or its parent."""

import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, TypeVar

MOST: Final = 61
"""Windows cannot wait for more processes than that."""
_OUTPUT: Final = 1
_ERROR: Final = 2
_AHEAD: Final = 4
"""How much work is handed out for each process: enough to be busy, however long the series."""

_Work = TypeVar("_Work")
_Result = TypeVar("_Result")


def results(
    call: Callable[[_Work], _Result], work: Iterable[_Work], processes: int
) -> Iterator[_Result]:
    """What a call makes of each piece of work, in their order, reckoned by so many processes."""
    with _pool(processes) as pool:
        waiting: deque[Future[_Result]] = deque()
        for piece in work:
            with _without_interrupts():
                waiting.append(pool.submit(call, piece))
            if len(waiting) >= _AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _pool(processes: int) -> Generator[ProcessPoolExecutor]:
    # Spawned processes inherit nothing, so that they are the same on every system.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _settle)
    try:
        yield pool
    finally:
        # What they still do is of no use, and a bot may never come to an end.
        workers = list((pool._processes or {}).values())  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


@contextmanager
def _without_interrupts() -> Generator[None]:
    """Start processes that never hear Ctrl-C, not even before they can ignore it."""
    if sys.platform == "win32":
        yield
        return
    from signal import SIG_BLOCK, SIG_SETMASK, pthread_sigmask  # noqa: PLC0415 - not on Windows

    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def _settle() -> None:
    """Prepare a process: Ctrl-C is for its parent, and standard output for the parent's answer."""
    signal(SIGINT, SIG_IGN)
    if sys.stdout is not None:  # a stream that was closed is None, and its number another file's
        elsewhere = os.open(os.devnull, os.O_WRONLY) if sys.stderr is None else _ERROR
        os.dup2(elsewhere, _OUTPUT)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed cannot end its processes."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
