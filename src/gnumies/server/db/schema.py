"""The tables of the database. Times are milliseconds since 1970."""

from typing import ClassVar

from sqlalchemy import (
    BigInteger,
    Float,
    ForeignKey,
    LargeBinary,
    MetaData,
    String,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TABLE_ID = String(32)
PLAYER_ID = String(32)
HASH = LargeBinary(32)


class Base(DeclarativeBase):
    """All tables, whose constraints have names that do not depend on the database."""

    metadata: ClassVar[MetaData] = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class PlayerRow(Base):
    """A person, of whom nothing is known but when it came."""

    __tablename__ = "players"
    id: Mapped[str] = mapped_column(PLAYER_ID, primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)


class SecretRow(Base):
    """The SHA-256 of the secret in a cookie; each device of a person has one."""

    __tablename__ = "secrets"
    hash: Mapped[bytes] = mapped_column(HASH, primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)


class LinkRow(Base):
    """The SHA-256 of a one-time token that makes another device the same person."""

    __tablename__ = "links"
    hash: Mapped[bytes] = mapped_column(HASH, primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id"))
    expires: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table: what never changes of it, and of its fold what it is looked for by."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(TABLE_ID, primary_key=True)
    options: Mapped[str] = mapped_column(Text)
    secret: Mapped[bytes] = mapped_column(LargeBinary(32))
    created: Mapped[int] = mapped_column(BigInteger)
    listed: Mapped[bool] = mapped_column()
    status: Mapped[str] = mapped_column(String(16), index=True)


class SeatRow(Base):
    """Who holds a seat now."""

    __tablename__ = "seats"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)


class LogRow(Base):
    """An entry of a table's numbered log; the key tells two racing writers apart."""

    __tablename__ = "log"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    entry: Mapped[str] = mapped_column(Text)


class PendingRow(Base):
    """A bid that is not revealed yet, overwritten in place when it is replaced (R2.3)."""

    __tablename__ = "pending"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    bidding: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    card: Mapped[str] = mapped_column(String(3))


class CommandRow(Base):
    """A command that was carried out, so that the same one sent again is not."""

    __tablename__ = "commands"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    command: Mapped[str] = mapped_column(Text)
    number: Mapped[int] = mapped_column()


class AnalysisRow(Base):
    """What the coach says of a table's game: JSON (``docs/coach.md``), packed by zlib."""

    __tablename__ = "analyses"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysedSeatRow(Base):
    """What that comes to for one seat, so that a history need not read whole analyses."""

    __tablename__ = "analysed_seats"
    table: Mapped[str] = mapped_column(ForeignKey("analyses.table"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    cost_win: Mapped[float] = mapped_column(Float)
    blind_win: Mapped[float] = mapped_column(Float)
    win: Mapped[float] = mapped_column(Float)
    adjusted_win: Mapped[float] = mapped_column(Float)
    points: Mapped[int] = mapped_column()
    adjusted_points: Mapped[float] = mapped_column(Float)
    costly: Mapped[str] = mapped_column(Text)
    """The choices that gave most away, as a JSON list."""
