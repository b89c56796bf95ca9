"""Series of which the compiled simulator plays every game: those of ``random`` and ``policy``."""

from collections.abc import Iterator

from gnumies.bots.base import BotFactory
from gnumies.bots.catalog import load_bot
from gnumies.bots.interrupts import heed
from gnumies.bots.policy import PolicyBot
from gnumies.bots.random import RandomBot
from gnumies.bots.series import Series
from gnumies.bots.tally import Tally
from gnumies.sim.many import Sums, fits, random_games


def all_compiled(series: Series) -> bool:
    """Whether the simulator can play the series."""
    return fits(series.ruleset) and all(
        factory is RandomBot or factory is PolicyBot for factory in _factories(series).values()
    )


def compiled_tallies(series: Series, games: int, threads: int) -> Iterator[Tally]:
    """What ``series.tallies`` gives, by other random numbers and thousands of times as fast."""
    for sums in _sums(series, games, threads):
        yield Tally(sums.games, sums.scores, sums.squares, sums.wins, sums.moves, 0, ())
        heed()


def _sums(series: Series, games: int, threads: int) -> Iterator[Sums]:
    factories = _factories(series)
    tuned = [factories[spec] is PolicyBot for spec in series.specs]
    if not any(tuned):
        return random_games(series.ruleset, len(tuned), series.seed, games, threads)
    PolicyBot()  # which says so if there is nothing to compile with
    from gnumies.mind.many import policy_games  # noqa: PLC0415 - numba takes a while to import

    return policy_games(series.ruleset, tuned, series.seed, games, threads)


def _factories(series: Series) -> dict[str, BotFactory]:
    return {spec: load_bot(spec) for spec in dict.fromkeys(series.specs)}
