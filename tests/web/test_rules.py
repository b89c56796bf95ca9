import pytest
from playwright.sync_api import expect

from gnumies.locale.rulebook import RULE_IDS
from gnumies.rules import DEFAULT_LUCKYNITS
from tests.web.conftest import Arrive
from tests.web.people import Tab
from tests.web.test_phone import PHONE, TARGETS

PAGES_OF_A_PDF = b"/Type /Page\n"
WIDER = "document.documentElement.scrollWidth - innerWidth"
TOP = "(element) => element.getBoundingClientRect().top"
DEAD = """(links) => links
  .map(({ hash }) => hash.slice(1))
  .filter((id) => !document.getElementById(id))"""
NUMBERS = """(table) => [...table.tBodies[0].rows]
  .map((row) => [...row.cells].slice(1).map((cell) => Number(cell.innerText)))"""


@pytest.fixture
def tab(arrive: Arrive) -> Tab:
    return arrive().tab.go("/rules")


def test_every_rule_has_its_place_and_its_heading(tab: Tab) -> None:
    rules = tab.page.locator("article.rule")
    expect(rules).to_have_count(len(RULE_IDS))
    assert rules.evaluate_all("(all) => all.map(({ id }) => id)") == list(RULE_IDS)
    headings = tab.page.locator("h1, h2, h3").evaluate_all("(all) => all.map((h) => h.localName)")
    assert headings.count("h1") == 1
    assert headings.count("h3") == len(RULE_IDS)
    expect(tab.page).to_have_title("How to play · The Gnumies")


def test_every_page_is_called_what_it_is(tab: Tab) -> None:
    for path, title in {
        "/settings": "Settings",
        "/lobby": "Open tables",
        "/new": "New table",
    }.items():
        expect(tab.go(path).page).to_have_title(f"{title} · The Gnumies")
    tab.press("Home")
    expect(tab.page).to_have_title("The Gnumies")


def test_the_table_of_luckynits_is_the_engine_s(tab: Tab) -> None:
    shown = tab.page.locator("#R1\\.3 table").evaluate(NUMBERS)
    assert shown == [list(row) for row in DEFAULT_LUCKYNITS.rows]


def test_a_link_from_elsewhere_leads_to_its_rule_and_marks_it(tab: Tab) -> None:
    tab.go("/rules#R5.3")
    rule = tab.page.locator("#R5\\.3")
    expect(rule).to_be_focused()
    expect(rule).to_contain_class("marked")
    assert 0 <= rule.evaluate(TOP) < 120
    rule.get_by_role("link", name="R5.2").click()
    expect(tab.page.locator("#R5\\.2")).to_be_focused()
    assert tab.page.url.endswith("/rules#R5.2")


def test_no_link_on_the_page_leads_nowhere(tab: Tab) -> None:
    expect(tab.page.locator("article.rule")).to_have_count(len(RULE_IDS))
    expect(tab.page.locator("dl > div")).not_to_have_count(0)
    assert tab.page.locator("a[href^='#']").evaluate_all(DEAD) == []


def test_a_rule_is_found_by_a_word_and_by_the_keyboard_alone(tab: Tab) -> None:
    tab.page.get_by_role("searchbox", name="Find a rule").fill("misprint")
    expect(tab.page.locator("article.rule")).to_have_count(1)
    expect(tab.page.get_by_text("1 rule", exact=True)).to_be_visible()
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Enter")
    expect(tab.page.locator("article.rule")).to_have_count(len(RULE_IDS))


def test_a_link_leads_out_of_what_was_found(tab: Tab) -> None:
    tab.page.get_by_role("searchbox", name="Find a rule").fill("misprint")
    expect(tab.page.locator("#rulings")).to_be_hidden()
    tab.page.get_by_role("link", name="Our rulings").click()
    expect(tab.page.locator("#rulings")).to_be_focused()
    expect(tab.page.locator("article.rule")).to_have_count(len(RULE_IDS))


def test_the_link_to_a_rule_can_be_copied(tab: Tab) -> None:
    tab.page.get_by_role("button", name="Copy the link to R2.4").click()
    expect(tab.page.locator("#R2\\.4").get_by_text("Copied!")).to_be_visible()
    search = tab.page.get_by_role("searchbox")
    search.focus()
    tab.page.keyboard.press("ControlOrMeta+v")
    expect(search).to_have_value(f"{tab.url}/rules#R2.4")


def test_where_one_reads_is_marked_in_the_contents(tab: Tab) -> None:
    contents = tab.page.get_by_role("navigation", name="On this page")
    contents.get_by_role("link", name="7 Scoring").click()
    expect(contents.locator("[aria-current]")).to_have_text("7 Scoring")
    expect(tab.page.get_by_role("heading", name="Chapter 7: Scoring")).to_be_focused()


def test_what_is_printed_is_one_sheet_without_the_page_around_it(tab: Tab) -> None:
    page = tab.page
    page.get_by_role("searchbox").fill("misprint")  # which does not thin out the sheet
    printed = page.pdf(prefer_css_page_size=True)
    assert printed.count(PAGES_OF_A_PDF) == 1
    expect(page.locator("article.rule")).to_have_count(len(RULE_IDS))
    page.emulate_media(media="print", color_scheme="dark")
    for hidden in ("nav", ".page > header a", ".print", "[type=search]", "#R2\\.1", "#rulesets"):
        expect(page.locator(hidden)).to_be_hidden()
    for seen in ("#quick", "#R7\\.1", "#R7\\.4", "#rulings"):
        expect(page.locator(seen)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("width", [360, 180], ids=["phone", "phone at 200 %"])
def test_a_small_screen_scrolls_one_way(arrive: Arrive, width: int) -> None:
    tab = arrive(**PHONE | {"viewport": {"width": width, "height": 640}}).tab.go("/rules#R8.1")
    expect(tab.page.locator("#R8\\.1")).to_be_focused()
    assert tab.page.evaluate(WIDER) == 0
    assert tab.page.locator("nav a, .rules button").evaluate_all(TARGETS) == []
