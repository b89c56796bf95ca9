"""Server-Sent Events: complete, in order, from any number on."""

import asyncio
import contextlib
import socket
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.server.house import BOT, ME, QUICK, House, Person, house, seated, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def bid_both(people: list[Person], table: str, cards: tuple[str, str]) -> None:
    view = (await people[0].view(table))["views"]["0"]
    for seat, card in enumerate(cards):
        await people[seat].bid(table, people[seat].bid_body(view, seat, card))


async def test_a_stream_brings_every_entry_once_and_in_order(place: House) -> None:
    table, people = await seated(place, 2)
    async with people[0].follow(table, 0) as follower:
        await bid_both(people, table, ("50", "60"))
        number = (await people[0].view(table))["number"]
        await follower.until(lambda it: number in it.ids)
        assert follower.ids == list(range(1, number + 1))
        assert [message["number"] for message in follower.messages] == follower.ids
        assert follower.messages[-1]["table"]["number"] == number
        assert follower.bytes.startswith(b"retry: 1000\n\n")


async def test_answers_are_packed_but_a_stream_is_not(place: House) -> None:
    table, people = await seated(place, 2)
    view = await people[0].http.get(f"/api/tables/{table}")
    assert view.headers["content-encoding"] == "gzip"
    stream = people[0].http.stream("GET", f"/api/tables/{table}/events")
    async with stream as answer:
        assert "content-encoding" not in answer.headers


async def test_an_event_between_page_and_stream_is_not_lost(place: House) -> None:
    table, people = await seated(place, 2)
    page = await people[0].view(table)
    await bid_both(people, table, ("50", "60"))
    async with people[0].follow(table, page["number"]) as follower:
        number = (await people[0].view(table))["number"]
        await follower.until(lambda it: number in it.ids)
        assert follower.ids == list(range(page["number"] + 1, number + 1))


async def test_a_stream_is_resumed_after_its_last_event(place: House) -> None:
    table, people = await seated(place, 2)
    await bid_both(people, table, ("50", "60"))
    number = (await people[0].view(table))["number"]
    headers = {"Last-Event-ID": str(number - 2)}
    async with people[0].follow(table, 0, **headers) as follower:  # the page's number is older
        await follower.until(lambda it: number in it.ids)
        assert follower.ids == [number - 1, number]


@pytest.mark.parametrize("last", ["x", "-1", "9" * 30, "1e3", "٣", "999999"])
async def test_a_broken_last_event_id_gets_the_table_as_it_stands(place: House, last: str) -> None:
    table, people = await seated(place, 2)
    number = (await people[0].view(table))["number"]
    request = people[0].http.build_request(
        "GET", f"/api/tables/{table}/events", headers=[(b"Last-Event-ID", last.encode())]
    )
    answer = await people[0].http.send(request, stream=True)
    assert answer.status_code == 200
    received = b""
    async for chunk in answer.aiter_raw():
        received += chunk
        if b"data:" in received:
            break
    await answer.aclose()
    assert b"\nid:" not in received
    assert f'"number":{number}'.encode() in received


async def test_a_stream_passes_through_proxies(place: House) -> None:
    table, people = await seated(place, 2)
    async with people[0].follow(table) as follower:
        headers = follower.answer.headers
        assert headers["content-type"].startswith("text/event-stream")
        assert headers["cache-control"] == "no-cache, no-transform"
        assert headers["x-accel-buffering"] == "no"
        assert "content-encoding" not in headers


async def test_a_silent_stream_pings(tmp_path: Path) -> None:
    async with house(tmp_path, replace(QUICK, ping=100)) as place:
        table, people = await seated(place, 2)
        async with people[0].follow(table) as follower:
            await follower.until(lambda it: it.bytes.count(b": ping\n\n") >= 2)


async def test_an_unknown_table_has_no_stream(place: House) -> None:
    refused = await place.person().ask("GET", "/api/tables/nothing/events", 404)
    assert refused["code"] == "no-such-table"


async def test_another_device_sees_a_replaced_bid_of_its_own(place: House) -> None:
    table, (ada, _) = await seated(place, 2)
    view = (await ada.view(table))["views"]["0"]
    await ada.bid(table, ada.bid_body(view, 0, "50"))
    number = (await ada.view(table))["number"]
    async with ada.follow(table, number) as follower:
        await ada.bid(table, ada.bid_body(view, 0, "60"))
        await follower.until(lambda it: it.messages)
        assert follower.ids == []
        assert follower.messages[-1]["table"]["views"]["0"]["phase"]["my_bid"] == "60"


async def test_a_client_that_never_reads_holds_up_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as place:
        ada = place.person()
        table = await ada.create(ME, BOT)
        host, port = place.url.removeprefix("http://").split(":")
        _, deaf = await asyncio.open_connection(host, int(port), limit=1)
        request = f"GET /api/tables/{table}/events?after=0 HTTP/1.1\r\nHost: {host}\r\n\r\n"
        deaf.write(request.encode())
        await ada.start(table)
        await ada.open_nonce(table)
        while (shown := await ada.view(table))["status"] == "playing":
            view = shown["views"]["0"]
            if 0 in view["awaited"]:
                await ada.move(table, view, 0, Random(0))
    deaf.close()
    with contextlib.suppress(ConnectionError):
        await deaf.wait_closed()


async def test_a_server_that_stops_tells_its_streams_to_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as place:
        table, people = await seated(place, 2)
        async with people[0].follow(table) as follower:
            await follower.until(lambda it: it.messages)
            place.server.streams.stop()
            await follower.until(lambda it: it.ended)
            assert follower.bytes.endswith(b"event: bye\ndata: {}\n\n")


@pytest.mark.skipif(sys.platform != "linux", reason="the system has to tell what is not taken")
async def test_who_never_reads_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path, replace(QUICK, ping=50, grace=300)) as place:
        table, people = await seated(place, 2)
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        deaf.settimeout(0)
        loop = asyncio.get_running_loop()
        host, port = place.url.removeprefix("http://").split(":")
        await loop.sock_connect(deaf, (host, int(port)))
        ((name, secret),) = people[1].http.cookies.items()
        request = f"GET /api/tables/{table}/events?after=0 HTTP/1.1\r\nHost: x\r\nCookie: "
        await loop.sock_sendall(deaf, f"{request}{name}={secret}\r\n\r\n".encode())
        async with people[0].follow(table):

            async def is_away() -> bool:
                return (await people[0].view(table))["seats"][1]["absent"]

            await until(is_away)
        deaf.close()
