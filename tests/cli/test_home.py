"""``gnumies`` opens a table in the browser, on the server that runs or on a new one."""

import subprocess
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from gnumies.cli import home
from gnumies.cli.app import run
from gnumies.server.faults import AlreadyServed, PortTaken, ServerFault
from gnumies.server.lock import ADDRESS, Address, address_of, note_address


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    pages: list[str] = []
    monkeypatch.setattr(home.webbrowser, "open", pages.append)
    return pages


@pytest.fixture
def address(tmp_path: Path) -> Generator[str]:
    """Where a server answers that was started by the command itself."""
    command = [sys.executable, "-m", "gnumies", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            line = server.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http"))
        finally:
            server.terminate()


def serving(monkeypatch: pytest.MonkeyPatch, *outcomes: Exception | str) -> list[int]:
    """Let the server fail, or answer at an address; gives the ports that it is asked to take."""
    coming = iter(outcomes)
    ports: list[int] = []

    def served_from(_: str, port: int, __: Path | None, ready: Callable[[str], None]) -> None:
        ports.append(port)
        outcome = next(coming)
        if isinstance(outcome, Exception):
            raise outcome
        ready(outcome)

    monkeypatch.setattr(home, "served_from", served_from)
    return ports


def test_a_new_server_is_opened_at_a_table_ready_to_play(
    monkeypatch: pytest.MonkeyPatch, opened: list[str]
) -> None:
    monkeypatch.setattr(home, "Thread", AtOnce)
    assert serving(monkeypatch, "http://here") == []
    assert run([]) == 0
    assert opened == ["http://here/play"]


def test_a_port_that_is_taken_is_no_obstacle(
    monkeypatch: pytest.MonkeyPatch, opened: list[str]
) -> None:
    ports = serving(monkeypatch, PortTaken("taken"), "http://there")
    assert run(["--no-browser"]) == 0
    assert ports == [8765, 0]
    assert opened == []


def test_the_server_that_runs_is_opened(
    address: str, tmp_path: Path, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path)]) == 0
    assert opened == [f"{address}/play"]
    assert capsys.readouterr().out == f"The Gnumies are already at {address}\n"


@pytest.mark.parametrize("noted", [None, "", "http://127.0.0.1:9 x"])
def test_a_server_that_does_not_answer_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    noted: str | None,
) -> None:
    monkeypatch.setattr(home, "PATIENCE", 0.0)
    if noted is not None:
        (tmp_path / ADDRESS).write_text(noted)
    serving(monkeypatch, AlreadyServed("another server has the folder", tmp_path))
    assert run([]) == 1
    assert capsys.readouterr().err == "gnumies: another server has the folder\n"


def test_another_server_at_the_noted_address_is_not_opened(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opened: list[str]
) -> None:
    monkeypatch.setattr(home, "PATIENCE", 0.0)
    other = tmp_path / "other"
    other.mkdir()
    note_address(other, Address(address, "the one that had this port before"))
    serving(monkeypatch, AlreadyServed("another server has the folder", other))
    assert run([]) == 1
    assert opened == []


def test_started_twice_at_once_both_open_the_one_server(tmp_path: Path) -> None:
    note_address(tmp_path, Address("http://127.0.0.1:9", "stale"))
    command = [sys.executable, "-m", "gnumies", "--no-browser", "--data", str(tmp_path)]
    pair = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    try:
        lines = [each.stdout.readline() for each in pair if each.stdout]
        noted = address_of(tmp_path)
        assert noted is not None
        assert all(noted.url in line for line in lines)
        assert sum("already" in line for line in lines) == 1
    finally:
        for each in pair:
            each.terminate()
            each.communicate()


def test_what_keeps_the_server_from_starting_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    serving(monkeypatch, ServerFault("the data folder cannot be written"))
    assert run([]) == 1
    assert capsys.readouterr().err == "gnumies: the data folder cannot be written\n"


class AtOnce:
    """A thread that has ended when it has started."""

    def __init__(self, target: Callable[..., Any], args: tuple[Any, ...], **_: object) -> None:
        self.start = lambda: target(*args)
