"""Which language is spoken, and what a language says that lacks a text."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gnumies import locale
from gnumies.cli.app import run
from gnumies.locale import LANGUAGES, Texts, language_of
from gnumies.locale.words import card_name
from gnumies.rules import PartyCard

FOLDER = Path(locale.__file__).parent


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl_BE"}, "nl"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "den_CA.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL.UTF-8"}, "nl"),
        ({"LC_MESSAGES": "nl_NL.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:nl:de"}, "nl"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "nl_NL", "GNUMIES_LANG": "de"}, "de"),
        ({"LANG": "C", "GNUMIES_LANG": "DE"}, "de"),
        ({"LANG": "nl_NL", "GNUMIES_LANG": "xx"}, "nl"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Texts in a German that has one word."""
    bundles = {language: FluentBundle([language]) for language in ("en", "de")}
    bundles["en"].add_resource(FluentResource("hello = Hello\nbye = Bye, Ada\n    .loud = BYE\n"))
    bundles["de"].add_resource(FluentResource("hello = Hallo\n"))
    monkeypatch.setattr(locale, "_bundle", bundles.get)
    return Texts("de")


def test_a_text_that_a_language_lacks_is_english(lacking: Texts) -> None:
    assert lacking("hello") == "Hallo"
    assert (lacking("bye"), lacking.attribute("bye", "loud")) == ("Bye, Ada", "BYE")
    assert "bye" in lacking
    assert "welcome" not in lacking
    with pytest.raises(LookupError, match="there is no text welcome"):
        lacking("welcome")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["score", "W", "7"], "R7.1  1 Wullewauki geht und nimmt den niedrigsten Gast mit: Gast 7"),
        (["rules", "R2.2"], "      Deckt die oberste Karte des Stapels auf."),
        (["rules", "R1.3"], "violett"),
        (["simulate", "--games", "2"], "2 Spiele mit der Startzahl 0"),
        (["rules", "R2.2", "--lang", "nl"], "      Draai de bovenste kaart van de stapel om."),
    ],
)
def test_verbs_speak_the_language_of_the_environment(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    line: str,
) -> None:
    monkeypatch.setenv("GNUMIES_LANG", "de")
    assert run(words) == 0
    assert line in capsys.readouterr().out


@pytest.mark.parametrize("words", [["score", "W", "7"], ["simulate", "--games", "2"]])
def test_json_is_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    said: set[str] = set()
    for language in LANGUAGES:
        monkeypatch.setenv("GNUMIES_LANG", language)
        assert run([*words, "--json"]) == 0
        said.add(capsys.readouterr().out)
    assert len(said) == 1


class Cases(Visitor):
    """The values that a text tells apart, by variable."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self._known = known
        self.found: dict[str, set[str | int]] = {}

    def visit(self, node: object) -> None:
        match node:
            case ast.MessageReference():
                self.visit(self._known[node.id.name])
            case ast.VariableReference():
                self.found.setdefault(node.id.name, set())
            case ast.SelectExpression(selector=ast.VariableReference() as on):
                values = self.found.setdefault(on.id.name, set())
                for variant in node.variants:
                    if isinstance(variant.key, ast.Identifier) and variant.key.name != "one":
                        values.add(variant.key.name)
                    else:
                        values |= {0, 1, 2, 5, 1000}
            case _:
                pass
        super().visit(node)


def messages(language: str) -> dict[str, ast.Message]:
    paths = sorted((FOLDER / language).glob("*.ftl"))
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths]
    found = [entry for each in parsed for entry in each.body if isinstance(entry, ast.Message)]
    return {message.id.name: message for message in found}


def cases(message: ast.Message, known: dict[str, ast.Message]) -> Iterator[dict[str, str | int]]:
    """Every combination of what the message and those inside it tell apart."""
    seen = Cases(known)
    seen.visit(message)
    names = list(seen.found)
    for values in product(*(sorted(seen.found[name], key=str) or ["Ada"] for name in names)):
        yield dict(zip(names, values, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_made_in_every_case(language: str) -> None:
    t, known = Texts(language), messages(language)
    made = 0
    for name, message in known.items():
        for given in cases(message, known):
            text = t(name, **given) + (t.attribute(name, "ruling") or "")
            assert text.strip(), (name, given)
            assert not set("{}") & set(text), (name, given)
            made += 1
    assert made > len(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_fit_a_terminal_of_80_columns(language: str) -> None:
    t = Texts(language)
    drawn = set(PartyCard) - {PartyCard.WULLAWAKI}  # about which nobody decides
    card = max((card_name(card, t, "object") for card in drawn), key=len)
    given = {"name": "Cleo", "names": "Cleo", "card": card, "bid": "100", "next": "sweep"}
    prompts = ("tui-bid-", "tui-choose-", "tui-decide", "tui-pass-on", "tui-placed", "tui-refused-")
    for name, message in messages(language).items():
        if name.startswith(prompts) and name != "tui-refused-now":
            for case in cases(message, {}):
                assert len(t(name, **case | given)) <= 78, name
    result = t("tui-got", name="Cleo", card=card)
    assert len(f"{result} {t('tui-go-on', next='sweep')}") <= 78
