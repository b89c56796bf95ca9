"""What a host may set, and every time that the server keeps."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import time_ns
from typing import Final

from platformdirs import user_data_path

from gnumies.coach import LINES
from gnumies.server.tables.options import Pace

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def epoch_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Times:
    """How long the server waits, in milliseconds."""

    grace: int = 30_000
    """After so long without a sign of life a bot takes over."""
    opening: int = 15_000
    """So long nonces may be opened."""
    idle_gathering: int = 6 * HOUR
    idle_playing: int = 14 * DAY
    """After so long without an entry a table closes by itself."""
    ping: int = 15_000
    """A stream is never silent for longer."""
    link: int = 10 * MINUTE
    """So long a link to another device is good."""
    thinking: int = 5_000
    """A bot that thinks longer is replaced for that move."""
    paces: dict[Pace, tuple[int, int]] = field(
        default_factory=lambda: {
            "slow": (3_000, 6_000),
            "normal": (1_000, 3_000),
            "fast": (300, 900),
            "instant": (0, 0),
        }
    )
    """How long bots seem to think, at least and at most."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person, or one address without a person, may ask for."""

    burst: int = 200
    per_second: int = 40
    body: int = 65_536
    """Bytes of a request's body."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings."""

    data: Path = field(default_factory=lambda: user_data_path("gnumies", appauthor=False))
    times: Times = Times()
    limits: Limits = Limits()
    now: Callable[[], int] = epoch_ms
    thinkers: int | None = None
    """How many processes bots think in; without it, one less than there are cores."""
    coach_lines: int = LINES
    """How many lines the coach plays for each moment of a game."""

    @property
    def database(self) -> Path:
        """The file of the database."""
        return self.data / "gnumies.db"
