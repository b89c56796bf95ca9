"""What the screen never offers: a clear refusal, and nothing changes."""

import asyncio
import contextlib
import json
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from gnumies.server import connection
from gnumies.server.settings import Limits
from tests.server.house import BOT, ME, OPEN, QUICK, House, Json, house, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")

HEX = "0" * 64


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"ruleset": "poker"}, 400),
        ({"pace": "warp"}, 400),
        ({"clock": "bid-1"}, 400),
        ({"commitment": "0" * 63}, 400),
        ({"commitment": "G" * 64}, 400),
        ({"unknown": 1}, 400),
        ({"seats": []}, 422),
        ({"seats": [ME]}, 422),
        ({"seats": [OPEN, BOT]}, 422),
        ({"seats": [ME, {"kind": "king"}]}, 400),
        ({"seats": [ME, {"kind": "bot", "bot": "../evil.py"}]}, 422),
        ({"seats": [{"kind": "me", "name": "x" * 10_000}, BOT]}, 422),
        ({"seats": [{"kind": "me", "name": "a\u202e"}, BOT]}, 422),
        ({"youngest_first": [1]}, 422),
        ({"luckynits": {"10": {"red": 9}}}, 422),
        ({"seats": "many"}, 400),
    ],
)
async def test_tables_that_cannot_be(place: House, change: dict[str, Json], status: int) -> None:
    ada = place.person()
    body = {"seats": [ME, BOT], "commitment": ada.commitment} | change
    answer = await ada.http.post("/api/tables", json=body)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "message", "rule"}
    assert not ada.http.cookies


@pytest.mark.parametrize(
    ("change", "status", "code", "rule"),
    [
        ({"card": "15"}, 400, "bad-request", None),
        ({"card": 50}, 400, "bad-request", None),
        ({"seat": 7}, 400, "bad-request", None),
        ({"seat": -1}, 400, "bad-request", None),
        ({"seat": True}, 400, "bad-request", None),
        ({"bidding": 3}, 400, "bad-request", None),
        ({"round": 0}, 400, "bad-request", None),
        ({"round": 2}, 409, "too-early", "R2.1"),
        ({"bidding": 2}, 409, "too-early", "R2.1"),
        ({"key": ""}, 400, "bad-request", None),
        ({"key": "k" * 65}, 400, "bad-request", None),
        ({"extra": 1}, 400, "bad-request", None),
        ({"seat": 1}, 403, "not-your-seat", None),
        ({"seat": 4}, 403, "not-your-seat", None),
    ],
)
async def test_bids_that_cannot_be(
    place: House, change: dict[str, Json], status: int, code: str, rule: str | None
) -> None:
    table, (ada, _) = await seated(place, 2)
    before = await ada.view(table)
    body = ada.bid_body(before["views"]["0"], 0, "50") | change
    refused = await ada.bid(table, body, status)
    assert (refused["code"], refused["rule"]) == (code, rule)
    assert await ada.view(table) == before


async def test_a_move_against_the_rules_names_the_rule(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, {"kind": "me", "name": "Bo"}, ruleset="overview")
    await ada.start(table)
    await ada.open_nonce(table)
    view = await ada.look(table, 0)
    refused = await ada.bid(table, ada.bid_body(view, 0, "G"), 422)
    assert (refused["code"], refused["rule"]) == ("illegal-move", "R2.3")
    body = {"seat": 0, "round": 1, "give": 1, "key": "k"}
    refused = await ada.ask("POST", f"/api/tables/{table}/decisions", 422, json=body)
    assert (refused["code"], refused["rule"]) == ("illegal-move", "R5.1")


