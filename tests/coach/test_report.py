"""The analysis as data: the same keys and the same numbers as long as its format has its name."""

import json
from pathlib import Path

import pytest

from gnumies.coach.analysis import analyze
from gnumies.coach.career import careers
from gnumies.coach.matrix import matrix
from gnumies.coach.moments import course
from gnumies.coach.report import FORMAT
from gnumies.rules import BidCard
from tests.coach.endings import ending

GOLDEN = Path(__file__).with_name("golden.json")
TEN, FIFTY, HUNDRED = BidCard.TEN, BidCard.FIFTY, BidCard.HUNDRED
LINES = 640


def test_a_game_is_told_as_it_always_was() -> None:
    analysis = analyze(ending((HUNDRED, TEN), (FIFTY, TEN)), lines=LINES)
    data = analysis.as_data()
    assert data["format"] == FORMAT
    assert json.loads(json.dumps(data)) == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_a_solved_matrix_has_no_errors() -> None:
    square = matrix(course(ending((HUNDRED, TEN), (FIFTY, TEN))), 2, LINES, 0)
    assert square.exact
    assert square.rows == ("10", "50")
    assert square.columns == ("10", "50", "100")
    assert square.win == ((0, 0, 0), (1, 1, 0))
    assert square.errors == ((0, 0, 0), (0, 0, 0))
    assert square.value == 0
    assert square.column_mixture == (0, 0, 1)


def test_games_are_added_up_by_name() -> None:
    played = [ending((HUNDRED, TEN), (FIFTY, TEN)), ending((HUNDRED, TEN))]
    games = [(f"game {number}", analyze(each, lines=LINES)) for number, each in enumerate(played)]
    ada, bo = careers(games)
    assert (ada.name, bo.name) == ("Ada", "Bo")
    assert (bo.games, bo.completed) == (2, 1)
    assert (ada.win, bo.win) == (1, 0)
    assert bo.costliest[0].game == "game 0"
    assert bo.costliest[0].choice.cost_win == games[0][1].moments[1].choices[1].cost_win
    assert bo.accuracy == pytest.approx(50)
