"""Know which pointers lie as far from their shadows as others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Instruction

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value

#: What only steps from another pointer, and keeps the distance between primal and shadow.
_STEPS = frozenset(("addrspacecast", "bitcast", "freeze", "getelementptr"))


def base_of(pointer: Value) -> Value:
    """Return what a pointer is a step from, always in the same round of a loop."""
    while is_step(pointer):
        pointer = pointer.operands[0]  # type: ignore[attr-defined]
    return pointer


def is_step(pointer: Value) -> bool:
    """Return whether a pointer is a step from another: its shadow is then as far away."""
    return isinstance(pointer, Instruction) and pointer.opcode in _STEPS
