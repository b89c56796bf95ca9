"""Reviews: of finished games alone, reckoned once, and kept with the game."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from sqlalchemy import text

from gnumies.coach.analysis import analyze
from gnumies.record import read
from gnumies.server.db.engine import writing_engine
from gnumies.server.db.schema import Base
from gnumies.server.reviews import coaching
from gnumies.server.reviews.service import Reviews
from tests.server.house import BOT, ME, House, Json, Person, house, seated, until
from tests.server.test_durable import again, children_of, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

FEW = 320
"""Lines a moment: enough for every number to be there."""


@asynccontextmanager
async def open_house(folder: Path) -> AsyncGenerator[House]:
    async with house(folder, coach_lines=FEW) as place:
        yield place


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[House]:
    async with open_house(tmp_path_factory.mktemp("reviews")) as found:
        yield found


async def played(ada: Person, *others: dict[str, str]) -> str:
    """A game against bots, played to its end by chance."""
    table = await ada.create(ME, *(others or (BOT,)))
    await ada.start(table)
    await ada.open_nonce(table)
    rng = Random(3)
    while (shown := await ada.view(table))["status"] != "over":
        seen = shown["views"]["0"]
        if seen["legal"] and 0 in seen["awaited"]:
            await ada.move(table, seen, 0, rng)
        else:
            await asyncio.sleep(0.005)
    return table


def path(table: str) -> str:
    return f"/api/tables/{table}/review"


async def reviewed(person: Person, table: str) -> Json:
    """Ask for a review, and wait for it."""
    found = await person.ask("POST", path(table))
    async with asyncio.timeout(240):
        while found["state"] in {"waiting", "running"}:
            await asyncio.sleep(0.05)
            found = await person.ask("GET", path(table))
    assert found["state"] == "done", found
    return found["review"]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games the coach has begun to analyse."""
    begun: list[str] = []
    analyse = coaching.Coach.analyse

    async def counting(self: coaching.Coach, name: str, *given: Json) -> Json:
        begun.append(name)
        return await analyse(self, name, *given)

    monkeypatch.setattr(coaching.Coach, "analyse", counting)
    return begun


async def test_a_review_has_every_moment_as_it_was(place: House) -> None:
    ada = place.person()
    table = await played(ada)
    assert await ada.ask("GET", path(table)) == {"state": "none"}
    found = await reviewed(ada, table)
    analysis, moments = found["analysis"], found["moments"]
    assert analysis["format"] == "gnumies-analysis/1"
    assert analysis["complete"]
    assert found["mine"] == [0]
    assert [seat["name"] for seat in found["seats"]] == [p["name"] for p in analysis["players"]]
    assert len(moments) == len(analysis["moments"])
    for moment, told in zip(moments, analysis["moments"], strict=True):
        assert moment["view"]["round"] == told["round"]
        done = {move["seat"]: move["move"] for move in moment["moves"]}
        assert len(done) == len(told["moves"])
        for choice in told["choices"]:
            assert done[choice["seat"]] == choice["chosen"]


async def test_the_analysis_is_that_of_the_command_line(place: House) -> None:
    ada = place.person()
    table = await played(ada)
    found = await reviewed(ada, table)
    record = read((await ada.http.get(f"/api/tables/{table}/record")).content)
    assert found["analysis"] == analyze(record, lines=FEW).as_data()


async def test_two_who_ask_at_once_get_one_computation(place: House, counted: list[str]) -> None:
    ada, watcher = place.person(), place.person()
    table = await played(ada)
    asked = [person.ask("POST", path(table)) for person in (ada, watcher, ada)]
    states = [each["state"] for each in await asyncio.gather(*asked)]
    assert set(states) <= {"waiting", "running"}
    await reviewed(watcher, table)
    await reviewed(ada, table)
    assert counted == [table]


