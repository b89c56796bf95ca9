"""Names that nobody should have, and devices that keep nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Tab
from tests.web.test_hotseat import lift, waits_for
from tests.web.test_languages import CUT_OFF, PHONE
from tests.web.test_pad import enter, shared

NAMES = {
    "long": "Bartholomäusmaximilianvonundzuweitfortmann"[:40],
    "right-to-left": "דינה בת־משה",
    "script": "<script>alert(1)</script>",
    "emoji": "👩‍🚀" * 8,
    "combining": "Z̷̺̈́ä̷̺́l̷̺̈́g̷̺̈́ö̷̺́",
}
FORBIDDEN = """for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError') } })"""
FULL = """Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"""


def fits(tab: Tab) -> None:
    assert tab.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_a_name(arrive: Arrive, name: str) -> None:
    tab = arrive("Ada", viewport=PHONE).tab
    tab.page.on("dialog", lambda _: pytest.fail("the name is run"))
    tab.go("/new#around")
    group = tab.page.get_by_role("group", name="Players")
    group.get_by_text("3", exact=True).click()
    tab.page.get_by_label("Seat 2", exact=True).select_option("me")
    tab.page.get_by_label("Name of person 2", exact=True).fill(name)
    with tab.asking_for(pace="instant"):
        tab.press("Start the game")
    waits_for(tab, "Ada")
    fits(tab)
    lift(tab, "Ada")
    tab.bid(5)
    expect(tab.curtain.get_by_role("heading")).to_have_text(re.compile(re.escape(name[:5])))
    fits(tab)
    tab.curtain.locator(".main").click()
    tab.sees_table()
    fits(tab)
    seat = tab.page.locator(".seat").nth(1)
    boxes = [seat.bounding_box(), tab.page.locator(".seat").nth(2).bounding_box()]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]
    assert boxes[0]["height"] == boxes[1]["height"]
    tab.go("/")
    tab.shows("Your tables")
    fits(tab)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_a_name_on_the_score_pad_too(arrive: Arrive, name: str) -> None:
    tab = arrive("Ada", viewport=PHONE).tab
    tab.page.on("dialog", lambda _: pytest.fail("the name is run"))
    tab.go("/pad")
    enter(tab, "77")
    tab.press("Players")
    tab.page.get_by_label("Name of player 1").fill(name)
    tab.press("Close")
    fits(tab)
    link = shared(tab)
    other = arrive("Bo", viewport=PHONE).tab.go(link)
    other.shows(re.compile(re.escape(name[:5])))
    fits(other)
    tab.page.keyboard.press("Escape")
    tab.page.emulate_media(media="print")
    assert tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_line_of_the_log_reads_on_after_a_name_from_right_to_left(arrive: Arrive) -> None:
    tab = arrive().tab
    tab.go()
    with tab.asking_for(pace="instant", names=["Ada", NAMES["right-to-left"]]):
        tab.press("Play now")
    tab.sees_table().bid(1)
    expect(tab.reveal).to_be_visible()
    lines = tab.log.locator("li > span:first-child")
    assert set(
        lines.evaluate_all("(all) => all.map((line) => getComputedStyle(line).direction)")
    ) == {"ltr"}


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_a_device_that_keeps_nothing_is_played_on(arrive: Arrive, script: str) -> None:
    person = arrive()
    person.context.clear_cookies()
    tab = person.new_tab()
    tab.page.add_init_script(script)
    tab.play_now()
    tab.bid(2)
    tab.reveal.click(timeout=20_000)
    tab.page.get_by_role("button", name="Menu").click()
    tab.press("Settings")
    tab.page.get_by_text("Nederlands").click()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Instellingen")
    tab.go("/pad")
    enter(tab, "77")
    tab.go("/learn").shows("Welcome!")
    tab.go("/rules").shows("How to play")


@pytest.mark.parametrize("lost", ["start", "texts-en", "core"])
def test_no_page_stays_white_when_a_part_of_it_does_not_come(arrive: Arrive, lost: str) -> None:
    person = arrive()
    part = re.compile(rf"/assets/{lost}-[\w-]+\.js$")
    person.tab.page.route(part, lambda route: route.abort())
    person.tab.go("/new")
    anew = person.tab.page.get_by_role("button", name="The Gnumies")
    expect(anew).to_be_visible()
    person.tab.page.unroute(part)
    anew.click()
    expect(person.tab.page.get_by_role("button", name="Make the table")).to_be_visible()


def test_language_light_and_size_change_in_the_middle_of_a_game(arrive: Arrive) -> None:
    tab = arrive(viewport=PHONE).tab.play_now()
    tab.bid(2)
    tab.reveal.click()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Round 2")
    tab.press("Menu")
    tab.press("Settings")
    tab.page.get_by_text("Deutsch").click()
    tab.page.get_by_text("dunkel", exact=True).click()
    tab.page.go_back()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Runde 2")
    assert tab.page.evaluate("document.documentElement.dataset.theme") == "dark"
    tab.page.get_by_role("button", name="Was geschah").click()
    expect(tab.page.locator(".log")).to_contain_text("Alle Gebote werden aufgedeckt")
    tab.page.get_by_role("button", name="Schließen").click()
    tab.page.add_style_tag(content=":root { font-size: 24px }")
    tab.page.set_viewport_size({"width": 360, "height": 900})
    assert tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tab.page.locator(".hand button[aria-disabled=false]").nth(1).click()
    tab.page.get_by_role("button", name=re.compile("^Biete ")).click()
    expect(tab.page.get_by_role("button", name="Weiter")).to_be_visible()
