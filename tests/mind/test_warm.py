"""Compiling beforehand: in a process that ends with its parent, once, and where it is of use."""

import os
from pathlib import Path

import pytest

from gnumies.mind import warm
from gnumies.sim import cache


@pytest.fixture(autouse=True)
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is compiled yet, and compiling is allowed."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(cache, "user_cache_path", lambda _: tmp_path / "gnumies")
    monkeypatch.delenv(warm.SWITCH)
    return tmp_path


def test_it_ends_with_its_parent(cold: Path) -> None:
    process = warm.start()
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # which the system does for a parent that was killed
    assert process.wait(60) == 0
    assert not list(cold.rglob("warm"))


def test_it_begins_where_the_cache_is_not_complete(
    monkeypatch: pytest.MonkeyPatch, cold: Path
) -> None:
    monkeypatch.setattr(warm, "SEATS", (2,))
    monkeypatch.setattr(os, "nice", lambda _: 0)  # which the other tests would feel as well
    warm.main()
    assert len(list(cold.rglob("warm"))) == 1
    assert warm.start() is None
    monkeypatch.setattr(cache, "version", lambda: "another")
    process = warm.start()
    assert process is not None
    process.kill()
    process.communicate()


def test_it_does_not_begin_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "compiled", lambda: False)
    assert warm.start() is None


def test_it_does_not_begin_where_nothing_lasts(monkeypatch: pytest.MonkeyPatch, cold: Path) -> None:
    (cold / "file").touch()
    monkeypatch.setattr(cache, "user_cache_path", lambda _: cold / "file")
    assert warm.start() is None


def test_it_does_not_begin_where_it_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(warm.SWITCH, "0")
    assert warm.start() is None
