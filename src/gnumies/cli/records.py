"""The records that a verb is given: files, batches of a record a line, standard input."""

from collections.abc import Iterator
from pathlib import Path

from gnumies.cli.faults import UsageError
from gnumies.cli.output import print_fault, print_json
from gnumies.cli.streams import standard_input
from gnumies.record import Record, RecordError, load, read_batch
from gnumies.rules import RuleError

STANDARD_INPUT = "-"

Found = Iterator[tuple[str, Record | RecordError]]
"""Where each record stands, with the record or what is wrong with it."""


def records(verb: str, files: tuple[str, ...]) -> Found:
    """Every record of the files, in their order; ``UsageError`` where none is named."""
    if not files:
        raise UsageError(f"{verb} needs a file, or - for standard input")
    for name in files:  # all of them before the first is answered
        if name.startswith("-") and name != STANDARD_INPUT:
            raise UsageError(f"{verb} has no option {name}")
    for name in files:
        if name == STANDARD_INPUT:
            for line, record in read_batch(standard_input()):
                yield f"line {line}", record
        else:
            yield from _from_file(Path(name))


def _from_file(path: Path) -> Found:
    try:
        if path.suffix == ".jsonl":
            with path.open("rb") as file:
                for line, record in read_batch(file):
                    yield f"{path}:{line}", record
        else:
            yield str(path), load(path)
    except RecordError as error:
        yield str(path), error
    except OSError as error:
        yield str(path), RecordError(error.strerror or "it cannot be read")


def tell_fault(where: str, error: RuleError, *, json: bool) -> None:
    """Answer a bad record: a line of JSON, or one on standard error."""
    if json:
        move = error.move if isinstance(error, RecordError) else None
        print_json({"error": {"move": move, "rule": error.rule, "message": error.reason}})
    else:
        print_fault(f"{where}: {error}")
