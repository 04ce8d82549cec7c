"""Numbers that are taken for another kind: two floats in a vector are returned as a double.

That is what clang 13 to 22 makes of the x86-64 ABI. It reads the double from a variable of floats,
and LLVM leaves nothing of that variable. In the copies that are differentiated such an access is
one of what the variable holds, and a bitcast that LLVM keeps says what becomes of it. So it is with
casts that programs write themselves, such as `_mm_castpd_ps` of two floats that were loaded as one
double: where LLVM removes them, nothing says any more what is moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Alloca, Cast, Load, Store
from enzyme_cc.ir.types import FloatType, Type, VectorType, scalar_of, vector_type
from enzyme_cc.transform.prepare.fences import fenced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function


def tell_coerced_numbers(functions: Iterable[Function]) -> None:
    """Let accesses of variables with numbers of another kind be of that kind, and keep casts."""
    for function in functions:
        for each in list(function.instructions()):
            if isinstance(each, (Load, Store)):
                _tell(each)
            elif isinstance(each, Cast) and _changes_kind(each):
                _keep(each)


def _changes_kind(cast: Cast) -> bool:
    """Return whether numbers are taken for such of another size."""
    made, given = scalar_of(cast.type), scalar_of(cast.operands[0].type)
    if cast.opcode != "bitcast" or not isinstance(made, FloatType):
        return False
    return isinstance(given, FloatType) and made.width != given.width


def _keep(cast: Cast) -> None:
    users, behind = cast.users, cast.next
    assert isinstance(behind, Instruction)
    kept = fenced(Builder.before(behind), cast)
    for user in users:
        user.replace_operand(cast, kept)


def _tell(access: Load | Store) -> None:
    value = access.value if isinstance(access, Store) else access
    held = _held(access, value.type)
    if held is None:
        return
    builder = Builder.before(access)
    if isinstance(access, Store):
        told = fenced(builder, builder.bitcast(value, held))
        builder.store(told, access.pointer, align=access.alignment or 0)
    else:
        told = fenced(builder, builder.load(held, access.pointer, align=access.alignment or 0))
        access.replace_all_uses(builder.bitcast(told, access.type))
    access.erase()


def _held(access: Load | Store, kind: Type) -> VectorType | None:
    """Return the numbers that a variable has where one of a larger kind is accessed, plainly."""
    variable = access.pointer
    if not isinstance(variable, Alloca) or not isinstance(kind, FloatType):
        return None
    vector = variable.allocated
    element = scalar_of(vector)
    if not isinstance(vector, VectorType) or not isinstance(element, FloatType):
        return None
    count = kind.width // element.width
    is_other = element.width < kind.width and count * element.width == kind.width
    return vector_type(count, element) if is_other else None
