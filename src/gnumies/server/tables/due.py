"""What is due at a table and when: bots' moves, people's time, absence.

All of it follows from the table and from when its people were last heard of, so that a server that
was killed finds it again.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from gnumies.bots.base import BUDGET
from gnumies.bots.levels import STAND_IN
from gnumies.server.settings import Times
from gnumies.server.tables.table import Table

_THOUGHT: Final = round(BUDGET * 1000)
"""How many milliseconds before its move is seen a bot begins to think."""

Action = Literal["start", "move", "take-over", "close"]


@dataclass(frozen=True, slots=True)
class Due:
    """Something to be done at a time; ``bot`` makes a move for ``seat``."""

    at: int
    action: Action
    seat: int = -1
    bot: str = ""
    until: int = 0
    """The move is made no sooner: who thinks begins before."""


def dues(table: Table, heard: Mapping[int, int], times: Times) -> Iterator[Due]:
    """What is to be done if nothing happens before; ``heard`` has each person's last sign of life.

    A table whose people are all away waits for them, and only closes in the end.
    """
    if table.status == "gathering":
        yield Due(table.touched + times.idle_gathering, "close")
    elif table.status == "opening":
        yield Due(table.since + times.opening, "start")
    elif table.status == "playing":
        yield Due(table.touched + times.idle_playing, "close")
        if not table.paused:
            for seat in table.awaited:
                yield from _moves(table, seat, times)
        for seat, each in enumerate(table.seats):
            if each.present:
                yield Due(heard[seat] + times.grace, "take-over", seat)


def _moves(table: Table, seat: int, times: Times) -> Iterator[Due]:
    own = table.seats[seat]
    if own.kind == "bot" or own.absent:
        shown = table.since + _pause(table, seat, times)
        yield Due(max(table.since, shown - _THOUGHT), "move", seat, own.bot or STAND_IN, shown)
    else:
        left = table.time_left(seat, table.since)
        if left is not None:
            yield Due(table.since + left, "move", seat, STAND_IN)


def _pause(table: Table, seat: int, times: Times) -> int:
    """How long a bot seems to think about this move: the same after a restart."""
    shortest, longest = times.paces[table.options.pace]
    text = f"{table.id}/{table.since}/{seat}".encode()
    share = int.from_bytes(sha256(text).digest()[:4], "big") / 2**32
    return shortest + int(share * (longest - shortest))
