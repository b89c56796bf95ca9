"""Every page in German, in Dutch and in a language that is longer than any, on a small phone."""

import importlib.util
import json
import re
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from importlib.machinery import SourceFileLoader
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from gnumies.locale import Texts
from gnumies.server.pages import STATIC
from tests.web.conftest import Arrive
from tests.web.pseudo import pseudo, speak_pseudo

PHONE: ViewportSize = {"width": 360, "height": 640}

# What is wider than its place: the page, or a word that a button, a label or a heading cuts off.
# Names are cut off on purpose.
CUT_OFF = """() => {
  const found = []
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page')
  const parts = 'button, a.button, label, legend, h1, h2, h3, summary, .state, .offline'
  for (const part of document.querySelectorAll(parts)) {
    const { width, left, right } = part.getBoundingClientRect()
    if (!part.checkVisibility() || width < 2 || part.closest('.unseen, .fan')) continue
    const names = [...part.querySelectorAll('bdi, .name')]
    if (names.some((name) => name.scrollWidth > name.clientWidth)) continue
    const isInline = getComputedStyle(part).display === 'inline'
    const isCut = !isInline && part.scrollWidth > part.clientWidth + 1
    const scrolls = part.closest('.hand, .log, [role=table], table')
    const isOutside = !scrolls && (left < -1 || right > innerWidth + 1)
    if (isCut || isOutside) found.push(part.textContent.trim())
  }
  return found
}"""

# All that can be read on a page: texts, and what is only spoken.
READ = """() => {
  const texts = [document.title]
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement
    if (around.closest('script, style, pre, code, bdi, [lang]:not(html)')) continue
    texts.push(walk.currentNode.textContent)
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']) {
    for (const part of document.querySelectorAll(`[${name}]`)) texts.push(part.getAttribute(name))
  }
  return texts
}"""


def shots() -> Any:  # noqa: ANN401 - a script has no type
    """The script that makes pictures of all pages; it knows how to get there."""
    path = str(Path(__file__).parents[2] / "scripts/web-shots")
    spec = importlib.util.spec_from_loader("web_shots", SourceFileLoader("web_shots", path))
    assert spec
    module = importlib.util.module_from_spec(spec)
    assert spec.loader
    spec.loader.exec_module(module)
    return module


SHOTS = shots()


@pytest.fixture(scope="module")
def base(app: None) -> Iterator[str]:  # noqa: ARG001 - it is only needed
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SHOTS.App, directory=str(STATIC)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def pages(browser: Browser) -> Iterator[dict[str, Page]]:
    """A phone for each language."""
    contexts = {
        language: browser.new_context(
            viewport=PHONE, has_touch=True, locale=language, service_workers="block"
        )
        for language in ("en", "de", "nl")
    }
    yield {language: context.new_page() for language, context in contexts.items()}
    for context in contexts.values():
        context.close()


class Pseudo(Texts):
    """The names by which the pages are found in the language that nobody speaks."""

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        said = super().__call__(message_id, **args)
        return pseudo(f"x = {said}").removeprefix("x = ").strip()


@pytest.mark.parametrize("name", SHOTS.PAGES)
@pytest.mark.parametrize("language", ["pseudo", "de", "nl"])
def test_nothing_is_cut_off(pages: dict[str, Page], base: str, language: str, name: str) -> None:
    page = pages["en" if language == "pseudo" else language]
    page.unroute_all()
    if language == "pseudo":
        speak_pseudo(page)
    t = Pseudo() if language == "pseudo" else Texts(language)
    SHOTS.PAGES[name](SHOTS.Shown(page, base, t))
    page.wait_for_timeout(300)
    assert page.evaluate(CUT_OFF) == []
    if language == "pseudo":
        assert [text for text in map(unknown, page.evaluate(READ)) if text] == []


def unknown(text: str) -> str:
    """What is left of a text without what is the same in every language."""
    left = KNOWN.sub("", text).strip()
    return left if re.search("[A-Za-z]", left) else ""


# Names, of bots and of the game too; signs of cards and rules; what browsers say by themselves.
KNOWN = re.compile(
    r"\b(Ada|Bo|Cleo|Dot|Emil|Bartholomäus[\w -]*|greedy|random|rulebook|dutch|overview"
    r"|The Gnumies|[WCGR]|R\d\.\d|[A-Z][a-z]{2} \d+|http\S+|[0-9a-f]{32,})\b"
)


def test_the_language_is_chosen_and_kept(arrive: Arrive) -> None:
    person = arrive(locale="de-AT")
    tab = person.tab.go()
    expect(tab.page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    tab.press("Nederlands")
    expect(tab.page.get_by_role("button", name="Nu spelen")).to_be_visible()
    assert tab.page.evaluate("document.documentElement.lang") == "nl"
    other = person.new_tab().go("/rules")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Zo speel je")
    expect(other.page.get_by_text("Draai de bovenste kaart van de stapel om.")).to_be_visible()
    kept = json.loads(tab.page.evaluate("localStorage['gnumies-settings']"))
    assert kept["language"] == "nl"
