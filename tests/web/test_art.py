"""The pictures: one for every card, told apart by their outlines, small and harmless."""

import gzip
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gnumies.rules.cards import BidCard, PartyCard
from tests.web.conftest import Arrive, needed

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "web/src/art"
PICTURES = sorted(ART.glob("*.svg"))
SCENES = {"empty-table", "party", "logo"}
MOST_BYTES = 150_000
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {f"{SVG}{tag}" for tag in ("svg", "g", "path", "circle", "ellipse")}
HASH = re.compile(r"-[\w-]{8}\.svg$")
LOADED = """async () => {
  const images = [...document.querySelectorAll('main .card .picture')]
  await Promise.all(images.map((image) => image.decode().catch(() => null)))
  return images.map((image) => [image.src, image.naturalWidth])
}"""


def picture_of(card: BidCard | PartyCard) -> str:
    """The name of the file, as web/src/lib/art.ts has it."""
    if isinstance(card, PartyCard):
        return f"guest-{card}" if card.is_guest else card.name.lower()
    return "gnalli" if card is BidCard.GNALLI else f"gnumie-{card}"


def test_r1_2_r1_4_every_card_has_a_picture_and_no_picture_is_left_over() -> None:
    cards = {picture_of(card) for card in (*BidCard, *PartyCard)}
    assert len(cards) == 28
    assert {path.stem for path in PICTURES} == cards | SCENES


def test_no_two_characters_have_nearly_the_same_outline() -> None:
    needed(shutil.which("chromium"), "Chromium", "scripts/browsers installs it")
    said = subprocess.run(
        [sys.executable, ROOT / "scripts/silhouettes"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stdout + said.stderr
    assert "28 characters, 378 pairs" in said.stdout


def test_all_pictures_together_are_small() -> None:
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in PICTURES) < MOST_BYTES


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_holds_nothing_but_what_is_drawn(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    elements = list(ET.fromstring(text).iter())  # noqa: S314 - our own files
    assert {element.tag for element in elements} <= DRAWN
    names = {name for element in elements for name in element.attrib}
    assert not [name for name in names if name in {"id", "style", "class"} or "href" in name]
    assert not [name for name in names if name.startswith("on")]
    assert not any((element.text or "").strip() for element in elements)
    assert re.findall(r"https?:[^\"]*|url\(", text) == ["http://www.w3.org/2000/svg"]


def test_the_page_of_the_cards_shows_them_all(arrive: Arrive) -> None:
    tab = arrive("Ada").tab
    tab.go("/cards").shows("From behind")
    loaded = tab.page.evaluate(LOADED)
    names = {HASH.sub("", Path(src).name) for src, width in loaded if width > 0}
    assert names == {picture_of(card) for card in (*BidCard, *PartyCard)}
    assert len(loaded) == 28


def test_a_card_without_its_picture_can_still_be_read(arrive: Arrive) -> None:
    tab = arrive("Ada").tab
    tab.page.route("**/*.svg", lambda route: route.abort())
    tab.go("/cards").shows("From behind")
    card = tab.page.get_by_role("button", name="Borsi (1)")
    assert card.inner_text().split() == ["1", "Borsi"]
