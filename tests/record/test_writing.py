"""Writing is whole or not at all."""

import pickle
from pathlib import Path

import pytest

from gnumies.record import RecordError, load, read, save
from gnumies.rules import DEFAULT_LUCKYNITS
from tests.record.games import data, encoded


def test_r9_1_a_record_is_one_line_of_utf_8(tmp_path: Path) -> None:
    players = [{"name": "Zoë 名", "color": "red"}, {"name": "Bo", "color": "gray"}]
    luckynits = DEFAULT_LUCKYNITS.as_mapping()
    record = read(encoded(data(players=players, luckynits=luckynits)))
    path = tmp_path / "zoë.gnumies.json"
    save(record, path)
    assert load(path) == record
    assert path.read_text(encoding="utf-8").count("\n") == 1
    assert "Zoë 名" in path.read_text(encoding="utf-8")
    assert record.luckynits == DEFAULT_LUCKYNITS


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.gnumies.json"
    path.write_text("old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(read(encoded(data())), path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_error_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(RecordError("why", rule="R2.3", move=4)))  # noqa: S301 - own bytes
    assert (str(error), error.rule, error.move) == ("move 4: R2.3: why", "R2.3", 4)
    assert str(RecordError("why")) == "why"
