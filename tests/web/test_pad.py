"""The score pad with a phone, with keys, over links and on paper (section 7, R1.4)."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.web.barriers import barriers
from tests.web.conftest import Arrive
from tests.web.people import Person, Tab
from tests.web.test_keyboard import focused, reach
from tests.web.test_phone import PHONE, SCROLLS, TARGETS

EXAMPLE = ["3", "3", "3", "W", "C", "6", "8", "8", "10", "13"]
LONG = ["Ada" + "a" * 97, "W" * 100, "🦊" * 50, "שלום " * 20, "<b>&amp;'\"</b>"]


@pytest.fixture
def phone(arrive: Arrive) -> Person:
    return arrive("Ada", **PHONE)


def keys(tab: Tab) -> Locator:
    return tab.page.get_by_role("group", name=re.compile("^Put a card into the room of"))


def key(tab: Tab, card: str) -> Locator:
    return keys(tab).get_by_role("button").filter(has_text=re.compile(rf"^{card}\s*×"))


def room(tab: Tab) -> Locator:
    return tab.page.get_by_role("group", name=re.compile("^The room of"))


def player(tab: Tab, name: str) -> Locator:
    return tab.page.get_by_role("radio", name=re.compile(rf"^{name}, "))


def enter(tab: Tab, cards: Sequence[str]) -> None:
    for card in cards:
        key(tab, card).click()


def has(tab: Tab, name: str, points: int) -> None:
    expect(player(tab, name)).to_have_accessible_name(re.compile(rf"^{name}, {points} points?$"))


def name_them(tab: Tab, names: Sequence[str]) -> None:
    tab.press("Players")
    dialog = tab.page.get_by_role("dialog")
    for _ in range(len(names) - 3):
        dialog.get_by_role("button", name="One more player").click()
    for number, name in enumerate(names, 1):
        dialog.get_by_label(f"Name of player {number}").fill(name)
    dialog.get_by_role("button", name="Close").click()


def sheet(tab: Tab) -> list[list[str]]:
    """What the table of all games says, without its head."""
    expect(tab.page.locator(".screen table")).to_be_visible()
    rows = tab.page.locator(".screen table :is(tbody, tfoot) tr").all()
    return [row.locator("th, td").all_inner_texts() for row in rows]


def test_r7_3_the_example_of_the_rulebook_scores_99(phone: Person) -> None:
    tab = phone.tab.go("/pad")
    tab.shows("An empty room scores nothing.")
    enter(tab, EXAMPLE)
    has(tab, "Player 1", 99)
    lines = room(tab).locator("li:has(a)")
    expect(lines).to_have_text(
        [
            re.compile("takes the lowest guest along: guest 3.*R7.1"),
            re.compile("becomes one more guest 3.*R7.2"),
            *(re.compile("R7.3") for _ in range(5)),
            re.compile("Total: 99 points"),
        ]
    )
    room(tab).get_by_role("button", name="Take out Dumbball (6)").click()
    has(tab, "Player 1", 93)
    tab.press("Undo")
    has(tab, "Player 1", 99)
    lines.first.get_by_role("link").click()
    expect(tab.page.locator("[id='R7.1']")).to_be_focused()
    tab.page.go_back()
    has(tab, "Player 1", 99)


def test_r1_4_there_is_no_fifth_7_in_any_room(phone: Person) -> None:
    tab = phone.tab.go("/pad")
    enter(tab, "777")
    player(tab, "Player 2").click()
    enter(tab, "7")
    expect(key(tab, "7")).to_have_accessible_name("guest 7, none left")
    key(tab, "7").click(force=True)
    expect(tab.page.get_by_role("alert").filter(has_text="guest 7: all 4 are")).to_be_visible()
    tab.shows("Player 1 has 3 and Player 2 has 1")
    has(tab, "Player 2", 7)
    player(tab, "Player 1").click()
    room(tab).get_by_role("button", name="Take out guest 7").first.click()
    player(tab, "Player 2").click()
    enter(tab, "7")
    has(tab, "Player 2", 20)


def test_r7_1_the_best_choice_is_shown_and_can_be_changed(phone: Person) -> None:
    tab = phone.tab.go("/pad")
    enter(tab, "WWW1234")
    has(tab, "Player 1", 4)
    tab.shows("This is the best choice.")
    toggles = room(tab).locator("section")
    toggles.get_by_role("button", name="Borsi (1), leaves, the best choice").click()
    tab.shows("Choose one more card that leaves.")
    toggles.get_by_role("button", name="guest 4, stays").click()
    tab.shows("The best choice scores 3 points more.")
    has(tab, "Player 1", 1)
    tab.shows("3 cards of the owner’s choice: guest 2, guest 3 and guest 4.")
    tab.page.reload()
    has(tab, "Player 1", 1)
    toggles.get_by_role("button", name="Borsi (1), stays").click()
    tab.shows("One card too many leaves: let one stay.")
    tab.press("Take the best")
    has(tab, "Player 1", 4)
    expect(toggles.get_by_role("button", name="Take the best")).to_have_count(0)


def test_r7_4_games_add_up_are_corrected_and_kept(phone: Person) -> None:
    tab = phone.tab.go("/pad")
    name_them(tab, ["Ada", "Bo", "Cleo"])
    enter(tab, "5")
    player(tab, "Bo").click()
    enter(tab, "23")
    tab.press("Next game")
    enter(tab, ["10"])
    assert sheet(tab) == [
        ["1", "5★", "5★", "0"],
        ["2", "10★", "0", "0"],
        ["Total", "15", "5", "0"],
        ["Wins", "2", "1", "0"],
    ]
    tab.press("Correct game 1")
    player(tab, "Cleo").click()
    enter(tab, ["15"])
    assert sheet(tab)[0] == ["1", "5", "5", "15★"]
    tab.page.reload()
    assert sheet(tab)[-2:] == [["Total", "15", "5", "15"], ["Wins", "1", "0", "1"]]
    tab.press("Correct game 1")
    tab.press("Remove this game")
    assert len(sheet(tab)) == 3
    tab.press("Put it back")
    assert sheet(tab)[-1] == ["Wins", "1", "0", "1"]


def test_two_tabs_write_on_one_sheet(phone: Person) -> None:
    one, two = phone.tab.go("/pad"), phone.new_tab().go("/pad")
    enter(one, "1")
    has(two, "Player 1", 1)
    player(two, "Player 2").click()
    enter(two, "2")
    has(one, "Player 2", 2)


def test_damaged_data_is_said_and_put_aside(phone: Person) -> None:
    tab = phone.tab.go("/pad")
    tab.shows("An empty room scores nothing.")
    tab.page.evaluate("localStorage['gnumies-pad'] = '{\"version\":1,'")
    tab.page.reload()
    tab.shows("It has been put aside")
    enter(tab, "7")
    has(tab, "Player 1", 7)


def test_a_full_device_is_said(phone: Person) -> None:
    phone.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    tab = phone.tab.go("/pad")
    enter(tab, "77")
    tab.shows("This browser keeps nothing")
    has(tab, "Player 1", 20)


def shared(tab: Tab) -> str:
    tab.press("Share")
    field = tab.page.get_by_role("textbox", name="Link")
    expect(field).to_have_value(re.compile("/pad#"))
    link = field.input_value()
    tab.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return link


def test_a_link_shows_the_sheet_elsewhere_and_replaces_nothing_unasked(
    phone: Person, arrive: Arrive
) -> None:
    name_them(phone.tab.go("/pad"), LONG)
    enter(phone.tab, EXAMPLE)
    link = shared(phone.tab)
    other = arrive("Bo").tab.go("/pad")
    enter(other, "5")
    other.page.goto("about:blank")
    other.go(link)
    other.shows("Somebody’s sheet")
    for name in LONG:
        expect(other.page.get_by_text(name.strip(), exact=True).first).to_be_attached()
    assert sheet(other)[0][1] == "99★"
    other.press("Keep it on this device")
    other.shows("This device already has a sheet.")
    other.press("No")
    other.press("To my own sheet")
    has(other, "Player 1", 5)
    other.page.go_back()
    other.go(link)
    other.press("Keep it on this device")
    other.press("Yes, replace mine")
    assert sheet(other)[0][1] == "99★"
    other.page.reload()
    assert sheet(other)[0][1] == "99★"


@pytest.mark.parametrize("fragment", ["AAAA", "R7.1", "%F0%9F", "🦊", "x" * 3000])
def test_a_broken_link_says_so(arrive: Arrive, fragment: str) -> None:
    tab = arrive().tab.go(f"/pad#{fragment}")
    tab.shows("This link holds no score sheet")
    tab.press("To my own sheet")
    enter(tab, "7")
    has(tab, "Player 1", 7)


def test_it_works_with_keys_alone(arrive: Arrive) -> None:
    tab = arrive().tab.go("/pad")
    keyboard = tab.page.keyboard
    reach(tab, "[role=radio]")
    keyboard.press("ArrowRight")
    assert focused(tab).startswith("Player 2")
    reach(tab, ".keys button:nth-child(7)")
    for _ in range(3):
        keyboard.press("Enter")
    has(tab, "Player 2", 50)
    keyboard.press("Space")
    keyboard.press("Space")
    tab.shows("guest 7: all 4 are on the table")
    reach(tab, ".undo")
    keyboard.press("Enter")
    has(tab, "Player 2", 50)
    tab.page.evaluate("document.activeElement.blur()")
    reach(tab, ".room .chip")
    keyboard.press("Enter")
    has(tab, "Player 2", 20)
    assert tab.page.evaluate("document.activeElement !== document.body")


def test_a_phone_has_room_for_every_finger_and_nothing_runs_out_of_sight(phone: Person) -> None:
    tab = phone.tab.go("/pad")
    name_them(tab, LONG)
    enter(tab, EXAMPLE)
    buttons = tab.page.locator(".screen button:visible")
    assert buttons.count() > 30
    assert buttons.evaluate_all(TARGETS) == []
    assert tab.page.evaluate(SCROLLS)[0] <= 0
    inside = "(keys) => keys.getBoundingClientRect().bottom <= innerHeight"
    tab.page.evaluate("scrollTo(0, 0)")
    assert keys(tab).evaluate(inside)


def test_it_has_no_barrier_for_those_who_see_or_move_differently(phone: Person) -> None:
    tab = phone.tab.go("/pad")
    enter(tab, [*"WWW1234", "7"])
    key(tab, "15").click()
    assert barriers(tab.page) == []


def test_paper_gets_the_sheet_and_nothing_else(arrive: Arrive) -> None:
    tab = arrive().tab.go("/pad")
    enter(tab, EXAMPLE)
    tab.page.evaluate("window.print = () => undefined")
    tab.press("Print an empty sheet")
    tab.page.emulate_media(media="print")
    paper = tab.page.locator("div.paper")
    expect(paper).to_contain_text("two 20, three 50, four 100, five 150")
    expect(tab.page.locator(".screen")).to_be_hidden()
    tab.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(paper.locator("table").first).to_contain_text("99")
    expect(paper).to_contain_text("The Copicastor becomes one more guest 3.")
