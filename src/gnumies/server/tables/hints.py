"""Hints for who plays against bots alone; nothing is kept, and nobody else told."""

from typing import cast

from gnumies.rules import View, view
from gnumies.rules.notation import move_data
from gnumies.server.presence import Presence
from gnumies.server.tables.changes import Changes, holder
from gnumies.server.tables.commands import with_bids
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.schemas import Data, Hint, WeighedMove
from gnumies.server.tables.table import Table, luck_of
from gnumies.server.thinking import NotCompiled, Thinkers
from gnumies.sim.many import compiled


class Hints:
    """One hint at a time for each table."""

    def __init__(self, changes: Changes, presence: Presence, thinkers: Thinkers) -> None:
        self._store = changes.store
        self._presence = presence
        self._thinkers = thinkers
        self._asked: set[str] = set()

    async def give(self, player: str, table_id: str, seat: int) -> Hint:
        """What the moves of a seat that is awaited would come to."""
        kept = await self._store.read(lambda reading: reading.table(table_id))
        holder(player, seat)(kept)
        self._presence.heard(table_id, player)
        seen = hinted(kept.table, seat)
        if table_id in self._asked:
            raise Refusal(409, "hint-pending", "a hint is being thought out")
        self._asked.add(table_id)
        try:
            weighed = await self._thinkers.weigh(seen, luck_of(kept.table, seat))
        except NotCompiled:
            if not compiled():
                lacking = "hints need numba, which is not installed"
                raise Refusal(409, "no-hint", lacking) from None
            raise Refusal(409, "hint-not-ready", "hints are not ready yet; ask again") from None
        except Exception:  # noqa: BLE001 - thinking failed, or took too long: that is logged there
            raise Refusal(409, "no-hint", "no hint could be found") from None
        finally:
            self._asked.discard(table_id)
        moves = [
            WeighedMove(
                cast("Data", move_data(each.move)), round(each.chance, 4), round(each.wins, 4)
            )
            for each in weighed
        ]
        return Hint(seen.round, moves)


def hinted(table: Table, seat: int) -> View:
    """What is thought about: the seat's view, where it may have a hint; else a ``Refusal``."""
    if any(each.kind != "bot" for number, each in enumerate(table.seats) if number != seat):
        raise Refusal(403, "not-alone", "hints are for a game against bots alone")
    state = with_bids(table, {})
    seen = None if state is None or table.finished else view(state, seat)
    if seen is None or not seen.legal:
        raise Refusal(409, "no-hint-due", "there is nothing to choose now")
    return seen
