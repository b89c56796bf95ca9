"""Bringing a database to this version."""

from pathlib import Path
from secrets import randbelow
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from gnumies.server.faults import ServerFault

VERSIONS: Final = ("0001", "0002")
"""All versions of the schema, the present one last; each has a file in ``migrations/versions``."""


async def upgrade(engine: AsyncEngine, path: Path) -> str:
    """Make the tables, or change old ones; ``ServerFault`` for a database that is newer.

    Gives what tells this database from others.
    """
    async with engine.begin() as connection:
        version = await connection.run_sync(_version)
        if version is not None and version not in VERSIONS:
            raise ServerFault(
                f"{path} was written by a newer version of gnumies; install that one, or choose "
                "another folder with --data"
            )
        if version != VERSIONS[-1]:
            await connection.run_sync(_migrate)
        return await connection.run_sync(_id)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _id(connection: Connection) -> str:
    """A number of its own in the header of the file, where backups keep it."""
    number = connection.exec_driver_sql("PRAGMA user_version").scalar()
    if not number:
        number = 1 + randbelow(2**31 - 1)
        connection.exec_driver_sql(f"PRAGMA user_version = {number}")
    return f"{number:08x}"


def _migrate(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - slow to import, and rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "gnumies.server.db:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
