"""Whole numbers as options: the digits 0 to 9, a minus, and nothing that has to be guessed."""

import re
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter, Token

_WHOLE: Final = re.compile(r"-?[0-9]+")


def _whole(_: type, tokens: Sequence[Token]) -> int:
    text = tokens[0].value
    if not _WHOLE.fullmatch(text):
        raise ValueError(f"{text!r:.40} is not a whole number such as 42")
    try:
        return int(text)
    except ValueError:  # Python reads, and prints, no more than some thousand digits
        raise ValueError(f"a number of {len(text)} digits is too long") from None


Whole = Annotated[int, Parameter(converter=_whole)]
"""The type of an option that is a whole number."""
MaybeWhole = Annotated[int | None, Parameter(converter=_whole)]
"""The same, where it may be left out."""
