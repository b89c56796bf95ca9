"""How strong a bot is: its share of the wins with another bot on all the other seats.

Every supply is played once from each seat, so that no seat favours anybody. Greedy against random,
20,000 games, is what runs without options; `--help` has the others.
"""

from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser, Namespace
from math import sqrt
from time import perf_counter

from gnumies.bots.simulate import simulate
from gnumies.rules import FEWEST_SEATS, MOST_SEATS, RULESETS, ruleset_named


def options() -> Namespace:
    """Read the command line."""
    parser = ArgumentParser(description=__doc__, formatter_class=ArgumentDefaultsHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    parser.add_argument("--players", type=int, default=FEWEST_SEATS, choices=seats)
    parser.add_argument("--games", type=int, default=20_000, help="all seats together")
    parser.add_argument("--ruleset", default="rulebook", choices=RULESETS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


def share_from(seat: int, asked: Namespace) -> float:
    """Give the bot's share of the wins from one seat, over the supplies of the seed."""
    specs = [asked.against] * asked.players
    specs[seat] = asked.bot
    result = simulate(
        asked.players,
        specs,
        asked.games // asked.players,
        asked.seed,
        ruleset=ruleset_named(asked.ruleset),
        threads=asked.threads,
    )
    share = result.win_share[seat]
    if share is None or result.failed:
        raise SystemExit(f"{result.failed} games failed: {', '.join(result.faults[:1])}")
    return share


def main() -> None:
    """Measure, and print one line."""
    asked = options()
    began = perf_counter()
    shares = [share_from(seat, asked) for seat in range(asked.players)]
    share = sum(shares) / asked.players
    games = asked.games // asked.players * asked.players
    # No share of wins with this mean varies more than plain wins and losses do.
    error = sqrt(share * (1 - share) / games)
    print(
        f"{asked.bot} against {asked.against}, {asked.players} players, {asked.ruleset}: "
        f"win share {share:.4f} ± {error:.4f} (a fair one is {1 / asked.players:.2f}), "
        f"{games} games in {perf_counter() - began:.0f} s"
    )


if __name__ == "__main__":  # worker processes import this file
    main()
