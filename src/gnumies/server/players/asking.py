"""Who asks: found by the cookie of a request, and kept from asking too often or from elsewhere."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency as Named
from litestar.handlers.base import BaseRouteHandler

from gnumies.server.limits import Buckets
from gnumies.server.players.people import People
from gnumies.server.tables.refusal import Refusal, not_your_seat

COOKIE: Final = "gnumies"
HEADER: Final = "X-Gnumies"
AGE: Final = 400 * 24 * 3600

SAFE: Final = ("GET", "HEAD", "OPTIONS")

AnyRequest = Request[object, object, State]


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
    player = await people.holder(request.cookies.get(COOKIE))
    address = request.client.host if request.client else ""
    buckets.take(player or address)
    return Asker(player, people)


def cookie(request: AnyRequest, secret: str | None) -> list[Cookie]:
    """The cookie that hands a new secret over."""
    if secret is None:
        return []
    secure = request.url.scheme == "https"
    return [Cookie(COOKIE, value=secret, max_age=AGE, httponly=True, samesite="lax", secure=secure)]


def from_here(
    connection: ASGIConnection[BaseRouteHandler, object, object, State], _: BaseRouteHandler
) -> None:
    """Refuse what another site's page may have made a browser send."""
    if connection.scope["type"] == "http" and connection.scope["method"] in SAFE:
        return
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    foreign = origin is not None and urlsplit(origin).netloc != host
    if foreign or HEADER not in connection.headers:
        raise Refusal(403, "foreign-request", f"send the header {HEADER}: 1, from the same site")
