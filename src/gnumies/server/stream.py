"""A table's updates as Server-Sent Events: its numbered entries, as one viewer may see them.

A stream reads the database from the number on that the viewer has; what wakes it carries nothing.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from time import monotonic
from typing import Final

from msgspec import json

from gnumies.server.bus import Bus
from gnumies.server.presence import Presence
from gnumies.server.settings import Settings
from gnumies.server.tables.looking import Looking
from gnumies.server.tables.schemas import Message
from gnumies.server.tables.shown import Look, message, table_view

HEADERS: Final = {
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",  # nginx and its kin hand over every event at once
}
_RETRY: Final = b"retry: 1000\n\n"
_PING: Final = b": ping\n\n"
_BYE: Final = b"event: bye\ndata: {}\n\n"


class Streams:
    """All open streams; ``stop`` ends them and tells their viewers to come back."""

    def __init__(self, looking: Looking, bus: Bus, presence: Presence, settings: Settings) -> None:
        self._looking = looking
        self._bus = bus
        self._presence = presence
        self._times = settings.times
        self._open: set[asyncio.Event] = set()
        self._stopping = False

    def stop(self) -> None:
        """End all streams."""
        self._stopping = True
        for news in self._open:
            news.set()

    async def begin(
        self, player: str | None, table_id: str, after: int | None
    ) -> AsyncGenerator[bytes, None]:
        """What happens at a table after a number; ``None`` or an unknown one: from now on."""
        await self._looking.visit(player, table_id)
        return self._follow(player, table_id, after)

    async def _follow(
        self, player: str | None, table_id: str, after: int | None
    ) -> AsyncGenerator[bytes, None]:
        with (
            self._bus.subscribe(table_id) as news,
            self._presence.watching(table_id, player),
        ):
            self._open.add(news)
            try:
                yield _RETRY
                async for event in self._events(player, table_id, after, news):
                    yield event
            finally:
                self._open.discard(news)

    async def _events(
        self, player: str | None, table_id: str, after: int | None, news: asyncio.Event
    ) -> AsyncGenerator[bytes, None]:
        look = await self._looking.look(player, table_id)
        known = after is not None and 0 <= after <= look.number
        sent = look
        yield self._entries(look, after or 0) if known else self._as_it_stands(look)
        silent_since = monotonic()
        while not self._stopping:
            await self._wait(news, silent_since)
            look = await self._looking.visit(player, table_id)
            event = self._update(sent, look)
            if not event and self._silence(silent_since) >= self._times.ping:
                event = _PING
            if event:
                yield event
                # Only what is sent counts, or the pings would tell when a bid was replaced.
                sent, silent_since = look, monotonic()
        yield _BYE

    def _update(self, sent: Look, look: Look) -> bytes:
        """What the viewer does not have yet."""
        if look.number > sent.number:
            return self._entries(look, sent.number)
        changed = (look.own_bids, look.mine) != (sent.own_bids, sent.mine)
        return self._as_it_stands(look) if changed else b""

    def _entries(self, look: Look, after: int) -> bytes:
        """The entries after a number; the last one brings the table along."""
        told = look.since(after)
        table = table_view(look, self._times)
        messages = [message(each, look.eyes, table if each is told[-1] else None) for each in told]
        return b"".join(b"id: %d\n%s" % (each.number, _data(each)) for each in messages)

    def _as_it_stands(self, look: Look) -> bytes:
        """The table without an entry, and so without an id: after a bid of one's own elsewhere."""
        table = look.story.table
        view = table_view(look, self._times)
        return _data(Message(table.number, table.touched, [], 0, view))

    async def _wait(self, news: asyncio.Event, silent_since: float) -> None:
        rest = max(0, self._times.ping - self._silence(silent_since)) / 1000
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), rest)
        news.clear()

    @staticmethod
    def _silence(since: float) -> float:
        return (monotonic() - since) * 1000


def _data(sent: Message) -> bytes:
    return b"data: %s\n\n" % json.encode(sent)


def number_of(text: str | None) -> int | None:
    """The number in a ``Last-Event-ID``, which may be anything."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else None  # noqa: PLR2004
