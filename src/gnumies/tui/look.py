"""How the things of the game are drawn in text: cards, hands, party rooms, names."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.theme import Theme

from gnumies.locale import Texts
from gnumies.rules import BidCard, Color, PartyCard
from gnumies.tui.glyphs import Glyphs

NIGHT: Final = Theme(
    name="gnumies",
    primary="#b58cf2",
    secondary="#7fc8c2",
    accent="#ffcf6b",
    warning="#ff9f6b",
    error="#ff7a85",
    success="#9ad88f",
    foreground="#ece8f4",
    background="#191522",
    surface="#221d2e",
    panel="#2e273d",
    variables={"muted": "#9a93ad", "faint": "#6b6480", "ink": "#191522", "paper": "#f2e8d5"},
)
"""A party in the evening."""

PAINT: Final = {
    Color.RED: "#ff7070",
    Color.YELLOW: "#f5d45a",
    Color.BLUE: "#6fb5ff",
    Color.VIOLET: "#c99bf5",
    Color.GRAY: "#c0c4cc",
}

CARD_WIDTH: Final = 11
CARD_HEIGHT: Final = 5

Box = list[str]
"""The lines of something drawn in a frame."""


@dataclass(frozen=True, slots=True)
class Look:
    """The words and the signs of this terminal, and what is drawn with them."""

    t: Texts
    glyphs: Glyphs

    def fit(self, text: str, width: int) -> str:
        """The text in exactly so many cells."""
        if cell_len(text) <= width:
            return set_cell_size(text, width)
        cut = self.glyphs.cut
        return set_cell_size(text, width - cell_len(cut)).rstrip() + cut

    def short(self, text: str, width: int) -> str:
        """The text in at most so many cells."""
        return self.fit(text, width).rstrip()

    def middle(self, text: str, width: int) -> str:
        """The text, cut if need be, in the middle of so many cells."""
        short = self.short(text, width)
        return set_cell_size(" " * ((width - cell_len(short)) // 2) + short, width)

    def sign(self, color: Color) -> Content:
        """A player's sign in his colour."""
        return Content.styled(self.glyphs.signs[color], f"bold {PAINT[color]}")

    def boxed(self, lines: Sequence[str], width: int, frame: str) -> Box:
        """Lines, each ``width`` cells wide, in a frame of eight glyphs."""
        top, left, right, bottom = frame[:3], frame[3], frame[4], frame[5:]
        return [
            f"{top[0]}{top[1] * width}{top[2]}",
            *(f"{left}{line}{right}" for line in lines),
            f"{bottom[0]}{bottom[1] * width}{bottom[2]}",
        ]

    def card(self, card: PartyCard) -> Box:
        """A party card, face up: its value in two corners and whoever comes to the party."""
        inside = CARD_WIDTH - 2
        lines = [
            f" {card!s:<{inside - 1}}",
            f"({self.face(card)})".center(inside),
            f"{card!s:>{inside - 1}} ",
        ]
        return self.boxed(lines, inside, self.glyphs.box)

    def back(self, text: str) -> Box:
        """The back of a card, with something short written on it."""
        inside, back = CARD_WIDTH - 2, self.glyphs.back
        lines = [back * inside, f" {text} ".center(inside, back), back * inside]
        return self.boxed(lines, inside, self.glyphs.box)

    def face(self, card: PartyCard) -> str:
        """Three characters that look at you."""
        if card is PartyCard.WULLAWAKI:
            return self.glyphs.wullawaki
        if card is PartyCard.COPICASTOR:
            return self.glyphs.copicastor
        eyes, mouths = self.glyphs.faces
        eye = eyes[(card - 1) % len(eyes)]
        return f"{eye}{mouths[(card - 1) // len(eyes)]}{eye}"

    def room(self, room: Sequence[PartyCard]) -> Content:
        """A party room, equal guests together: ``3×2 4 7 C W``."""
        counts = sorted(Counter(room).items())
        return Content(" ").join([self._several(card, count) for card, count in counts])

    def _several(self, card: PartyCard, count: int) -> Content:
        text = f"{card}{self.glyphs.times}{count}" if count > 1 else str(card)
        return Content.styled(text, _kind_style(card, count))

    def hand(self, full: Sequence[BidCard], hand: Sequence[BidCard]) -> Content:
        """What a seat still holds, each card in its own place, so that hands compare."""
        return Content(" ").join([self._held(card, held=card in hand) for card in full])

    def _held(self, card: BidCard, *, held: bool) -> Content:
        width = len(str(card))
        if held:
            return Content.styled(str(card), "$muted")
        return Content.styled(self.glyphs.gone.rjust(width), "$faint")

    def nits(self, count: int) -> str:
        """That many Luckynits."""
        return self.glyphs.nit * count


def _kind_style(card: PartyCard, count: int) -> str:
    if card is PartyCard.WULLAWAKI:
        return "bold $error"
    if card is PartyCard.COPICASTOR:
        return "bold $secondary"
    return "bold $accent" if count > 1 else ""
