"""Integer instructions that move whole bytes and change none: what numbers are copied through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import elements_of
from enzyme_cc.ir.constants import IntConstant, PoisonConstant, UndefConstant
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Store
from enzyme_cc.ir.types import I1, I8, IntType, VectorType

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


def moves_bytes(instruction: Instruction) -> bool:
    """Return whether each byte of the result is one byte of an operand."""
    moves = _MOVES.get(instruction.opcode)
    return moves is not None and moves(instruction)


def is_bool_of_byte(instruction: Instruction) -> bool:
    """Return whether nothing is taken of a byte but its last bit: of what is a `bool`."""
    if instruction.operands[0].type is not I8:
        return False
    if instruction.opcode == "and":
        return constant_bits(instruction.operands[1]) == 1
    return instruction.opcode == "trunc" and instruction.type is I1


def is_only_moved(value: Value) -> bool:
    """Return whether a use only moves a value's bytes, which is no evidence of an integer."""
    pending, seen = [value], {value}
    while pending:
        for user in pending.pop().users:
            if isinstance(user, Store):
                continue
            if not isinstance(user, Instruction) or not _hands_on(user):
                return False
            if user not in seen:
                seen.add(user)
                pending.append(user)
        if len(seen) > _MOST_MOVES:
            return False
    return True


def _hands_on(user: Instruction) -> bool:
    is_whole = user.opcode in ("bitcast", "freeze", "phi", "select") and _is_whole(user.type)
    return is_whole or moves_bytes(user)


#: Values that are looked through: what goes on for longer than any copy is no copy.
_MOST_MOVES = 64


def constant_bits(value: Value) -> int | None:
    """Return an integer constant without its sign."""
    if not isinstance(value, IntConstant) or not isinstance(value.type, IntType):
        return None
    return value.value & ((1 << value.type.width) - 1)


def _shifts_bytes(instruction: Instruction) -> bool:
    by = constant_bits(instruction.operands[1])
    return by is not None and not by % 8


def masks_bytes(instruction: Instruction) -> bool:
    """Return whether a mask keeps whole bytes, and clears the others."""
    mask = constant_bits(instruction.operands[1])
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
    """Return whether an `or` joins things that share no byte: shifted, masked or extended.

    That they share no bit (`disjoint`) is not enough: a sign may meet a magnitude.
    """
    left, right = map(possible_bits, instruction.operands)
    return left is not None and right is not None and not _whole(left) & _whole(right)


def _whole(bits: int) -> int:
    """Return all bits of the bytes in which some are."""
    made = at = 0
    while bits >> at:
        made |= (0xFF << at) if bits >> at & 0xFF else 0
        at += 8
    return made


def possible_bits(value: Value) -> int | None:
    """Return a mask of bits that may be set, where they are plainly shifted, masked, extended."""
    known = constant_bits(value)
    opcode = getattr(value, "opcode", "")
    if known is not None or not isinstance(value.type, IntType):
        return known
    everything = (1 << value.type.width) - 1
    if opcode == "zext":
        narrow = value.operands[0].type  # type: ignore[attr-defined]
        return (1 << narrow.width) - 1 if isinstance(narrow, IntType) else everything
    if opcode == "select":
        then, otherwise = map(constant_bits, value.operands[1:])  # type: ignore[attr-defined]
        return everything if then is None or otherwise is None else then | otherwise
    by = constant_bits(value.operands[1]) if opcode in ("shl", "lshr", "and") else None  # type: ignore[attr-defined]
    is_poison = opcode != "and" and by is not None and by >= value.type.width
    if by is None or is_poison:
        return everything
    inner = possible_bits(value.operands[0]) or everything  # type: ignore[attr-defined]
    steps: dict[str, Callable[[], int]] = {
        "and": lambda: inner & by,
        "shl": lambda: inner << by & everything,
        "lshr": lambda: inner >> by,
    }
    return steps[opcode]()


def signed_value(instruction: Instruction) -> Value | None:
    """Return the operand that the result is but for its highest bit: of `fabs` and the like."""
    kind = instruction.type
    if not isinstance(kind, IntType) or kind.width not in _SIGNED:
        return None
    sign = 1 << (kind.width - 1)
    for value, other in (instruction.operands, instruction.operands[::-1]):
        bits = possible_bits(other)
        if instruction.opcode == "and":
            found = constant_bits(other) == sign - 1
        else:
            found = instruction.opcode in ("or", "xor") and bits is not None and not bits & ~sign
        if found and not isinstance(value, IntConstant):
            return value
    return None


#: Bits of the numbers whose sign is changed so.
_SIGNED = (16, 32, 64)


def signed_lanes(instruction: Instruction) -> Value | None:
    """Return the vector that the result is but for the highest bits of lanes: of bytes, too.

    LLVM negates numbers byte by byte where it has moved their bytes in between.
    """
    kind = instruction.type
    lane = kind.element if isinstance(kind, VectorType) else None
    if not isinstance(lane, IntType) or instruction.opcode not in ("and", "or", "xor"):
        return None
    value, other = instruction.operands
    top = 1 << (lane.width - 1)
    unchanged = (1 << lane.width) - 1 if instruction.opcode == "and" else 0
    for each in elements_of(other) or (None,):
        bits = unchanged if isinstance(each, UndefConstant | PoisonConstant) else _bits(each)
        if bits is None or (bits ^ unchanged) & ~top:
            return None
    return value


def _bits(value: Value | None) -> int | None:
    return None if value is None else constant_bits(value)


_MOVES: dict[str, Callable[[Instruction], bool]] = {
    "and": masks_bytes,
    "lshr": _shifts_bytes,
    "or": _joins,
    "shl": _shifts_bytes,
    "trunc": _resizes,
    "zext": _resizes,
}
