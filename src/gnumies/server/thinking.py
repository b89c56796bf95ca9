"""Bots that think in processes of their own, so that nobody waits for them."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache, partial
from logging import getLogger
from random import Random
from typing import Final, TypeVar

from gnumies.bots import ready
from gnumies.bots.base import BUDGET, BotFactory
from gnumies.bots.catalog import NotCompilable, load_bot
from gnumies.bots.greedy import GreedyBot
from gnumies.bots.hint import Weighed, weigh
from gnumies.bots.levels import STAND_IN
from gnumies.rules import Move, View
from gnumies.server.elsewhere import new_pool, run, stop

POLITENESS: Final = 10
"""How much the processes step back when the machine is busy (``nice``)."""
_PATIENT: Final = 2.0
"""Seconds that a process waits when compiled code is first needed: it may lie ready on the disk."""
_STARTING: Final = 60.0
"""Seconds that a process may take to begin on a busy machine, which is no fault of a bot."""

_log = getLogger(__name__)
_T = TypeVar("_T")


class Thinkers:
    """Some processes in which bots choose; they end with this one, however it ends."""

    def __init__(self, processes: int | None, patience_ms: int) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience_ms / 1000
        self._free = asyncio.Semaphore(self._processes)
        self._asked = 0
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, seed: str) -> Move:
        """The bot's move; where it fails or takes too long that of ``policy``, or of ``greedy``."""
        for name in dict.fromkeys((bot, STAND_IN)):
            try:
                return await self._elsewhere(partial(chosen, name, view, seed))
            except TimeoutError:
                _log.warning("the bot %s did not answer in time", name)
            except BrokenProcessPool:
                _log.warning("the bot %s has ended its process", name)
            except NotCompiled:
                _log.info("the bot %s is not compiled yet", name)
                break
            except BotFailed as error:
                _log.warning("the bot %s failed with %s", name, error)
            except Exception as error:  # noqa: BLE001 - there is another bot for whatever it is
                _log.warning("the bot %s failed with %s", name, type(error).__name__)
        return GreedyBot().choose(view, Random(seed), BUDGET)

    async def weigh(self, view: View, seed: str) -> tuple[Weighed, ...]:
        """What each legal move would come to; ``NotCompiled`` before that can be reckoned."""
        return await self._elsewhere(partial(weighed, view, seed))

    async def warm_up(self) -> None:
        """Have a process ready before the first bot is asked."""
        pool = self._pool = self._pool or self._new_pool()
        with suppress(BrokenProcessPool):
            await run(pool, begun)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        if self._pool is not None:
            stop(self._pool)
            self._pool.shutdown(wait=True)

    async def _elsewhere(self, work: Callable[[float], _T]) -> _T:
        """What comes of thinking within a budget: all who are waiting share the processes."""
        self._asked += 1
        try:
            async with self._free:
                budget = BUDGET * min(1.0, self._processes / self._asked)
                return await self._in_time(partial(work, budget))
        finally:
            self._asked -= 1

    async def _in_time(self, work: Callable[[], _T]) -> _T:
        pool = self._pool = self._pool or self._new_pool()
        try:
            await asyncio.wait_for(run(pool, begun), _STARTING)
            return await asyncio.wait_for(run(pool, work), self._patience)
        except (TimeoutError, BrokenProcessPool):
            stop(pool)
            if pool is self._pool:  # else another one is there already
                self._pool = None
            raise

    def _new_pool(self) -> ProcessPoolExecutor:
        return new_pool(self._processes, POLITENESS)


class NotCompiled(Exception):
    """Compiled code is needed and not there yet, or cannot be had."""


class BotFailed(Exception):
    """What a bot raised, by name: the error itself might end the server, or not travel there."""


def begun() -> None:
    """Do nothing, in a process that by then has all that it needs to choose."""


def chosen(bot: str, view: View, seed: str, budget: float) -> Move:
    """What a bot chooses, which must be one of the legal moves."""
    try:
        factory = _factory(bot)
    except NotCompilable:
        raise NotCompiled from None
    if ready.is_compiled(factory):
        _expect_compiled(len(view.hands))
    try:
        answer = factory().choose(view, Random(seed), budget)
        legal = [move for move in view.legal if move == answer]
    except BaseException as error:  # noqa: BLE001 - a bot is somebody else's code
        raise BotFailed(type(error).__name__) from None
    if not legal:
        raise ValueError("it answered with no legal move")
    return legal[0]


def weighed(view: View, seed: str, budget: float) -> tuple[Weighed, ...]:
    """What each legal move would come to."""
    _expect_compiled(len(view.hands))
    return weigh(view, Random(seed).getrandbits(64), budget)


def _expect_compiled(seats: int) -> None:
    """Begin to compile in the background; the process plays on by ``greedy`` meanwhile."""
    ready.begin(seats, _PATIENT)
    if not ready.is_ready(seats):
        raise NotCompiled


@cache  # a process is asked for the same bots again and again
def _factory(bot: str) -> BotFactory:
    return load_bot(bot)
