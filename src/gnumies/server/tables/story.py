"""A table's log, told: each entry with its time and what happened by it, ready for any viewer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from msgspec import to_builtins

from gnumies.rules import Event, seen_by
from gnumies.rules.notation import Json, event_data
from gnumies.server.tables.entries import Decided, Entry, Placed, Revealed, Rewound
from gnumies.server.tables.fold import apply
from gnumies.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Told:
    """An entry, its number and time, and the events of the game that it brought."""

    number: int
    at: int
    entry: Entry
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A table and how it came to be so."""

    table: Table
    told: tuple[Told, ...] = ()

    def then(self, entries: Iterable[Entry], at: int) -> "Story":
        """The story with further entries of one moment."""
        table, told = self.table, list(self.told)
        for entry in entries:
            table, events = apply(table, entry, at)
            told.append(Told(table.number, at, entry, events))
        return Story(table, tuple(told))


def visible(told: Told, viewers: Iterable[int]) -> tuple[list[Mapping[str, Json]], int]:
    """What seats together, or without any a spectator, may see of it; and how much they may not."""
    seats = [*viewers, None]
    seen = [event for event in told.events if any(seen_by(event, seat) for seat in seats)]
    data = [*_of_the_table(told.entry), *(event_data(event) for event in seen)]
    return data, len(told.events) - len(seen)


def _of_the_table(entry: Entry) -> list[Mapping[str, Json]]:
    """The entry as an event, unless the events of the game say it all."""
    match entry:
        case Placed(seat=seat, by_bot=by_bot) | Decided(seat=seat, by_bot=by_bot):
            return [{"type": "substituted", "seat": seat}] if by_bot else []
        case Revealed() | Rewound():
            return []
        case _:
            return [to_builtins(entry)]