async def test_a_review_that_is_done_while_somebody_looks_is_not_none(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = place.person()
    table = await played(ada)
    found_before, done = Reviews._found, asyncio.Event()  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]

    async def analyse(*_: object) -> Json:
        await done.wait()
        raise ValueError

    async def late(self: Reviews, *given: Json) -> Json:
        found = await found_before(self, *given)
        done.set()  # what is read is from before, and the work ends only now
        while self._making:  # noqa: ASYNC110 # pyright: ignore[reportPrivateUsage]
            await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(coaching.Coach, "analyse", analyse)
    await ada.ask("POST", path(table))
    monkeypatch.setattr(Reviews, "_found", late)
    assert (await ada.ask("GET", path(table)))["state"] in {"waiting", "running"}
    assert (await ada.ask("GET", path(table)))["state"] == "failed"


async def test_progress_is_told(place: House) -> None:
    ada = place.person()
    table = await played(ada)
    told: list[tuple[int, int]] = []
    found = await ada.ask("POST", path(table))
    while found["state"] != "done":
        if found["state"] == "running":
            told.append((found.get("done", 0), found.get("total", 0)))
        found = await ada.ask("GET", path(table))
    total = len(found["review"]["moments"])
    assert told == sorted(told)
    assert {all_ for _, all_ in told} <= {0, total}
    assert max(done for done, _ in told) > 0


