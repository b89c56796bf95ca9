"""What a browser is shown: the web app where it has been built, else a page that says so."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]
from litestar.types import ControllerRouterHandler

STATIC: Final = Path(str(files("gnumies.server"))) / "static"
FOREVER: Final = CacheControlHeader(max_age=31_536_000, immutable=True)
NOT_PAGES: Final = ("api", "assets", "health")

HEADERS: Final = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "same-origin",  # who knows the address of a table may join it
    "X-Content-Type-Options": "nosniff",
}

PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>gnumies</title>
<h1>The Gnumies</h1>
<p>This is a gnumies server. It has no web app; its API is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


def page_routes(static: Path = STATIC) -> list[ControllerRouterHandler]:
    """The routes that are not the API."""
    index = static / "index.html"
    page = index.read_text(encoding="utf-8") if index.is_file() else PLAIN_PAGE

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def show_page(path: FromPath[Path | None] = None) -> Response[str]:
        """The same page for every path: the app in it knows which one is meant."""
        parts = [part for part in (path or Path()).parts if part != "/"]
        if parts and parts[0] in NOT_PAGES:
            raise NotFoundException
        return Response(page, media_type=MediaType.HTML, headers=HEADERS)

    if not (static / "assets").is_dir():
        return [show_page]
    assets = create_static_files_router(
        "/assets", [static / "assets"], cache_control=FOREVER, include_in_schema=False
    )
    return [show_page, assets]
