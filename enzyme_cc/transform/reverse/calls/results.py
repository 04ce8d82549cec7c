"""Calls in a derivative that are there for what they return: they go where nobody uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import poison
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import CallBase, Invoke
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import VOID

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter


def drop_unused(writer: AugmentedWriter) -> None:
    """Take augmented calls away that only compute results, and these for nobody."""
    for called in writer.called.values():
        made = called.made
        if called.pair is None or not called.pair.is_only_for_result or made is None:
            continue
        if isinstance(made, Invoke) or _is_used(made):
            continue
        if made.type is not VOID:
            made.replace_all_uses(poison(made.type))
        made.erase()


def _is_used(value: Value) -> bool:
    """Return whether anything follows from a value but what follows from nothing else."""
    pending, seen = [value], {value}
    while pending:
        for user in pending.pop().users:
            if not isinstance(user, Instruction) or user.block is None:
                return True
            if isinstance(user, CallBase) or user.row.memory is not Accesses.NONE:
                return True
            if user is user.block.last:
                return True
            if user not in seen:
                seen.add(user)
                pending.append(user)
    return False
