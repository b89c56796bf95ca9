"""A whole game analysed, moment by moment, on several threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from gnumies.coach import LINES, RECKONING
from gnumies.coach.judging import judge
from gnumies.coach.luck import PLAYOUTS, Luck, luck_after, luck_at_first
from gnumies.coach.moments import Course, course
from gnumies.coach.report import FORMAT, Analysis, Draw, MomentReport
from gnumies.coach.summary import chart, players, turns
from gnumies.record import Record
from gnumies.sim.stream import game_key

Progress = Callable[[int, int], None]


def analyze(  # noqa: PLR0913 - each is an option of `gnumies analyze`
    record: Record,
    *,
    lines: int = LINES,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a game up to where its record goes; ``RecordError`` names the first illegal move.

    The same numbers, lines and seed give the same analysis on any number of threads. What is said
    of a choice does not depend on cards that nobody had seen then. ``progress`` is told how many
    moments are done, and of how many.
    """
    found = course(record)
    work = partial(_judged, found, lines, playouts, seed)
    first = luck_at_first(found, game_key(seed, 0), playouts)
    draws, moments = _draws(-1, first), list[MomentReport]()
    pool = ThreadPoolExecutor(threads, RECKONING)
    try:
        for number, (moment, luck) in enumerate(pool.map(work, range(len(found.moments)))):
            moments.append(moment)
            draws += _draws(number, luck)
            if progress is not None:
                progress(number + 1, len(found.moments))
    finally:  # whoever interrupts it does not want to wait for moments that have begun
        pool.shutdown(wait=False, cancel_futures=True)
    points = chart(found, moments)
    return Analysis(
        FORMAT,
        lines,
        seed,
        found.last.over,
        players(found, moments, draws),
        tuple(moments),
        tuple(draws),
        points,
        turns(points),
    )


def _judged(
    found: Course, lines: int, playouts: int, seed: int, number: int
) -> tuple[MomentReport, list[Luck]]:
    moment = found.moments[number]
    own = game_key(seed, number + 1)
    return judge(moment, lines, own), luck_after(moment, own, playouts)


def _draws(after: int, found: list[Luck]) -> list[Draw]:
    return [
        Draw(
            after, str(luck.drawn.card), luck.drawn.occasion, luck.drawn.seat, luck.win, luck.points
        )
        for luck in found
    ]
