"""The handle of each pointer in a traced copy: a number beside it that says where its shadow is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import Constant, int_constant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import CallBase, ExtractValue, InsertValue, Load, Select
from enzyme_cc.ir.types import I64
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.pointer_steps import base_of
from enzyme_cc.transform.difference_checks.calls import What
from enzyme_cc.transform.runtime_calls.checks import call

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.difference_checks.calls import Calls

#: Of memory without a shadow; and where that cannot be told.
NONE, LOST = int_constant(I64, 0), int_constant(I64, -1)
#: Calls that give back the pointer they are given.
_SAME_POINTER = re.compile(r"llvm\.(?:launder|strip)\.invariant|llvm\.ptrmask|llvm\.ssa\.copy")


class Handles:
    """The handles of one copy; `originals` are what its values are copies of."""

    def __init__(self, module: Module, calls: Calls, originals: dict[Value, Value]) -> None:
        self._module = module
        self._calls = calls
        self._originals = originals
        self._made: dict[Value, Value] = {}

    def put(self, pointer: Value, handle: Value) -> None:
        """Say what the handle of a pointer is."""
        self._made[pointer] = handle

    def of(self, pointer: Value) -> Value:
        """Return the handle of a pointer, computed where that is."""
        pointer = base_of(pointer)
        found = self._made.get(pointer)
        if found is None:
            found = self._made[pointer] = self._beside(pointer)
        return found

    def _beside(self, pointer: Value) -> Value:
        if isinstance(pointer, Constant):
            return NONE
        make = _MAKERS.get(pointer.opcode) if isinstance(pointer, Instruction) else None
        return LOST if make is None else make(self, pointer)

    def _nothing(self, _stack: Value) -> Value:
        return NONE

    def _joined(self, phi: Phi) -> Value:
        assert phi.block is not None
        builder = Builder.before(phi)
        builder.metadata = debug_of(phi)
        made = builder.phi(I64, [])
        self._made[phi] = made
        for value, block in phi.incoming:
            made.add_incoming(self.of(value), block)
        return made

    def _chosen(self, select: Select) -> Value:
        chosen, one, other = select.operands
        builder = Builder.before(select)
        builder.metadata = debug_of(select)
        return builder.select(chosen, self.of(one), self.of(other))

    def _loaded(self, load: Load) -> Value:
        by = self.of(load.pointer)
        return call(_behind(load), self._module, "load_pointer", [load.pointer, by, load])

    def _returned(self, line: CallBase) -> Value:
        original = self._originals.get(line)
        if not isinstance(original, CallBase):
            return LOST
        called = self._calls.of(original)
        if called.what is What.ALLOCATES:
            return NONE  # a phi may come before it
        if called.function is not None and _SAME_POINTER.match(called.function.name):
            return self.of(line.arguments[0])
        if called.what in (What.TRACED, What.FOUND):
            return call(_behind(line), self._module, "returned", [])
        return LOST

    def _member(self, extract: ExtractValue) -> Value:
        part = inserted(extract.operands[0], extract.indices)
        return LOST if part is None else self.of(part)


def inserted(value: Value, path: tuple[int, ...]) -> Value | None:
    """Return what was put at a place of an aggregate, where that is seen."""
    while isinstance(value, InsertValue):
        if value.indices == path:
            return value.operands[1]
        value = value.operands[0]
    return None


def _behind(line: Instruction) -> Builder:
    assert line.block is not None
    builder = Builder(line.block)
    builder.block, builder.position = line.block, line.next
    builder.metadata = debug_of(line)
    return builder


_MAKERS: dict[str, Callable[..., Value]] = {
    "alloca": Handles._nothing,  # noqa: SLF001
    "call": Handles._returned,  # noqa: SLF001
    "extractvalue": Handles._member,  # noqa: SLF001
    "load": Handles._loaded,  # noqa: SLF001
    "phi": Handles._joined,  # noqa: SLF001
    "select": Handles._chosen,  # noqa: SLF001
}
