"""A game as it is kept: its setup and its moves (R9.1)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from gnumies.rules import (
    DEFAULT_LUCKYNITS,
    RULEBOOK,
    Color,
    Luckynits,
    Move,
    PartyCard,
    Ruleset,
    Setup,
)
from gnumies.rules.notation import Json

Extra = Mapping[str, Json]
"""Keys that the format does not judge; they are kept when the record is written again."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat; the name has up to 100 characters of any script."""

    name: str
    color: Color
    extra: Extra = field(default_factory=dict[str, Json])


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move, and whether a bot made it for an absent person."""

    move: Move
    by_bot: bool = False
    extra: Extra = field(default_factory=dict[str, Json])


@dataclass(frozen=True, slots=True)
class Record:
    """A game's setup and moves; with fewer moves than it takes, a game in progress (R9.3)."""

    players: tuple[Player, ...]
    supply: tuple[PartyCard, ...]
    moves: tuple[RecordedMove, ...] = ()
    ruleset: Ruleset = RULEBOOK
    youngest_first: tuple[int, ...] = ()
    """Empty where the record leaves it to seat order (R1.6)."""
    luckynits: Luckynits | None = None
    """``None`` for the default table (R1.3)."""
    abandoned: bool = False
    """Whether the table was closed before the end."""
    extra: Extra = field(default_factory=dict[str, Json])

    @property
    def setup(self) -> Setup:
        """The game before its first card; ``BadValue`` where its parts do not fit together."""
        return Setup(
            self.ruleset,
            tuple(player.color for player in self.players),
            self.supply,
            self.youngest_first,
            self.luckynits or DEFAULT_LUCKYNITS,
        )
