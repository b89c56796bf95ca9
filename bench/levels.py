"""The steps between the levels: what each wins against the one below, two and four at a table.

    python -m bench.levels              a thousand games a step
    python -m bench.levels --games 200  fewer

Every supply is played from each seat by one of the better level among others of the worse one. The
standard error is that of the supplies' means. No clock runs: ``expert`` searches a fixed number of
lines, which a core like those of ``bench/README.md`` does in about 50 ms when a game begins.
"""

import argparse
from collections.abc import Callable
from itertools import pairwise
from statistics import fmean, stdev

from gnumies.bots.base import Bot
from gnumies.bots.catalog import load_bot
from gnumies.bots.expert import ExpertBot
from gnumies.bots.levels import LEVELS
from gnumies.bots.match import play_match
from gnumies.bots.series import Series
from gnumies.rules import RULEBOOK

LINES = {2: 78_000, 4: 29_000}
"""By the number of players, which are those that are measured."""


def maker(level: str, lines: int) -> Callable[[], Bot]:
    """What makes a level's bots."""
    return (lambda: ExpertBot(lines=lines)) if level == "expert" else load_bot(level)


def share(series: Series, game: int, better: Callable[[], Bot], worse: Callable[[], Bot]) -> float:
    """The mean share of the win of one better bot, over all seats on one supply."""
    seats = range(len(series.specs))
    shares = list[float]()
    for seat in seats:
        makers = [better if each == seat else worse for each in seats]
        winners = play_match(series.setup(game), series.contestants(game, makers)).over.winners
        shares.append((seat in winners) / len(winners))
    return fmean(shares)


def main() -> None:
    """Print a line for each step and number of players."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    options = parser.parse_args()
    for worse, better in pairwise(LEVELS):
        for players, lines in LINES.items():
            series = Series((better,) * players, 1, RULEBOOK)
            pair = maker(better, lines), maker(worse, lines)
            shares = [
                share(series, game, *pair) for game in range(max(2, options.games // players))
            ]
            error = stdev(shares) / len(shares) ** 0.5
            fair = "" if players == 2 else f", fair {1 / players:.0%}"  # noqa: PLR2004
            played = players * len(shares)
            print(
                f"{better:>6} against {worse:6} {players} players, {played:5} games: "
                f"{fmean(shares):.1%} ± {error:.1%}{fair}",
                flush=True,
            )


if __name__ == "__main__":
    main()
