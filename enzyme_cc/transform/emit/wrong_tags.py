"""Tags of accesses that do not hold: they say that two accesses never meet, and these do.

A program that swaps structs with a `double` in them by words of type `long` works as long as LLVM
does not look into what swaps. In derivatives it does, for they are other functions: so where the
types found tell that memory holds numbers at one time and something else at another, tags go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.metadata.nodes import format_attachments

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.unit import Unit

_TAGS = frozenset(("tbaa", "tbaa.struct"))


def drop_wrong_tags(unit: Unit, access: Instruction, copy: Value) -> None:
    """Take from a copy of an access the tags that do not hold."""
    if not isinstance(access, (Load, Store)) or not isinstance(copy, Instruction):
        return
    if "!tbaa" in copy.metadata and _is_mixed(unit, access):
        pairs = copy.attachments().items()
        copy.metadata = format_attachments(each for each in pairs if each[0] not in _TAGS)


def _is_mixed(unit: Unit, access: Load | Store) -> bool:
    """Tell if numbers are there at one time and something else at another."""
    value = access.value if isinstance(access, Store) else access
    if unit.layout.layout(value.type).scalable:
        return False
    found = unit.types.layout(access.pointer, unit.layout.store_size(value.type))
    return any(kind is Kind.IN_TURNS for _, kind, _ in found)
