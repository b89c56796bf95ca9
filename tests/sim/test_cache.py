"""Where compiled kernels are kept, what is imported when, and machines that lack an instruction."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from gnumies.sim import cache, compiled, rooms

CHECK = """
from gnumies.sim.bits import nth
from gnumies.sim.parity import differences, any_table
from gnumies.rules import RULEBOOK
from random import Random
assert hasattr(nth, "py_func") and ("below" in nth.py_func.__code__.co_varnames)
assert list(differences(any_table(RULEBOOK, 4, Random(1)), 5, range(60))) == []
"""


def python(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program of its own."""
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_machine_without_bit_deposit_plays_the_same_games(tmp_path: Path) -> None:
    run = python(CHECK, NUMBA_CPU_NAME="generic", NUMBA_CACHE_DIR=str(tmp_path))
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    "module",
    ["gnumies.cli.app", "gnumies.server.app", "gnumies.tui.app", "gnumies.bots.simulate"],
)
def test_numba_and_numpy_are_imported_by_nobody_before_they_are_needed(module: str) -> None:
    run = python(f"import sys, {module}; print({{'numba', 'numpy'}} & set(sys.modules))")
    assert run.stdout == "set()\n", run.stderr


def test_the_folder_is_named_by_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "user_cache_path", lambda _: tmp_path)
    assert cache.folder() == tmp_path / "compiled" / cache.version()
    assert cache.folder().is_dir()


def doubled(number):  # noqa: ANN001, ANN201 - numba finds them
    return 2 * number


def compiled_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Call it as another process would; give how often the cache had it."""
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(folder))
    kernel = compiled.kernel(doubled)
    assert kernel(4) == 8
    return kernel.stats.cache_hits.total()  # type: ignore[attr-defined] # pyright: ignore[reportFunctionMemberAccess]


@pytest.mark.parametrize("suffix", ["nbi", "nbc"])
@pytest.mark.parametrize("kept", [0, 0.5, 0.99])
def test_a_file_that_is_cut_short_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str, kept: float
) -> None:
    assert compiled_again(tmp_path, monkeypatch) == 0
    assert compiled_again(tmp_path, monkeypatch) == 1
    (file,) = tmp_path.rglob(f"*.{suffix}")
    file.write_bytes(file.read_bytes()[: int(kept * file.stat().st_size)])
    assert compiled_again(tmp_path, monkeypatch) == 0
    assert compiled_again(tmp_path, monkeypatch) == 1


@pytest.mark.parametrize("suffix", ["nbi", "nbc"])
@pytest.mark.parametrize("where", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_a_file_with_one_wrong_bit_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str, where: float
) -> None:
    assert compiled_again(tmp_path, monkeypatch) == 0
    (file,) = tmp_path.rglob(f"*.{suffix}")
    content = bytearray(file.read_bytes())
    content[int(where * len(content))] ^= 1
    file.write_bytes(content)
    assert compiled_again(tmp_path, monkeypatch) == 0
    assert compiled_again(tmp_path, monkeypatch) == 1


def test_a_full_disk_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(numba.core.caching.IndexDataCacheFile, "save", full)
    assert compiled_again(tmp_path, monkeypatch) == 0
    assert compiled_again(tmp_path, monkeypatch) == 0


def test_a_part_of_kernels_is_nothing_for_python() -> None:
    with pytest.raises(TypeError, match="score is a part of kernels"):
        rooms.score(0)


def test_where_nothing_can_be_written_the_cache_is_temporary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = tmp_path / "file"
    taken.touch()
    monkeypatch.setattr(cache, "user_cache_path", lambda _: taken)
    monkeypatch.setattr(cache.tempfile, "mkdtemp", lambda prefix: str(tmp_path / prefix))
    assert cache.folder() == tmp_path / "gnumies-compiled-"
