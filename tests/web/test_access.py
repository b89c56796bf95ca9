"""Every page for people who see, move or read differently (WCAG 2.2 AA)."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Tab, play
from tests.web.test_phone import PAINTED, PHONE, SCROLLS, TARGETS

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": "Bo"}]
# A page of 720×1280, zoomed to 200 %.
ZOOMED = PHONE | {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2}
DOUBLED = "document.documentElement.style.fontSize = '200%'"

# Texts that lie on each other, or that are cut off at their sides, as far as they are meant to be read.
OVERLAPS = """() => {
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility() && !element.closest('[aria-hidden=true], .unseen, dialog:not([open])')
  }
  const box = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    let { left, right, top, bottom } = range.getBoundingClientRect()
    for (let around = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const frame = around.getBoundingClientRect()
      left = Math.max(left, frame.left); right = Math.min(right, frame.right)
      top = Math.max(top, frame.top); bottom = Math.min(bottom, frame.bottom)
    }
    return { left, right, top, bottom }
  }
  const open = document.querySelector('dialog[open]') ?? document
  const own = (element) => [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())
  const texts = [...open.querySelectorAll('h1, h2, h3, p, a, button, span, label, li, dt, dd, td, th, output, strong')]
    .filter((element) => own(element) && seen(element) && !['fixed', 'sticky'].includes(pinned(element)))
    .map((element) => ({ element, box: box(element) }))
    .filter(({ box }) => box.right > box.left && box.bottom > box.top)
  function pinned(element) {
    for (let each = element; each; each = each.parentElement) {
      const { position } = getComputedStyle(each)
      if (position === 'fixed' || position === 'sticky') return position
    }
    return ''
  }
  const shared = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  return texts.flatMap(({ element, box }, index) => texts.slice(index + 1)
    .filter((other) => !element.contains(other.element) && !other.element.contains(element))
    .filter((other) => shared(box, other.box) > 3)
    .map((other) => `${element.innerText.slice(0, 30)} × ${other.element.innerText.slice(0, 30)}`))
}"""

Show = Callable[[Tab], None]


def home(tab: Tab) -> None:
    tab.go().shows("Play now")


def new_table(tab: Tab) -> None:
    tab.go("/new").shows("Make the table")


def lobby(tab: Tab) -> None:
    tab.go("/lobby")
    expect(tab.page.get_by_role("heading", level=1)).to_be_visible()


def settings(tab: Tab) -> None:
    tab.go("/settings").shows("Another device")


def bidding(tab: Tab) -> None:
    tab.play_now()
    tab.cards.nth(2).click()


def revealed(tab: Tab) -> None:
    tab.play_now()
    tab.bid()
    expect(tab.reveal).to_be_visible()


def deciding(tab: Tab) -> None:
    """The Gnalli, until it has drawn a card that may be given away."""
    tab.play_now(seats=TWO)
    for _ in range(40):
        play(tab, until=lambda: tab.state == "bid")
        tab.bid(0)
        play(tab, until=lambda: tab.state in {"decide", "bid", "over"})
        if tab.state == "decide":
            break
    tab.door.get_by_role("radio").last.click()


def over(tab: Tab) -> None:
    tab.play_now(seats=TWO)
    play(tab)


def menu(tab: Tab) -> None:
    tab.play_now().press("Menu")
    expect(tab.page.get_by_role("dialog")).to_be_visible()


def seat(tab: Tab) -> None:
    tab.play_now(seats=TWO)
    tab.page.get_by_role("button", name="Bo").click()
    expect(tab.page.get_by_role("dialog")).to_be_visible()


def learn(tab: Tab) -> None:
    tab.go("/learn")
    expect(tab.page.get_by_role("button", name="Next")).to_be_visible()


def pad(tab: Tab) -> None:
    tab.go("/pad")
    tab.page.locator(".keys .chip").nth(3).click()


def rules(tab: Tab) -> None:
    tab.go("/rules").shows("Quick rules")


def cards(tab: Tab) -> None:
    tab.go("/cards")
    expect(tab.page.get_by_role("heading", level=1)).to_be_visible()


def card(tab: Tab) -> None:
    cards(tab)
    tab.page.locator(".cards button").first.click()
    expect(tab.page.get_by_role("dialog")).to_be_visible()


EVERYTHING = [
    *(home, new_table, lobby, settings, bidding, revealed, deciding, over, menu, seat),
    *(learn, pad, rules, cards, card),
]
every_page = pytest.mark.parametrize("show", EVERYTHING, ids=lambda show: show.__name__)


@every_page
def test_nothing_is_found_in_light_or_dark_and_a_finger_hits_it(arrive: Arrive, show: Show) -> None:
    tab = arrive(**PHONE).tab
    show(tab)
    for look in ("light", "dark"):
        tab.page.emulate_media(color_scheme=look)
        tab.page.evaluate(PAINTED)
        found = Axe().run(tab.page).response["violations"]
        nodes = [(each["id"], node["target"], look) for each in found for node in each["nodes"]]
        assert nodes == []
    small = (
        "button:visible, a.button:visible, [role=switch]:visible, input:visible, summary:visible"
    )
    assert tab.page.locator(small).evaluate_all(TARGETS) == []


@every_page
def test_twice_as_large_it_scrolls_one_way_and_nothing_overlaps(arrive: Arrive, show: Show) -> None:
    tab = arrive(**ZOOMED).tab
    show(tab)
    assert tab.page.evaluate(OVERLAPS) == []
    assert tab.page.evaluate(SCROLLS)[0] <= 0
    tab.page.evaluate(DOUBLED)
    tab.page.evaluate(PAINTED)
    assert tab.page.evaluate(OVERLAPS) == []
    assert tab.page.evaluate(SCROLLS)[0] <= 0
