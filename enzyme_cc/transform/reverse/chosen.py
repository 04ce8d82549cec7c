"""Vectors of which a select takes some lanes only: what the others are computed of does no harm.

`select(x > 0, sqrt(x), x)` of vectors computes both sides in all lanes. Where a lane is not taken,
its adjoint is zero, and a partial that is infinite or no number there must not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import CallBase, Compare, Select
from enzyme_cc.ir.line import Instruction
from enzyme_cc.ir.types import VectorType

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value

#: What computes lane by lane, beside calls.
_ARITHMETIC = frozenset("fadd fdiv fmul fneg fpext fptrunc frem fsub".split())


class Chosen:
    """Answers about the vectors of one function, remembered."""

    def __init__(self) -> None:
        self._known: dict[Value, bool] = {}

    def holds(self, value: Value) -> bool:
        """Whether a vector goes nowhere but through selects that may leave lanes out."""
        found = self._known.get(value)
        if found is None:
            self._known[value] = False  # until it is known
            found = self._known[value] = self._ask(value)
        return found

    def _ask(self, value: Value) -> bool:
        if not isinstance(value.type, VectorType):
            return False
        users = [each for each in value.users if isinstance(each, Instruction)]
        return bool(users) and all(self._leaves_out(user, value) for user in users)

    def _leaves_out(self, user: Instruction, value: Value) -> bool:
        if isinstance(user, Compare):
            return True  # a test has no adjoint
        if isinstance(user, Select):
            condition, *sides = user.operands
            return isinstance(condition.type, VectorType) and value in sides
        goes_on = user.opcode in _ARITHMETIC or isinstance(user, CallBase)
        return goes_on and self.holds(user)
