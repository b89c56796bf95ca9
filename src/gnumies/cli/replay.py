"""``gnumies replay``: what became of recorded games."""

from typing import Annotated

from cyclopts import Parameter

from gnumies.cli.numbers import MaybeWhole
from gnumies.cli.output import print_json
from gnumies.cli.records import records, tell_fault
from gnumies.cli.tables import print_position
from gnumies.record import Record, RecordError, summary
from gnumies.record import replay as play_again
from gnumies.rules import view
from gnumies.rules.notation import view_data


def replay(
    *files: Annotated[str, Parameter(allow_leading_hyphen=True)],
    json: bool = False,
    at: MaybeWhole = None,
) -> int:
    """Replay recorded games by the rules and say how they ended.

    Example: gnumies replay evening.gnumies.json --at 40

    Parameters
    ----------
    files
        Records: .gnumies.json, or .jsonl with one on each line; - is standard input, likewise.
    json
        Print one line of JSON for each record.
    at
        Show the position after so many moves, as a spectator sees it.
    """
    faults = 0
    for where, record in records("replay", files):
        try:
            _answer(where, record, at, json=json)
        except RecordError as error:
            faults += 1
            tell_fault(where, error, json=json)
    return 1 if faults else 0


def _answer(where: str, record: Record | RecordError, at: int | None, *, json: bool) -> None:
    if isinstance(record, RecordError):
        raise record
    replayed = play_again(record, at)
    if not json:
        print_position(where, replayed, [player.name for player in record.players])
    elif at is None:
        print_json(summary(replayed))
    else:
        print_json(view_data(view(replayed.state, None)))
