"""What a game at this terminal is started with."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gnumies.bots.levels import DEFAULT
from gnumies.record import Record
from gnumies.rules import DEFAULT_LUCKYNITS, RULEBOOK, Luckynits, Ruleset

PERSON: Final = "person"
"""The kind of a seat where somebody plays at this keyboard."""

DEFAULT_BOT: Final = DEFAULT
"""Who plays where nobody said otherwise."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat: a person, or the bot that ``kind`` names."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        """Whether somebody at this keyboard plays the seat."""
        return self.kind == PERSON


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """A new game, or one that goes on; without seats the start screen asks for them."""

    seats: tuple[Seat, ...] = ()
    ruleset: Ruleset = RULEBOOK
    luckynits: Luckynits = DEFAULT_LUCKYNITS
    seed: int | None = None
    """Fixes the supply and the luck of the bots; ``None`` for a seed that nobody knows."""
    resume: Record | None = None
    """The game that goes on; its own setup counts, and ``seats`` where it names none itself."""
    path: Path | None = None
    """The file that ``resume`` came from, which saving may replace."""
    ascii: bool | None = None
    """Whether to do without Unicode; ``None`` to find out."""
    language: str = "en"
