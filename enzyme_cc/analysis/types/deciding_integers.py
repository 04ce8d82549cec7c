"""Integers that decide something and become nothing else: what comparisons and sanitizers see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.known_functions import ONLY_LOOK
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.uses import instructions_using

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from enzyme_cc.ir.function import Instruction

#: More users than these are not followed.
_FEW = 32
#: What computes an integer of others.
_STEPS = frozenset("add and ashr freeze lshr mul or sub trunc urem xor zext".split())


def only_ends_in(
    value: Instruction, is_end: Callable[[Instruction], bool], steps: Container[str]
) -> bool:
    """Return whether all that comes of a value is such ends, by way of these steps too."""
    pending, seen = [value], {value}
    while pending:
        for user in instructions_using(pending.pop()):
            if user in seen or is_end(user):
                continue
            if user.opcode not in steps or len(seen) > _FEW:
                return False
            seen.add(user)
            pending.append(user)
    return True


def is_only_looked_at(value: Instruction) -> bool:
    """Return whether an integer is only compared or printed, by way of other integers too."""
    return only_ends_in(value, _is_look, _STEPS)


def only_looks(user: Instruction) -> bool:
    """Return whether this is all that comes of a user of an integer."""
    return _is_look(user) or (user.opcode in _STEPS and is_only_looked_at(user))


def _is_look(user: Instruction) -> bool:
    if isinstance(user, CallBase):
        return getattr(user.callee, "name", "").startswith(ONLY_LOOK)
    return user.opcode == "icmp"
