"""Bits of numbers in vectors: `fabs` and changes of sign as such, all else lane by lane.

What follows knows signs of single numbers. What only makes masks is left as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import elements_of
from enzyme_cc.ir.constants import Constant, IntConstant, poison
from enzyme_cc.ir.function import Argument, Instruction
from enzyme_cc.ir.instructions import Binary
from enzyme_cc.ir.types import DOUBLE, FLOAT, FloatType, IntType, VectorType, like, scalar_of
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.rules.calls import call_intrinsic
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

_OPCODES = frozenset(("and", "or", "xor"))
_WIDTHS = frozenset((16, 32, 64))


def expand_bits(function: Function) -> None:
    """Take apart what changes bits of numbers in vectors, in one function."""
    candidates = [each for each in function.instructions() if _is_candidate(each)]
    pending = [each for each in candidates if _meets_numbers(each)]
    found = dict.fromkeys(pending)
    while pending:
        for each in _neighbours(pending.pop()):
            if _is_candidate(each) and each not in found:
                found[each] = None  # type: ignore[index]
                pending.append(each)  # type: ignore[arg-type]
    lanes: dict[Value, list[Value]] = {}
    for each in candidates:
        if each in found:
            _take_apart(each, lanes)


def _is_candidate(value: Value) -> bool:
    kind = value.type
    if not isinstance(value, Binary) or value.opcode not in _OPCODES:
        return False
    if not isinstance(kind, VectorType) or kind.scalable:
        return False
    return isinstance(kind.element, IntType) and kind.element.width in _WIDTHS


def _neighbours(instruction: Instruction) -> Iterator[Value]:
    yield from instruction.operands
    yield from instructions_using(instruction)


def _meets_numbers(instruction: Instruction) -> bool:
    """Return whether its bits are seen as numbers, or are changed as signs are."""
    for each in _neighbours(instruction):
        if getattr(each, "opcode", "") == "bitcast" and _is_between_numbers(each):
            return True
    return any(map(_is_of_signs, instruction.operands))


def _is_between_numbers(cast: Value) -> bool:
    kinds = (cast.type, cast.operands[0].type)  # type: ignore[attr-defined]
    return any(isinstance(scalar_of(each), FloatType) for each in kinds)


def _is_of_signs(mask: Value) -> bool:
    """Return whether each lane of a constant is the sign bit, all others, or 0; not all are 0."""
    lanes = _numbers(mask)
    if lanes is None:
        return False
    sign = _sign(mask)
    return any(lanes) and all(each in (0, sign, ~sign) for each in lanes)


def _numbers(mask: Value) -> list[int] | None:
    """Return the lanes of a constant."""
    lanes = elements_of(mask) if isinstance(mask, Constant) else None
    found = [each.value for each in lanes or () if isinstance(each, IntConstant)]
    return found if lanes is not None and len(found) == len(lanes) else None


def _sign(mask: Value) -> int:
    kind = scalar_of(mask.type)
    assert isinstance(kind, IntType)
    return -(1 << (kind.width - 1))


# -- as functions of numbers -----------------------------------------------------------------------

_NUMBERS = {32: FLOAT, 64: DOUBLE}
#: What numbers go through that are never looked at as integers.
_MOVES = frozenset(
    "and bitcast extractelement insertelement load or phi select shufflevector store xor".split()
)


def _as_numbers(builder: Builder, instruction: Instruction) -> Value | None:
    """Expand `fabs`, or signs changed in some lanes, where that is what it is."""
    value, mask = instruction.operands
    kind, lanes = _NUMBERS.get(scalar_of(mask.type).width), _numbers(mask)  # type: ignore[attr-defined]
    if kind is None or lanes is None or not all(map(_is_move, _neighbours(instruction))):
        return None
    sign, shape = _sign(mask), like(value.type, kind)
    number = builder.bitcast(value, shape)
    if instruction.opcode == "and" and all(each == ~sign for each in lanes):
        made: Value = call_intrinsic(builder, "llvm.fabs", shape, [number])
    elif instruction.opcode == "xor" and all(each in (0, sign) for each in lanes):
        order = [at + len(lanes) * (each == sign) for at, each in enumerate(lanes)]
        made = builder.shufflevector(number, builder.fneg(number), order)
    elif instruction.opcode == "or" and all(each == sign for each in lanes):
        made = builder.fneg(call_intrinsic(builder, "llvm.fabs", shape, [number]))
    else:
        return None
    return builder.bitcast(made, value.type)


def _is_move(value: Value) -> bool:
    return isinstance(value, (Argument, Constant)) or getattr(value, "opcode", "") in _MOVES


# -- lane by lane ----------------------------------------------------------------------------------


def _take_apart(instruction: Instruction, known: dict[Value, list[Value]]) -> None:
    """Replace an instruction; `known` are the lanes of what was made of others."""
    builder = Builder.before(instruction)
    builder.metadata = debug_of(instruction)
    made = _as_numbers(builder, instruction)
    if made is None:
        lanes = _by_lanes(builder, instruction, known)
        made = poison(instruction.type)
        for at, each in enumerate(lanes):
            made = builder.insertelement(made, each, at)
        known[made] = lanes
    instruction.replace_all_uses(made)
    instruction.erase()


def _by_lanes(
    builder: Builder, instruction: Instruction, known: dict[Value, list[Value]]
) -> list[Value]:
    kind = instruction.type
    assert isinstance(kind, VectorType)
    sides = [
        known.get(each) or [builder.extractelement(each, at) for at in range(kind.count)]
        for each in instruction.operands
    ]
    return [builder.binary(instruction.opcode, *pair) for pair in zip(*sides, strict=True)]
