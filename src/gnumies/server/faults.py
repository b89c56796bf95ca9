"""What keeps a server from starting."""

from pathlib import Path


class ServerFault(Exception):
    """One line that says what is wrong and what to do about it."""


class AlreadyServed(ServerFault):
    """Another server has the data folder, and notes there where it answers."""

    def __init__(self, reason: str, folder: Path) -> None:
        super().__init__(reason)
        self.folder = folder


class PortTaken(ServerFault):
    """The address is not free."""
