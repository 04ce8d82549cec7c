"""Sums in memory, `p[i] += x`: the adjoint of what is there passes the statement unchanged.

By the rules it would be taken from the shadow by the store, and added to zero again by the load.
It stays where it is: nothing is written, and the loop may be vectorized.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Load
from enzyme_cc.ir.types import FloatType, scalar_of
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.code.summands import summands

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.instructions import Store
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter

#: So many values of a sum are looked at.
_MANY = 16


def load_added_to(back: SweepWriter, store: Store) -> Load | None:
    """Return the load of what a store adds to, if its adjoint may stay in the shadow."""
    if not isinstance(scalar_of(store.value.type), FloatType) or not _is_plain(store):
        return None
    return next((each for each in _loads(store) if _is_same_place(back, each, store)), None)


def _loads(store: Store) -> Iterator[Load]:
    """Yield loads of the same block that the stored number is a sum with, used only there."""
    pending = [store.value]
    for _ in range(_MANY):
        if not pending:
            return
        value = pending.pop()
        if not isinstance(value, Instruction) or not _is_used_once(value, store):
            continue
        if isinstance(value, Load):
            yield value
        else:
            pending += summands(value)


def _is_used_once(value: Instruction, store: Store) -> bool:
    users = instructions_using(value)
    if value.block is not store.block or len(users) != 1:
        return False
    return sum(each is value for each in users[0].operands) == 1


def _is_plain(access: Load | Store) -> bool:
    return not (access.is_volatile or access.ordering)


def _is_same_place(back: SweepWriter, load: Load, store: Store) -> bool:
    """Return whether a load reads what the store writes, and nobody else writes it between."""
    if load.pointer is not store.pointer or load.type is not store.value.type:
        return False
    if not _is_plain(load) or not back.scene.has_adjoint(load):
        return False
    sharing = back.sharing
    if sharing.may_be_stored_together(store.pointer) or sharing.of(load).is_shared:
        return False
    memory = back.scene.memory
    location = memory.location(load)
    line = load.next
    while line is not store:
        if isinstance(line, Instruction) and memory.may_write(line, location):
            return False
        assert line is not None
        line = line.next
    return True
