"""Many people at the same moment: each race has one clear outcome."""

import asyncio
from collections import Counter
from random import Random

import httpx
import pytest

from tests.server.house import BOT, ME, OPEN, House, Json, Person, seated

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAMES = 4  # of some fifty rounds each; bench has thousands


async def play_rounds(place: House, seed: int) -> int:
    """Let all three seats bid at the same instant, round for round, to the end of a game."""
    table, people = await seated(place, 3)
    rng, rounds = Random(seed), 0
    while True:
        views = [(await person.view(table)) for person in people]
        if views[0]["status"] == "over":
            await check_log(views[0], rounds)
            return rounds
        own = [view["views"][str(seat)] for seat, view in enumerate(views)]
        awaited = own[0]["awaited"]
        await asyncio.gather(*(people[seat].move(table, own[seat], seat, rng) for seat in awaited))
        rounds += own[0]["phase"]["type"] == "bidding"


async def check_log(shown: Json, biddings: int) -> None:
    events = [event for message in shown["story"] for event in message["events"]]
    types = Counter(event["type"] for event in events)
    assert types["bids-revealed"] == biddings
    bids = sum(len(event["bids"]) for event in events if event["type"] == "bids-revealed")
    assert types["bid-placed"] == bids


async def test_all_seats_bid_at_the_same_instant(place: House) -> None:
    rounds = await asyncio.gather(*(play_rounds(place, seed) for seed in range(GAMES)))
    assert sum(rounds) > 20 * GAMES


async def test_the_same_command_twice_is_carried_out_once(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    view = (await ada.view(table))["views"]["0"]
    body = ada.bid_body(view, 0, "50", "once")
    answers = await asyncio.gather(*(ada.bid(table, body) for _ in range(5)))
    assert len({answer["number"] for answer in answers}) == 1
    await bo.bid(table, bo.bid_body(view, 1, "60"))
    assert await ada.bid(table, body) == answers[0]  # also when the bidding is long over
    story = (await ada.view(table))["story"]
    placed = [e for message in story for e in message["events"] if e["type"] == "bid-placed"]
    assert [event["seat"] for event in placed] == [0, 1]


async def test_a_key_belongs_to_one_command(place: House) -> None:
    table, (ada, _) = await seated(place, 2)
    view = (await ada.view(table))["views"]["0"]
    await ada.bid(table, ada.bid_body(view, 0, "50", "key"))
    refused = await ada.bid(table, ada.bid_body(view, 0, "60", "key"), 409)
    assert refused["code"] == "key-reused"


async def test_two_bids_for_one_seat_at_once_are_both_taken_and_one_counts(place: House) -> None:
    table, (ada, bo) = await seated(place, 2)
    view = (await ada.view(table))["views"]["0"]
    bids = [ada.bid(table, ada.bid_body(view, 0, card)) for card in ("50", "60")]
    await asyncio.gather(*bids)
    mine = (await ada.view(table))["views"]["0"]["phase"]["my_bid"]
    assert mine in ("50", "60")
    await bo.bid(table, bo.bid_body(view, 1, "10"))
    events = [e for m in (await ada.view(table))["story"] for e in m["events"]]
    revealed = next(event for event in events if event["type"] == "bids-revealed")
    assert revealed["bids"] == [[0, mine], [1, "10"]]


async def test_a_bid_may_be_replaced_until_the_reveal_and_a_late_one_is_refused(
    place: House,
) -> None:
    table, (ada, bo) = await seated(place, 2)
    view = (await ada.view(table))["views"]["0"]
    for card in ("50", "60", "70"):
        await ada.bid(table, ada.bid_body(view, 0, card))
    await bo.bid(table, bo.bid_body(view, 1, "10"))
    late = await ada.bid(table, ada.bid_body(view, 0, "80"), 409)
    assert (late["code"], late["rule"]) == ("too-late", "R2.3")
    early = ada.bid_body(view, 0, "80") | {"round": view["round"] + 5}
    assert (await ada.bid(table, early, 409))["code"] == "too-early"


async def try_to_join(person: Person, table: str) -> httpx.Response:
    body = {"name": "Bo", "commitment": person.commitment}
    return await person.http.post(f"/api/tables/{table}/seats", json=body)


async def test_two_people_race_for_the_last_seat(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, OPEN)
    answers = await asyncio.gather(*(try_to_join(place.person(), table) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]
    refused = {answer.json()["code"] for answer in answers if answer.status_code == 409}
    assert refused == {"table-full"}


async def test_who_joins_twice_has_one_seat(place: House) -> None:
    ada, bo = place.person(), place.person()
    table = await ada.create(ME, OPEN, OPEN)
    await bo.join(await ada.create(ME, OPEN))  # Bo is known from now on
    seats = await asyncio.gather(bo.join(table), bo.join(table))
    assert seats == [1, 1]
    assert (await bo.view(table))["mine"] == [1]


async def test_a_stranger_who_has_entered_and_asks_again_has_one_seat(place: House) -> None:
    ada, bo = place.person(), place.person()
    table = await ada.create(ME, OPEN, OPEN)
    await bo.ask("POST", f"/api/tables/{table}/enter", 204)
    assert [await bo.join(table), *await asyncio.gather(bo.join(table), bo.join(table))] == [1] * 3
    await bo.ask("POST", f"/api/tables/{table}/enter", 204)
    kinds = [seat["kind"] for seat in (await ada.view(table))["seats"]]
    assert kinds == ["person", "person", "open"]


async def test_nobody_becomes_known_where_no_seat_is_free(place: House) -> None:
    ada, bo = place.person(), place.person()
    table = await ada.create(ME, BOT)
    assert (await bo.ask("POST", f"/api/tables/{table}/enter", 409))["code"] == "table-full"
    assert (await bo.ask("POST", "/api/tables/none/enter", 404))["code"] == "no-such-table"
    assert not bo.http.cookies


async def test_start_while_somebody_joins(place: House) -> None:
    for _ in range(5):
        ada, bo = place.person(), place.person()
        table = await ada.create(ME, OPEN)
        joined, _ = await asyncio.gather(try_to_join(bo, table), ada.start(table))
        kind = (await ada.view(table))["seats"][1]["kind"]
        if joined.status_code == 201:
            assert kind == "person"
        else:
            assert joined.json()["code"] == "started"
            assert kind == "bot"


async def test_start_twice_is_refused_once(place: House) -> None:
    ada = place.person()
    table = await ada.create(ME, BOT)
    path = f"/api/tables/{table}/start"
    answers = await asyncio.gather(*(ada.http.post(path) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [204, 409]
