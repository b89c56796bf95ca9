"""Names of people at a table: short, normalised, safe to show, distinguishable (R9.1)."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from gnumies.record import shown
from gnumies.server.tables.refusal import Refusal

LONGEST: Final = 40


def clean_name(name: str) -> str:
    """The name in NFC without space around it, or ``Refusal``."""
    normal = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(normal) <= LONGEST:
        raise Refusal(422, "bad-name", f"a name has 1 to {LONGEST} characters")
    if shown(normal) != normal or not any(map(_is_visible, normal)):
        raise Refusal(422, "bad-name", "a name must not have invisible characters")
    return normal


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number where it looks like one that is taken."""
    looks = {_look(other) for other in taken}
    number, candidate = 1, name
    while _look(candidate) in looks:
        number += 1
        candidate = f"{name[: LONGEST - 4]} {number}"
    return candidate


def _look(name: str) -> str:
    """What is the same for names that nobody can tell apart at a glance."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(char for char in folded if not unicodedata.combining(char))
    return plain.translate(_LOOK_ALIKES)


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"


_LOOK_ALIKES: Final = str.maketrans(
    "аеорсухіӏԁвкмнтν0οαικτ",  # noqa: RUF001 - Cyrillic, Greek and a zero, on purpose
    "aeopcyxildbkmhtvooaikt",
)
