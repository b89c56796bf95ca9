"""The signs that the table is drawn with, for terminals with Unicode and for those without."""

import os
import sys
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gnumies.locale import Texts
from gnumies.rules import Color


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One character each, where nothing else is said; a box is its frame in reading order."""

    signs: Mapping[Color, str]
    """Tells the players apart without their colours."""
    box: str
    chosen_box: str
    barred_box: str
    placed: str
    """A bid that lies face down."""
    thinking: str
    winner: str
    nit: str
    """One Luckynit."""
    times: str
    gone: str
    """The place of a card that has left a hand."""
    mine: str
    """Marks the line of the one who looks."""
    cut: str
    """Ends a name that does not fit."""
    back: str
    """The back of a card, to be repeated."""
    leads_to: str
    less: str
    more: str
    arrows: str
    up: str
    down: str
    faces: tuple[tuple[str, ...], tuple[str, ...]]
    """Eyes and mouths, of which fifteen guests are made."""
    wullawaki: str
    copicastor: str


UNICODE: Final = Glyphs(
    signs=dict(zip(Color, "●▲■◆✚", strict=True)),
    box="╭─╮││╰─╯",
    chosen_box="┏━┓┃┃┗━┛",
    barred_box="┌┄┐┊┊└┄┘",
    placed="▮",
    thinking="…",
    winner="★",
    nit="•",
    times="×",
    gone="·",
    mine="▸",
    cut="…",
    back="░",
    leads_to="→",
    less="◂",
    more="▸",
    arrows="← →",
    up="↑",
    down="↓",
    faces=(("•", "°", "^", "o", "-"), ("‿", "ᵕ", "▿")),
    wullawaki="ò▂ó",
    copicastor="◔_◔",
)

ASCII: Final = Glyphs(
    signs=dict(zip(Color, "o^#*+", strict=True)),
    box="+-+||+-+",
    chosen_box="#=#HH#=#",
    barred_box="...:::.:",
    placed="@",
    thinking="?",
    winner="!",
    nit="*",
    times="x",
    gone=".",
    mine=">",
    cut="~",
    back=":",
    leads_to="->",
    less="<",
    more=">",
    arrows="< >",
    up="^",
    down="v",
    faces=(("o", "O", "^", "*", "-"), ("_", "u", "v")),
    wullawaki=">M<",
    copicastor="?_?",
)

_PLAIN: Final = str.maketrans(
    {
        "…": "...",
        "’": "'",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "–": "-",
        "\u2212": "-",  # a minus sign
        "—": "-",
        "×": "x",
        "★": "*",
        "←": "<",
        "→": ">",
        "↑": "^",
        "↓": "v",
        "±": "+-",
        "ß": "ss",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "\N{NO-BREAK SPACE}": " ",
    }
)


def lacks_unicode(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether this terminal can only be trusted with ASCII."""
    encoding = (sys.stdout.encoding or "ascii").lower()
    return "utf" not in encoding or environ.get("TERM") == "linux" or _locale_is_c(environ)


def plain(text: str) -> str:
    """The text in ASCII: accents fall off, and what has no likeness becomes a question mark."""
    bare = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return "".join(
        char if char.isascii() else "?" for char in bare if not unicodedata.combining(char)
    )


class PlainTexts(Texts):
    """The texts of a language in ASCII."""

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """The text of a message."""
        return plain(super().__call__(message_id, **args))

    def attribute(self, message_id: str, name: str, /, **args: str | int) -> str | None:
        """What a message says besides its text."""
        text = super().attribute(message_id, name, **args)
        return None if text is None else plain(text)


def _locale_is_c(environ: Mapping[str, str]) -> bool:
    # Python itself sets LC_CTYPE to C.UTF-8 in the C locale (PEP 538), so that it tells nothing.
    settings = (environ.get("LC_ALL"), environ.get("LC_CTYPE"), environ.get("LANG"))
    said = [setting for setting in settings if setting and setting != "C.UTF-8"]
    return bool(said) and said[0] in {"C", "POSIX"}
