"""The tutorial, played through from the first step to the last in every language of the web app."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gnumies.locale import LANGUAGES, Texts
from tests.web.barriers import barriers
from tests.web.conftest import Arrive
from tests.web.people import Person

WEB = Path(__file__).resolve().parents[2] / "web/src"
LESSON = json.loads((WEB / "learn/lesson.json").read_text(encoding="utf-8"))

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
KEYS = {"G": "g", "100": "0"}

Step = dict[str, Any]


class Learner:
    """Somebody in the tutorial; the page is read by its texts, whatever the language."""

    def __init__(self, person: Person, language: str) -> None:
        self.t = Texts(language)
        self.page = person.tab.go("/learn").page
        self.names = [person.name, self.t("web-bot-name-1"), self.t("web-bot-name-2")]
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def button(self, message: str, **args: str) -> Locator:
        return self.page.get_by_role("button", name=self.t(message, **args), exact=True)

    def card(self, card: str) -> Locator:
        name = self.t("card-G", role="name") if card == "G" else card
        hand = self.page.get_by_role("list", name=self.t("web-hand"), exact=True)
        return hand.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("learn-coach"), exact=True)

    def hears(self, at: int, step: Step, ending: str) -> None:
        """The coach is at this step, and says what belongs to it."""
        progress = self.page.get_by_role("progressbar")
        expect(progress).to_have_attribute("aria-valuenow", str(at + 1))
        given = self.names[int(ending[-1])] if ending.startswith("give") else ""
        _, bo, cleo = self.names
        says = self.t(f"learn-step-{step['id']}", bo=bo, cleo=cleo, other=given)
        expect(self.coach.get_by_text(says, exact=True)).to_be_visible()

    def steps(self, ending: str) -> Iterator[Step]:
        """The lesson's steps, each when it has been reached."""
        for at, step in enumerate([*LESSON["steps"], *LESSON["endings"][ending]]):
            self.hears(at, step, ending)
            yield step

    def tap(self, step: Step, ending: str) -> None:
        """Do what a step asks for by clicks."""
        if step["asks"] is None:
            self.button("learn-next").click()
        elif step["asks"] != "decision":
            self.card(step["asks"]).click()
            self.card(step["asks"]).click()
        elif ending == "keep":
            self.page.get_by_role("radio", name=self.t("web-keep"), exact=True).click()
            self.button("web-keep-confirm").click()
        else:
            name = self.names[int(ending[-1])]
            to = self.t("web-give-to", name=name)
            self.page.get_by_role("radio", name=to, exact=True).click()
            self.button("web-give-confirm", name=name).click()

    def key(self, step: Step) -> None:
        """Do what a step asks for by keys alone; of a drawn card, keep it."""
        keyboard = self.page.keyboard
        if step["asks"] == "decision":
            while self.page.locator("[role=radio]:focus").count() == 0:
                keyboard.press("Tab")
            keyboard.press("Space")
            keyboard.press("Tab")
            expect(self.button("web-keep-confirm")).to_be_focused()
        elif step["asks"]:
            keyboard.press(KEYS.get(step["asks"], step["asks"][0]))
        keyboard.press("Enter")

    def is_told_the_result(self, ending: str) -> None:
        won = LESSON["endings"][ending][-1]["id"] == "winner"
        names = self.names[int(ending[-1])] if not won else ""
        title = self.t("web-you-win") if won else self.t("web-winners", names=names, count=1)
        expect(self.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        for message, path in {"web-play-now": "/play", "web-rules": "/rules"}.items():
            link = self.coach.get_by_role("link", name=self.t(message), exact=True)
            expect(link).to_have_attribute("href", path)

    @property
    def settings(self) -> dict[str, Any]:
        return json.loads(self.page.evaluate("localStorage['gnumies-settings']"))


def walk(learner: Learner, ending: str, *, by_keys: bool = False) -> Iterator[Step]:
    """Go through the lesson; each step before something is done at it."""
    last = LESSON["endings"][ending][-1]
    for step in learner.steps(ending):
        yield step
        if step is not last and by_keys:
            learner.key(step)
        elif step is not last:
            learner.tap(step, ending)


@pytest.mark.parametrize(
    ("language", "ending"),
    [
        *(("en", ending) for ending in LESSON["endings"]),
        *((language, "give:2") for language in LANGUAGES if language != "en"),
    ],
)
def test_it_is_played_through_by_clicks(arrive: Arrive, language: str, ending: str) -> None:
    learner = Learner(arrive(locale=language, viewport=PHONE, has_touch=True), language)
    for _ in walk(learner, ending):
        wide = "document.documentElement.scrollWidth > innerWidth"
        assert not learner.page.evaluate(wide)
    learner.is_told_the_result(ending)
    assert learner.settings["learned"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_through_by_keys_alone(arrive: Arrive, language: str) -> None:
    learner = Learner(arrive(locale=language, viewport=DESKTOP), language)
    for _ in walk(learner, "keep", by_keys=True):
        pass
    learner.is_told_the_result("keep")


def test_enter_places_the_chosen_card_after_next_was_clicked(arrive: Arrive) -> None:
    learner = Learner(arrive(viewport=DESKTOP), "en")
    learner.hears(0, LESSON["steps"][0], "keep")
    for _ in range(3):
        learner.button("learn-next").click()
    learner.page.keyboard.press("4")
    learner.page.keyboard.press("Enter")
    learner.hears(4, LESSON["steps"][4], "keep")


def test_another_card_is_refused_with_the_reason(arrive: Arrive) -> None:
    learner = Learner(arrive(), "en")
    for step in walk(learner, "keep"):
        if step["asks"] and step["asks"] != "decision":
            learner.card({"100": "10", "G": "20"}.get(step["asks"], "100")).click()
            expect(learner.coach).to_contain_text(learner.t(f"learn-no-{step['id']}"))
            expect(learner.card(step["asks"])).to_have_attribute("aria-pressed", "false")


def test_a_reload_keeps_the_step(arrive: Arrive) -> None:
    learner = Learner(arrive(), "en")
    for step in walk(learner, "give:1"):
        if step["id"] in {"first", "tie", "decide", "given", "leaves"}:
            learner.page.reload()


def test_it_may_be_skipped_at_any_time_and_begins_anew(arrive: Arrive) -> None:
    learner = Learner(arrive(), "en")
    for step in walk(learner, "keep"):
        if step["id"] == "costly":
            break
    learner.page.get_by_role("link", name="Skip", exact=True).click()
    expect(learner.page.get_by_role("button", name="Play now")).to_be_visible()
    assert learner.settings["learned"]
    learner.page.goto(learner.page.url + "learn")
    learner.hears(0, LESSON["steps"][0], "keep")


def test_it_leads_into_a_game_and_begins_anew_after_its_end(arrive: Arrive) -> None:
    learner = Learner(arrive(), "en")
    for _ in walk(learner, "keep"):
        pass
    learner.coach.get_by_role("link", name="Play now").click()
    learner.page.wait_for_url("**/table/*")
    learner.page.go_back()
    learner.hears(0, LESSON["steps"][0], "keep")


def test_it_has_no_barrier(arrive: Arrive) -> None:
    learner = Learner(arrive(viewport=PHONE), "en")
    for step in walk(learner, "keep"):
        if step["id"] in {"welcome", "tie", "worth", "decide", "winner"}:
            assert barriers(learner.page) == []
