"""What may be appended to a table in play: a command gives the entries it comes to, or ``Refusal``.

Who holds which seat is settled before; a command only knows seats. The bids of the present bidding
come from outside, because no table holds them.
"""

from dataclasses import replace
from typing import Final

from gnumies.rules import Bid, BidCard, Give, IllegalMove, Keep, State, check
from gnumies.server.tables.entries import (
    Absent,
    Closed,
    Decided,
    Entry,
    Placed,
    Reacted,
    Reaction,
    Rematch,
    Returned,
    Revealed,
    Rewound,
)
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.table import Pending, Table

Entries = tuple[Entry, ...]

BETWEEN_REACTIONS: Final = 1_000
"""Milliseconds."""

AHEAD: Final = 1_000
"""So many milliseconds a table may be ahead of the clock, before the clock was set back."""


def bid(  # noqa: PLR0913 - a bid is addressed by round, bidding and seat
    table: Table,
    pending: Pending,
    seat: int,
    card: BidCard,
    *,
    round: int,  # noqa: A002 - the rulebook's word
    bidding: int,
    by_bot: bool = False,
) -> Entries:
    """Place or replace a bid (R2.3); the last one reveals them all."""
    state = _playing(table)
    _due(table, round, bidding)
    try:
        check(state, Bid(seat, card))
    except IllegalMove as error:
        raise Refusal(422, "illegal-move", error.reason, error.rule) from None
    if seat in table.placed:
        if by_bot or seat in table.by_bot:
            raise Refusal(409, "bot-has-bid", "a bot has bid for this seat; the next bid is yours")
        return ()
    placed = Placed(seat, by_bot)
    if set(table.awaited) != {seat}:
        return (placed,)
    bids = sorted({**pending, seat: card}.items())
    return (placed, Revealed(tuple((seat, str(card)) for seat, card in bids)))


def decide(
    table: Table,
    seat: int,
    give: int | None,
    *,
    round: int,  # noqa: A002 - the rulebook's word
    by_bot: bool = False,
) -> Entries:
    """Keep what the Gnalli drew, or give it away (R5.1)."""
    state = _playing(table)
    if round != state.round:
        raise Refusal(409, "too-late", f"round {round} is not the one that is played")
    try:
        check(state, Keep(seat) if give is None else Give(seat, give))
    except IllegalMove as error:
        raise Refusal(422, "illegal-move", error.reason, error.rule) from None
    return (Decided(seat, give, by_bot),)


def react(table: Table, seat: int, reaction: Reaction, at: int) -> Entries:
    """Show a reaction; one in a second is enough."""
    if table.status == "closed":
        raise Refusal(409, "table-closed", "the table is closed")
    if 0 <= at - table.seats[seat].reacted < BETWEEN_REACTIONS:
        raise Refusal(429, "too-many-reactions", "wait a moment with the next reaction")
    return (Reacted(seat, reaction),)


def close(table: Table) -> Entries:
    """The host ends a table before its game ends; once is enough."""
    if table.status == "over":
        raise Refusal(409, "game-over", "the game is over")
    return () if table.finished else (Closed("host"),)


def close_idle(table: Table) -> Entries:
    """A table where nothing happens is closed."""
    return () if table.finished else (Closed("idle"),)


def rematch(table: Table, other: str) -> Entries:
    """Name the table where the same people play again."""
    if not table.finished or table.state is None:
        raise Refusal(409, "not-over", "a rematch comes after the game")
    return () if table.rematch else (Rematch(other),)


def take_over(table: Table, seat: int) -> Entries:
    """A bot plays for a person who has not been heard of."""
    return (Absent(seat),) if table.status == "playing" and table.seats[seat].present else ()


def hand_back(table: Table, seat: int) -> Entries:
    """The person is back."""
    own = table.seats[seat]
    back = own.substituted and own.person is not None and table.status == "playing"
    return (Returned(seat),) if back else ()


def rewind(table: Table, now: int) -> Entries:
    """The clock was set back: what is waited for begins anew, lest it be waited for too long."""
    ahead = max(table.since, table.touched) - now
    return () if table.finished or ahead <= AHEAD else (Rewound(),)


def with_bids(table: Table, own: Pending) -> State | None:
    """The state as those may see it whose bids these are.

    For every other seat that has bid stands a card of its hand that says nothing: its real bid does
    not even come near.
    """
    state, phase = table.state, table.bidding
    if state is None or phase is None:
        return state
    bids = tuple(
        own.get(seat, hand[0]) if seat in table.placed else None
        for seat, hand in enumerate(state.hands)
    )
    return state.with_phase(replace(phase, bids=bids))


def _playing(table: Table) -> State:
    if table.status == "over":
        raise Refusal(409, "game-over", "the game is over, so no move can follow", "R9.3")
    if table.state is None or table.status != "playing":
        raise Refusal(409, "not-playing", f"no game is played, the table is {table.status}")
    return table.state


def _due(table: Table, round: int, bidding: int) -> None:  # noqa: A002 - the rulebook's word
    state, phase = _playing(table), table.bidding
    if phase is None:
        if round <= state.round:
            raise Refusal(409, "too-late", "the bids of this round have been revealed", "R2.3")
        raise Refusal(409, "too-late", "a drawn card has to be decided on first", "R5.1")
    present = (state.round, 1 + phase.second)
    if (round, bidding) < present:
        raise Refusal(409, "too-late", "the bids of this bidding have been revealed", "R2.3")
    if (round, bidding) > present:
        raise Refusal(409, "too-early", "this bidding has not begun", "R2.1")
