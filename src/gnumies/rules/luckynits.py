"""Luckynits, the tie-breaker (R1.3), as a table that may be replaced by the printed one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gnumies.rules.cards import BidCard, Color
from gnumies.rules.errors import BadValue

Row = tuple[int, int, int, int, int]
"""The Luckynits of one value in the order of ``Color``."""


@dataclass(frozen=True, slots=True)
class Luckynits:
    """The Luckynits of each colour on each value: ten rows, each a permutation of 1 to 5."""

    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        if len(self.rows) != len(_VALUES):
            raise BadValue("R1.3", f"Luckynits need {len(_VALUES)} rows, one for each bid value")
        for value, row in zip(_VALUES, self.rows, strict=True):
            if sorted(row) != [1, 2, 3, 4, 5]:
                raise BadValue("R1.3", f"the Luckynits of {value} must be 1 to 5, each once")

    def of(self, card: BidCard, color: Color) -> int:
        """How many Luckynits a valued card of that colour shows, 1 to 5."""
        return self.rows[_ROW_OF[card]][_COLUMN_OF[color]]

    def as_mapping(self) -> dict[str, dict[str, int]]:
        """The table as a record writes it (R9.1): value, colour, number."""
        return {
            str(value): {color.value: self.of(value, color) for color in Color} for value in _VALUES
        }

    @classmethod
    def from_mapping(cls, table: Mapping[str, Mapping[str, int]]) -> "Luckynits":
        """The table that ``as_mapping`` wrote; a missing or further name raises ``BadValue``."""
        _same_names("the Luckynits", table, [str(value) for value in _VALUES])
        for value in _VALUES:
            _same_names(f"the Luckynits of {value}", table[str(value)], list(Color))
        red, yellow, blue, violet, gray = Color
        rows = (table[str(value)] for value in _VALUES)
        return cls(tuple((r[red], r[yellow], r[blue], r[violet], r[gray]) for r in rows))


def _same_names(what: str, table: Mapping[str, object], names: list[str]) -> None:
    for name in names:
        if name not in table:
            raise BadValue("R1.3", f"{what} lack an entry for {name}")
    for name in table:
        if name not in names:
            raise BadValue("R1.3", f"{what} have an entry for {name!r:.40}, which is none of them")


_VALUES = tuple(card for card in BidCard if card)
_ROW_OF = {value: index for index, value in enumerate(_VALUES)}
_COLUMN_OF = {color: index for index, color in enumerate(Color)}

DEFAULT_LUCKYNITS: Final = Luckynits(
    (
        (1, 4, 2, 3, 5),
        (5, 2, 4, 3, 1),
        (2, 5, 3, 4, 1),
        (4, 1, 3, 2, 5),
        (3, 1, 4, 5, 2),
        (3, 5, 2, 1, 4),
        (4, 2, 5, 1, 3),
        (2, 4, 1, 5, 3),
        (5, 3, 1, 2, 4),
        (1, 3, 5, 4, 2),
    )
)
"""R1.3's ruling: no colour is better, and the four printed cards that are known agree."""
