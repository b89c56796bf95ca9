"""What many games between bots come to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from gnumies.bots.compiled import all_compiled, compiled_tallies
from gnumies.bots.interrupts import listening
from gnumies.bots.series import Series, tallies
from gnumies.bots.tally import Tally
from gnumies.rules import RULEBOOK, BadValue, Ruleset, check_seats
from gnumies.rules.notation import Json
from gnumies.sim.many import compiled


@dataclass(frozen=True, slots=True)
class Result:
    """The games of one simulation; means and shares are those of the games that were completed."""

    games: int
    players: int
    bots: tuple[str, ...]
    """The spec of each seat."""
    seed: int
    mean: tuple[float | None, ...]
    """Each seat's mean score, None without a completed game."""
    stderr: tuple[float | None, ...]
    """The standard error of each mean, None with fewer than two completed games."""
    win_share: tuple[float | None, ...]
    """Each seat's part of the wins; who shares a win with k - 1 others has 1/k of it (R7.4)."""
    choices: int
    """How often bots were asked for a move."""
    failed: int
    """How many games ended with a bot's fault."""
    faults: tuple[str, ...]
    """The first of these faults, a line each."""

    def as_data(self) -> dict[str, Json]:
        """The result as JSON has it."""
        return {
            "games": self.games,
            "players": self.players,
            "bots": [*self.bots],
            "seed": self.seed,
            "mean": [*self.mean],
            "stderr": [*self.stderr],
            "win_share": [*self.win_share],
            "choices": self.choices,
            "failed": self.failed,
            "faults": [*self.faults],
        }


def simulate(  # noqa: PLR0913 - each is one option of `gnumies simulate`
    players: int,
    specs: Sequence[str],
    games: int,
    seed: int,
    *,
    ruleset: Ruleset = RULEBOOK,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
    slow: Callable[[], None] | None = None,
) -> Result:
    """Play the games of a seed; fewer specs than players are repeated in a cycle.

    The result is the same on any machine and for any number of ``threads``, which are processes
    for bots written in Python. Where all are ``random`` or ``policy``, the compiled simulator
    plays, with random numbers of its own (``gnumies.sim.stream``).
    A fault of a bot ends its game only. ``progress`` is told now and then how many games are done,
    and ``slow`` once if the reference engine has to play what numba would have made fast.
    """
    series = Series(_for_each_seat(specs, players), seed, ruleset)
    _at_least(0, games, "games")
    _at_least(1, threads, "threads")
    total = Tally.empty(players)
    with listening():
        fast = all_compiled(series)
        if fast and not compiled() and slow is not None:
            slow()
        played = compiled_tallies if fast else tallies
        for tally in played(series, games, threads):
            total += tally
            if progress is not None:
                progress(total.completed + total.failed)
    return Result(
        games=games,
        players=players,
        bots=series.specs,
        seed=seed,
        mean=total.mean,
        stderr=total.stderr,
        win_share=total.win_share,
        choices=total.choices,
        failed=total.failed,
        faults=total.faults,
    )


def _for_each_seat(specs: Sequence[str], players: int) -> tuple[str, ...]:
    check_seats(players)
    if not 1 <= len(specs) <= players:
        raise BadValue(None, f"{len(specs)} bots cannot sit down on {players} seats")
    return tuple(islice(cycle(specs), players))


def _at_least(least: int, number: int, what: str) -> None:
    if number < least:
        raise BadValue(None, f"{number} {what}, where {least} or more are possible")
