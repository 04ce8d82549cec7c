"""Running the integer and sign instructions of a function on bits, one by one, in Python."""

import struct

from enzyme_cc.ir.constants import FloatConstant, IntConstant
from enzyme_cc.ir.instructions import Return
from enzyme_cc.ir.types import IntType, StructType

#: How struct packs the float types that it knows.
_FORMATS = {"half": "e", "float": "f", "double": "d"}
_WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def bits_of(kind, number):
    """The bits of a number."""
    if kind == "bfloat":
        return bits_of("float", number) >> 16
    form = _FORMATS[kind]
    return int.from_bytes(struct.pack("<" + form, number), "little")


def number_of(kind, bits):
    """The number that some bits are."""
    if kind == "bfloat":
        return number_of("float", bits << 16)
    data = bits.to_bytes(_WIDTHS[kind] // 8, "little")
    return struct.unpack("<" + _FORMATS[kind], data)[0]


def run(function, arguments):
    """What a function without branches returns; all values are bits."""
    values = dict(zip(function.arguments, arguments, strict=True))
    for instruction in function.instructions():
        given = [_value(each, values) for each in instruction.operands]
        if isinstance(instruction, Return):
            return given[0]
        values[instruction] = _STEPS[instruction.opcode](instruction, *given)
    raise AssertionError("it never returns")


def _value(value, values):
    if value in values:
        return values[value]
    if isinstance(value, IntConstant):
        return value.value & _mask(value.type)
    if isinstance(value, FloatConstant):
        return value.bits
    return [0, 0] if isinstance(value.type, StructType) else 0


def _width(kind):
    return kind.width if isinstance(kind, IntType) else _WIDTHS[kind.text]


def _mask(kind):
    return (1 << _width(kind)) - 1


def _insert(line, whole, part):
    made = list(whole)
    made[line.indices[0]] = part
    return made


def _negative(line, bits):
    return bits ^ (1 << (_width(line.type) - 1))


def _compare(line, left, right):
    sign = 1 << (_width(line.operands[0].type) - 1)
    assert line.predicate == "slt"
    return int((left ^ sign) < (right ^ sign))


_STEPS = {
    "and": lambda _, a, b: a & b,
    "bitcast": lambda _, a: a,
    "extractvalue": lambda line, a: a[line.indices[0]],
    "fneg": _negative,
    "icmp": _compare,
    "insertvalue": _insert,
    "lshr": lambda _, a, b: a >> b,
    "or": lambda _, a, b: a | b,
    "select": lambda _, c, a, b: a if c else b,
    "shl": lambda line, a, b: a << b & _mask(line.type),
    "trunc": lambda line, a: a & _mask(line.type),
    "xor": lambda _, a, b: a ^ b,
    "zext": lambda _, a: a,
}
