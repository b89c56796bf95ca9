"""A place between a browser and the server where every byte that comes in is written down."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread


class Relay:
    """Passes on what a browser and the server say to each other, and keeps the server's part."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._heard: list[bytearray] = []  # by connection: together they would cut each other short
        self._lock = Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    @property
    def heard(self) -> bytes:
        """Everything that the server has said so far, to the last byte."""
        with self._lock:
            return b"\n".join(self._heard)

    def serve(self) -> None:
        with suppress(OSError):  # closed, and so done
            while True:
                browser, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._server))
                for source, target in ((browser, server), (server, browser)):
                    Thread(
                        target=self._pass_on, args=(source, target, source is server), daemon=True
                    ).start()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _pass_on(self, source: socket.socket, target: socket.socket, kept: bool) -> None:  # noqa: FBT001
        heard = bytearray()
        if kept:
            with self._lock:
                self._heard.append(heard)
        with suppress(OSError), target:
            while data := source.recv(65_536):
                if kept:
                    with self._lock:
                        heard += data
                target.sendall(data)
            target.shutdown(socket.SHUT_RDWR)


@contextmanager
def relay(port: int) -> Iterator[Relay]:
    """A relay to the server on this port."""
    running = Relay(port)
    accepting = Thread(target=running.serve, daemon=True)
    accepting.start()
    try:
        yield running
    finally:
        running.close()
        accepting.join()
