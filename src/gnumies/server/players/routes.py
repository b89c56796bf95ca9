"""A person's own tables, and moving to another device."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency as Named
from litestar.params import JSONBody
from msgspec import Meta, Struct

from gnumies.server.players.asking import AnyRequest, Asker, cookie
from gnumies.server.players.people import People
from gnumies.server.tables.looking import Looking
from gnumies.server.tables.schemas import Body, TableList
from gnumies.server.tables.shown import summary


class DevicePath(Struct, frozen=True):
    """The path of a page that makes another device the same person, once."""

    path: str


class Device(Body, frozen=True):
    """The token of such a path."""

    token: Annotated[str, Meta(max_length=64)]


class PlayerController(Controller):
    """Everything below ``/api/me``."""

    path = "/me"
    tags = ("players",)

    @get(operation_id="myTables")
    async def mine(self, asker: Named[Asker], looking: Named[Looking]) -> TableList:
        """The tables where one has a seat, newest first."""
        return TableList([summary(look) for look in await looking.mine(asker.player)])

    @post("/link", operation_id="linkDevice")
    async def link(self, asker: Named[Asker], people: Named[People]) -> DevicePath:
        """A link for another device."""
        return DevicePath(f"/device/{await people.link(asker.known)}")

    @post("/device", operation_id="becomeDevice", status_code=204)
    async def device(
        self, request: AnyRequest, data: JSONBody[Device], people: Named[People]
    ) -> Response[None]:
        """Become the person that made the link."""
        secret = await people.follow(data.token)
        return Response(None, status_code=204, cookies=cookie(request, secret))
