"""Group pointers of unknown origin, and memory they may lead to, into alias classes.

Values that may point to the same memory are in one class, and so is what is stored in any memory
of a class (Steensgaard's way: almost linear, across all functions, blind to order and offsets).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.activity.call_sites import Callee
from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.analysis.memory.write_effects import never_numbers
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    Binary,
    Call,
    CallBranch,
    Cast,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    GetElementPointer,
    InsertElement,
    InsertValue,
    Invoke,
    Load,
    Return,
    Select,
    ShuffleVector,
    Store,
    Unary,
    VaArg,
)
from enzyme_cc.ir.types import FloatType, PointerType, scalar_of
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.analysis.activity.call_sites import Site
    from enzyme_cc.analysis.activity.kinds import Kinds
    from enzyme_cc.analysis.activity.program import Program
    from enzyme_cc.ir.function import Argument, Function, Instruction
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value


def is_copied(argument: Argument) -> bool:
    """Return whether what a parameter points to is a copy that belongs to the function."""
    return "byval" in argument.attributes


class Made(NamedTuple):
    """Memory that reached code makes: by an alloca, a call, or as a global."""

    value: Value
    function: Function | None = None
    #: The pointer through which its address is stored, where the value is not the address.
    stored_in: Value | None = None


class Aliases:
    """The classes of everything in a program, by number."""

    def __init__(self, program: Program, kinds: Kinds) -> None:
        self.kinds = kinds
        self.sites = program.sites
        self._parents: list[int] = []
        #: The class of what is stored in the memory of a class; -1 if nothing is known to be.
        self._contents: list[int] = []
        self._nodes: dict[Value, int] = {}
        self._returns: dict[Function, int] = {}
        self._signatures: dict[FunctionType, list[int]] = {}
        self._made: dict[Function | None, list[Made]] = {}
        self._by_class: dict[int, list[Made]] | None = None
        self._no_pointers: dict[Type, bool] = {}
        #: The class of exceptions.
        self._thrown = self._new()
        self._steps: dict[type, Callable[[Instruction], None]] = {
            AtomicUpdate: self._update,
            Binary: self._all,
            Call: self._call,
            CallBranch: self._call,
            Cast: self._all,
            CompareExchange: self._exchange,
            ExtractElement: self._first,
            ExtractValue: self._first,
            GetElementPointer: self._first,
            InsertElement: self._all,
            InsertValue: self._all,
            Invoke: self._call,
            Load: self._load,
            Phi: self._phi,
            Return: self._return,
            Select: self._select,
            ShuffleVector: self._all,
            Store: self._store,
            Unary: self._all,
            VaArg: self._load,
        }
        self._read(program)

    # -- answers -------------------------------------------------------------------------------

    def behind(self, pointer: Value) -> int:
        """Return the class of memory that a value may lead to."""
        return self._find(self._node(pointer))

    def reachable(self, pointer: Value) -> list[int]:
        """Return the classes of memory that loads from what a value leads to may lead to."""
        found: dict[int, None] = {}
        number = self._contents[self.behind(pointer)]
        while number >= 0 and (number := self._find(number)) not in found:
            found[number] = None
            number = self._contents[number]
        return list(found)

    def objects(self, number: int) -> list[Made]:
        """Return the memory of a class that reached code makes."""
        if self._by_class is None:
            self._by_class = {}
            for made in (each for listed in self._made.values() for each in listed):
                self._by_class.setdefault(self.class_of(made), []).append(made)
        return self._by_class.get(number, [])

    def made_in(self, function: Function) -> list[Made]:
        """Return the memory that a function makes."""
        return self._made.get(function, [])

    def class_of(self, made: Made) -> int:
        """Return the class that memory is in."""
        if made.stored_in is None:
            return self.behind(made.value)
        return self._find(self._content(self._node(made.stored_in)))

    # -- classes -------------------------------------------------------------------------------

    def _new(self) -> int:
        self._parents.append(len(self._parents))
        self._contents.append(-1)
        return len(self._parents) - 1

    def _find(self, node: int) -> int:
        parents = self._parents
        while parents[node] != node:
            parents[node] = node = parents[parents[node]]
        return node

    def _unite(self, one: int, other: int) -> None:
        """Unite two classes, and their contents."""
        pending = [(one, other)]
        while pending:
            one, other = map(self._find, pending.pop())
            if one == other:
                continue
            self._parents[other] = one
            mine, theirs = self._contents[one], self._contents[other]
            if mine < 0:
                self._contents[one] = theirs
            elif theirs >= 0:
                pending.append((mine, theirs))

    def _content(self, node: int) -> int:
        node = self._find(node)
        found = self._contents[node]
        if found < 0:
            found = self._contents[node] = self._new()
        return found

    def _node(self, value: Value) -> int:
        found = self._nodes.get(value)
        if found is None:
            if value.uses is None:
                return self._new()  # data leads nowhere
            found = self._nodes[value] = self._new()
            if isinstance(value, Constant) and not isinstance(value, GlobalVariable):
                for each in globals_in(value):
                    if each is not value:
                        self._unite(found, self._node(each))
        return found

    def _same(self, one: Value, other: Value) -> None:
        """Put what two pointers lead to in one class."""
        if other.uses is None or one.uses is None:
            return
        known = self._nodes.get(one)
        if known is None and not isinstance(one, Constant):
            self._nodes[one] = self._node(other)
        else:
            self._unite(self._node(one), self._node(other))

    def _leads(self, value: Value) -> bool:
        """Return whether there may be pointers in a value."""
        kind = value.type
        none = self._no_pointers.get(kind)
        if none is None:
            none = self._no_pointers[kind] = isinstance(scalar_of(kind), FloatType)
        return not none and self.kinds.holds(value)

    # -- reading -------------------------------------------------------------------------------

    def _read(self, program: Program) -> None:
        for variable in program.variables:
            self._variable(variable)
        for function, body in program.bodies.items():
            places = (*body.allocas, *filter(is_copied, function.arguments))
            made: list[Made] = [Made(each, function) for each in places]
            self._made[function] = made
            steps = self._steps
            for block in function.blocks:
                line = block.first
                while line is not None:
                    step = steps.get(line.__class__)
                    if step is not None:
                        step(line)  # type: ignore[arg-type]
                    line = line.next
        body_of = self.sites.said.body_of
        for function in dict.fromkeys((*program.addressed, *program.active_functions)):
            self._signature(function if function.is_declaration else body_of(function))

    def _variable(self, variable: GlobalVariable) -> None:
        self._made.setdefault(None, []).append(Made(variable))
        start = variable.initializer
        if start is not None and start.uses is not None:
            inside = [each for each in globals_in(start) if isinstance(each, GlobalVariable)]
            for each in inside:
                self._unite(self._content(self._node(variable)), self._node(each))

    def _signature(self, function: Function) -> None:
        """Note that indirect calls of this type may call this function."""
        shared = self._of_type(function.function_type)
        if function.is_declaration:
            return
        for argument, node in zip(function.arguments, shared[1:], strict=False):
            self._unite(self._node(argument), node)
        self._unite(self._returned(function), shared[0])

    def _of_type(self, kind: FunctionType) -> list[int]:
        """Return a class for the result and for each parameter of all functions of a type."""
        found = self._signatures.get(kind)
        if found is None:
            found = self._signatures[kind] = [self._new() for _ in range(len(kind.parameters) + 1)]
        return found

    def _returned(self, function: Function) -> int:
        found = self._returns.get(function)
        if found is None:
            found = self._returns[function] = self._new()
        return found

    # -- instructions --------------------------------------------------------------------------

    def _among(self, result: Instruction, operands: Sequence[Value]) -> None:
        if self._leads(result):
            for each in operands:
                self._same(result, each)

    def _all(self, line: Instruction) -> None:
        self._among(line, line.operands)

    def _first(self, line: Instruction) -> None:
        self._among(line, line.operands[:1])

    def _phi(self, line: Instruction) -> None:
        self._among(line, line.operands[::2])

    def _select(self, line: Instruction) -> None:
        self._among(line, line.operands[1:])

    def _load(self, line: Instruction) -> None:
        if self._leads(line):
            self._unite(self._node(line), self._content(self._node(line.operands[0])))

    def _store(self, line: Instruction) -> None:
        self._put(line.operands[0], line.operands[1])

    def _put(self, value: Value, pointer: Value) -> None:
        if value.uses is not None and self._leads(value):
            self._unite(self._content(self._node(pointer)), self._node(value))

    def _update(self, line: Instruction) -> None:
        self._load(line)
        self._put(line.operands[1], line.operands[0])

    def _exchange(self, line: Instruction) -> None:
        self._load(line)
        self._put(line.operands[2], line.operands[0])

    def _return(self, line: Instruction) -> None:
        function = line.function
        if line.operands and function is not None and self._leads(line.operands[0]):
            self._unite(self._returned(function), self._node(line.operands[0]))

    # -- calls ---------------------------------------------------------------------------------

    def _call(self, line: Instruction) -> None:
        site = self.sites.of(line)  # type: ignore[arg-type]
        _CALLS[site.kind](self, line, site)  # type: ignore[arg-type]

    def _defined(self, call: CallBase, site: Site) -> None:
        function = site.function
        assert function is not None
        for formal, actual in zip(function.arguments, call.arguments, strict=False):
            if actual.uses is not None and self._leads(actual):
                self._same(formal, actual)
        if self._leads(call):
            self._unite(self._node(call), self._returned(function))

    def _known(self, call: CallBase, site: Site) -> None:
        flow, given = site.flow, call.arguments
        if flow.makes or flow.stored_in >= 0:
            place = given[flow.stored_in] if flow.stored_in >= 0 else None
            owner = call.function
            self._made.setdefault(owner, []).append(Made(call, owner, place))
        through = given if flow.mixes else [given[each] for each in flow.results]
        self._among(call, through)
        for each in flow.reads:
            if self._leads(call):
                self._unite(self._node(call), self._content(self._node(given[each])))
        for source, pointer in flow.stores:
            self._put(given[source], given[pointer])
        if flow.throws or flow.catches:
            self._unite(self._node(given[0] if flow.throws else call), self._thrown)
        if flow.copy is not None:
            target, source, _ = flow.copy
            nodes = [self._content(self._node(given[each])) for each in (target, source)]
            self._unite(*nodes)
        if site.rule is not None and site.rule.kind is Kind.INACTIVE:
            led = never_numbers(call, site.rule) or filter(_is_pointer, given)
            self._among(call, list(led))

    def _external(self, call: CallBase, _site: Site) -> None:
        """Let an unknown call store each argument through any, and return what it finds there."""
        given = call.arguments
        kept = [
            value
            for value, words in zip(given, call.argument_attributes, strict=True)
            if value.uses is not None and self._leads(value) and not _is_forgotten(words)
        ]
        if self._leads(call):
            kept.append(call)
        for each in kept[1:]:
            self._same(each, kept[0])
        if kept:
            node = self._find(self._node(kept[0]))
            self._unite(node, self._content(node))

    def _indirect(self, call: CallBase, _site: Site) -> None:
        shared = self._of_type(call.function_type)
        for value, node in zip(call.arguments, shared[1:], strict=False):
            if value.uses is not None and self._leads(value):
                self._unite(self._node(value), node)
        if self._leads(call):
            self._unite(self._node(call), shared[0])


_CALLS: dict[Callee, Callable[[Aliases, CallBase, Site], None]] = {
    Callee.DEFINED: Aliases._defined,  # noqa: SLF001
    Callee.KNOWN: Aliases._known,  # noqa: SLF001
    Callee.EXTERNAL: Aliases._external,  # noqa: SLF001
    Callee.ASSEMBLY: Aliases._external,  # noqa: SLF001
    Callee.INDIRECT: Aliases._indirect,  # noqa: SLF001
    Callee.CUSTOM: Aliases._indirect,  # noqa: SLF001
}


def _is_pointer(value: Value) -> bool:
    return isinstance(scalar_of(value.type), PointerType)


def _is_forgotten(attributes: str) -> bool:
    return "nocapture" in attributes.split() or "captures(none)" in attributes
