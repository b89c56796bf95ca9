"""A table as one viewer may see it. Everything that leaves for anybody is made here."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from gnumies.rules import Over, view
from gnumies.rules.notation import view_data
from gnumies.server.settings import Times
from gnumies.server.tables.commands import with_bids
from gnumies.server.tables.options import BID_CLOCKS
from gnumies.server.tables.record import fairness
from gnumies.server.tables.refusal import not_your_seat
from gnumies.server.tables.schemas import (
    Data,
    FairnessView,
    Message,
    Outcome,
    SeatLook,
    SeatSummary,
    SeatView,
    TableSummary,
    TableView,
)
from gnumies.server.tables.story import Story, Told, visible
from gnumies.server.tables.table import Pending, Table


@dataclass(frozen=True, slots=True)
class Look:
    """A table at one moment with what its viewer alone may know: his seats and his own bids.

    Seats that share a device have secrets from each other: what is sent for all of them together is
    what a spectator may see.
    """

    story: Story
    mine: tuple[int, ...]
    own_bids: Pending
    at: int

    @property
    def number(self) -> int:
        """Where the table's log stands."""
        return self.story.table.number

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seat whose secrets may be sent without asking for it."""
        return self.mine if len(self.mine) == 1 else ()

    def since(self, number: int) -> tuple[Told, ...]:
        """The entries after a number."""
        return self.story.told[number:]


def table_view(look: Look, times: Times) -> TableView:
    """The table without its story."""
    table = look.story.table
    return TableView(
        id=table.id,
        number=table.number,
        status=table.status,
        host=is_host(table, look.mine),
        mine=list(look.mine),
        ruleset=table.options.ruleset,
        pace=table.options.pace,
        clock=table.options.clock,
        open=table.options.open,
        youngest_first=list(table.options.youngest_first),
        seats=[seat_view(table, seat, look.at) for seat in range(len(table.seats))],
        views=_views(look),
        fairness=_fairness(table),
        luckynits=table.options.luckynits,
        deadline_ms=_deadline(table, look.at, times),
        rematch=table.rematch,
    )


def seat_look(look: Look, seat: int) -> SeatLook:
    """The game from one of the viewer's seats."""
    if seat not in look.mine:
        raise not_your_seat()
    return SeatLook(look.number, _view(look, seat))


def message(told: Told, eyes: Iterable[int], table: TableView | None = None) -> Message:
    """An entry as these seats may see it."""
    events, hidden = visible(told, eyes)
    return Message(told.number, told.at, cast("list[Data]", events), hidden, table)


def summary(look: Look) -> TableSummary:
    """The table in a list."""
    table = look.story.table
    return TableSummary(
        id=table.id,
        status=table.status,
        ruleset=table.options.ruleset,
        seats=[
            SeatSummary(number, seat.name, seat.color.value, seat.kind, seat.kind != "open")
            for number, seat in enumerate(table.seats)
        ],
        created=table.created,
        touched=table.touched,
        host=is_host(table, look.mine),
        mine=list(look.mine),
        yours=is_turn(look),
        outcome=_outcome(table),
    )


def is_turn(look: Look) -> bool:
    """Whether the table waits for the viewer."""
    return bool(set(look.story.table.awaited) & set(look.mine))


def is_host(table: Table, mine: Iterable[int]) -> bool:
    """Whether these seats are those of the host."""
    return any(table.seats[seat].person == table.host for seat in mine)


def _outcome(table: Table) -> Outcome | None:
    phase = table.state.phase if table.state else None
    if not isinstance(phase, Over):
        return None
    return Outcome([score.total for score in phase.scores], list(phase.winners))


def _views(look: Look) -> dict[str, Data | None]:
    viewers: tuple[int | None, ...] = look.eyes or (None,)
    return {
        "spectator" if viewer is None else str(viewer): _view(look, viewer) for viewer in viewers
    }


def _view(look: Look, viewer: int | None) -> Data | None:
    state = with_bids(look.story.table, look.own_bids)
    return None if state is None else cast("Data", view_data(view(state, viewer)))


def seat_view(table: Table, number: int, now: int) -> SeatView:
    """A seat as all see it."""
    seat = table.seats[number]
    return SeatView(
        seat=number,
        name=seat.name,
        color=seat.color.value,
        kind=seat.kind,
        absent=seat.absent,
        bot=seat.bot,
        clock_ms=table.time_left(number, now),
        missing=table.status == "gathering" and number in table.uncommitted,
    )


def _fairness(table: Table) -> FairnessView:
    promised = fairness(table)
    return FairnessView(
        server_commitment=promised.commitment,
        commitments={str(pledge.seat): pledge.commitment for pledge in promised.players},
        nonces={str(seat): nonce.hex() for seat, nonce in promised.nonces.items()},
        secret=None if promised.secret is None else promised.secret.hex(),
    )


def _deadline(table: Table, now: int, times: Times) -> int | None:
    if table.status == "opening":
        return times.opening - min(max(0, now - table.since), times.opening)
    if table.options.clock not in BID_CLOCKS or not table.awaited:
        return None
    return table.time_left(table.awaited[0], now)
