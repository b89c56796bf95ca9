"""Signs for terminals with Unicode and without."""

import sys
from dataclasses import fields
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.cells import cell_len

from gnumies import locale
from gnumies.rules import Color, PartyCard
from gnumies.tui.glyphs import ASCII, UNICODE, Glyphs, PlainTexts, lacks_unicode, plain
from gnumies.tui.look import CARD_HEIGHT, CARD_WIDTH, Look


@pytest.mark.parametrize(
    ("environ", "encoding", "lacks"),
    [
        ({"LANG": "de_DE.UTF-8"}, "utf-8", False),
        ({}, "utf-8", False),
        ({"LANG": "C"}, "utf-8", True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "utf-8", True),
        ({"LC_ALL": "POSIX", "LANG": "en_US.UTF-8"}, "utf-8", True),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "C"}, "utf-8", False),
        ({"LANG": "C.UTF-8"}, "utf-8", False),
        ({"LANG": "de_DE.UTF-8", "TERM": "linux"}, "utf-8", True),
        ({"LANG": "de_DE"}, "iso8859-1", True),
        ({}, "ascii", True),
    ],
)
def test_terminals_without_unicode_are_recognised(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], encoding: str, *, lacks: bool
) -> None:
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(BytesIO(), encoding))
    assert lacks_unicode(environ) is lacks


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("Zoë’s „Café“ – 3 × 5 …", 'Zoe\'s "Cafe" - 3 x 5 ...'),
        ("Straße", "Strasse"),
        ("Öl für Däne", "Oel fuer Daene"),
        ("友", "?"),
    ],
)
def test_plain_text_is_ascii(text: str, bare: str) -> None:
    assert plain(text) == bare


def test_plain_texts_are_ascii_wherever_they_come_from() -> None:
    t = PlainTexts()
    assert t("tui-waiting", names="Zoë").isascii()
    assert (t.attribute("rule-R2-1", "ruling") or "").isascii()


def test_every_character_of_the_texts_has_an_ascii_form() -> None:
    texts = set(Path(locale.__file__).parent.glob("*/*.ftl"))
    for path in [path for path in texts if path.name != "web.ftl"]:  # browsers have Unicode
        for char in set(path.read_text(encoding="utf-8")) - {"?"}:
            assert "?" not in plain(char), (path.name, char)


def test_the_arrows_of_the_help_are_signs_of_one_cell() -> None:
    lines = PlainTexts()("tui-help").splitlines()
    assert lines[0].startswith("< > or a key     choose")
    assert lines[3].startswith("^ v then Enter   read")


def test_ascii_glyphs_are_ascii_and_every_glyph_is_one_cell_wide() -> None:
    for glyphs in (ASCII, UNICODE):
        for field in fields(glyphs):
            value = getattr(glyphs, field.name)
            texts = value.values() if field.name == "signs" else value
            for text in [text for part in texts for text in part]:
                assert cell_len(text) == 1
                assert glyphs is UNICODE or text.isascii()


@pytest.mark.parametrize("glyphs", [ASCII, UNICODE], ids=["ascii", "unicode"])
def test_cards_have_one_size_and_guests_a_face_each(glyphs: Glyphs) -> None:
    look = Look(PlainTexts(), glyphs)
    cards = [look.card(card) for card in PartyCard]
    for box in [*cards, look.back("34")]:
        assert [cell_len(line) for line in box] == [CARD_WIDTH] * CARD_HEIGHT
    assert len({look.face(card) for card in PartyCard}) == len(PartyCard)
    assert len(set(glyphs.signs.values())) == len(Color)
