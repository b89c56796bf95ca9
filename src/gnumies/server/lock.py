"""One server for one folder of data."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gnumies.server.faults import AlreadyServed, ServerFault

NAME: Final = "gnumies.lock"
ADDRESS: Final = "gnumies.address"


@contextmanager
def locked(folder: Path) -> Generator[None]:
    """Hold the folder for this process; ``ServerFault`` if another server does, or nobody can.

    The system lets go of it when the process ends, however it ends.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise ServerFault(
            f"the data folder {folder} cannot be written ({error.strerror}); "
            "choose another one with --data"
        ) from None
    try:
        if not _try_lock(handle):
            address = address_of(folder)
            raise AlreadyServed(
                f"another gnumies server uses the data folder {folder}, "
                f"at {address or 'an address that it has not noted'}; "
                "stop it, or choose another folder with --data",
                address,
            )
        yield
    finally:
        os.close(handle)


def note_address(folder: Path, url: str) -> None:
    """Note where the server of this folder answers."""
    (folder / ADDRESS).write_text(url, encoding="utf-8")


def address_of(folder: Path) -> str | None:
    """Where the server of this folder answers, or has last answered."""
    try:
        return (folder / ADDRESS).read_text(encoding="utf-8")
    except OSError:
        return None


if os.name == "nt":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
