"""A real server on a free port of this machine, and the people who play there."""

import asyncio
import json
import signal
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from secrets import token_bytes
from typing import Any, TypeAlias

import httpx

from gnumies.record.fair import nonce_commitment
from gnumies.server.app import Server
from gnumies.server.serving import Running, listening
from gnumies.server.settings import Limits, Settings, Times

QUICK = Times(paces=dict.fromkeys(("slow", "normal", "fast", "instant"), (0, 0)))
UNLIMITED = Limits(burst=10**6, per_second=10**6)
ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}

Json: TypeAlias = Any


class House:
    """A running server."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url
        self.people: list[Person] = []

    def person(self) -> "Person":
        self.people.append(Person(self.url))
        return self.people[-1]


@asynccontextmanager
async def house(
    folder: Path, times: Times = QUICK, limits: Limits = UNLIMITED, **settings: Callable[[], int]
) -> AsyncGenerator[House, None]:
    """Serve within this event loop."""
    make(folder)
    server = Server(Settings(folder, times, limits, thinkers=1, **settings))
    url: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    with listening("127.0.0.1", 0) as sock:
        running = Running(server, sock, url.set_result)
        task = asyncio.create_task(running.until_stopped())
        await asyncio.wait([task, url], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        place = House(server, await url)
        try:
            yield place
        finally:
            for person in place.people:
                await person.close()
            running.handle_exit(signal.SIGTERM, None)
            await task


def make(folder: Path) -> None:
    folder.mkdir(exist_ok=True)


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(
            base_url=url, headers={"X-Gnumies": "1"}, timeout=20, limits=httpx.Limits()
        )
        self.nonce = token_bytes(32)
        self.commitment = nonce_commitment(self.nonce)
        self.keys = map(str, count())

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, status: int = 200, **options: Json) -> Json:
        """Ask for something that is answered with this status."""
        answer = await self.http.request(method, path, **options)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def create(self, *seats: dict[str, str], **options: Json) -> str:
        body = {"seats": seats, "pace": "instant", "commitment": self.commitment} | options
        return (await self.ask("POST", "/api/tables", 201, json=body))["table"]

    async def join(self, table: str, name: str = "Bo") -> int:
        body = {"name": name, "commitment": self.commitment}
        return (await self.ask("POST", f"/api/tables/{table}/seats", 201, json=body))["seat"]

    async def start(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/start", 204)

    async def open_nonce(self, table: str, seat: int = 0) -> None:
        body = {"nonce": self.nonce.hex()}
        await self.ask("POST", f"/api/tables/{table}/seats/{seat}/nonce", 204, json=body)

    async def view(self, table: str) -> Json:
        return await self.ask("GET", f"/api/tables/{table}")

    async def look(self, table: str, seat: int) -> Json:
        """The game from one of several seats."""
        return (await self.ask("GET", f"/api/tables/{table}/seats/{seat}"))["view"]

    def bid_body(self, view: Json, seat: int, card: str, key: str | None = None) -> Json:
        bidding = 2 if view["phase"]["second"] else 1
        key = key or next(self.keys)
        return {
            "seat": seat, "round": view["round"], "bidding": bidding, "card": card, "key": key
        }  # fmt: skip

    async def bid(self, table: str, body: Json, status: int = 200) -> Json:
        return await self.ask("PUT", f"/api/tables/{table}/bids", status, json=body)

    async def move(self, table: str, view: Json, seat: int, rng: Random) -> None:
        """Make any legal move of a seat."""
        move = rng.choice(view["legal"])
        if "bid" in move:
            await self.bid(table, self.bid_body(view, seat, move["bid"]))
        else:
            body = {
                "seat": seat,
                "round": view["round"],
                "give": move.get("give"),
                "key": next(self.keys),
            }
            await self.ask("POST", f"/api/tables/{table}/decisions", json=body)

    @asynccontextmanager
    async def follow(
        self, table: str, after: int | str | None = None, **headers: str
    ) -> AsyncGenerator["Follower", None]:
        """Open the stream of a table."""
        path = f"/api/tables/{table}/events"
        params = {} if after is None else {"after": after}
        async with self.http.stream("GET", path, params=params, headers=headers) as answer:
            assert answer.status_code == 200, await answer.aread()
            follower = Follower(answer)
            task = asyncio.create_task(follower.read())
            try:
                yield follower
            finally:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task


class Follower:
    """What comes out of a stream."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.bytes = b""
        self.ended = False
        self._more = asyncio.Event()

    async def read(self) -> None:
        try:
            async for chunk in self.answer.aiter_raw():
                self.bytes += chunk
                self._more.set()
        finally:
            self.ended = True
            self._more.set()

    @property
    def messages(self) -> list[Json]:
        """The messages so far."""
        whole = self.bytes.rpartition(b"\n\n")[0].split(b"\n\n")
        lines = [line for event in whole for line in event.split(b"\n") if b"bye" not in event]
        return [json.loads(line[6:]) for line in lines if line.startswith(b"data: ")]

    @property
    def ids(self) -> list[int]:
        lines = self.bytes.split(b"\n")
        return [int(line[4:]) for line in lines if line.startswith(b"id: ")]

    async def until(self, wanted: Callable[["Follower"], object], seconds: float = 10) -> None:
        """Wait until the stream has brought something."""
        async with asyncio.timeout(seconds):
            while not wanted(self):
                self._more.clear()
                await self._more.wait()


async def until(wanted: Callable[[], Awaitable[bool]], seconds: float = 10) -> None:
    """Ask again and again until the answer is yes."""
    async with asyncio.timeout(seconds):
        while not await wanted():  # noqa: ASYNC110 - there is nothing else to wait for
            await asyncio.sleep(0.01)


async def seated(place: House, people: int, **options: Json) -> tuple[str, list[Person]]:
    """A table where people only play, begun."""
    sitting = [place.person() for _ in range(people)]
    table = await sitting[0].create(ME, *[OPEN] * (people - 1), **options)
    for person in sitting[1:]:
        await person.join(table)
    await sitting[0].start(table)
    for seat, person in enumerate(sitting):
        await person.open_nonce(table, seat)
    return table, sitting
