"""Parameters whose memory is only written: what `enzyme_dupnoneed` says nobody wants need not be.

Where anything may read it, the memory must be real, and the primal's values go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.assumptions import Assumptions
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.effects import is_transfer
from enzyme_cc.ir.function import DebugRecord, Phi
from enzyme_cc.ir.instructions import CallBase, Cast, GetElementPointer, Select, Store
from enzyme_cc.requests.reaching_stores import is_silent_call

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Argument
    from enzyme_cc.ir.values import User, Value

_STEPS = (Cast, GetElementPointer, Phi, Select)


class WriteOnly:
    """Answers, remembered; functions that call each other are taken at their word."""

    def __init__(self) -> None:
        self._assumed = Assumptions(_passed_to)

    def holds(self, parameter: Argument) -> bool:
        """Return whether nothing reads what a parameter points to, and its address goes nowhere."""
        return self._assumed.hold(parameter)


def _passed_to(parameter: Argument) -> list[Argument] | None:
    """Return the parameters that a parameter's memory is passed to; None where it is read."""
    found: list[Argument] = []
    pending: list[Value] = [parameter]
    seen: set[Value] = {parameter}
    while pending:
        value = pending.pop()
        for user in value.users:
            if isinstance(user, _STEPS) and not _is_number_of(user):
                if user not in seen:
                    seen.add(user)
                    pending.append(user)
                continue
            passed = _written_by(user, value)
            if passed is None:
                return None
            found += passed
    return found


def _written_by(user: User, value: Value) -> list[Argument] | None:
    """Return the parameters by which a user writes there; None where it may do anything else."""
    if isinstance(user, DebugRecord):
        return []
    if isinstance(user, Store):
        return [] if user.value is not value else None
    return _written_by_call(user, value) if isinstance(user, CallBase) else None


def _written_by_call(call: CallBase, value: Value) -> list[Argument] | None:
    callee = callee_of(call)
    if callee is None:
        return None
    given = [index for index, each in enumerate(call.arguments) if each is value]
    if callee.is_declaration:
        is_written = is_silent_call(call) or (is_transfer(callee.name) and given == [0])
        return [] if is_written else None
    parameters = callee.arguments
    if any(index >= len(parameters) for index in given):
        return None
    return [parameters[index] for index in given]


def _is_number_of(user: User) -> bool:
    """Return whether an address becomes an integer, which could go anywhere."""
    return isinstance(user, Cast) and user.opcode.startswith("ptrto")
