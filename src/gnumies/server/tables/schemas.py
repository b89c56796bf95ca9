"""What goes over the wire."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from gnumies.server.tables.entries import Reaction
from gnumies.server.tables.options import Clock, Options, Pace, RulesetName
from gnumies.server.tables.table import Status

Data = dict[str, object]
"""Plain data as ``gnumies.rules.notation`` writes it."""

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
RoundNumber = Annotated[int, Meta(ge=1, le=1000)]
GivenName = Annotated[str, Meta(max_length=200)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to the server; a field that it does not know is refused."""


class NewTable(Options, frozen=True, kw_only=True):
    """A table to be made; ``commitment`` is that of the creator's nonce."""

    commitment: Hex64


class TakeSeat(Body, frozen=True):
    """A person sits down, and with it the ``others`` at the same device."""

    name: GivenName
    commitment: Hex64
    others: tuple[GivenName, ...] = ()


class OpenNonce(Body, frozen=True):
    """The nonce that a seat committed itself to."""

    nonce: Hex64


class PlaceBid(Body, frozen=True):
    """A bid, or one in its place (R2.3); the same ``key`` sent again is harmless."""

    seat: SeatNumber
    round: RoundNumber
    bidding: Literal[1, 2]
    card: Literal["G", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"]
    key: Key


class Decide(Body, frozen=True):
    """What becomes of a drawn card (R5.1): ``give`` is null to keep it."""

    seat: SeatNumber
    round: RoundNumber
    give: SeatNumber | None
    key: Key


class React(Body, frozen=True):
    """One of the reactions."""

    seat: SeatNumber
    reaction: Reaction


class AskHint(Body, frozen=True):
    """The seat that asks for a hint."""

    seat: SeatNumber


class WeighedMove(Struct, frozen=True):
    """A legal move, how likely it should be chosen, and the share of the win that it leads to."""

    move: Data
    chance: float
    wins: float


class Hint(Struct, frozen=True):
    """What each legal move of a round would come to."""

    round: int
    moves: list[WeighedMove]


class Problem(Struct, frozen=True):
    """Why something was refused; nothing has changed."""

    code: str
    message: str
    rule: str | None = None


class Joined(Struct, frozen=True):
    """A table and the seat that one has there."""

    table: str
    seat: int


class Numbered(Struct, frozen=True):
    """The number that the table's log stood at when the command was carried out."""

    number: int


class TableName(Struct, frozen=True):
    """A table."""

    table: str


class Turn(Struct, frozen=True):
    """The least that a hidden tab has to ask for."""

    number: int
    yours: bool


class SeatSummary(Struct, frozen=True):
    """A seat in the lobby."""

    seat: int
    name: str
    color: str
    kind: Literal["person", "bot", "open"]
    taken: bool


class Outcome(Struct, frozen=True):
    """How a game ended: the total of each seat, and who has the most (R7.4)."""

    totals: list[int]
    winners: list[int]


class TableSummary(Struct, frozen=True):
    """A table in a list; ``touched`` is when something last happened there."""

    id: str
    status: Status
    ruleset: RulesetName
    seats: list[SeatSummary]
    created: int
    touched: int
    host: bool
    mine: list[int]
    yours: bool
    outcome: Outcome | None


class TableList(Struct, frozen=True):
    """Tables, newest first."""

    tables: list[TableSummary]


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat at the table."""

    seat: int
    name: str
    color: str
    kind: Literal["person", "bot", "open"]
    absent: bool
    bot: str | None = None
    clock_ms: int | None = None
    missing: bool = False
    """Whether its person has not come to a rematch yet."""


class SeatLook(Struct, frozen=True):
    """The game as the person on one seat sees it; ``number`` is where the table stood."""

    number: int
    view: Data | None


class FairnessView(Struct, frozen=True, omit_defaults=True):
    """What has been promised and opened of the deck so far."""

    server_commitment: str
    commitments: dict[str, str]
    nonces: dict[str, str]
    secret: str | None = None


class Message(Struct, frozen=True, omit_defaults=True):
    """An entry of the table's log, as its viewer may see it; its number is the event's id."""

    number: int
    at: int
    events: list[Data]
    hidden: int
    table: "TableView | None" = None


class TableView(Struct, frozen=True, omit_defaults=True):
    """A table as its viewer sees it; ``views`` has one for the own seat, or ``spectator``.

    Who holds several seats is a spectator, too, and looks from one of them at a time.
    """

    id: str
    number: int
    status: Status
    host: bool
    mine: list[int]
    ruleset: RulesetName
    pace: Pace
    clock: Clock
    open: bool
    youngest_first: list[int]
    seats: list[SeatView]
    views: dict[str, Data | None]
    fairness: FairnessView
    story: list[Message] | UnsetType = UNSET
    luckynits: dict[str, dict[str, int]] | None = None
    deadline_ms: int | None = None
    rematch: str | None = None
