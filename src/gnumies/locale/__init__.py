"""All texts that people read, from Fluent files that every part of the project shares."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from gnumies.rules import BadValue

LANGUAGES: Final = ("en", "de", "nl")
"""The languages with a folder of ``.ftl`` files here."""

FALLBACK: Final = "en"
"""The language of the texts that another one lacks; all others are made from it."""


def language_of(environ: Mapping[str, str]) -> str:
    """The language that an environment asks for: ours first, then in the order of gettext."""
    locale = next((environ[name] for name in _LOCALES if environ.get(name)), "C")
    is_bare = locale.partition(".")[0] in {"C", "POSIX"}
    listed = "" if is_bare else environ.get("LANGUAGE", "")
    for wanted in (environ.get("GNUMIES_LANG", ""), *listed.split(":"), locale):
        language = wanted[:2].lower()
        if language in LANGUAGES and not wanted[2:3].isalnum():
            return language
    return FALLBACK


_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Texts:
    """The texts of one language: ``t("event-bid-placed", name="Ada")`` is a sentence.

    A text that the language lacks is English.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadValue(None, f"there are no texts in {language!r:.40}; there are {known}")
        self._languages = (language, FALLBACK)

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """The text of a message; ``LookupError`` if it is missing or lacks an argument."""
        bundle = self._bundle(message_id)
        return _format(bundle, message_id, bundle.get_message(message_id).value, args)

    def attribute(self, message_id: str, name: str, /, **args: str | int) -> str | None:
        """What a message says besides its text, ``.name`` in the file; ``None`` if nothing."""
        bundle = self._bundle(message_id)
        pattern = bundle.get_message(message_id).attributes.get(name)
        return None if pattern is None else _format(bundle, f"{message_id}.{name}", pattern, args)

    def __contains__(self, message_id: str) -> bool:
        """Whether there is such a text, in English at least."""
        return any(_bundle(each).has_message(message_id) for each in self._languages)

    def _bundle(self, message_id: str) -> FluentBundle:
        for language in self._languages:
            if (bundle := _bundle(language)).has_message(message_id):
                return bundle
        raise LookupError(f"there is no text {message_id}")


def _format(
    bundle: FluentBundle, name: str, pattern: Pattern | None, args: dict[str, str | int]
) -> str:
    if pattern is None:
        raise LookupError(f"the text {name} has only attributes")
    text, faults = bundle.format_pattern(pattern, args)
    if faults:
        raise LookupError(f"the text {name} cannot be made: {faults[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolation marks: terminals show them as boxes, and names come here made safe.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
