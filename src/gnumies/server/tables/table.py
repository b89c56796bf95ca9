"""A table at one moment: what its options, its secret and its log come to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal

from gnumies.rules import BidCard, Bidding, Color, Deciding, State
from gnumies.server.tables.options import BID_CLOCKS, GAME_CLOCKS, Options

Status = Literal["gathering", "opening", "playing", "over", "closed"]

Pending = Mapping[int, BidCard]
"""The bids of the present bidding by seat. No table holds them, and nobody else may see them."""


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat and who plays it."""

    color: Color
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    person: int | None = None
    """Which of the table's people holds the seat; ``None`` for a bot, a free seat and after
    leaving."""
    commitment: str | None = None
    pledged_by: int | None = None
    """Whose commitment it is, also when he has left the seat."""
    nonce: str | None = None
    absent: bool = False
    reacted: int = 0
    """When it last showed a reaction."""

    @property
    def waits(self) -> bool:
        """Whether the nonce behind its commitment has not been opened."""
        return self.commitment is not None and self.nonce is None

    @property
    def present(self) -> bool:
        """Whether a person plays it now."""
        return self.kind == "person" and not self.absent

    @property
    def substituted(self) -> bool:
        """Whether a bot plays it for a person."""
        return self.kind == "person" and self.absent


@dataclass(frozen=True, slots=True)
class Table:
    """A table; ``state`` has no pending bids, ``placed`` the seats that have one."""

    id: str
    options: Options
    secret: bytes = field(repr=False)
    created: int
    """When, in milliseconds since 1970, like every time here."""
    seats: tuple[TableSeat, ...]
    number: int = 0
    """The number of the last entry."""
    status: Status = "gathering"
    since: int = 0
    """When those who are awaited began to be."""
    touched: int = 0
    """When the last entry was made."""
    state: State | None = field(default=None, repr=False)
    placed: frozenset[int] = frozenset()
    by_bot: frozenset[int] = frozenset()
    """Those of the placed bids that a bot made for a person."""
    spent: tuple[int, ...] = ()
    """How many milliseconds each seat has used."""
    rematch: str | None = None

    @property
    def bidding(self) -> Bidding | None:
        """The bidding that is on."""
        phase = self.state.phase if self.state and self.status == "playing" else None
        return phase if isinstance(phase, Bidding) else None

    @property
    def deciding(self) -> Deciding | None:
        """The Gnalli's decision that is awaited."""
        phase = self.state.phase if self.state and self.status == "playing" else None
        return phase if isinstance(phase, Deciding) else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        if self.state is None or self.status != "playing":
            return ()
        return tuple(seat for seat in self.state.awaited if seat not in self.placed)

    @property
    def uncommitted(self) -> tuple[int, ...]:
        """The seats of people without a commitment."""
        pledged = {seat.pledged_by for seat in self.seats}
        people = enumerate(seat.person for seat in self.seats)
        return tuple(seat for seat, it in people if it is not None and it not in pledged)

    @property
    def due_nonces(self) -> tuple[int, ...]:
        """The seats whose nonce can still come: not those of people who have left altogether."""
        people = {seat.person for seat in self.seats}
        seats = enumerate(self.seats)
        return tuple(seat for seat, it in seats if it.waits and it.pledged_by in people)

    def pledge_of(self, seat: int) -> int:
        """The seat where the commitment of a seat's person stands; without one, the seat itself."""
        person = self.seats[seat].person
        pledged = [number for number, it in enumerate(self.seats) if it.pledged_by == person]
        return pledged[0] if pledged and person is not None else seat

    @property
    def nonces(self) -> dict[int, bytes]:
        """The nonces that were opened, by seat."""
        opened = {seat: each.nonce for seat, each in enumerate(self.seats)}
        return {seat: bytes.fromhex(nonce) for seat, nonce in opened.items() if nonce is not None}

    @property
    def finished(self) -> bool:
        """Whether nothing more can be played."""
        return self.status in ("over", "closed")

    @property
    def paused(self) -> bool:
        """Whether all its people are away: then it waits, whatever the clock is."""
        return not any(seat.present for seat in self.seats)

    @property
    def host(self) -> int | None:
        """The person who may start and close: the creator, or who has been there longest."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        return min(people, default=None)

    def time_left(self, seat: int, now: int) -> int | None:
        """How many milliseconds the seat has for the move it owes, or has left for the game."""
        running = max(0, now - self.since) if seat in self.awaited and not self.paused else 0
        if self.options.clock in GAME_CLOCKS and self.spent:
            return max(0, GAME_CLOCKS[self.options.clock] - self.spent[seat] - running)
        if self.options.clock in BID_CLOCKS and seat in self.awaited:
            return max(0, BID_CLOCKS[self.options.clock] - running)
        return None


def luck_of(table: Table, seat: int) -> str:
    """The seed of what a bot thinks for a seat now: nobody can guess it, and it stays the same."""
    return sha256(table.secret + f"/{table.number}/{seat}".encode()).hexdigest()
