"""What a select takes some lanes of only, or not at all: what is left out does no harm.

`select(x > 0, sqrt(x), x)` computes both sides, of vectors in all lanes. Where one is not taken,
its adjoint is zero, and a partial that is infinite or no number there must not count. Formulas
are full of that: `select(x == 0, 0, y / x)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import CallBase, Compare, Select
from enzyme_cc.ir.line import Instruction, instructions_using
from enzyme_cc.ir.types import VectorType

if TYPE_CHECKING:
    from enzyme_cc.ir.values import Value

#: What computes lane by lane, beside calls.
_ARITHMETIC = frozenset("fadd fdiv fmul fneg fpext fptrunc frem fsub".split())


class Chosen:
    """Answers about the values of one function, remembered."""

    def __init__(self) -> None:
        self._known: dict[Value, bool] = {}

    def holds(self, value: Value) -> bool:
        """Whether a value goes nowhere but through selects that may leave it or lanes of it out."""
        found = self._known.get(value)
        if found is None:
            self._known[value] = False  # until it is known
            found = self._known[value] = self._ask(value)
        return found

    def guards(self, instruction: Instruction) -> bool:
        """Whether partials of an instruction may be what must not count."""
        if not self.holds(instruction):
            return False
        return isinstance(instruction.type, VectorType) or _has_pole(instruction)

    def _ask(self, value: Value) -> bool:
        users = instructions_using(value)
        return bool(users) and all(self._leaves_out(user, value) for user in users)

    def _leaves_out(self, user: Instruction, value: Value) -> bool:
        if isinstance(user, Compare):
            return True  # a test has no adjoint
        if isinstance(user, Select):
            return value in user.operands[1:]
        goes_on = user.opcode in _ARITHMETIC or isinstance(user, CallBase)
        return goes_on and self.holds(user)


def _has_pole(instruction: Instruction) -> bool:
    """Whether finite numbers may make an infinite partial: of a quotient, a function, or of these.

    Of a product that is what it is multiplied with.
    """
    pending: list[Value] = [instruction]
    for _ in range(_FEW):
        if not pending:
            break
        value = pending.pop()
        if isinstance(value, CallBase) or getattr(value, "opcode", "") in ("fdiv", "frem"):
            return True
        if isinstance(value, Instruction) and value.opcode in _THROUGH:
            pending += value.operands
    return False


_THROUGH = _ARITHMETIC | {"extractvalue", "select"}
#: So many values are looked at.
_FEW = 16
