"""Calls that may take long, or for ever, away from the screen."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread


async def apart(call: Callable[[], object]) -> object:
    """What the call gives, or the error it raises, from a thread that nobody has to wait for.

    Textual's own worker threads would keep the program from ending while a bot still thinks.
    """
    loop = asyncio.get_running_loop()
    outcome: asyncio.Future[object] = loop.create_future()

    def arrive(result: object) -> None:
        if not outcome.done():
            outcome.set_result(result)

    def work() -> None:
        try:
            result = call()
        except BaseException as error:  # noqa: BLE001 - it is somebody else's code
            result = error
        with suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(arrive, result)

    Thread(target=work, daemon=True).start()
    return await outcome
