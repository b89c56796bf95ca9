"""The programs of the scripts folder, as modules."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def load(name: str) -> ModuleType:
    """Import ``scripts/<name>``, whose file name has no ``.py``."""
    loader = SourceFileLoader(f"scripts_{name}", str(ROOT / "scripts" / name))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
