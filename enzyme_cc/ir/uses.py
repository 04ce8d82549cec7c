"""Who uses a value: in code only, or through other constants too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import Composite
from enzyme_cc.ir.function import DebugRecord, Instruction

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value


def instructions_using(value: Value) -> list[Instruction]:
    """Return the users of a value in code: debug records do not count."""
    return [each for each in value.users if isinstance(each, Instruction)]


def containing_functions(value: Value) -> set[Function]:
    """Return the functions whose bodies use a constant, directly or inside other constants."""
    found: set[Function] = set()
    pending = list(value.users)
    while pending:
        user = pending.pop()
        if isinstance(user, (Instruction, DebugRecord)) and user.function is not None:
            found.add(user.function)
        elif isinstance(user, Composite):
            pending += user.users
    return found
