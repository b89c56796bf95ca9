import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Tab, play

LAPTOP = {"width": 1280, "height": 640}  # low, so that a full table has to fit


def test_a_game_alone_goes_from_one_click_to_an_explained_result_and_a_proof_of_its_deck(
    arrive: Arrive, tmp_path: Path
) -> None:
    tab = arrive("Ada", viewport=LAPTOP).tab.play_now()
    expect(tab.page).to_have_title(re.compile("Your turn"))
    play(tab)
    tab.press("Show it all")
    says_why_who_has_won(tab)
    record = saved(tab, tmp_path)
    assert ": proved fair\n" in verified(record)
    can_be_looked_back_at(tab)
    has_a_deck_that_nobody_chose(tab)


def says_why_who_has_won(tab: Tab) -> None:
    phase = tab.view()["views"]["0"]["phase"]
    rooms = tab.page.get_by_role("list").first.locator("> li")
    expect(rooms).to_have_count(4)
    expect(tab.page.get_by_role("img", name="winner")).to_have_count(len(phase["winners"]))
    mine = rooms.filter(has_text="Ada")
    total = mine.get_by_role("listitem").filter(has_text="Total:")
    expect(total).to_contain_text(str(phase["scores"][0]["total"]))


def saved(tab: Tab, folder: Path) -> Path:
    with tab.page.expect_download() as coming:
        tab.press("Save the record")
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["players"][0]["name"] == "Ada"
    return path


def verified(record: Path) -> str:
    command = [sys.executable, "-m", "gnumies", "verify", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def can_be_looked_back_at(tab: Tab) -> None:
    tab.press("Look back")
    tab.shows("The doors are about to open.")
    slider = tab.page.get_by_role("slider", name="Moment of the game")
    tab.press("One step on")
    tab.shows("Round 1 ·")
    slider.press("End")
    tab.shows(re.compile("The party is over|wins? "))
    tab.page.go_back()
    expect(tab.page.get_by_role("navigation", name="What next")).to_be_visible()


def has_a_deck_that_nobody_chose(tab: Tab) -> None:
    tab.press("Check the deck")
    tab.shows("The order of the cards was fixed before the first one was turned")
    tab.shows("The table’s promise is the one that this device noted before the game.")
    expect(tab.page.get_by_role("img", name="wrong")).to_have_count(0)


def test_where_the_program_opens_the_browser_a_game_is_ready_and_found_again(
    arrive: Arrive,
) -> None:
    tab = arrive().tab
    with tab.go("/settings").asking_for(pace="instant"):
        tab.go("/play")
    table = tab.sees_table().table
    tab.bid()
    tab.go("/play").sees_table()
    assert tab.table == table
