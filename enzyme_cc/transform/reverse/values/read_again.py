"""Variables of a function that has returned when functions of the user's look at them again.

A gradient that the user wrote may read what the function's arguments point to. Where the sweeps are
two functions, a variable on the stack is gone by then: it lives on the heap, as all else that is
needed so late. What an argument was copied to is gone as well: the caller's memory is read in its
place, which must be the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.instructions import Alloca, CallBase, Store
from enzyme_cc.ir.types import PointerType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.program.roots import Program


class ReadAgain:
    """The functions of a program that may run a rule of the user's for reverse mode."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._runs: dict[Function, bool] = {}

    def variables(self, scene: Scene) -> frozenset[Value]:
        """Return the variables of a function that a gradient of the user's may read."""
        if scene.whole or not self.program.said.custom:
            return frozenset()
        lines = list(scene.function.instructions())
        calls = [each for each in lines if isinstance(each, CallBase) and self._may_run(each)]
        passed = [value for call in calls for value in call.arguments]
        stored = [each.value for each in lines if isinstance(each, Store)] if calls else []
        return frozenset(_roots(scene, [*passed, *stored]))

    def changed_copy(self, scene: Scene, call: CallBase) -> Instruction | None:
        """Return what changes the copy of an argument that a gradient may read by way of a call."""
        if scene.whole or not self.program.said.custom or not self._may_run(call):
            return None
        passed = (each for each in call.arguments if isinstance(each.type, PointerType))
        copies = {r for each in passed for r in scene.memory.roots.of(each) if scene.is_copied(r)}
        if not copies:
            return None
        others = (each for each in scene.function.instructions() if each is not call)
        return next((each for each in others if _writes(scene, each, copies)), None)

    def _may_run(self, call: CallBase) -> bool:
        callee = callee_of(call)
        if callee is None:
            return True
        if callee not in self._runs:
            self._runs[callee] = any(map(self._is_ruled, self._reached(callee)))
        return self._runs[callee]

    def _is_ruled(self, function: Function) -> bool:
        return function.name in self.program.said.custom

    def _reached(self, function: Function) -> Iterator[Function]:
        """Yield a function, and all that it may run."""
        seen: set[Value] = set()
        found = {function: None}
        pending = [function]
        while pending:
            each = pending.pop()
            yield each
            body = self.program.bodies.body(each)
            if body is not None:
                new = [called for called in mentioned(body, seen) if called not in found]
                found.update(dict.fromkeys(new))
                pending += new


def _writes(scene: Scene, instruction: Instruction, copies: set[Value]) -> bool:
    """Return whether an instruction may write to one of the copies."""
    written = (each.where for each in scene.memory.memory.effects(instruction).writes)
    pointers = (each for each in written if not isinstance(each, Wild))
    return any(not copies.isdisjoint(scene.memory.roots.of(each)) for each in pointers)


def _roots(scene: Scene, pointers: list[Value]) -> Iterator[Value]:
    for each in pointers:
        if isinstance(each.type, PointerType):
            yield from (r for r in scene.memory.roots.of(each) if isinstance(r, Alloca))
