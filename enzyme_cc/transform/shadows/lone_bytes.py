"""Bytes that nobody looks at, and that are too few to be a number where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import INTEGER, STRONG
from enzyme_cc.ir.instructions import Load, Store

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.unit import Unit


def is_lone_byte(unit: Unit, accessed: Value) -> bool:
    """Return whether a byte is in two aligned ones of which the other is an integer.

    A number has two bytes at least, and is aligned: it would have both. So of the first member of
    a class, a `bool` say, that is copied and which nobody looks at. Of a store, it may be known
    where the byte comes from.
    """
    if isinstance(accessed, Store) and is_lone_byte(unit, accessed.operands[0]):
        return True
    if not isinstance(accessed, (Load, Store)):
        return False
    kind = accessed.operands[0].type if isinstance(accessed, Store) else accessed.type
    if unit.layout.store_size(kind) != 1 or (accessed.alignment or 1) < 2:
        return False
    here, behind = unit.types.evidence_at(accessed.pointer, 2)
    is_so = not here & STRONG and behind & STRONG == INTEGER
    return is_so and not unit.types.has_unaligned_numbers
