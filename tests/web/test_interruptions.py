import re

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.web.conftest import Arrive
from tests.web.people import Person, Tab, gather, play
from tests.web.serving import Served


@pytest.fixture
def ada(arrive: Arrive) -> Person:
    return arrive("Ada")


@pytest.fixture
def bo(arrive: Arrive, ada: Person) -> Person:
    """Somebody for whom Ada's bid has to wait."""
    bo = arrive("Bo")
    gather(ada, bo)
    return bo


def placed_by(tab: Tab, seat: int) -> int:
    """How many bids the story of the table tells of."""
    events = [event for message in tab.view()["story"] for event in message["events"]]
    return sum(event["type"] == "bid-placed" and event["seat"] == seat for event in events)


def test_a_bid_is_still_there_after_a_reload_and_may_still_be_changed(
    ada: Person, bo: Person
) -> None:
    bid = ada.tab.bid(3)
    expect(ada.tab.placed).to_have_text(bid)
    ada.tab.shows("Waiting for ")
    ada.tab.page.reload()
    expect(ada.tab.placed).to_have_text(bid)
    other = ada.tab.bid(5)
    expect(ada.tab.placed).to_have_text(other)
    ada.tab.shows("you may still change it")
    bo.tab.bid()
    expect(ada.tab.reveal).to_be_visible()
    open_bid = ada.tab.page.get_by_role("region", name="Ada").get_by_text(f"has bid {other}")
    expect(open_bid).to_be_attached()
    assert placed_by(ada.tab, 0) == 1


def test_back_and_forward_lead_away_from_the_table_and_back_to_it(ada: Person) -> None:
    tab = ada.tab.play_now()
    url = tab.page.url
    tab.press("Menu")
    tab.press("Home")
    tab.shows("Your tables")
    tab.page.go_back()
    tab.sees_table()
    tab.bid()
    expect(tab.reveal).to_be_visible()
    tab.page.go_back()
    expect(tab.page.get_by_role("button", name="Play now")).to_be_visible()
    tab.page.go_forward()
    assert tab.sees_table().page.url == url
    assert tab.round == 2


def test_two_tabs_of_one_person_show_the_same_hand_and_the_same_bid(
    ada: Person, bo: Person
) -> None:
    second = ada.new_tab().go(ada.tab.page.url).sees_table()
    bid = ada.tab.bid(2)
    expect(second.placed).to_have_text(bid)
    other = second.bid(4)
    expect(ada.tab.placed).to_have_text(other)
    bo.tab.bid()
    for tab in (ada.tab, second):
        expect(tab.reveal).to_be_visible()


def test_a_game_goes_on_at_another_device_by_a_link_that_works_once(
    arrive: Arrive, ada: Person, bo: Person
) -> None:
    settings = ada.new_tab().go("/settings")
    settings.press("Make a link")
    link = settings.page.get_by_role("textbox", name="Link").input_value()
    phone = arrive("Phone").tab.go(link)
    phone.press("Go on here")
    phone.page.get_by_role("link", name=re.compile("Ada")).click()
    phone.sees_table()
    bid = phone.bid(1)
    expect(ada.tab.placed).to_have_text(bid)
    bo.tab.go(link).press("Go on here")
    bo.tab.shows("This link has been used or is too old.")
    assert bo.faults.pop() == "404 /api/me/device"


def test_a_page_that_slept_over_several_rounds_shows_the_present_one_and_no_old_reveal(
    ada: Person,
) -> None:
    tab = ada.tab.play_now()
    streams = opened_streams(tab.page)
    tab.hide()
    awake = ada.new_tab().go(tab.page.url).sees_table()
    play(awake, until=lambda: awake.state == "bid" and awake.round > 3)
    if awake.reveal.is_visible():
        awake.reveal.click()
    assert tab.round == 1
    assert streams == []
    tab.show()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(f"Round {awake.round}")
    expect(tab.reveal).to_have_count(0)
    assert len(streams) == 1
    bid = tab.bid()
    expect(tab.log.get_by_text(re.compile(f"turned over: Ada {bid}"))).to_have_count(1)


def opened_streams(page: Page) -> list[Request]:
    """The streams that the page opens from now on."""
    streams: list[Request] = []

    def note(request: Request) -> None:
        if request.resource_type == "eventsource":
            streams.append(request)

    page.on("request", note)
    return streams


def test_a_bid_whose_answer_is_lost_is_sent_again_and_counts_once(ada: Person, bo: Person) -> None:
    keys = []

    def swallow_the_first_answer(route: Route) -> None:
        keys.append(route.request.post_data_json["key"])
        if len(keys) == 1:
            assert route.fetch().ok
            route.abort("connectionreset")
        else:
            route.continue_()

    ada.tab.page.route("**/bids", swallow_the_first_answer)
    bid = ada.tab.bid(2)
    ada.tab.shows(f"Not sent: {bid} goes out as soon as there is a connection.")
    ada.tab.shows(f"Your {bid} lies there.")
    assert keys == [keys[0]] * 2
    bo.tab.bid()
    expect(ada.tab.reveal).to_be_visible()
    assert placed_by(ada.tab, 0) == 1


def test_what_is_chosen_without_a_network_is_said_to_be_unsent_until_it_is_back(
    ada: Person, bo: Person
) -> None:
    ada.context.set_offline(True)
    ada.tab.bid(2)
    ada.tab.shows("Not sent: ")
    bid = ada.tab.bid(4)
    ada.tab.shows(f"Not sent: {bid} goes out")
    ada.tab.shows("No connection. Trying again …")
    assert placed_by(bo.tab, 0) == 0
    ada.context.set_offline(False)
    ada.tab.shows(f"Your {bid} lies there.")
    bo.tab.bid()
    expect(ada.tab.reveal).to_be_visible()
    shown = bo.tab.page.get_by_role("region", name="Ada").get_by_text(f"has bid {bid}")
    expect(shown).to_be_attached()


def test_a_round_goes_on_where_it_was_when_the_server_is_killed_and_started_again(
    fragile: Served, arrive: Arrive
) -> None:
    ada, bo = arrive("Ada", fragile.url), arrive("Bo", fragile.url)
    gather(ada, bo)
    bid = ada.tab.bid(3)
    ada.tab.shows(f"Your {bid} lies there.")
    fragile.kill()
    bo.tab.bid(1)
    bo.tab.shows("Not sent: ")
    ada.tab.shows("reconnecting …")
    expect(ada.tab.placed).to_have_text(bid)
    fragile.start()
    for person in (ada, bo):
        expect(person.tab.reveal).to_be_visible(timeout=30_000)  # each waits longer from try to try
    shown = bo.tab.page.get_by_role("region", name="Ada").get_by_text(f"has bid {bid}")
    expect(shown).to_be_attached()
    play(ada.tab, bo.tab, until=lambda: ada.tab.view()["views"]["0"]["round"] >= 4)


def test_seven_tabs_of_one_browser_all_work(ada: Person) -> None:
    first = ada.tab.play_now()
    tabs = [first]
    for _ in range(6):  # browsers allow six connections to one host
        tabs[-1].hide()
        tabs.append(ada.new_tab().go(first.page.url).sees_table())
    tabs[-1].hide()
    for number, tab in enumerate(tabs, 1):
        tab.show()
        expect(tab.page.get_by_role("heading", level=1)).to_have_text(f"Round {number}")
        tab.bid()
        expect(tab.log.get_by_text(re.compile("^All bids are turned over"))).to_have_count(number)
        tab.hide()
