"""Several people at one device: one identity, several seats, secrets between them (R2.3, R2.6)."""

import asyncio
import re

import pytest

from tests.server.house import BOT, OPEN, House, Json, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = ["Ada", "Bo", "Cleo", "Dot", "Emil"]


def me(*names: str) -> list[dict[str, str]]:
    return [{"kind": "me", "name": name} for name in names]


async def around_one_screen(place: House, people: int, *others: Json) -> tuple[str, Person]:
    """A game of people at one device."""
    device = place.person()
    table = await device.create(*me(*NAMES[:people]), *others)
    await device.start(table)
    await device.open_nonce(table)
    return table, device


async def public(person: Person, table: str) -> Json:
    return (await person.view(table))["views"]["spectator"]


async def bid(device: Person, table: str, seat: int, card: str) -> None:
    await device.bid(table, device.bid_body(await public(device, table), seat, card))


@pytest.mark.parametrize("people", [2, 3, 4, 5])
async def test_r2_3_each_seat_bids_for_itself_and_the_last_one_reveals(
    place: House, people: int
) -> None:
    table, device = await around_one_screen(place, people)
    assert (await device.view(table))["mine"] == list(range(people))
    for seat in range(people):
        assert (await public(device, table))["awaited"] == list(range(seat, people))
        await bid(device, table, seat, f"{seat + 1}0")
    story = (await device.view(table))["story"]
    (revealed,) = [e for m in story for e in m["events"] if e["type"] == "bids-revealed"]
    assert revealed["bids"] == [[seat, f"{seat + 1}0"] for seat in range(people)]


async def test_bids_of_two_seats_at_once_are_both_taken(place: House) -> None:
    table, device = await around_one_screen(place, 3)
    await asyncio.gather(bid(device, table, 0, "30"), bid(device, table, 1, "40"))
    assert (await public(device, table))["awaited"] == [2]
    assert [(await device.look(table, seat))["phase"]["my_bid"] for seat in range(3)] == [
        "30", "40", None
    ]  # fmt: skip


async def test_one_key_may_serve_two_seats_and_a_bid_may_be_replaced(place: House) -> None:
    table, device = await around_one_screen(place, 3)
    view = await public(device, table)
    for seat, card in ((0, "30"), (1, "40")):
        await device.bid(table, device.bid_body(view, seat, card, key="same"))
    await bid(device, table, 0, "100")
    assert (await device.look(table, 0))["phase"]["my_bid"] == "100"
    assert (await device.look(table, 1))["phase"]["my_bid"] == "40"


async def test_r2_3_nothing_that_is_sent_for_all_seats_tells_a_bid(place: House) -> None:
    table, device = await around_one_screen(place, 3)
    async with device.follow(table, 0) as follower:
        await bid(device, table, 0, "70")
        await bid(device, table, 0, "80")
        await bid(device, table, 1, "90")
        number = (await device.view(table))["number"]
        await follower.until(lambda it: number in it.ids)
        page = (await device.http.get(f"/api/tables/{table}")).text
        for text in (page, follower.bytes.decode()):
            assert set(re.findall(r'"my_bid":([^,}]*)', text)) == {"null"}
            assert '"legal":[]' in text
            assert '"bids-revealed"' not in text
    for seat, other in ((0, "90"), (1, "80")):
        shown = await device.look(table, seat)
        assert shown["viewer"] == seat
        assert shown["phase"]["my_bid"] != other


