"""The fold: an entry applied to a table gives the next table, and what happened by the rules."""

from dataclasses import replace
from itertools import zip_longest
from typing import Final

from gnumies.record.fair import deck_key, shuffled
from gnumies.rules import Bid, BidCard, Color, Event, Give, Keep, Setup, State, play, start
from gnumies.rules.events import BidPlaced
from gnumies.server.tables.entries import (
    Absent,
    Closed,
    Committed,
    Decided,
    Entry,
    Left,
    Nonce,
    Opening,
    Placed,
    Reacted,
    Rematch,
    Returned,
    Revealed,
    Rewound,
    Seated,
    Started,
)
from gnumies.server.tables.names import distinct
from gnumies.server.tables.options import Options
from gnumies.server.tables.table import Table, TableSeat

Folded = tuple[Table, tuple[Event, ...]]

_OfTheGame = Started | Placed | Revealed | Decided
_OfTheSeat = Seated | Committed | Left | Nonce | Absent
_OfTheTable = _OfTheSeat | Reacted | Returned | Opening | Closed | Rewound | Rematch

CREATOR: Final = 0
"""The number of the person who created the table."""


def new_table(table_id: str, options: Options, secret: bytes, created: int) -> Table:
    """The table before its first entry."""
    seats = tuple(
        TableSeat(color, "bot", choice.name or "", choice.bot)
        if choice.kind == "bot"
        else TableSeat(color, "open", "")
        for choice, color in zip(options.seats, Color, strict=False)
    )
    return Table(table_id, options, secret, created, seats, since=created, touched=created)


def apply(table: Table, entry: Entry, at: int) -> Folded:
    """The table after an entry of the time ``at``, and the events of the game that it brought."""
    if isinstance(entry, Started | Placed | Revealed | Decided):
        after, events = _played(table, entry, at)
    else:
        after, events = _changed(table, entry, at), ()
    return replace(after, number=table.number + 1, touched=at), events


def _changed(table: Table, entry: _OfTheTable, at: int) -> Table:
    match entry:
        case Seated() | Committed() | Left() | Nonce() | Absent():
            return _with_seat(table, entry.seat, _seat(table, entry))
        case Returned():
            since = at if table.paused else table.since
            seat = replace(table.seats[entry.seat], absent=False)
            return replace(_with_seat(table, entry.seat, seat), since=since)
        case Reacted():
            return _with_seat(table, entry.seat, replace(table.seats[entry.seat], reacted=at))
        case Opening() | Closed() | Rewound() | Rematch():
            return _as_a_whole(table, entry, at)


def _as_a_whole(table: Table, entry: Opening | Closed | Rewound | Rematch, at: int) -> Table:
    match entry:
        case Opening():
            return replace(_filled(table, entry), status="opening", since=at)
        case Closed():
            return replace(table, status="closed")
        case Rewound():
            return replace(table, since=min(table.since, at))
        case Rematch():
            return replace(table, rematch=entry.table)


def _played(table: Table, entry: _OfTheGame, at: int) -> Folded:
    match entry:
        case Started():
            return _started(table, at)
        case Placed():
            return _placed(table, entry, at)
        case Revealed():
            return _revealed(table, entry, at)
        case Decided():
            return _decided(table, entry, at)


def _seat(table: Table, entry: _OfTheSeat) -> TableSeat:
    seat = table.seats[entry.seat]
    match entry:
        case Seated(name=name, person=person):
            return replace(seat, kind="person", name=name, person=person)
        case Committed(commitment=commitment):
            return replace(seat, commitment=commitment, pledged_by=seat.person)
        case Nonce(nonce=nonce):
            return replace(seat, nonce=nonce)
        case Absent():
            return replace(seat, absent=True)
        case Left():
            if table.status == "gathering":
                return TableSeat(seat.color, "open", "")
            return replace(seat, person=None, absent=True)


def _with_seat(table: Table, number: int, seat: TableSeat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _filled(table: Table, entry: Opening) -> Table:
    for number, name in zip_longest(entry.bots, entry.names):
        known = name or distinct(entry.bot.capitalize(), [seat.name for seat in table.seats])
        seat = TableSeat(table.seats[number].color, "bot", known, entry.bot)
        table = _with_seat(table, number, seat)
    return table


def _started(table: Table, at: int) -> Folded:
    ruleset = table.options.rules
    supply = shuffled(ruleset.deck, deck_key(table.secret, table.nonces))
    colors = tuple(seat.color for seat in table.seats)
    setup = Setup(ruleset, colors, supply, table.options.youngest_first, table.options.ties)
    state, events = start(setup)
    return _next_phase(replace(table, spent=(0,) * len(colors)), state, at), events


def _placed(table: Table, entry: Placed, at: int) -> Folded:
    placed = table.placed | {entry.seat}
    by_bot = table.by_bot | {entry.seat} if entry.by_bot else table.by_bot
    table = _spend(table, entry.seat, at)
    return replace(table, placed=placed, by_bot=by_bot), (BidPlaced(entry.seat),)


def _revealed(table: Table, entry: Revealed, at: int) -> Folded:
    state, told = _playing(table), ()
    for seat, card in entry.bids:
        state, told = play(state, Bid(seat, BidCard.parse(card)))
    events = tuple(event for event in told if not isinstance(event, BidPlaced))
    return _next_phase(table, state, at), events


def _decided(table: Table, entry: Decided, at: int) -> Folded:
    move = Keep(entry.seat) if entry.give is None else Give(entry.seat, entry.give)
    state, events = play(_playing(table), move)
    return _next_phase(_spend(table, entry.seat, at), state, at), events


def _playing(table: Table) -> State:
    if table.state is None:
        raise ValueError(f"table {table.id}: entry {table.number + 1} comes before the start")
    return table.state


def _spend(table: Table, seat: int, at: int) -> Table:
    """Charge the seat's clock with the time it has taken."""
    used = table.spent[seat] + max(0, at - table.since)
    return replace(table, spent=(*table.spent[:seat], used, *table.spent[seat + 1 :]))


def _next_phase(table: Table, state: State, at: int) -> Table:
    return replace(
        table,
        state=state,
        status="over" if state.over else "playing",
        placed=frozenset(),
        by_bot=frozenset(),
        since=at,
    )
