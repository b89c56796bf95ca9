"""What a page asks for from its first line on, besides what every page of the app needs."""

import json
import re
from typing import Final, TypedDict, cast

FALLBACK: Final = "en"
_LANGUAGE: Final = re.compile(r"(?:^|,)\s*([a-z]{2,3})\b", re.ASCII | re.IGNORECASE)


class Needs(TypedDict):
    """The files of a path's page, and the texts that it speaks."""

    files: list[str]
    texts: list[str]


class Known(TypedDict):
    """Needs by path, where a part that begins with a colon may be anything; texts by language."""

    paths: dict[str, Needs]
    texts: dict[str, dict[str, str]]


class Early:
    """The files of each path and language, as the build of the app has written them down."""

    def __init__(self, content: bytes) -> None:
        known = cast("Known", json.loads(content or b'{"paths": {}, "texts": {}}'))
        self._paths = known["paths"]
        self._texts = known["texts"]

    def page(self, html: str, parts: list[str], languages: str) -> str:
        """The page with a link for all that its path needs and that it does not name itself."""
        needs = self._needs(parts)
        texts = self._texts.get(self._language(languages), {})
        names = [*needs["files"], *(texts[name] for name in needs["texts"] if name in texts)]
        links = "".join(_link(name) for name in dict.fromkeys(names) if name not in html)
        return html.replace("</head>", f"{links}</head>", 1)

    def _needs(self, parts: list[str]) -> Needs:
        for path, needs in self._paths.items():
            wanted = path.strip("/").split("/")
            pairs = zip(wanted, parts, strict=False)
            if len(wanted) == len(parts) and all(a.startswith(":") or a == b for a, b in pairs):
                return needs
        return {"files": [], "texts": ["web"]}

    def _language(self, wanted: str) -> str:
        """The first one that is there, as the app chooses it."""
        codes = (code.lower() for code in _LANGUAGE.findall(wanted[:200]))
        return next((code for code in codes if code in self._texts), FALLBACK)


def _link(name: str) -> str:
    rel = "stylesheet" if name.endswith(".css") else "modulepreload"
    return f'<link rel="{rel}" crossorigin href="{name}">'