async def test_r2_6_a_drawn_card_is_sent_to_its_drawer_alone(place: House) -> None:
    table, device = await around_one_screen(place, 2)
    while (await public(device, table))["phase"]["type"] != "deciding":
        for seat in (0, 1):
            legal = [move["bid"] for move in (await device.look(table, seat))["legal"]]
            card = "G" if seat == 0 and "G" in legal else legal[-1]
            await bid(device, table, seat, card)
    shown = await device.view(table)
    told = [event["type"] for message in shown["story"] for event in message["events"]]
    assert "gnalli-drew" in told
    assert "gnalli-saw" not in told
    assert shown["views"]["spectator"]["phase"]["drawn"] is None
    assert (await device.look(table, 0))["phase"]["drawn"] is not None
    assert (await device.look(table, 1))["phase"]["drawn"] is None
    body = {"seat": 1, "round": shown["views"]["spectator"]["round"], "give": None, "key": "k"}
    refused = await device.ask("POST", f"/api/tables/{table}/decisions", 422, json=body)
    assert refused["rule"] == "R5.1"


async def test_nobody_looks_from_a_seat_of_somebody_else(place: House) -> None:
    table, device = await around_one_screen(place, 2, BOT)
    path = f"/api/tables/{table}/seats"
    for person, seat, status in (
        (device, 2, 403), (device, 4, 403), (place.person(), 0, 403), (device, "x", 404)
    ):  # fmt: skip
        await person.ask("GET", f"{path}/{seat}", status)
    view = await public(device, table)
    assert (await device.bid(table, device.bid_body(view, 2, "50"), 403))["code"] == "not-your-seat"


async def test_two_devices_with_several_people_each_play_together(place: House) -> None:
    here, there = place.person(), place.person()
    table = await here.create(*me("Ada", "Bo"), OPEN, OPEN, BOT)
    body = {"name": "Cleo", "others": ["Ada"], "commitment": there.commitment}
    path = f"/api/tables/{table}/seats"
    assert (await there.ask("POST", path, 201, json=body))["seat"] == 2
    assert (await there.ask("POST", path, 201, json=body))["seat"] == 2  # asked again, no more
    shown = await there.view(table)
    assert shown["mine"] == [2, 3]
    assert [seat["name"] for seat in shown["seats"][:4]] == ["Ada", "Bo", "Cleo", "Ada 2"]
    await here.start(table)
    await here.open_nonce(table)
    await there.open_nonce(table, 2)
    view = await public(there, table)
    for device, seat in ((there, 3), (here, 0), (here, 1), (there, 2)):
        await device.bid(table, device.bid_body(view, seat, "50"))
    assert (await there.bid(table, there.bid_body(view, 0, "50"), 403))["code"] == "not-your-seat"
    story = (await here.view(table))["story"]
    placed = [e["seat"] for m in story for e in m["events"] if e["type"] == "bid-placed"]
    assert sorted(placed[:5]) == [0, 1, 2, 3, 4]


async def test_who_wants_more_seats_than_are_free_gets_none(place: House) -> None:
    here, there = place.person(), place.person()
    table = await here.create(*me("Ada"), OPEN)
    for others in (["Dot"], ["x"] * 100):
        body = {"name": "Cleo", "others": others, "commitment": there.commitment}
        refused = await there.ask("POST", f"/api/tables/{table}/seats", 409, json=body)
        assert refused["code"] == "table-full"
        assert (await there.view(table))["mine"] == []


async def test_one_of_several_leaves_and_the_last_one_needs_no_choice(place: House) -> None:
    table, device = await around_one_screen(place, 3)
    for left, views in ((1, {"spectator"}), (0, {"2"})):
        await device.ask("DELETE", f"/api/tables/{table}/seats/{left}", 204)
        assert set((await device.view(table))["views"]) == views


async def test_a_rematch_keeps_the_people_at_the_device(place: House) -> None:
    table, device = await around_one_screen(place, 2, BOT)
    await device.ask("POST", f"/api/tables/{table}/close", 204)
    again = (await device.ask("POST", f"/api/tables/{table}/rematch"))["table"]
    await device.join(again)
    await device.start(again)
    await device.open_nonce(again)
    shown = await device.view(again)
    assert (shown["status"], shown["mine"]) == ("playing", [0, 1])
    await bid(device, again, 1, "50")
    assert 1 not in (await public(device, again))["awaited"]
