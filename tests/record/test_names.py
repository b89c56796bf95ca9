"""Names are shown so that they cannot move or hide anything."""

import pytest

from gnumies.record import shown


@pytest.mark.parametrize("name", ["Ada", "Zoë", "名前", "عَدَا", "👩‍👩‍👧", "a  b"])
def test_ordinary_names_are_shown_as_they_are(name: str) -> None:
    assert shown(name) == name


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("a\nb", r"a\u{a}b"),
        ("\x1b[31mred", r"\u{1b}[31mred"),
        ("\u202egnp", r"\u{202e}gnp"),
        ("a\u200bb", r"a\u{200b}b"),
        ("a\u2028b", r"a\u{2028}b"),
        ("\ue000", r"\u{e000}"),
        ("a\u2029b", r"a\u{2029}b"),
        ("\u200d", r"\u{200d}"),
        ("a \u200db", r"a \u{200d}b"),
        ("\u3164", r"\u{3164}"),
    ],
)
def test_characters_that_could_trick_the_eye_are_escaped(name: str, safe: str) -> None:
    assert shown(name) == safe
