"""Compiles every kernel into the cache, so that nobody waits for it: ``python -m`` this module."""

import os
import subprocess
import sys
from threading import Thread
from typing import Final

from gnumies.sim import cache
from gnumies.sim.many import compiled

SEATS: Final = (2, 3, 4, 5)
SWITCH: Final = "GNUMIES_WARM"
"""The variable of the environment that forbids it with 0."""
_POLITE: Final = 19
_DONE: Final = "warm"
"""A file of this name lies in a cache that is complete."""
_FEW: Final = 16
"""Room enough to be called once."""
_WITH_PARENT: Final = "--with-parent"


def start() -> "subprocess.Popen[bytes] | None":
    """Begin to compile in a process of its own, which ends with this one, by the lowest priority.

    Nothing begins without numba, nor where the cache of this version is complete or would not last.
    """
    folder = cache.lasting() if os.environ.get(SWITCH) != "0" and compiled() else None
    if folder is None or (folder / _DONE).exists():
        return None
    silence = subprocess.DEVNULL
    words = [sys.executable, "-P", "-m", __name__, _WITH_PARENT]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=silence, stderr=silence)  # noqa: S603 - us


def main() -> None:
    """Call every kernel once for each number of players."""
    if _WITH_PARENT in sys.argv:
        Thread(target=_end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(_POLITE)
    for seats in SEATS:
        _call_everything(seats)
    if (folder := cache.lasting()) is not None:
        (folder / _DONE).touch()


def call_bots(seats: int) -> None:
    """Call every kernel that a bot or a hint needs at a table of so many seats."""
    import numpy as np  # noqa: PLC0415 - with numba, it takes a while to import

    from gnumies.mind.answer import choose  # noqa: PLC0415
    from gnumies.mind.exact import Solver  # noqa: PLC0415
    from gnumies.mind.search import Search  # noqa: PLC0415
    from gnumies.mind.tables import policy_tables  # noqa: PLC0415
    from gnumies.rules import RULEBOOK  # noqa: PLC0415
    from gnumies.sim.batch import Batch  # noqa: PLC0415

    rules, games = policy_tables(RULEBOOK, seats), Batch(1, seats, RULEBOOK).games
    choose(rules, games)
    Search(rules, games, 0, nodes=_FEW).compare(np.full((1, seats), -1), 1)
    if seats == min(SEATS):
        Solver(_FEW).solve(rules, games, max_nodes=1)


def _call_everything(seats: int) -> None:
    import numpy as np  # noqa: PLC0415 - with numba, it takes a while to import

    from gnumies.mind.games import mixed_tally, policy_playouts, policy_tally  # noqa: PLC0415
    from gnumies.mind.tables import policy_tables  # noqa: PLC0415
    from gnumies.rules import RULEBOOK  # noqa: PLC0415
    from gnumies.sim.batch import Batch  # noqa: PLC0415
    from gnumies.sim.games import (  # noqa: PLC0415
        light_playouts,
        light_tally,
        uniform_playouts,
        uniform_tally,
    )

    batch = Batch(1, seats, RULEBOOK)
    sums, scores = np.zeros((3, seats), np.int64), np.zeros((1, seats), np.int64)
    for tally in (uniform_tally, light_tally):
        tally(batch.rules, batch.games, 0, 0, 1, sums)
    for playouts in (uniform_playouts, light_playouts):
        playouts(batch.rules, batch.games, scores)
    rules = policy_tables(RULEBOOK, seats)
    for tally in (policy_tally, mixed_tally):
        tally(rules, batch.games, 0, 0, 1, sums)
    policy_playouts(rules, batch.games, scores)
    call_bots(seats)
    batch.reset()
    batch.step(batch.choose_uniformly())
    batch.observe()


def _end_with_parent() -> None:
    """Standard input ends when the parent does, however it ends."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()
