"""A server that is killed loses nothing, and one that is stopped goes at once."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.house import BOT, ME, OPEN, Person, until

SERVE = [sys.executable, "-m", "gnumies", "serve", "--port", "0"]


@asynccontextmanager
async def served(folder: Path) -> AsyncGenerator[tuple[str, Process]]:
    """Run the real program."""
    process = await asyncio.create_subprocess_exec(
        *SERVE, "--data", str(folder), stdout=PIPE, stderr=PIPE
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    url = next(word for word in line.split() if word.startswith("http"))
    try:
        yield url, process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def again(person: Person, url: str) -> Person:
    """The same browser at the address of the server that came after."""
    other = Person(url)
    other.http.cookies.update(dict(person.http.cookies))
    return other


async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async with served(tmp_path) as (url, process):
        ada, bo = Person(url), Person(url)
        table = await ada.create(ME, OPEN, BOT, pace="normal")
        await bo.join(table)
        await ada.start(table)
        await ada.open_nonce(table, 0)
        await bo.open_nonce(table, 1)
        view = (await ada.view(table))["views"]["0"]
        await ada.bid(table, ada.bid_body(view, 0, "70"))
        process.send_signal(signal.SIGKILL)
        await process.wait()
        await ada.close()
        await bo.close()
    async with served(tmp_path) as (url, _):
        ada, bo = again(ada, url), again(bo, url)
        mine, his = await ada.view(table), await bo.view(table)
        assert mine["status"] == "playing"
        assert mine["views"]["0"]["phase"]["my_bid"] == "70"
        assert his["views"]["1"]["phase"]["my_bid"] is None
        assert 0 not in his["views"]["1"]["awaited"]

        async def bot_has_bid() -> bool:
            return 2 not in (await bo.view(table))["views"]["1"]["awaited"]

        await until(bot_has_bid)
        await bo.bid(table, bo.bid_body(his["views"]["1"], 1, "10"))
        events = [e for message in (await bo.view(table))["story"] for e in message["events"]]
        revealed = next(event for event in events if event["type"] == "bids-revealed")
        assert [0, "70"] in revealed["bids"]
        await ada.close()
        await bo.close()


async def test_every_acknowledged_bid_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    async with served(tmp_path) as (url, process):
        ada = Person(url)
        table = await ada.create(ME, {"kind": "me", "name": "Bo"})
        await ada.start(table)
        await ada.open_nonce(table)
        view = await ada.look(table, 0)
        acknowledged = ""
        asyncio.get_running_loop().call_later(0.3, process.send_signal, signal.SIGKILL)
        try:
            while True:
                card = "90" if acknowledged == "80" else "80"
                await ada.bid(table, ada.bid_body(view, 0, card))
                acknowledged = card
        except Exception:  # noqa: BLE001 - whatever a dying server looks like
            await process.wait()
        sent = {"80": "90", "90": "80", "": "80"}[acknowledged]
        await ada.close()
    async with served(tmp_path) as (url, _):
        ada = again(ada, url)
        kept = (await ada.look(table, 0))["phase"]["my_bid"]
        assert kept in {acknowledged or None, sent}
        await ada.close()


async def test_sigterm_ends_the_server_with_streams_told_to_come_back(tmp_path: Path) -> None:
    async with served(tmp_path) as (url, process):  # how soon, bench/server.py measures
        ada = Person(url)
        table = await ada.create(ME, BOT)
        async with ada.follow(table) as follower:
            await follower.until(lambda it: it.messages)
            process.send_signal(signal.SIGTERM)
            await follower.until(lambda it: it.ended)
            assert await process.wait() == 0
            assert b"event: bye" in follower.bytes
        await ada.close()


async def test_a_body_that_never_ends_is_no_reason_to_complain(tmp_path: Path) -> None:
    async with served(tmp_path) as (url, process):
        host, port = url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            b"POST /api/me/device HTTP/1.1\r\nHost: x\r\nX-Gnumies: 1\r\n"
            b"Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        )
        ada = Person(url)
        await ada.ask("GET", "/health")  # by now the server has begun with the other one
        await ada.close()
        process.send_signal(signal.SIGTERM)
        assert await reader.read() == b""
        writer.close()
        _, err = await process.communicate()
        assert (process.returncode, err) == (0, b"")


async def test_the_processes_of_bots_end_with_a_killed_server(tmp_path: Path) -> None:
    async with served(tmp_path) as (url, process):
        ada = Person(url)
        table = await ada.create(ME, BOT)
        await ada.start(table)
        await ada.open_nonce(table)

        async def bot_has_bid() -> bool:
            return (await ada.view(table))["views"]["0"]["awaited"] == [0]

        await until(bot_has_bid)
        children = children_of(process.pid)
        assert children
        process.send_signal(signal.SIGKILL)
        await process.wait()
        await ada.close()

        async def all_gone() -> bool:
            return not any(map(is_alive, children))

        await until(all_gone)


def is_alive(process: int) -> bool:
    return Path(f"/proc/{process}/cmdline").exists()


def children_of(parent: int) -> list[int]:
    stats = [path / "stat" for path in Path("/proc").iterdir() if path.name.isdigit()]
    found = [stat.read_text() for stat in stats if stat.exists()]
    return [
        int(line.split()[0]) for line in found if line.rpartition(")")[2].split()[1] == str(parent)
    ]


async def refusal(*options: str) -> tuple[int | None, str]:
    process = await asyncio.create_subprocess_exec(*SERVE[:-2], *options, stdout=PIPE, stderr=PIPE)
    out, err = await process.communicate()
    assert out == b""
    assert err.count(b"\n") == 1
    return process.returncode, err.decode()


async def test_what_keeps_a_server_from_starting_is_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with served(folder) as (url, _):
        status, line = await refusal("--port", "0", "--data", str(folder))
        assert status == 1
        assert f"another gnumies server uses the data folder {folder}, at {url}" in line
        port = url.rpartition(":")[2]
        status, line = await refusal("--port", port, "--data", str(tmp_path / "other"))
        assert status == 1
        assert "choose another one with --port" in line
    (tmp_path / "file").write_text("")
    status, line = await refusal("--port", "0", "--data", str(tmp_path / "file/below"))
    assert status == 1
    assert "choose another one with --data" in line
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken/gnumies.db").write_bytes(os.urandom(5000))
    status, line = await refusal("--port", "0", "--data", str(tmp_path / "broken"))
    assert status == 1
    assert "cannot be used: file is not a database; put a backup in its place" in line
