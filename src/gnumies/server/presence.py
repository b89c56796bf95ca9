"""Who is there: people with an open stream, or who have asked for something not long ago."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager


class Presence:
    """The last sign of life of each person at each unfinished table.

    A table is known from when it is first looked after: guesses at others leave no trace here.
    Before somebody's first sign of life, that moment counts.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._since: dict[str, int] = {}
        self._heard: dict[str, dict[str, int]] = {}
        self._streams: Counter[tuple[str, str]] = Counter()

    def heard(self, table: str, player: str | None) -> None:
        """Note a sign of life."""
        if player is not None and table in self._heard:
            self._heard[table][player] = self._now()

    @contextmanager
    def watching(self, table: str, player: str | None) -> Generator[None]:
        """As long as one of his streams is open, a person is there."""
        if player is None:
            yield
            return
        self._streams[table, player] += 1
        try:
            yield
        finally:
            self._streams[table, player] -= 1
            if not self._streams[table, player]:
                del self._streams[table, player]
            self.heard(table, player)

    def last(self, table: str, holders: Mapping[int, str]) -> dict[int, int]:
        """When the holder of each seat was last heard of."""
        now, heard = self._now(), self._heard.setdefault(table, {})
        since = self._since.setdefault(table, now)
        return {
            seat: now if (table, player) in self._streams else heard.get(player, since)
            for seat, player in holders.items()
        }

    def forget(self, table: str) -> None:
        """Keep nothing of a table that has ended."""
        self._heard.pop(table, None)
        self._since.pop(table, None)
