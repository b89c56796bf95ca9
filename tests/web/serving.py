"""`gnumies serve` as a process of its own, which can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

SECONDS = 30


class Served:
    """A server on a data folder; its address stays the same when it is started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.starts = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def faults(self) -> Path:
        """What the present process complains about."""
        return self.data.with_name(f"{self.data.name}-{self.starts}.stderr")

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.starts += 1
        command = [sys.executable, "-m", "gnumies", "serve", "--port", str(self.port)]
        with self.faults.open("w", encoding="utf-8") as faults:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=faults,
                text=True,
                start_new_session=True,
            )
        line = self._output().readline()  # said when it answers; empty when it could not start
        address = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert address, f"no address: {line!r}, {self.faults.read_text(encoding='utf-8')}"
        self.port = int(address[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it, and see that it had nothing to complain about."""
        status = self._end(signal.SIGTERM)
        complaints = self.faults.read_text(encoding="utf-8")
        assert (status, complaints) == (0, ""), f"status {status}: {complaints}"

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        assert process
        with suppress(ProcessLookupError):
            os.kill(process.pid, how)
        status = process.wait(SECONDS)
        self._output().close()
        return status

    def _output(self) -> IO[str]:
        assert self._process
        assert self._process.stdout
        return self._process.stdout
