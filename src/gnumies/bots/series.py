"""A series of games: which supply and which luck each has, played here or in other processes.

A game is the same whatever is played before it, and by whomever.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from gnumies.bots.base import BotFactory
from gnumies.bots.catalog import load_bot
from gnumies.bots.faults import BotFault
from gnumies.bots.interrupts import heed
from gnumies.bots.luck import seat_luck, supply_key
from gnumies.bots.match import Contestant, play_match
from gnumies.bots.tally import Tally
from gnumies.bots.workers import MOST, results
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
        supply = shuffled(self.ruleset.deck, supply_key(self.seed, game))
        return Setup(self.ruleset, tuple(Color)[: len(self.specs)], supply)

    def contestants(self, game: int, factories: Sequence[BotFactory]) -> list[Contestant]:
        """Who sits down to a game: at seat ``k`` a bot of the factory ``k``."""
        return [
            Contestant(spec, make, seat_luck(self.seed, game, seat))
            for seat, (spec, make) in enumerate(zip(self.specs, factories, strict=True))
        ]


def tallies(series: Series, games: int, processes: int) -> Iterator[Tally]:
    """Play the games 0 to ``games`` - 1 and give the tally of each chunk, first things first."""
    factories = [load_bot(spec) for spec in series.specs]  # what is wrong with one shows here
    # Made one by one, for a series may be longer than any memory.
    chunks = (range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK))
    processes = min(processes, -(-games // CHUNK), MOST)
    if processes <= 1:
        return (_play(series, factories, chunk) for chunk in chunks)
    return _play_elsewhere(series, chunks, processes)


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
            heed()
    return tally


def _play_elsewhere(series: Series, chunks: Iterable[range], processes: int) -> Iterator[Tally]:
    try:
        yield from results(partial(_play_here, series), chunks, processes)
    except BrokenProcessPool as broken:
        raise BadValue(None, "a bot has ended the process that it played in") from broken


def _play_here(series: Series, games: range) -> Tally:
    return _play(series, _factories(series.specs), games)


@cache  # a process plays many chunks of one series
def _factories(specs: tuple[str, ...]) -> list[BotFactory]:
    return [load_bot(spec) for spec in specs]
