"""Tables over HTTP."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.di import NamedDependency as Named
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.response import Stream
from msgspec.structs import replace

from gnumies.record import write
from gnumies.server.players.asking import AnyRequest, Asker, cookie
from gnumies.server.settings import Settings
from gnumies.server.stream import HEADERS, Streams, number_of
from gnumies.server.tables.hints import Hints
from gnumies.server.tables.looking import Looking
from gnumies.server.tables.options import Options, bots, checked
from gnumies.server.tables.record import record_of
from gnumies.server.tables.schemas import (
    AskHint,
    Decide,
    Hint,
    Joined,
    Message,
    NewTable,
    Numbered,
    OpenNonce,
    PlaceBid,
    React,
    SeatLook,
    TableList,
    TableName,
    TableView,
    TakeSeat,
    Turn,
)
from gnumies.server.tables.service import Tables
from gnumies.server.tables.shown import is_turn, message, seat_look, summary, table_view

RECORD_TYPE = "application/vnd.gnumies.record+json"
STREAM_TYPE = "text/event-stream"

TableId = Annotated[str, PathParameter(max_length=64)]


@get("/bots", operation_id="listBots", tags=["tables"], sync_to_thread=False)
def list_bots() -> list[str]:
    """The bots that can be asked to a table: the levels, the weakest first, and then all others."""
    return list(bots())


class TableController(Controller):
    """Everything below ``/api/tables``."""

    path = "/tables"
    tags = ("tables",)

    @get(operation_id="lobby")
    async def lobby(self, asker: Named[Asker], looking: Named[Looking]) -> TableList:
        """The tables that anybody may join."""
        return TableList([summary(look) for look in await looking.lobby(asker.player)])

    @post(operation_id="createTable")
    async def create(
        self,
        request: AnyRequest,
        asker: Named[Asker],
        tables: Named[Tables],
        data: JSONBody[NewTable],
    ) -> Response[Joined]:
        """Make a table; its creator takes the seats of the kind ``me``."""
        options = checked(
            Options(
                data.seats,
                data.ruleset,
                data.luckynits,
                data.pace,
                data.clock,
                data.youngest_first,
                data.open,
            )
        )
        player, secret = await asker.made_known()
        joined = await tables.create(player, options, data.commitment)
        return Response(joined, status_code=201, cookies=cookie(request, secret))

    @get("/{table_id:str}", operation_id="getTable")
    async def show(
        self,
        asker: Named[Asker],
        looking: Named[Looking],
        settings: Named[Settings],
        table_id: TableId,
    ) -> TableView:
        """The table as a spectator or the holder of seats sees it, with all that has happened."""
        look = await looking.visit(asker.player, table_id)
        story = [message(told, look.eyes) for told in look.story.told]
        return replace(table_view(look, settings.times), story=story)

    @post("/{table_id:str}/seats", operation_id="takeSeat")
    async def take_seat(
        self,
        request: AnyRequest,
        asker: Named[Asker],
        tables: Named[Tables],
        table_id: TableId,
        data: JSONBody[TakeSeat],
    ) -> Response[Joined]:
        """Take a free seat, or several for the people at one device; who has one is told which."""
        if asker.player is None:
            await tables.expect_free_seat(table_id)
        player, secret = await asker.made_known()
        joined = await tables.join(player, table_id, (data.name, *data.others), data.commitment)
        return Response(joined, status_code=201, cookies=cookie(request, secret))

    @get("/{table_id:str}/seats/{seat:int}", operation_id="lookFromSeat")
    async def look_from(
        self, asker: Named[Asker], looking: Named[Looking], table_id: TableId, seat: FromPath[int]
    ) -> SeatLook:
        """The game as one of the asker's seats sees it: for who shares the device with others."""
        return seat_look(await looking.visit(asker.known, table_id), seat)

    @post("/{table_id:str}/enter", operation_id="enterTable", status_code=204)
    async def enter(
        self,
        request: AnyRequest,
        asker: Named[Asker],
        tables: Named[Tables],
        table_id: TableId,
    ) -> Response[None]:
        """Become known before taking a seat, so that who asks for it again is the same person."""
        if asker.player is None:
            await tables.expect_free_seat(table_id)
        _, secret = await asker.made_known()
        return Response(None, status_code=204, cookies=cookie(request, secret))

    @delete("/{table_id:str}/seats/{seat:int}", operation_id="leaveSeat")
    async def leave(
        self, asker: Named[Asker], tables: Named[Tables], table_id: TableId, seat: FromPath[int]
    ) -> None:
        """Leave a seat for good; in a game a bot goes on for it. A host may free one before."""
        await tables.leave(asker.known, table_id, seat)

    @post("/{table_id:str}/start", operation_id="startTable", status_code=204)
    async def start(self, asker: Named[Asker], tables: Named[Tables], table_id: TableId) -> None:
        """Start, as the host; bots take the seats that are free, and nonces are awaited.

        Who has not committed himself is waited for (``not-committed``), at a rematch for as long as
        nonces are; after that his seat is free.
        """
        await tables.start(asker.known, table_id)

    @post("/{table_id:str}/seats/{seat:int}/nonce", operation_id="openNonce", status_code=204)
    async def open_nonce(
        self,
        asker: Named[Asker],
        tables: Named[Tables],
        table_id: TableId,
        seat: FromPath[int],
        data: JSONBody[OpenNonce],
    ) -> None:
        """Open the nonce that the seat committed itself to."""
        await tables.open_nonce(asker.known, table_id, seat, data.nonce)

    @put("/{table_id:str}/bids", operation_id="placeBid")
    async def bid(
        self,
        asker: Named[Asker],
        tables: Named[Tables],
        table_id: TableId,
        data: JSONBody[PlaceBid],
    ) -> Numbered:
        """Place a bid, or replace one until all are in (R2.3)."""
        return Numbered(await tables.bid(asker.known, table_id, data))

    @post("/{table_id:str}/decisions", operation_id="decide", status_code=200)
    async def decide(
        self, asker: Named[Asker], tables: Named[Tables], table_id: TableId, data: JSONBody[Decide]
    ) -> Numbered:
        """Keep what the Gnalli drew, or give it away (R5.1)."""
        return Numbered(await tables.decide(asker.known, table_id, data))

    @post("/{table_id:str}/hint", operation_id="askHint", status_code=200)
    async def hint(
        self, asker: Named[Asker], hints: Named[Hints], table_id: TableId, data: JSONBody[AskHint]
    ) -> Hint:
        """What each move would come to: for who plays against bots alone."""
        return await hints.give(asker.known, table_id, data.seat)

    @post("/{table_id:str}/reactions", operation_id="react", status_code=204)
    async def react(
        self, asker: Named[Asker], tables: Named[Tables], table_id: TableId, data: JSONBody[React]
    ) -> None:
        """Show a reaction."""
        await tables.react(asker.known, table_id, data.seat, data.reaction)

    @post("/{table_id:str}/rematch", operation_id="rematch", status_code=200)
    async def rematch(
        self, asker: Named[Asker], tables: Named[Tables], table_id: TableId
    ) -> TableName:
        """Another table for the same people; asked for again, the same one."""
        return TableName(await tables.rematch(asker.known, table_id))

    @post("/{table_id:str}/close", operation_id="closeTable", status_code=204)
    async def close(self, asker: Named[Asker], tables: Named[Tables], table_id: TableId) -> None:
        """End the table before its game ends, as the host."""
        await tables.close(asker.known, table_id)

    @get("/{table_id:str}/record", operation_id="getRecord", media_type=RECORD_TYPE)
    async def record(
        self, asker: Named[Asker], looking: Named[Looking], table_id: TableId
    ) -> Response[bytes]:
        """The record of a table that has ended."""
        look = await looking.look(asker.player, table_id)
        name = f'attachment; filename="{table_id}.gnumies.json"'
        return Response(
            write(record_of(look.story)),
            media_type=RECORD_TYPE,
            headers={"Content-Disposition": name},
        )

    @get("/{table_id:str}/turn", operation_id="getTurn")
    async def turn(self, asker: Named[Asker], looking: Named[Looking], table_id: TableId) -> Turn:
        """Whether the table waits for one: what a hidden tab asks now and then."""
        look = await looking.visit(asker.player, table_id)
        return Turn(look.number, is_turn(look))

    @get(
        "/{table_id:str}/events",
        operation_id="followTable",
        responses={200: ResponseSpec(Message, generate_examples=False, media_type=STREAM_TYPE)},
    )
    async def events(
        self,
        request: AnyRequest,
        asker: Named[Asker],
        streams: Named[Streams],
        table_id: TableId,
        after: FromQuery[str | None] = None,
    ) -> Stream:
        """The table's updates from a number on, as Server-Sent Events."""
        number = number_of(request.headers.get("last-event-id") or after)
        events = await streams.begin(asker.player, table_id, number)
        return Stream(events, media_type=STREAM_TYPE, headers=HEADERS)
