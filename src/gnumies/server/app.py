"""The application: its parts, put together."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version
from secrets import token_hex

from litestar import Litestar, Router, get
from litestar.di import NamedDependency as Named
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from gnumies.server.bus import Bus
from gnumies.server.db.store import Store
from gnumies.server.description import StrictJsonPlugin, is_document
from gnumies.server.limits import Buckets
from gnumies.server.network import Network, NetworkController
from gnumies.server.pages import PACKED, guarded, page_routes
from gnumies.server.players.asking import COOKIE, from_here, provide_asker
from gnumies.server.players.people import People
from gnumies.server.players.routes import PlayerController
from gnumies.server.presence import Presence
from gnumies.server.problems import HANDLERS
from gnumies.server.reviews.coaching import Coach
from gnumies.server.reviews.routes import ReviewController, my_history
from gnumies.server.reviews.service import Reviews
from gnumies.server.settings import Settings
from gnumies.server.stream import Streams
from gnumies.server.tables.changes import Changes
from gnumies.server.tables.hints import Hints
from gnumies.server.tables.looking import Looking
from gnumies.server.tables.routes import TableController, list_bots
from gnumies.server.tables.service import Tables
from gnumies.server.tables.steward import Steward
from gnumies.server.thinking import Thinkers
from gnumies.server.ticker import Ticker
from gnumies.server.warming import Warming


class Health(Struct, frozen=True):
    """That the server is ready."""

    status: str
    version: str
    instance: str
    """Chosen anew whenever a server starts: no other one has it."""


@get("/health", operation_id="health", sync_to_thread=False)
def health(instance: Named[str]) -> Health:
    """Answer when the server is ready."""
    return Health("ok", version("gnumies"), instance)


class Server:
    """The parts of one server, and its application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.instance = token_hex(8)
        self.bus = Bus()
        self.store = Store(settings, self.bus)
        self.presence = Presence(settings.now)
        self.people = People(self.store, settings)
        self.changes = Changes(self.store, settings)
        self.looking = Looking(self.changes, self.presence)
        self.streams = Streams(self.looking, self.bus, self.presence, settings)
        self.network = Network()
        self.warming = Warming()
        self.thinkers = Thinkers(settings.thinkers, settings.times.thinking)
        self.reviews = Reviews(self.store, self.looking, Coach(), settings)
        self.app = self._application()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None, None]:
        """Do all that is not the answer to a request; requests are answered within this."""
        await self.store.open()
        self.app.state[COOKIE] = f"gnumies-{self.store.id}"
        thinkers = self.thinkers
        steward = Steward(self.changes, self.presence, self.settings)
        ticker = Ticker(steward, self.presence, thinkers, self.settings)
        warming = asyncio.create_task(thinkers.warm_up())
        try:
            await ticker.start(self.bus)
            yield
        finally:
            self.streams.stop()
            warming.cancel()
            await ticker.stop()
            thinkers.close()
            await self.reviews.stop()
            self.warming.close()
            await self.store.close()

    def _application(self) -> Litestar:
        parts = {
            "settings": self.settings,
            "people": self.people,
            "tables": Tables(self.changes, self.presence),
            "looking": self.looking,
            "hints": Hints(self.changes, self.presence, self.thinkers),
            "reviews": self.reviews,
            "streams": self.streams,
            "network": self.network,
            "buckets": Buckets(self.settings.limits),
        }
        api = Router(
            "/api",
            route_handlers=[
                TableController,
                ReviewController,
                PlayerController,
                NetworkController,
                list_bots,
                my_history,
            ],
            guards=[from_here],
            dependencies={name: _always(part) for name, part in parts.items()}
            | {"asker": Provide(provide_asker)},
        )
        return Litestar(
            [health, api, *page_routes(shown=self.warming.begin)],
            dependencies={"instance": _always(self.instance)},
            exception_handlers={**HANDLERS},
            before_send=[guarded],
            compression_config=PACKED,
            logging_config=None,
            request_max_body_size=self.settings.limits.body,
            openapi_config=OpenAPIConfig(
                "gnumies",
                version("gnumies"),
                openapi_router=Router(
                    "/api", route_handlers=[], guards=[is_document], include_in_schema=False
                ),
                render_plugins=[StrictJsonPlugin(path="/openapi.json")],
            ),
        )


def _always(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)
