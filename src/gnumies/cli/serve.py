"""``gnumies serve``: the server for hosts."""

from pathlib import Path

from gnumies.cli.faults import InputError
from gnumies.locale import Texts


def serve(*, host: str = "127.0.0.1", port: int = 8765, data: Path | None = None) -> None:
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
    from gnumies.server.serving import serve as run
    from gnumies.server.settings import Settings

    settings = Settings() if data is None else Settings(data=data.expanduser().resolve())
    t = Texts()

    def ready(url: str) -> None:
        print(t("cli-serving", url=url), flush=True)
        print(t("cli-data", folder=str(settings.data)), flush=True)

    try:
        run(host, port, settings, ready)
    except ServerFault as fault:
        raise InputError(str(fault)) from None
