"""Numbers that a front end passes as another kind: two floats in a vector are returned as a double.

That is what clang 13 to 22 makes of the x86-64 ABI. It reads the double from a variable of floats,
and LLVM leaves nothing of that variable. In the copies that are differentiated such an access is
one of what the variable holds, and a bitcast that LLVM keeps says what becomes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.instructions import Alloca, Load, Store
from enzyme_cc.ir.types import FloatType, Type, VectorType, scalar_of, vector_type
from enzyme_cc.transform.fences import fenced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function


def tell_coerced_numbers(functions: Iterable[Function]) -> None:
    """Let accesses of variables with numbers of another kind be of that kind."""
    for function in functions:
        for each in list(function.instructions()):
            if isinstance(each, (Load, Store)):
                _tell(each)


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
    """The numbers that a variable has where one of a larger kind is accessed, plainly."""
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
