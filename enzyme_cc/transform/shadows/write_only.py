"""Parameters whose memory is only written: what `enzyme_dupnoneed` says nobody wants need not be.

Where anything may read it, the memory must be real, and the primal's values go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.assumptions import Assumptions
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.ir.instructions import CallBase, Cast, GetElementPointer, Phi, Select, Store
from enzyme_cc.ir.line import DebugRecord
from enzyme_cc.requests.reaching_stores import is_silent_call

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Argument
    from enzyme_cc.ir.values import User, Value

_STEPS = (Cast, GetElementPointer, Phi, Select)


class WriteOnly:
    """Answers, remembered; functions that call each other are taken at their word."""

    def __init__(self) -> None:
        self._assumed = Assumptions(self._is_written_only)

    def holds(self, parameter: Argument) -> bool:
        """Return whether nothing reads what a parameter points to, and its address goes nowhere."""
        return self._assumed.hold(parameter)

    def _is_written_only(self, parameter: Argument) -> bool:
        pending: list[Value] = [parameter]
        seen: set[Value] = {parameter}
        while pending:
            value = pending.pop()
            for user in value.users:
                if isinstance(user, _STEPS) and not _is_number_of(user):
                    if user not in seen:
                        seen.add(user)
                        pending.append(user)
                elif not self._only_writes(user, value):
                    return False
        return True

    def _only_writes(self, user: User, value: Value) -> bool:
        if isinstance(user, DebugRecord):
            return True
        if isinstance(user, Store):
            return user.value is not value
        return isinstance(user, CallBase) and self._call_only_writes(user, value)

    def _call_only_writes(self, call: CallBase, value: Value) -> bool:
        callee = callee_of(call)
        if callee is None:
            return False
        given = [index for index, each in enumerate(call.arguments) if each is value]
        if callee.is_declaration:
            return is_silent_call(call) or (is_transfer(callee.name) and given == [0])
        parameters = callee.arguments
        return all(index < len(parameters) and self.holds(parameters[index]) for index in given)


def _is_number_of(user: User) -> bool:
    """Return whether an address becomes an integer, which could go anywhere."""
    return isinstance(user, Cast) and user.opcode.startswith("ptrto")
