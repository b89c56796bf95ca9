"""``gnumies``: a table in the browser, at home."""

import json
import webbrowser
from http.client import HTTPException
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Annotated, Final
from urllib.request import urlopen

from cyclopts import Parameter

from gnumies.cli.faults import InputError
from gnumies.cli.language import spoken
from gnumies.cli.serve import HOST, PORT, served_from

if TYPE_CHECKING:
    from gnumies.server.lock import Address

PLAY: Final = "/play"
"""The page that begins a game against bots, or goes on with the one that is played."""

PATIENCE: Final = 10.0
"""Seconds that another server, which may just be starting, is given to answer."""


def home(
    *,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    data: Path | None = None,
) -> None:
    """Open a table in the browser, ready to play; the server ends with Ctrl-C.

    A server of this data folder that runs already is the one that is opened.

    Example: gnumies --no-browser

    Parameters
    ----------
    browser
        Open the browser; otherwise only the address is printed.
    data
        The folder of the database; without it, one in your user data.
    """
    from gnumies.server.faults import AlreadyServed, PortTaken, ServerFault

    def ready(url: str) -> None:
        if browser:
            # Some browsers run in the terminal, and then open() waits for them.
            Thread(target=webbrowser.open, args=(url + PLAY,), daemon=True).start()

    try:
        try:
            served_from(HOST, PORT, data, ready)
        except PortTaken:
            served_from(HOST, 0, data, ready)
    except AlreadyServed as fault:
        url = _found(fault.folder)
        if url is None:
            raise InputError(str(fault)) from None
        print(spoken()("cli-already-served", url=url), flush=True)
        if browser:
            webbrowser.open(url + PLAY)
    except ServerFault as fault:
        raise InputError(str(fault)) from None


def _found(folder: Path) -> str | None:
    """Where the server of a folder answers, now or soon."""
    from gnumies.server.lock import address_of

    end = monotonic() + PATIENCE
    while True:
        address = address_of(folder)
        if address is not None and _answers(address):
            return address.url
        if monotonic() > end:
            return None
        sleep(0.1)


def _answers(address: "Address") -> bool:
    """Whether it is that server, and no other one, that answers there."""
    try:
        with urlopen(f"{address.url}/health", timeout=1) as answer:  # noqa: S310 - http, as noted
            return json.load(answer).get("instance") == address.instance
    except (OSError, HTTPException, ValueError, AttributeError):
        return False
