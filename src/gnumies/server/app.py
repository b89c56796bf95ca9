"""The application: its parts, put together."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from gnumies.server.bus import Bus
from gnumies.server.db.store import Store
from gnumies.server.description import StrictJsonPlugin
from gnumies.server.limits import Buckets
from gnumies.server.network import Network, NetworkController
from gnumies.server.pages import page_routes
from gnumies.server.players.asking import from_here, provide_asker
from gnumies.server.players.people import People
from gnumies.server.players.routes import PlayerController
from gnumies.server.presence import Presence
from gnumies.server.problems import HANDLERS
from gnumies.server.settings import Settings
from gnumies.server.stream import Streams
from gnumies.server.tables.changes import Changes
from gnumies.server.tables.looking import Looking
from gnumies.server.tables.routes import TableController, list_bots
from gnumies.server.tables.service import Tables
from gnumies.server.tables.steward import Steward
from gnumies.server.thinking import Thinkers
from gnumies.server.ticker import Ticker


class Health(Struct, frozen=True):
    """That the server is ready."""

    status: str
    version: str


@get("/health", operation_id="health", sync_to_thread=False)
def health() -> Health:
    """Answer when the server is ready."""
    return Health("ok", version("gnumies"))


class Server:
    """The parts of one server, and its application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bus = Bus()
        self.store = Store(settings, self.bus)
        self.presence = Presence(settings.now)
        self.people = People(self.store, settings)
        self.changes = Changes(self.store, settings)
        self.looking = Looking(self.changes, self.presence)
        self.streams = Streams(self.looking, self.bus, self.presence, settings)
        self.network = Network()
        self.app = self._application()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None, None]:
        """Do all that is not the answer to a request; requests are answered within this."""
        await self.store.open()
        thinkers = Thinkers(self.settings.thinkers, self.settings.times.thinking)
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
            await self.store.close()

    def _application(self) -> Litestar:
        parts = {
            "settings": self.settings,
            "people": self.people,
            "tables": Tables(self.changes, self.presence),
            "looking": self.looking,
            "streams": self.streams,
            "network": self.network,
            "buckets": Buckets(self.settings.limits),
        }
        api = Router(
            "/api",
            route_handlers=[TableController, PlayerController, NetworkController, list_bots],
            guards=[from_here],
            dependencies={name: _always(part) for name, part in parts.items()}
            | {"asker": Provide(provide_asker)},
        )
        return Litestar(
            [health, api, *page_routes()],
            exception_handlers={**HANDLERS},
            logging_config=None,
            request_max_body_size=self.settings.limits.body,
            openapi_config=OpenAPIConfig(
                "gnumies",
                version("gnumies"),
                path="/api",
                render_plugins=[StrictJsonPlugin(path="/openapi.json")],
            ),
        )


def _always(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)
