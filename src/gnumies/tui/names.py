"""What players are called who did not say."""

from collections.abc import Sequence
from typing import Final

from gnumies.bots.levels import LEVELS
from gnumies.locale import Texts
from gnumies.tui.options import Seat

_FAMILY: Final = 4
"""How many names the bots of a level have."""


def named(kinds: Sequence[str], t: Texts) -> tuple[Seat, ...]:
    """Up to five seats of these kinds: bots of a level have its names, others those of places."""
    usual = (t("tui-name-1"), t("tui-name-2"), t("tui-name-3"), t("tui-name-4"), t("tui-name-5"))
    seats: list[Seat] = []
    for kind, name in zip(kinds, usual, strict=False):
        nth = 1 + sum(seat.kind == kind for seat in seats)
        own = t("level-name", level=kind, nth=nth) if kind in LEVELS and nth <= _FAMILY else name
        seats.append(Seat(own, kind))
    return tuple(seats)
