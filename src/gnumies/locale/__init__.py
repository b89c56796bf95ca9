"""All texts that people read, from Fluent files that every part of the project shares."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from gnumies.rules import BadValue

LANGUAGES: Final = ("en",)
"""The languages with a folder of ``.ftl`` files here."""


class Texts:
    """The texts of one language: ``t("event-bid-placed", name="Ada")`` is a sentence."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadValue(None, f"there are no texts in {language!r:.40}; there are {known}")
        self._bundle = _bundle(language)

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """The text of a message; ``LookupError`` if it is missing or lacks an argument."""
        return self._format(message_id, self._message(message_id).value, args)

    def attribute(self, message_id: str, name: str, /, **args: str | int) -> str | None:
        """What a message says besides its text, ``.name`` in the file; ``None`` if nothing."""
        pattern = self._message(message_id).attributes.get(name)
        return None if pattern is None else self._format(f"{message_id}.{name}", pattern, args)

    def __contains__(self, message_id: str) -> bool:
        """Whether the language has the message."""
        return self._bundle.has_message(message_id)

    def _message(self, message_id: str) -> Message:
        if message_id not in self:
            raise LookupError(f"there is no text {message_id}")
        return self._bundle.get_message(message_id)

    def _format(self, name: str, pattern: Pattern | None, args: dict[str, str | int]) -> str:
        if pattern is None:
            raise LookupError(f"the text {name} has only attributes")
        text, faults = self._bundle.format_pattern(pattern, args)
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
