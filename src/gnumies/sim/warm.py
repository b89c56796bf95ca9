"""Compiles every kernel into the cache, so that nobody waits for it: ``python -m`` this module."""

import os
import subprocess
import sys
from typing import Final

from gnumies.sim.many import compiled

SEATS: Final = (2, 3, 4, 5)
_POLITE: Final = 19


def start() -> "subprocess.Popen[bytes] | None":
    """Begin to compile in a process of its own with the lowest priority; nothing without numba."""
    if not compiled():
        return None
    silence = subprocess.DEVNULL
    words = [sys.executable, "-m", "gnumies.sim.warm"]
    return subprocess.Popen(words, stdin=silence, stdout=silence, stderr=silence)  # noqa: S603 - us


def main() -> None:
    """Call every kernel once for each number of players."""
    import numpy as np  # noqa: PLC0415 - with numba, it takes a while to import

    from gnumies.rules import RULEBOOK  # noqa: PLC0415
    from gnumies.sim.batch import Batch  # noqa: PLC0415
    from gnumies.sim.games import (  # noqa: PLC0415
        light_playouts,
        light_tally,
        uniform_playouts,
        uniform_tally,
    )

    if sys.platform != "win32":
        os.nice(_POLITE)
    for seats in SEATS:
        batch = Batch(1, seats, RULEBOOK)
        sums, scores = np.zeros((3, seats), np.int64), np.zeros((1, seats), np.int64)
        for tally in (uniform_tally, light_tally):
            tally(batch.rules, batch.games, 0, 0, 1, sums)
        for playouts in (uniform_playouts, light_playouts):
            playouts(batch.rules, batch.games, scores)
        batch.reset()
        batch.step(batch.choose_uniformly())
        batch.observe()


if __name__ == "__main__":
    main()
