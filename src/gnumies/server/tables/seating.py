"""What may be appended to a table before its game: who sits where, commitments and nonces.

A commitment belongs to a person and stands at one of his seats; no game begins without everybody's.
"""

from collections.abc import Sequence

from gnumies.bots.levels import DEFAULT
from gnumies.record.fair import nonce_commitment
from gnumies.server.tables.commands import Entries
from gnumies.server.tables.entries import (
    Closed,
    Committed,
    Left,
    Nonce,
    Opening,
    Seated,
    Started,
)
from gnumies.server.tables.fold import CREATOR, apply
from gnumies.server.tables.names import bot_name, clean_name, distinct
from gnumies.server.tables.options import SeatKind
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.table import Table


def seat_creator(table: Table, commitment: str) -> Entries:
    """The creator takes its seats; one nonce a person, so the first of them has it."""
    choices = enumerate(table.options.seats)
    mine = [(seat, choice) for seat, choice in choices if choice.kind == _ME]
    entries = [Seated(seat, choice.name or "", CREATOR) for seat, choice in mine]
    return (*entries, Committed(mine[0][0], commitment))


def take_seats(
    table: Table, names: Sequence[str], commitment: str
) -> tuple[tuple[int, ...], Entries]:
    """Somebody who has no seat takes the first free ones, one for each name at his device."""
    seats = free_seats(table, len(names))
    person = 1 + max(each.person or CREATOR for each in table.seats)
    taken, entries = [each.name for each in table.seats], list[Seated]()
    for seat, name in zip(seats, names, strict=True):
        taken.append(distinct(clean_name(name), taken))
        entries.append(Seated(seat, taken[-1], person))
    return seats, (*entries, Committed(seats[0], commitment))


def free_seats(table: Table, wanted: int = 1) -> tuple[int, ...]:
    """The seats that whoever comes next would get."""
    _gathering(table)
    free = [seat for seat, each in enumerate(table.seats) if each.kind == "open"]
    if len(free) < wanted:
        raise Refusal(409, "table-full", "every seat is taken" if not free else "too few are free")
    return tuple(free[:wanted])


def seat_again(table: Table) -> Entries:
    """At the table of a rematch everybody has the seat that he had at this one."""
    people = enumerate(table.seats)
    return tuple(
        Seated(seat, each.name, each.person) for seat, each in people if each.person is not None
    )


def commit(table: Table, seat: int, commitment: str) -> Entries:
    """A person who has been seated by a rematch commits itself; a commitment is final."""
    if seat not in table.uncommitted:
        return ()
    _gathering(table)
    return (Committed(seat, commitment),)


def leave(table: Table, seat: int) -> Entries:
    """A seat is left for good; a table without people closes."""
    if table.finished:
        return (Left(seat),)
    if sum(each.person is not None for each in table.seats) == 1:
        return (Left(seat), Closed("left"))
    if table.status == "gathering":
        return (Left(seat), *_handed_on(table, seat))
    after, _ = apply(table, Left(seat), table.touched)
    starts = after.status == "opening" and not after.due_nonces
    return (Left(seat), Started()) if starts else (Left(seat),)


def open_nonces(table: Table, *, late: bool = False) -> Entries:
    """The host starts: commitments are final, bots take what is free, and nonces are awaited.

    Who has not committed himself is waited for; when it is ``late``, his seat is free instead.
    """
    _gathering(table)
    missing = table.uncommitted
    people = {table.seats[seat].person for seat in missing}
    if missing and (not late or table.host in people):
        names = ", ".join(table.seats[seat].name for seat in missing)
        raise Refusal(409, "not-committed", f"not here yet: {names}")
    free = [seat for seat, each in enumerate(table.seats) if each.kind == "open"]
    return (*map(Left, missing), _opening(table, sorted((*free, *missing))))


def _opening(table: Table, free: Sequence[int]) -> Opening:
    """Bots of the usual level on the seats that are free."""
    taken = [each.name for seat, each in enumerate(table.seats) if seat not in free]
    names = list[str]()
    for _ in free:
        names.append(bot_name(DEFAULT, [*taken, *names]))
    return Opening(tuple(free), DEFAULT, tuple(names))


def open_nonce(table: Table, seat: int, nonce: str) -> Entries:
    """A person, by any of its seats, opens its nonce; the last one starts the game."""
    number = table.pledge_of(seat)
    pledged = table.seats[number]
    if pledged.nonce == nonce:
        return ()
    if table.status != "opening" or not pledged.waits:
        raise Refusal(409, "no-nonce-due", "no nonce of this seat is awaited")
    if nonce_commitment(bytes.fromhex(nonce)) != pledged.commitment:
        raise Refusal(422, "wrong-nonce", "this is not the nonce that the seat committed itself to")
    last = table.due_nonces == (number,)
    return (Nonce(number, nonce), Started()) if last else (Nonce(number, nonce),)


def start(table: Table) -> Entries:
    """The time to open nonces is over: what has not been opened counts as none."""
    return (Started(),) if table.status == "opening" else ()


def _handed_on(table: Table, left: int) -> Entries:
    """The commitment of a seat that is left, at another seat of the same person."""
    own = table.seats[left]
    others = [seat for seat, each in enumerate(table.seats) if each.person == own.person]
    others.remove(left)
    if own.commitment is None or not others:
        return ()
    return (Committed(others[0], own.commitment),)


def _gathering(table: Table) -> None:
    if table.status == "closed":
        raise Refusal(409, "table-closed", "the table is closed")
    if table.status != "gathering":
        raise Refusal(409, "started", "the game has been started")


_ME: SeatKind = "me"
