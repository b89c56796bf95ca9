"""Connections to the database: one that writes, and some that read meanwhile."""

from logging import WARNING, getLogger
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS: Final = (
    "journal_mode = wal",
    "synchronous = full",  # a bid that has been acknowledged survives a power cut
    "foreign_keys = on",
    "busy_timeout = 10000",
)
READERS: Final = 4


def writing_engine(path: Path) -> AsyncEngine:
    """One connection, whose transactions hold the database from their first statement on.

    Otherwise, what they read first could have changed before they write.
    """
    engine = create_async_engine(
        _url(path), hide_parameters=True, pool_size=1, max_overflow=0, pool_reset_on_return=None
    )
    _prepare(engine)

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reading_engine(path: Path) -> AsyncEngine:
    """Connections whose statements each see one state of the database, without a transaction."""
    engine = create_async_engine(
        _url(path),
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_size=READERS,
        max_overflow=0,
    )
    _prepare(engine)
    return engine


def _url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def _prepare(engine: AsyncEngine) -> None:
    # Below, it tells every value, bids among them; so would errors without hide_parameters.
    getLogger("aiosqlite").setLevel(WARNING)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: _Connection, _record: object) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None  # or the driver begins transactions by itself, too late
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class _Cursor(Protocol):
    def execute(self, statement: str, /) -> object: ...
    def close(self) -> None: ...


class _Connection(Protocol):
    isolation_level: str | None

    def cursor(self) -> _Cursor: ...
