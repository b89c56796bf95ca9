"""Hold every language against the English texts: the same messages with the same openings.

Each message and attribute of a language stands in the file that it has in English, takes the same
variables, and tells at least the cases apart that English does. A language may tell more plurals
apart, and more roles of a card in a sentence.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from check_rule_ids import read
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

TEXTS = Path("src/gnumies/locale")
ENGLISH = "en"

PLURALS = {"zero", "one", "two", "few", "many", "other"}  # of CLDR
ROLES = {"name", "subject", "object"}  # gnumies.locale.words.Role

Text = tuple[str, str]
"""A file and what a text in it is called: `web.ftl` and `web-start`, or `rule-R2-1.ruling`."""


class Openings(Visitor):
    """What a text is made with: its variables, and the cases that it tells apart for each."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.cases: defaultdict[str, set[str]] = defaultdict(set)
        self.visit(pattern)

    def visit(self, node: object) -> None:
        """Note one part, then its own parts."""
        match node:
            case ftl.VariableReference():
                self.variables.add(node.id.name)
            case ftl.SelectExpression(selector=ftl.VariableReference() as on):
                self.cases[on.id.name] |= {_key(variant.key) for variant in node.variants}
            case _:
                pass
        super().visit(node)


def texts(folder: Path) -> Iterator[tuple[Text, Openings]]:
    """Give every message and attribute of a language."""
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(read(path)).body:
            if not isinstance(entry, ftl.Message):
                continue
            if entry.value:
                yield (path.name, entry.id.name), Openings(entry.value)
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                yield (path.name, name), Openings(attribute.value)


def junk(folder: Path) -> Iterator[str]:
    """Give a line for all that is not Fluent."""
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(read(path)).body:
            if isinstance(entry, ftl.Junk):
                line = str(entry.content).splitlines()[0]
                yield f"{_place(folder, path.name)}: not Fluent: {line}"


def faults(root: Path) -> list[str]:
    """Give a line for each text in which a language falls short of English, or says too much."""
    folders = {path.parent for path in (root / TEXTS).glob("*/*.ftl")}
    english = dict(texts(root / TEXTS / ENGLISH))
    others = sorted(folder for folder in folders if folder.name != ENGLISH)
    return [fault for folder in others for fault in _compared(folder, english)]


def _compared(folder: Path, english: dict[Text, Openings]) -> Iterator[str]:
    yield from junk(folder)
    found = list(texts(folder))
    own = dict(found)
    for (file, name), times in sorted(Counter(text for text, _ in found).items()):
        if times > 1:
            yield f"{_place(folder, file)}: {name}: there {times} times"
    for file, name in sorted(english.keys() - own.keys()):
        yield f"{_place(folder, file)}: {name}: missing"
    for file, name in sorted(own.keys() - english.keys()):
        yield f"{_place(folder, file)}: {name}: not in English"
    for file, name in sorted(own.keys() & english.keys()):
        for fault in _differing(own[file, name], english[file, name]):
            yield f"{_place(folder, file)}: {name}: {fault}"


def _differing(own: Openings, english: Openings) -> Iterator[str]:
    for name in sorted(english.variables - own.variables):
        yield f"${name} is not used"
    for name in sorted(own.variables - english.variables):
        yield f"there is no ${name}"
    for name in sorted(own.variables & english.variables):
        told, wanted = own.cases[name], english.cases[name]
        if name == "role":
            wanted = ROLES if told and "other" not in told else set[str]()
        for key in sorted(wanted - told):
            yield f"${name} lacks the case {key}"
        for key in sorted(told - wanted - PLURALS - (ROLES if name == "role" else set())):
            yield f"${name} is never {key}"


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def _place(folder: Path, file: str) -> str:
    return f"{folder.name}/{file}"
