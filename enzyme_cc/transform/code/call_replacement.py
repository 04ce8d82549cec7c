"""Calling something else where a call stands, be it one that may unwind to somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import CallBase, Invoke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.building.builder import Builder, CallStyle
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value


def call_in_place(
    builder: Builder,
    call: CallBase,
    function: Value,
    arguments: Sequence[Value],
    style: CallStyle,
    kind: FunctionType,
) -> CallBase:
    """Call a function before a call, which is to be erased; an `invoke` gives its place up."""
    if not isinstance(call, Invoke):
        return builder.call(function, arguments, style, type_=kind)
    assert call.block is not None
    builder.move_to_end(call.block)
    call.unlink()
    normal, unwind = call.successors
    return builder.invoke(function, arguments, (normal, unwind), style, type_=kind)


def called_plainly(builder: Builder, call: CallBase, style: CallStyle) -> CallBase:
    """Return a call that does the same, of a function that throws nothing: no `invoke`."""
    if not isinstance(call, Invoke):
        return call
    kind = call.written_type or call.function_type
    made = builder.call(call.callee, call.arguments, style, type_=kind)
    assert isinstance(made, CallBase)
    block = call.block
    assert block is not None
    normal, unwind = call.successors
    for phi in unwind.phis:
        phi.remove_incoming(block)
    call.replace_all_uses(made)
    call.erase()
    builder.move_to_end(block)
    builder.branch(normal)
    return made
