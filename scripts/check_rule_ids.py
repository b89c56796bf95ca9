"""Hold the rulebook, the tests and the code together by the ids of the rules.

The list of rules is `src/gnumies/locale/en/rules.ftl`: the message `rule-R2-1` is rule R2.1. Each
rule has a test that is named after it (`test_r2_1_...`), and nothing names a rule that does
not exist.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

RULES = Path("src/gnumies/locale/en/rules.ftl")

_MESSAGE = re.compile(r"^rule-R(\d+)-(\d+)\s*=", re.MULTILINE)
_TEST = re.compile(r"test_r(\d+)_(\d+)[a-z]?_")  # test_r5_1a_...: one case of R5.1
_CITATION = re.compile(r"\bR(\d+)\.(\d+)")


def read(path: Path) -> str:
    """Give the text of a file, whatever the machine's own encoding is."""
    return path.read_text(encoding="utf-8")


def rule_ids(root: Path) -> set[str]:
    """Give every rule that the rulebook has, such as "R2.1"."""
    return {_rule(match) for match in _MESSAGE.finditer(read(root / RULES))}


def tested_rules(root: Path) -> dict[str, list[str]]:
    """Give the tests named after a rule, by rule; "tests/rules/test_x.py:7 test_r2_1_y" is one."""
    tested: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(read(path))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if match := _TEST.match(node.name):
                place = f"{path.relative_to(root).as_posix()}:{node.lineno} {node.name}"
                tested.setdefault(_rule(match), []).append(place)
    return tested


def cited_rules(root: Path) -> Iterator[tuple[str, str]]:
    """Give each rule that the code and its texts speak of, with the place."""
    for path in sorted((root / "src").rglob("*")):
        if path.suffix not in {".py", ".ftl"}:
            continue
        for number, line in enumerate(read(path).splitlines(), start=1):
            for match in _CITATION.finditer(line):
                yield _rule(match), f"{path.relative_to(root).as_posix()}:{number}"


def faults(root: Path) -> list[str]:
    """Give a line for each rule without a test and each name of a rule that does not exist."""
    rules, tested = rule_ids(root), tested_rules(root)
    untested = [
        f"{rule}: no test is named test_{rule.lower().replace('.', '_')}_..."
        for rule in sorted(rules - tested.keys(), key=_by_number)
    ]
    misnamed = [
        f"{place}: there is no rule {rule}"
        for rule in sorted(tested.keys() - rules, key=_by_number)
        for place in tested[rule]
    ]
    miscited = [
        f"{place}: there is no rule {rule}"
        for rule, place in cited_rules(root)
        if rule not in rules
    ]
    return untested + misnamed + miscited


def main(root: Path) -> int:
    """Print the faults; the exit status is 1 if there are any."""
    if not (root / RULES).is_file():
        print(f"{RULES.as_posix()} is not there: it is the list of the rules")
        return 1
    found = faults(root)
    print("\n".join(found) or f"{len(rule_ids(root))} rules, each with a test of its name")
    return 1 if found else 0


def _rule(match: re.Match[str]) -> str:
    return f"R{match[1]}.{match[2]}"


def _by_number(rule: str) -> tuple[int, ...]:
    return tuple(int(part) for part in rule[1:].split("."))


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1]))
