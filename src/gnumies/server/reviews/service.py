"""Reviews of finished games: made when somebody asks, once for each game, and kept with it."""

import asyncio
from collections.abc import Sized
from logging import getLogger
from typing import Final, cast

from gnumies.coach.moments import Course, Moment, course
from gnumies.record import Record
from gnumies.rules import Deciding, view
from gnumies.rules.notation import Json, view_data
from gnumies.server.db.access import Reading, Writing
from gnumies.server.db.store import Store
from gnumies.server.reviews import kept
from gnumies.server.reviews.coaching import Coach
from gnumies.server.reviews.history import history
from gnumies.server.reviews.schemas import History, Review, Reviewed, ReviewedMoment, ReviewedMove
from gnumies.server.settings import Settings
from gnumies.server.tables.looking import Looking
from gnumies.server.tables.record import record_of
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.schemas import Data
from gnumies.server.tables.shown import Look, seat_view
from gnumies.sim.many import compiled

MOST: Final = 20
"""How many games, and how many matrices, may wait for the coach."""

_log = getLogger(__name__)


class Reviews:
    """The reviews of all tables of a server; ``player`` is who asks, ``None`` for a stranger."""

    def __init__(self, store: Store, looking: Looking, coach: Coach, settings: Settings) -> None:
        self._store = store
        self._looking = looking
        self._coach = coach
        self._lines = settings.coach_lines
        self._now = settings.now
        self._making: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        self._squares: dict[tuple[str, int], asyncio.Task[dict[str, Json]]] = {}

    async def show(self, player: str | None, table_id: str) -> Review:
        """How far the review is, or all of it."""
        state = self._state(table_id)  # before it is looked for: meanwhile it may be done
        look, analysis = await self._found(player, table_id)
        if analysis is not None:
            return Review("done", review=_reviewed(look, analysis))
        return state

    async def ask(self, player: str | None, table_id: str) -> Review:
        """Have the review made, unless it is or is being made."""
        look, analysis = await self._found(player, table_id)
        if analysis is not None:
            return Review("done", review=_reviewed(look, analysis))
        if table_id not in self._making:
            self._begin(table_id, record_of(look.story))
        return self._state(table_id)

    async def matrix(self, player: str | None, table_id: str, moment: int) -> Data:
        """The payoff matrix of a moment of a reviewed game; who asks meanwhile gets the same."""
        look, analysis = await self._found(player, table_id)
        if analysis is None:
            raise Refusal(409, "no-review", "this game has not been reviewed yet")
        moments = cast("list[dict[str, list[int]]]", analysis["moments"])
        if len(look.story.table.seats) != 2:  # noqa: PLR2004 - a matrix has rows and columns
            raise Refusal(409, "no-matrix", "a payoff matrix is for two players")
        if not 0 <= moment < len(moments):
            raise Refusal(404, "no-such-moment", f"there is no moment {moment} in this game")
        address = table_id, moment
        if address not in self._squares:
            _expect_room(self._squares)
            move = min(moments[moment]["moves"])
            reckoned = self._coach.matrix(record_of(look.story), move, self._lines)
            self._squares[address] = asyncio.create_task(reckoned)
            self._squares[address].add_done_callback(lambda _: self._squares.pop(address, None))
        try:
            return cast("Data", await asyncio.shield(self._squares[address]))
        except Exception as error:  # noqa: BLE001 - whatever it is, there is no matrix
            _log.warning("the coach failed with %s", type(error).__name__)
            raise Refusal(409, "no-matrix", "no matrix could be found") from None

    async def history(self, player: str | None) -> History:
        """What the reviewed games of a person come to."""
        if player is None:
            return history([])

        async def work(reading: Reading) -> History:
            return history(await kept.history_of(reading, player))

        return await self._store.read(work)

    async def stop(self) -> None:
        """Give up what is being made; it is begun anew when somebody asks again."""
        making, squares = list(self._making.values()), list(self._squares.values())
        for task in (*making, *squares):
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
        await asyncio.gather(*squares, return_exceptions=True)
        self._coach.close()

    async def _found(self, player: str | None, table_id: str) -> tuple[Look, Data | None]:
        look = await self._looking.look(player, table_id)
        if look.story.table.status != "over":
            raise Refusal(409, "not-over", "only a game that was played to its end has a review")
        wanted = await self._store.read(lambda reading: kept.analysis_of(reading, table_id))
        return look, wanted

    def _begin(self, table_id: str, record: Record) -> None:
        if not compiled():
            raise Refusal(409, "no-coach", "the coach needs numba, which is not installed")
        _expect_room(self._making)
        self._failed.discard(table_id)
        self._making[table_id] = asyncio.create_task(self._make(table_id, record))

    async def _make(self, table_id: str, record: Record) -> None:
        try:
            if await self._store.read(lambda reading: kept.analysis_of(reading, table_id)):
                return  # it has been kept since somebody looked
            analysis = await self._coach.analyse(table_id, record, self._lines)

            async def work(writing: Writing) -> None:
                await kept.keep(writing, table_id, self._now(), analysis)

            await self._store.write(work)
        except Exception as error:  # noqa: BLE001 - nobody else would hear of it
            _log.warning("the coach failed with %s", type(error).__name__)
            self._failed.add(table_id)
        finally:
            del self._making[table_id]

    def _state(self, table_id: str) -> Review:
        if table_id not in self._making:
            return Review("failed" if table_id in self._failed else "none")
        progress = self._coach.progress(table_id)
        return Review("waiting") if progress is None else Review("running", *progress)


def _expect_room(waiting: Sized) -> None:
    if len(waiting) >= MOST:
        raise Refusal(429, "coach-busy", "much waits for the coach; ask again later")


def _reviewed(look: Look, analysis: Data) -> Reviewed:
    found = course(record_of(look.story))
    seats = range(len(look.story.table.seats))
    return Reviewed(
        analysis,
        [_moment(found, moment) for moment in found.moments],
        [seat_view(look.story.table, seat, look.at) for seat in seats],
        list(look.mine),
    )


def _moment(found: Course, moment: Moment) -> ReviewedMoment:
    phase = moment.state.phase
    # Who decided saw the card; by now everybody has.
    viewer = phase.seat if isinstance(phase, Deciding) else None
    return ReviewedMoment(
        cast("Data", view_data(view(moment.state, viewer))),
        [
            ReviewedMove(move.seat, str(move).partition(":")[2], found.record.moves[number].by_bot)
            for move, number in zip(moment.moves, moment.numbers, strict=True)
        ],
    )
