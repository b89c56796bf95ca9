"""What a hint is thought about: the view of who asks, whatever is hidden from that seat."""

import asyncio
from dataclasses import replace
from math import inf
from random import Random

import pytest

from gnumies.bots.hint import Weighed, weigh
from gnumies.rules import RULEBOOK, Bid, BidCard, Color, Setup, State, View, play, start, view
from gnumies.server.tables.hints import hinted
from gnumies.server.tables.options import Options, SeatChoice
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.table import Table, TableSeat
from tests.bots.games import shuffled_table
from tests.server.house import BOT, ME, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


def table_of(state: State, secret: bytes = b"secret", **fields: object) -> Table:
    """A table in play of a person at seat 0 and bots."""
    seats = [
        TableSeat(color, "bot" if seat else "person", color.name, "greedy" if seat else None)
        for seat, color in enumerate(state.setup.colors)
    ]
    options = Options((SeatChoice("me", "Ada"), *[SeatChoice("bot")] * (len(seats) - 1)))
    return Table("table", options, secret, 0, tuple(seats), status="playing", state=state, **fields)  # type: ignore[arg-type]


def shuffled_again(state: State, luck: int) -> State:
    """The same, with what is to come from the supply in another order."""
    supply = state.setup.supply
    coming = Random(luck).sample(supply[state.drawn :], state.supply_left)
    return replace(state, setup=replace(state.setup, supply=(*supply[: state.drawn], *coming)))


async def test_the_order_of_the_supply_changes_no_hint() -> None:
    state, _ = start(shuffled_table(RULEBOOK, 2, Random(7)))
    other = shuffled_again(state, 8)
    assert other.setup.supply != state.setup.supply
    seen = [
        hinted(table_of(each, secret), 0)
        for each, secret in ((state, b"one secret"), (other, b"another"))
    ]
    assert seen[0] == seen[1]
    assert weigh(seen[0], 5, inf) == weigh(seen[1], 5, inf)


async def test_the_bids_of_others_do_not_come_near_a_hint() -> None:
    state, _ = start(shuffled_table(RULEBOOK, 3, Random(7)))
    placed = frozenset({1})
    seen = hinted(table_of(state, placed=placed), 0)
    for card in (BidCard.TEN, BidCard.HUNDRED):
        assert seen == view(play(state, Bid(1, card))[0], 0)


async def test_who_is_not_awaited_gets_none() -> None:
    """A bot has drawn a card by its Gnalli, and nobody else has anything to choose."""
    deck = sorted(RULEBOOK.deck, key=lambda card: not card.is_guest)
    state, _ = start(Setup(RULEBOOK, tuple(Color)[:2], tuple(deck)))
    for move in (Bid(0, BidCard.TEN), Bid(1, BidCard.GNALLI)):
        state, _ = play(state, move)
    assert state.awaited == (1,)
    with pytest.raises(Refusal) as refused:
        hinted(table_of(state), 0)
    assert refused.value.code == "no-hint-due"


async def test_the_request_passes_on_the_view_and_a_seed(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []

    async def note(*arguments: object) -> tuple[Weighed, ...]:
        asked.append(arguments)
        return ()

    monkeypatch.setattr(place.server.thinkers, "weigh", note)
    ada = place.person()
    table = await ada.create(ME, BOT)
    await ada.start(table)
    await ada.open_nonce(table)
    while (await ada.view(table))["views"]["0"]["awaited"] != [0]:  # the bot has bid meanwhile
        await ada.ask("POST", f"/api/tables/{table}/hint", json={"seat": 0})
        await asyncio.sleep(0.02)
    await ada.ask("POST", f"/api/tables/{table}/hint", json={"seat": 0})
    assert {type(argument) for call in asked for argument in call} == {View, str}
