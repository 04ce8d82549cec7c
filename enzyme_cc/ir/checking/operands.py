"""Kinds of types, and the sentences that say which one an operand should have been."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from enzyme_cc.ir.sizedness import bits_of
from enzyme_cc.ir.types import (
    AMX,
    LABEL,
    METADATA,
    MMX,
    VOID,
    FloatType,
    FunctionType,
    IntType,
    PointerType,
    Type,
    scalar_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value

Faults: TypeAlias = "Iterator[str]"
Test: TypeAlias = "Callable[[Type], bool]"


def is_int(kind: Type) -> bool:
    """Return whether it is an integer or a vector of them."""
    return isinstance(scalar_of(kind), IntType)


def is_float(kind: Type) -> bool:
    """Return whether it is a floating-point number or a vector of them."""
    return isinstance(scalar_of(kind), FloatType)


def is_pointer(kind: Type) -> bool:
    """Return whether it is a pointer or a vector of them."""
    return isinstance(scalar_of(kind), PointerType)


def _is_int_or_pointer(kind: Type) -> bool:
    return isinstance(scalar_of(kind), (IntType, PointerType))


def is_bits(kind: Type) -> bool:
    """Return whether its bits can be read as something else."""
    return kind in (AMX, MMX) or isinstance(scalar_of(kind), (IntType, FloatType, PointerType))


def is_plain(kind: Type) -> bool:
    """Return whether values of a type can be computed with: no label, token, metadata."""
    return kind not in (VOID, LABEL, METADATA) and not isinstance(kind, FunctionType)


#: Each kind of the opcode table: how to tell, and what to say.
KINDS: dict[str, tuple[Test, str]] = {
    "int": (is_int, "an integer or a vector of them"),
    "float": (is_float, "a floating-point number or a vector of them"),
    "pointer": (is_pointer, "a pointer or a vector of them"),
    "int or pointer": (_is_int_or_pointer, "an integer, a pointer or a vector of them"),
    "bits": (is_bits, "a number, a pointer or a vector"),
    "any": (is_plain, "a value"),
}


def _wider(source: Type, result: Type) -> bool:
    return bits_of(scalar_of(result)) > bits_of(scalar_of(source))


def _narrower(source: Type, result: Type) -> bool:
    return bits_of(scalar_of(result)) < bits_of(scalar_of(source))


def _other_space(source: Type, result: Type) -> bool:
    return is_pointer(result) and scalar_of(source) is not scalar_of(result)


#: What stands behind the `>`, where it compares the two types.
RELATIONS: dict[str, Callable[[Type, Type], bool]] = {
    "wider": _wider,
    "narrower": _narrower,
    "other space": _other_space,
}


def wrong_operand(index: int, value: Value, wanted: str) -> str:
    """Return the sentence about an operand of the wrong type."""
    return f"operand {index + 1} is {value.type}, and {wanted} is expected"


def expect(line: Instruction, index: int, wanted: Type) -> Faults:
    """Yield a fault unless an operand has exactly this type."""
    value = line.operands[index]
    if value.type is not wanted:
        yield wrong_operand(index, value, wanted.text)


def expect_blocks(line: Instruction, indices: Iterable[int]) -> Faults:
    """Yield a fault for each of these operands that is no block."""
    for index in indices:
        yield from expect(line, index, LABEL)


def expect_plain(line: Instruction, indices: Iterable[int]) -> Faults:
    """Yield a fault for each of these operands that cannot be computed with."""
    for index in indices:
        if not is_plain(line.operands[index].type):
            yield wrong_operand(index, line.operands[index], "a value")


def expect_int(line: Instruction, index: int) -> Faults:
    """Yield a fault unless an operand is an integer."""
    if not isinstance(line.operands[index].type, IntType):
        yield wrong_operand(index, line.operands[index], "an integer")


def expect_pointer(line: Instruction, index: int) -> Faults:
    """Yield a fault unless an operand is a pointer."""
    if not isinstance(line.operands[index].type, PointerType):
        yield wrong_operand(index, line.operands[index], "a pointer")


def expect_result(line: Instruction, wanted: Type) -> Faults:
    """Yield a fault unless the result is of this type."""
    if line.type is not wanted:
        yield f"the result is {line.type}, and {wanted} is expected"
