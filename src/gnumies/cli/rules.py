"""``gnumies rules``: the rules of the game, in short, whole, or one of them."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from gnumies.cli.faults import InputError
from gnumies.cli.language import language
from gnumies.cli.output import print_heading, print_lines, print_table
from gnumies.locale import Texts
from gnumies.locale.rulebook import (
    chapters,
    luckynits_table,
    paragraphs,
    quick_rules,
    rule_id,
    rule_named,
    ruleset_table,
    rulings,
)


def rules(what: str = "quick", *, lang: str | None = None) -> None:
    """Show the quick rules, one rule, all rules, the rulesets side by side or our own rulings.

    Example: gnumies rules R5.1

    Parameters
    ----------
    what
        quick, all, rulesets, rulings, or the id of a rule, which events and errors name.
    lang
        The language: en, de or nl; without it, that of the environment.
    """
    t = Texts(lang or language())
    if show := _TOPICS.get(what.lower()):
        show(t)
    elif near := get_close_matches(what.lower(), _TOPICS, 1):
        raise InputError(f"there is nothing called {what!r:.20}; did you mean {near[0]}?")
    else:
        _show(rule_id(what), t)


def _quick(t: Texts) -> None:
    lines = quick_rules(t).splitlines()
    print_lines([(f"{number:2}", line) for number, line in enumerate(lines, start=1)])


def _all(t: Texts) -> None:
    print_heading(t("rules-title"))
    for number, (title, ids) in enumerate(chapters(t), start=1):
        print_heading(t("rules-chapter", number=number, title=title))
        for each in ids:
            _show(each, t)
        if "R8.1" in ids:
            _rulesets(t)


def _rulesets(t: Texts) -> None:
    heading, *rows = ruleset_table(t)
    print_table(t("rules-rulesets-title"), heading, rows)


def _rulings(t: Texts) -> None:
    print_lines([("", t("rules-rulings-text"))])
    for rule in rulings(t):
        print()
        print_lines([(rule.id, rule.title), ("    ", rule.ruling or "")])


def _show(rule: str, t: Texts) -> None:
    shown = rule_named(rule, t)
    print_lines([(shown.id, shown.title), *(("", line) for line in paragraphs(shown, t))])
    if rule == "R1.3":
        heading, *rows = luckynits_table(t)
        print_table(t("rules-luckynits-title"), heading, rows)


_TOPICS: Final[dict[str, Callable[[Texts], None]]] = {
    "quick": _quick,
    "all": _all,
    "rulesets": _rulesets,
    "rulings": _rulings,
}
