"""What the server does at tables by itself, when it is due."""

from collections.abc import Mapping

from gnumies.rules import Bid, Give, Move
from gnumies.server.db.access import Writing
from gnumies.server.presence import Presence
from gnumies.server.settings import Settings
from gnumies.server.tables import commands, seating
from gnumies.server.tables.changes import Changes
from gnumies.server.tables.table import Table


class Steward:
    """Moves for bots, stands in for the absent, starts and closes; each only if still wanted."""

    def __init__(self, changes: Changes, presence: Presence, settings: Settings) -> None:
        self._changes = changes
        self._store = changes.store
        self._presence = presence
        self._grace = settings.times.grace

    async def unfinished(self) -> list[str]:
        """The tables that something may be due at."""
        return await self._store.read(lambda reading: reading.unfinished())

    async def attend(self, table_id: str) -> tuple[Table, dict[int, int], int]:
        """A table, when the person of each seat was last heard of, and the time that it is."""
        now = self._changes.now()
        kept = await self._store.read(lambda reading: reading.table(table_id))
        if commands.rewind(kept.table, now):
            await self._changes.make(table_id, lambda table: commands.rewind(table, now))
            kept = await self._store.read(lambda reading: reading.table(table_id))
        return kept.table, self._heard(table_id, kept.holders, now), now

    def _heard(self, table_id: str, holders: Mapping[int, str], now: int) -> dict[int, int]:
        """The last signs of life; one that the clock has still before it counts as of now."""
        heard = self._presence.last(table_id, holders)
        for seat, at in heard.items():
            if at > now:
                self._presence.heard(table_id, holders[seat])
        return {seat: min(at, now) for seat, at in heard.items()}

    async def move(self, then: Table, move: Move) -> None:
        """A bot's move at a table as it was when the bot began to think."""

        async def work(writing: Writing) -> None:
            kept = await writing.table(then.id)
            table, state, seat = kept.table, kept.table.state, move.seat
            late = table.time_left(seat, self._changes.now()) == 0
            wanted = late or not table.seats[seat].present
            same = (table.status, table.since) == (then.status, then.since)
            if state is None or not wanted or not same or seat not in table.awaited:
                return
            by_bot = table.seats[seat].kind == "person"
            if isinstance(move, Bid):
                second = table.bidding is not None and table.bidding.second
                address = (state.round, 1 + second)
                await self._changes.bid(writing, kept, move, address, by_bot=by_bot)
            else:
                give = move.to if isinstance(move, Give) else None
                entries = commands.decide(table, seat, give, round=state.round, by_bot=by_bot)
                await self._changes.append(writing, kept.story, entries)

        await self._store.write(work)

    async def take_over(self, table_id: str, seat: int) -> None:
        """A bot plays for a person who is still away."""

        async def work(writing: Writing) -> None:
            kept = await writing.table(table_id)
            heard = self._presence.last(table_id, kept.holders).get(seat, 0)
            if heard + self._grace <= self._changes.now():
                entries = commands.take_over(kept.table, seat)
                await self._changes.append(writing, kept.story, entries)

        await self._store.write(work)

    async def start(self, table_id: str) -> None:
        """Start without the nonces that were not opened in time."""
        await self._changes.make(table_id, seating.start)

    async def close(self, table_id: str) -> None:
        """Close a table where nothing happens."""
        await self._changes.make(table_id, commands.close_idle)
