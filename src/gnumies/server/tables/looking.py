"""Looking at tables, each viewer with his own eyes."""

from typing import Final

from gnumies.server.db.access import Reading, Writing
from gnumies.server.presence import Presence
from gnumies.server.tables import commands
from gnumies.server.tables.changes import Changes
from gnumies.server.tables.shown import Look

MOST_LISTED: Final = 50


class Looking:
    """What people see; ``player`` is ``None`` for a stranger."""

    def __init__(self, changes: Changes, presence: Presence) -> None:
        self._changes = changes
        self._store = changes.store
        self._presence = presence

    async def look(self, player: str | None, table_id: str) -> Look:
        """The table as the player may see it."""
        return await self._store.read(lambda reading: self._look(reading, player, table_id))

    async def visit(self, player: str | None, table_id: str) -> Look:
        """Look at the table as a sign of life: whom a bot played for is back."""
        self._presence.heard(table_id, player)
        look = await self.look(player, table_id)
        table = look.story.table
        if not any(commands.hand_back(table, seat) for seat in look.mine):
            return look

        async def work(writing: Writing) -> None:
            kept = await writing.table(table_id)
            story = kept.story
            for seat in kept.seats_of(player):
                entries = commands.hand_back(story.table, seat)
                story = await self._changes.append(writing, story, entries)

        await self._store.write(work)
        return await self.look(player, table_id)

    async def mine(self, player: str | None) -> list[Look]:
        """The player's tables, newest first."""
        if player is None:
            return []

        async def work(reading: Reading) -> list[Look]:
            tables = await reading.tables_of(player, MOST_LISTED)
            return [await self._look(reading, player, table) for table in tables]

        return await self._store.read(work)

    async def lobby(self, player: str | None) -> list[Look]:
        """The tables that anybody may join, newest first."""

        async def work(reading: Reading) -> list[Look]:
            tables = await reading.lobby(MOST_LISTED)
            return [await self._look(reading, player, table) for table in tables]

        return await self._store.read(work)

    async def _look(self, reading: Reading, player: str | None, table_id: str) -> Look:
        kept = await reading.table(table_id)
        mine = kept.seats_of(player)
        own = {seat: card for seat, card in kept.pending.items() if seat in mine}
        return Look(kept.story, mine, own, self._changes.now())
