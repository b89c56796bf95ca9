"""What people can do with tables."""

from collections.abc import Awaitable, Callable, Sequence
from secrets import token_bytes, token_hex

from msgspec.structs import replace

from gnumies.rules import Bid, BidCard
from gnumies.server.db.access import Kept, Writing
from gnumies.server.presence import Presence
from gnumies.server.tables import commands, seating
from gnumies.server.tables.changes import Changes, holder, host, leaver
from gnumies.server.tables.entries import Reaction
from gnumies.server.tables.fold import new_table
from gnumies.server.tables.options import Options, SeatChoice
from gnumies.server.tables.refusal import not_your_seat
from gnumies.server.tables.schemas import Decide, Joined, PlaceBid
from gnumies.server.tables.story import Story
from gnumies.server.tables.table import Table


class Tables:
    """All tables of a server; ``player`` is always who asks."""

    def __init__(self, changes: Changes, presence: Presence) -> None:
        self._changes = changes
        self._store = changes.store
        self._presence = presence

    async def create(self, player: str, options: Options, commitment: str) -> Joined:
        """Make a table of checked options, where the creator has the seats of the kind ``me``."""

        async def work(writing: Writing) -> Joined:
            table = self._new(options)
            await writing.create(table)
            entries = seating.seat_creator(table, commitment)
            await self._changes.append(writing, Story(table), entries)
            mine = [seat for seat, choice in enumerate(options.seats) if choice.kind == "me"]
            for seat in mine:
                await writing.hold(table.id, seat, player)
            return Joined(table.id, mine[0])

        return await self._store.write(work)

    async def expect_free_seat(self, table_id: str) -> None:
        """Refuse at once who would be refused later, before he is made known."""
        kept = await self._store.read(lambda reading: reading.table(table_id))
        seating.free_seats(kept.table)

    async def join(
        self, player: str, table_id: str, names: Sequence[str], commitment: str
    ) -> Joined:
        """Take a free seat for each name; who has one keeps it, and commits itself if need be."""

        async def work(writing: Writing) -> Joined:
            kept = await writing.table(table_id)
            mine = kept.seats_of(player)
            if mine:
                entries = seating.commit(kept.table, mine[0], commitment)
                await self._changes.append(writing, kept.story, entries)
                return Joined(table_id, mine[0])
            seats, entries = seating.take_seats(kept.table, names, commitment)
            await self._changes.append(writing, kept.story, entries)
            for seat in seats:
                await writing.hold(table_id, seat, player)
            return Joined(table_id, seats[0])

        joined = await self._store.write(work)
        self._presence.heard(table_id, player)
        return joined

    async def leave(self, player: str, table_id: str, seat: int) -> None:
        """Leave a seat for good, or free it as the host."""
        await self._changes.make(
            table_id, lambda table: seating.leave(table, seat), leaver(player, seat)
        )

    async def start(self, player: str, table_id: str) -> None:
        """Start: from now on nonces are opened."""
        now, wait = self._changes.now(), self._changes.times.opening

        def command(table: Table) -> commands.Entries:
            return seating.open_nonces(table, late=not 0 <= now - table.created < wait)

        await self._changes.make(table_id, command, host(player))

    async def open_nonce(self, player: str, table_id: str, seat: int, nonce: str) -> None:
        """Open a nonce."""
        await self._changes.make(
            table_id, lambda table: seating.open_nonce(table, seat, nonce), holder(player, seat)
        )

    async def bid(self, player: str, table_id: str, placed: PlaceBid) -> int:
        """Place or replace a bid; the number of the table's log thereafter."""
        move = Bid(placed.seat, BidCard.parse(placed.card))
        address = (placed.round, placed.bidding)
        command = f"bid {placed.round} {placed.bidding} {placed.card}"

        async def work(writing: Writing, kept: Kept) -> Story:
            return await self._changes.bid(writing, kept, move, address, by_bot=False)

        return await self._once(player, (table_id, placed.seat, placed.key, command), work)

    async def decide(self, player: str, table_id: str, decision: Decide) -> int:
        """Keep or give what the Gnalli drew; the number of the table's log thereafter."""
        seat = decision.seat
        command = f"decide {decision.round} {decision.give}"

        async def work(writing: Writing, kept: Kept) -> Story:
            entries = commands.decide(kept.table, seat, decision.give, round=decision.round)
            back = commands.hand_back(kept.table, seat)
            return await self._changes.append(writing, kept.story, (*back, *entries))

        return await self._once(player, (table_id, seat, decision.key, command), work)

    async def react(self, player: str, table_id: str, seat: int, reaction: Reaction) -> None:
        """Show a reaction."""
        now = self._changes.now()
        await self._changes.make(
            table_id, lambda table: commands.react(table, seat, reaction, now), holder(player, seat)
        )

    async def close(self, player: str, table_id: str) -> None:
        """End a table before its game ends."""
        await self._changes.make(table_id, commands.close, host(player))

    async def rematch(self, player: str, table_id: str) -> str:
        """Another table with the same people, where each commits itself anew."""

        async def work(writing: Writing) -> str:
            kept = await writing.table(table_id)
            if not kept.seats_of(player):
                raise not_your_seat()
            if kept.table.rematch is not None:
                return kept.table.rematch
            table = self._new(_again(kept.table))
            named = commands.rematch(kept.table, table.id)
            await self._changes.append(writing, kept.story, named)
            await writing.create(table)
            await self._changes.append(writing, Story(table), seating.seat_again(kept.table))
            for seat, who in kept.holders.items():
                await writing.hold(table.id, seat, who)
            return table.id

        return await self._store.write(work)

    async def _once(
        self,
        player: str,
        named: tuple[str, int, str, str],
        work: Callable[[Writing, Kept], Awaitable[Story]],
    ) -> int:
        """Carry out a command of a seat, or answer as before if it came before."""
        table_id, seat, key, command = named

        async def once(writing: Writing) -> int:
            kept = await writing.table(table_id)
            holder(player, seat)(kept)
            done = await writing.done(table_id, seat, key, command)
            if done is not None:
                return done
            number = (await work(writing, kept)).table.number
            if number > kept.table.number:  # a bid that replaces one is no sign of life either
                self._presence.heard(table_id, player)
            await writing.remember(table_id, seat, key, command, number)
            return number

        return await self._store.write(once)

    def _new(self, options: Options) -> Table:
        return new_table(token_hex(8), options, token_bytes(32), self._changes.now())


def _again(table: Table) -> Options:
    """The options of a rematch: who has left has a free seat there."""
    seats = tuple(
        SeatChoice("bot", seat.name, seat.bot)
        if seat.kind == "bot"
        else SeatChoice("open" if seat.person is None else "me")
        for seat in table.seats
    )
    return replace(table.options, seats=seats, open=False)
