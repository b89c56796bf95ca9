from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gnumies import locale
from gnumies.locale import LANGUAGES, Texts
from gnumies.rules import BadValue

FOLDER = Path(locale.__file__).parent


def entries(language: str) -> list[ast.EntryType]:
    files = sorted((FOLDER / language).glob("*.ftl"))
    return [
        entry
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


def messages(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_to_the_end(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_once_and_in_every_language(language: str) -> None:
    assert Counter(messages(language)) == Counter(set(messages("en")))


def test_a_folder_is_a_language() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)


def test_a_text_with_arguments() -> None:
    t = Texts()
    assert t("event-bid", name="Ada", bid="50") == "Ada 50"
    assert "event-bid" in t
    assert "event-dance" not in t


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(LookupError, match="there is no text event-dance"):
        Texts()("event-dance")
    with pytest.raises(LookupError, match="there is no text event-dance"):
        Texts().attribute("event-dance", "ruling")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"the text event-bid cannot be made: .*name"):
        Texts()("event-bid", bid="50")


def test_an_attribute() -> None:
    t = Texts()
    assert (
        t.attribute("rule-R7-4", "ruling")
        == "No source breaks a tie of totals, so nobody loses it."
    )
    assert t.attribute("rule-R2-2", "ruling") is None


def test_an_unknown_language() -> None:
    with pytest.raises(
        BadValue, match=r"^there are no texts in 'xx'; there are en, de, nl$"
    ) as fault:
        Texts("xx")
    assert fault.value.rule is None
