"""Wake-ups: "this table has news", and nothing more. The news are in the database alone."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Generator
from contextlib import contextmanager


class Bus:
    """Wakes, within this process, whoever waits for a table; a lost wake-up costs a moment."""

    def __init__(self) -> None:
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._listeners: list[Callable[[str], None]] = []

    def notify(self, table: str) -> None:
        """Tell that a table has changed."""
        for event in self._waiting.get(table, ()):
            event.set()
        for listener in self._listeners:
            listener(table)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have a function called with every table that changes."""
        self._listeners.append(listener)

    @contextmanager
    def subscribe(self, table: str) -> Generator[asyncio.Event]:
        """An event that is set whenever the table changes; who waits for it clears it."""
        event = asyncio.Event()
        self._waiting[table].add(event)
        try:
            yield event
        finally:
            self._waiting[table].discard(event)
            if not self._waiting[table]:
                del self._waiting[table]
