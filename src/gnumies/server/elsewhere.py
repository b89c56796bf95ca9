"""Processes for what takes long: polite ones, which end with the server, however it ends."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import TypeVar

_T = TypeVar("_T")


def new_pool(
    processes: int, politeness: int, first: Callable[[], object] | None = None
) -> ProcessPoolExecutor:
    """Processes that step back by so much when the machine is busy (``nice``).

    ``first`` is called in each as it begins.
    """
    return ProcessPoolExecutor(processes, get_context("spawn"), _settle, (politeness, first))


async def run(pool: ProcessPoolExecutor, work: Callable[[], _T]) -> _T:
    """What comes of some work there; who no longer waits for it does not end it."""
    answer = asyncio.get_running_loop().run_in_executor(pool, work)
    answer.add_done_callback(_notice)
    # Not to be cancelled: the pool stumbles over a cancelled answer when its process ends.
    return await asyncio.shield(answer)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they do."""
    workers = list((pool._processes or {}).values())  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def _notice(answer: asyncio.Future[_T]) -> None:
    """Take note of a fault that nobody waits for any more."""
    if not answer.cancelled():
        answer.exception()


def _settle(politeness: int, first: Callable[[], object] | None) -> None:
    """Prepare a process of the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server alone
    if hasattr(os, "nice"):
        os.nice(politeness)
    Thread(target=_end_with_parent, daemon=True).start()
    if first is not None:
        first()


def _end_with_parent() -> None:
    """A server that was killed cannot end its processes."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
