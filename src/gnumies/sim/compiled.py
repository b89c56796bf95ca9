"""How kernels are compiled, and where they are kept; the first module to import numba."""

# pyright: basic, reportAttributeAccessIssue=false

from collections.abc import Callable
from typing import Any, Final, cast

import numba
from numba import config, types
from numba.extending import intrinsic as numba_intrinsic

from gnumies.sim.cache import folder

if not config.CACHE_DIR:  # which NUMBA_CACHE_DIR sets
    config.CACHE_DIR = str(folder())  # before the first kernel is decorated

Kernel = Callable[..., Any]
"""A function of numbers and arrays, whose types numba finds from what it is called with."""

intrinsic: Final = cast("Callable[[Kernel], Kernel]", numba_intrinsic)
"""A part that is written in the compiler's own language."""


def inlined(function: Kernel) -> Kernel:
    """A part of kernels, which never stands alone and so needs no cache."""
    return numba.njit(function, forceinline=True, nogil=True, error_model="numpy")


def outlined(function: Kernel) -> Kernel:
    """A part that stays a function of its own; it has to call ``apart`` first."""
    return numba.njit(function, forceinline=False, nogil=True, error_model="numpy")


def merged(function: Kernel) -> Kernel:
    """A part of a function that calls itself, through this part too.

    Numba takes it in before it looks for types. Functions that call each other it can compile, but
    not keep on disk: loaded from there they crash.
    """
    return numba.njit(function, inline="always", nogil=True, error_model="numpy")


def kernel(function: Kernel) -> Kernel:
    """What Python calls: compiled once for each set of argument types, and kept on disk."""
    return numba.njit(function, nogil=True, error_model="numpy", cache=True)


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