async def test_a_game_that_goes_on_has_none(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    for method in ("GET", "POST"):
        for person in (ada, bo, place.person()):
            problem = await person.ask(method, path(table), 409)
            assert problem["code"] == "not-over"
            assert problem["message"].count("\n") == 0
    await ada.ask("POST", f"/api/tables/{table}/close", 204)
    assert (await ada.ask("POST", path(table), 409))["code"] == "not-over"


async def test_who_may_see_the_game_may_see_its_review_and_nobody_else(place: House) -> None:
    ada, stranger = place.person(), place.person()
    table = await played(ada)
    await reviewed(ada, table)
    assert (await stranger.ask("GET", path(table)))["review"]["mine"] == []
    for method in ("GET", "POST"):
        here = await stranger.ask(method, path("f" * 16), 404)
        elsewhere = await stranger.ask("GET", f"/api/tables/{'f' * 16}", 404)
        assert here == elsewhere
    for odd in ("x", "%00", "é" * 30):
        assert (await stranger.http.post(path(odd))).status_code == 404


async def test_a_worker_that_is_killed_fails_it_and_asking_again_begins_anew(
    tmp_path: Path, counted: list[str]
) -> None:
    async with house(tmp_path, coach_lines=10**7) as place:
        ada = place.person()
        table = await played(ada)
        before = set(children_of(os.getpid()))
        await ada.ask("POST", path(table))

        async def begun() -> bool:
            workers = set(children_of(os.getpid())) - before
            return any(os.getpriority(os.PRIO_PROCESS, each) == 19 for each in workers)

        await until(begun)
        for worker in set(children_of(os.getpid())) - before:
            os.kill(worker, signal.SIGKILL)

        async def failed() -> bool:
            return (await ada.ask("GET", path(table)))["state"] == "failed"

        await until(failed)
        assert (await ada.ask("POST", path(table)))["state"] in {"waiting", "running"}

        async def begun_anew() -> bool:
            return counted == [table, table]

        await until(begun_anew)
    # It ends at once, whatever the coach does.


async def test_a_killed_server_begins_anew_and_keeps_what_is_done(tmp_path: Path) -> None:
    async with served(tmp_path) as (url, process):
        ada = Person(url)
        table = await played(ada)
        assert (await ada.ask("POST", path(table)))["state"] in {"waiting", "running"}
        process.send_signal(signal.SIGKILL)
        await process.wait()
        await ada.close()
    async with open_house(tmp_path) as place:
        ada = again(ada, place.url)
        assert await ada.ask("GET", path(table)) == {"state": "none"}
        found = await reviewed(ada, table)
        await ada.close()
    async with served(tmp_path) as (url, process):
        ada = again(ada, url)
        assert (await ada.ask("GET", path(table)))["review"] == found
        assert (await ada.ask("POST", path(table)))["review"] == found
        await ada.close()


async def test_a_matrix_is_for_two_and_for_a_moment_of_a_reviewed_game(place: House) -> None:
    ada = place.person()
    table = await played(ada)
    matrix = f"{path(table)}/moments/0/matrix"
    assert (await ada.ask("GET", matrix, 409))["code"] == "no-review"
    found = await reviewed(ada, table)
    square = (await ada.ask("GET", matrix))["matrix"]
    options = {
        choice["seat"]: choice["options"] for choice in found["analysis"]["moments"][0]["choices"]
    }
    assert square["rows"] == [option["move"] for option in options[0]]
    assert square["columns"] == [option["move"] for option in options[1]]
    beyond = f"{path(table)}/moments/{len(found['moments'])}/matrix"
    assert (await ada.ask("GET", beyond, 404))["code"] == "no-such-moment"
    three = await played(ada, BOT, BOT)
    await reviewed(ada, three)
    matrix = f"{path(three)}/moments/0/matrix"
    assert (await ada.ask("GET", matrix, 409))["code"] == "no-matrix"


async def test_a_history_is_of_the_own_reviewed_games(place: House) -> None:
    ada, stranger = place.person(), place.person()
    assert (await stranger.ask("GET", "/api/me/history"))["games"] == []
    tables = [await played(ada) for _ in range(2)]
    await played(ada)  # not reviewed
    analyses = [(await reviewed(ada, table))["analysis"] for table in tables]
    found = await ada.ask("GET", "/api/me/history")
    assert {game["table"] for game in found["games"]} == set(tables)
    mine = [analysis["players"][0] for analysis in analyses]
    choices = [
        (table, number, choice)
        for table, analysis in zip(tables, analyses, strict=True)
        for number, moment in enumerate(analysis["moments"])
        for choice in moment["choices"]
        if choice["seat"] == 0
    ]
    cost = sum(choice["cost_win"] for *_, choice in choices)
    blind = sum(choice["blind_win"] for *_, choice in choices)
    accuracy = 100 * max(0, 1 - cost / blind) if blind else None  # few lines may find no cost
    assert found["accuracy"] == pytest.approx(accuracy, abs=0.01)
    assert found["win"] == pytest.approx(sum(player["win"] for player in mine) / 2)
    adjusted = sum(player["adjusted_win"] for player in mine) / 2
    assert found["adjusted_win"] == pytest.approx(adjusted)
    worst = sorted((choice["cost_win"] for *_, choice in choices), reverse=True)[:3]
    assert [each["cost_win"] for each in found["costliest"]] == [each for each in worst if each]
    for each in found["costliest"]:
        assert any(
            (each["table"], each["moment"], each["chosen"]) == (table, number, choice["chosen"])
            for table, number, choice in choices
        )


async def test_who_played_for_several_people_has_no_history_of_that(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, {"kind": "me", "name": "Bo"})
    await ada.start(table)
    await ada.open_nonce(table)
    rng = Random(5)
    while (await ada.view(table))["status"] != "over":
        for seat in range(2):
            seen = await ada.look(table, seat)
            if seen["legal"] and seat in seen["awaited"]:
                await ada.move(table, seen, seat, rng)
    await reviewed(ada, table)
    assert (await ada.ask("GET", "/api/me/history"))["games"] == []


async def test_a_database_of_the_version_before_is_brought_along(tmp_path: Path) -> None:
    async with open_house(tmp_path) as place:
        ada = place.person()
        table = await played(ada)
        database = place.server.settings.database
    engine = writing_engine(database)
    async with engine.begin() as connection:
        for name in ("analysed_seats", "analyses"):
            await connection.execute(text(f"DROP TABLE {name}"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    await engine.dispose()
    assert "analyses" in Base.metadata.tables
    async with open_house(tmp_path) as place:
        ada = again(ada, place.url)
        await reviewed(ada, table)
        await ada.close()
