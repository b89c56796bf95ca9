"""What the coach says of games: exact where they are solved, fair, and the same every time."""

from dataclasses import replace
from pathlib import Path

import pytest

from gnumies.coach.analysis import analyze
from gnumies.coach.report import Analysis, Choice
from gnumies.record import Record, RecordedMove, RecordError, read_batch
from gnumies.rules import Bid, BidCard
from tests.coach.endings import ending

VECTORS = Path(__file__).parents[2] / "vectors" / "games.jsonl"
TEN, FIFTY, HUNDRED = BidCard.TEN, BidCard.FIFTY, BidCard.HUNDRED
LINES = 640


def recorded(seats: int, ruleset: str = "rulebook") -> Record:
    with VECTORS.open("rb") as file:
        for _, record in read_batch(file):
            assert isinstance(record, Record)
            if len(record.players) == seats and record.ruleset.name == ruleset:
                return record
    raise LookupError


def shortened(record: Record, moves: int) -> Record:
    return replace(record, moves=record.moves[:moves])


def choice(analysis: Analysis, moment: int, seat: int) -> Choice:
    return next(each for each in analysis.moments[moment].choices if each.seat == seat)


def test_a_blunder_costs_exactly_what_it_gives_away() -> None:
    # Yellow's 100 wins guest 15 for sure. With 50 it loses the tie against red's 50 (R1.3), with
    # 10 it loses against 50; red, who cannot help it, is expected to bid either of its two cards.
    analysis = analyze(ending((HUNDRED, TEN), (FIFTY, TEN)), lines=LINES)
    blunder = choice(analysis, 1, 1)
    assert analysis.moments[1].exact
    assert blunder.chosen == "10"
    assert blunder.cost_win == pytest.approx(0.5, abs=1e-9)
    assert [option.win for option in blunder.options] == pytest.approx([0.5, 0.5, 1.0])
    assert [option.advised for option in blunder.options] == [0, 0, 1]
    assert blunder.blind_win == pytest.approx(1 / 3)
    assert choice(analysis, 1, 0).cost_win == 0
    assert analysis.moments[1].before == pytest.approx((0, 1))
    assert analysis.moments[1].after == pytest.approx((1, 0))
    assert analysis.players[1].costliest == (1,)
    assert [(turn.moment, turn.by) for turn in analysis.turns] == [(1, "choice")]


def test_play_as_the_coach_advises_costs_nothing() -> None:
    bids: list[tuple[BidCard, BidCard]] = []
    for moment in range(2):
        # Whatever is bid here: the advice for this moment is that before anybody has chosen.
        asked = analyze(ending(*bids, (TEN, TEN) if not bids else left(bids[0])), lines=LINES)
        first, second = (advised(choice(asked, moment, seat)) for seat in range(2))
        bids.append((first, second))
    analysis = analyze(ending(*bids), lines=LINES)
    assert all(each.exact for each in analysis.moments)
    assert [player.cost_win for player in analysis.players] == [0, 0]
    assert {player.accuracy for player in analysis.players} <= {100, None}
    assert all(player.costliest == () for player in analysis.players)


def left(bids: tuple[BidCard, BidCard]) -> tuple[BidCard, BidCard]:
    first, second = (next(card for card in (TEN, FIFTY) if card != bid) for bid in bids)
    return first, second


def advised(asked: Choice) -> BidCard:
    best = max(asked.options, key=lambda option: option.advised)
    return BidCard.parse(best.move)


def test_cards_that_nobody_had_seen_have_no_part_in_it() -> None:
    record = shortened(recorded(2), 13)
    analysis = analyze(record, lines=LINES, playouts=2)
    seen = len(analysis.draws)
    tail = record.supply[seen:]
    assert tail != tail[::-1]
    other = replace(record, supply=record.supply[:seen] + tail[::-1])
    assert analyze(other, lines=LINES, playouts=2) == analysis


def test_threads_change_nothing() -> None:
    record = shortened(recorded(2), 12)
    alone = analyze(record, lines=LINES, playouts=2, seed=5)
    told: list[tuple[int, int]] = []
    shared = analyze(
        record,
        lines=LINES,
        playouts=2,
        seed=5,
        threads=2,
        progress=lambda done, total: told.append((done, total)),
    )
    assert shared == alone
    assert told == [(number, len(alone.moments)) for number in range(1, len(alone.moments) + 1)]
    assert analyze(record, lines=LINES, playouts=2, seed=6) != alone


def test_a_whole_game_adds_up() -> None:
    record = recorded(2)
    analysis = analyze(record, lines=LINES, playouts=2)
    assert analysis.complete
    numbers = sorted(move for moment in analysis.moments for move in moment.moves)
    assert numbers == list(range(len(record.moves)))
    for player in analysis.players:
        assert player.win is not None
        assert player.adjusted_win == pytest.approx(player.win - player.luck_win)
        assert player.accuracy is None or 0 <= player.accuracy <= 100
    assert sum(player.luck_win for player in analysis.players) == pytest.approx(0, abs=1e-9)
    for point in analysis.chart:
        assert sum(point.win) == pytest.approx(1)
    for moment in analysis.moments:
        for made in moment.choices:
            assert made.cost_win >= 0
            assert made.cost_points >= 0
            assert sum(option.advised for option in made.options) == pytest.approx(1)
            assert sum(option.expected for option in made.options) == pytest.approx(1)
            assert made.chosen in {option.move for option in made.options}


@pytest.mark.parametrize("ruleset", ["dutch", "overview"])
def test_every_ruleset_can_be_analysed(ruleset: str) -> None:
    analysis = analyze(recorded(2, ruleset), lines=100, playouts=1)
    assert analysis.complete


def test_a_game_in_progress_is_analysed_up_to_where_it_goes() -> None:
    record = recorded(2)
    nothing = analyze(shortened(record, 0), lines=LINES, playouts=2)
    assert nothing.moments == ()
    assert nothing.chart == ()
    assert [draw.after for draw in nothing.draws] == [-1]
    # A bid that still waits for another one is no moment.
    begun = analyze(shortened(record, 3), lines=LINES, playouts=2)
    assert len(begun.moments) == 1
    assert not begun.complete
    for player in begun.players:
        assert player.win is None
        assert player.points is None
        assert player.adjusted_win is None


def test_an_illegal_record_is_refused_as_replay_does() -> None:
    record = ending((HUNDRED, TEN), (HUNDRED, TEN))
    with pytest.raises(RecordError, match="does not hold 100") as found:
        analyze(record, lines=LINES)
    assert found.value.move == 2
    late = replace(record, moves=(*ending((HUNDRED, TEN), (FIFTY, TEN)).moves, late_bid()))
    with pytest.raises(RecordError, match="the game is over"):
        analyze(late, lines=LINES)


def late_bid() -> RecordedMove:
    return RecordedMove(Bid(0, TEN))
