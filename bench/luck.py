"""How much of the spread of results is luck that the coach takes out, and whether means stay.

Games of equal bots, all of them the tuned policy: the luck-adjusted result of each seat must have
the mean of the plain result, within the error of their difference, and at most half its variance.
"""

from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, variance
from time import perf_counter

from gnumies.coach.luck import PLAYOUTS, luck_after, luck_at_first
from gnumies.coach.moments import course
from gnumies.coach.summary import result
from gnumies.mind.search import Search
from gnumies.mind.tables import policy_tables_of_view
from gnumies.record import Player, Record, RecordedMove
from gnumies.record.fair import shuffled
from gnumies.rules import RULEBOOK, Color, Deciding, Move, Over, Ruleset, Setup, play, start, view
from gnumies.sim.batch import move_of
from gnumies.sim.convert import game_of_view


@dataclass(frozen=True)
class Game:
    """What one game came to for each seat, as it was and without luck."""

    win: tuple[float, ...]
    adjusted_win: tuple[float, ...]
    points: tuple[float, ...]
    adjusted_points: tuple[float, ...]


def policy_game(players: int, seed: int, ruleset: Ruleset = RULEBOOK) -> Record:
    """Give the game of a seed between seats that all play the policy."""
    supply = shuffled(ruleset.deck, seed.to_bytes(8, "big"))
    setup = Setup(ruleset, tuple(Color)[:players], supply)
    state, _ = start(setup)
    moves: list[Move] = []
    while not state.over:
        phase = state.phase
        seen = view(state, phase.seat if isinstance(phase, Deciding) else None)
        # A search of a single line does what the policy does.
        search = Search(
            policy_tables_of_view(seen),
            game_of_view(seen),
            seed << 16 | len(moves),
            nodes=1 << 4,
        )
        search.run(1)
        for seat in state.awaited:
            moves.append(move_of(int(search.visits(seat).argmax()), seat))
            state, _ = play(state, moves[-1])
    return Record(
        tuple(Player(color.value, color) for color in setup.colors),
        supply,
        tuple(map(RecordedMove, moves)),
        ruleset,
    )


def adjusted(record: Record, playouts: int) -> Game:
    """Give the results of a game, and what is left of them without luck."""
    played = course(record)
    found = luck_at_first(played, 0, playouts)
    for number, moment in enumerate(played.moments, start=1):
        found += luck_after(moment, number, playouts)
    win, phase = result(played), played.last.phase
    if win is None or not isinstance(phase, Over):
        raise ValueError("the game has not ended")
    points = tuple(float(score.total) for score in phase.scores)
    return Game(
        win,
        tuple(share - sum(luck.win[seat] for luck in found) for seat, share in enumerate(win)),
        points,
        tuple(own - sum(luck.points[seat] for luck in found) for seat, own in enumerate(points)),
    )


@dataclass(frozen=True)
class Row:
    """What one seat's results come to over all games."""

    what: str
    mean: float
    adjusted: float
    error: float
    """The standard error of the difference of the two means."""
    left: float
    """The part of the variance that is left."""


def measured(players: int, games: int, playouts: int) -> Iterator[tuple[int, Row]]:
    """Give each seat's share of the win and its points."""
    all_games = [adjusted(policy_game(players, seed), playouts) for seed in range(games)]
    for seat in range(players):
        win = [game.win[seat] for game in all_games]
        yield seat, _row("win", win, [game.adjusted_win[seat] for game in all_games])
        points = [game.points[seat] for game in all_games]
        yield seat, _row("points", points, [game.adjusted_points[seat] for game in all_games])


def _row(what: str, plain: list[float], without: list[float]) -> Row:
    luck = [one - other for one, other in zip(plain, without, strict=True)]
    error = (variance(luck) / len(luck)) ** 0.5
    return Row(what, fmean(plain), fmean(without), error, variance(without) / variance(plain))


def main() -> None:
    """Measure, and print a line for each seat and result."""
    parser = ArgumentParser(description=__doc__, formatter_class=ArgumentDefaultsHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    asked = parser.parse_args()
    began = perf_counter()
    for seat, row in measured(asked.players, asked.games, asked.playouts):
        print(
            f"{asked.players} players, seat {seat}, {row.what}: mean {row.mean:.3f}, without luck "
            f"{row.adjusted:.3f} (difference ± {row.error:.3f}), variance left {row.left:.3f}"
        )
    print(f"{asked.games} games, {asked.playouts} playouts, {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
