"""Who somebody is: the holder of a secret. The database has only what it hashes to."""

from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final

from sqlalchemy import delete, insert, select

from gnumies.server.db.access import Reading, Writing
from gnumies.server.db.schema import LinkRow, PlayerRow, SecretRow
from gnumies.server.db.store import Store
from gnumies.server.settings import Settings
from gnumies.server.tables.refusal import Refusal

KNOWN: Final = 10_000
"""How many people are remembered without asking the database again."""


class People:
    """Everybody who has sat at a table."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._now = settings.now
        self._link_ms = settings.times.link
        self._known: dict[bytes, str] = {}

    async def holder(self, secret: str | None) -> str | None:
        """The player whose secret this is."""
        if not secret:
            return None
        hashed = _hash(secret)
        if hashed in self._known:
            return self._known[hashed]

        async def work(reading: Reading) -> str | None:
            wanted = select(SecretRow.player).where(SecretRow.hash == hashed)
            return await reading.connection.scalar(wanted)

        player = await self._store.read(work)
        if player is not None:
            self._remember(hashed, player)
        return player

    async def newcomer(self) -> tuple[str, str]:
        """A new player and its secret."""
        player, secret = token_hex(8), token_hex(32)

        async def work(writing: Writing) -> None:
            row = insert(PlayerRow).values(id=player, created=self._now())
            await writing.connection.execute(row)
            await _add_secret(writing, player, secret)

        await self._store.write(work)
        self._remember(_hash(secret), player)
        return player, secret

    async def link(self, player: str) -> str:
        """A token that makes another device the same player, once and soon."""
        token, now = token_urlsafe(24), self._now()

        async def work(writing: Writing) -> None:
            await writing.connection.execute(delete(LinkRow).where(LinkRow.expires <= now))
            await writing.connection.execute(
                insert(LinkRow).values(
                    hash=_hash(token), player=player, expires=now + self._link_ms
                )
            )

        await self._store.write(work)
        return token

    async def follow(self, token: str) -> str:
        """A secret of its own for the device that brings the token."""
        secret, hashed = token_hex(32), _hash(token)

        async def work(writing: Writing) -> None:
            valid = (LinkRow.hash == hashed, LinkRow.expires > self._now())
            player = await writing.connection.scalar(select(LinkRow.player).where(*valid))
            if player is None:
                raise Refusal(404, "no-such-link", "this link has been used or is too old")
            await writing.connection.execute(delete(LinkRow).where(LinkRow.hash == hashed))
            await _add_secret(writing, player, secret)

        await self._store.write(work)
        return secret

    def _remember(self, hashed: bytes, player: str) -> None:
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[hashed] = player


async def _add_secret(writing: Writing, player: str, secret: str) -> None:
    row = insert(SecretRow).values(hash=_hash(secret), player=player)
    await writing.connection.execute(row)


def _hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
