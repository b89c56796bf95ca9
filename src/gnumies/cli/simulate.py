"""``gnumies simulate``: many games between bots."""

import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from gnumies.bots.simulate import Result
from gnumies.bots.simulate import simulate as run
from gnumies.cli.inputs import named_ruleset, words
from gnumies.cli.language import spoken
from gnumies.cli.numbers import MaybeWhole, Whole
from gnumies.cli.output import print_fault, print_json, print_table
from gnumies.cli.streams import is_terminal, output_is_ours
from gnumies.locale import Texts


def simulate(  # noqa: PLR0913 - each is an option
    *,
    players: Whole = 2,
    bots: str = "greedy,random",
    games: Whole = 1000,
    seed: Whole = 0,
    threads: MaybeWhole = None,
    ruleset: str = "rulebook",
    json: bool = False,
) -> int:
    """Play many games between bots; the same seed gives the same result everywhere.

    Where all bots are random or policy, the compiled simulator plays, a million games a second.

    Example: gnumies simulate --players 3 --bots greedy,random --games 2000 --seed 7

    Parameters
    ----------
    players
        The number of seats, 2 to 5.
    bots
        A bot for each seat, repeated where there are fewer: a name, or the path of a Python file.
    games
        How many games.
    seed
        Any whole number.
    threads
        How many games are played at once; without it, one for each core.
    ruleset
        rulebook, dutch, overview, or a JSON file with the fields of a ruleset.
    json
        Print one line of JSON.
    """
    with _bar(games, hidden=json) as progress, output_is_ours():
        result = run(
            players,
            words(bots),
            games,
            seed,
            ruleset=named_ruleset(ruleset),
            threads=os.cpu_count() or 1 if threads is None else threads,
            progress=progress,
            slow=lambda: print_fault(Texts()("cli-no-numba")),
        )
    for fault in result.faults:
        print_fault(fault)
    if json:
        print_json(result.as_data())
    else:
        _print(result, spoken())
    return 1 if result.failed == games > 0 else 0


@contextmanager
def _bar(games: int, *, hidden: bool) -> Generator[Callable[[int], None]]:
    hidden = hidden or not is_terminal(sys.stderr)
    with Progress(console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def _print(result: Result, t: Texts) -> None:
    columns = [
        t("cli-column-seat"),
        t("cli-column-bot"),
        t("cli-column-mean"),
        t("cli-column-stderr"),
        t("cli-column-wins"),
    ]
    rows = [
        [str(seat), bot, _number(mean, 2), _number(error, 2), _percent(share)]
        for seat, (bot, mean, error, share) in enumerate(
            zip(result.bots, result.mean, result.stderr, result.win_share, strict=True)
        )
    ]
    title = t("cli-simulated", games=result.games, seed=str(result.seed), failed=result.failed)
    print_table(title, columns, rows)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
