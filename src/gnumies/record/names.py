"""Names of people: any script, up to 100 characters, and safe to show."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 100
"""In characters, which are Unicode code points (R9.1)."""


def shown(name: str) -> str:
    """The name with every character escaped that could move, hide or restyle what stands near it.

    Those are controls, invisible format characters such as the change of direction, line
    separators, and code points that are not assigned.
    """
    return "".join(char if _is_safe(char) else f"\\u{{{ord(char):x}}}" for char in name)


def _is_safe(char: str) -> bool:
    category = unicodedata.category(char)
    return char == _JOINER or not (category.startswith("C") or category in {"Zl", "Zp"})


_JOINER: Final = "\N{ZERO WIDTH JOINER}"  # emoji and several scripts are written with it
