"""The line that says what some bytes are, for pasting before a copy of which nobody knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Argument, Instruction
from enzyme_cc.ir.instructions import Alloca, Cast, Load, Store
from enzyme_cc.ir.metadata.nodes import attachments
from enzyme_cc.transform.report.pasting import pasted

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.places import Places

#: How the names of languages begin that have the call.
_OF_C = "DW_LANG_C"


def type_hint(places: Places, copy: CallBase) -> tuple[str, ...]:
    """Return a note with the line; nothing where source or size are no parameters of C's.

    `realloc` moves bytes as well, and is called with other arguments.
    """
    if copy.function is None or not _is_of_c(places, copy.function) or len(copy.arguments) < 3:
        return ()
    pointer, size = (_called(places, each) for each in copy.arguments[1:3])
    if not pointer or not size or pointer.startswith("_"):  # a library's own
        return ()
    lines = (
        "void __enzyme_double(const void *, size_t);  // once, outside of functions",
        f"__enzyme_double({pointer}, {size});",
    )
    return (f"or say what it is before the copy, where all of it is double{pasted(lines)}",)


def _is_of_c(places: Places, function: Function) -> bool:
    """Return whether a function is written in C or C++, as far as that is known."""
    node = attachments(function.metadata).get("dbg")
    unit = places.info.subprogram(node).unit if node is not None else None
    return unit is not None and unit.language.startswith(_OF_C)


def _called(places: Places, value: Value) -> str:
    """Return what the source calls a value: a number, a parameter, or a number of these."""
    value = _behind(value)
    if isinstance(value, IntConstant):
        return str(value.value)
    if isinstance(value, Argument):
        return places.parameter(value)
    if isinstance(value, Instruction) and value.opcode in ("mul", "shl"):
        first, by = value.operands
        name = _called(places, first) if isinstance(by, IntConstant) else ""
        if name and isinstance(by, IntConstant):
            return f"{1 << by.value if value.opcode == 'shl' else by.value} * {name}"
    return ""


def _behind(value: Value) -> Value:
    """Return what a variable on the stack has, where that is one value, whatever its width."""
    while isinstance(value, (Cast, Load)):
        if isinstance(value, Cast):
            if value.opcode not in ("sext", "zext", "trunc"):
                break
            value = value.operands[0]
            continue
        kept = value.pointer
        stores = [each for each in kept.users if isinstance(each, Store) and each.pointer is kept]
        if not isinstance(kept, Alloca) or len(stores) != 1:
            break
        value = stores[0].value
    return value
