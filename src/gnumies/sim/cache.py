"""Where compiled kernels are kept: a folder for each version of their sources.

Numba looks at one file at a time: a kernel whose helper in another module has changed would be
taken from the cache as it was, and play by old rules. So the folder's name says what was compiled.
"""

import atexit
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

from platformdirs import user_cache_path


@cache
def version() -> str:
    """What the sources that kernels are made of amount to, the rules that they look up included."""
    digest = sha256()
    package = Path(__file__).parents[1]
    for part in ("rules", "sim", "mind"):
        for path in sorted((package / part).glob("*.py")):
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def lasting() -> Path | None:
    """The cache of this version, if there is a place where it can be written."""
    path = user_cache_path("gnumies") / "compiled" / version()
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return path
    except OSError:
        return None


def folder() -> Path:
    """The cache of this version; where nothing can be written, one that ends with the process."""
    if (path := lasting()) is not None:
        return path
    passing = Path(tempfile.mkdtemp(prefix="gnumies-compiled-"))
    atexit.register(rmtree, passing, ignore_errors=True)
    return passing
