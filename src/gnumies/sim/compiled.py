"""How kernels are compiled, and where they are kept; the first module to import numba."""

# pyright: basic, reportAttributeAccessIssue=false

import pickle
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, cast

import numba
from numba import config, types
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic as numba_intrinsic

from gnumies.sim.cache import folder

if not config.CACHE_DIR:  # which NUMBA_CACHE_DIR sets
    config.CACHE_DIR = str(folder())  # before the first kernel is decorated

Kernel = Callable[..., Any]
"""A function of numbers and arrays, whose types numba finds from what it is called with."""

intrinsic: Final = cast("Callable[[Kernel], Kernel]", numba_intrinsic)
"""A part that is written in the compiler's own language."""


class _Sealed(IndexDataCacheFile):
    """What numba keeps of one kernel, under a seal: machine code with one wrong bit could crash."""

    def save(self, key: object, data: object) -> None:
        content = pickle.dumps((key, data), protocol=-1)
        super().save(key, (sha256(content).digest(), content))

    def load(self, key: object) -> object:
        if (sealed := super().load(key)) is None:
            return None
        seal, content = sealed
        if sha256(content).digest() != seal:
            raise ValueError("not as it was written")
        saved, data = pickle.loads(content)  # noqa: S301 - from the user's own cache
        if saved != key:
            raise ValueError("another kernel's")
        return data


class _Cache(FunctionCache):
    """Numba's cache on disk, where a file that is damaged counts as one that is not there."""

    def __init__(self, function: Kernel) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = _Sealed(self._cache_path, self._impl.filename_base, stamp)

    def load_overload(self, sig: object, target_context: object) -> object:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001 - a pickle that was cut short may raise anything
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: object, data: object) -> None:
        with suppress(OSError):  # a disk that is full keeps nobody from playing
            super().save_overload(sig, data)


class _Part(CPUDispatcher):
    """A function that kernels alone can call: without an entry for Python it compiles faster."""

    def __call__(self, *_arguments: object) -> None:
        raise TypeError(f"{self.py_func.__name__} is a part of kernels, and cannot be called")


def _part(function: Kernel, **options: object) -> Kernel:
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    common = {"nopython": True, "nogil": True, "error_model": "numpy"}
    return _Part(function, targetoptions=common | bare | options)


def inlined(function: Kernel) -> Kernel:
    """A part of kernels, which never stands alone and so needs no cache."""
    return _part(function, forceinline=True)


def outlined(function: Kernel) -> Kernel:
    """A part that stays a function of its own; it has to call ``apart`` first."""
    return _part(function, forceinline=False)


def pasted(function: Kernel) -> Kernel:
    """A part that is large and rarely used: the compiler is handed it as lines of its callers.

    Each inlined part is also compiled by itself, with all parts in it. For the outermost ones,
    which contain nearly everything, that would be the whole kernel once more.
    """
    return _part(function, inline="always")


def merged(function: Kernel) -> Kernel:
    """A part of a function that calls itself, through this part too.

    Numba takes it in before it looks for types. Functions that call each other it can compile, but
    not keep on disk: loaded from there they crash.
    """
    return numba.njit(function, inline="always", nogil=True, error_model="numpy")


def kernel(function: Kernel) -> Kernel:
    """What Python calls: compiled once for each set of argument types, and kept on disk."""
    compiled = numba.njit(function, nogil=True, error_model="numpy")
    compiled._cache = _Cache(function)  # noqa: SLF001 - as ``cache=True`` does with numba's own
    return compiled


@intrinsic
def apart(_context):
    """Keep the function that calls this out of its callers: for what is rarely reached.

    Without it LLVM copies such a part to wherever it might be needed, until the hot loop is ten
    times as long and takes ten times as long to compile.
    """

    def generate(context, builder, _, __):
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), generate
