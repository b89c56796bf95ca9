"""A small file that a server keeps in memory."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

Content = TypeVar("Content")


class Watched(Generic[Content]):
    """What a file says, read again when it has changed: the app may be built anew under a server.

    Where there is no file, it is as if there were an empty one.
    """

    def __init__(self, path: Path, made_of: Callable[[bytes], Content]) -> None:
        self._path = path
        self._made_of = made_of
        self._content = made_of(b"")
        self._stamp = (0, 0)
        self.read()

    def read(self) -> Content:
        """What it says now; while it is away or half written, what it said last."""
        with suppress(OSError, ValueError, LookupError, TypeError):
            stat = self._path.stat()
            if (stamp := (stat.st_mtime_ns, stat.st_size)) != self._stamp:
                self._content, self._stamp = self._made_of(self._path.read_bytes()), stamp
        return self._content
