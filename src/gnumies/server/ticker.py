"""The clock of all tables: does what is due, and finds it in the database after a restart."""

import asyncio
from collections.abc import Mapping
from logging import getLogger

from gnumies.rules import view
from gnumies.server.bus import Bus
from gnumies.server.presence import Presence
from gnumies.server.settings import Settings
from gnumies.server.tables.commands import with_bids
from gnumies.server.tables.due import Due, dues
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.steward import Steward
from gnumies.server.tables.table import Table, luck_of
from gnumies.server.thinking import Thinkers

_log = getLogger(__name__)


class Ticker:
    """One timer for each table, set anew whenever the table has news."""

    def __init__(
        self, steward: Steward, presence: Presence, thinkers: Thinkers, settings: Settings
    ) -> None:
        self._steward = steward
        self._presence = presence
        self._thinkers = thinkers
        self._times = settings.times
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._news: set[str] = set()

    async def start(self, bus: Bus) -> None:
        """Take up every table that has not ended."""
        bus.listen(self.wake)
        for table in await self._steward.unfinished():
            self.wake(table)

    async def stop(self) -> None:
        """Do nothing more."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: str) -> None:
        """Look at a table soon; again, if it is just being looked at."""
        self._news.add(table)
        if table not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._tend(table))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tended(table))

    def _tended(self, table: str) -> None:
        del self._tasks[table]
        if table in self._news:
            self.wake(table)

    async def _tend(self, table_id: str) -> None:
        self._news.discard(table_id)
        if timer := self._timers.pop(table_id, None):
            timer.cancel()
        began = asyncio.get_running_loop().time()
        try:
            table, heard, now = await self._steward.attend(table_id)
            later = await self._do_what_is_due(table, heard, now)
        except Exception:  # noqa: BLE001 - the next table must not suffer
            _log.exception("table %s could not be tended", table_id)
            later = self._times.ping
        if later is not None and table_id not in self._news:
            self._set_timer(table_id, began + later / 1000)

    async def _do_what_is_due(self, table: Table, heard: Mapping[int, int], now: int) -> int | None:
        """Do what is due now; in how many milliseconds something else will be."""
        if table.finished:
            self._presence.forget(table.id)
            return None
        coming = sorted(dues(table, heard, self._times), key=lambda due: due.at)
        ready = [due for due in coming if due.at <= now]
        later = next((due.at for due in coming if due.at > now), None)
        await asyncio.gather(*(self._do(table, due, now) for due in ready))
        return None if later is None else later - now

    def _set_timer(self, table_id: str, at: float) -> None:
        """Wake at a time of the loop, which nobody sets back."""
        loop = asyncio.get_running_loop()
        self._timers[table_id] = loop.call_at(at, self.wake, table_id)

    async def _do(self, table: Table, due: Due, now: int) -> None:
        try:
            match due.action:
                case "start":
                    await self._steward.start(table.id)
                case "take-over":
                    await self._steward.take_over(table.id, due.seat)
                case "close":
                    await self._steward.close(table.id)
                case "move":
                    await self._move(table, due, now)
        except Refusal:
            return  # somebody was quicker

    async def _move(self, table: Table, due: Due, now: int) -> None:
        state = with_bids(table, {})
        if state is None:
            return
        seen = view(state, due.seat)
        seed = luck_of(table, due.seat)
        move, _ = await asyncio.gather(
            self._thinkers.choose(due.bot, seen, seed), asyncio.sleep((due.until - now) / 1000)
        )
        await self._steward.move(table, move)
