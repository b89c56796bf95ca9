"""Games added up in whole numbers: the sum does not depend on the parts that they come in."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, Self

from gnumies.bots.faults import BotFault
from gnumies.bots.match import Match

_WIN: Final = 60
"""What a win counts: winners share it (R7.4), and 1 to 5 divide it."""

_MOST_FAULTS: Final = 20
"""How many faults are told; all are counted."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What some games came to, with a number for each seat where there are several."""

    completed: int
    scores: tuple[int, ...]
    squares: tuple[int, ...]
    wins: tuple[int, ...]
    """In sixtieths of a win."""
    choices: int
    failed: int
    faults: tuple[str, ...]

    @classmethod
    def empty(cls, players: int) -> Self:
        """No game at all."""
        none = (0,) * players
        return cls(0, none, none, none, 0, 0, ())

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.completed + other.completed,
            _sum(self.scores, other.scores),
            _sum(self.squares, other.squares),
            _sum(self.wins, other.wins),
            self.choices + other.choices,
            self.failed + other.failed,
            (self.faults + other.faults)[:_MOST_FAULTS],
        )

    def with_match(self, match: Match) -> "Tally":
        """This and one more completed game."""
        winners = match.over.winners
        share = _WIN // len(winners)
        scores = tuple([score.total for score in match.over.scores])
        wins = tuple([share if seat in winners else 0 for seat in range(len(scores))])
        squares = tuple([score * score for score in scores])
        return self + Tally(1, scores, squares, wins, match.choices, 0, ())

    def with_fault(self, game: int, fault: BotFault) -> "Tally":
        """This and one more game that a bot ended."""
        players = len(self.scores)
        none = (0,) * players
        return self + Tally(0, none, none, none, 0, 1, (f"game {game}: {fault}",))

    @property
    def mean(self) -> tuple[float | None, ...]:
        """Each seat's mean score; None without a completed game."""
        return tuple(_quotient(score, self.completed) for score in self.scores)

    @property
    def stderr(self) -> tuple[float | None, ...]:
        """The standard error of each mean; None with fewer than two completed games."""
        pairs = zip(self.scores, self.squares, strict=True)
        return tuple(_stderr(self.completed, score, square) for score, square in pairs)

    @property
    def win_share(self) -> tuple[float | None, ...]:
        """The share of the wins that each seat has; None without a completed game."""
        return tuple(_quotient(wins, _WIN * self.completed) for wins in self.wins)


def _sum(ours: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(ours, theirs, strict=True)])


def _quotient(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _stderr(games: int, score: int, square: int) -> float | None:
    if games < 2:  # noqa: PLR2004 - no spread is known from one game
        return None
    # Whole numbers up to the one division: rounding must not depend on how the games were added.
    return sqrt((games * square - score * score) / (games * games * (games - 1)))
