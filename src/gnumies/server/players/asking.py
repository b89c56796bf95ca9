"""Who asks: found by the cookie of a request, and kept from asking too often or from elsewhere."""

import re
from dataclasses import dataclass
from typing import Final, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency as Named
from litestar.handlers.base import BaseRouteHandler

from gnumies.server.limits import Buckets
from gnumies.server.players.people import People
from gnumies.server.tables.refusal import Refusal, not_your_seat

COOKIE: Final = "cookie"
"""Where the application keeps the name of its cookie: servers on one host have one each."""

HEADER: Final = "X-Gnumies"
AGE: Final = 400 * 24 * 3600

SAFE: Final = ("GET", "HEAD", "OPTIONS")

AnyRequest = Request[object, object, State]
AnyConnection = ASGIConnection[BaseRouteHandler, object, object, State]

_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[\w.~-]+)(:\d{1,5})?", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks; ``player`` is ``None`` for somebody who has never sat at a table."""

    player: str | None
    people: People

    @property
    def known(self) -> str:
        """The player; a stranger has no seat anywhere."""
        if self.player is None:
            raise not_your_seat()
        return self.player

    async def made_known(self) -> tuple[str, str | None]:
        """The player, and its secret if it has just been made."""
        return (self.player, None) if self.player else await self.people.newcomer()


async def provide_asker(
    request: AnyRequest, people: Named[People], buckets: Named[Buckets]
) -> Asker:
    """The asker of a request, who has not asked too often."""
    player = await people.holder(request.cookies.get(_cookie_name(request)))
    address = request.client.host if request.client else ""
    buckets.take(player or address)
    return Asker(player, people)


def cookie(request: AnyRequest, secret: str | None) -> list[Cookie]:
    """The cookie that hands a new secret over."""
    if secret is None:
        return []
    name, secure = _cookie_name(request), request.scope["scheme"] == "https"
    return [Cookie(name, value=secret, max_age=AGE, httponly=True, samesite="lax", secure=secure)]


def from_here(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse what another site's page may have made a browser send."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    if host is not None and not _HOST.fullmatch(host):
        raise Refusal(400, "bad-request", "the header Host names no host")
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE:
        return
    foreign = origin is not None and origin.partition("://")[2] != host
    if foreign or HEADER not in connection.headers:
        raise Refusal(403, "foreign-request", f"send the header {HEADER}: 1, from the same site")


def _cookie_name(request: AnyRequest) -> str:
    return cast("str", request.app.state[COOKIE])
