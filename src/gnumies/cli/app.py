"""The verbs, and the one place where a fault becomes a line and an exit status."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import cast

from cyclopts import App, CycloptsError, Parameter

from gnumies.cli.faults import InputError, UsageError
from gnumies.cli.output import print_fault
from gnumies.rules import RuleError


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
)
for verb in ("play", "score", "replay", "rules", "simulate", "verify"):
    app.command(f"gnumies.cli.{verb}:{verb}", name=verb)  # imported when it is called


def main() -> None:
    """Run the command line of this process and end it."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a name shows its code points instead.
        cast("TextIOWrapper", stream).reconfigure(errors="backslashreplace")
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run one command and return its exit status: 0, 1 for wrong input, 2 for wrong usage."""
    try:
        status = app(
            words or ["play"], exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
    except (CycloptsError, UsageError) as error:
        return _fault(error, 2)
    except BrokenPipeError:
        # The reader has gone; nothing may complain about it when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _fault(f"{error.filename}: {error.strerror}" if error.filename else error, 1)
    except (InputError, RuleError) as error:
        return _fault(error, 1)
    except KeyboardInterrupt:
        return 130
    return status or 0


def _fault(what: object, status: int) -> int:
    print_fault(what)
    return status
