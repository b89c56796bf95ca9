"""Friends on the same network: the addresses that they reach this machine by."""

import re
import socket
from collections.abc import Awaitable, Callable
from typing import Final

from litestar import Controller, get, post
from litestar.di import NamedDependency as Named
from msgspec import Struct

from gnumies.server.players.asking import AnyRequest
from gnumies.server.tables.refusal import Refusal

LOOPBACK: Final = ("127.0.0.1", "::1")
HERE: Final = ("localhost", "127.0.0.1", "[::1]")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared with, never listened on


class NetworkUrls(Struct, frozen=True):
    """Where people on this network find the server; empty while it listens on loopback only."""

    urls: list[str]


class Network:
    """Where the server listens; ``opener`` makes it listen on another address, at the same port."""

    def __init__(self) -> None:
        self.port = 0
        self.addresses: list[str] = []
        self.opener: Callable[[str], Awaitable[None]] | None = None

    @property
    def urls(self) -> list[str]:
        """The addresses to be told to others."""
        return [f"http://{address}:{self.port}" for address in self.addresses]

    async def listen(self) -> None:
        """Listen on the address that this machine has in its network."""
        if self.addresses or self.opener is None:
            return
        address = network_address()
        if address is None:
            raise Refusal(409, "no-network", "this machine is not in a network")
        try:
            await self.opener(address)
        except OSError as error:
            reason = f"cannot listen on {address}: {error.strerror}"
            raise Refusal(409, "no-network", reason) from None
        self.addresses = [address]


class NetworkController(Controller):
    """Everything below ``/api/network``."""

    path = "/network"
    tags = ("network",)

    @get(operation_id="getNetwork", sync_to_thread=False)
    def show(self, network: Named[Network]) -> NetworkUrls:
        """The addresses for people on this network."""
        return NetworkUrls(network.urls)

    @post(operation_id="listenOnNetwork", status_code=200)
    async def listen(self, request: AnyRequest, network: Named[Network]) -> NetworkUrls:
        """Begin to listen for people on this network; only the machine's own user may say so."""
        if not _by_its_user(request):
            raise Refusal(403, "not-this-machine", "only this machine's own user may do this")
        await network.listen()
        return NetworkUrls(network.urls)


def _by_its_user(request: AnyRequest) -> bool:
    """Whether a browser of this machine asks, at an address that no name was made to lead to."""
    client, host = request.client, request.headers.get("host", "")
    forwarded = any(name in request.headers for name in FORWARDED)
    here = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    return client is not None and client.host in LOOPBACK and here in HERE and not forwarded


def network_address() -> str | None:
    """The address of this machine that others in its network see; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


_ELSEWHERE: Final = ("192.0.2.1", 9)  # RFC 5737: an address that nobody has
