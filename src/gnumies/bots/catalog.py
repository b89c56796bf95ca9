"""The bots there are: those that packages bring along, and any file that has one.

A spec is the text that names a bot. Factories of files cannot be pickled, so that other processes
are given the spec and load it again.
"""

import sys
from collections.abc import Generator
from contextlib import contextmanager, redirect_stdout
from importlib.machinery import SourceFileLoader
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from gnumies.bots.base import Bot, BotFactory
from gnumies.bots.faults import in_one_line
from gnumies.bots.interrupts import heed
from gnumies.bots.ready import is_compiled
from gnumies.rules import BadValue
from gnumies.sim.many import compiled

GROUP: Final = "gnumies.bots"
"""The entry point group in which a package names its bots."""


class NotCompilable(BadValue):
    """The bot needs numba, which is not installed."""


def available() -> dict[str, BotFactory]:
    """The bots of all installed packages by name; one that cannot be loaded is left out."""
    bots: dict[str, BotFactory] = {}
    for name, entry in sorted(_entries().items()):
        try:
            bots[name] = _loaded(entry)
        except BadValue:
            continue
    return bots


def load_bot(spec: str) -> BotFactory:
    """The bot of that name, or of that file if the spec ends in ``.py`` or has a path separator."""
    return _bot_of(Path(spec)) if _is_path(spec) else installed_bot(spec)


def installed_bot(name: str) -> BotFactory:
    """The bot of that name; never one of a file, for what names it may come from a stranger."""
    if _is_path(name):
        raise BadValue(None, f"the bot {name!r:.80} is a file; name it again with --bots to run it")
    entries = _entries()
    if name not in entries:
        names = ", ".join(sorted(entries))
        raise BadValue(None, f"there is no bot {name!r:.40}; there are {names}")
    return _loaded(entries[name])


def _is_path(spec: str) -> bool:
    return spec.endswith(".py") or "/" in spec or "\\" in spec


def _entries() -> dict[str, EntryPoint]:
    # Our own come last, so that no other package's "random" can take the place of ours.
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.value.startswith("gnumies."))
    return {entry.name: entry for entry in found}


def _loaded(entry: EntryPoint) -> BotFactory:
    with _loading(f"the bot {entry.name}"):
        factory: BotFactory = entry.load()
    if not callable(factory):
        raise BadValue(None, f"the bot {entry.name} cannot be loaded: {entry.value} makes no bots")
    if is_compiled(factory) and not compiled():
        raise NotCompilable(None, f"the bot {entry.name} needs numba, which is not installed")
    return factory


def _bot_of(path: Path) -> BotFactory:
    """The class called ``Bot``, or else the only class of the file that can choose."""
    if not path.is_file():
        raise BadValue(None, f"there is no file {path}")
    with _loading(str(path)):
        bots = _bots_in(_module(path))
    if len(bots) != 1:
        found = f"several: {', '.join(bots)}; call one of them Bot" if bots else "none"
        raise BadValue(None, f"{path} needs one class with a method choose, and has {found}")
    return next(iter(bots.values()))


@contextmanager
def _loading(what: str) -> Generator[None]:
    """Run somebody else's code, whatever it raises and prints."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except BaseException as error:
        heed(error)
        raise BadValue(None, f"{what} cannot be loaded: {in_one_line(error)}") from error


def _module(path: Path) -> ModuleType:
    """The file as a module of its own, run anew each time."""
    name = f"gnumies-bot:{path.resolve()}"  # two files may both be called bot.py
    module = ModuleType(name)
    sys.modules[name] = module  # dataclasses look their module up there
    SourceFileLoader(name, str(path)).exec_module(module)
    return module


def _bots_in(module: ModuleType) -> dict[str, BotFactory]:
    """What the file means by a bot; to look at a class may run code of its own."""
    bots = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type) and value is not Bot and callable(getattr(value, "choose", None))
    }
    if "Bot" in bots:
        return {"Bot": bots["Bot"]}
    return {name: value for name, value in bots.items() if value.__module__ == module.__name__}
