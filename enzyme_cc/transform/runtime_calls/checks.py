"""The functions of runtime/check.c, as they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.types import I32, I64, POINTER, VOID, function_type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_PREFIX = "__enzyme_cc_check_"
#: The result, then the parameters.
_TYPES: dict[str, tuple[Type, ...]] = {
    "allocate": (POINTER, I64, I64),
    "allocate_zeros": (POINTER, I64, I64),
    "argument": (I64, I32),
    "begin": (POINTER, POINTER),
    "buffer": (POINTER, POINTER, I32),
    "copy": (VOID, POINTER, POINTER, I64, I64),
    "end": (VOID, POINTER),
    "fill": (VOID, POINTER, I64),
    "leave": (VOID, POINTER),
    "load_pointer": (I64, POINTER, I64, POINTER),
    "moved": (VOID, POINTER, I64, POINTER, I64, I64, I64, I64, I64, I64),
    "number": (VOID, POINTER, I32, POINTER, I64, I64, I32, I64),
    "pass": (VOID, I32, I64),
    "pointer": (VOID, POINTER, I32, POINTER, POINTER, POINTER),
    "read": (VOID, POINTER, I64, I32, I64),
    "release": (VOID, POINTER),
    "resize": (POINTER, POINTER, I64),
    "return": (VOID, I64),
    "returned": (I64,),
    "save": (VOID, POINTER, I64),
    "store_pointer": (VOID, POINTER, I64),
    "trace": (VOID, POINTER),
    "want": (VOID, POINTER, POINTER),
    "write": (VOID, POINTER, I64, I32, I64),
}


def call(builder: Builder, module: Module, name: str, arguments: Sequence[Value]) -> Value:
    """Call one of them."""
    result, *parameters = _TYPES[name]
    kind = function_type(result, tuple(parameters))
    return builder.call(declare(module, f"{_PREFIX}{name}", kind), arguments)
