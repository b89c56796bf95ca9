"""What names look like, so that two that nobody can tell apart at a glance are the same."""

import unicodedata
from typing import Final


def looks(name: str) -> frozenset[str]:
    """What a name looks like: names that have one of these in common are hard to tell apart.

    It looks like itself in small letters, and like what its capitals can be taken for.
    """
    plain = unicodedata.normalize("NFKD", name)
    return frozenset(map(_small, (plain, plain.translate(_CAPITALS))))


def _small(name: str) -> str:
    seen = (char for char in name.casefold() if not _is_passed_over(char))
    return "".join(seen).translate(_SMALL)


def _is_passed_over(char: str) -> bool:
    hidden = unicodedata.category(char) == "Cf" or char == "\N{VARIATION SELECTOR-16}"
    return hidden or unicodedata.combining(char) != 0


# What can be taken for which Latin letter: look-alikes on purpose.
_CAPITALS: Final = str.maketrans("IΒΕΖΗΜΝΥΧ", "lbezhmnyx")  # noqa: RUF001

_LATIN: Final = ("01|ǃıɩɡɑ", "oll!iiga")  # noqa: RUF001
_CYRILLIC: Final = ("аеорсухіӏԁвкмнтѕјһԛԝьѵ", "aeopcyxildbkmhtsjhqwbv")
_GREEK: Final = ("αγικνορτυχωη", "ayikvoptuxwn")
_ARMENIAN: Final = ("ոսօհց", "nuohg")  # noqa: RUF001

_SMALL: Final = {
    ord(char): look
    for chars, seen in (_LATIN, _CYRILLIC, _GREEK, _ARMENIAN)
    for char, look in zip(chars, seen, strict=True)
}
