"""Values that are the same in every round of a loop, computed inside it or not.

What a loop computes from such values by arithmetic that cannot trap can be computed before it:
`emit` does that, without the promises (`nsw`, `inbounds` ...) that may not hold there yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import Constant, IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Binary, Cast, GetElementPointer
from enzyme_cc.ir.types import IntType, PointerType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value

    Lookup = Callable[[Value], Value]
    #: The lowest and the highest number that something may be.
    Range = tuple[int, int]

_ARITHMETIC = frozenset("add sub mul and or xor shl lshr ashr".split())
_CASTS = frozenset("zext sext trunc".split())
#: How many steps of arithmetic are looked through.
_DEEPEST = 6


def is_outside(value: Value, loop: Loop) -> bool:
    """Return whether a value is known when the loop is entered."""
    return not isinstance(value, Instruction) or (
        value.block is not None and value.block not in loop
    )


def is_invariant(value: Value, loop: Loop, depth: int = _DEEPEST) -> bool:
    """Return whether a value can be computed before the loop with a little arithmetic at most."""
    if is_outside(value, loop):
        return True
    return (
        depth > 0
        and _is_arithmetic(value)
        and all(is_invariant(each, loop, depth - 1) for each in value.operands)  # type: ignore[attr-defined]
    )


def _is_arithmetic(value: Value) -> bool:
    if not isinstance(value.type, (IntType, PointerType)):
        return False
    if isinstance(value, GetElementPointer):
        return True
    names = _ARITHMETIC if isinstance(value, Binary) else _CASTS
    return isinstance(value, (Binary, Cast)) and value.opcode in names


def leaves(value: Value, loop: Loop) -> Iterator[Value]:
    """Yield the values from outside the loop, but constants, that an invariant is computed from."""
    if not is_outside(value, loop):
        for each in value.operands:  # type: ignore[attr-defined]
            yield from leaves(each, loop)
    elif not isinstance(value, Constant):
        yield value


def emit(value: Value, loop: Loop, builder: Builder, lookup: Lookup) -> Value:
    """Compute an invariant of the loop from what `lookup` says its leaves are.

    Phis of the loop may be among them: it is computed as it is in the round that `lookup` means.
    """
    if is_outside(value, loop) or isinstance(value, Phi):
        return value if isinstance(value, Constant) else lookup(value)
    assert isinstance(value, Instruction)
    operands = [emit(each, loop, builder, lookup) for each in value.operands]
    if isinstance(value, GetElementPointer):
        return builder.gep(value.source_type, operands[0], operands[1:])
    if isinstance(value, Cast):
        return builder.cast(value.opcode, operands[0], value.type)
    return builder.binary(value.opcode, operands[0], operands[1])


# -- what numbers they may be ----------------------------------------------------------------------


def limits(width: int, *, signed: bool) -> Range:
    """Return the numbers of so many bits."""
    return (-(1 << width - 1), (1 << width - 1) - 1) if signed else (0, (1 << width) - 1)


def range_of(value: Value, *, signed: bool, depth: int = _DEEPEST) -> Range:
    """Return the range of an integer, as far as constants and casts near it tell."""
    if not isinstance(value.type, IntType):
        return limits(64, signed=False)
    every = limits(value.type.width, signed=signed)
    if isinstance(value, IntConstant):
        number = value.value if signed else value.value & every[1]
        return number, number
    rule = _RANGES.get(value.opcode) if isinstance(value, Instruction) else None
    if rule is None or not depth:
        return every
    assert isinstance(value, Instruction)
    low, high = rule(value, signed, depth - 1)
    return (low, high) if every[0] <= low and high <= every[1] else every


_NONE = (-1 << 200, 1 << 200)  # beyond all limits: nothing is known


def _of_zext(value: Instruction, _signed: bool, depth: int) -> Range:
    return range_of(value.operands[0], signed=False, depth=depth)


def _of_sext(value: Instruction, _signed: bool, depth: int) -> Range:
    # Of an unsigned reading, negative numbers would be outside the limits: nothing is known then.
    return range_of(value.operands[0], signed=True, depth=depth)


def _of_sum(value: Instruction, signed: bool, depth: int) -> Range:
    first, second = (range_of(each, signed=signed, depth=depth) for each in value.operands)
    if value.opcode == "sub":
        second = -second[1], -second[0]
    return first[0] + second[0], first[1] + second[1]


def _of_mask(value: Instruction, _signed: bool, _depth: int) -> Range:
    mask = value.operands[1]
    return (0, mask.value) if isinstance(mask, IntConstant) and mask.value >= 0 else _NONE


def _of_remainder(value: Instruction, _signed: bool, _depth: int) -> Range:
    by = value.operands[1]
    if not isinstance(by, IntConstant) or by.value <= 0:
        return _NONE
    return 0 if value.opcode == "urem" else 1 - by.value, by.value - 1


def _of_shift(value: Instruction, _signed: bool, _depth: int) -> Range:
    by, kind = value.operands[1], value.type
    assert isinstance(kind, IntType)
    if isinstance(by, IntConstant) and 0 < by.value < kind.width:
        return 0, (1 << kind.width - by.value) - 1
    return _NONE


_RANGES: dict[str, Callable[[Instruction, bool, int], Range]] = {
    "zext": _of_zext,
    "sext": _of_sext,
    "add": _of_sum,
    "sub": _of_sum,
    "and": _of_mask,
    "lshr": _of_shift,
    "urem": _of_remainder,
    "srem": _of_remainder,
}
