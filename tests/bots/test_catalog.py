"""Where bots come from: the entry points of packages, and files."""

from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from gnumies.bots import catalog
from gnumies.bots.catalog import available, installed_bot, load_bot
from gnumies.bots.greedy import GreedyBot
from gnumies.bots.random import RandomBot
from gnumies.rules import RULEBOOK, BadValue, Color, Setup, start, view
from gnumies.server import thinking

CHOOSE = "    def choose(self, view, rng, budget): return view.legal[0]\n"
TYPED = """
from __future__ import annotations
from dataclasses import dataclass
@dataclass
class Typed:
    games: int = 0
"""
TOUCHY = """
class Meta(type):
    def __getattribute__(cls, name):
        raise RuntimeError("no " + name)
class Touchy(BaseException, metaclass=Meta):
    pass
"""

File = Callable[[str], str]


@pytest.fixture
def file(tmp_path: Path) -> File:
    """Write a file and give its spec."""

    def write(text: str) -> str:
        path = tmp_path / "mine.py"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def entries(monkeypatch: pytest.MonkeyPatch, **bots: str) -> None:
    """Let these be the installed bots, by name and place."""
    found = [EntryPoint(name, place, catalog.GROUP) for name, place in bots.items()]
    monkeypatch.setattr(catalog, "entry_points", lambda group: found if group else [])


def refused(spec: str) -> str:
    with pytest.raises(BadValue) as caught:
        load_bot(spec)
    assert "\n" not in str(caught.value)
    assert caught.value.rule is None
    return caught.value.reason


def test_own_bots_are_available() -> None:
    bots = available()
    assert bots["random"] is RandomBot
    assert bots["greedy"] is GreedyBot
    assert load_bot("greedy") is GreedyBot


@pytest.mark.parametrize(
    "place", ["no.such.module:Bot", "gnumies.bots.random:NoBot", "gnumies.bots:__doc__"]
)
def test_broken_bot_is_left_out(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    entries(monkeypatch, broken=place, random="gnumies.bots.random:RandomBot")
    assert available() == {"random": RandomBot}
    assert "the bot broken cannot be loaded: " in refused("broken")


def test_own_name_cannot_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = EntryPoint("random", "gnumies.bots.random:RandomBot", catalog.GROUP)
    theirs = EntryPoint("random", "random:Random", catalog.GROUP)
    monkeypatch.setattr(catalog, "entry_points", lambda group: [ours, theirs] if group else [])
    assert load_bot("random") is RandomBot


def test_unknown_name_is_told_the_names_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    entries(monkeypatch, random="gnumies.bots.random:RandomBot", a="b:c")
    assert refused("rnadom") == "there is no bot 'rnadom'; there are a, random"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (f"class Bot:\n{CHOOSE}", "Bot"),
        (f"class Clever:\n{CHOOSE}class Table:\n    pass\n", "Clever"),
        (f"class Bot:\n{CHOOSE}class Other(Bot):\n    pass\n", "Bot"),
        (f"from gnumies.bots.base import Bot\nclass Mine(Bot):\n{CHOOSE}", "Mine"),
        ("from gnumies.bots.random import RandomBot as Bot\n", "RandomBot"),
        (f"from gnumies.bots.random import RandomBot\nclass Mine(RandomBot):\n{CHOOSE}", "Mine"),
        (
            TYPED + CHOOSE,
            "Typed",
        ),
    ],
)
def test_bot_in_a_file(file: File, text: str, name: str) -> None:
    factory = load_bot(file(text))
    assert getattr(factory, "__name__", "") == name
    assert callable(factory().choose)


def test_two_files_of_one_name_are_two_bots(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "bot.py").write_text(f"class Bot:\n    name = '{folder}'\n{CHOOSE}")
    first, second = (load_bot(str(tmp_path / folder / "bot.py"))() for folder in "ab")
    assert (vars(type(first))["name"], vars(type(second))["name"]) == ("a", "b")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("class Bot\n", "SyntaxError"),
        ("import no_such_module\n", "No module named 'no_such_module'"),
        ("raise SystemExit('bye')\n", "SystemExit: bye"),
        ("raise BaseException('bye')\n", "cannot be loaded: BaseException: bye"),
        ("import asyncio\nraise asyncio.CancelledError\n", "exceptions.CancelledError"),
        (f"{TOUCHY}class Bot:\n{CHOOSE}", "cannot be loaded: RuntimeError: no choose"),
        (f"{TOUCHY}raise Touchy\n", "cannot be loaded: an error that cannot be told"),
        ("", "needs one class with a method choose, and has none"),
        ("class Bot:\n    pass\n", "and has none"),
        ("from gnumies.bots.base import Bot\n", "and has none"),
        (f"class A:\n{CHOOSE}class B:\n{CHOOSE}", "several: A, B; call one of them Bot"),
    ],
)
def test_file_without_a_bot(file: File, text: str, reason: str) -> None:
    spec = file(text)
    answer = refused(spec)
    assert spec in answer
    assert reason in answer


def test_what_a_file_prints_is_no_part_of_any_answer(
    file: File, capsys: pytest.CaptureFixture[str]
) -> None:
    load_bot(file(f"print('hello')\nclass Bot:\n{CHOOSE}"))
    assert capsys.readouterr() == ("", "hello\n")


def test_installed_bot_is_never_a_file(file: File, tmp_path: Path) -> None:
    assert installed_bot("greedy") is GreedyBot
    spec = file(f"open({str(tmp_path / 'ran')!r}, 'w')\nclass Bot:\n{CHOOSE}")
    with pytest.raises(BadValue, match="is a file; name it again with --bots to run it"):
        installed_bot(spec)
    with pytest.raises(BadValue, match="there is no bot 'nobody'"):
        installed_bot("nobody")
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("spec", ["no-such-bot.py", "./no-such-bot", "no\\such.py"])
def test_no_such_file(spec: str) -> None:
    assert refused(spec).startswith("there is no file ")


@pytest.mark.parametrize("name", ["policy", "hard", "expert"])
def test_a_bot_that_needs_numba_says_so_at_once(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(catalog, "compiled", lambda: False)
    with pytest.raises(BadValue, match=f"the bot {name} needs numba, which is not installed"):
        load_bot(name)
    assert name not in available()
    assert {"easy", "medium", "random"} <= set(available())


def test_where_numba_is_missing_the_server_takes_another_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(catalog, "compiled", lambda: False)
    seen = view(start(Setup(RULEBOOK, tuple(Color)[:2], RULEBOOK.deck))[0], 0)
    thinking._factory.cache_clear()  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    with pytest.raises(thinking.NotCompiled):
        thinking.chosen("hard", seen, "seed", 1)
