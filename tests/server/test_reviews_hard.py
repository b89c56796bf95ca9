"""Reviews where rows are damaged, and where too much is asked at once."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from zlib import compress

import pytest
import pytest_asyncio
from msgspec import json
from sqlalchemy import text

from gnumies.server.db.engine import writing_engine
from gnumies.server.reviews import coaching, service
from tests.server.house import House, Json, Person, until
from tests.server.test_reviews import open_house, path, played, reviewed

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[House]:
    async with open_house(tmp_path_factory.mktemp("hard")) as found:
        yield found


async def change(database: Path, statement: str, **values: object) -> None:
    engine = writing_engine(database)
    async with engine.begin() as connection:
        await connection.execute(text(statement), values)
    await engine.dispose()


async def test_a_damaged_analysis_counts_as_none_and_can_be_made_again(place: House) -> None:
    ada, database = place.person(), place.server.settings.database
    table = await played(ada)
    found = await reviewed(ada, table)
    whole = found["analysis"]
    other = {
        b"": "nothing",
        b"garbage": "no zlib",
        compress(json.encode(whole))[:-9]: "cut",
        compress(b"{"): "no JSON",
        compress(b"[]"): "no object",
        compress(b"{}"): "an empty one",
        compress(json.encode(whole | {"moments": [{}]})): "moments without moves",
        compress(json.encode(whole | {"format": "gnumies-analysis/0"})): "of another format",
    }
    for data, what in other.items():
        await change(database, "UPDATE analyses SET data = :data", data=data)
        assert await ada.ask("GET", path(table)) == {"state": "none"}, what
        problem = await ada.ask("GET", f"{path(table)}/moments/0/matrix", 409)
        assert problem["code"] == "no-review"
    assert await reviewed(ada, table) == found
    history = await ada.ask("GET", "/api/me/history")
    assert [game["table"] for game in history["games"]] == [table]


@pytest.mark.parametrize(
    ("column", "value"),
    [("costly", "x"), ("costly", "null"), ("costly", '[{"moment": 1}]'), ("win", "x")],
)
async def test_a_damaged_game_hides_no_other_in_a_history(
    place: House, column: str, value: str
) -> None:
    ada, database = place.person(), place.server.settings.database
    tables = [await played(ada) for _ in range(2)]
    for table in tables:
        await reviewed(ada, table)
    wanted = f'UPDATE analysed_seats SET {column} = :value WHERE "table" = :table'  # noqa: S608
    await change(database, wanted, value=value, table=tables[0])
    history = await ada.ask("GET", "/api/me/history")
    assert [game["table"] for game in history["games"]] == [tables[1]]


async def test_only_so_many_matrices_wait(place: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST", 2)
    held, begun = asyncio.Event(), list[int]()

    async def hold(*given: Json) -> Json:
        begun.append(given[2])
        await held.wait()
        return {}

    async def two_wait() -> bool:
        return len(begun) == 2

    ada = place.person()
    table = await played(ada)
    await reviewed(ada, table)
    monkeypatch.setattr(coaching.Coach, "matrix", hold)

    async def ask(person: Person, moment: int) -> int:
        return (await person.http.get(f"{path(table)}/moments/{moment}/matrix")).status_code

    waiting = [asyncio.create_task(ask(ada, moment)) for moment in (0, 1, 0)]
    await until(two_wait)
    assert await ask(ada, 2) == 429
    held.set()
    assert await asyncio.gather(*waiting) == [200, 200, 200]
