"""Analyses in the database: each with its game, and for each seat what a history is made of."""

from collections.abc import Iterator, Mapping, Sequence
from logging import getLogger
from typing import Any, Final, NamedTuple
from zlib import compress, decompress, error

from msgspec import MsgspecError, Struct, convert, json
from sqlalchemy import delete, insert, select

from gnumies.coach.report import FORMAT
from gnumies.server.db.access import Reading, Writing
from gnumies.server.db.schema import AnalysedSeatRow, AnalysisRow, SeatRow, TableRow
from gnumies.server.reviews.schemas import CostlyChoice
from gnumies.server.tables.schemas import Data

COSTLIEST: Final = 3

_log = getLogger(__name__)


class Played(NamedTuple):
    """One game of somebody, as the coach saw it."""

    table: str
    seat: int
    created: int
    name: str
    cost_win: float
    blind_win: float
    win: float
    adjusted_win: float
    points: int
    adjusted_points: float
    costly: list[CostlyChoice]


async def analysis_of(reading: Reading, table_id: str) -> Data | None:
    """The analysis of a table's game, if it has been made; one that is damaged counts as none."""
    wanted = select(AnalysisRow.data).where(AnalysisRow.table == table_id)
    data = await reading.connection.scalar(wanted)
    try:
        return None if data is None else _decoded(data)
    except (error, MsgspecError):
        _log.error("the analysis of table %s cannot be read", table_id)
        return None


async def keep(writing: Writing, table_id: str, at: int, analysis: Mapping[str, Any]) -> None:
    """Keep an analysis; one that is there already stays, unless it is damaged."""
    if await analysis_of(writing, table_id) is not None:
        return
    for row in (AnalysedSeatRow, AnalysisRow):
        await writing.connection.execute(delete(row).where(row.table == table_id))
    data = compress(json.encode(analysis))
    await writing.connection.execute(insert(AnalysisRow).values(table=table_id, at=at, data=data))
    rows = [{"table": table_id, **row} for row in seats_of(analysis)]
    await writing.connection.execute(insert(AnalysedSeatRow), rows)


async def history_of(reading: Reading, player: str) -> list[Played]:
    """The analysed games of a person, newest first; not those where it held several seats."""
    row = AnalysedSeatRow
    figures = (row.name, row.cost_win, row.blind_win, row.win, row.adjusted_win)
    found = await reading.connection.execute(
        select(row.table, row.seat, TableRow.created, *figures)
        .add_columns(row.points, row.adjusted_points, row.costly)
        .join(SeatRow, (SeatRow.table == row.table) & (SeatRow.seat == row.seat))
        .join(TableRow, TableRow.id == row.table)
        .where(SeatRow.player == player, _ALONE)
        .order_by(TableRow.created.desc(), row.table)
    )
    return [played for each in found if (played := _played(each)) is not None]


class _Moment(Struct):
    moves: list[int]


class _Analysis(Struct):
    """What must be right about an analysis, so that a page can be made of it."""

    format: str
    players: list[Data]
    moments: list[_Moment]


def _decoded(data: bytes) -> Data:
    text = decompress(data)
    if json.decode(text, type=_Analysis).format != FORMAT:
        raise MsgspecError
    return json.decode(text, type=Data)


def _played(row: Sequence[Any]) -> Played | None:
    """A row as it was kept; one that is damaged must not hide all the others."""
    table, *figures, costly = row
    try:
        choices = [{"table": table, **each} for each in json.decode(costly, type=list[Data])]
        return convert((table, *figures, choices), Played)
    except MsgspecError:
        _log.error("what is kept of table %s cannot be read", table)
        return None


_OTHER: Final = SeatRow.__table__.alias("other")
_ALONE: Final = ~(
    select(_OTHER.c.seat)
    .where(_OTHER.c.table == SeatRow.table)
    .where(_OTHER.c.player == SeatRow.player, _OTHER.c.seat != SeatRow.seat)
    .exists()
)
"""Who holds several seats is several people at one device."""


def seats_of(analysis: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """What is kept of each seat."""
    for seat, player in enumerate(analysis["players"]):
        own = [
            (number, moment, choice)
            for number, moment in enumerate(analysis["moments"])
            for choice in moment["choices"]
            if choice["seat"] == seat
        ]
        figures = ("name", "cost_win", "win", "adjusted_win", "points", "adjusted_points")
        yield {
            "seat": seat,
            **{name: player[name] for name in figures},
            "blind_win": sum(choice["blind_win"] for *_, choice in own),
            "costly": json.encode(_costly(analysis, own)).decode(),
        }


def _costly(
    analysis: Mapping[str, Any], own: list[tuple[int, dict[str, Any], dict[str, Any]]]
) -> list[dict[str, Any]]:
    """The choices that gave most away, and all that a sentence about each needs."""
    most = sorted(own, key=lambda each: -each[2]["cost_win"])[:COSTLIEST]
    return [
        {
            "moment": number,
            **{name: moment[name] for name in ("kind", "round", "card")},
            "names": [player["name"] for player in analysis["players"]],
            "seat": choice["seat"],
            "chosen": choice["chosen"],
            "advised": [
                {"move": option["move"], "share": option["advised"]}
                for option in choice["options"]
                if option["advised"] > 0
            ],
            "cost_win": choice["cost_win"],
        }
        for number, moment, choice in most
        if choice["cost_win"] > 0
    ]
