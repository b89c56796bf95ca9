"""What the screen never offers: a clear refusal, and nothing changes."""

from pathlib import Path

import pytest

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
    view = (await ada.view(table))["views"]["0"]
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
    assert len(ada.http.cookies["gnumies"]) == 64
    assert "set-cookie" not in (await ada.http.get("/api/me")).headers


async def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async with house(tmp_path, QUICK, Limits(burst=5, per_second=1)) as place:
        ada = place.person()
        answers = [await ada.http.get("/api/tables") for _ in range(8)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-many-requests"
        assert (await ada.http.get("/health")).status_code == 200
