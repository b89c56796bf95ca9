"""The entries of a table's numbered log: what everybody at the table may know, as it happened.

A bid is not in it before all are revealed: ``Placed`` says that a seat has bid, and replacing a bid
is no entry at all (R2.3). The order of the supply and what a Gnalli drew follow from the table's
secret, which is kept elsewhere.
"""

from typing import Literal

from msgspec import Struct

Reaction = Literal["hello", "well-played", "wow", "ouch", "thinking", "haha", "thanks", "bye"]


class Seated(Struct, frozen=True, tag="seated", tag_field="type"):
    """A person takes a free seat; ``person`` counts the people of a table, the creator is 0."""

    seat: int
    name: str
    person: int


class Committed(Struct, frozen=True, tag="committed", tag_field="type"):
    """The SHA-256 of a nonce that the seat's person keeps to itself until all are committed."""

    seat: int
    commitment: str


class Left(Struct, frozen=True, tag="left", tag_field="type"):
    """A person leaves a seat for good; in a game a bot goes on for it."""

    seat: int


class Opening(Struct, frozen=True, tag="opening", tag_field="type"):
    """The commitments are final, and all open their nonces; bots take the seats that are free."""

    bots: tuple[int, ...]
    bot: str = "greedy"
    """Which bot they are; a log that says nothing is from before there were levels."""
    names: tuple[str, ...] = ()


class Nonce(Struct, frozen=True, tag="nonce", tag_field="type"):
    """A person opens its nonce."""

    seat: int
    nonce: str


class Started(Struct, frozen=True, tag="started", tag_field="type"):
    """The supply is shuffled; a nonce that has not been opened counts as none."""


class Placed(Struct, frozen=True, tag="placed", tag_field="type"):
    """A seat has bid (R2.3); ``by_bot``: for a person who was away or out of time."""

    seat: int
    by_bot: bool = False


class Revealed(Struct, frozen=True, tag="revealed", tag_field="type"):
    """All bids of a bidding, in seat order."""

    bids: tuple[tuple[int, str], ...]


class Decided(Struct, frozen=True, tag="decided", tag_field="type"):
    """The Gnalli's owner keeps what he drew, or gives it to a seat (R5.1)."""

    seat: int
    give: int | None
    by_bot: bool = False


class Absent(Struct, frozen=True, tag="absent", tag_field="type"):
    """A person has not been heard of for a while; a bot plays for it."""

    seat: int


class Returned(Struct, frozen=True, tag="returned", tag_field="type"):
    """The person is back and plays its next move itself."""

    seat: int


class Reacted(Struct, frozen=True, tag="reacted", tag_field="type"):
    """A seat shows one of the reactions; there is no other talk (R5.1)."""

    seat: int
    reaction: Reaction


class Closed(Struct, frozen=True, tag="closed", tag_field="type"):
    """The table ends before its game does."""

    reason: Literal["host", "idle", "left"]


class Rewound(Struct, frozen=True, tag="rewound", tag_field="type"):
    """The clock was set back, and every time that has begun begins anew."""


class Rematch(Struct, frozen=True, tag="rematch", tag_field="type"):
    """The same people have another table."""

    table: str


Entry = (
    Seated
    | Committed
    | Left
    | Opening
    | Nonce
    | Started
    | Placed
    | Revealed
    | Decided
    | Absent
    | Returned
    | Reacted
    | Closed
    | Rewound
    | Rematch
)
