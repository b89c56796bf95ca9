"""Tables with bots that have to be compiled, and what becomes of seats that stay free."""

import asyncio
import logging

import pytest

from gnumies.server import thinking
from gnumies.server.tables.entries import Opening
from gnumies.server.tables.fold import apply, new_table
from gnumies.server.tables.options import Options, SeatChoice, checked
from gnumies.server.tables.seating import open_nonces
from tests.server.house import ME, OPEN, House
from tests.server.test_hints import hint
from tests.server.test_play import play_on

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_an_expert_plays_a_whole_game(
    place: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "BUDGET", 0.02)
    monkeypatch.setattr(place.server.thinkers, "_patience", 60.0)  # be the machine ever so busy
    ada = place.person()
    table = await ada.create(ME, {"kind": "bot", "bot": "expert", "name": "Gnestor"})
    await ada.start(table)
    await ada.open_nonce(table)
    for _ in range(600):  # until the code is compiled
        answer = await ada.http.post(f"/api/tables/{table}/hint", json={"seat": 0})
        if answer.status_code == 200:
            break
        await asyncio.sleep(0.5)
    await hint(ada, table)
    with caplog.at_level(logging.INFO, thinking.__name__):
        shown = await play_on(ada, table)
    assert shown["status"] == "over"
    assert caplog.records == [], "it has made every move itself"


async def test_seats_that_stay_free_are_of_the_usual_level(place: House) -> None:
    ada, bo = place.person(), place.person()
    table = await ada.create(ME, OPEN, OPEN)
    await bo.join(table, "Gnora")
    await ada.start(table)
    (free,) = (await ada.view(table))["seats"][2:]
    assert (free["kind"], free["name"], free["bot"]) == ("bot", "Gnils", "medium")


async def test_a_log_from_before_there_were_levels_means_what_it_meant() -> None:
    options = checked(Options((SeatChoice("me", "Ada"), SeatChoice("open"))))
    table = new_table("table", options, b"secret", 0)
    before, _ = apply(table, Opening((1,)), 0)
    assert (before.seats[1].bot, before.seats[1].name) == ("greedy", "Greedy")
    (opening,) = open_nonces(table)
    after, _ = apply(table, opening, 0)
    names = [(seat.bot, seat.name) for seat in after.seats]
    assert names == [("medium", "Gnora"), ("medium", "Gnils")]
