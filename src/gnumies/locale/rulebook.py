"""The rules for players, by id and by chapter."""

from typing import Final

from gnumies.locale import Texts
from gnumies.rules import BadValue

_LENGTHS: Final = {
    "rules-chapter-1": 6,
    "rules-chapter-2": 6,
    "rules-chapter-3": 2,
    "rules-chapter-4": 1,
    "rules-chapter-5": 4,
    "rules-chapter-6": 3,
    "rules-chapter-7": 4,
    "rules-chapter-8": 4,
    "rules-chapter-9": 3,
}
"""The titles of the chapters, and how many rules each has."""

_CHAPTERS: Final = tuple(
    [
        tuple([f"R{chapter}.{rule}" for rule in range(1, length + 1)])
        for chapter, length in enumerate(_LENGTHS.values(), start=1)
    ]
)

RULE_IDS: Final[tuple[str, ...]] = tuple([rule for rules in _CHAPTERS for rule in rules])
"""All rules in order, from R1.1 on."""


def chapters(t: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """The chapters in order, each with its title and the ids of its rules."""
    return [(t(title), rules) for title, rules in zip(_LENGTHS, _CHAPTERS, strict=True)]


def quick_rules(t: Texts) -> str:
    """The game in a dozen lines, for a first evening."""
    return t("rules-quick")


def rule_text(rule: str, t: Texts) -> str:
    """What a rule says; its id as ``rule_id`` takes it."""
    return t(_message(rule))


def ruling_text(rule: str, t: Texts) -> str | None:
    """What this project has decided in a rule, and why; ``None`` if the sources say it all."""
    return t.attribute(_message(rule), "ruling")


def rule_id(text: str) -> str:
    """The id that is meant: ``r2.1`` and ``2.1`` are R2.1; an unknown one is a ``BadValue``."""
    known = f"R{text.upper().removeprefix('R')}"
    if known not in RULE_IDS:
        raise BadValue(None, f"there is no rule {text!r:.20}; there are {_ranges()}")
    return known


def _message(rule: str) -> str:
    return f"rule-{rule_id(rule).replace('.', '-')}"


def _ranges() -> str:
    """All ids in one line: R1.1–R1.6, R2.1–R2.6 and so on."""
    ends = [(rules[0], rules[-1]) for rules in _CHAPTERS]
    return ", ".join([first if first == last else f"{first}–{last}" for first, last in ends])
