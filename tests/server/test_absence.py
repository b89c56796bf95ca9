"""A bot plays for people who are away, and hands back when they return."""

from dataclasses import replace
from pathlib import Path

import pytest

from gnumies.record import read
from gnumies.server.settings import epoch_ms
from gnumies.server.tables.options import BID_CLOCKS
from tests.server.house import BOT, ME, QUICK, House, Person, house, seated, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = replace(QUICK, grace=1500)


async def test_a_bot_takes_over_and_hands_back_within_one_bid(tmp_path: Path) -> None:
    async with house(tmp_path, SHORT) as place:
        table, (ada, bo) = await seated(place, 2)
        async with ada.follow(table) as follower:

            def bot_has_bid(_: object) -> bool:
                messages = follower.messages
                return any(e["type"] == "substituted" for m in messages for e in m["events"])

            await follower.until(bot_has_bid)
            events = [event for message in follower.messages for event in message["events"]]
            absent = next(event for event in events if event["type"] == "absent")
            assert absent["seat"] == 1
            view = (await bo.view(table))["views"]["1"]  # Bo is back
            shown = await bo.view(table)
            assert [seat["absent"] for seat in shown["seats"]] == [False, False]
            refused = await bo.bid(table, bo.bid_body(view, 1, "100"), 409)
            assert refused["code"] == "bot-has-bid"
            async with bo.follow(table):
                view = (await ada.view(table))["views"]["0"]
                await ada.bid(table, ada.bid_body(view, 0, "50"))
                view = (await bo.view(table))["views"]["1"]
                if 1 in view["awaited"] and view["phase"]["type"] == "bidding":
                    await bo.bid(table, bo.bid_body(view, 1, view["legal"][-1]["bid"]))
                assert not (await ada.view(table))["seats"][1]["absent"]
        await ada.ask("POST", f"/api/tables/{table}/close", 204)
        record = read((await ada.http.get(f"/api/tables/{table}/record")).content)
        assert [move.by_bot for move in record.moves][:2] == [False, True]


async def test_a_table_whose_people_are_all_away_waits(tmp_path: Path) -> None:
    async with house(tmp_path, SHORT) as place:
        ada = place.person()
        table = await ada.create(ME, BOT)
        await ada.start(table)
        await ada.open_nonce(table)

        async def is_paused() -> bool:
            return (await place.person().view(table))["seats"][0]["absent"]

        await until(is_paused)
        shown = await ada.view(table)
        assert not shown["seats"][0]["absent"]
        assert shown["views"]["0"]["round"] == 1


async def test_a_bot_bids_when_the_time_for_a_bid_is_over(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BID_CLOCKS, "bid-20", 1000)
    table, (ada, bo) = await seated(place, 2, clock="bid-20")
    shown = await ada.view(table)
    assert 0 < shown["deadline_ms"] <= 1000
    assert all(seat["clock_ms"] == shown["deadline_ms"] for seat in shown["seats"])
    await bo.bid(table, bo.bid_body(shown["views"]["0"], 1, "50"))

    async def is_revealed() -> bool:
        return (await ada.view(table))["number"] >= shown["number"] + 3

    await until(is_revealed)
    story = (await ada.view(table))["story"][shown["number"] :]
    types = [[event["type"] for event in message["events"]] for message in story[:3]]
    assert types[:2] == [["bid-placed"], ["substituted", "bid-placed"]]
    assert types[2][0] == "bids-revealed"
    assert not (await ada.view(table))["seats"][0]["absent"]


async def test_who_does_not_open_a_nonce_in_time_counts_as_none(tmp_path: Path) -> None:
    async with house(tmp_path, replace(QUICK, opening=200)) as place:
        ada, bo = place.person(), place.person()
        table = await ada.create(ME, {"kind": "open"})
        await bo.join(table)
        await ada.start(table)
        await ada.open_nonce(table)

        async def is_playing() -> bool:
            return (await ada.view(table))["status"] == "playing"

        await until(is_playing)
        fairness = (await ada.view(table))["fairness"]
        assert set(fairness["commitments"]) == {"0", "1"}
        assert set(fairness["nonces"]) == {"0"}
        await bo.ask(
            "POST", f"/api/tables/{table}/seats/1/nonce", 409, json={"nonce": bo.nonce.hex()}
        )


async def test_idle_tables_close_by_themselves(tmp_path: Path) -> None:
    async with house(tmp_path, replace(QUICK, idle_gathering=200)) as place:
        ada = place.person()
        table = await ada.create(ME, {"kind": "open"})

        async def is_closed() -> bool:
            return (await ada.view(table))["status"] == "closed"

        await until(is_closed)
        story = (await ada.view(table))["story"]
        assert story[-1]["events"] == [{"type": "closed", "reason": "idle"}]


class Clock:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.offset = 0

    def __call__(self) -> int:
        return epoch_ms() + self.offset


async def bots_have_bid(person: Person, table: str) -> None:
    async def only_the_person_is_awaited() -> bool:
        return (await person.view(table))["views"]["0"]["awaited"] == [0]

    await until(only_the_person_is_awaited)


async def test_a_clock_that_is_set_back_stops_no_game(tmp_path: Path) -> None:
    clock = Clock()
    times = replace(SHORT, paces=dict.fromkeys(QUICK.paces, (300, 300)))
    async with house(tmp_path, times, now=clock) as place:
        table, people = await seated(place, 2)
        ada, _ = people
        lone = await ada.create(ME, BOT)
        await ada.start(lone)
        await ada.open_nonce(lone)
        clock.offset = -3_600_000
        await bots_have_bid(ada, lone)
        async with ada.follow(table):  # Bo is away, and is substituted as ever
            await bots_have_bid(ada, table)
        cookies = ada.http.cookies
        clock.offset = 0
        view = (await ada.view(lone))["views"]["0"]
        await ada.bid(lone, ada.bid_body(view, 0, view["legal"][0]["bid"]))
    clock.offset = -3_600_000
    async with house(tmp_path, times, now=clock) as place:
        ada = place.person()
        ada.http.cookies = cookies
        await bots_have_bid(ada, lone)
        assert (await ada.view(lone))["status"] == "playing"
