"""The verbs, and the one place where a fault becomes a line and an exit status."""

import os
import sys
from collections.abc import Sequence
from threading import enumerate as threads
from typing import Final

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from gnumies.cli.analyze import analyze
from gnumies.cli.faults import InputError, UsageError
from gnumies.cli.home import home
from gnumies.cli.output import print_fault
from gnumies.cli.play import play
from gnumies.cli.replay import replay
from gnumies.cli.rules import rules
from gnumies.cli.score import score
from gnumies.cli.serve import serve
from gnumies.cli.simulate import simulate
from gnumies.cli.streams import give_up_output, prepare
from gnumies.cli.verify import verify
from gnumies.coach import RECKONING
from gnumies.rules import RuleError

_INTERRUPTED: Final = 130


def version() -> str:
    """The installed version."""
    from importlib.metadata import version as installed

    return installed("gnumies")


app = App(
    name="gnumies",
    help="The Gnumies, a card game of secret bids for two to five.",
    version=version,
    help_format="plaintext",
    default_parameter=Parameter(negative=""),
    suppress_keyboard_interrupt=False,
)
app.default(home)
VERBS = (play, score, replay, analyze, rules, simulate, verify, serve)
for verb in VERBS:
    app.command(verb)


def main() -> None:
    """Run the command line of this process and end it."""
    try:
        prepare()
    except InputError as error:
        sys.exit(_fault(error, 1))
    status = run(sys.argv[1:])
    if status == _INTERRUPTED and _is_reckoning():
        os._exit(status)  # that may take minutes, and Python would wait for it
    sys.exit(status)


def run(words: Sequence[str]) -> int:
    """Run one command and return its exit status.

    That is 0, 1 for wrong input, 2 for wrong usage, 130 for one that Ctrl-C has ended.
    """
    try:
        status = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except (CycloptsError, UsageError) as error:
        return _fault(_unused(error) if isinstance(error, UnusedCliTokensError) else error, 2)
    except BrokenPipeError:  # the reader has gone, and wants no more to be said
        give_up_output()
        return 1
    except OSError as error:
        return _fault(f"{error.filename}: {error.strerror}" if error.filename else error, 1)
    except (InputError, RuleError) as error:
        return _fault(error, 1)
    except KeyboardInterrupt:
        return _fault("interrupted", _INTERRUPTED)
    return status or 0


def _is_reckoning() -> bool:
    return any(each.name.startswith(RECKONING) for each in threads())


def _unused(error: UnusedCliTokensError) -> str:
    """What a word that no command takes was probably meant to be."""
    word = repr((error.unused_tokens or [""])[0])
    if error.command_chain:
        command = " ".join(error.command_chain)
        return f"{command} takes no {word}; see gnumies {command} --help"
    verbs = sorted(verb.__name__ for verb in VERBS)
    return f"there is no command {word}; there are {', '.join(verbs)}"


def _fault(what: object, status: int) -> int:
    print_fault(what)
    return status
