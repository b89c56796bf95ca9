"""Commands carried out: each in one transaction, with all its entries at one moment."""

from collections.abc import Callable, Iterable

from gnumies.rules import Bid
from gnumies.server.db.access import Kept, Writing
from gnumies.server.db.store import Store
from gnumies.server.settings import Settings
from gnumies.server.tables import commands
from gnumies.server.tables.entries import Entry
from gnumies.server.tables.refusal import Refusal, not_your_seat
from gnumies.server.tables.shown import is_host
from gnumies.server.tables.story import Story
from gnumies.server.tables.table import Table

Command = Callable[[Table], Iterable[Entry]]
Permission = Callable[[Kept], None]
"""Says whether somebody may do something at a table, by a ``Refusal``."""


class Changes:
    """Appends to the logs of tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.now = settings.now
        self.times = settings.times

    async def make(
        self, table_id: str, command: Command, permission: Permission | None = None
    ) -> None:
        """Append what a command gives, where it is permitted; without permission, by the server."""

        async def work(writing: Writing) -> None:
            kept = await writing.table(table_id)
            if permission is not None:
                permission(kept)
            await self.append(writing, kept.story, command(kept.table))

        await self.store.write(work)

    async def append(self, writing: Writing, story: Story, entries: Iterable[Entry]) -> Story:
        """Append entries within a transaction, at the time that the clock shows."""
        return await writing.append(story, entries, self.now())

    async def bid(
        self, writing: Writing, kept: Kept, move: Bid, address: tuple[int, int], *, by_bot: bool
    ) -> Story:
        """Place or replace a bid for a round and a bidding, within a transaction."""
        table, (round_, bidding) = kept.table, address
        entries = commands.bid(
            table,
            kept.pending,
            move.seat,
            move.card,
            round=round_,
            bidding=bidding,
            by_bot=by_bot,
        )
        await writing.keep_bid(table, move.seat, move.card)
        # Nobody is seen to come back by a bid that replaces one: that must not be seen at all.
        back = commands.hand_back(table, move.seat) if entries and not by_bot else ()
        return await self.append(writing, kept.story, (*back, *entries))


def holder(player: str, seat: int) -> Permission:
    """For the person who holds the seat."""

    def check(kept: Kept) -> None:
        if kept.holders.get(seat) != player:
            raise not_your_seat()

    return check


def leaver(player: str, seat: int) -> Permission:
    """For the person who holds the seat; before the start the host may free it, too."""

    def check(kept: Kept) -> None:
        free = kept.table.status == "gathering" and seat in kept.holders
        if not (free and is_host(kept.table, kept.seats_of(player))):
            holder(player, seat)(kept)

    return check


def host(player: str) -> Permission:
    """For the table's host."""

    def check(kept: Kept) -> None:
        if not is_host(kept.table, kept.seats_of(player)):
            raise Refusal(403, "not-the-host", "only the host of the table may do this")

    return check
