"""Short vectors of 16-bit numbers in the machine's vector registers.

A vector travels between kernels as a tuple of words with four lanes each. LLVM sees through that,
so that eight lanes stay in one register of any machine; longer tuples become several.
"""

# pyright: basic

from llvmlite import ir
from numba import types
from numba.core import cgutils

from gnumies.sim.compiled import intrinsic

_I16 = ir.IntType(16)
_I32 = ir.IntType(32)
_I64 = ir.IntType(64)

IMPOSSIBLE = -(10**4)
"""Less than any sum, and far enough from the end of 16 bits to have points added to it."""


def _vector(builder, words, kind):
    """The words as one vector of lanes."""
    vector = ir.Constant(ir.VectorType(_I64, kind.count), ir.Undefined)
    for index in range(kind.count):
        word = builder.extract_value(words, index)
        vector = builder.insert_element(vector, word, _I32(index))
    return builder.bitcast(vector, ir.VectorType(_I16, 4 * kind.count))


def _words(context, builder, vector, kind):
    """One vector of lanes as the words of a tuple."""
    vector = builder.bitcast(vector, ir.VectorType(_I64, kind.count))
    words = [builder.extract_element(vector, _I32(index)) for index in range(kind.count)]
    return cgutils.pack_array(builder, words)


@intrinsic
def first(_context, like):
    """A vector with 0 in its first lane and nothing possible in the others."""

    def generate(context, builder, signature, _):
        kind = signature.return_type
        lanes = [0] + [IMPOSSIBLE] * (4 * kind.count - 1)
        vector = ir.Constant(ir.VectorType(_I16, len(lanes)), [_I16(lane) for lane in lanes])
        return _words(context, builder, vector, kind)

    return like(like), generate


@intrinsic
def impossible(_context, like):
    """A vector with nothing possible in any lane."""

    def generate(context, builder, signature, _):
        kind = signature.return_type
        lanes = [_I16(IMPOSSIBLE)] * (4 * kind.count)
        vector = ir.Constant(ir.VectorType(_I16, len(lanes)), lanes)
        return _words(context, builder, vector, kind)

    return like(like), generate


@intrinsic
def moved(_context, lanes):
    """Every number one lane up, where an impossible one comes in below."""

    def generate(context, builder, signature, arguments):
        kind = signature.return_type
        vector = _vector(builder, arguments[0], kind)
        count = 4 * kind.count
        fill = ir.Constant(vector.type, [_I16(IMPOSSIBLE)] * count)
        order = ir.Constant(
            ir.VectorType(_I32, count), [_I32(count)] + [_I32(index) for index in range(count - 1)]
        )
        return _words(context, builder, builder.shuffle_vector(vector, fill, order), kind)

    return lanes(lanes), generate


@intrinsic
def better(_context, lanes, _others, _points):
    """Lane by lane the larger of a vector, and another one with points added to it."""

    def generate(context, builder, signature, arguments):
        kind = signature.return_type
        ours, theirs = (_vector(builder, words, kind) for words in arguments[:2])
        points = builder.trunc(arguments[2], _I16)
        splat = ir.Constant(ours.type, ir.Undefined)
        splat = builder.insert_element(splat, points, _I32(0))
        zeros = ir.Constant(ir.VectorType(_I32, 4 * kind.count), [_I32(0)] * (4 * kind.count))
        theirs = builder.add(theirs, builder.shuffle_vector(splat, splat, zeros))
        larger = builder.icmp_signed(">", theirs, ours)
        return _words(context, builder, builder.select(larger, theirs, ours), kind)

    return lanes(lanes, lanes, types.int64), generate


@intrinsic
def lane(_context, lanes, _index):
    """The number in a lane."""

    def generate(_, builder, signature, arguments):
        vector = _vector(builder, arguments[0], signature.args[0])
        number = builder.extract_element(vector, builder.trunc(arguments[1], _I32))
        return builder.sext(number, _I64)

    return types.int64(lanes, types.int64), generate
