"""The language in which verbs speak to people; what they print for scripts never changes."""

import os

from gnumies.locale import Texts, language_of


def language() -> str:
    """The language that this process's environment asks for."""
    return language_of(os.environ)


def spoken() -> Texts:
    """The texts of that language."""
    return Texts(language())
