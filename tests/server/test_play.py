"""Whole games over HTTP."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gnumies.record import read, replay
from gnumies.record.verify import verify
from tests.server.house import BOT, ME, OPEN, QUICK, House, Json, Person, house, seated, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def play_on(person: Person, table: str, seed: int = 0) -> Json:
    """Play all own seats to the end."""
    rng = Random(seed)
    while True:
        shown = await person.view(table)
        if shown["status"] != "playing":
            return shown
        (public,) = shown["views"].values()
        due = [seat for seat in shown["mine"] if seat in public["awaited"]]
        if due:
            await person.move(table, await person.look(table, due[0]), due[0], rng)
        else:
            await asyncio.sleep(0.005)


async def test_one_person_plays_a_game_against_two_bots(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, BOT, {"kind": "bot", "bot": "random", "name": "Rudi"})
    gathering = await ada.view(table)
    assert [seat["name"] for seat in gathering["seats"]] == ["Ada", "Greedy", "Rudi"]
    assert gathering["views"] == {"0": None}
    await ada.start(table)
    assert (await ada.view(table))["status"] == "opening"
    await ada.open_nonce(table)
    shown = await play_on(ada, table)
    assert shown["status"] == "over"
    assert shown["story"][-1]["events"][-1]["type"] == "game-ended"
    assert [message["number"] for message in shown["story"]] == list(range(1, shown["number"] + 1))
    (listed,) = (await ada.ask("GET", "/api/me"))["tables"]
    phase = shown["views"]["0"]["phase"]
    totals = [score["total"] for score in phase["scores"]]
    assert listed["outcome"] == {"totals": totals, "winners": phase["winners"]}
    assert listed["touched"] == shown["story"][-1]["at"]


async def test_the_record_of_a_game_replays_and_its_deck_is_proved(place: House) -> None:
    table, people = await seated(place, 3)
    refused = await people[0].ask("GET", f"/api/tables/{table}/record", 409)
    assert refused["code"] == "not-over"
    await asyncio.gather(*(play_on(person, table, seed) for seed, person in enumerate(people)))
    answer = await place.person().http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "application/vnd.gnumies.record+json"
    record = read(answer.content)
    assert replay(record).state.over
    assert [finding for finding in verify(record) if not finding.ok] == []
    assert [move.by_bot for move in record.moves].count(True) == 0


async def test_one_person_may_hold_several_seats(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, {"kind": "me", "name": "Ada"}, ruleset="overview")
    await ada.start(table)
    await ada.open_nonce(table)
    shown = await ada.view(table)
    assert shown["mine"] == [0, 1]
    assert set(shown["views"]) == {"spectator"}
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Ada 2"]
    assert (await play_on(ada, table))["status"] == "over"


async def test_a_spectator_sees_the_table_and_no_seat(place: House) -> None:
    table, _ = await seated(place, 2)
    shown = await place.person().view(table)
    assert shown["mine"] == []
    assert shown["views"]["spectator"]["viewer"] is None
    assert not shown["host"]


async def test_the_lobby_lists_open_tables_and_me_lists_mine(place: House) -> None:
    ada, bo = place.person(), place.person()
    listed = await ada.create(ME, OPEN, open=True)
    private = await ada.create(ME, OPEN)
    lobby = (await bo.ask("GET", "/api/tables"))["tables"]
    assert [table["id"] for table in lobby] == [listed]
    assert [seat["taken"] for seat in lobby[0]["seats"]] == [True, False]
    mine = (await ada.ask("GET", "/api/me"))["tables"]
    assert {table["id"] for table in mine} == {listed, private}
    assert mine[0]["host"]
    assert mine[0]["mine"] == [0]
    assert (await bo.ask("GET", "/api/me"))["tables"] == []
    await ada.start(listed)
    assert (await bo.ask("GET", "/api/tables"))["tables"] == []


async def test_bots_take_the_seats_that_are_free_at_the_start(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, OPEN, OPEN)
    await ada.start(table)
    kinds = [(seat["kind"], seat["name"]) for seat in (await ada.view(table))["seats"]]
    assert kinds == [("person", "Ada"), ("bot", "Gnora"), ("bot", "Gnils")]


async def test_a_rematch_is_one_table_where_each_commits_anew(place: House) -> None:
    table, people = await seated(place, 2)
    assert (await people[0].ask("POST", f"/api/tables/{table}/rematch", 409))["code"] == "not-over"
    await people[0].ask("POST", f"/api/tables/{table}/close", 204)
    again = await asyncio.gather(
        *(person.ask("POST", f"/api/tables/{table}/rematch") for person in people)
    )
    assert again[0] == again[1]
    other = again[0]["table"]
    assert (await people[0].view(table))["rematch"] == other
    for seat, person in enumerate(people):
        shown = await person.view(other)
        assert shown["mine"] == [seat]
        assert shown["status"] == "gathering"
        assert await person.join(other) == seat
    await people[0].start(other)
    for seat, person in enumerate(people):
        await person.open_nonce(other, seat)
    assert (await people[0].view(other))["status"] == "playing"


async def rematch(place: House) -> tuple[str, list[Person]]:
    """A rematch to which nobody has come yet."""
    table, people = await seated(place, 3)
    await people[0].ask("POST", f"/api/tables/{table}/close", 204)
    named = await people[0].ask("POST", f"/api/tables/{table}/rematch")
    return named["table"], people


async def test_a_rematch_does_not_start_before_everybody_has_come(place: House) -> None:
    table, people = await rematch(place)
    start = f"/api/tables/{table}/start"
    assert (await people[0].ask("POST", start, 409))["code"] == "not-committed"
    await people[0].join(table)
    refused = await people[0].ask("POST", start, 409)
    assert refused["message"] == "not here yet: Bo, Bo 2"
    await people[1].join(table)
    seats = (await people[0].view(table))["seats"]
    assert [seat.get("missing", False) for seat in seats] == [False, False, True]
    await people[0].ask("DELETE", f"/api/tables/{table}/seats/2", 204)
    await people[0].start(table)
    for seat in (0, 1):
        await people[seat].open_nonce(table, seat)
    body = {"name": "Bo", "commitment": people[2].commitment}
    late = await people[2].ask("POST", f"/api/tables/{table}/seats", 409, json=body)
    assert late["code"] == "started"
    await people[0].ask("POST", f"/api/tables/{table}/close", 204)
    record = read((await people[0].http.get(f"/api/tables/{table}/record")).content)
    assert [finding for finding in verify(record) if not finding.ok] == []
    fairness = (await people[0].view(table))["fairness"]
    assert set(fairness["commitments"]) == set(fairness["nonces"]) == {"0", "1"}


async def test_one_absent_person_does_not_block_a_rematch(tmp_path: Path) -> None:
    async with house(tmp_path, replace(QUICK, opening=300)) as short:
        table, people = await rematch(short)
        for person in people[:2]:
            await person.join(table)
        await asyncio.sleep(0.4)
        await people[0].start(table)
        shown = await people[2].view(table)
        assert shown["mine"] == []
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "bot"]


async def test_the_host_frees_a_seat_before_the_start_only(place: House) -> None:
    ada, bo, cy = (place.person() for _ in range(3))
    table = await ada.create(ME, OPEN, OPEN)
    await bo.join(table)
    await cy.join(table, "Cy")
    path = f"/api/tables/{table}/seats"
    assert (await bo.ask("DELETE", f"{path}/2", 403))["code"] == "not-your-seat"
    await ada.ask("DELETE", f"{path}/1", 204)
    assert (await bo.view(table))["mine"] == []
    await ada.ask("DELETE", f"{path}/1", 403)
    await ada.ask("DELETE", f"{path}/7", 403)
    await ada.start(table)
    assert (await ada.ask("DELETE", f"{path}/2", 403))["code"] == "not-your-seat"


async def test_a_seat_that_held_the_commitment_can_be_left(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, {"kind": "me", "name": "Al"}, BOT)
    await ada.ask("DELETE", f"/api/tables/{table}/seats/0", 204)
    await ada.start(table)
    await ada.open_nonce(table, 1)
    shown = await ada.view(table)
    assert shown["status"] == "playing"
    assert set(shown["fairness"]["nonces"]) == {"1"}


async def test_who_leaves_a_game_is_played_for_and_is_nobody_there(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    await bo.ask("DELETE", f"/api/tables/{table}/seats/1", 204)
    body = bo.bid_body((await ada.view(table))["views"]["0"], 1, "50")
    assert (await bo.bid(table, body, 403))["code"] == "not-your-seat"
    assert (await bo.view(table))["mine"] == []

    async def bot_has_bid() -> bool:
        return (await ada.view(table))["views"]["0"]["awaited"] == [0]

    await until(bot_has_bid)
    await play_on(ada, table)
    record = read((await ada.http.get(f"/api/tables/{table}/record")).content)
    assert {move.by_bot for move in record.moves if move.move.seat == 1} == {True}
    assert {move.by_bot for move in record.moves if move.move.seat == 0} == {False}


async def test_the_last_person_who_leaves_closes_the_table(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    await ada.ask("DELETE", f"/api/tables/{table}/seats/0", 204)
    assert (await bo.view(table))["host"]
    await bo.ask("DELETE", f"/api/tables/{table}/seats/1", 204)
    assert (await ada.view(table))["status"] == "closed"


async def test_the_record_of_a_closed_table_is_abandoned_and_proved(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    assert (await bo.ask("POST", f"/api/tables/{table}/close", 403))["code"] == "not-the-host"
    assert "secret" not in (await ada.view(table))["fairness"]
    await ada.ask("POST", f"/api/tables/{table}/close", 204)
    await ada.ask("POST", f"/api/tables/{table}/close", 204)
    assert (await ada.view(table))["fairness"]["secret"]
    record = read((await ada.http.get(f"/api/tables/{table}/record")).content)
    assert record.abandoned
    assert all(finding.ok for finding in verify(record))


async def test_a_link_moves_a_person_to_another_device_once(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    phone = place.person()
    path = (await ada.ask("POST", "/api/me/link", 201))["path"]
    token = path.removeprefix("/device/")
    await phone.ask("POST", "/api/me/device", 204, json={"token": token})
    assert (await phone.view(table))["mine"] == [0]
    assert (await ada.view(table))["mine"] == [0]
    await bo.ask("POST", "/api/me/device", 404, json={"token": token})
    assert (await bo.view(table))["mine"] == [1]


async def test_reactions_are_the_preset_ones(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    async with bo.follow(table) as follower:
        body = {"seat": 0, "reaction": "wow"}
        await ada.ask("POST", f"/api/tables/{table}/reactions", 204, json=body)
        await follower.until(lambda it: it.ids)
        assert follower.messages[-1]["events"] == [
            {"type": "reacted", "seat": 0, "reaction": "wow"}
        ]
    body = {"seat": 0, "reaction": "play your 100"}
    await ada.ask("POST", f"/api/tables/{table}/reactions", 400, json=body)
