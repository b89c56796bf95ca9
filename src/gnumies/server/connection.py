"""Connections that are not waited for forever."""

import asyncio
import socket
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD: Final = 65_536
"""Bytes of a request's line and headers."""

ASKING: Final = 10.0
"""Seconds in which a request has to be complete once its connection is open, or it has begun."""

_UNREAD: Final[int | None] = getattr(socket, "TCP_USER_TIMEOUT", None)
"""Linux gives up by itself on what is not taken; elsewhere only full buffers are noticed."""


class Connection(HttpToolsProtocol):
    """A connection that ends when a request does not, or when its answer is not taken."""

    unread: float
    """Seconds that an answer may wait to be taken."""

    _late: asyncio.TimerHandle | None = None
    _full: asyncio.TimerHandle | None = None
    _head: int | None = 0
    """Bytes of the head so far; ``None`` while a body comes."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Wait for a request, but not forever."""
        super().connection_made(transport)
        if _UNREAD is not None:
            sock = transport.get_extra_info("socket")
            sock.setsockopt(socket.IPPROTO_TCP, _UNREAD, int(self.unread * 1000))
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        _cancel(self._late)
        _cancel(self._full)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request, whose head must come to an end."""
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        """Begin to wait for the rest."""
        super().on_message_begin()
        self._await_request()

    def on_headers_complete(self) -> None:
        """Begin to answer; the body is limited elsewhere."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for the next request as long as connections are kept alive."""
        _cancel(self._late)
        self._head = 0
        super().on_message_complete()

    def shutdown(self) -> None:
        """Wait for an answer, but for no body that may never end."""
        if self._head is None:
            self.transport.close()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        """Give up when the answer is not taken soon."""
        super().pause_writing()
        self._full = self.loop.call_later(self.unread, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: it has been taken."""
        _cancel(self._full)
        super().resume_writing()

    def _await_request(self) -> None:
        _cancel(self._late)
        self._late = self.loop.call_later(ASKING, self.transport.close)


def patient(seconds: float) -> type[Connection]:
    """Connections whose answers may wait so long to be taken."""

    class Patient(Connection):
        unread = seconds

    return Patient


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
