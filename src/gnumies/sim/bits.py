"""Single instructions that Python has no word for, and what to do where the machine lacks them."""

# pyright: basic, reportAttributeAccessIssue=false

import llvmlite.binding as llvm
from llvmlite import ir
from numba import config, types

from gnumies.sim.compiled import inlined, intrinsic

_I64 = ir.IntType(64)
_I128 = ir.IntType(128)


def _has_deposit() -> bool:
    """Whether compiled code may use BMI2's ``pdep``, which every x86 since 2013 has."""
    if config.CPU_NAME not in (None, llvm.get_host_cpu_name()):
        return False
    return llvm.get_process_triple().startswith("x86_64") and bool(
        llvm.get_host_cpu_features().get("bmi2")
    )


@intrinsic
def count(_context, _bits):
    """How many bits are set."""

    def generate(_, builder, __, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def lowest(_context, _bits):
    """The number of the lowest bit that is set, 64 if none is."""

    def generate(_, builder, __, arguments):
        return builder.cttz(arguments[0], ir.IntType(1)(0))

    return types.int64(types.int64), generate


@intrinsic
def highest(_context, _bits):
    """The number of the highest bit that is set, -1 if none is."""

    def generate(_, builder, __, arguments):
        zeros = builder.ctlz(arguments[0], ir.IntType(1)(0))
        return builder.sub(ir.Constant(_I64, 63), zeros)

    return types.int64(types.int64), generate


@intrinsic
def mixed(_context, _a, _b):
    """The unsigned product's two halves, combined by exclusive or."""

    def generate(_, builder, __, arguments):
        a, b = (builder.zext(argument, _I128) for argument in arguments)
        product = builder.mul(a, b)
        low = builder.trunc(product, _I64)
        high = builder.trunc(builder.lshr(product, ir.Constant(_I128, 64)), _I64)
        return builder.xor(low, high)

    return types.int64(types.int64, types.int64), generate


@intrinsic
def shifted(_context, _bits, _by):
    """The bits moved down, with zeros coming in: Python's ``>>`` keeps the sign."""

    def generate(_, builder, __, arguments):
        return builder.lshr(*arguments)

    return types.int64(types.int64, types.int64), generate


@intrinsic
def _deposit(_context, _bits, _mask):
    def generate(_, builder, __, arguments):
        kind = ir.FunctionType(_I64, [_I64, _I64])
        name = "llvm.x86.bmi.pdep.64"
        function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), generate


if _has_deposit():

    @inlined
    def nth(mask, number):
        """The bit of the mask that has so many of its bits below it."""
        return _deposit(1 << number, mask)

else:

    @inlined
    def nth(mask, number):
        """The bit of the mask that has so many of its bits below it; by halving."""
        at = 0
        for width in (32, 16, 8, 4, 2, 1):
            below = count(shifted(mask, at) & ((1 << width) - 1))
            if number >= below:
                number -= below
                at += width
        return mask & (1 << at)
