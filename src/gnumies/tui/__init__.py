"""The game in the terminal: ``run`` plays it with people at one keyboard and with bots."""

import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress

from gnumies.mind import warm
from gnumies.rules import RuleError
from gnumies.tui.app import GnumiesApp
from gnumies.tui.opening import opened
from gnumies.tui.options import DEFAULT_BOT, PERSON, PlayOptions, Seat

__all__ = ["DEFAULT_BOT", "PERSON", "PlayOptions", "Seat", "run"]


def run(options: PlayOptions | None = None) -> None:
    """Play until people leave; a bot or a record that is no good is a ``RuleError`` at once."""
    options = options or PlayOptions()
    if not sys.__stdin__ or not sys.__stdin__.isatty():
        raise RuleError(None, "a game at the keyboard needs a terminal")
    game = opened(options) if options.seats or options.resume else None
    with _compiling():
        GnumiesApp(options, game).run()


@contextmanager
def _compiling() -> Generator[None]:
    """Have what bots and hints need compiled by a process of its own, while people play."""
    process = None
    with suppress(OSError):  # no process can be had: the first bot waits instead
        process = warm.start()
    try:
        yield
    finally:
        if process is not None:
            process.kill()
            process.communicate()
