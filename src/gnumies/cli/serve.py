"""``gnumies serve``: the server for hosts."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from gnumies.cli.faults import InputError
from gnumies.cli.language import spoken
from gnumies.cli.numbers import Whole

HOST: Final = "127.0.0.1"
PORT: Final = 8765


def serve(*, host: str = HOST, port: Whole = PORT, data: Path | None = None) -> None:
    """Serve tables over HTTP until Ctrl-C.

    Example: gnumies serve --port 8765 --data ~/gnumies

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 is every one that this machine has.
    port
        The port to listen on; 0 takes a free one.
    data
        The folder of the database; without it, one in your user data.
    """
    from gnumies.server.faults import ServerFault

    try:
        served_from(host, port, data)
    except ServerFault as fault:
        raise InputError(str(fault)) from None


def served_from(
    host: str, port: int, data: Path | None, ready: Callable[[str], None] = lambda _: None
) -> None:
    """Serve and say where; ``ready`` is told the address besides. Raises ``ServerFault``."""
    from gnumies.server.serving import serve as run
    from gnumies.server.settings import Settings

    settings = Settings() if data is None else Settings(data=data.expanduser().resolve())
    t = spoken()

    def told(url: str) -> None:
        print(t("cli-serving", url=url), flush=True)
        print(t("cli-data", folder=str(settings.data)), flush=True)
        ready(url)

    run(host, port, settings, told)
