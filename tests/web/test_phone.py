import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.people import Person, Tab, play

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SHORT = ["Ada", "Bo", "Cleo", "Dot", "Emil"]
LONG = [
    "Ada" + "a" * 37,
    "W" * 40,
    "Bartholomew the Magnificent of Nowhere ",
    "M" * 40,
    "Ünïcødé " * 5,
]

# Whether all of an element is on the screen, with nothing of another part of the table on it.
IN_SIGHT = """(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  const part = (of) => of?.closest('section, ul, header')
  return inside && (element.contains(seen) || part(seen)?.contains(element))
}"""
TARGETS = """(elements) => elements
  .map((element) => [element.innerText || element.ariaLabel, element.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
  .map(([name, { width, height }]) => `${name}: ${width} × ${height}`)"""
SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement
  return [scrollWidth - innerWidth, scrollHeight - innerHeight]
}"""


@pytest.fixture
def phone(arrive: Arrive) -> Person:
    return arrive("Ada", **PHONE)


def five_at_a_table(tab: Tab, names: list[str]) -> None:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in names[1:])]
    tab.play_now(seats=[seat | {"name": name} for seat, name in zip(seats, names, strict=True)])


def is_all_in_sight(tab: Tab) -> None:
    """The card at the door, the hand, every room, who has bid, and the supply."""
    page = tab.page
    has_in_sight_what_it_needs(tab)
    parts = {
        "the rooms": page.locator(".seat .room > *").all(),
        "the points": page.locator(".seat .points").all(),
        "the names": page.locator(".seat .name").all(),
        "who has bid": page.locator(".seat [data-place^=slot]").all(),
    }
    assert [len(parts[part]) for part in ("the points", "the names", "who has bid")] == [5, 5, 5]
    are_in_sight(parts)


def has_in_sight_what_it_needs(tab: Tab) -> None:
    """For a bid: the card at the door, the hand and the supply, without scrolling."""
    assert tab.page.evaluate(SCROLLS) == [0, 0]
    are_in_sight(
        {
            "the card at the door": [tab.door.locator(".card").first],
            "the supply": [tab.page.get_by_role("button", name="Supply")],
            "the hand": tab.hand.get_by_role("button").all(),
        }
    )


def are_in_sight(parts: dict[str, list[Locator]]) -> None:
    for part, elements in parts.items():
        for element in elements:
            assert element.evaluate(IN_SIGHT), f"{part}: {element.inner_text()}"


@pytest.mark.parametrize("names", [SHORT, LONG], ids=["short names", "long names"])
def test_all_that_matters_is_in_sight_on_a_phone_with_five_players(
    phone: Person, names: list[str]
) -> None:
    tab = phone.tab
    five_at_a_table(tab, names)
    is_all_in_sight(tab)
    tab.bid()
    expect(tab.reveal).to_be_visible()
    is_all_in_sight(tab)
    play(tab, until=lambda: tab.state == "bid" and tab.round > 12)  # the rooms fill up
    if tab.reveal.is_visible():
        tab.reveal.click()
    is_all_in_sight(tab)


@pytest.mark.parametrize(("width", "height"), [(1024, 720), (1180, 820), (1366, 650), (1280, 720)])
def test_all_that_matters_is_in_sight_in_a_low_window_with_five_players(
    arrive: Arrive, width: int, height: int
) -> None:
    tab = arrive(viewport={"width": width, "height": height}).tab
    five_at_a_table(tab, LONG)
    is_all_in_sight(tab)
    play(tab, until=lambda: tab.state == "bid" and tab.round > 12)
    has_in_sight_what_it_needs(tab)  # rooms may be so full that one has to scroll them


def test_what_is_tapped_at_the_table_is_large_enough_for_a_finger(phone: Person) -> None:
    tab = phone.tab
    five_at_a_table(tab, SHORT)
    tab.cards.nth(2).tap()
    assert tab.page.locator(".hand button, .door button, .bar button").evaluate_all(TARGETS) == []
    tab.press("Menu")
    assert tab.page.locator("dialog .button").evaluate_all(TARGETS) == []
