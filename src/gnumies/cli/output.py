"""How verbs print: tables for people, one line of JSON for scripts.

What people get to read may have come from anywhere, as names and paths do. Here nothing of it can
move, hide or restyle what stands near it.
"""

import json
import sys
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gnumies.record import shown
from gnumies.rules.notation import Json

_NARROWEST: Final = 20
"""Columns that a text gets however narrow the terminal is."""


def print_json(data: Json) -> None:
    """One line, sent at once, so that a reader of a long run sees it."""
    print(json.dumps(data), flush=True)


def print_fault(what: object) -> None:
    """What is wrong, in one line on standard error."""
    print(f"gnumies: {_line(str(what))}", file=sys.stderr)


def print_table(title: str, columns: list[str], rows: list[list[str]]) -> None:
    """A table below its title; columns of numbers stand to the right."""
    table = Table(header_style="bold")
    for index, column in enumerate(columns):
        numbers = all(row[index].strip("%").replace(".", "").isdigit() for row in rows)
        table.add_column(Text(_line(column)), justify="right" if numbers else "left")
    for row in rows:
        table.add_row(*(Text(_line(cell)) for cell in row))
    console = Console()
    console.print(Text(_line(title)), soft_wrap=True)
    console.print(table)


def print_heading(text: str) -> None:
    """A heading with an empty line before it."""
    Console().print(Text(f"\n{_line(text)}", style="bold"))


def print_lines(lines: list[tuple[str, str]]) -> None:
    """Pairs of a short label, dimmed, and a text that wraps beside it."""
    console = Console()
    lines = [(_line(label), _line(text)) for label, text in lines]
    margin = max(len(label) for label, _ in lines) + 2
    for label, text in lines:
        first, *others = wrap(text, max(_NARROWEST, console.width - margin)) or [""]
        rest = "".join(f"\n{' ' * margin}{line}" for line in others)
        console.print(Text.assemble((label.ljust(margin), "dim"), first, rest), soft_wrap=True)


def _line(text: str) -> str:
    """The text in one line, with what is not safe to show escaped."""
    return shown(" ".join(text.split()))
