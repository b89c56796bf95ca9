"""People with a browser, and what they do at a table: the tests' only way to touch a page."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Literal, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, Request, Response, Route, expect

Json: TypeAlias = Any
State: TypeAlias = Literal["over", "curtain", "decide", "bid", "reveal", "wait"]

# One look at a page, so that nothing changes between its parts.
STATE = """() => {
  const has = (what) => document.querySelector(what) !== null
  const asks = '.hand button[aria-disabled=false]'
  if (has('.result h1')) return 'over'
  if (has('.curtain')) return has('.curtain .main:enabled') ? 'curtain' : 'wait'
  if (has('.door [role=radio]')) return has('.door [aria-checked=true]') ? 'wait' : 'decide'
  if (has(asks) && !has('.hand .placed')) return 'bid'
  return has('.door .face.old') ? 'reveal' : 'wait'
}"""
VISIBILITY = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  const state = hidden ? 'hidden' : 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
WANTED = ("Failed to load resource", "Service Worker registration blocked by Playwright")
SETTINGS = """
  if (location.protocol === 'http:')
    localStorage['gnumies-settings'] ??= JSON.stringify({ name: %s, still: true, pause: 0 })
"""


class Person:
    """Somebody with a browser of their own, and one tab at first."""

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.faults: list[str] = []
        self.strangers: list[str] = []
        context.add_init_script(SETTINGS % json.dumps(name))
        context.on("request", self._note)
        context.on("response", self._judge)
        context.on("weberror", lambda error: self.faults.append(str(error.error)))
        context.on("console", lambda said: self._hear(said.type, said.text))
        self.tab = Tab(context.new_page(), url)

    def new_tab(self) -> "Tab":
        return Tab(self.context.new_page(), self.url)

    def _note(self, request: Request) -> None:
        here = urlsplit(self.url).netloc
        if urlsplit(request.url).netloc not in {here, ""}:  # data: has no host
            self.strangers.append(request.url)

    def _judge(self, response: Response) -> None:
        if not response.ok:
            self.faults.append(f"{response.status} {urlsplit(response.url).path}")

    def _hear(self, kind: str, text: str) -> None:
        # The browser reports refused and lost requests, too; some are lost on purpose, and so is
        # the service worker (CALM in conftest.py).
        if kind in {"error", "warning"} and not text.startswith(WANTED):
            self.faults.append(text)


class Tab:
    """One page of somebody's browser."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        page.set_default_timeout(10_000)

    def go(self, path: str = "/") -> "Tab":
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self

    def press(self, name: str) -> None:
        """Press the button, or follow the link, of this name."""
        button = self.page.get_by_role("button", name=name, exact=True)
        button.or_(self.page.get_by_role("link", name=name, exact=True)).click()

    def shows(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    @contextmanager
    def asking_for(self, **wanted: Json) -> Iterator[None]:
        """Have the page's next table made with these options; names are those of its seats."""
        names = wanted.pop("names", [])

        def alter(route: Route) -> None:
            body = route.request.post_data_json | wanted
            for seat, name in zip(body["seats"], names, strict=False):
                seat["name"] = name
            route.continue_(post_data=json.dumps(body))

        self.page.route("**/api/tables", alter)
        yield
        self.page.wait_for_url("**/table/*")
        self.page.unroute("**/api/tables", alter)

    def play_now(self, **wanted: Json) -> "Tab":
        """Play against bots that take no time."""
        self.go()
        with self.asking_for(**{"pace": "instant"} | wanted):
            self.press("Play now")
        return self.sees_table()

    def sees_table(self) -> "Tab":
        expect(self.hand).to_be_visible()
        return self

    @property
    def table(self) -> str:
        """The id of the table on the page."""
        return urlsplit(self.page.url).path.split("/")[2]

    def view(self) -> Json:
        """What the server tells this person about the table."""
        return self.page.request.get(f"{self.url}/api/tables/{self.table}").json()

    # The table

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand")

    @property
    def cards(self) -> Locator:
        """The cards that may be bid now."""
        return self.hand.locator("button[aria-disabled=false]")

    @property
    def door(self) -> Locator:
        return self.page.get_by_role("region", name="At the door")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("complementary", name="What happened")

    @property
    def placed(self) -> Locator:
        """The card that lies there as this person's bid."""
        return self.hand.get_by_role("button", name=re.compile("your bid$")).locator(".value")

    @property
    def curtain(self) -> Locator:
        """What lies between two people at one device."""
        return self.page.locator(".curtain")

    @property
    def round(self) -> int:
        return int(self.page.get_by_role("heading", level=1).inner_text().removeprefix("Round "))

    @property
    def reveal(self) -> Locator:
        """The button to go on from the bids that have just been turned over."""
        return self.door.get_by_role("button", name="Go on", exact=True)

    @property
    def state(self) -> State:
        return self.page.evaluate(STATE)

    def bid(self, place: int = 1) -> str:
        """Tap a card of those that may be bid, tap it again; which one that was.

        The first one is the Gnalli, as long as it is there.
        """
        card = self.cards.nth(min(place, self.cards.count() - 1))
        value = card.locator(".value").inner_text()
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        card.click()
        return value

    def decide(self) -> None:
        """Give the drawn card away, or keep it if it cannot be given."""
        self.door.get_by_role("radio").last.click()
        self.door.get_by_role("button", name=re.compile("^Yes, ")).click()

    def act(self) -> State:
        """Do what the table asks for, if it asks for anything."""
        state = self.state
        if state == "curtain":
            self.curtain.locator(".main").click()
        elif state == "bid":
            self.bid(self.cards.count() // 2)
        elif state == "decide":
            self.decide()
        elif state == "reveal":
            self.reveal.click()
        return state

    # The browser around it

    def hide(self) -> None:
        """Put another tab in front of it."""
        self.page.evaluate(VISIBILITY, True)  # noqa: FBT003 - an argument of the script

    def show(self) -> None:
        """Bring it to the front again."""
        self.page.bring_to_front()
        self.page.evaluate(VISIBILITY, False)  # noqa: FBT003 - an argument of the script


def play(*tabs: Tab, seconds: float = 240, until: Callable[[], bool] = lambda: False) -> None:
    """Let everybody do what the table asks of them, to the end of the game."""
    deadline = monotonic() + seconds
    while not until():
        states = {tab.act() for tab in tabs}
        if states == {"over"}:
            return
        if states <= {"wait", "over"}:
            tabs[0].page.wait_for_timeout(20)
        assert monotonic() < deadline, f"the game does not go on: {states}"


def make_table(host: Tab, players: int = 2) -> str:
    """Make a table for people; the link to it."""
    host.go("/new")
    group = host.page.get_by_role("group", name="Players")
    group.get_by_text(str(players), exact=True).click()
    host.page.get_by_text("no time", exact=True).click()
    host.press("Make the table")
    link = host.page.get_by_role("textbox", name="Link").input_value()
    assert link == host.page.url
    return link


def gather(host: Person, *guests: Person) -> None:
    """Play together: a table, the link to it, and the game."""
    link = make_table(host.tab, 1 + len(guests))
    for guest in guests:
        guest.tab.go(link.replace(host.url, guest.url))
        expect(guest.tab.page.get_by_label("Your name")).to_have_value(guest.name)
        guest.tab.press("Take a seat")
        guest.tab.shows("You are in. The host starts the game.")
    host.tab.press("Start the game")
    for person in (host, *guests):
        person.tab.sees_table()
