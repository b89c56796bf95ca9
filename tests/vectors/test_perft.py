"""Counts of move sequences: the file, the engine and a second opinion agree."""

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from tests.vectors.every_game import engine_games, second_games
from tests.vectors.programs import load

perft = load("perft")

Line = dict[str, Any]
LINES: list[Line] = [json.loads(line) for line in perft.PERFT.read_text("utf-8").splitlines()]
TINY_LINES = [line for line in LINES if isinstance(line["ruleset"], dict)]


def title(line: Line) -> str:
    """Name the setup that a line counts from."""
    return f"{line['ruleset']['name']}-{line['players']}-{''.join(line['supply'])}"


TINY = {name: list(lines) for name, lines in groupby(TINY_LINES, key=title)}
CASES = {
    title(perft.setup_data(case)): case
    for case in perft.cases()
    if case.ruleset.name in perft.SWITCHES
}


@pytest.mark.parametrize("name", TINY)
def test_a_second_opinion_agrees(name: str) -> None:
    setup = perft.setup_of(CASES[name])
    theirs = second_games(setup)
    assert engine_games(setup) == theirs
    assert [line["count"] for line in TINY[name]] == [
        len({moves[:depth] for moves in theirs if len(moves) >= depth})
        for depth in range(1, len(TINY[name]) + 1)
    ]
    assert TINY[name][-1]["count"] == 0, "the file goes on to the end of every game"


def test_the_file_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.main(["--check"]) == 0, capsys.readouterr().out


def test_the_check_names_the_first_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = [json.dumps(LINES[0]), json.dumps(LINES[1] | {"count": 0})]
    (tmp_path / "perft.jsonl").write_text("\n".join(changed), encoding="utf-8")
    monkeypatch.setattr(perft, "PERFT", tmp_path / "perft.jsonl")
    assert perft.main(["--check"]) == 1
    assert capsys.readouterr().out.startswith("perft.jsonl:2\n")
