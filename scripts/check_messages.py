"""Hold the texts and the code together by the ids of the messages.

A message that the code asks for is there, a message that is there is used, and none is there twice.
The code asks for one by a literal, `t("play-your-turn")`, or by a family of ids made at run time.
All other languages have what English has (check_languages).
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import check_languages
from check_rule_ids import read, rule_ids
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

TEXTS = Path("src/gnumies/locale/en")
CODE = Path("src/gnumies")
WEB = Path("web/src")
EVENTS = CODE / "rules/events.py"
CARDS = CODE / "rules/cards.py"

_ASKERS = {"t", "_t", "text"}  # how an instance of gnumies.locale.Texts is called, self.t included
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)+")
_WEB_LITERAL = re.compile(rf"(\bt\()?['\"`](?:({_ID.pattern})['\"`]|([a-z]+-(?:[a-z]+-)*)\$)")


def rule_messages(root: Path) -> set[str]:
    """Give the message of each rule: R2.1 is `rule-R2-1`."""
    return {f"rule-{rule.replace('.', '-')}" for rule in rule_ids(root)}


def event_messages(root: Path) -> set[str]:
    """Give the message of each class in the union `Event`: CardTurned is `event-card-turned`."""
    for node in ast.parse(read(root / EVENTS)).body:
        match node:
            case (
                ast.Assign(targets=[ast.Name("Event")], value=union)
                | ast.AnnAssign(target=ast.Name("Event"), value=ast.expr() as union)
            ):
                names = [part.id for part in ast.walk(union) if isinstance(part, ast.Name)]
                return {f"event{re.sub('(?=[A-Z])', '-', name).lower()}" for name in names}
            case _:
                pass
    return set()


def card_messages(root: Path) -> set[str]:
    """Give the message of each party card: GUEST_7 is `card-7`, WULLAWAKI `card-W`."""
    if not (root / CARDS).exists():
        return set()
    cards = re.search(r"class PartyCard\b.*?(?=\n    def )", read(root / CARDS), re.DOTALL)
    names = re.findall(
        r"^    (?:GUEST_(\d+)|([CW])\w+) = ", cards[0] if cards else "", re.MULTILINE
    )
    return {f"card-{guest or letter}" for guest, letter in names}


# Ids that no literal in the code has: each family says which ones it asks for.
FAMILIES: dict[str, Callable[[Path], set[str]]] = {
    "rule-": rule_messages,
    "card-": card_messages,
    "event-": event_messages,
}


class Texts(Visitor):
    """What the files of one language define, and what their messages take from each other."""

    def __init__(self, folder: Path) -> None:
        self.defined: Counter[str] = Counter()
        self.used: set[str] = set()
        self.junk: list[str] = []
        for path in sorted(folder.glob("*.ftl")):
            self._name = path.name
            self.visit(FluentParser().parse(read(path)))

    def visit(self, node: object) -> None:
        """Note one part of a file, then its own parts."""
        match node:
            case ftl.Message():
                self.defined[node.id.name] += 1
            case ftl.MessageReference():
                self.used.add(node.id.name)
            case ftl.Junk(content=str() as content):
                self.junk.append(f"{self._name}: not Fluent: {content.splitlines()[0]}")
            case _:
                pass
        super().visit(node)


def literals(root: Path) -> Iterator[tuple[str, bool]]:
    """Give each string of the code that may be an id, and whether it is asked for as one."""
    for path in sorted((root / CODE).rglob("*.py")):
        for node in ast.walk(ast.parse(read(path))):
            if isinstance(node, ast.Constant):
                yield from ((name, False) for name in _ids(node))
            if isinstance(node, ast.Call) and node.args and _called(node.func) in _ASKERS:
                yield from ((name, True) for name in _ids(node.args[0]))


def web_literals(root: Path, defined: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """Give the same of the web app; `t(`web-told-${…}`)` asks for every id that begins so."""
    for path in sorted((root / WEB).rglob("*")):
        if path.suffix not in {".ts", ".svelte"}:
            continue
        for asked, name, beginning in _WEB_LITERAL.findall(read(path)):
            if name:
                yield name, bool(asked)
            else:
                yield from ((each, False) for each in defined if each.startswith(beginning))


def faults(root: Path) -> list[str]:
    """Give a line for each message that is missing, unused, there twice, or not Fluent at all."""
    texts = Texts(root / TEXTS)
    found = {*literals(root), *web_literals(root, texts.defined)}
    families = set[str]().union(*(family(root) for family in FAMILIES.values()))
    asked = {name for name, is_asked in found if is_asked} | families | texts.used
    mentioned = asked | {name for name, _ in found}
    return [
        *texts.junk,
        *(f"{name}: missing" for name in sorted(asked - texts.defined.keys())),
        *(f"{name}: unused" for name in sorted(texts.defined.keys() - mentioned)),
        *(f"{name}: there {n} times" for name, n in sorted(texts.defined.items()) if n > 1),
        *check_languages.faults(root),
    ]


def main(root: Path) -> int:
    """Print the faults; the exit status is 1 if there are any."""
    found = faults(root)
    print("\n".join(found) or "every message is there in every language, once, and used")
    return 1 if found else 0


def _ids(expression: ast.AST) -> list[str]:
    strings = [node.value for node in ast.walk(expression) if isinstance(node, ast.Constant)]
    return [value for value in strings if isinstance(value, str) and _ID.fullmatch(value)]


def _called(function: ast.expr) -> str:
    return getattr(function, "attr", "") or getattr(function, "id", "")


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1]))
