"""A strict fold of the moves: the first bad one is named, nothing is repaired (R9.2, R9.3)."""

import json
from pathlib import Path

import pytest

from gnumies.record import Record, RecordError, read, read_batch, replay, summary
from gnumies.rules import Bidding
from tests.record.games import bid, data, encoded, supply

VECTORS = Path(__file__).parents[2] / "vectors" / "games.jsonl"


def record(*moves: object, **changes: object) -> Record:
    return read(encoded(data(moves=list(moves), **changes)))


def fault(*moves: object, **changes: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record(*moves, **changes))
    return caught.value


def finished() -> dict[str, object]:
    return json.loads(VECTORS.read_text(encoding="utf-8").partition("\n")[0])


def test_all_games_of_the_vectors_come_to_what_is_expected() -> None:
    with VECTORS.open("rb") as file:
        records = [each for _, each in read_batch(file)]
    assert len(records) == 266
    for each in records:
        assert isinstance(each, Record)
        expected = dict(each.extra["expected"])  # type: ignore[call-overload]
        found = summary(replay(each))
        rooms, expected_rooms = found.pop("rooms"), expected.pop("rooms")
        assert [sorted(room) for room in rooms] == [sorted(room) for room in expected_rooms]
        assert found == {"complete": True, **expected}


def test_r9_2_the_bids_of_one_bidding_stand_in_any_order() -> None:
    one = replay(record(bid(0, "50"), bid(1, "40")))
    other = replay(record(bid(1, "40"), bid(0, "50")))
    assert one.state == other.state


def test_r9_2_only_the_last_of_replaced_bids_is_written() -> None:
    error = fault(bid(0, "50"), bid(0, "60"))
    assert (error.rule, error.move) == ("R9.2", 1)
    assert "seat 0 has bid in this bidding" in error.reason


def test_r9_2_a_bid_with_one_legal_card_is_a_move() -> None:
    lines = VECTORS.read_text(encoding="utf-8").splitlines()
    game = next(json.loads(line) for line in lines if '"ruleset":"dutch"' in line)
    assert replay(read(encoded(game))).state.over


def test_r9_3_a_record_without_all_its_moves_is_a_game_in_progress() -> None:
    replayed = replay(record(bid(0, "50"), bid(1, "40"), bid(1, "70")))
    phase = replayed.state.phase
    assert isinstance(phase, Bidding)
    assert list(map(str, phase.bids)) == ["None", "70"]
    found = summary(replayed)
    assert found == {
        "complete": False,
        "rooms": [["7"], []],
        "rounds": [["7", 0]],
        "supply_left": 51,
    }


def test_r9_3_a_move_after_the_end_is_refused() -> None:
    game = finished()
    moves: list[object] = game["moves"]  # type: ignore[assignment]
    game["moves"] = [*moves, moves[-1]]
    with pytest.raises(RecordError) as caught:
        replay(read(encoded(game)))
    assert (caught.value.rule, caught.value.move) == ("R9.3", len(moves))


def test_r9_3_the_position_after_some_of_the_moves() -> None:
    game = record(bid(0, "50"), bid(1, "40"))
    assert replay(game, 0).state.round == 1
    assert replay(game, 2) == replay(game)
    for moves in (-1, 3):
        with pytest.raises(RecordError, match=f"no position after {moves} moves, but 0 to 2"):
            replay(game, moves)


def test_r5_4_a_round_that_nobody_was_left_to_bid_for_has_no_winner() -> None:
    nobodys = [
        json.loads(line)
        for line in VECTORS.read_text(encoding="utf-8").splitlines()
        if ",null]" in line
    ]
    found = summary(replay(read(encoded(nobodys[0]))))
    assert None in [seat for _, seat in found["rounds"]]  # type: ignore[union-attr,str-unpack]


TO_A_DRAWN_WULLAWAKI = [bid(0, "50"), bid(1, "G")]


@pytest.mark.parametrize(
    ("moves", "rule", "reason"),
    [
        ([bid(0, "50"), bid(1, "40"), bid(0, "50")], "R2.3", "seat 0 does not hold 50"),
        ([bid(2, "50")], "R1.1", "there is no seat 2"),
        ([bid(-1, "50")], "R1.1", "there is no seat -1"),
        ([{"seat": 0, "keep": True}], "R5.1", "a bid is due"),
        ([bid(0, "50"), bid(1, "40"), bid(0, "G")], "R3.2", "no Gnalli may be played"),
        ([bid(0, "G"), bid(1, "G"), bid(0, "G")], "R5.2", "second bidding"),
        (
            [*TO_A_DRAWN_WULLAWAKI, {"seat": 1, "keep": True}],
            "R5.1",
            "no drawn card to decide on",
        ),
    ],
)
def test_an_illegal_move_is_named_by_its_number_and_rule(
    moves: list[object], rule: str, reason: str
) -> None:
    error = fault(*moves)
    assert (error.rule, error.move) == (rule, len(moves) - 1)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("to", "reason"), [(1, "cannot give to itself"), (2, "no seat 2 to give to")]
)
def test_r5_1_the_drawn_card_goes_to_another_seat(to: int, reason: str) -> None:
    gift = {"seat": 1, "give": to}
    error = fault(bid(0, "50"), bid(1, "G"), gift, supply=supply("7", "5"))
    assert (error.rule, error.move) == ("R5.1", 2)
    assert reason in error.reason
