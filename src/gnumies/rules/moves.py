"""What a player may intend (R2.3, R5.1), with its text form."""

import re
from dataclasses import dataclass

from gnumies.rules.cards import BidCard
from gnumies.rules.errors import BadValue


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat's secret bid (R2.3), written ``0:50``."""

    seat: int
    card: BidCard

    def __str__(self) -> str:
        return f"{self.seat}:{self.card}"


@dataclass(frozen=True, slots=True)
class Keep:
    """The Gnalli's owner keeps what he drew (R5.1b), written ``0:keep``."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}:keep"


@dataclass(frozen=True, slots=True)
class Give:
    """The Gnalli's owner gives what he drew to an opponent (R5.1c), written ``0:give:2``."""

    seat: int
    to: int

    def __str__(self) -> str:
        return f"{self.seat}:give:{self.to}"


Move = Bid | Keep | Give

_MOVE = re.compile(r"([0-4]):(?:(keep)|give:([0-4])|(G|[1-9]0|100))")


def parse_move(text: str) -> Move:
    """The move that ``str`` writes as ``text``; anything else raises ``BadValue``."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise BadValue("R9.1", f"{text!r:.40} is not a move such as 0:50, 0:keep or 0:give:2")
    seat, keep, to, card = match.groups()
    if keep:
        return Keep(int(seat))
    return Give(int(seat), int(to)) if to else Bid(int(seat), BidCard.parse(card))
