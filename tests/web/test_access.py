"""Every page for people who see, move or read differently (WCAG 2.2 AA)."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.barriers import PAINTED, barriers
from tests.web.conftest import Arrive
from tests.web.people import Tab, play
from tests.web.test_phone import PHONE, SCROLLS

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": "Bo"}]
FIXTURES = Path(__file__).parents[2] / "web/fixtures"
# A window of 720×1280, zoomed to 200 %.
ZOOMED = PHONE | {"device_scale_factor": 2}
DOUBLED = "document.documentElement.style.fontSize = '200%'"
BID_BY_BID = re.compile("^(Bid by bid|Gebot für Gebot)$")
TAPPED = ", ".join(
    f"{what}:visible" for what in ("button", "a.button", "[role=switch]", "input", "summary")
)

# How far a finger may be beside the middle of what it means, with its label: 44 px in all.
MISSED = """(elements) => {
  const reach = (element, x, y, [dx, dy]) => {
    const part = element.closest('label') ?? element
    let far = 0
    const isHit = () => part.contains(document.elementFromPoint(x + dx * far, y + dy * far))
    while (far < 60 && isHit()) far += 1
    return far
  }
  const page = document.querySelector('dialog[open]') ?? document  // not what lies under it
  const isMeant = (element) => page.contains(element) && !element.matches('[aria-hidden=true]')
  return elements.filter(isMeant).flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const ways = [[-1, 0], [1, 0], [0, -1], [0, 1]]
    const [west, east, north, south] = ways.map((way) =>
      reach(element, (left + right) / 2, (top + bottom) / 2, way))
    const small = Math.min(west + east, north + south) < 43
    const name = element.innerText || element.ariaLabel || element.outerHTML.slice(0, 60)
    return small ? [`${name}: ${west + east} × ${north + south}`] : []
  })
}"""

# Texts that lie on each other, as far as they are seen; what is pinned may cover others.
OVERLAPS = """() => {
  const around = (element) => element ? [element, ...around(element.parentElement)] : []
  const isText = ({ nodeType, data }) => nodeType === 3 && data.trim()
  const isPinned = (element) => around(element).some((each) =>
    ['fixed', 'sticky'].includes(getComputedStyle(each).position))
  const box = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    let { left, right, top, bottom } = range.getBoundingClientRect()
    for (const each of around(element)) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const frame = each.getBoundingClientRect()
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    return { element, left, right, top, bottom }
  }
  const unread = '.unseen, .card, dialog:not([open])'
  const page = document.querySelector('dialog[open]') ?? document.body
  const texts = [...page.querySelectorAll('*')]
    .filter((element) => [...element.childNodes].some(isText) && element.checkVisibility())
    .filter((element) => !element.closest(unread) && !isPinned(element))
    .map(box)
    .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2)
  const isOn = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) > 4
  const isIn = (a, b) => a.element.contains(b.element) || b.element.contains(a.element)
  const start = ({ element }) => element.innerText.slice(0, 30)
  return texts.flatMap((a, index) => texts.slice(index + 1)
    .filter((b) => !isIn(a, b) && isOn(a, b))
    .map((b) => `${start(a)} × ${start(b)}`))
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


def answer(tab: Tab, path: str, name: str) -> None:
    """Have the server answer with a fixture."""
    data = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    tab.page.route(f"**/api/{path}", lambda route: route.fulfill(json=data))


def review(tab: Tab) -> None:
    answer(tab, "tables/*/review", "review")
    tab.go("/table/fixture/review")
    expect(tab.page.get_by_role("heading", name=BID_BY_BID)).to_be_visible()


def quiz(tab: Tab) -> None:
    review(tab)
    tab.page.get_by_text("What would you do?").click()
    tab.page.get_by_role("group", name="What would you do?").get_by_role("button").first.click()


def history(tab: Tab) -> None:
    answer(tab, "me/history", "history")
    tab.go("/history")
    expect(tab.page.locator("dl")).to_be_visible()


EVERYTHING = [
    *(home, new_table, lobby, settings, bidding, revealed, deciding, over, menu, seat),
    *(learn, pad, rules, cards, card, review, quiz, history),
]
every_page = pytest.mark.parametrize("show", EVERYTHING, ids=lambda show: show.__name__)


@every_page
def test_nothing_is_found_in_light_or_dark_and_a_finger_hits_it(arrive: Arrive, show: Show) -> None:
    tab = arrive(**PHONE).tab
    show(tab)
    assert barriers(tab.page) == []
    assert tab.page.locator(TAPPED).evaluate_all(MISSED) == []


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
