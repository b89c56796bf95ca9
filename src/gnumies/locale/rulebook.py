"""The rules for players, by id and by chapter, and the tables that go with them."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gnumies.locale import Texts
from gnumies.rules import DEFAULT_LUCKYNITS, RULESETS, BadValue, Color, Ruleset

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

CHAPTERS: Final = tuple(
    [
        tuple([f"R{chapter}.{rule}" for rule in range(1, length + 1)])
        for chapter, length in enumerate(_LENGTHS.values(), start=1)
    ]
)
"""The rules of each chapter, in order."""

RULE_IDS: Final[tuple[str, ...]] = tuple([rule for rules in CHAPTERS for rule in rules])
"""All rules in order, from R1.1 on."""

EXAMPLE_ROOMS: Final = {
    "R7.1": "4 4 4 9 14 15 W W W",
    "R7.3": "3 3 3 6 8 8 10 13 W C",
}
"""The party rooms that the examples of scoring speak of, for pages that draw them."""

RULE_ID: Final = re.compile(r"\bR[1-9]\.[1-9]\b")
"""How a text names a rule."""

_LIKE_AN_ID: Final = re.compile(r"R?(\d{1,3})(?:[.,:-](\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in words; what a source leaves open has a ruling of this project, with its reason."""

    id: str
    title: str
    text: str
    example: str | None
    ruling: str | None


@dataclass(frozen=True, slots=True)
class Point:
    """Something in which the rulesets differ, and what it is with each, in the order of RULESETS.

    The names are variants of the messages ``rules-point`` and ``rules-value``.
    """

    id: str
    rule: str
    values: tuple[str, ...]


def chapters(t: Texts) -> list[tuple[str, tuple[str, ...]]]:
    """The chapters in order, each with its title and the ids of its rules."""
    return [(t(title), rules) for title, rules in zip(_LENGTHS, CHAPTERS, strict=True)]


def quick_rules(t: Texts) -> str:
    """The game in a dozen lines, for a first evening."""
    return t("rules-quick")


def rule_named(name: str, t: Texts) -> Rule:
    """A rule by its id, as ``rule_id`` takes it."""
    rule = rule_id(name)
    message = f"rule-{rule.replace('.', '-')}"
    title = t.attribute(message, "title") or rule
    return Rule(
        rule, title, t(message), t.attribute(message, "example"), t.attribute(message, "ruling")
    )


def paragraphs(rule: Rule, t: Texts) -> list[str]:
    """All that a rule says, with its example and our ruling."""
    lines = rule.text.splitlines()
    if rule.example:
        lines.append(t("rules-example", text=rule.example))
    if rule.ruling:
        lines.append(t("rules-ruling", text=rule.ruling))
    return lines


def rulings(t: Texts) -> list[Rule]:
    """The rules in which this project had to decide something."""
    return [rule for rule in [rule_named(each, t) for each in RULE_IDS] if rule.ruling]


def luckynits_table(t: Texts) -> list[list[str]]:
    """Our table of R1.3 in words, the heading first."""
    heading = [t("rules-column-value"), *(t("web-color", color=color) for color in Color)]
    table = DEFAULT_LUCKYNITS.as_mapping()
    return [heading, *([value, *map(str, row.values())] for value, row in table.items())]


def ruleset_points() -> list[Point]:
    """Where the three rulesets differ (section 8)."""
    return [
        Point("gnalli", "R8.1", _each(lambda each: "yes" if each.gnalli else "no")),
        Point("copicastor", "R8.2", _each(lambda each: each.copicastor_to)),
        Point("stuck", "R8.3", _each_with_gnalli(lambda each: each.stuck)),
        Point("stuck-again", "R8.3", _each_with_gnalli(lambda _: "sits-out")),
        Point("bare", "R8.4", _each_with_gnalli(lambda each: each.bare_gnallis_leave)),
    ]


def ruleset_table(t: Texts) -> list[list[str]]:
    """The rulesets side by side in words, the heading first."""
    sources = [t("rules-source", ruleset=name) for name in RULESETS]
    return [
        [t("rules-column-rule"), t("rules-column-point"), *RULESETS],
        ["", t("rules-source-title"), *sources],
        *(
            [
                point.rule,
                t("rules-point", point=point.id),
                *(t("rules-value", value=value) for value in point.values),
            ]
            for point in ruleset_points()
        ),
    ]


def rule_id(text: str) -> str:
    """The id that is meant: ``r2.1`` and ``2.1`` are R2.1; an unknown one is a ``BadValue``."""
    known = f"R{text.upper().removeprefix('R')}"
    if known not in RULE_IDS:
        raise BadValue(None, f"there is no rule {text!r:.20}; {_hint(known)}")
    return known


def _hint(text: str) -> str:
    """The rule that is nearest to an unknown id, or all there are."""
    like = _LIKE_AN_ID.fullmatch(text)
    if like is None:
        ends = [(rules[0], rules[-1]) for rules in CHAPTERS]
        ranges = [first if first == last else f"{first}–{last}" for first, last in ends]
        return f"there are {', '.join(ranges)}"
    chapter, rule = int(like[1]), int(like[2] or 1)
    rules = CHAPTERS[min(max(chapter, 1), len(CHAPTERS)) - 1]
    return f"the nearest is {rules[min(max(rule, 1), len(rules)) - 1]}"


def _each(ask: Callable[[Ruleset], str]) -> tuple[str, ...]:
    return tuple([ask(ruleset) for ruleset in RULESETS.values()])


def _each_with_gnalli(ask: Callable[[Ruleset], str]) -> tuple[str, ...]:
    return _each(lambda ruleset: ask(ruleset) if ruleset.gnalli else "none")
