"""``gnumies analyze``: the coach."""

import os
import sys
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from gnumies.cli.faults import InputError, UsageError
from gnumies.cli.language import language
from gnumies.cli.numbers import MaybeWhole, Whole
from gnumies.cli.output import print_json
from gnumies.cli.records import records, tell_fault
from gnumies.cli.review import print_career, print_choices, print_review, print_square
from gnumies.cli.streams import is_terminal
from gnumies.coach import LINES, RECKONING
from gnumies.coach.career import careers
from gnumies.coach.report import Analysis
from gnumies.locale import Texts
from gnumies.record import Record, RecordError
from gnumies.rules import RuleError
from gnumies.sim.many import compiled

if TYPE_CHECKING:
    from gnumies.coach.analysis import Progress as Told

MOST_LINES: Final = 10**9
"""That takes days, and all that is counted still fits into its numbers."""


def analyze(  # noqa: PLR0913 - each is an option
    *files: Annotated[str, Parameter(allow_leading_hyphen=True)],
    json: bool = False,
    lines: Whole = LINES,
    seed: Whole = 0,
    seat: MaybeWhole = None,
    matrix: MaybeWhole = None,
    threads: MaybeWhole = None,
    lang: str | None = None,
) -> int:
    """Say what every bid of a recorded game was worth, and what was luck.

    Example: gnumies analyze evening.gnumies.json

    Of several games it also sums up what each player's name comes to.

    Parameters
    ----------
    files
        Records: .gnumies.json, or .jsonl with one on each line; - is standard input, likewise.
    json
        Print one line of JSON for each record, as docs/coach.md describes it; of several records
        also a last one for the players.
    lines
        How many lines are searched for each bidding; more takes longer and knows better.
    seed
        Any whole number; the same one gives the same analysis everywhere.
    seat
        Tell every choice of this seat, from 0.
    matrix
        Show what each pair of bids was worth in the bidding of this move, from 0, for two players.
    threads
        How many biddings are analysed at once; without it, one for each core.
    lang
        The language: en, de or nl; without it, that of the environment.
    """
    for what, number in (("lines", lines), ("threads", threads)):
        if number is not None and number < 1:
            raise UsageError(f"{number} {what}, where 1 or more are possible")
    if lines > MOST_LINES:
        raise UsageError(f"{lines} lines, where up to {MOST_LINES} are possible")
    if not compiled():
        raise InputError("the coach needs numba, which is not installed")
    asked = _Asked(json, lines, seed, seat, matrix, threads or os.cpu_count() or 1)
    return _all(records("analyze", files), asked, Texts(lang or language()))


class _Asked(NamedTuple):
    """What the options say."""

    json: bool
    lines: int
    seed: int
    seat: int | None
    matrix: int | None
    threads: int


def _all(found: Iterable[tuple[str, Record | RecordError]], asked: _Asked, t: Texts) -> int:
    faults, analyses = 0, list[tuple[str, Analysis]]()
    for where, record in found:
        try:
            if isinstance(record, RecordError):
                raise record
            if asked.matrix is not None:
                _matrix(where, record, asked, t)
            else:
                analyses.append((where, _one(where, record, asked, t)))
        except RuleError as error:
            faults += 1
            tell_fault(where, error, json=asked.json)
    if len(analyses) > 1:
        _players(analyses, asked, t)
    return 1 if faults else 0


def _one(where: str, record: Record, asked: _Asked, t: Texts) -> Analysis:
    from gnumies.coach.analysis import analyze as analysis_of

    if asked.seat is not None and not 0 <= asked.seat < len(record.players):
        raise RecordError(f"there is no seat {asked.seat} among {len(record.players)}")
    with _bar(hidden=asked.json) as progress:
        analysis = analysis_of(
            record,
            lines=asked.lines,
            seed=asked.seed,
            threads=asked.threads,
            progress=progress,
        )
    if asked.json:
        print_json(analysis.as_data())
    elif asked.seat is None:
        print_review(where, analysis, t)
    else:
        print_choices(where, analysis, asked.seat, t)
    return analysis


def _matrix(where: str, record: Record, asked: _Asked, t: Texts) -> None:
    from gnumies.coach.matrix import matrix
    from gnumies.coach.moments import course

    pool = ThreadPoolExecutor(1, RECKONING)  # a main thread that reckons hears no Ctrl-C
    try:
        wanted = course(record), asked.matrix or 0, asked.lines, asked.seed
        square = pool.submit(matrix, *wanted).result()
    finally:
        pool.shutdown(wait=False)
    if asked.json:
        print_json(square.as_data())
    else:
        print_square(where, square, record, t)


def _players(analyses: list[tuple[str, Analysis]], asked: _Asked, t: Texts) -> None:
    found = careers(analyses)
    if asked.json:
        print_json({"players": [career.as_data() for career in found]})
    else:
        print_career(found, t)


@contextmanager
def _bar(*, hidden: bool) -> "Generator[Told]":
    hidden = hidden or not is_terminal(sys.stderr)
    with Progress(console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
