"""Functions that generated code calls: made in the module when first wanted. What all share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.builder_globals import declare, new_function
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.builder import Builder
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

PREFIX = "enzyme_cc."
_MEMSET = function_type(VOID, (POINTER, I8, I64, I1))


def fill_zero(builder: Builder, module: Module, pointer: Value, size: Value) -> None:
    """`memset` with 0 of an i64 number of bytes."""
    function = declare(module, "llvm.memset.p0.i64", _MEMSET)
    builder.call(function, [pointer, int_constant(I8, 0), size, int_constant(I1, 0)])


def wide(builder: Builder, size: Value) -> Value:
    """A size as an i64."""
    return size if size.type is I64 else builder.zext(size, I64)


class HelperBase:
    """The helper functions of one module, each made once."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._made: dict[object, Function] = {}

    def made(
        self,
        key: object,
        name: str,
        types: tuple[Type, ...],
        fill: Callable[[Function], None],
        words: tuple[str, str] = ("", ""),
    ) -> Function:
        """A helper, of a result's type and those of parameters, filled when first asked for.

        `words` are what is said of its result and of itself, beside what is said of every helper.
        """
        found = self._made.get(key)
        if found is None:
            kind = function_type(types[0], types[1:])
            prefix, suffix = f"internal {words[0]}".strip(), f"nounwind {words[1]}".strip()
            found = new_function(self.module, PREFIX + name, kind, prefix=prefix, suffix=suffix)
            found.edited = True
            self._made[key] = found
            fill(found)
        return found
