import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Tab, gather, play


def test_three_people_who_join_by_the_link_and_a_spectator_see_the_same_end(
    arrive: Arrive,
) -> None:
    ada, bo, cleo = people = [arrive(name) for name in ("Ada", "Bo", "Cleo")]
    gather(*people)
    watcher = arrive("Dana").tab.go(ada.tab.page.url)
    watcher.shows("You are watching.")
    expect(watcher.hand).to_have_count(0)
    play(ada.tab, bo.tab, cleo.tab, watcher)
    everybody = (ada.tab, bo.tab, cleo.tab, watcher)
    assert len({tuple(points(tab)) for tab in everybody}) == 1
    winners = ada.tab.view()["views"]["0"]["phase"]["winners"]
    for seat, tab in enumerate(everybody):
        alone = winners == [seat]
        tab.shows("You win the party!" if alone else re.compile("wins? the party!|share the win!"))
    expect(watcher.page.get_by_role("button", name="Play again")).to_have_count(0)


def points(tab: Tab) -> list[str]:
    """What the result says of each room, best first."""
    return [room.inner_text() for room in tab.page.locator("summary").all()]


def test_who_comes_too_late_is_told_and_may_watch(arrive: Arrive) -> None:
    ada, bo, cleo = arrive("Ada"), arrive("Bo"), arrive("Cleo")
    gather(ada, bo)
    cleo.tab.go(ada.tab.page.url).shows("You are watching.")
    ada.tab.bid()
    expect(cleo.tab.page.get_by_role("region", name="Ada").get_by_text("has bid")).to_be_attached()


def test_the_same_people_play_again_at_a_new_table(arrive: Arrive) -> None:
    ada, bo = arrive("Ada"), arrive("Bo")
    gather(ada, bo)
    table = ada.tab.table
    play(ada.tab, bo.tab)
    ada.tab.press("Play again")
    bo.tab.press("To the next game")
    bo.tab.shows("You are in. The host starts the game.")
    ada.tab.press("Start the game")
    for person in (ada, bo):
        assert person.tab.sees_table().table != table
