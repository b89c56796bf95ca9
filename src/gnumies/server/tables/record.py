"""The record of a table that has ended (R9.1), with the proof of its deck."""

from gnumies.record import Player, Record, RecordedMove
from gnumies.record.fair import commitment
from gnumies.record.fairness import KEY, Fairness, Pledge, fairness_data
from gnumies.rules import Bid, BidCard, Give, Keep
from gnumies.server.tables.entries import Decided, Placed, Revealed
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.story import Story
from gnumies.server.tables.table import Table


def record_of(story: Story) -> Record:
    """What can be downloaded; a game that goes on keeps its supply to itself."""
    table = story.table
    if not table.finished:
        raise Refusal(409, "not-over", "the record can be had when the table has ended")
    if table.state is None:
        raise Refusal(409, "not-started", "the table was closed before its game began")
    return Record(
        players=tuple(
            Player(seat.name, seat.color, {"bot": seat.bot} if seat.bot else {})
            for seat in table.seats
        ),
        supply=table.state.setup.supply,
        moves=_moves(story),
        ruleset=table.options.rules,
        youngest_first=table.options.youngest_first,
        luckynits=None if table.options.luckynits is None else table.options.ties,
        abandoned=table.status == "closed",
        extra={KEY: fairness_data(fairness(table))},
    )


def fairness(table: Table) -> Fairness:
    """What has been promised and opened so far; the secret only when the table has ended."""
    return Fairness(
        commitment(table.secret),
        tuple(
            Pledge(number, seat.commitment, table.nonces.get(number))
            for number, seat in enumerate(table.seats)
            if seat.commitment is not None
        ),
        table.secret if table.finished else None,
    )


def _moves(story: Story) -> tuple[RecordedMove, ...]:
    moves: list[RecordedMove] = []
    by_bot: set[int] = set()
    for told in story.told:
        match told.entry:
            case Placed(seat=seat, by_bot=True):
                by_bot.add(seat)
            case Revealed(bids=bids):
                moves += [
                    RecordedMove(Bid(seat, BidCard.parse(card)), seat in by_bot)
                    for seat, card in bids
                ]
                by_bot.clear()
            case Decided(seat=seat, give=give, by_bot=substituted):
                move = Keep(seat) if give is None else Give(seat, give)
                moves.append(RecordedMove(move, substituted))
            case _:
                pass
    return tuple(moves)
