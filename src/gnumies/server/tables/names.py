"""Names of people at a table: short, normalised, safe to show, distinguishable (R9.1)."""

import re
import unicodedata
from collections.abc import Collection, Iterable
from typing import Final

from gnumies.bots.levels import DEFAULT, NAMES
from gnumies.record import shown
from gnumies.server.tables.lookalikes import looks
from gnumies.server.tables.refusal import Refusal

LONGEST: Final = 40

MOST_MARKS: Final = 4
"""How many marks may stand on one letter."""


def clean_name(name: str) -> str:
    """The name in NFC without space around it, or ``Refusal``."""
    normal = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(normal) <= LONGEST:
        raise Refusal(422, "bad-name", f"a name has 1 to {LONGEST} characters")
    if not (shown(normal) == normal and any(map(_is_visible, normal)) and _shows_all(normal)):
        raise Refusal(422, "bad-name", "a name must not have invisible characters")
    if _most_marks(normal) > MOST_MARKS:
        raise Refusal(422, "bad-name", f"a letter of a name has at most {MOST_MARKS} marks")
    return normal


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number where it looks like one that is taken."""
    others = set[str]().union(*map(looks, taken))
    number, candidate = 1, name
    while looks(candidate) & others:
        number += 1
        candidate = f"{name[: LONGEST - 4]} {number}"
    return candidate


def bot_name(bot: str, taken: Collection[str]) -> str:
    """What a bot is called that nobody has named: its level has names of its own."""
    names = NAMES if bot == DEFAULT else (bot.capitalize(),)
    free = (name for name in names if distinct(name, taken) == name)
    return next(free, None) or distinct(names[0], taken)


def _shows_all(name: str) -> bool:
    """Whether nothing in it is invisible; what joins or styles emoji is part of them."""
    around = zip((" ", *name), name, (*name[1:], " "), strict=False)
    return all(
        _is_part(before, char, behind) if char in _PARTS else not _UNSEEN.match(char)
        for before, char, behind in around
    )


def _is_part(before: str, char: str, behind: str) -> bool:
    if char == _EMOJI_STYLE:
        return _is_symbol(before) or behind == _KEYCAP
    # Indic scripts join letters behind a virama, which is of the combining class 9.
    joined = _is_symbol(behind) and (_is_symbol(before) or before == _EMOJI_STYLE)
    return joined or unicodedata.combining(before) == _VIRAMA


def _is_symbol(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sm", "Sk")


def _most_marks(name: str) -> int:
    marks = (unicodedata.category(char)[0] for char in unicodedata.normalize("NFD", name))
    return max(map(len, re.findall("M+", "".join(marks))), default=0)


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"


_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_EMOJI_STYLE: Final = "\N{VARIATION SELECTOR-16}"
_KEYCAP: Final = "\N{COMBINING ENCLOSING KEYCAP}"
_PARTS: Final = _JOINER + _EMOJI_STYLE
_VIRAMA: Final = 9

# Marks and symbols that Unicode lets nobody see; record.shown knows the other kinds.
_UNSEEN: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
