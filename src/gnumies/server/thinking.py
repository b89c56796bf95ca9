"""Bots that think in processes of their own, so that nobody waits for them."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache, partial
from logging import getLogger
from multiprocessing import connection, get_context, parent_process
from random import Random
from threading import Thread
from typing import Final, TypeVar

from gnumies.bots.base import BotFactory
from gnumies.bots.catalog import load_bot
from gnumies.bots.greedy import GreedyBot
from gnumies.rules import Move, View

BUDGET: Final = 1.0
"""Seconds that a bot is asked to choose within."""
POLITENESS: Final = 10
"""How much the processes step back when the machine is busy (``nice``)."""

_log = getLogger(__name__)
_T = TypeVar("_T")


class Thinkers:
    """Some processes in which bots choose; they end with this one, however it ends."""

    def __init__(self, processes: int | None, patience_ms: int) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience_ms / 1000
        self._pool = self._new_pool()

    async def choose(self, bot: str, view: View, seed: str) -> Move:
        """The bot's move, or that of ``greedy`` where the bot fails or takes too long."""
        try:
            return await asyncio.wait_for(self._elsewhere(bot, view, seed), self._patience)
        except TimeoutError:
            _log.warning("the bot %s did not answer in time", bot)
            self._restart()
        except BrokenProcessPool:
            _log.warning("the bot %s has ended its process", bot)
            self._restart()
        except Exception as error:  # noqa: BLE001 - a bot is somebody else's code
            _log.warning("the bot %s failed with %s", bot, type(error).__name__)
        return GreedyBot().choose(view, Random(seed), BUDGET)

    async def warm_up(self) -> None:
        """Have a process ready before the first bot is asked."""
        with suppress(BrokenProcessPool):
            await self._run(os.getpid)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        self._stop(self._pool)
        self._pool.shutdown(wait=True)

    async def _elsewhere(self, bot: str, view: View, seed: str) -> Move:
        return await self._run(partial(chosen, bot, view, seed))

    async def _run(self, work: Callable[[], _T]) -> _T:
        answer = asyncio.get_running_loop().run_in_executor(self._pool, work)
        answer.add_done_callback(_notice)
        # Not to be cancelled: the pool stumbles over a cancelled answer when its process ends.
        return await asyncio.shield(answer)

    def _restart(self) -> None:
        self._stop(self._pool)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), _settle)

    @staticmethod
    def _stop(pool: ProcessPoolExecutor) -> None:
        workers = list((pool._processes or {}).values())  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _notice(answer: asyncio.Future[_T]) -> None:
    """Take note of a fault that nobody waits for any more."""
    if not answer.cancelled():
        answer.exception()


def chosen(bot: str, view: View, seed: str) -> Move:
    """What a bot chooses, which must be one of the legal moves."""
    answer = _factory(bot)().choose(view, Random(seed), BUDGET)
    legal = [move for move in view.legal if move == answer]
    if not legal:
        raise ValueError("it answered with no legal move")
    return legal[0]


@cache  # a process is asked for the same bots again and again
def _factory(bot: str) -> BotFactory:
    return load_bot(bot)


def _settle() -> None:
    """Prepare a process of the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server alone
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed cannot end its processes."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
