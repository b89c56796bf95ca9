"""Hints: for who plays against bots alone, by what the seat may know."""

import asyncio

import pytest

from gnumies.server.tables import hints
from gnumies.server.thinking import NotCompiled
from tests.server.house import BOT, ME, House, Json, Person, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def alone(place: House) -> tuple[str, Person]:
    ada = place.person()
    table = await ada.create(ME, BOT)
    await ada.start(table)
    await ada.open_nonce(table)
    return table, ada


async def hint(person: Person, table: str, status: int = 200) -> Json:
    path = f"/api/tables/{table}/hint"
    return await person.ask("POST", path, status, json={"seat": 0})


async def test_every_legal_move_is_weighed_once_the_code_is_compiled(place: House) -> None:
    table, ada = await alone(place)
    for _ in range(600):
        answer = await ada.http.post(f"/api/tables/{table}/hint", json={"seat": 0})
        if answer.status_code == 200:
            break
        assert answer.json()["code"] == "hint-not-ready"
        await asyncio.sleep(0.5)
    found = answer.json()
    seen = (await ada.view(table))["views"]["0"]
    assert found["round"] == seen["round"]
    assert [each["move"] for each in found["moves"]] == seen["legal"]
    assert sum(each["chance"] for each in found["moves"]) == pytest.approx(1, abs=0.01)


async def test_without_numba_nobody_is_told_to_ask_again(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cannot(*_: object) -> None:
        raise NotCompiled

    monkeypatch.setattr(place.server.thinkers, "weigh", cannot)
    table, ada = await alone(place)
    assert (await hint(ada, table, 409))["code"] == "hint-not-ready"
    monkeypatch.setattr(hints, "compiled", lambda: False)
    problem = await hint(ada, table, 409)
    assert (problem["code"], "numba" in problem["message"]) == ("no-hint", True)


async def test_two_people_get_none(place: House) -> None:
    table, (ada, _) = await seated(place, 2)
    assert (await hint(ada, table, 403))["code"] == "not-alone"


async def test_who_watches_gets_none(place: House) -> None:
    table, _ = await alone(place)
    watcher, bo = place.person(), place.person()
    await bo.create(ME, BOT)
    assert (await hint(bo, table, 403))["code"] == "not-your-seat"
    assert (await watcher.http.post(f"/api/tables/{table}/hint", json={"seat": 0})).is_error


async def test_before_the_game_there_is_none(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, BOT)
    assert (await hint(ada, table, 409))["code"] == "no-hint-due"


async def test_the_levels_come_first(place: House) -> None:
    bots = await place.person().ask("GET", "/api/bots")
    assert bots[:4] == ["easy", "medium", "hard", "expert"]
    assert {"greedy", "policy", "random"} <= set(bots)
