"""What keeps a server from starting."""


class ServerFault(Exception):
    """One line that says what is wrong and what to do about it."""


class AlreadyServed(ServerFault):
    """Another server has the data folder; ``address`` is where it answers, if it has said so."""

    def __init__(self, reason: str, address: str | None) -> None:
        super().__init__(reason)
        self.address = address


class PortTaken(ServerFault):
    """The address is not free."""
