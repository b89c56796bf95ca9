"""Several people at one device: nothing hidden is in the page while the curtain is down."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.people import Json, Tab, make_table, play
from tests.web.test_keyboard import reach

EVERYTHING = """() => [
  document.documentElement.outerHTML, document.title, location.href,
  JSON.stringify(history.state), JSON.stringify({ ...sessionStorage }),
]"""


def around(tab: Tab, *names: str, bots: int = 0, **wanted: Json) -> Tab:
    """A game of people at this device, the first of them its owner, and bots."""
    tab.go("/lobby").go("/new#around")
    group = tab.page.get_by_role("group", name="Players")
    group.get_by_text(str(1 + len(names) + bots), exact=True).click()
    for number, name in enumerate(names, 2):
        tab.page.get_by_label(f"Seat {number}", exact=True).select_option("me")
        tab.page.get_by_label(f"Name of person {number}", exact=True).fill(name)
    with tab.asking_for(**{"pace": "instant"} | wanted):
        tab.press("Start the game")
    return waits_for(tab, "Ada")


def waits_for(tab: Tab, name: str) -> Tab:
    """The curtain is down and asks for this person; nothing of the table is left but its voice."""
    expect(tab.curtain.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert tab.page.locator(".table, .hand, .log").count() == 0
    return tab


def lift(tab: Tab, name: str) -> Tab:
    tab.press(f"I am {name}")
    return tab.sees_table()


def bid(tab: Tab, name: str, card: str) -> None:
    """Lift the curtain and bid."""
    lift(tab, name)
    button = tab.hand.get_by_role("button", name=re.compile(rf"^{card}\b"))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(tab.hand).to_have_count(0)


def bid_again(tab: Tab, name: str, card: str) -> None:
    """While the curtain is down for another, bid otherwise (R2.3)."""
    tab.curtain.get_by_role("group", name="Somebody else").get_by_text(name).click()
    waits_for(tab, name).shows("You have bid, and may still change it.")
    bid(tab, name, card)


def everything(tab: Tab) -> Json:
    """All that the page holds and all that a screen reader could read of it."""
    expect(tab.curtain.locator(".main:enabled")).to_be_visible()
    while tab.page.evaluate("Object.keys(sessionStorage).some((key) => key.includes('-out-'))"):
        tab.page.wait_for_timeout(20)
    session = tab.page.context.new_cdp_session(tab.page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    parts = ("role", "name", "value", "description")
    spoken = [[node.get(part, {}).get("value") for part in parts] for node in tree]
    return [tab.page.evaluate(EVERYTHING), spoken]


def turned(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 360})


def restored(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})


def hidden(page: Page) -> None:
    tab = Tab(page, "")
    tab.hide()
    tab.show()


def frozen(page: Page) -> None:
    page.evaluate("window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.evaluate("window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")


def back(page: Page) -> None:
    page.go_back()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.go_forward()


def reloaded(page: Page) -> None:
    page.reload()


HAPPENS: list[Callable[[Page], None]] = [turned, restored, hidden, frozen, back, reloaded]


def snapshots(tab: Tab, name: str) -> Iterator[Json]:
    """The page behind the curtain, as it is, and after whatever may happen to a device."""
    yield everything(waits_for(tab, name))
    for happens in HAPPENS:
        happens(tab.page)
        yield everything(waits_for(tab, name))


def test_r2_3_the_page_behind_the_curtain_is_the_same_whatever_was_bid(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo", "Cleo")
    reloaded(tab.page)  # so that what follows has the same past
    seen = []
    bid(tab, "Ada", "30")
    waits_for(tab, "Bo")
    reloaded(tab.page)
    seen.append(list(snapshots(tab, "Bo")))
    for card in ("80", "10"):
        bid_again(tab, "Ada", card)
        waits_for(tab, "Bo")
        reloaded(tab.page)
        seen.append(list(snapshots(tab, "Bo")))
    assert seen[0] == seen[1] == seen[2]
    assert "Bo" in seen[0][0][0][0]
    # Of the three people here none has a bid in what the server tells without being asked.
    assert tab.view()["views"]["spectator"]["phase"]["my_bid"] is None


@pytest.mark.parametrize("happens", [turned, hidden, frozen, back, reloaded])
def test_the_curtain_falls_whatever_happens_to_the_device(
    arrive: Arrive, happens: Callable[[Page], None]
) -> None:
    tab = around(arrive("Ada").tab, "Bo")
    bid(tab, "Ada", "70")
    bid_again(tab, "Ada", "30")
    tab.curtain.get_by_role("group", name="Somebody else").get_by_text("Ada").click()
    lift(tab, "Ada")
    expect(tab.placed).to_have_text("30")
    happens(tab.page)
    expect(tab.curtain).to_be_visible()
    assert tab.page.locator(".table, .hand").count() == 0


def test_a_change_of_height_alone_leaves_the_curtain_up(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo")
    lift(tab, "Ada")
    tab.page.set_viewport_size({"width": 1280, "height": 600})  # as an address bar does
    tab.page.wait_for_timeout(100)
    expect(tab.hand).to_be_visible()


def test_hide_lowers_the_curtain_and_nothing_chosen_stays(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo")
    lift(tab, "Ada")
    tab.cards.nth(4).click()
    tab.press("Hide")
    waits_for(tab, "Ada")
    lift(tab, "Ada")
    expect(tab.hand.get_by_role("button", pressed=True)).to_have_count(0)


def test_one_voice_speaks_through_all_curtains(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo")
    voice = tab.page.locator("[role=log][aria-live]")
    first = voice.element_handle()
    bid(tab, "Ada", "30")
    lift(waits_for(tab, "Bo"), "Bo")
    assert first.evaluate("(voice) => voice.isConnected")
    expect(voice).to_have_count(1)


def test_when_all_here_have_bid_the_table_shows_nobodys_bid(arrive: Arrive) -> None:
    ada, cleo = arrive("Ada"), arrive("Cleo")
    tab = ada.tab
    tab.go("/new#around")
    tab.page.get_by_label("Seat 3", exact=True).select_option("open")
    with tab.asking_for(names=["Ada", "Bo"]):
        tab.press("Make the table")
    cleo.tab.go(tab.page.url)
    cleo.tab.press("Take a seat")
    cleo.tab.shows("You are in.")
    tab.press("Start the game")
    cleo.tab.sees_table()  # alone at a device: no curtain
    waits_for(tab, "Ada")
    shown = []
    for card in ("30", "80"):
        bid(tab, "Ada", card)
        if card == "30":
            bid(tab, "Bo", "50")
        again = tab.page.get_by_role("button", name="Change the bid of Ada")
        expect(again).to_be_visible()
        expect(tab.hand).to_have_count(0)
        expect(tab.page.get_by_text("has bid", exact=True)).to_have_count(2)
        shown.append(tab.page.locator("main.table").inner_html())
        again.click()
        waits_for(tab, "Ada")
    assert shown[0] == shown[1]
    tab.press("Back")
    expect(tab.page.get_by_role("button", name="Change the bid of Bo")).to_be_visible()
    cleo.tab.bid(3)
    for each in (tab, cleo.tab):
        expect(each.page.get_by_text("has bid 80")).to_be_attached()
        expect(each.reveal).to_be_visible()
    tab.reveal.click()
    expect(tab.curtain).to_be_visible()


def test_r2_6_the_curtain_hides_what_a_gnalli_drew_from_all_but_its_drawer(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo")
    while True:
        public = tab.view()["views"]["spectator"]
        if public["phase"]["type"] == "deciding":
            break
        barred = public["phase"]["barred"]
        bid(tab, "Ada", "10" if barred or "G" not in public["hands"][0] else "Gnalli")
        bid(tab, "Bo", public["hands"][1][-1 if barred else -2])
        tab.reveal.click()
        expect(tab.curtain).to_be_visible()
    waits_for(tab, "Ada").shows("Your Gnalli has drawn a card that only you may see.")
    assert tab.page.locator(".card:not(.back)").count() == 0
    asked = f"{tab.url}/api/tables/{tab.table}/seats"
    drawn = tab.page.request.get(f"{asked}/0").json()["view"]["phase"]["drawn"]
    assert tab.page.request.get(f"{asked}/1").json()["view"]["phase"]["drawn"] is None
    assert drawn
    tab.press("I am Ada")
    expect(tab.door.locator(".card:not(.back)").first).to_have_text(re.compile(rf"^\s*{drawn}"))
    tab.press("Hide")
    waits_for(tab, "Ada")
    assert tab.page.locator(".card:not(.back)").count() == 0
    tab.press("I am Ada")
    tab.decide()
    tab.reveal.click()
    expect(tab.curtain.or_(tab.page.locator(".result"))).to_be_visible()


def test_two_people_and_a_bot_play_to_the_end_and_again(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo", bots=1, ruleset="dutch")
    play(tab, seconds=120)
    expect(tab.page.get_by_role("heading", level=1)).not_to_have_text("You win the party!")
    tab.press("Play again")
    waits_for(tab, "Ada")
    assert tab.view()["mine"] == [0, 1]


def test_by_keys_alone_and_a_key_held_down_lifts_nothing(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo", "Cleo")
    press = tab.page.keyboard.press
    expect(tab.curtain.get_by_role("heading", name="Ada")).to_be_focused()
    press("Tab")
    press("Enter")
    tab.sees_table()
    press("5")
    press("Enter")
    press("Enter")
    waits_for(tab, "Bo")
    expect(tab.curtain.get_by_role("heading", name="Bo")).to_be_focused()
    press("Tab")
    press("Enter")
    tab.sees_table()
    reach(tab, ".bar .hide")
    press("Enter")
    waits_for(tab, "Bo")


def test_the_clock_runs_on_the_curtain(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo", clock="bid-60")
    expect(tab.curtain.get_by_role("timer")).to_have_text(re.compile("0:[0-5][0-9]|1:00"))


def test_a_bid_that_is_not_sent_is_not_shown_either(arrive: Arrive) -> None:
    ada = arrive("Ada")
    tab = around(ada.tab, "Bo")
    tab.page.route("**/bids", lambda route: route.abort())
    bid(tab, "Ada", "30")
    waits_for(tab, "Bo").shows("Something has not been sent")
    tab.page.reload()
    waits_for(tab, "Bo")
    assert tab.curtain.get_by_text("30").count() == 0
    tab.page.unroute("**/bids")
    tab.page.evaluate("window.dispatchEvent(new Event('online'))")
    everything(tab)  # waits until nothing is left to be sent
    assert tab.view()["views"]["spectator"]["awaited"] == [1]


def test_who_leaves_leaves_the_others_at_the_device(arrive: Arrive) -> None:
    tab = around(arrive("Ada").tab, "Bo", "Cleo")
    for name in ("Ada", "Bo"):
        lift(waits_for(tab, name), name)
        tab.press("Menu")
        tab.press("Leave the table")
        tab.press(f"{name} leaves")
    # Cleo alone needs no curtain.
    expect(tab.page.get_by_text("Bo has left; a bot goes on.").first).to_be_attached()
    expect(tab.page.get_by_role("region", name="Cleo").get_by_text("you")).to_be_visible()
    assert tab.view()["mine"] == [2]
    tab.sees_table()


def test_two_tabs_have_a_curtain_each_and_two_devices_their_own_people(arrive: Arrive) -> None:
    ada, cleo = arrive("Ada"), arrive("Cleo")
    link = make_table(ada.tab, 4)
    cleo.tab.go(link)
    cleo.tab.page.get_by_role("group", name="People at this device").get_by_text("2").click()
    cleo.tab.page.get_by_label("Name of person 2").fill("Dot")
    cleo.tab.press("Take a seat")
    cleo.tab.shows("You are in.")
    ada.tab.press("Start now, with a bot on the free seat")
    ada.tab.sees_table()
    other = cleo.new_tab().go(link)
    waits_for(other, "Cleo")
    lift(waits_for(cleo.tab, "Cleo"), "Cleo")
    waits_for(other, "Cleo")
    cleo.tab.bid(4)
    waits_for(cleo.tab, "Dot")
    waits_for(other, "Dot")
