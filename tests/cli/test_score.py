"""``gnumies score`` explains what a room of real cards is worth."""

import json
from pathlib import Path

import pytest

from gnumies.cli.app import run

SCORES = Path(__file__).parents[2] / "vectors" / "scores.json"


def scored(capsys: pytest.CaptureFixture[str], *cards: str) -> dict[str, object]:
    assert run(["score", *cards, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_rulebooks_example_scores_99(capsys: pytest.CaptureFixture[str]) -> None:
    assert scored(capsys, *["3", "3", "3", "W", "C", "6", "8", "8", "10", "13"]) == {
        "wullawakis": 1,
        "left": ["3"],
        "copicastors": 1,
        "became": "3",
        "sets": [
            {"guest": "3", "count": 3, "points": 50},
            {"guest": "6", "count": 1, "points": 6},
            {"guest": "8", "count": 2, "points": 20},
            {"guest": "10", "count": 1, "points": 10},
            {"guest": "13", "count": 1, "points": 13},
        ],
        "total": 99,
    }


def test_the_rooms_of_the_vectors_score_what_is_expected(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for case in json.loads(SCORES.read_text(encoding="utf-8"))[:40]:
        assert scored(capsys, *case["room"])["total"] == case["total"]


def test_people_read_each_step_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", "w", "W", "W", "1", "2", "3", "4", "c"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:4] for line in lines if line.startswith("R")] == ["R7.1", "R7.2", "R7.3", "R7.3"]
    assert "20 points" in lines[-1]


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (["7"] * 5, "R1.4: 5 of the card 7, but the deck has 4"),
        (["C", "C"], "R1.4: 2 of the card C, but the deck has 1"),
        (["W"] * 8, "R1.4: 8 of the card W, but the deck has 7"),
        (["16"], "R9.1: '16' is not a party card; there are 1 … 15, W and C"),
        (["0"], "R9.1: '0' is not a party card; there are 1 … 15, W and C"),
        (["1e1"], "R9.1: '1e1' is not a party card; there are 1 … 15, W and C"),
        (["٣"], "R9.1: '٣' is not a party card; there are 1 … 15, W and C"),
        (["G"], "R9.1: 'G' is not a party card; there are 1 … 15, W and C"),
    ],
)
def test_a_room_that_cannot_be_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], cards: list[str], line: str
) -> None:
    assert run(["score", *cards]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"gnumies: {line}\n")


def test_an_empty_room_scores_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert scored(capsys)["total"] == 0
