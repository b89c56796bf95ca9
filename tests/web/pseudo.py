"""A language that nobody speaks: English, longer, in letters that no English text has.

It is made here and never shipped. What is too narrow for it is too narrow for some real language,
and what shows a plain letter in it has a text that cannot be translated.
"""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from gnumies import locale
from gnumies.server.pages import STATIC

_ENGLISH: Final = Path(locale.__file__).parent / "en"
_LETTERS: Final = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "àƀçđèƒğħìĵķĺɱñòþɋŕšţùṽŵẋýžÀƁÇĐÈƑĞĦÌĴĶĹṀÑÒÞɊŔŠŢÙṼŴẊÝŽ",
        strict=True,
    )
)


class _Longer(Transformer):
    """Doubles the vowels of texts, which makes them some 40 % longer, and accents all letters."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        doubled = "".join(char * 2 if char in "aeiou" else char for char in node.value)
        return ast.TextElement("".join(_LETTERS.get(char, char) for char in doubled))


def pseudo(english: str) -> str:
    """A Fluent file in that language."""
    return FluentSerializer().serialize(_Longer().visit(FluentParser().parse(english)))


def speak_pseudo(page: Page) -> None:
    """Have a page get it wherever it asks for English."""
    assets = _assets()

    def answer(route: Route) -> None:
        script = assets.get(route.request.url.rpartition("/")[2])
        if script is None:
            route.fallback()
        else:
            route.fulfill(content_type="text/javascript", body=script)

    page.route("**/assets/*.js", answer)


@cache
def _assets() -> dict[str, str]:
    """Each built file that holds English texts, with its pseudo in their place."""
    built = {path.name: path.read_text(encoding="utf-8") for path in STATIC.glob("assets/*.js")}
    spoken = dict(built)
    for path in _ENGLISH.glob("*.ftl"):
        english = path.read_text(encoding="utf-8")
        for name, script in spoken.items():
            spoken[name] = script.replace(_quoted(english), _quoted(pseudo(english)))
    changed = {name: script for name, script in spoken.items() if script != built[name]}
    assert {name.partition("-")[0] for name in changed} >= {"texts", "rules", "pad", "review"}
    return changed


def _quoted(text: str) -> str:
    """As it stands between the backticks of a script."""
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
