"""How kernels are compiled, and where they are kept; the first module to import numba."""

# ruff: noqa: ANN001, ANN202 - numba calls the intrinsic while it compiles
# pyright: basic

import numba
from numba import types
from numba.extending import intrinsic

from gnumies.sim.cache import folder

if not numba.config.CACHE_DIR:  # which NUMBA_CACHE_DIR sets
    numba.config.CACHE_DIR = str(folder())  # before the first kernel is decorated

inlined = numba.njit(forceinline=True, nogil=True, error_model="numpy")
"""A part of kernels, which never stands alone and so needs no cache."""

outlined = numba.njit(forceinline=False, nogil=True, error_model="numpy")
"""A part that stays a function of its own; it calls ``apart`` first."""

kernel = numba.njit(nogil=True, error_model="numpy", cache=True)
"""What Python calls: compiled once for each set of argument types, and kept on disk."""


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
