"""The way from a phi at the head of a loop to a value computed from it: sums and casts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.invariants import is_outside
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import Binary, Cast, GetElementPointer
from enzyme_cc.ir.types import IntType, PointerType

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

#: How many steps are looked through.
_LONGEST = 16


class Part(NamedTuple):
    """One step: a sum with `amount`, or with `by` times `amount`, or a cast.

    `signed` and `unsigned` say that it is exact where the numbers are read so: were it not, the
    result would be poison.
    """

    result: Instruction
    amount: int = 0
    by: Value | None = None
    signed: bool = False
    unsigned: bool = False

    @property
    def cast(self) -> str:
        """Return which cast it is, if it is one."""
        return self.result.opcode if isinstance(self.result, Cast) else ""


class Way(NamedTuple):
    """The steps from a phi to a value, in that order."""

    phi: Phi
    parts: tuple[Part, ...]


def way_to(value: Value, loop: Loop, layout: DataLayout) -> Way | None:
    """Return the sums and casts that lead from a phi of the loop's header to a value, if any."""
    parts: list[Part] = []
    while not isinstance(value, Phi):
        rule = _RULES.get(type(value))
        found = rule(value, loop, layout) if rule and len(parts) < _LONGEST else None  # type: ignore[arg-type]
        if found is None:
            return None
        value, part = found
        parts.append(part)
    if value.block is not loop.header:
        return None
    return Way(value, tuple(reversed(parts)))


Found = tuple["Value", Part]


def _sum(value: Instruction, loop: Loop, _layout: DataLayout) -> Found | None:
    name, flags = value.opcode, value.flags.split()
    first, second = value.operands
    if name == "or" and "disjoint" in flags:
        name, flags = "add", ["nsw", "nuw"]
    if name not in ("add", "sub") or not isinstance(value.type, IntType):
        return None
    if name == "add" and is_outside(first, loop):
        first, second = second, first
    if not is_outside(second, loop):
        return None
    sign = 1 if name == "add" else -1
    if not isinstance(second, IntConstant):
        return first, Part(value, sign, second, signed="nsw" in flags)
    # `nuw` reads the constant as unsigned: below zero it is not the number that is meant here.
    exact = "nuw" in flags and second.value >= 0
    return first, Part(value, sign * second.value, None, "nsw" in flags, exact)


def _cast(value: Instruction, _loop: Loop, _layout: DataLayout) -> Found | None:
    if value.opcode not in ("zext", "sext", "trunc") or not isinstance(value.type, IntType):
        return None
    flags = value.flags.split()
    return value.operands[0], Part(value, 0, None, "nsw" in flags, "nuw" in flags)


def _address(value: Instruction, loop: Loop, layout: DataLayout) -> Found | None:
    assert isinstance(value, GetElementPointer)
    if not has_addresses(value.type, layout):
        return None
    try:
        moved = _moved(value, loop, layout)
    except (TypeError, ValueError):  # what is scalable has no number of bytes
        return None
    if moved is None:
        return None
    amount, by = moved
    flags = value.flags.split()
    exact = "inbounds" in flags or "nusw" in flags or ("nuw" in flags and amount >= 0)
    return value.pointer, Part(value, amount, by, False, exact and by is None)


def has_addresses(kind: Type, layout: DataLayout) -> bool:
    """Return whether pointers of this type are numbers of at most 64 bits, all of which count."""
    if not isinstance(kind, PointerType):
        return False
    space = kind.address_space
    width = layout.index_width(space)
    return (
        not layout.is_non_integral(space)
        and width <= 64
        and layout.pointer_size(space) * 8 == width
    )


def _moved(
    step: GetElementPointer, loop: Loop, layout: DataLayout
) -> tuple[int, Value | None] | None:
    """Return a constant number of bytes, or the bytes for each one of a single varying index."""
    kind, indices = step.source_type, step.indices
    varying = [at for at, each in enumerate(indices) if not isinstance(each, IntConstant)]
    numbers = [each.value if isinstance(each, IntConstant) else 0 for each in indices]
    offset = layout.index_offset(kind, numbers)
    if not varying:
        return offset, None
    index = indices[varying[0]]
    if len(varying) > 1 or offset or not _is_step(index, step, loop, layout):
        return None
    numbers[varying[0]] = 1
    return layout.index_offset(kind, numbers), index


def _is_step(index: Value, step: GetElementPointer, loop: Loop, layout: DataLayout) -> bool:
    assert isinstance(step.type, PointerType)
    kind = index.type
    return (
        isinstance(kind, IntType)
        and kind.width <= layout.index_width(step.type.address_space)
        and is_outside(index, loop)
    )


_RULES: dict[type, Callable[[Instruction, Loop, DataLayout], Found | None]] = {
    Binary: _sum,
    Cast: _cast,
    GetElementPointer: _address,
}
