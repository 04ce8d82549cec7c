"""Integers that are loaded, calculated with as those who know their format do, and made numbers of.

What was loaded was such a number: an exponent is added to, or all of it is shifted by a bit. Those
who make numbers of integers that count, or are random, shift them further, or mask them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.byte_moves import constant_bits
from enzyme_cc.ir.instructions import Store
from enzyme_cc.ir.metadata.tbaa import NAMED_FLOATS
from enzyme_cc.ir.types import FloatType
from enzyme_cc.ir.uses import instructions_using

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import Load
    from enzyme_cc.ir.metadata.tbaa import TypeSystem
    from enzyme_cc.ir.types import Type

_STEPS = frozenset(("add", "freeze", "phi", "select", "sub"))
_SHIFTS = frozenset(("ashr", "lshr", "shl"))
#: Less than the exponent and the sign of a number have, which others shift integers by.
_FAR = 9
#: So many values are looked at.
_MANY = 32


def number_loaded(load: Load, tags: TypeSystem) -> Type | None:
    """Return the type of the number that an integer is made of in the end; None where it is not."""
    if "!tbaa" in load.metadata:  # that says what it is
        return None
    pending: list[Instruction] = [load]
    seen: set[Instruction] = {load}
    while pending and len(seen) < _MANY:
        value = pending.pop()
        for user in instructions_using(value):
            made = _made_of(user, value, tags)
            if made is not None and value is not load:  # else it is only moved
                return made
            if user not in seen and _goes_on(user):
                seen.add(user)
                pending.append(user)
    return None


def _made_of(user: Instruction, value: Instruction, tags: TypeSystem) -> Type | None:
    """Return the number that an integer is used as."""
    if user.opcode == "bitcast" and isinstance(user.type, FloatType):
        return user.type
    tag = tags.tag_of(user) if isinstance(user, Store) and user.value is value else None
    return None if tag is None else NAMED_FLOATS.get(tag.access.name)


def _goes_on(user: Instruction) -> bool:
    if user.opcode in _SHIFTS:
        by = constant_bits(user.operands[1])
        return by is not None and by < _FAR
    return user.opcode in _STEPS
