"""Tell the addresses that differ between threads beside each other.

They move on with the number of a thread. Programs also let all threads of a block store one result
to one place: as all store the same number, it is as if one did. On the way back, one of them may
take its derivative.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.constants import Constant, IntConstant
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.instructions import CallBase, GetElementPointer
from enzyme_cc.rules.model import Effect

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.code.devices import Device

_SAME = frozenset("addrspacecast bitcast freeze sext trunc zext".split())
_SUMS = frozenset("add or sub".split())
#: How many steps an address is followed.
_LONGEST = 64


class Part(Enum):
    """The part that the number of a thread has in a value."""

    NONE = 0
    #: The value is that number times something, plus what is the same in the threads beside.
    APART = 1
    UNKNOWN = 2

    __hash__ = object.__hash__


class ThreadAddresses:
    """The addresses of one function in a kernel."""

    def __init__(self, scene: Scene, device: Device) -> None:
        self._scene = scene
        self._device = device
        self._known: dict[Value, Part] = {}

    def are_apart(self, pointer: Value) -> bool:
        """Return whether threads beside each other have different addresses here."""
        return self._part(pointer, 0) is Part.APART

    def _part(self, value: Value, depth: int) -> Part:
        if isinstance(value, (Constant, Argument)):
            return Part.NONE
        if depth > _LONGEST or not isinstance(value, Instruction):
            return Part.UNKNOWN
        found = self._known.get(value)
        if found is None:
            self._known[value] = Part.UNKNOWN  # as long as it is asked about
            found = self._known[value] = self._of(value, depth + 1)
        return found

    def _of(self, value: Instruction, depth: int) -> Part:
        if isinstance(value, CallBase):
            return self._of_call(value, depth)
        if isinstance(value, Phi):
            return self._of_phi(value, depth)
        if isinstance(value, GetElementPointer) or value.opcode in _SUMS:
            return _added(self._part(each, depth) for each in value.operands)
        if value.opcode in _SAME:
            return self._part(value.operands[0], depth)
        parts = [self._part(each, depth) for each in value.operands]
        if value.opcode == "mul" or (value.opcode == "shl" and parts[1] is Part.NONE):
            factors = [each for each in value.operands if isinstance(each, IntConstant)]
            return _added(parts) if all(each.value for each in factors) else Part.UNKNOWN
        is_pure = value.opcode not in ("load", "alloca")
        return Part.NONE if is_pure and set(parts) == {Part.NONE} else Part.UNKNOWN

    def _of_call(self, call: CallBase, depth: int) -> Part:
        callee = callee_of(call)
        if callee is None or not callee.is_declaration:
            return Part.UNKNOWN
        if callee.name in self._device.beside:
            return Part.APART
        rule: Rule | None = self._scene.library.callee(callee.name)
        if rule is None or Effect.OUTSIDE in rule.effects or Effect.PROGRAM in rule.effects:
            return Part.UNKNOWN
        parts = {self._part(each, depth) for each in call.arguments}
        return Part.NONE if parts <= {Part.NONE} else Part.UNKNOWN

    def _of_phi(self, phi: Phi, depth: int) -> Part:
        found = self._scene.inductions.get(phi)
        if found is None:
            return Part.UNKNOWN
        induction, _ = found
        return _added(self._part(each, depth) for each in (induction.start, induction.step))


def _added(parts: Iterable[Part]) -> Part:
    """Return the part in a sum: two that are apart may be the same together."""
    found = [each for each in parts if each is not Part.NONE]
    if not found:
        return Part.NONE
    return Part.APART if found == [Part.APART] else Part.UNKNOWN
