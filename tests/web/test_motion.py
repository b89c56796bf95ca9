import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Json, Tab

OVERLAY = ".overlay .actor"

# What runs for longer than a fade or moves: of the cards, and of styles.
ANIMATIONS = """() => document.getAnimations()
  .map((each) => ({
    ms: each.effect.getComputedTiming().duration,
    moves: each.effect.getKeyframes().some((frame) => 'transform' in frame),
    styled: each instanceof CSSAnimation,
  }))
  .filter(({ ms }) => ms > 1)"""
PROPERTIES = """() => [...new Set(document.getAnimations()
  .flatMap((each) => each.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
  .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)))].sort()"""
SEATS = "(elements) => elements.map((element) => element.getBoundingClientRect().top)"


@pytest.fixture
def moving(arrive: Arrive) -> Callable[..., Tab]:
    """A table of five bots and a person who likes motion, where a reveal waits for a tap."""

    def sitting(*, still: bool = False, **options: Json) -> Tab:
        tab = arrive("Ada", **{"reduced_motion": "no-preference"} | options).tab
        tab.go("/settings").shows("Another device")  # and has kept what it began with
        liked = json.dumps({"still": still, "speed": "calm", "pause": 0})
        tab.page.evaluate("(liked) => localStorage['gnumies-settings'] = liked", liked)
        seats = [{"kind": "me", "name": "Ada"}]
        bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Bo", "Cleo", "Dot")]
        return tab.play_now(seats=seats + bots)

    return sitting


def sees_a_card_fly(tab: Tab) -> None:
    """Look in every frame: a flight is short."""
    tab.page.wait_for_function("(what) => document.querySelector(what) !== null", arg=OVERLAY)


def reveal(tab: Tab) -> None:
    tab.bid(tab.cards.count() // 2)
    expect(tab.reveal).to_be_visible()


def test_cards_fly_by_transform_and_opacity_and_no_reader_meets_them(
    moving: Callable[..., Tab],
) -> None:
    tab = moving()
    reveal(tab)
    sees_a_card_fly(tab)
    assert tab.page.evaluate(PROPERTIES) == ["opacity", "transform"]
    overlay = tab.page.locator(".overlay")
    expect(overlay).to_have_attribute("aria-hidden", "true")
    assert overlay.aria_snapshot() == ""
    expect(tab.page.locator(OVERLAY)).to_have_count(0)


def test_a_tap_ends_the_motion_and_another_one_goes_on(moving: Callable[..., Tab]) -> None:
    tab = moving()
    reveal(tab)
    sees_a_card_fly(tab)
    tab.page.get_by_role("heading", level=1).click()
    assert tab.page.locator(OVERLAY).count() == 0
    expect(tab.reveal).to_be_visible()
    tab.page.keyboard.press("Enter")
    expect(tab.reveal).to_have_count(0)
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Round 2")


def test_a_reload_during_a_motion_shows_the_present_at_once(moving: Callable[..., Tab]) -> None:
    tab = moving()
    reveal(tab)
    tab.page.reload()
    tab.sees_table()
    expect(tab.page.locator(".seat")).to_have_count(4)
    flying = tab.page.locator(f"{OVERLAY} .card:not(.back)")  # a bot may place its next bid
    assert flying.count() == 0
    expect(tab.reveal).to_have_count(0)
    rooms = next(iter(tab.view()["views"].values()))["rooms"]
    shown = tab.page.locator(".seat").evaluate_all(
        "(seats) => seats.map((seat) => seat.querySelectorAll('[data-place^=room]').length)"
    )
    assert shown == [len(set(room)) for room in rooms]


def test_who_comes_back_to_the_page_meets_no_backlog(moving: Callable[..., Tab]) -> None:
    tab = moving()
    reveal(tab)
    sees_a_card_fly(tab)
    tab.hide()
    assert tab.page.locator(OVERLAY).count() == 0
    tab.show()
    tab.page.wait_for_timeout(300)
    assert tab.page.locator(OVERLAY).count() == 0
    # Who thinks goes on thinking; no card is under way.
    assert [each for each in tab.page.evaluate(ANIMATIONS) if not each["styled"]] == []


@pytest.mark.parametrize("by", ["the system", "the setting"])
def test_with_less_motion_nothing_moves_and_the_pauses_stay(
    moving: Callable[..., Tab], by: str
) -> None:
    wish = "reduce" if by == "the system" else "no-preference"
    tab = moving(still=by == "the setting", reduced_motion=wish)
    reveal(tab)
    tab.shows(re.compile("wins? |gets? "))
    found = tab.page.evaluate(ANIMATIONS)
    assert [each for each in found if each["moves"] or each["ms"] > 200] == []
    assert tab.page.locator(OVERLAY).count() == 0
    expect(tab.reveal).to_be_visible()
    tab.press("Go on")
    expect(tab.reveal).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1440, 900)])
def test_the_seats_stay_where_they_are_from_bid_to_reveal_to_bid(
    moving: Callable[..., Tab], size: tuple[int, int]
) -> None:
    tab = moving(still=True, viewport={"width": size[0], "height": size[1]})
    seats = tab.page.locator(".seat")
    tops = [seats.evaluate_all(SEATS)]
    tab.cards.nth(2).click()
    tops.append(seats.evaluate_all(SEATS))
    tab.cards.nth(2).click()
    expect(tab.reveal).to_be_visible()
    tops.append(seats.evaluate_all(SEATS))
    tab.press("Go on")
    expect(tab.reveal).to_have_count(0)
    tops.append(seats.evaluate_all(SEATS))
    assert all(before == after for before, after in pairwise(tops))
    hand = tab.hand.bounding_box()
    assert hand
    assert hand["y"] + hand["height"] <= size[1]


def test_the_rule_behind_a_line_is_one_step_away_and_so_is_the_table(
    moving: Callable[..., Tab],
) -> None:
    tab = moving(still=True)
    reveal(tab)
    tab.log.get_by_role("link", name="R2.2").first.click()
    expect(tab.page).to_have_url(re.compile(r"/rules#R2\.2$"))
    tab.page.go_back()
    tab.sees_table()


def test_how_the_table_moves_is_changed_without_leaving_it(moving: Callable[..., Tab]) -> None:
    tab = moving(still=True)
    tab.press("Menu")
    tab.page.get_by_text("At the table", exact=True).click()
    tab.page.get_by_role("switch", name="Less motion").uncheck(force=True)
    tab.page.get_by_text("quickly", exact=True).click()
    tab.press("Close")
    reveal(tab)
    sees_a_card_fly(tab)
