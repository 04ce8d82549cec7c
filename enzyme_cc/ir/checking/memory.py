"""Check memory instructions: sizes, alignments, orderings, steps of addresses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.checking.attributes import alignment_faults
from enzyme_cc.ir.checking.operands import (
    Faults,
    expect,
    expect_int,
    expect_plain,
    expect_pointer,
    expect_result,
    is_float,
    is_int,
    is_plain,
    is_pointer,
    wrong_operand,
)
from enzyme_cc.ir.constants import in_each_lane
from enzyme_cc.ir.reading.constants import address_type
from enzyme_cc.ir.sizedness import Sizedness, bits_of, same_lanes
from enzyme_cc.ir.types import (
    I1,
    I32,
    TOKEN,
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    scalar_of,
    struct_type,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir import instructions as ins
    from enzyme_cc.ir.values import Value


_ORDERINGS = re.compile(r"(?<!\")\b(unordered|monotonic|acquire|release|acq_rel|seq_cst)\b(?!\")")


def _held(kind: Type, sizedness: Sizedness) -> Faults:
    """Return what goes to memory and back has a size and can be a value."""
    if not is_plain(kind) or kind is TOKEN or not sizedness.is_sized(kind):
        yield f"{kind} has no size"


def load_faults(line: ins.Load, sizedness: Sizedness) -> Faults:
    """Return what is wrong with a load."""
    yield from expect_pointer(line, 0)
    yield from _held(line.type, sizedness)
    yield from _atomic_access(line, line.type, ("release", "acq_rel"))


def store_faults(line: ins.Store, sizedness: Sizedness) -> Faults:
    """Return what is wrong with a store."""
    yield from expect_pointer(line, 1)
    yield from _held(line.operands[0].type, sizedness)
    yield from expect_result(line, VOID)
    yield from _atomic_access(line, line.operands[0].type, ("acquire", "acq_rel"))


def _atomic_access(line: ins.Load | ins.Store, kind: Type, forbidden: tuple[str, ...]) -> Faults:
    if line.tail:
        yield from alignment_faults(line.tail)
    if "atomic" not in line.flags.split():
        if line.tail and (_ORDERINGS.search(line.tail) or "syncscope" in line.tail):
            yield f"a {line.row.name} with an ordering must be atomic"
        return
    orderings = _ORDERINGS.findall(line.tail)
    if len(orderings) != 1:
        yield f"an atomic {line.row.name} needs one ordering"
    elif orderings[0] in forbidden:
        yield f"a {line.row.name} cannot be {orderings[0]}"
    if line.alignment is None:
        yield f"an atomic {line.row.name} needs an alignment"
    if not isinstance(scalar_of(kind), (IntType, PointerType, FloatType)):
        yield f"a {line.row.name} of {kind} cannot be atomic"
    yield from _atomic_size(kind)


def _atomic_size(kind: Type) -> Faults:
    bits = bits_of(kind)
    if bits < 8 or bits & (bits - 1):
        yield f"{kind} is not a power of two of bytes, as atomics need"


def alloca_faults(line: ins.Alloca, sizedness: Sizedness) -> Faults:
    """Return what is wrong with an alloca."""
    if not sizedness.is_sized(line.allocated):
        yield f"{line.allocated} has no size"
    if line.operands:
        yield from expect_int(line, 0)
    if not isinstance(line.type, PointerType):
        yield f"the result is {line.type}, and a pointer is expected"
    yield from alignment_faults(line.tail)


def compare_exchange_faults(line: ins.CompareExchange, _: Sizedness) -> Faults:
    """Return what is wrong with a cmpxchg."""
    yield from expect_pointer(line, 0)
    kind = line.operands[1].type
    if not isinstance(kind, (IntType, PointerType)):
        yield wrong_operand(1, line.operands[1], "an integer or a pointer")
        return
    yield from expect(line, 2, kind)
    yield from expect_result(line, struct_type((kind, I1)))
    yield from _atomic_size(kind)
    yield from alignment_faults(line.tail)
    orderings = _ORDERINGS.findall(line.tail)
    if len(orderings) != 2:
        yield "cmpxchg needs two orderings"
    elif "unordered" in orderings or orderings[1] in ("release", "acq_rel"):
        yield f"cmpxchg cannot be {' '.join(orderings)}"


_FLOAT_UPDATES = frozenset("fadd fsub fmax fmin fmaximum fminimum fmaximumnum fminimumnum".split())
_INT_UPDATES = frozenset(
    "add sub and nand or xor max min umax umin uinc_wrap udec_wrap usub_cond usub_sat".split()
)


def atomic_update_faults(line: ins.AtomicUpdate, _: Sizedness) -> Faults:
    """Return what is wrong with an atomicrmw."""
    yield from expect_pointer(line, 0)
    kind = line.operands[1].type
    lane = scalar_of(kind) if "elementwise" in line.flags else kind
    if line.operation in _FLOAT_UPDATES:
        if not is_float(kind):
            yield wrong_operand(1, line.operands[1], "a floating-point number")
    elif line.operation in _INT_UPDATES and not isinstance(lane, IntType):
        yield wrong_operand(1, line.operands[1], "an integer")
    elif not isinstance(lane, (IntType, FloatType, PointerType)):
        yield wrong_operand(1, line.operands[1], "a number or a pointer")
    yield from expect_result(line, kind)
    yield from _atomic_size(kind)
    yield from alignment_faults(line.tail)
    orderings = _ORDERINGS.findall(line.tail)
    if len(orderings) != 1 or orderings == ["unordered"]:
        yield "atomicrmw needs one ordering, and not unordered"


def fence_faults(line: ins.Fence, _: Sizedness) -> Faults:
    """Return what is wrong with a fence."""
    orderings = _ORDERINGS.findall(line.tail)
    if len(orderings) != 1 or orderings[0] in ("unordered", "monotonic"):
        yield "fence needs one ordering: acquire, release, acq_rel or seq_cst"


def get_element_pointer_faults(line: ins.GetElementPointer, sizedness: Sizedness) -> Faults:
    """Return what is wrong with a getelementptr."""
    yield from address_faults(line.source_type, line.operands, line.type, sizedness)


def address_faults(
    source: Type, operands: Sequence[Value], result: Type, sizedness: Sizedness
) -> Faults:
    """Return what is wrong with a getelementptr, instruction or constant."""
    if not is_pointer(operands[0].type):
        yield wrong_operand(0, operands[0], "a pointer or a vector of them")
        return
    if not sizedness.is_sized(source):
        yield f"{source} has no size"
        return
    if isinstance(source, StructType) and sizedness.has_scalable(source):
        yield f"{source} has fields whose size is known at run time only"
    for index, operand in enumerate(operands):
        if index and not is_int(operand.type):
            yield wrong_operand(index, operand, "an integer or a vector of them")
        elif isinstance(operand.type, VectorType) and not same_lanes(operand.type, result):
            yield f"operand {index + 1} is {operand.type}, and the result is {result}"
    if result is not address_type(list(operands)):
        yield f"the result is {result}, and {address_type(list(operands))} is expected"
    yield from _steps(source, operands)


def _steps(kind: Type, operands: Sequence[Value]) -> Faults:
    for index, operand in enumerate(operands[2:], 2):
        if isinstance(kind, StructType):
            number = _index_constant(operand)
            fields = kind.fields or ()
            if number is None:
                yield f"operand {index + 1} chooses a field of {kind}: it must be a constant i32"
                return
            if number >= len(fields):
                yield f"operand {index + 1} is {number}, and {kind} has {len(fields)} fields"
                return
            kind = fields[number]
        elif isinstance(kind, (ArrayType, VectorType)):
            kind = kind.element
        else:
            yield f"operand {index + 1} steps into {kind}, which has no parts"
            return


def _index_constant(value: Value) -> int | None:
    """Return the number of a field: a constant i32, or the same one in every lane."""
    if scalar_of(value.type) is not I32:
        return None
    number = in_each_lane(value)
    return number & 0xFFFFFFFF if number is not None else None


def va_arg_faults(line: ins.VaArg, _: Sizedness) -> Faults:
    """Return what is wrong with a va_arg."""
    yield from expect_plain(line, [0])
    if not is_plain(line.type):
        yield f"no argument is {line.type}"
