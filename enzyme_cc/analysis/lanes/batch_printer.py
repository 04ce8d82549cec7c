"""Lanes as text: for each request of a batch what differs, context by context."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.lanes.batched import Context, Lockstep, Share, reached
from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import PointerType
from enzyme_cc.rules.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.lanes.batched import Lanes
    from enzyme_cc.ir.function import Function


def print_lanes(function: Function) -> str:
    """Return, as text, the values that differ by lane if every argument does.

    Each lane has memory of its own.
    """
    lockstep = Lockstep(Memory(module_of(function), Library.default()), lambda _: False)
    shares = (
        Share.GIVEN if isinstance(each.type, PointerType) else Share.DIFFERS
        for each in function.arguments
    )
    found = lockstep.of(Context(function, tuple(shares)))
    return "".join(f"{line}\n" for each in reached(found) for line in _lines(each))


def _lines(lanes: Lanes) -> Iterator[str]:
    function = lanes.context.function
    function.number()
    shares = ", ".join(share.value for share in lanes.context.arguments)
    yield f"lanes of {function.ref}({shares})"
    for obstacle in (lanes.parting, lanes.meeting):
        if obstacle is not None:
            yield f"  {function.ref} {obstacle.what}: {obstacle.at.opcode}"
    values = [each for each in function.instructions() if each.type.text != "void"]
    yield f"  differ: {', '.join(each.ref for each in values if lanes.differs(each)) or 'none'}"
    yield f"  same: {', '.join(each.ref for each in values if not lanes.differs(each)) or 'none'}"
    for call, inner in lanes.ways.items():
        yield f"  together: {inner.context.function.ref} in {call.ref or 'a call'}"
    yield f"  result: {'differs' if lanes.result_differs else 'same'}"
