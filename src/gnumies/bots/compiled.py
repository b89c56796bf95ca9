"""Series of which the compiled simulator plays every game: those in which all are ``random``."""

from collections.abc import Iterator

from gnumies.bots.catalog import load_bot
from gnumies.bots.interrupts import heed
from gnumies.bots.random import RandomBot
from gnumies.bots.series import Series
from gnumies.bots.tally import Tally
from gnumies.sim.many import fits, random_games


def all_random(series: Series) -> bool:
    """Whether the simulator can play the series."""
    if not fits(series.ruleset):
        return False
    return all(load_bot(spec) is RandomBot for spec in dict.fromkeys(series.specs))


def random_tallies(series: Series, games: int, threads: int) -> Iterator[Tally]:
    """What ``series.tallies`` gives, by other random numbers and thousands of times as fast."""
    for sums in random_games(series.ruleset, len(series.specs), series.seed, games, threads):
        yield Tally(sums.games, sums.scores, sums.squares, sums.wins, sums.moves, 0, ())
        heed()
