"""A whole game by the keyboard alone, and one by what a screen reader is told."""

import re
from time import monotonic

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.people import Tab
from tests.web.test_keyboard import reach

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy", "name": "Bo"}]
SAID = re.compile(
    r"(?P<up>Round \d+: .* at the door)"
    r"|(?P<bids>All bids are turned over: .*(Ada|Bo) .*(Ada|Bo) )"
    r"|(?P<won>(A tie at|You have the|Bo has the|You win|Bo wins) .*)"
)
WINS = re.compile(" wins? the party!$")
KINDS = {"up": "card-turned", "bids": "bids-revealed", "won": "card-won"}

# What is added to the page's log, in order.
LISTEN = """
  window.heard = []
  const listen = () => new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.closest?.('[role=log][aria-live=polite]'))
        for (const { textContent } of addedNodes) if (textContent) heard.push(textContent)
  }).observe(document, { childList: true, subtree: true })
  listen()
"""


def to_the_end_by_keys(tab: Tab, seconds: float = 240) -> None:
    """Play the lowest legal number each time, give what can be given away."""
    deadline = monotonic() + seconds
    keys = tab.page.keyboard
    while (state := tab.state) != "over":
        assert monotonic() < deadline, f"the game does not go on: {state}"
        if state == "bid":
            for key in "g1234567890":
                keys.press(key)
                if tab.hand.get_by_role("button", pressed=True).count():
                    break
            keys.press("Enter")
        elif state == "decide":
            reach(tab, ".door [role=radio]")
            keys.press("ArrowLeft")  # from the first one to the last
            reach(tab, ".door .button.main")
            keys.press("Enter")
        elif state == "reveal":
            keys.press("Enter")
        tab.page.wait_for_timeout(20)


def test_a_whole_game_is_played_by_the_keyboard_alone(arrive: Arrive) -> None:
    tab = arrive().tab.go()
    tab.page.add_init_script("onpointerdown = (event) => (document.title = 'touched')")
    with tab.asking_for(pace="instant", seats=TWO):
        reach(tab, ".play")
        tab.page.keyboard.press("Enter")
    tab.sees_table()
    to_the_end_by_keys(tab)
    expect(tab.page.get_by_role("heading", level=1)).to_be_focused()
    reach(tab, ".result .button.main")
    tab.page.keyboard.press("Enter")
    tab.sees_table()
    assert tab.round == 1


class Ear:
    """Somebody who sees nothing: what is said, and controls by their roles and names."""

    def __init__(self, tab: Tab) -> None:
        self.page = tab.page
        self.hand = tab.page.get_by_role("list", name="Your hand")
        self.choices = tab.page.get_by_role("radiogroup", name="What becomes of the card")
        self.go_on = self.button(re.compile("^Go on$"))
        self.is_over = self.button(re.compile("^Play again$"))

    def button(self, name: re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def heard(self) -> list[str]:
        return self.page.evaluate("heard")

    def hears(self, pattern: str) -> None:
        """Wait until something like this is said."""
        deadline = monotonic() + 10
        while not any(re.search(pattern, each) for each in self.heard):
            assert monotonic() < deadline, f"{pattern} is not among {self.heard[-12:]}"
            self.page.wait_for_timeout(30)

    def bid(self) -> None:
        """Choose the middle one of the cards that may be bid, and place it."""
        cards = self.hand.get_by_role("button", disabled=False)
        cards.nth(cards.count() // 2).press("Enter")
        self.button(re.compile("^Place ")).press("Enter")
        expect(self.hand.get_by_role("button", name=re.compile("your bid$"))).to_have_count(0)

    def decide(self) -> None:
        """Give away what the Gnalli drew, or keep it where it cannot be given."""
        self.choices.get_by_role("radio").last.press("Space")
        self.button(re.compile("^Yes, ")).press("Enter")
        expect(self.choices).to_have_count(0)

    def act(self) -> None:
        """Do what is asked."""
        if self.go_on.count():
            self.go_on.press("Enter")
        elif self.choices.count():
            self.decide()
        elif self.hand.get_by_role("button", disabled=False).count():
            self.bid()
        self.page.wait_for_timeout(20)


def test_a_whole_game_is_played_by_what_is_said(arrive: Arrive) -> None:
    person = arrive()
    person.context.add_init_script(LISTEN)
    tab = person.tab.play_now(seats=TWO)
    ear = Ear(tab)
    for _ in range(2):
        ear.act()
    ear.hears(r"^Bo has bid\.$")
    deadline = monotonic() + 240
    while not ear.is_over.count():
        assert monotonic() < deadline, f"the game does not go on: {ear.heard[-12:]}"
        ear.act()
    expect(tab.page.get_by_role("status").filter(has_text=WINS)).to_have_count(1, timeout=30_000)
    events = [each for message in tab.view()["story"] for each in message["events"]]
    said = [first for each in ear.heard for first in [SAID.match(each)] if first]
    told = [each["type"] for each in events if each["type"] in KINDS.values()]
    # What was there before the page came is no news.
    assert [KINDS[each.lastgroup or ""] for each in said] == told[1:]
    assert all("point" in each.string for each in said if each.lastgroup in {"won", "over"})
