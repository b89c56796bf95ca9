"""One server for one folder of data."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from gnumies.server.faults import AlreadyServed, ServerFault

NAME: Final = "gnumies.lock"
ADDRESS: Final = "gnumies.address"


class Address(NamedTuple):
    """Where a server answers, and by which name of its own it is told from any other one there."""

    url: str
    instance: str


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
                f"at {address.url if address else 'an address that it has not noted'}; "
                "stop it, or choose another folder with --data",
                folder,
            )
        _forget_address(folder)
        yield
    finally:
        os.close(handle)


def note_address(folder: Path, address: Address) -> None:
    """Note where the server of this folder answers."""
    (folder / ADDRESS).write_text(" ".join(address), encoding="utf-8")


def address_of(folder: Path) -> Address | None:
    """Where the server of this folder answers; ``None`` until it does."""
    try:
        url, instance = (folder / ADDRESS).read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return None
    return Address(url, instance)


def _forget_address(folder: Path) -> None:
    """Whoever finds the folder held must not be sent to where an earlier server was."""
    try:
        (folder / ADDRESS).unlink(missing_ok=True)
    except OSError as error:
        raise ServerFault(
            f"{folder / ADDRESS} cannot be replaced ({error.strerror}); "
            "remove it, or choose another folder with --data"
        ) from None


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
