import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Tab


def reach(tab: Tab, selector: str) -> None:
    """Press Tab until the focus is there."""
    tab.page.locator(selector).first.wait_for()
    for _ in range(60):
        if tab.page.evaluate("(what) => document.activeElement?.matches(what)", selector):
            return
        tab.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not lead to {selector}")


def focused(tab: Tab) -> str:
    return tab.page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_a_round_is_played_with_the_keys_of_the_cards(arrive: Arrive) -> None:
    tab = arrive().tab.play_now()
    tab.page.keyboard.press("3")
    chosen = tab.hand.get_by_role("button", pressed=True)
    expect(chosen.locator(".value")).to_have_text("30")
    tab.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    tab.page.keyboard.press("5")
    tab.page.keyboard.press("Enter")
    expect(tab.reveal).to_be_visible()
    expect(tab.log.get_by_text(re.compile("turned over: Ada 50,"))).to_have_count(1)
    tab.page.keyboard.press("Enter")
    expect(tab.reveal).to_have_count(0)
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Round 2")


def test_a_whole_round_is_played_by_tab_and_space_from_home_on(arrive: Arrive) -> None:
    tab = arrive().tab.go()
    with tab.asking_for(pace="instant"):
        reach(tab, ".play")
        tab.page.keyboard.press("Enter")
    tab.sees_table()
    reach(tab, ".hand li:nth-child(4) button")
    assert focused(tab).startswith("30")
    tab.page.keyboard.press("Space")
    expect(tab.hand.get_by_role("button", pressed=True)).to_have_count(1)
    tab.page.keyboard.press("Space")
    expect(tab.reveal).to_be_visible()
    reach(tab, ".door .button.main")
    tab.page.keyboard.press("Enter")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Round 2")
    reach(tab, ".hand button")
