"""Everybody's line at the table: the bid, the points, the party room, what is still held."""

from collections.abc import Iterator
from typing import Final

from textual.content import Content
from textual.widgets import Static

from gnumies.rules import score_room
from gnumies.tui.look import PAINT, Look
from gnumies.tui.scene import Scene

_BID: Final = 6
_POINTS: Final = 6
_SHORT_NAME: Final = 11
_LONG_NAME: Final = 24
_BESIDE_A_NAME: Final = 69
"""What the other columns and the edges take when a room holds twenty cards."""


class Seats(Static):
    """The lines of all seats. Twenty cards of a room fit beside a name on eighty columns."""

    def __init__(self, look: Look) -> None:
        super().__init__(id="seats")
        self._look = look

    def show(self, scene: Scene, *, hands: bool, width: int, airy: bool) -> None:
        """Show the scene in so many columns, with what everybody holds, with air between seats."""
        name_width = min(max(width - _BESIDE_A_NAME, _SHORT_NAME), _LONG_NAME)
        lines = _Lines(scene, self._look, name_width)
        between = "\n\n" if airy else "\n"
        seats = [lines.seat(seat, hands=hands) for seat in range(len(scene.company.names))]
        self.update(Content("\n").join([lines.head(), Content(between).join(seats)]))


class _Lines:
    def __init__(self, scene: Scene, look: Look, name_width: int) -> None:
        self._scene = scene
        self._look = look
        self._name_width = name_width

    def head(self) -> Content:
        """What the columns are."""
        t = self._look.t
        name, bid = t("tui-head-name"), t("tui-head-bid")
        points, room = t("tui-head-points"), t("tui-head-room")
        line = f"    {name:<{self._name_width + 1}}{bid:<{_BID}}{points:>{_POINTS}}  {room}"
        return Content.styled(line, "$faint")

    def seat(self, seat: int, *, hands: bool) -> Content:
        """A seat's line, and what it holds below."""
        scene = self._scene
        first = Content("").join([*self._who(seat), *self._what(seat)])
        if not hands:
            return first
        label = self._look.t("tui-holds").rjust(4 + self._name_width + 1 + _BID + _POINTS)
        held = self._look.hand(scene.company.ruleset.hand, scene.board.hands[seat])
        return Content("\n").join([first, Content.assemble((f"{label}  ", "$faint"), held)])

    def _who(self, seat: int) -> Iterator[Content]:
        color = self._scene.company.colors[seat]
        mine = self._look.glyphs.mine if seat == self._scene.viewer else " "
        name = self._look.fit(self._scene.company.names[seat], self._name_width)
        yield Content.styled(f"{mine} ", "bold $accent")
        yield self._look.sign(color)
        yield Content.styled(f" {name} ", PAINT[color])

    def _what(self, seat: int) -> Iterator[Content]:
        room = self._scene.board.rooms[seat]
        points = score_room(room).total
        yield self._bid(seat)
        yield Content.styled(f"{points:>{_POINTS}}  ", "bold")
        yield self._look.room(room)

    def _bid(self, seat: int) -> Content:
        """The revealed bid, a bid face down, or the sign of one who still thinks."""
        board, glyphs = self._scene.board, self._look.glyphs
        bid = board.bid_of(seat)
        thinking = glyphs.thinking if seat in self._scene.awaited else ""
        if seat in board.placed:
            return Content.styled(f"{glyphs.placed:<{_BID}}", "bold $foreground")
        if bid is None:
            return Content.styled(f"{thinking:<{_BID}}", "$muted")
        won = seat == board.winner
        text = f"{bid} {glyphs.winner if won else thinking}"
        return Content.styled(f"{text:<{_BID}}", "bold $accent" if won else "$foreground")