async def test_strangers_and_guesses_are_answered_alike(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    other = await bo.create(ME, OPEN)
    body = ada.bid_body((await ada.view(table))["views"]["0"], 0, "50")
    for person in (place.person(), bo):
        assert (await person.bid(table, body, 403))["code"] == "not-your-seat"
    assert (await ada.bid(other, body, 403))["code"] == "not-your-seat"
    for guess in ("0" * 16, "x", "%00", "a" * 60):
        for method, path in (("GET", ""), ("GET", "/events"), ("GET", "/record"), ("GET", "/turn")):
            refused = await ada.ask(method, f"/api/tables/{guess}{path}", 404)
            assert refused["code"] == "no-such-table"
        assert (await ada.bid(guess, body, 404))["code"] == "no-such-table"
    stranger = place.person()
    await stranger.ask("DELETE", f"/api/tables/{table}/seats/0", 403)
    await stranger.ask("POST", f"/api/tables/{table}/start", 403)
    body = {"name": "Eve", "commitment": HEX}
    await stranger.ask("POST", "/api/tables/nothing/seats", 404, json=body)
    assert not stranger.http.cookies


async def test_bodies_that_cannot_be_read(place: House) -> None:
    table, (ada, _) = await seated(place, 2)
    path = f"/api/tables/{table}/bids"
    for content in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"seat":' * 500):
        answer = await ada.http.put(path, content=content)
        assert answer.status_code == 400, content
        assert set(answer.json()) == {"code", "message", "rule"}
    assert (await ada.http.put(path, content=b" " * 10_000_000)).status_code == 413
    assert (await ada.http.post(path, json={})).status_code == 405
    assert (await ada.http.get("/api/nothing")).status_code == 404


async def test_other_sites_cannot_command(place: House) -> None:
    ada = place.person()
    body = {"seats": [ME, BOT], "commitment": HEX}
    foreign = {"Origin": "http://evil.example"}
    await ada.ask("POST", "/api/tables", 403, json=body, headers=foreign)
    await ada.ask("POST", "/api/tables", 201, json=body, headers={"Origin": place.url})
    del ada.http.headers["X-Gnumies"]
    refused = await ada.ask("POST", "/api/tables", 403, json=body)
    assert refused["code"] == "foreign-request"


async def test_the_cookie_is_for_the_server_alone(place: House) -> None:
    ada = place.person()
    body = {"seats": [ME, BOT], "commitment": HEX}
    answer = await ada.http.post("/api/tables", json=body)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert [len(secret) for secret in ada.http.cookies.values()] == [64]
    assert "set-cookie" not in (await ada.http.get("/api/me")).headers


async def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async with house(tmp_path, QUICK, Limits(burst=5, per_second=1)) as place:
        ada = place.person()
        answers = [await ada.http.get("/api/tables") for _ in range(8)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-many-requests"
        assert (await ada.http.get("/health")).status_code == 200


@pytest.mark.parametrize(
    ("command", "headers", "body", "status"),
    [
        ("POST /api/tables", {}, "[" * 30_000, 400),
        ("POST /api/tables", {}, '{"seats":' + "[" * 30_000 + "]" * 30_000 + "}", 400),
        ("POST /api/tables", {"Origin": "http://["}, "", 403),
        ("POST /api/tables", {"Host": "a:b"}, "", 400),
        ("POST /api/tables", {"Host": "["}, "", 400),
        ("POST /api/tables", {"Host": "a b:99999999"}, "", 400),
        ("GET /api/me", {"Host": "a:b"}, "", 400),
        ("GET /api/none", {}, "", 404),
        ("GET /assets/%00", {}, "", 404),
        ("GET /assets/" + "a" * 300, {}, "", 404),
        ("GET /assets/..%2findex.html", {}, "", 404),
    ],
)
async def test_what_nobody_sends_by_accident(
    place: House, command: str, headers: dict[str, str], body: str, status: int
) -> None:
    ada = place.person()
    content = body or json.dumps({"seats": [ME, BOT], "commitment": HEX, "open": True})
    tables = await ada.ask("GET", "/api/tables")
    answer = await ada.http.request(*command.split(), headers=headers, content=content)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "message", "rule"}
    assert answer.headers["content-type"].startswith("application/json")
    assert await ada.ask("GET", "/api/tables") == tables


async def test_answers_are_of_their_type_and_those_of_the_api_are_not_kept(place: House) -> None:
    http = place.person().http
    for path in ("/", "/api/me", "/api/none", "/health", "/assets/none.js"):
        headers = (await http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        if path.startswith(("/api", "/health")):
            assert headers["cache-control"] == "no-store"
    policy = (await http.get("/")).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "object-src 'none'" in policy


async def asked(place: House, *pieces: bytes) -> bytes:
    """Send the pieces, one at a time, and read until the server ends the connection."""
    host, port = place.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    with contextlib.suppress(ConnectionError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
    answer = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(10):
            answer = await reader.read()
    writer.close()
    return answer


async def test_a_head_that_never_ends_is_cut_off(place: House) -> None:
    answer = await asked(place, b"GET /api/me HTTP/1.1\r\nX: ", *[b"a" * 60_000] * 50)
    assert answer.partition(b"\r\n")[0] in {b"HTTP/1.1 400 Bad Request", b""}


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HT",
        b"POST /api/me/device HTTP/1.1\r\nHost: x\r\nX-Gnumies: 1\r\nContent-Length: 50\r\n\r\n{",
    ],
)
async def test_half_a_request_is_not_waited_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    half: bytes,
) -> None:
    monkeypatch.setattr(connection, "ASKING", 0.2)
    async with house(tmp_path) as place:
        assert await asked(place, half) == b""
    assert not caplog.records


async def test_a_table_that_cannot_be_read_hides_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as place:
        ada = place.person()
        broken, whole = [await ada.create(ME, OPEN, open=True) for _ in range(2)]
    with closing(connect(tmp_path / "gnumies.db")) as database:
        database.execute("UPDATE log SET entry = '{}' WHERE \"table\" = ?", (broken,))
        database.commit()
    async with house(tmp_path) as place:
        bo = place.person()
        bo.http.cookies.update(dict(ada.http.cookies))
        for path in ("/api/me", "/api/tables"):
            assert [each["id"] for each in (await bo.ask("GET", path))["tables"]] == [whole]
        refused = await bo.ask("GET", f"/api/tables/{broken}", 503)
        assert refused["code"] == "storage"
        assert f"table {broken} cannot be read" in caplog.text


async def test_servers_on_one_host_keep_their_cookies_apart(tmp_path: Path) -> None:
    names: list[str] = []
    for folder in ("one", "two", "one"):
        async with house(tmp_path / folder) as place:
            ada = place.person()
            await ada.create(ME, OPEN)
            names += ada.http.cookies
    assert names[0] == names[2] != names[1]
