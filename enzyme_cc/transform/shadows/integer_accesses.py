"""Find accesses of integers in memory that holds numbers at other times, by the rules of C."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca
from enzyme_cc.transform.layout.declared_layout import is_storage
from enzyme_cc.transform.shadows.inactive import is_plain

if TYPE_CHECKING:
    from enzyme_cc.analysis.alias.pointer_origins import Objects
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.unit import Unit

#: What has the type that it was declared with.
_DECLARED = (Alloca, GlobalVariable)
#: What is done with integers that count, and not to bits.
_CALCULATIONS = frozenset(
    "add getelementptr icmp mul sdiv sext sitofp srem sub switch udiv uitofp urem".split()
)


class Access(NamedTuple):
    """A load or a store: where, and of what."""

    at: Instruction
    pointer: Value
    value: Value


def is_integer_access(unit: Unit, objects: Objects, access: Access) -> bool:
    """Return whether what is accessed can be nothing but an integer.

    Memory without a declared type has that of what was stored there last, and so has what is
    storage for several types, as of a variant. A variable may hold the bits of anything that was
    copied to it. Where these rules are broken to move what is no integer, nobody calculates with
    it; what reads the members of a union as one another says so: it may be of any type.
    """
    if not is_calculated_with(access.value):
        return False
    tag = unit.tags.tag_of(access.at)
    if tag is None or tag.access.kind not in ("int", "bool"):
        return False
    if not any(isinstance(each, _DECLARED) for each in objects.roots(access.pointer)):
        return True
    size = unit.layout.store_size(access.value.type)
    return is_storage(unit.layout, access.pointer, size)


def is_calculated_with(value: Value) -> bool:
    """Return whether an integer is the result of a calculation, or what one is made with."""
    if isinstance(value, Constant):
        return is_plain(value)
    made_by = getattr(value, "opcode", "")
    return made_by in _CALCULATIONS or any(
        getattr(user, "opcode", "") in _CALCULATIONS for user in value.users
    )
