"""Copies of steps that tell the run-time library what they write: is it part of the state?

A step is run so once, right before the last one is reversed. What it writes must be in a region,
in memory that it has made, or on the stack above: nothing else is as it was when it is run again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of, certain_callee_of
from enzyme_cc.analysis.memory.effects import is_exact, is_transfer
from enzyme_cc.analysis.memory.summaries import places_of
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    CallBase,
    CompareExchange,
    Invoke,
    Store,
    Terminator,
)
from enzyme_cc.ir.types import I64, POINTER, VOID, function_type
from enzyme_cc.rules.bodies import CHECKPOINTS
from enzyme_cc.transform.code.block_tables import copy_tables
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.sizes import wide, wrapping_product
from enzyme_cc.transform.program.telling_copies import as_passed, forget_promises

if TYPE_CHECKING:
    from enzyme_cc.analysis.memory.analysis import Memory
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.unit import Unit

_TOLD = function_type(VOID, (POINTER, I64))


class Watched:
    """The copies of functions that a step runs."""

    def __init__(self, unit: Unit, memory: Memory) -> None:
        self._unit = unit
        self._memory = memory
        self._words = FunctionWords(unit.module)
        self._copies: dict[Function, Function] = {}
        self._pending: list[tuple[Function, dict[Value, Value]]] = []

    def step(self, function: Function) -> Function:
        """Return a copy of a step that tells what it and all that it calls write."""
        made = self._of(function)
        while self._pending:
            self._write(*self._pending.pop())
        return made

    def _of(self, function: Function) -> Function:
        found = self._copies.get(function)
        if found is None:
            values: dict[Value, Value] = {}
            name = f"enzyme_cc.watched.{function.name}"
            found = self._copies[function] = clone_function(function, name, values)
            copy_tables(function, found, values)
            forget_promises(found, self._words)
            self._pending.append((function, values))
        return found

    def _write(self, function: Function, values: dict[Value, Value]) -> None:
        for line in function.instructions():
            twin = values.get(line)
            if isinstance(line, CallBase):
                assert isinstance(twin, CallBase)
                self._call(function, line, twin)
            elif isinstance(line, (AtomicUpdate, CompareExchange, Store)):
                assert isinstance(twin, (AtomicUpdate, CompareExchange, Store))
                at = line.pointer if isinstance(line, Store) else line.operands[0]
                written = twin.operands[1 if isinstance(line, Store) else 0]
                value = line.operands[0 if isinstance(line, Store) else -1]
                size = int_constant(I64, self._unit.layout.store_size(value.type))
                self._told(function, at, twin, (written, size))

    def _told(
        self, function: Function, pointer: Value, twin: Instruction, what: tuple[Value, Value]
    ) -> None:
        """Tell of so many bytes, unless it is memory that the function has made."""
        if any(places_of(pointer, self._memory.function(function).roots)):
            self._tell("wrote", Builder.before(twin), twin, what)

    def _tell(
        self, name: str, builder: Builder, twin: Instruction, what: tuple[Value, Value]
    ) -> None:
        builder.metadata = debug_of(twin)
        told = declare(self._unit.module, f"{CHECKPOINTS}{name}", _TOLD)
        builder.call(told, [what[0], wide(builder, what[1])])

    def _call(self, function: Function, line: CallBase, twin: CallBase) -> None:
        callee = certain_callee_of(line)
        if callee is not None and is_exact(callee):
            twin.call_instead(self._of(callee))
            twin.argument_attributes = tuple(map(as_passed, twin.argument_attributes))
            twin.tail = ""
            return
        known = callee_of(line)
        rule = self._unit.program.rule(known) if known is not None else None
        if known is not None and is_transfer(known.name):
            self._told(function, line.arguments[0], twin, (twin.arguments[0], twin.arguments[2]))
        elif rule is not None and rule.allocation is not None:
            self._made(twin, [each.name for each in rule.arguments], rule.allocation.size)
        else:
            index = {value: at for at, value in enumerate(line.arguments)}
            for touch in self._memory.effects(line).writes:
                if not isinstance(touch.where, Wild) and touch.where in index:
                    size = int_constant(I64, touch.size or 1)
                    at = twin.arguments[index[touch.where]]
                    self._told(function, touch.where, twin, (at, size))

    def _made(self, twin: CallBase, names: list[str], factors: tuple[str, ...]) -> None:
        """Tell of memory that is handed out."""
        if isinstance(twin, Invoke):
            behind = twin.successors[0]
            if sum(1 for each in behind.users if isinstance(each, Terminator)) > 1:
                return
            builder = Builder.after_phis(behind)
        else:
            assert twin.block is not None
            builder = Builder(twin.block)
            builder.position = twin.next
        size = wrapping_product(builder, [twin.arguments[names.index(each)] for each in factors])
        self._tell("made", builder, twin, (twin, size))
