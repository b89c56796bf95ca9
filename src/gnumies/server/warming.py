"""What is slow to compile is compiled while nobody waits for it."""

import subprocess
from logging import getLogger

from gnumies.mind import warm

_log = getLogger(__name__)


class Warming:
    """A process that fills the cache of compiled code; it ends with the server."""

    def __init__(self) -> None:
        self._begun = False
        self._process: subprocess.Popen[bytes] | None = None

    async def begin(self, _: object = None) -> None:
        """Begin, the first time that a page has been shown; other times nothing happens."""
        if self._begun:
            return
        self._begun = True
        try:
            self._process = warm.start()
        except OSError as error:  # no process can be had: the first bot waits instead
            _log.warning("nothing is compiled beforehand: %s", error)

    def close(self) -> None:
        """End the process, however far it is: what it has compiled is kept."""
        self._begun = True
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
