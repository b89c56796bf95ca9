"""What a browser is shown: the web app where it has been built, else a page that says so."""

import re
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]
from litestar.types import ControllerRouterHandler, Message, Scope

from gnumies.server.early import Early
from gnumies.server.players.asking import AnyConnection
from gnumies.server.watched import Watched

STATIC: Final = Path(str(files("gnumies.server"))) / "static"
FOREVER: Final = CacheControlHeader(max_age=31_536_000, immutable=True)
NOT_PAGES: Final = ("api", "assets", "health")
NOT_KEPT: Final = ("api", "health")

BESIDE: Final = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable.png": "image/png",
}
"""Files whose names stay, so that browsers ask for them anew: the worker that keeps the app for
when there is no connection, and what a phone needs to put it on its home screen."""

HEADERS: Final = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; form-action 'self'; frame-ancestors 'none'; "
    "base-uri 'none'",
    "Referrer-Policy": "same-origin",  # who knows the address of a table may join it
}

PACKED: Final = CompressionConfig("gzip", gzip_compress_level=6, exclude=[r"\.png$", r"/events$"])
"""Answers are sent gzipped, but not what is packed already, nor a stream, whose events are of the
length that they are: two that must be alike stay alike (R2.3)."""

_ASSET: Final = re.compile(r"/assets/[\w.-]{1,200}", re.ASCII)

PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>gnumies</title>
<h1>The Gnumies</h1>
<p>This is a gnumies server. It has no web app; its API is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


def page_routes(
    static: Path = STATIC, *, shown: Callable[[object], Awaitable[None]] | None = None
) -> list[ControllerRouterHandler]:
    """The routes that are not the API; ``shown`` is called when a page has been sent."""
    page = Watched(static / "index.html", bytes.decode)
    early = Watched(static / "early.json", Early)
    beside = {name: Watched(file, bytes) for name in BESIDE if (file := static / name).is_file()}

    @get(
        ["/", "/{path:path}"],
        include_in_schema=False,
        sync_to_thread=False,
        after_response=shown,
    )
    def show_page(
        request: Request[object, object, Any], path: FromPath[Path | None] = None
    ) -> Response[str] | Response[bytes]:
        """The same page for every other path: the app in it knows which one is meant."""
        parts = [part for part in (path or Path()).parts if part != "/"]
        if parts and parts[0] in NOT_PAGES:
            raise NotFoundException
        if (name := "/".join(parts)) in beside:
            return Response(beside[name].read(), media_type=BESIDE[name], headers=HEADERS)
        languages = request.headers.get("accept-language", "")
        whole = early.read().page(page.read() or PLAIN_PAGE, parts, languages)
        headers = HEADERS | {"Vary": "Accept-Language"}
        return Response(whole, media_type=MediaType.HTML, headers=headers)

    if not (static / "assets").is_dir():
        return [show_page]
    assets = create_static_files_router(
        "/assets",
        [static / "assets"],
        cache_control=FOREVER,
        include_in_schema=False,
        guards=[_is_asset],
    )
    return [show_page, assets]


async def guarded(message: Message, scope: Scope) -> None:
    """What every answer says: it is of the type that it names, and the API's is never kept."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers["X-Content-Type-Options"] = "nosniff"
    if scope["path"].lstrip("/").startswith(NOT_KEPT) and "Cache-Control" not in headers:
        headers["Cache-Control"] = "no-store"


def _is_asset(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Leave names to the file system only where it cannot choke on them."""
    if not _ASSET.fullmatch(connection.scope["path"]):
        raise NotFoundException
