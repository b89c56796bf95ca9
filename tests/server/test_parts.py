"""The parts of the server that have a life of their own."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from gnumies.rules import RULEBOOK, Bid, Color, Setup, View, start, view
from gnumies.server import thinking
from gnumies.server.db.engine import writing_engine
from gnumies.server.db.schema import Base
from gnumies.server.db.upgrade import VERSIONS, upgrade
from gnumies.server.faults import PortTaken, ServerFault
from gnumies.server.presence import Presence
from gnumies.server.serving import listening
from gnumies.server.thinking import Thinkers
from tests.server.house import BOT, ME, House, house, seated
from tests.server.test_durable import children_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "gnumies.db"
    engine = writing_engine(path)

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    await upgrade(engine, path)
    await upgrade(engine, path)
    async with engine.begin() as connection:
        assert await connection.run_sync(differences) == []
        newest = text("SELECT version_num FROM alembic_version")
        assert (await connection.execute(newest)).scalar() == VERSIONS[-1]
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ServerFault, match="a newer version of gnumies"):
        await upgrade(engine, path)
    await engine.dispose()


def seen() -> View:
    state, _ = start(Setup(RULEBOOK, tuple(Color)[:2], RULEBOOK.deck))
    return view(state, 0)


BOTS = """
import asyncio, os, time

class Bot:
    def choose(self, view, rng, budget):
        {}
"""


@pytest.mark.parametrize(
    "body",
    [
        "raise ValueError",
        "raise SystemExit(3)",
        "raise KeyboardInterrupt",
        "raise asyncio.CancelledError",
        "os._exit(1)",
        "time.sleep(60)",
        "return 7",
    ],
)
async def test_a_bot_that_fails_is_replaced_for_that_move(tmp_path: Path, body: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(BOTS.format(body))
    thinkers = Thinkers(1, 1500)
    try:
        await thinkers.warm_up()
        for bot in (str(path), "greedy"):
            move = await thinkers.choose(bot, seen(), "seed")
            assert move in seen().legal
            assert type(move) is Bid
    finally:
        thinkers.close()


async def test_a_process_that_begins_slowly_is_no_bot_that_thinks_too_long(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun: list[object] = []

    async def run(pool: object, work: Callable[[], object]) -> object:
        if pool not in begun:
            await asyncio.sleep(0.5)
            begun.append(pool)
        return work()

    monkeypatch.setattr(thinking, "run", run)
    thinkers = Thinkers(1, 200)
    try:
        assert await thinkers.choose("random", seen(), "seed") in seen().legal
    finally:
        thinkers.close()
    assert len(begun) == 1
    assert caplog.records == []


async def test_bots_think_elsewhere_and_modestly(place: House) -> None:
    began = time.monotonic()
    ada = place.person()
    table = await ada.create(ME, BOT)
    await ada.start(table)
    await ada.open_nonce(table)
    while (await ada.view(table))["views"]["0"]["awaited"] != [0]:
        await asyncio.sleep(0.01)
        assert time.monotonic() - began < 10
    assert any(os.getpriority(os.PRIO_PROCESS, child) >= 10 for child in children_of(os.getpid()))


async def test_the_document_of_the_api(place: House) -> None:
    document = await place.person().ask("GET", "/api/openapi.json")
    schemas = document["components"]["schemas"]
    for name in ("NewTable", "PlaceBid", "TakeSeat", "Decide", "React", "OpenNonce", "Device"):
        assert schemas[name]["additionalProperties"] is False
    operations = [
        each["operationId"] for path in document["paths"].values() for each in path.values()
    ]
    assert len(operations) == len(set(operations))
    assert {"placeBid", "followTable", "getTable", "createTable"} <= set(operations)


async def test_every_path_that_is_not_the_api_is_the_page(place: House) -> None:
    http = place.person().http
    for path in ("/", "/t/abc", "/device/xyz"):
        answer = await http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["referrer-policy"] == "same-origin"
    for path in ("/api/t", "/assets/none.js"):
        assert (await http.get(path)).status_code == 404


async def test_people_on_the_same_network_find_the_server(place: House) -> None:
    ada = place.person()
    assert (await ada.ask("GET", "/api/network"))["urls"] == []
    answer = await ada.http.post("/api/network")
    if answer.status_code == 409:
        pytest.skip("this machine is in no network")
    (url,) = answer.json()["urls"]
    assert "127.0.0.1" not in url
    friend = House(place.server, url).person()
    try:
        assert (await friend.ask("GET", "/health"))["status"] == "ok"
        table, _ = await seated(place, 2)
        assert (await friend.view(table))["mine"] == []
        refused = await friend.ask("POST", "/api/network", 403)
        assert refused["code"] == "not-this-machine"
    finally:
        await friend.close()
    assert (await ada.ask("POST", "/api/network"))["urls"] == [url]


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example", "Origin": "http://evil.example"},
        {"Host": "evil.example:80"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
    ],
)
async def test_a_name_that_leads_here_opens_nothing(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async with house(tmp_path) as place:
        ada = place.person()
        refused = await ada.ask("POST", "/api/network", 403, headers=headers)
        assert refused["code"] == "not-this-machine"
        assert (await ada.ask("GET", "/api/network"))["urls"] == []


async def test_a_port_belongs_to_one_server_from_the_beginning() -> None:
    with listening("127.0.0.1", 0) as first, pytest.raises(PortTaken, match="--port"):
        listening("127.0.0.1", first.getsockname()[1])


async def test_only_tables_that_exist_are_remembered() -> None:
    clock = iter(range(100))
    presence = Presence(lambda: next(clock))
    presence.heard("guess", "ada")
    assert presence.last("real", {0: "ada"}) == {0: 0}
    presence.heard("real", "ada")
    assert presence.last("real", {0: "ada"}) == {0: 1}
    assert presence.last("guess", {0: "ada"}) == {0: 3}
    presence.forget("guess")
    presence.heard("guess", "ada")
    assert presence.last("guess", {0: "ada", 1: "bo"}) == {0: 4, 1: 4}
