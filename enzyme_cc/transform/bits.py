"""Lanes of integers that hold the bits of numbers or pointers.

Bytes that are moved whole (shifts, masks, truncations by multiples of eight) are moved in the
lane just so. Of arithmetic on bits, flips and tests of the sign have a derivative; all else is
refused. What only compares or indexes never asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.type_tree import Kind
from enzyme_cc.ir.constants import IntConstant, int_constant, zero
from enzyme_cc.ir.line import Instruction
from enzyme_cc.ir.types import IntType
from enzyme_cc.transform.moves import repeated

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.frame import Frame

_SIGNED_WIDTHS = {Kind.HALF: 16, Kind.BFLOAT: 16, Kind.FLOAT: 32, Kind.DOUBLE: 64}


def integer(frame: Frame, instruction: Instruction) -> None:
    """An integer instruction on bits that carry derivatives."""
    if _is_test_only(instruction) or is_exponent(frame, instruction):
        frame.each(instruction, lambda _: frame.primal(instruction))
        return
    made = _OF_SIGNS.get(instruction.opcode, _nothing)(frame, instruction)
    if made or _moves_bytes(frame, instruction):
        if not made:
            frame.each(instruction, lambda lane: repeated(frame, instruction, lane))
        return
    frame.complain(
        "EZ0401",
        f"{instruction.opcode} computes with the bits of a number that carries a derivative",
        instruction,
        "write it with functions of <math.h> such as fabs, copysign, frexp or ldexp",
    )
    frame.each(instruction, lambda _: frame.primal(instruction))


_TESTS = frozenset(("icmp", "switch", "getelementptr"))


def _is_test_only(instruction: Instruction) -> bool:
    """Whether the result does nothing but decide or index, through other integers too."""
    pending = [instruction]
    seen = {instruction}
    while pending:
        for user in pending.pop().users:
            opcode = getattr(user, "opcode", "")
            if opcode in _TESTS or user in seen:
                continue
            if opcode not in _INTEGER_STEPS or len(seen) > _FEW:
                return False
            seen.add(user)  # type: ignore[arg-type]
            pending.append(user)  # type: ignore[arg-type]
    return True


_FEW = 32
_INTEGER_STEPS = frozenset(
    ("add", "and", "ashr", "lshr", "mul", "or", "sext", "shl", "sub", "trunc", "xor", "zext")
)


# -- bytes that are moved ------------------------------------------------------------------------


def _moves_bytes(frame: Frame, instruction: Instruction) -> bool:
    """Whether each byte of the result is one byte of an operand, or no number is concerned."""
    if _is_pointer_arithmetic(frame, instruction):
        return True
    moves = _MOVES.get(instruction.opcode)
    return moves is not None and moves(instruction)


def _is_pointer_arithmetic(frame: Frame, instruction: Instruction) -> bool:
    kinds = frame.shared.types
    active = [each for each in instruction.operands if frame.is_active(each)]
    return len(active) == 1 and kinds.kind(None, active[0]) is Kind.POINTER


def _constant(value: Value) -> int | None:
    """An integer constant without its sign."""
    if not isinstance(value, IntConstant) or not isinstance(value.type, IntType):
        return None
    return value.value & ((1 << value.type.width) - 1)


def _shifts_bytes(instruction: Instruction) -> bool:
    by = _constant(instruction.operands[1])
    return by is not None and not by % 8


def _masks_bytes(instruction: Instruction) -> bool:
    mask = _constant(instruction.operands[1])
    if mask is None:
        return False
    while mask:
        if mask & 0xFF not in (0, 0xFF):
            return False
        mask >>= 8
    return True


def _is_whole(type_: Type) -> bool:
    return isinstance(type_, IntType) and not type_.width % 8


def _resizes(instruction: Instruction) -> bool:
    return _is_whole(instruction.type) and _is_whole(instruction.operands[0].type)


def _joins(instruction: Instruction) -> bool:
    """`or` of two things that share no byte: one was shifted, or says so itself."""
    if instruction.has_flag("disjoint"):
        return True
    left, right = map(_bytes_of, instruction.operands)
    return left is not None and right is not None and not left & right


def _bytes_of(value: Value) -> int | None:
    """A mask with every bit that may be set in what is plainly shifted, masked or extended."""
    known = _constant(value)
    opcode = getattr(value, "opcode", "")
    if known is not None or not isinstance(value.type, IntType):
        return known
    everything = (1 << value.type.width) - 1
    if opcode == "zext":
        narrow = value.operands[0].type  # type: ignore[attr-defined]
        return (1 << narrow.width) - 1 if isinstance(narrow, IntType) else everything
    by = _constant(value.operands[1]) if opcode in ("shl", "lshr", "and") else None  # type: ignore[attr-defined]
    if by is None:
        return everything
    inner = _bytes_of(value.operands[0]) or everything  # type: ignore[attr-defined]
    steps: dict[str, Callable[[], int]] = {
        "and": lambda: inner & by,
        "shl": lambda: inner << by & everything,
        "lshr": lambda: inner >> by,
    }
    return steps[opcode]()


_MOVES: dict[str, Callable[[Instruction], bool]] = {
    "and": _masks_bytes,
    "lshr": _shifts_bytes,
    "or": _joins,
    "shl": _shifts_bytes,
    "trunc": _resizes,
    "zext": _resizes,
}


# -- signs -----------------------------------------------------------------------------------------


def _sign_of(frame: Frame, value: Value) -> int:
    """The sign bit of the number whose bits an integer is; 0 for anything else."""
    width = _SIGNED_WIDTHS.get(frame.shared.types.kind(None, value))
    is_it = isinstance(value.type, IntType) and value.type.width == width
    return 1 << (width - 1) if width and is_it else 0


def _nothing(_frame: Frame, _instruction: Instruction) -> bool:
    return False


def _and(frame: Frame, instruction: Instruction) -> bool:
    """The magnitude: the tangent changes its sign where the number has one. The sign: 0."""
    value, other = instruction.operands
    sign, mask = _sign_of(frame, value), _constant(other)
    if not sign or mask not in (sign, sign - 1):
        return False
    if mask == sign:
        frame.each(instruction, lambda _: zero(instruction.type))
        return True
    flip = frame.builder.and_(frame.primal(value), _bits(instruction, sign))
    frame.each(instruction, lambda lane: frame.builder.xor(frame.shadow(value, lane), flip))
    return True


def _xor(frame: Frame, instruction: Instruction) -> bool:
    """The number with the other sign."""
    value, other = instruction.operands
    sign = _sign_of(frame, value)
    if not sign or _constant(other) != sign:
        return False
    flip = _bits(instruction, sign)
    frame.each(instruction, lambda lane: frame.builder.xor(frame.shadow(value, lane), flip))
    return True


def _or(frame: Frame, instruction: Instruction) -> bool:
    """The magnitude with a minus: the tangent changes its sign where the number had none."""
    value, other = instruction.operands
    sign = _sign_of(frame, value)
    if not sign or _constant(other) != sign:
        return False
    builder = frame.builder
    inverse = builder.xor(frame.primal(value), int_constant(instruction.type, -1))
    flip = builder.and_(inverse, _bits(instruction, sign))
    frame.each(instruction, lambda lane: builder.xor(frame.shadow(value, lane), flip))
    return True


def _bits(instruction: Instruction, bits: int) -> Value:
    return int_constant(instruction.type, bits)


_OF_SIGNS: dict[str, Callable[[Frame, Instruction], bool]] = {"and": _and, "or": _or, "xor": _xor}


# -- exponents -------------------------------------------------------------------------------------

#: How many bits behind the exponent a number of so many bits has.
_MANTISSAS = {16: 10, 32: 23, 64: 52}


def is_exponent(frame: Frame, value: Value) -> bool:
    """Whether an integer depends on nothing but exponents and signs: it jumps and never slopes."""
    if isinstance(value, IntConstant) or not frame.is_active(value):
        return True
    if not isinstance(value, Instruction) or value.opcode not in _INTEGER_STEPS:
        return False
    kept = _kept_bits(value)
    if kept is not None and _sign_of(frame, value.operands[0]):
        assert isinstance(value.type, IntType)
        return not kept & ((1 << _MANTISSAS[value.type.width]) - 1)
    return all(is_exponent(frame, each) for each in value.operands)


def _kept_bits(value: Instruction) -> int | None:
    """Which bits of its operand a shift to the right or a mask lets through."""
    by = _constant(value.operands[1]) if value.opcode in ("and", "ashr", "lshr") else None
    if by is None:
        return None
    return by if value.opcode == "and" else -1 << by


def number_of_bits(frame: Frame, instruction: Instruction) -> None:
    """A number made of an integer that holds the bits of one: `(double)(bits & mask)`."""
    if is_exponent(frame, instruction.operands[0]):
        return
    frame.complain(
        "EZ0401",
        f"{instruction.opcode} makes a number of the bits of another that carries a derivative",
        instruction,
        "write it with functions of <math.h> such as frexp, modf or ilogb",
    )
