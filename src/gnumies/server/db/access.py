"""What can be read and written of tables."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from logging import getLogger
from typing import Final

from msgspec import json
from sqlalchemy import bindparam, delete, insert, literal, select, union_all, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from gnumies.rules import BidCard
from gnumies.server.db.schema import CommandRow, LogRow, PendingRow, SeatRow, TableRow
from gnumies.server.tables.entries import Closed, Entry, Left, Revealed
from gnumies.server.tables.fold import new_table
from gnumies.server.tables.options import Options
from gnumies.server.tables.refusal import Refusal, no_such_table
from gnumies.server.tables.story import Story
from gnumies.server.tables.table import Pending, Status, Table

_log = getLogger(__name__)

_ENTRY: Final = json.Decoder[Entry](Entry)
_OPTIONS: Final = json.Decoder(Options)


@dataclass(frozen=True, slots=True)
class Kept:
    """A table with what its log does not say: who holds which seat, and the pending bids."""

    story: Story
    holders: Mapping[int, str]
    pending: Pending

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.story.table

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """The seats that a person holds, ascending."""
        return tuple(seat for seat, holder in self.holders.items() if holder == player)


class Damaged(Exception):
    """The rows of a table say nothing that can be understood."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"table {table_id} cannot be read")


class Reading:
    """What can be read; ``stories`` are those that were known when it began."""

    def __init__(self, connection: AsyncConnection, stories: dict[str, Story]) -> None:
        self.connection = connection
        self.stories = stories
        self.read: set[str] = set()
        """The tables that have been looked at."""

    async def table(self, table_id: str) -> Kept:
        """All that is kept of a table; ``Refusal`` where there is none, or ``Damaged``."""
        try:
            return await self._table(table_id)
        except (Refusal, DBAPIError):
            raise
        except Exception as error:
            raise Damaged(table_id) from error

    async def _table(self, table_id: str) -> Kept:
        story = self.stories.get(table_id) or Story(await self._first(table_id))
        new = await self.connection.execute(
            _ALL_OF, {"table": table_id, "after": story.table.number}
        )
        rows = sorted(new)
        for at, entry in (row[2:] for row in rows if row.kind == _ENTRY_ROW):
            story = story.then([_ENTRY.decode(entry)], at)
        self.stories[table_id] = story
        self.read.add(table_id)
        holders = {row.number: row.text for row in rows if row.kind == _SEAT_ROW}
        bids = {row.number: BidCard.parse(row.text) for row in rows if row.kind == _BID_ROW}
        return Kept(story, holders, bids)

    async def _whole(self, table_ids: Iterable[str]) -> list[str]:
        """The tables that can be read: one that cannot must not hide all the others."""
        return [each for each in table_ids if each in self.stories or await self._is_whole(each)]

    async def _is_whole(self, table_id: str) -> bool:
        try:
            await self.table(table_id)
        except Damaged as error:
            _log.error("%s", error)
            return False
        return True

    async def tables_of(self, player: str, most: int) -> list[str]:
        """The tables of a person, newest first."""
        rows = await self.connection.scalars(
            select(TableRow.id)
            .join(SeatRow, SeatRow.table == TableRow.id)
            .where(SeatRow.player == player)
            .distinct()
            .order_by(TableRow.created.desc(), TableRow.id)
            .limit(most)
        )
        return await self._whole(rows)

    async def lobby(self, most: int) -> list[str]:
        """The tables that anybody may join, newest first."""
        rows = await self.connection.scalars(
            select(TableRow.id)
            .where(TableRow.status == "gathering", TableRow.listed)
            .order_by(TableRow.created.desc(), TableRow.id)
            .limit(most)
        )
        return await self._whole(rows)

    async def unfinished(self) -> list[str]:
        """All tables that have not ended."""
        rows = await self.connection.scalars(
            select(TableRow.id).where(TableRow.status.in_(_UNFINISHED))
        )
        return list(rows)

    async def done(self, table_id: str, seat: int, key: str, command: str) -> int | None:
        """The number that the same command was answered with when it came before."""
        rows = await self.connection.execute(
            select(CommandRow.command, CommandRow.number).where(
                CommandRow.table == table_id, CommandRow.seat == seat, CommandRow.key == key
            )
        )
        row = rows.one_or_none()
        if row is not None and row.command != command:
            raise Refusal(409, "key-reused", "this key belongs to another command")
        return None if row is None else row.number

    async def _first(self, table_id: str) -> Table:
        columns = (TableRow.id, TableRow.options, TableRow.secret, TableRow.created)
        rows = await self.connection.execute(select(*columns).where(TableRow.id == table_id))
        row = rows.one_or_none()
        if row is None:
            raise no_such_table()
        return new_table(row.id, _OPTIONS.decode(row.options), row.secret, row.created)


