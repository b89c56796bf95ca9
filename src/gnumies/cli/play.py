"""``gnumies play``: a game in the terminal."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gnumies.cli.faults import InputError, UsageError
from gnumies.cli.inputs import luckynits_file, named_ruleset, record_file, words
from gnumies.cli.language import language, spoken
from gnumies.cli.numbers import MaybeWhole
from gnumies.cli.streams import is_terminal
from gnumies.rules import DEFAULT_LUCKYNITS, RULEBOOK, check_seats

if TYPE_CHECKING:
    from gnumies.tui import Seat

NO_BOTS = "none"


def play(  # noqa: PLR0913 - each is an option
    *,
    players: MaybeWhole = None,
    bots: str | None = None,
    ruleset: str | None = None,
    seed: MaybeWhole = None,
    luckynits: str | None = None,
    resume: str | None = None,
    ascii: bool = False,  # noqa: A002 - the name of the option
) -> None:
    """Play in the terminal, against bots or with people around this screen.

    Example: gnumies play --players 4 --bots medium,expert

    Without players and bots a start screen asks who plays.

    Parameters
    ----------
    players
        The number of seats, 2 to 5.
    bots
        Who sits on the last seats, people on the others: easy, medium, hard or expert, names of
        other bots, paths of Python files, or none. Without it, one person plays against medium.
    ruleset
        rulebook, dutch, overview, or a JSON file with the fields of a ruleset.
    seed
        Any whole number; it fixes the order of the cards and the luck of the bots.
    luckynits
        A JSON file with the Luckynits that are printed on your cards.
    resume
        A saved game to go on with, .gnumies.json; its own setup counts. Where bots of Python
        files play in it, --bots names these files again.
    ascii
        Draw with plain ASCII characters only.
    """
    from gnumies.tui import PlayOptions, run

    own_game = (players, ruleset, seed, luckynits) != (None,) * 4
    if resume is not None and own_game:
        raise UsageError("--resume goes on with a game as it was saved; leave out all but --bots")
    options = PlayOptions(
        seats=_seats(players, bots),
        ruleset=RULEBOOK if ruleset is None else named_ruleset(ruleset),
        luckynits=DEFAULT_LUCKYNITS if luckynits is None else luckynits_file(luckynits),
        seed=seed,
        resume=None if resume is None else record_file(resume),
        path=None if resume is None else Path(resume),
        ascii=ascii or None,
        language=language(),
    )
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        raise InputError("play needs a terminal with a keyboard")
    run(options)


def _seats(players: MaybeWhole, bots: str | None) -> tuple["Seat", ...]:
    """People first, then bots; none where the start screen shall ask."""
    from gnumies.tui import DEFAULT_BOT, PERSON
    from gnumies.tui.names import named

    if players is None and bots is None:
        return ()
    kinds = [] if bots in (None, NO_BOTS) else words(bots)
    if players is None:
        players = 1 + len(kinds)
    if bots is None:
        kinds = [DEFAULT_BOT] * (players - 1)
    check_seats(players)
    if len(kinds) > players:
        raise InputError(f"{len(kinds)} bots for {players} players")
    kinds = [PERSON] * (players - len(kinds)) + kinds
    return named(kinds, spoken())
