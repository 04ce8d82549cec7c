"""Copies of functions that tell the run-time library what they do to memory (docs/adr/0028).

Each pointer has a handle beside it, a number: where its shadow is, 0 where it has none, -1 where
that is not known. What is written is saved before, so that it can be written back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.constants import Constant, int_constant, null
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CallBase,
    CompareExchange,
    Invoke,
    Load,
    Return,
    Store,
)
from enzyme_cc.ir.types import I8, I32, I64, IntType, PointerType, StructType, VectorType, scalar_of
from enzyme_cc.transform.code.block_tables import copy_tables
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.pointer_steps import base_of
from enzyme_cc.transform.code.sizes import wide, wrapping_product
from enzyme_cc.transform.difference_checks.calls import What
from enzyme_cc.transform.difference_checks.handles import LOST, NONE, Handles, inserted
from enzyme_cc.transform.difference_checks.ways import cut
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.layout.float_runs import clear_leaves, numbers_of_memory
from enzyme_cc.transform.program.telling_copies import as_passed, forget_promises
from enzyme_cc.transform.program.type_hints import drop_unwinding
from enzyme_cc.transform.runtime_calls.checks import call

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.difference_checks.calls import Called, Calls
    from enzyme_cc.transform.layout.float_runs import Leaf, Numbers
    from enzyme_cc.transform.program.unit import Unit

#: What is known of accesses that more is read and written beside.
_FORGOTTEN = ("alias.scope", "noalias", "invariant.load", "invariant.group", "tbaa", "tbaa.struct")


_NO_WAY_BACK = "it throws an exception, or ends the program"
_AS_BYTES = "it moves numbers, or addresses, as bytes of which nothing is known"
_UNKNOWN = "it calls a function through a pointer that cannot be run with other numbers"


class Traced:
    """The copies of one module."""

    def __init__(self, unit: Unit, calls: Calls) -> None:
        self.unit = unit
        self.calls = calls
        self._words = FunctionWords(unit.module)
        self._copies: dict[Function, Function] = {}
        self._pending: list[tuple[Function, Function, dict[Value, Value]]] = []

    def of(self, function: Function) -> Function:
        """Return the copy of a function; written later."""
        found = self._copies.get(function)
        if found is None:
            values: dict[Value, Value] = {}
            name = self.unit.program.bodies.name(function)
            found = clone_function(function, f"traced.{name}", values)
            self._copies[function] = found
            copy_tables(function, found, values)
            forget_promises(found, self._words)
            self._pending.append((function, found, values))
        return found

    def write(self) -> None:
        """Write them all."""
        while self._pending:
            _Copy(self, *self._pending.pop()).write()


class _Copy:
    """One copy being written."""

    def __init__(
        self, traced: Traced, function: Function, copy: Function, values: dict[Value, Value]
    ) -> None:
        self.traced = traced
        self.unit = traced.unit
        self.copy = copy
        self.module = traced.unit.module
        self.originals = {new: old for old, new in values.items()}
        self.function = function
        self.builder = Builder(copy.entry)
        self.handles = Handles(self.module, traced.calls, self.originals)

    def write(self) -> None:
        """Let each instruction tell what it does."""
        cut(self.copy, self._leave)
        self._call_plainly()
        lines = [each for each in self.copy.instructions() if each in self.originals]
        first = self.copy.entry.first_after_phis()
        assert first is not None
        self.builder.move_before(first)
        for argument in self.copy.arguments:
            if isinstance(argument.type, PointerType):
                at = int_constant(I32, argument.index)
                self.handles.put(argument, self._call("argument", at))
        for line in lines:
            self._visit(line)

    def _leave(self, builder: Builder) -> None:
        text = self.unit.helpers.shown(f"{_NO_WAY_BACK}\0")
        call(builder, self.module, "leave", [text])

    def _call_plainly(self) -> None:
        """Let nothing unwind: what throws comes back to nobody."""
        for invoke in [each for each in self.copy.instructions() if isinstance(each, Invoke)]:
            self.builder.move_before(invoke)
            made = self.builder.call(invoke.callee, invoke.arguments, type_=invoke.function_type)
            made.argument_attributes = invoke.argument_attributes
            made.tail, made.metadata = invoke.tail, invoke.metadata
            self.originals[made] = self.originals[invoke]
            if invoke.is_used:
                invoke.replace_all_uses(made)
            drop_unwinding(invoke)
            invoke.erase()

    def _call(self, name: str, *arguments: Value) -> Value:
        return call(self.builder, self.module, name, arguments)

    def _visit(self, line: Instruction) -> None:
        for kind in _FORGOTTEN:
            line.attach(kind, None)
        self.builder.move_before(line)
        self.builder.metadata = debug_of(line)
        if isinstance(line, Load):
            self._load(line)
        elif isinstance(line, Store):
            self._store(line)
        elif isinstance(line, (AtomicUpdate, CompareExchange)):
            self._atomic(line)
        elif isinstance(line, Return):
            if line.value is not None and isinstance(line.value.type, PointerType):
                self._call("return", self.handles.of(line.value))
        elif isinstance(line, CallBase):
            self._calls(line)

    # -- accesses ------------------------------------------------------------------------------

    def _leaves(self, value: Value) -> Iterator[Leaf]:
        """Yield the numbers in a value, by their types or what the analysis says of integers."""
        original = self.originals.get(value, value)
        layout, kind = self.unit.layout, value.type
        yield from clear_leaves(layout, kind, self.unit.types.own(original))

    def _is_unclear(self, value: Value) -> bool:
        """Return whether bytes may be a part of a number, or an address, that is not gone after."""
        original = self.originals.get(value, value)
        if not isinstance(scalar_of(value.type), IntType) or isinstance(original, Constant):
            return False
        types = self.unit.types
        if types.kind(original) is Kind.POINTER:
            return True
        return types.may_be_float(original) and not list(self._leaves(value))

    def _load(self, load: Load) -> None:
        handle = self.handles.of(load.pointer)
        if self._is_unclear(load):
            self._lost_if_shadowed(handle)
        for leaf in self._leaves(load):
            self._tell("read", load.pointer, handle, leaf)

    def _tell(self, name: str, pointer: Value, handle: Value, leaf: Leaf) -> None:
        place = self._at(pointer, leaf.offset)
        kind = int_constant(I32, self.unit.layout.store_size(scalar_of(leaf.type)))
        count = leaf.type.count if isinstance(leaf.type, VectorType) else 1
        self._call(name, place, handle, kind, int_constant(I64, count))

    def _at(self, pointer: Value, offset: int) -> Value:
        if not offset:
            return pointer
        return self.builder.gep(I8, pointer, [int_constant(I64, offset)])

    def _store(self, store: Store) -> None:
        value, pointer = store.operands
        self._written(pointer, value)
        for offset, part in _pointers_in(self.unit, value.type, value):
            self._call(
                "store_pointer",
                self._at(pointer, offset),
                LOST if part is None else self.handles.of(part),
            )

    def _written(self, pointer: Value, value: Value) -> None:
        size = int_constant(I64, self.unit.layout.store_size(value.type))
        if not isinstance(base_of(pointer), Alloca):
            self._call("save", pointer, size)
        handle = self.handles.of(pointer)
        if self._is_unclear(value):
            self._lost_if_shadowed(handle)
            self._call("store_pointer", pointer, LOST)
        for leaf in self._leaves(value):
            self._tell("write", pointer, handle, leaf)

    def _atomic(self, line: AtomicUpdate | CompareExchange) -> None:
        pointer, value = line.operands[0], line.operands[-1]
        handle = self.handles.of(pointer)
        for leaf in self._leaves(value):
            self._tell("read", pointer, handle, leaf)
        self._written(pointer, value)
        if isinstance(value.type, PointerType):
            self._call("store_pointer", pointer, self.handles.of(value))

    # -- calls ---------------------------------------------------------------------------------

    def _calls(self, line: CallBase) -> None:
        # What this was decided by stands in the original.
        original = self.originals[line]
        assert isinstance(original, CallBase)
        called = self.traced.calls.of(original)
        line.marker = ""
        _CALLS[called.what](self, line, called)

    def plain(self, line: CallBase, called: Called) -> None:
        """Write a call that only computes, saving what it stores behind its arguments."""
        if called.rule is None:
            return
        numbers = [each for each in line.arguments if not isinstance(each.type, PointerType)]
        for argument, given in zip(called.rule.arguments, line.arguments, strict=False):
            if argument.role.is_out:
                kind = numbers[0].type if argument.role.is_float_out else I32
                size = self.unit.layout.store_size(kind)
                self._call("save", given, int_constant(I64, 2 * size))
                if argument.role.is_float_out:
                    where = (given, self.handles.of(given))
                    self._call("write", *where, int_constant(I32, size), int_constant(I64, 1))

    def traced_call(self, line: CallBase, called: Called) -> None:
        """Call the copy of a function."""
        assert called.function is not None
        line.call_instead(self.traced.of(called.function))
        self._pass(line)

    def _pass(self, line: CallBase) -> None:
        line.argument_attributes = tuple(map(as_passed, line.argument_attributes))
        line.tail = ""
        handles = [
            (index, self.handles.of(each))
            for index, each in enumerate(line.arguments)
            if isinstance(each.type, PointerType)
        ]
        self.builder.move_before(line)
        for index, handle in handles:
            self._call("pass", int_constant(I32, index), handle)

    def moves(self, line: CallBase, _called: Called) -> None:
        """Trace `memcpy` and `memmove`."""
        to, source, size = line.arguments[:3]
        size = wide(self.builder, size)
        targets, sources = self.handles.of(to), self.handles.of(source)
        original = self.originals[line]
        assert isinstance(original, CallBase)
        found = self._moved(original)
        if found is None:
            self._lost_if_shadowed(targets)
        else:
            self._runs(found, (to, targets), (source, sources), size)
        self._call("copy", to, source, sources, size)

    def _moved(self, line: CallBase) -> Numbers | None:
        types, layout = self.unit.types, self.unit.layout
        for pointer in line.arguments[:2]:
            found = numbers_of_memory(types, layout, Memory(pointer, line.arguments[2]))
            if found is not None and found.head is None:
                return found
        return None

    def _runs(
        self, what: Numbers, to: tuple[Value, Value], source: tuple[Value, Value], size: Value
    ) -> None:
        for run in what.runs:
            numbers = (what.period, run.offset, self.unit.layout.store_size(run.kind), run.count)
            constants = [int_constant(I64, each) for each in numbers]
            self._call("moved", *to, *source, size, *constants)

    def _lost_if_shadowed(self, targets: Value) -> None:
        """Note bytes of no known kind as lost in memory with a shadow: they may be numbers."""
        text = self.unit.helpers.shown(f"{_AS_BYTES}\0")
        is_clear = self.builder.icmp("eq", targets, NONE)
        self._call("want", self.builder.select(is_clear, text, null()), text)

    def sets(self, line: CallBase, _called: Called) -> None:
        """Trace `memset`."""
        self._call("fill", line.arguments[0], wide(self.builder, line.arguments[2]))

    def allocates(self, line: CallBase, called: Called) -> None:
        """Allocate memory that goes again when all is written back."""
        rule = called.rule
        assert rule is not None
        assert rule.allocation is not None
        named = dict(zip((each.name for each in rule.arguments), line.arguments, strict=False))
        size = wrapping_product(self.builder, [named[each] for each in rule.allocation.size])
        if rule.allocation.resizes is not None:
            made = self._call("resize", named[rule.allocation.resizes], size)
        elif rule.allocation.zeroed:
            made = self._call("allocate_zeros", size, int_constant(I64, 1))
        else:
            aligned = rule.allocation.alignment
            alignment = wide(self.builder, named[aligned]) if aligned else int_constant(I64, 16)
            made = self._call("allocate", size, alignment)
        if line.is_used:
            line.replace_all_uses(made)
        self.handles.put(made, NONE)
        line.erase()

    def frees(self, line: CallBase, called: Called) -> None:
        """Write a free that waits until all is written back."""
        assert called.rule is not None
        names = [each.name for each in called.rule.arguments]
        self._call("release", line.arguments[names.index(str(called.rule.frees))])
        if line.is_used:
            line.replace_all_uses(line.arguments[0])
        line.erase()

    def found(self, line: CallBase, _called: Called) -> None:
        """Call a function found by its address, if it is one that has a copy."""
        original = self.originals[line]
        assert isinstance(original, CallBase)
        builder, function = self.builder, line.callee
        chosen: Value = null()
        for each, body in self.traced.calls.found(original):
            is_it = builder.icmp("eq", function, each)
            chosen = builder.select(is_it, self.traced.of(body), chosen)
        self._call("want", chosen, self.unit.helpers.shown(f"{_UNKNOWN}\0"))
        self._pass(line)
        line.call_instead(chosen)


def _pointers_in(unit: Unit, kind: Type, value: Value) -> Iterator[tuple[int, Value | None]]:
    """Yield the pointers in what is stored: where, and what they are, where that is seen."""
    if isinstance(kind, PointerType):
        yield 0, value
    elif isinstance(kind, StructType):
        for index, each in enumerate(kind.fields or ()):
            if isinstance(each, PointerType):
                part = inserted(value, (index,))
                yield unit.layout.field_offset(kind, index), part


_CALLS = {
    What.PLAIN: _Copy.plain,
    What.TRACED: _Copy.traced_call,
    What.MOVES: _Copy.moves,
    What.SETS: _Copy.sets,
    What.ALLOCATES: _Copy.allocates,
    What.FREES: _Copy.frees,
    What.FOUND: _Copy.found,
}
