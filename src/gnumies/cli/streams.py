"""Standard input, output and error, some of which the caller may have closed."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import BinaryIO, Final, TextIO

from gnumies.cli.faults import InputError

_OUTPUT: Final = 1
_ERROR: Final = 2


def prepare() -> None:
    """Make the streams fit for any text; ``InputError`` where there is none to answer on."""
    if sys.stderr is None:
        # Nobody wants to read of faults; and no file that is opened later may be taken for it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), _ERROR)
        os.set_inheritable(_ERROR, True)
        sys.stderr = os.fdopen(_ERROR, "w")
    if sys.stdout is None:
        raise InputError("there is no standard output to answer on")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot show a name shows its code points instead.
            stream.reconfigure(errors="backslashreplace")


def standard_input() -> BinaryIO:
    """The bytes of standard input."""
    if sys.stdin is None:
        raise InputError("there is no standard input to read")
    return sys.stdin.buffer


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody sits there."""
    return stream is not None and stream.isatty()


def give_up_output() -> None:
    """Let nothing that is still to be written complain when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), _OUTPUT)


@contextmanager
def output_is_ours() -> Generator[None]:
    """Send what others write to standard output, by whatever means, to standard error.

    That goes for code in this process and for the processes that it starts.
    """
    sys.stdout.flush()
    kept = os.dup(_OUTPUT)
    os.dup2(_ERROR, _OUTPUT)
    try:
        yield
    finally:
        for stream in (sys.stdout, sys.__stdout__):
            if stream is not None and not stream.closed:
                stream.flush()
        os.dup2(kept, _OUTPUT)
        os.close(kept)
