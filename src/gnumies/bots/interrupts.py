"""Ctrl-C, told apart from a bot that raises what Ctrl-C raises."""

from collections.abc import Generator
from contextlib import contextmanager
from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, signal
from threading import current_thread, main_thread
from types import FrameType


class _Ear:
    """Hears Ctrl-C, and remembers it for the case that a bot catches what it raises."""

    pressed = False

    def __call__(self, _number: int, _frame: FrameType | None) -> None:
        self.pressed = True
        raise KeyboardInterrupt


@contextmanager
def listening() -> Generator[None]:
    """Have Ctrl-C remembered, unless somebody else has taken charge of it."""
    if current_thread() is not main_thread() or getsignal(SIGINT) is not default_int_handler:
        yield
        return
    signal(SIGINT, _Ear())
    try:
        yield
    finally:
        signal(SIGINT, default_int_handler)


def heed(error: BaseException | None = None) -> None:
    """Raise ``KeyboardInterrupt`` if Ctrl-C was pressed; ``error`` is what a bot has raised.

    Where nobody listens, a bot's own ``KeyboardInterrupt`` cannot be told from that of Ctrl-C and
    passes for it; where Ctrl-C is ignored, it can only be the bot's.
    """
    handler = getsignal(SIGINT)
    if isinstance(handler, _Ear):
        pressed = handler.pressed
    else:
        pressed = isinstance(error, KeyboardInterrupt) and handler is not SIG_IGN
    if pressed:
        raise KeyboardInterrupt
