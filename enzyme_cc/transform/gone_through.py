"""Bytes and words that a loop copies one by one, out of memory that holds numbers or pointers too.

Of the first of them it may be known that it is part of an integer. The next may be of a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.type_facts import stride_of, walks
from enzyme_cc.analysis.type_tree import Kind
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.instructions import GetElementPointer, Load, Phi, Select, Store
from enzyme_cc.ir.metadata import MetadataError
from enzyme_cc.ir.tbaa import TypeSystem
from enzyme_cc.ir.types import IntType, scalar_of
from enzyme_cc.transform.neutral import complain_of_bytes

if TYPE_CHECKING:
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.frame import Frame

_KINDS = frozenset(("bool", "float", "int", "pointer"))


def of_bytes(frame: Frame, load: Instruction) -> None:
    """Refuse such a byte or word, where it is copied and nobody uses it as an integer."""
    assert isinstance(load, Load)
    if not isinstance(scalar_of(load.type), IntType) or not frame.is_active(load.pointer):
        return
    shared = frame.shared
    if (
        shared.types.kind(None, load) is Kind.INTEGER
        and _is_step(shared.layout, load)
        and _is_only_copied(load)
        and shared.types.has_more_than_integers(load.pointer)
        and not _is_told(frame, load)
    ):
        complain_of_bytes(frame, load, load)


def _is_only_copied(value: Value) -> bool:
    """Whether a value goes to memory, and nowhere else, be it by way of a choice."""
    pending, seen = [value], {value}
    while pending:
        one = pending.pop()
        for user in one.users:
            is_choice = isinstance(user, (Phi, Select))
            if not is_choice and not (isinstance(user, Store) and user.value is one):
                return False
            if is_choice and user not in seen:
                seen.add(user)
                pending.append(user)
    return True


def _is_told(frame: Frame, load: Load) -> bool:
    """Whether the access says what it is of: C's characters are what anything is read as."""
    node = load.attachment("tbaa")
    try:
        tag = TypeSystem(frame.shared.module.metadata).tag(node) if node is not None else None
    except MetadataError:
        return False
    return tag is not None and tag.access.kind in _KINDS


def _is_step(layout: DataLayout, load: Load) -> bool:
    """Whether such accesses lie side by side."""
    size = layout.store_size(load.type)
    pointer = load.pointer
    if isinstance(pointer, Phi):
        return any(distance == size for _, distance in walks(pointer, layout))
    if not isinstance(pointer, GetElementPointer) or isinstance(pointer.indices[-1], Constant):
        return False
    step = layout.alloc_size(pointer.source_type) * stride_of(pointer.indices[-1])
    return step == size and len(pointer.indices) == 1
