"""How soon a bid is answered while twenty tables of bots are played, beside an empty request.

    python -m bench.server               twenty tables, then none
    python -m bench.server --seconds 30  for longer
    python -m bench.server --bot expert  with bots that think as long as they may

A real server in a process of its own, and its clients in this one, on the same cores. An answered
bid is durable. The floor is ``GET /health``, asked in turns with the bids.
"""

import argparse
import asyncio
import json
import signal
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from tests.server.house import BOT, ME, OPEN, Follower, Json, Person
from tests.server.test_durable import served

PAUSE = 0.02
"""Seconds between two bids that are timed."""


@dataclass
class Times:
    """Milliseconds that requests of one kind took."""

    name: str
    taken: list[float] = field(default_factory=list)

    async def time(self, request: Coroutine[Any, Any, object]) -> None:
        """Time one request."""
        begin = perf_counter()
        await request
        self.taken.append((perf_counter() - begin) * 1000)

    @property
    def p50_and_p99(self) -> tuple[float, float]:
        """The median, and what 99 of 100 stay below."""
        hundredths = quantiles(self.taken, n=100)
        return hundredths[49], hundredths[98]


async def play_with_bots(url: str, bot: str, stop: asyncio.Event) -> int:
    """Play games against four bots at their usual pace, one after the other; count the moves."""
    person, rng, moves = Person(url), Random(1), 0  # noqa: S311 - a game of cards
    while not stop.is_set():
        table = await person.create(ME, *[BOT | {"bot": bot}] * 4, pace="normal")
        await person.start(table)
        await person.open_nonce(table)
        async with person.follow(table) as follower:
            while not stop.is_set() and (shown := latest(follower))["status"] != "over":
                view = (shown.get("views") or {}).get("0")
                if view and 0 in view["awaited"]:
                    await person.move(table, view, 0, rng)
                    moves += 1
                await asyncio.sleep(0.5)
    await person.close()
    return moves


def latest(follower: Follower) -> Json:
    """The table as the stream has last brought it, like a page has it."""
    whole = follower.bytes.rpartition(b"\n\n")[0]
    line = whole.rpartition(b"data: ")[2].partition(b"\n")[0]
    return json.loads(line)["table"] if line else {"status": "opening"}


async def measure(tables: int, seconds: float, bot: str) -> None:
    """Print how long bids and empty requests take beside so many tables of bots."""
    with TemporaryDirectory() as folder:
        async with served(Path(folder)) as (url, _):
            person, idle, stop = Person(url), Person(url), asyncio.Event()
            table = await person.create(ME, OPEN)
            await idle.join(table, "Bo")
            await person.start(table)
            for seat, each in enumerate((person, idle)):
                await each.open_nonce(table, seat)
            busy = [asyncio.create_task(play_with_bots(url, bot, stop)) for _ in range(tables)]
            await asyncio.sleep(3 if tables else 0)
            await time_bids(person, table, tables, seconds)
            stop.set()
            moves = sum(await asyncio.gather(*busy))
            print(f"{'':>6} their people made {moves} moves meanwhile")
            for each in (person, idle):
                await each.close()


async def time_bids(person: Person, table: str, tables: int, seconds: float) -> None:
    """Bid and bid again, a bid that is never the last one, with an empty request after each."""
    bids, floor = Times("bid"), Times("GET /health")
    view = (await person.view(table))["views"]["0"]
    end = perf_counter() + seconds
    while perf_counter() < end:
        await bids.time(person.bid(table, person.bid_body(view, 0, "50")))
        await floor.time(person.ask("GET", "/health"))
        await asyncio.sleep(PAUSE)
    for times in (bids, floor):
        half, most = times.p50_and_p99
        print(f"{tables:>6} {times.name:12}{len(times.taken):>8}{half:>10.1f}{most:>10.1f}")
    ratio = bids.p50_and_p99[1] / floor.p50_and_p99[1]
    print(f"{'':>6} p99 of a bid is {ratio:.1f} times that of an empty request")


async def measure_stops(times: int) -> None:
    """Print how long a server with an open stream takes to end after SIGTERM."""
    taken = []
    for _ in range(times):
        with TemporaryDirectory() as folder:
            async with served(Path(folder)) as (url, process):
                person = Person(url)
                table = await person.create(ME, BOT)
                async with person.follow(table) as follower:
                    await follower.until(lambda it: it.messages)
                    begin = perf_counter()
                    process.send_signal(signal.SIGTERM)
                    await process.wait()
                    taken.append(perf_counter() - begin)
                await person.close()
    print(
        f"SIGTERM to end with a stream open: median {median(taken):.2f} s, most {max(taken):.2f} s"
    )


def main() -> None:
    """Measure with twenty tables of bots, and with none, and how soon a server ends."""
    parser = argparse.ArgumentParser(description="time bids beside tables of bots")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--bot", default="greedy")
    wanted = parser.parse_args()
    print(f"{'tables':>6} {'request':12}{'times':>8}{'p50 ms':>10}{'p99 ms':>10}")
    for tables in (20, 0):
        asyncio.run(measure(tables, wanted.seconds, wanted.bot))
    asyncio.run(measure_stops(5))


if __name__ == "__main__":
    main()
