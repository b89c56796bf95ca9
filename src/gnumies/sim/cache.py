"""Where compiled kernels are kept: a folder for each version of their sources.

Numba looks at one file at a time: a kernel whose helper in another module has changed would be
taken from the cache as it was, and play by old rules. So the folder's name says what was compiled.
"""

import os
import tempfile
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path


def version() -> str:
    """What the sources of all kernels amount to."""
    digest = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folder() -> Path:
    """The cache of this version, or a temporary one where nothing can be written."""
    path = user_cache_path("gnumies") / "compiled" / version()
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return path
    except OSError:
        return Path(tempfile.mkdtemp(prefix="gnumies-compiled-"))


def prepare() -> None:
    """Tell numba where to keep what it compiles, unless the user has told it."""
    os.environ.setdefault("NUMBA_CACHE_DIR", str(folder()))
