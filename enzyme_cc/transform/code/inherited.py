"""Give generated instructions the names, places and flags of those they are made for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.opcodes import FAST_MATH_FLAGS
from enzyme_cc.ir.types import VOID

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction, Line
    from enzyme_cc.ir.values import Value

#: What is known of an access and holds for the shadow's memory, too.
_KEPT = ("tbaa", "tbaa.struct", "nontemporal")

#: On an atomic exchange: one of several threads takes an adjoint there.
TAKEN = "enzyme_taken"
#: On an atomic update whose derivative is that of a store behind it.
SETTLED = "enzyme_settled"


def kept_metadata(instruction: Instruction) -> str:
    """Return the attachments of an access that hold for the access of its shadow, too."""
    if "!tbaa" not in instruction.metadata and "!nontemporal" not in instruction.metadata:
        return ""
    pairs = instruction.attachments().items()
    return "".join(f", !{kind} {node}" for kind, node in pairs if kind in _KEPT)


def shadow_name(value: Value) -> str:
    """Return what the lane of a named value is called; nothing for an unnamed one."""
    ref = value.ref
    if len(ref) < 2 or ref[1].isdigit() or value.type is VOID:
        return ""
    return (ref[2:-1] if ref[1] == '"' else ref[1:]) + "'"


def debug_of(line: Line) -> str:
    """Return the location of a line, as an attachment of others."""
    node = line.attachment("dbg")
    return "" if node is None else f", !dbg {node}"


def fast_math_of(instruction: Instruction) -> str:
    """Return the fast-math flags that stand on an instruction."""
    if not instruction.flags:
        return ""
    return " ".join(word for word in instruction.flags.split() if word in FAST_MATH_FLAGS)