class Writing(Reading):
    """A transaction that writes besides; ``changed`` are the tables that will have news."""

    def __init__(self, connection: AsyncConnection, stories: dict[str, Story]) -> None:
        super().__init__(connection, stories)
        self.changed: set[str] = set()

    async def create(self, table: Table) -> None:
        """A new table, without entries."""
        options = json.encode(table.options).decode()
        row = {"id": table.id, "options": options, "secret": table.secret}
        await self.connection.execute(
            insert(TableRow).values(
                **row, created=table.created, listed=table.options.open, status=table.status
            )
        )

    async def append(self, story: Story, entries: Iterable[Entry], at: int) -> Story:
        """The next entries of a table, all of one moment."""
        after = story.then(entries, at)
        table = after.table
        new = after.told[len(story.told) :]
        if not new:
            return story
        rows = [(told.number, json.encode(told.entry).decode()) for told in new]
        await self.connection.execute(
            insert(LogRow),
            [
                {"table": table.id, "number": number, "at": at, "entry": entry}
                for number, entry in rows
            ],
        )
        for told in new:
            await self._follow(table.id, told.entry)
        if table.status != story.table.status:
            status = update(TableRow).where(TableRow.id == table.id).values(status=table.status)
            await self.connection.execute(status)
        self.stories[table.id] = after
        self.read.add(table.id)
        self.changed.add(table.id)
        return after

    async def keep_bid(self, table: Table, seat: int, card: BidCard) -> None:
        """Keep a bid until the reveal, in place of an earlier one (R2.3)."""
        bidding = table.bidding
        if bidding is None or table.state is None:
            return
        address = {"table": table.id, "round": table.state.round, "bidding": 1 + bidding.second}
        bid = upsert(PendingRow).values(**address, seat=seat, card=str(card))
        placed = bid.on_conflict_do_update(set_={"card": bid.excluded.card})
        await self.connection.execute(placed)
        self.changed.add(table.id)

    async def hold(self, table_id: str, seat: int, player: str) -> None:
        """Give a seat to a person."""
        await self.connection.execute(
            insert(SeatRow).values(table=table_id, seat=seat, player=player)
        )

    async def remember(self, table_id: str, seat: int, key: str, command: str, number: int) -> None:
        """Remember that a command was carried out."""
        await self.connection.execute(
            insert(CommandRow).values(
                table=table_id, seat=seat, key=key, command=command, number=number
            )
        )

    async def _follow(self, table_id: str, entry: Entry) -> None:
        """Do to the other rows what an entry means for them."""
        if isinstance(entry, Revealed | Closed):
            await self.connection.execute(delete(PendingRow).where(PendingRow.table == table_id))
        elif isinstance(entry, Left):
            await self.connection.execute(
                delete(SeatRow).where(SeatRow.table == table_id, SeatRow.seat == entry.seat)
            )


_ENTRY_ROW, _SEAT_ROW, _BID_ROW = range(3)

_ALL_OF: Final = union_all(
    select(
        literal(_ENTRY_ROW).label("kind"),
        LogRow.number.label("number"),
        LogRow.at.label("at"),
        LogRow.entry.label("text"),
    ).where(LogRow.table == bindparam("table"), LogRow.number > bindparam("after")),
    select(literal(_SEAT_ROW), SeatRow.seat, literal(0), SeatRow.player).where(
        SeatRow.table == bindparam("table")
    ),
    select(literal(_BID_ROW), PendingRow.seat, literal(0), PendingRow.card).where(
        PendingRow.table == bindparam("table")
    ),
)
"""One statement, and so one state of the database, and one journey to its thread."""

_UNFINISHED: Final[tuple[Status, ...]] = ("gathering", "opening", "playing")
