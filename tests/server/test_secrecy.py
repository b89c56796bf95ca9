"""What a viewer must not know reaches him in no byte (R2.3, R2.6)."""

import logging
import re
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path

import pytest

from gnumies.record.fair import nonce_commitment
from gnumies.rules import Deciding
from gnumies.server.tables import service
from tests.server.house import ME, OPEN, Follower, House, Json, Person, house, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")

NOW = 1_800_000_000_000


@pytest.fixture
def repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every table of a new server get the same id and the same secret."""
    monkeypatch.setattr(service, "token_hex", lambda _: "table")
    monkeypatch.setattr(service, "token_bytes", lambda _: bytes(32))


async def begun(place: House) -> tuple[str, list[Person]]:
    people = [place.person() for _ in range(3)]
    for number, person in enumerate(people):
        person.nonce = bytes([number] * 32)
        person.commitment = nonce_commitment(person.nonce)
    table = await people[0].create(ME, OPEN, OPEN)
    for person in people[1:]:
        await person.join(table)
    await people[0].start(table)
    for seat, person in enumerate(people):
        await person.open_nonce(table, seat)
    return table, people


async def what_others_get(folder: Path, bids: list[str]) -> tuple[bytes, bytes, str]:
    """What the streams of a rival and a spectator bring, and his page, while seat 0 bids so."""
    async with house(folder, now=lambda: NOW) as place, AsyncExitStack() as stack:
        table, (ada, bo, cy) = await begun(place)
        number = (await ada.view(table))["number"]
        spectator = place.person()
        streams = [
            await stack.enter_async_context(person.follow(table, number))
            for person in (bo, spectator)
        ]
        view = (await ada.view(table))["views"]["0"]
        for card in bids:
            await ada.bid(table, ada.bid_body(view, 0, card))
        page = (await bo.http.get(f"/api/tables/{table}")).text
        await cy.bid(table, cy.bid_body(view, 2, "30"))
        await bo.bid(table, bo.bid_body(view, 1, "20"))
        last = (await ada.view(table))["number"]
        for stream in streams:
            await stream.until(lambda it: last in it.ids)
        return streams[0].bytes, streams[1].bytes, page


@pytest.mark.usefixtures("repeatable")
async def test_nobody_can_tell_that_a_bid_was_replaced(tmp_path: Path) -> None:
    once = await what_others_get(tmp_path / "once", ["50"])
    often = await what_others_get(tmp_path / "often", ["90", "G", "100", "50"])
    assert once == often
    assert b'"bid-placed","rule":"R2.3","seat":0' in once[0]


@pytest.mark.usefixtures("repeatable")
async def test_before_the_reveal_all_bids_look_alike(tmp_path: Path) -> None:
    low = await what_others_get(tmp_path / "low", ["10"])
    high = await what_others_get(tmp_path / "high", ["100"])
    assert low[2] == high[2]
    for low_bytes, high_bytes in zip(low[:2], high[:2], strict=True):
        before = [
            each.partition(b"bids-revealed")[0].rpartition(b"id:")[0]
            for each in (low_bytes, high_bytes)
        ]
        assert before[0] == before[1] != b""


def secrets_of(place: House, table: str) -> list[str]:
    """What must not be found: the table's secret, and any four cards of the supply to come."""
    kept = place.server.store._stories[table].table  # noqa: SLF001
    assert kept.state is not None
    supply = [str(card) for card in kept.state.setup.supply[kept.state.drawn :]]
    runs = [supply[first : first + 6] for first in range(len(supply) - 5)]
    ordered = [sep.join(run) for run in runs for sep in (",", '","', ", ")]
    return [kept.secret.hex(), kept.secret.hex().upper(), *ordered]


async def test_no_byte_tells_the_secret_the_supply_or_a_pending_bid(
    place: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    table, (ada, bo) = await seated(place, 2)
    spectator = place.person()
    async with bo.follow(table, 0) as first, spectator.follow(table, 0) as second:
        view = (await ada.view(table))["views"]["0"]
        await ada.bid(table, ada.bid_body(view, 0, "70"))
        sent = [
            (await person.http.request(method, path, json=body)).text
            for person in (bo, spectator)
            for method, path, body in (
                ("GET", f"/api/tables/{table}", None),
                ("GET", f"/api/tables/{table}/turn", None),
                ("GET", f"/api/tables/{table}/record", None),
                ("GET", "/api/tables", None),
                ("GET", "/api/me", None),
                ("PUT", f"/api/tables/{table}/bids", ada.bid_body(view, 0, "20")),
                ("PUT", f"/api/tables/{table}/bids", {"seat": 0}),
                ("POST", f"/api/tables/{table}/close", None),
                ("POST", f"/api/tables/{table}/rematch", None),
            )
        ]
        await first.until(lambda it: len(it.ids) >= 8)
        text = "\n".join([*sent, first.bytes.decode(), second.bytes.decode(), caplog.text])
    for secret in secrets_of(place, table):
        assert secret not in text
    assert not re.search(r'my_bid":"|"70"\s*[,)]\s*0|, \'70\'|bid 1 1 70', text)
    assert '"my_bid":null' in text


async def play_until_a_draw(people: list[Person], table: str) -> Json:
    """Let seat 0 play its Gnalli until it has drawn a card to decide on."""
    for number in count():
        shown = await people[0].view(table)
        view = shown["views"]["0"]
        if view["phase"]["type"] == "deciding":
            return shown
        legal = [move["bid"] for move in view["legal"]]
        mine = "G" if "G" in legal else legal[0]
        await people[0].bid(table, people[0].bid_body(view, 0, mine))
        others = (await people[1].view(table))["views"]["1"]["legal"]
        await people[1].bid(table, people[1].bid_body(view, 1, others[-1]["bid"]))
        assert number < 30
    raise AssertionError


async def test_only_its_drawer_sees_a_drawn_card(place: House) -> None:
    table, people = await seated(place, 2)
    async with people[0].follow(table, 0) as own, people[1].follow(table, 0) as other:
        shown = await play_until_a_draw(people, table)
        for follower in (own, other):
            await follower.until(lambda it: shown["number"] in it.ids)
        drawn = shown["views"]["0"]["phase"]["drawn"]
        kept = place.server.store._stories[table].table  # noqa: SLF001
        assert kept.state is not None
        assert isinstance(kept.state.phase, Deciding)
        assert drawn == str(kept.state.phase.drawn)
        assert drew(own) == [{"type": "gnalli-saw", "rule": "R2.6", "seat": 0, "card": drawn}]
        assert drew(other) == []
        assert other.messages[-1]["hidden"] == 1
        assert other.messages[-1]["table"]["views"]["1"]["phase"]["drawn"] is None


def drew(follower: Follower) -> list[Json]:
    return [e for e in follower.messages[-1]["events"] if e["type"] == "gnalli-saw"]
