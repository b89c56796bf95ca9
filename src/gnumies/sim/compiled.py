"""How kernels are compiled; the only module that imports numba first, and says where it caches."""

# ruff: noqa: ANN001, ANN202 - numba calls the intrinsic while it compiles
# pyright: basic

from gnumies.sim.cache import prepare

prepare()  # numba reads its settings when it is imported

import numba  # noqa: E402
from numba import types  # noqa: E402
from numba.extending import intrinsic  # noqa: E402

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
