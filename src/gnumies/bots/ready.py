"""Compiled code, made ready before a bot that needs it is given its time to think.

That takes some seconds where the code lies on the disk, and a minute where it has to be compiled.
"""

from contextlib import suppress
from threading import Lock, Thread
from typing import Final

from gnumies.bots.base import BotFactory
from gnumies.bots.expert import ExpertBot
from gnumies.bots.levels import HardBot
from gnumies.bots.policy import PolicyBot
from gnumies.mind.warm import call_bots

_COMPILED: Final[tuple[BotFactory, ...]] = (PolicyBot, HardBot, ExpertBot)
_threads: Final[dict[int, Thread]] = {}
_ready: Final[set[int]] = set()
_lock: Final = Lock()


def is_compiled(factory: BotFactory) -> bool:
    """Whether a bot needs compiled code."""
    return any(factory is each for each in _COMPILED)  # == is somebody else's code


def is_ready(seats: int) -> bool:
    """Whether the code for tables of so many seats can be called at once."""
    return seats in _ready


def begin(seats: int, patience: float = 0) -> None:
    """Make the code ready in the background; the first time wait for it so many seconds."""
    with _lock:
        if seats in _threads:
            return
        _threads[seats] = Thread(target=_compile, args=(seats,), daemon=True)
        _threads[seats].start()
    _threads[seats].join(patience)


def wait(seats: int) -> None:
    """Wait until the code is ready, or cannot be had."""
    begin(seats)
    _threads[seats].join()


def _compile(seats: int) -> None:
    with suppress(ImportError):  # without numba nothing can be compiled
        call_bots(seats)
        _ready.add(seats)
