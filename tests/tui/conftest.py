"""Pilots that do not doze: Textual's wait 20 ms, twice a key, to see whether the app is idle."""

import pytest
from textual import _wait


@pytest.fixture(autouse=True)
def _awake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.005)
