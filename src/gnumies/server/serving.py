"""Running a server until it is told to stop."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final, cast

from sqlalchemy.exc import DBAPIError
from uvicorn import Config
from uvicorn import Server as Uvicorn

from gnumies.server.app import Server
from gnumies.server.connection import patient
from gnumies.server.faults import PortTaken, ServerFault
from gnumies.server.lock import Address, locked, note_address
from gnumies.server.network import ANYWHERE, LOOPBACK, network_address
from gnumies.server.settings import Settings

GRACEFUL: Final = 0.4
"""Seconds that a connection which does not end by itself is given when the server stops."""


BACKLOG: Final = 2048


def serve(host: str, port: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; ``ready`` is told the address when it answers.

    What keeps it from starting is a ``ServerFault``.
    """
    with locked(settings.data), listening(host, port) as sock:
        running = Running(Server(settings), sock, ready)
        try:
            with asyncio.Runner(loop_factory=running.config.get_loop_factory()) as runner:
                runner.run(running.until_stopped())
        except DBAPIError as error:
            raise ServerFault(
                f"the database {settings.database} cannot be used: {error.orig}; put a backup "
                "in its place, make room on the disk, or choose another folder with --data"
            ) from None


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; ``PortTaken`` where that cannot be."""
    try:
        return _bound(host, port)
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) else "there is no such port"
        raise PortTaken(
            f"cannot listen on {host} port {port}: {reason}; choose another one with --port"
        ) from None


class Running(Uvicorn):
    """A server on a socket, whose streams end when it is told to stop."""

    def __init__(self, server: Server, sock: socket.socket, ready: Callable[[str], None]) -> None:
        super().__init__(
            Config(
                server.app,
                http=patient(2 * server.settings.times.ping / 1000),
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACEFUL,  # pyright: ignore[reportArgumentType]
            )
        )
        self._parts = server
        self._sock = sock
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None

    async def until_stopped(self) -> None:
        """Serve until a signal comes."""
        self._loop = asyncio.get_running_loop()
        async with self._parts.running():
            await self.serve(sockets=[self._sock])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        host, port = self._sock.getsockname()[:2]
        network = self._parts.network
        network.port, network.opener = port, self._listen_too
        if host not in LOOPBACK:
            address = network_address() if host in ANYWHERE else host
            network.addresses = [address] if address else []
        shown = "127.0.0.1" if host in ANYWHERE else host
        url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
        note_address(self._parts.settings.data, Address(url, self._parts.instance))
        self._ready(url)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the interface
        """End the streams, which would never end by themselves, and then the server."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._parts.streams.stop)

    async def _listen_too(self, address: str) -> None:
        """Answer on another address besides, at the same port."""
        sock = _bound(address, self._parts.network.port)
        self.servers.append(
            await asyncio.get_running_loop().create_server(self._connection, sock=sock)
        )

    def _connection(self) -> asyncio.Protocol:
        protocol = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        return protocol(self.config, self.server_state, self.lifespan.state)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's algorithm on and every answer 40 ms late.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":  # where it would let two servers have one port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen(BACKLOG)  # at once: two sockets can be bound alike as long as neither listens
    except (OSError, OverflowError):
        sock.close()
        raise
    return sock
