"""Names of people: any script, up to 100 characters, and safe to show."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 100
"""In characters, which are Unicode code points (R9.1)."""


def shown(name: str) -> str:
    """The name with every character escaped that could move, hide or restyle what stands near it.

    Those are controls, invisible format characters such as the change of direction, line
    separators, letters that look like nothing, and code points that are not assigned.
    """
    before = (" ", *name)
    behind = (*name[1:], " ")
    return "".join(map(_shown, before, name, behind))


def _shown(before: str, char: str, behind: str) -> str:
    # Emoji and several scripts are written with the joiner; between other things it is a trick.
    joins = char == _JOINER and not any(map(_is_invisible, (before, behind)))
    safe = joins or not _is_invisible(char) or unicodedata.category(char) == "Zs"
    return char if safe else f"\\u{{{ord(char):x}}}"


def _is_invisible(char: str) -> bool:
    return unicodedata.category(char).startswith(("C", "Z")) or char in _BLANK


_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"  # fillers of Hangul, the empty pattern of Braille
