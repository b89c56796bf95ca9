"""What the creator of a table chooses."""

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from gnumies.bots.catalog import available
from gnumies.bots.levels import DEFAULT, LEVELS
from gnumies.record import luckynits_from
from gnumies.rules import (
    DEFAULT_LUCKYNITS,
    FEWEST_SEATS,
    MOST_SEATS,
    BadValue,
    Luckynits,
    RuleError,
    Ruleset,
    ruleset_named,
)
from gnumies.server.tables.names import bot_name, clean_name, distinct
from gnumies.server.tables.refusal import Refusal

RulesetName = Literal["rulebook", "dutch", "overview"]
SeatKind = Literal["me", "open", "bot"]
Pace = Literal["slow", "normal", "fast", "instant"]
Clock = Literal["none", "bid-20", "bid-60", "game-300"]

BID_CLOCKS: Final = {"bid-20": 20_000, "bid-60": 60_000}
"""Milliseconds for a bid."""
GAME_CLOCKS: Final = {"game-300": 300_000}
"""Milliseconds for all moves of a game together."""


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: the creator, whoever comes, or a bot."""

    kind: SeatKind
    name: str | None = None
    bot: str | None = None


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is asked for; ``checked`` makes it one that can be played."""

    seats: tuple[SeatChoice, ...]
    ruleset: RulesetName = "rulebook"
    luckynits: dict[str, dict[str, int]] | None = None
    pace: Pace = "normal"
    clock: Clock = "none"
    youngest_first: tuple[int, ...] = ()
    open: bool = False

    @property
    def rules(self) -> Ruleset:
        """The ruleset by its name."""
        return ruleset_named(self.ruleset)

    @property
    def ties(self) -> Luckynits:
        """The table of Luckynits that decides ties (R1.3)."""
        return DEFAULT_LUCKYNITS if self.luckynits is None else _luckynits(self.luckynits)


def checked(options: Options) -> Options:
    """The options with every seat named, or ``Refusal`` with the rule they break."""
    seats = len(options.seats)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Refusal(422, "bad-table", f"{seats} players, where 2 to 5 can play", "R1.1")
    if sorted(options.youngest_first or range(seats)) != list(range(seats)):
        raise Refusal(422, "bad-table", "youngest_first must be all seats, each once", "R1.6")
    try:
        _ = options.ties
    except RuleError as error:
        raise Refusal(422, "bad-table", error.reason, error.rule) from None
    if all(seat.kind != "me" for seat in options.seats):
        raise Refusal(422, "bad-table", "no seat is yours")
    named: list[SeatChoice] = []
    for seat in options.seats:
        named.append(_named(seat, [other.name or "" for other in named]))
    return Options(
        tuple(named),
        options.ruleset,
        options.luckynits,
        options.pace,
        options.clock,
        options.youngest_first or tuple(range(seats)),
        options.open,
    )


@cache  # looking for them takes a while
def bots() -> tuple[str, ...]:
    """The names of the bots that can be asked to a table, the levels first."""
    return tuple(dict.fromkeys((*LEVELS, *available())))


def _named(seat: SeatChoice, taken: list[str]) -> SeatChoice:
    if seat.kind != "bot" and seat.bot is not None:
        raise Refusal(422, "bad-table", "only a seat of the kind bot has a bot")
    if seat.kind == "open":
        if seat.name is not None:
            raise Refusal(422, "bad-table", "who takes an open seat brings a name along")
        return seat
    if seat.kind == "bot":
        bot = seat.bot or DEFAULT
        if bot not in bots():
            raise Refusal(422, "no-such-bot", f"there is no bot {bot!r:.40}")
        own = None if seat.name is None else distinct(clean_name(seat.name), taken)
        return SeatChoice("bot", own or bot_name(bot, taken), bot)
    if seat.name is None:
        raise Refusal(422, "bad-name", "your seat needs a name")
    return SeatChoice("me", distinct(clean_name(seat.name), taken))


def _luckynits(table: Mapping[str, Mapping[str, int]]) -> Luckynits:
    try:
        return luckynits_from(table)
    except TypeError as error:
        raise BadValue("R1.3", str(error)) from None
