"""What options name: rulesets, tables of Luckynits, lists of words."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from gnumies.cli.faults import InputError
from gnumies.record import MAX_BYTES, Record, luckynits_from, parse, read, ruleset_from
from gnumies.rules import RULESETS, Luckynits, RuleError, Ruleset


def words(text: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def named_ruleset(text: str) -> Ruleset:
    """A printed ruleset by its name, or any ruleset from a JSON file."""
    if text in RULESETS or not Path(text).is_file():
        return ruleset_from(text)
    with _opened(text) as data:
        return ruleset_from(parse(data))


def luckynits_file(path: str) -> Luckynits:
    """The table of Luckynits in a JSON file (R1.3)."""
    with _opened(path) as data:
        return luckynits_from(parse(data))


def record_file(path: str) -> Record:
    """The record in a file (R9.1)."""
    with _opened(path) as data:
        return read(data)


@contextmanager
def _opened(path: str) -> Generator[bytes]:
    """The start of a file, enough of it; what is wrong with it is told with its path."""
    with Path(path).open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    try:
        yield data
    except RuleError as error:
        raise InputError(f"{path}: {error}") from None
