"""The store: jobs that read, and jobs that write and are answered when all is on the disk."""

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from sqlalchemy.exc import IntegrityError

from gnumies.server.bus import Bus
from gnumies.server.db.access import Reading, Writing
from gnumies.server.db.engine import reading_engine, writing_engine
from gnumies.server.db.upgrade import upgrade
from gnumies.server.settings import Settings
from gnumies.server.tables.story import Story

T = TypeVar("T")

KNOWN: Final = 500
"""How many folded tables are kept; any other one is folded again when it is asked for."""
BATCH: Final = 10
"""How many jobs share a transaction at most: who comes next waits for all of them."""
ATTEMPTS: Final = 5
"""How often a job is tried whose entries another process was quicker to write."""


@dataclass(frozen=True, slots=True)
class _Job(Generic[T]):
    work: Callable[[Writing], Awaitable[T]]
    answer: "Future[T]"


class Store:
    """The database of a server, with one task that writes."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        self.id = ""
        """What tells this database from others; none until it is open."""
        self._path = settings.database
        self._bus = bus
        self._writer = writing_engine(self._path)
        self._readers = reading_engine(self._path)
        self._stories: dict[str, Story] = {}
        self._queue: asyncio.Queue[_Job[object]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._reading: set[asyncio.Task[object]] = set()

    async def open(self) -> None:
        """Bring the database to this version and begin to write."""
        self.id = await upgrade(self._writer, self._path)
        self._task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Let go of the database; what has not been written is not answered."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._writer.dispose()
        await self._readers.dispose()

    async def read(self, work: Callable[[Reading], Awaitable[T]]) -> T:
        """Do a job that only reads; it goes on to its end even where nobody waits any more."""
        # A connection that is given up in the middle of a statement cannot be given back in order.
        task = asyncio.create_task(self._read(work))
        self._reading.add(task)
        task.add_done_callback(self._has_read)
        return await asyncio.shield(task)

    def _has_read(self, task: "asyncio.Task[object]") -> None:
        self._reading.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has been told; where nobody did, nobody has to be

    async def _read(self, work: Callable[[Reading], Awaitable[T]]) -> T:
        stories = dict(self._stories)  # taken before anything is read, so never newer than that
        async with self._readers.connect() as connection:
            reading = Reading(connection, stories)
            result = await work(reading)
        self._learn(reading)
        return result

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do a job that writes, wholly or not at all; it is durable when this returns."""
        answer: Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(work, answer))  # pyright: ignore[reportArgumentType]
        return await answer

    async def _write_on(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while not self._queue.empty() and len(jobs) < BATCH:
                jobs.append(self._queue.get_nowait())
            await self._commit(jobs)

    async def _commit(self, jobs: list[_Job[object]]) -> None:
        outcomes: list[object]
        try:
            async with self._writer.begin() as connection:
                writing = Writing(connection, dict(self._stories))
                outcomes = [await _outcome(writing, job) for job in jobs]
        except Exception as error:  # noqa: BLE001 - whoever waits has to hear of it
            outcomes = [error] * len(jobs)
        else:
            self._learn(writing)
            for table in writing.changed:
                self._bus.notify(table)
        for job, outcome in zip(jobs, outcomes, strict=True):
            _answer(job, outcome)

    def _learn(self, transaction: Reading) -> None:
        for table_id in transaction.read & transaction.stories.keys():
            story = transaction.stories[table_id]
            known = self._stories.pop(table_id, story)
            self._stories[table_id] = max(story, known, key=lambda each: each.table.number)
        while len(self._stories) > KNOWN:
            del self._stories[next(iter(self._stories))]


async def _outcome(writing: Writing, job: _Job[object]) -> object:
    """What one job of several comes to; a failed one leaves no trace."""
    for attempt in range(1, ATTEMPTS + 1):
        stories, changed = dict(writing.stories), set(writing.changed)
        try:
            async with writing.connection.begin_nested():
                return await job.work(writing)
        except IntegrityError as error:
            writing.stories, writing.changed = {}, changed
            if attempt == ATTEMPTS:
                return error
        except Exception as error:  # noqa: BLE001 - it is the job's, and so is told to its caller
            writing.stories, writing.changed = stories, changed
            return error
    return None


def _answer(job: _Job[object], outcome: object) -> None:
    if job.answer.done():
        return
    if isinstance(outcome, Exception):
        job.answer.set_exception(outcome)
    else:
        job.answer.set_result(outcome)
