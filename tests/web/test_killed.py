"""The server is killed at the worst moment: what comes back is the present, and nothing hidden."""

import json
import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Tab, gather
from tests.web.serving import Served
from tests.web.test_hotseat import around, bid, lift, waits_for
from tests.web.test_motion import OVERLAY, sees_a_card_fly

MOVES = json.dumps({"still": False, "speed": "calm", "pause": 0})
SECONDS = 30_000


def killed(served: Served, *tabs: Tab) -> None:
    """Kill it and start it, and have the pages loaded again."""
    served.kill()
    served.start()
    for tab in tabs:
        tab.page.reload()


def test_in_the_middle_of_a_motion(fragile: Served, arrive: Arrive) -> None:
    tab = arrive("Ada", fragile.url, reduced_motion="no-preference").tab
    tab.go("/settings").shows("Another device")  # and has kept what it began with
    tab.page.evaluate("(liked) => localStorage['gnumies-settings'] = liked", MOVES)
    tab.play_now()
    tab.bid(tab.cards.count() // 2)
    sees_a_card_fly(tab)
    fragile.kill()
    expect(tab.page.locator(OVERLAY)).to_have_count(0, timeout=SECONDS)
    tab.shows("reconnecting …")
    fragile.start()
    expect(tab.page.get_by_text("reconnecting …")).to_have_count(0, timeout=SECONDS)
    tab.reveal.click()
    tab.bid(tab.cards.count() // 2)
    sees_a_card_fly(tab)
    killed(fragile, tab)
    expect(tab.hand).to_be_visible(timeout=SECONDS)
    assert tab.page.locator(OVERLAY).count() == 0
    expect(tab.reveal).to_have_count(0)
    assert tab.round == next(iter(tab.view()["views"].values()))["round"]


def test_r2_6_while_a_gnalli_is_looked_at(fragile: Served, arrive: Arrive) -> None:
    ada, bo = arrive("Ada", fragile.url), arrive("Bo", fragile.url)
    gather(ada, bo)
    while True:
        ada.tab.bid(0)  # the Gnalli where it may be bid
        bo.tab.bid(3)
        expect(ada.tab.reveal).to_be_visible()
        ada.tab.reveal.click()
        bo.tab.reveal.click()
        if ada.tab.state == "decide":
            break
    drawn = ada.tab.view()["views"]["0"]["phase"]["drawn"]
    face = ada.tab.door.locator(".card:not(.back)").first
    expect(face).to_have_text(re.compile(rf"^\s*{drawn}"))
    killed(fragile, ada.tab, bo.tab)
    expect(bo.tab.hand).to_be_visible(timeout=SECONDS)
    assert bo.tab.door.locator(".spot .card:not(.back)").count() == 0
    assert next(iter(bo.tab.view()["views"].values()))["phase"]["drawn"] is None
    expect(face).to_have_text(re.compile(rf"^\s*{drawn}"))
    ada.tab.decide()
    expect(bo.tab.reveal).to_be_visible(timeout=SECONDS)


def test_r2_3_while_the_curtain_is_down_or_up(fragile: Served, arrive: Arrive) -> None:
    tab = around(arrive("Ada", fragile.url).tab, "Bo")
    bid(waits_for(tab, "Ada"), "Ada", "70")
    waits_for(tab, "Bo")
    killed(fragile, tab)
    waits_for(tab, "Bo")
    assert "70" not in tab.page.locator("main").inner_text()
    lift(tab, "Bo")
    killed(fragile, tab)
    waits_for(tab, "Bo")
    assert tab.page.locator(".card:not(.back)").count() <= 1  # the one at the door
    bid(tab, "Bo", "10")
    expect(tab.page.get_by_text("has bid 70")).to_be_attached()


def test_who_watches_and_is_cut_off_through_reveals_sees_the_present(arrive: Arrive) -> None:
    ada, eve = arrive("Ada"), arrive("Eve")
    table = ada.tab.play_now()
    eve.tab.go(table.page.url)
    eve.tab.shows("You are watching.")
    eve.context.set_offline(True)
    eve.tab.page.evaluate("dispatchEvent(new Event('online'))")  # lets go of the old stream
    for _ in range(3):
        table.bid(table.cards.count() // 2)
        table.reveal.click()
    assert eve.tab.round == 1
    eve.context.set_offline(False)
    turned = re.compile("^All bids are turned over")
    expect(eve.tab.log.get_by_text(turned)).to_have_count(
        table.log.get_by_text(turned).count(), timeout=SECONDS
    )
    eve.tab.reveal.click()  # the last one, and no other
    heading = eve.tab.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(f"Round {table.round}")
    expect(eve.tab.reveal).to_have_count(0)
