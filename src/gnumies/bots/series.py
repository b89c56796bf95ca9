"""A series of games: which supply and which luck each has, played here or in other processes.

Game ``i`` of seed ``s`` has the supply ``shuffled(deck, "s/i")``, and seat ``k`` of it the random
generator ``Random("s/i/k")``: a game is the same whatever is played before it, and by whomever.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Final

from gnumies.bots.base import BotFactory
from gnumies.bots.catalog import load_bot
from gnumies.bots.faults import BotFault
from gnumies.bots.match import Contestant, play_match
from gnumies.bots.tally import Tally
from gnumies.record.fair import shuffled
from gnumies.rules import BadValue, Color, Ruleset, Setup

CHUNK: Final = 50
"""How many games one process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Series:
    """All games of a seed between the same bots; ``specs`` has one for each seat."""

    specs: tuple[str, ...]
    seed: int
    ruleset: Ruleset

    def setup(self, game: int) -> Setup:
        """The table before a game, whose seats have the colours in their order."""
        supply = shuffled(self.ruleset.deck, f"{self.seed}/{game}".encode())
        return Setup(self.ruleset, tuple(Color)[: len(self.specs)], supply)

    def contestants(self, game: int, factories: Sequence[BotFactory]) -> list[Contestant]:
        """Who sits down to a game: at seat ``k`` a bot of the factory ``k``."""
        return [
            Contestant(spec, make, Random(f"{self.seed}/{game}/{seat}"))
            for seat, (spec, make) in enumerate(zip(self.specs, factories, strict=True))
        ]


def tallies(series: Series, games: int, processes: int) -> Iterator[Tally]:
    """Play the games 0 to ``games`` - 1 and give the tally of each chunk, first things first."""
    factories = [load_bot(spec) for spec in series.specs]  # what is wrong with one shows here
    chunks = [range(games)[first : first + CHUNK] for first in range(0, games, CHUNK)]
    if processes == 1 or len(chunks) <= 1:
        return (_play(series, factories, chunk) for chunk in chunks)
    return _play_elsewhere(series, chunks, min(processes, len(chunks)))


def _play(series: Series, factories: Sequence[BotFactory], games: range) -> Tally:
    tally = Tally.empty(len(series.specs))
    with redirect_stdout(sys.stderr):  # what a bot prints must not get into the answer
        for game in games:
            try:
                match = play_match(series.setup(game), series.contestants(game, factories))
            except BotFault as fault:
                tally = tally.with_fault(game, fault)
            else:
                tally = tally.with_match(match)
    return tally


def _play_elsewhere(series: Series, chunks: list[range], processes: int) -> Iterator[Tally]:
    # Spawned processes inherit nothing, so that they are the same on every system.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        yield from pool.map(partial(_play_here, series), chunks)
    except BrokenProcessPool as broken:
        raise BadValue(None, "a bot has ended the process that it played in") from broken
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)


def _play_here(series: Series, games: range) -> Tally:
    return _play(series, _factories(series.specs), games)


@cache  # a process plays many chunks of one series
def _factories(specs: tuple[str, ...]) -> list[BotFactory]:
    return [load_bot(spec) for spec in specs]
