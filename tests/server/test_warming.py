"""Code is compiled once somebody has been shown a page, and no longer than the server runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from gnumies.server import warming
from tests.server.house import house


async def test_it_begins_with_the_first_page_and_ends_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[subprocess.Popen[bytes]] = []

    def start() -> subprocess.Popen[bytes]:
        words = [sys.executable, "-c", "input()"]
        begun.append(subprocess.Popen(words, stdin=subprocess.PIPE))
        return begun[-1]

    monkeypatch.setattr(warming.warm, "start", start)
    async with house(tmp_path / "data") as place:
        person = place.person()
        await person.http.get("/api/tables")
        assert begun == []
        for path in ("/", "/play", "/"):
            assert (await person.http.get(path)).status_code == 200
        assert [process.poll() for process in begun] == [None]
    assert begun[0].poll() is not None


async def test_a_page_is_shown_where_no_process_can_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start() -> None:
        raise OSError("there are too many")

    monkeypatch.setattr(warming.warm, "start", start)
    async with house(tmp_path / "data") as place:
        assert (await place.person().http.get("/")).status_code == 200


async def test_nothing_begins_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming.warm, "start", lambda: pytest.fail("it has begun"))
    parts = warming.Warming()
    parts.close()
    await parts.begin()
