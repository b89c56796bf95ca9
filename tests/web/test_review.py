"""The review of a finished game, from the table's last button to the history."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Tab, play
from tests.web.serving import Served
from tests.web.test_access import TWO, history, review
from tests.web.test_phone import PHONE, SCROLLS

SECONDS = 300
"""What the coach may take on a busy machine whose compiled code is not there yet."""


def steps(tab: Tab) -> int:
    return int(tab.page.get_by_role("slider", name="Moment of the game").input_value())


def test_a_game_is_reviewed_stepped_through_tried_again_and_kept(
    arrive: Arrive, fragile: Served
) -> None:
    tab = arrive(url=fragile.url).tab
    tab.play_now(seats=TWO)
    play(tab)
    tab.press("Review")
    bid_by_bid = tab.page.get_by_role("heading", name="Bid by bid")
    expect(tab.page.get_by_role("progressbar").or_(bid_by_bid).first).to_be_visible()
    expect(bid_by_bid).to_be_visible(timeout=SECONDS * 1000)

    tab.page.keyboard.press("ArrowRight")
    tab.page.keyboard.press("ArrowRight")
    assert steps(tab) == 2
    tab.press("One step back")
    assert steps(tab) == 1
    assert tab.page.url.endswith("#1-0")
    tab.page.reload()
    expect(bid_by_bid).to_be_visible()
    assert steps(tab) == 1

    tab.page.get_by_text("What would you do?").click()
    expect(tab.page.get_by_text(re.compile("^Chosen: "))).to_have_count(0)
    tab.page.get_by_role("group", name="What would you do?").get_by_role("button").first.click()
    tab.shows(re.compile(r": wins \d+\.\d%, with \d+\.\d points\."))
    tab.shows(re.compile(r"^Right at once: \d of 1$"))
    tab.press("Show the answer")
    tab.shows(re.compile("^Chosen: "))
    tab.shows("your pick")

    tab.press("Bid against bid")
    square = tab.page.get_by_role("region", name="Bid against bid")
    expect(square).to_be_visible(timeout=SECONDS * 1000)

    fragile.kill()
    fragile.start()
    tab.go("/")
    tab.page.get_by_role("link", name="Review").click()
    expect(bid_by_bid).to_be_visible()
    tab.go("/").press("How you play")
    tab.page.get_by_role("region", name="Reviewed games").get_by_role("link").click()
    expect(bid_by_bid).to_be_visible()


def test_a_finger_on_the_chart_finds_the_moment(arrive: Arrive) -> None:
    tab = arrive(**PHONE).tab
    review(tab)
    assert steps(tab) == 0
    box = tab.page.get_by_role("img", name=re.compile("^Chances to win")).bounding_box()
    assert box
    tab.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert 15 < steps(tab) < 23
    tab.page.get_by_role("button", name=re.compile("^Look at round")).tap()
    expect(tab.page.get_by_role("region", name="Bid by bid")).to_be_focused()
    tab.press("One step on")


def test_a_turning_point_leads_to_its_bids(arrive: Arrive) -> None:
    tab = arrive().tab
    review(tab)
    point = tab.page.get_by_role("region", name="When the game turned").get_by_role("button").first
    told = re.match(r"Round \d+", point.inner_text())
    assert told
    point.click()
    expect(tab.page.get_by_role("status").first).to_have_text(re.compile(f"^{told[0]}:"))


def test_german_fits_on_a_small_phone(arrive: Arrive) -> None:
    tab = arrive(**PHONE, locale="de-DE").tab
    for show in (review, history):
        show(tab)
        assert tab.page.evaluate(SCROLLS)[0] <= 0


def test_an_unfinished_game_has_no_review(arrive: Arrive) -> None:
    person = arrive()
    tab = person.tab.play_now(seats=TWO)
    tab.go(f"/table/{tab.table}/review").shows("This can be had when the game is over.")
    assert [fault[:3] for fault in person.faults] == ["409"]
    person.faults.clear()
