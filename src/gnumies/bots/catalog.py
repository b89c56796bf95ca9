"""The bots there are: those that packages bring along, and any file that has one.

A spec is the text that names a bot. Factories of files cannot be pickled, so that other processes
are given the spec and load it again.
"""

import sys
from importlib.machinery import SourceFileLoader
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from gnumies.bots.base import Bot, BotFactory
from gnumies.bots.faults import in_one_line
from gnumies.rules import BadValue

GROUP: Final = "gnumies.bots"
"""The entry point group in which a package names its bots."""


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
    if spec.endswith(".py") or "/" in spec or "\\" in spec:
        return _bot_in(_module(Path(spec)), spec)
    entries = _entries()
    if spec not in entries:
        names = ", ".join(sorted(entries))
        raise BadValue(None, f"there is no bot {spec!r:.40}; there are {names}")
    return _loaded(entries[spec])


def _entries() -> dict[str, EntryPoint]:
    # Our own come last, so that no other package's "random" can take the place of ours.
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.value.startswith("gnumies."))
    return {entry.name: entry for entry in found}


def _loaded(entry: EntryPoint) -> BotFactory:
    try:
        factory: BotFactory = entry.load()
    except (Exception, SystemExit) as error:
        reason = in_one_line(error)
        raise BadValue(None, f"the bot {entry.name} cannot be loaded: {reason}") from error
    if not callable(factory):
        raise BadValue(None, f"the bot {entry.name} cannot be loaded: {entry.value} makes no bots")
    return factory


def _module(path: Path) -> ModuleType:
    """The file as a module of its own, run anew each time."""
    if not path.is_file():
        raise BadValue(None, f"there is no file {path}")
    name = f"gnumies-bot:{path.resolve()}"  # two files may both be called bot.py
    module = ModuleType(name)
    sys.modules[name] = module  # dataclasses look their module up there
    try:
        SourceFileLoader(name, str(path)).exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadValue(None, f"{path} cannot be loaded: {in_one_line(error)}") from error
    return module


def _bot_in(module: ModuleType, spec: str) -> BotFactory:
    """The class called ``Bot``, or else the only class of the file that can choose."""
    bots = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type) and value is not Bot and callable(getattr(value, "choose", None))
    }
    own = {name: value for name, value in bots.items() if value.__module__ == module.__name__}
    if "Bot" in bots:
        return bots["Bot"]
    if len(own) != 1:
        found = f"several: {', '.join(own)}; call one of them Bot" if own else "none"
        raise BadValue(None, f"{spec} needs one class with a method choose, and has {found}")
    return next(iter(own.values()))
