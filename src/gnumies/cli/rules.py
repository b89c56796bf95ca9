"""``gnumies rules``: the rules of the game, or one of them."""

from gnumies.cli.output import print_heading, print_lines, print_table
from gnumies.locale import Texts
from gnumies.locale.rulebook import chapters, quick_rules, rule_id, rule_text, ruling_text
from gnumies.rules import DEFAULT_LUCKYNITS, Color


def rules(rule: str | None = None, *, lang: str = "en") -> None:
    """Show the rules, or one rule.

    Example: gnumies rules R5.1

    Parameters
    ----------
    rule
        The id of a rule, such as R5.1, which events and errors name.
    lang
        The language.
    """
    t = Texts(lang)
    if rule is not None:
        _show(rule_id(rule), t)
        return
    print(quick_rules(t))
    for title, ids in chapters(t):
        print_heading(title)
        for each in ids:
            _show(each, t)


def _show(rule: str, t: Texts) -> None:
    lines = [(rule, rule_text(rule, t))]
    if ruling := ruling_text(rule, t):
        lines.append(("", t("cli-ruling", text=ruling)))
    print_lines(lines)
    if rule == "R1.3":
        table = DEFAULT_LUCKYNITS.as_mapping()
        rows = [[value, *(str(row[color]) for color in Color)] for value, row in table.items()]
        print_table("", ["", *Color], rows)
