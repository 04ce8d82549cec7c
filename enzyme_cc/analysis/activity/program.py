"""Collect what a root reaches: the functions, their calls, and the globals that each mentions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.call_sites import Callee
from enzyme_cc.analysis.activity.globals import MENTIONING, globals_in
from enzyme_cc.ir.function import DebugRecord, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, Call, CallBranch, Invoke

if TYPE_CHECKING:
    from enzyme_cc.analysis.activity.call_sites import Sites
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value

_CALLS = frozenset((Call, Invoke, CallBranch))


class Body:
    """One function: its calls in order, and where it mentions globals as data."""

    __slots__ = ("allocas", "calls", "function", "mentions")

    def __init__(self, function: Function) -> None:
        self.function = function
        self.calls: list[CallBase] = []
        self.allocas: list[Alloca] = []
        #: Each global with the instructions and the operands it is in.
        self.mentions: dict[GlobalValue, list[tuple[Instruction, Value]]] = {}

    def read(self, sites: Sites) -> None:
        """Go through all instructions once."""
        function = self.function
        mentioning, calls = MENTIONING, _CALLS
        for block in function.blocks:
            line = block.first
            while line is not None:
                kind = line.__class__
                if kind in calls:
                    self._call(line, sites)  # type: ignore[arg-type]
                elif kind is not DebugRecord:
                    if kind is Alloca:
                        self.allocas.append(line)  # type: ignore[arg-type]
                    for operand in line.operands:
                        if operand.__class__ in mentioning:
                            self._mention(line, operand)  # type: ignore[arg-type]
                line = line.next

    def _call(self, call: CallBase, sites: Sites) -> None:
        self.calls.append(call)
        operands = call.operands
        if sites.of(call).function is not None:
            operands = operands[:-1]
        for operand in operands:
            if operand.__class__ in MENTIONING:
                self._mention(call, operand)

    def _mention(self, line: Instruction, operand: Value) -> None:
        for each in globals_in(operand):
            self.mentions.setdefault(each, []).append((line, operand))


class Program:
    """All bodies that a root reaches by calls, and by functions whose address is taken."""

    def __init__(self, root: Function, sites: Sites) -> None:
        self.sites = sites
        self.bodies: dict[Function, Body] = {}
        #: Functions that are data: stored, passed, or in the initialiser of a global.
        self.addressed: dict[Function, None] = {}
        self.variables: dict[GlobalVariable, None] = {}
        #: The globals whose initialisers mention a global.
        self.initialised_by: dict[GlobalValue, list[GlobalVariable]] = {}
        self.indirect_types: dict[FunctionType, None] = {}
        self._mentioning: dict[GlobalValue, list[Body]] = {}
        self._reach([root])

    @property
    def active_functions(self) -> list[Function]:
        """Return functions that some indirect call may mean, and that have a derivative."""
        if not self.indirect_types:
            return []
        here = (each for each in self.addressed if each.function_type in self.indirect_types)
        anywhere = self.sites.said.taken(self.indirect_types)
        found = dict.fromkeys((*here, *anywhere))
        return [each for each in found if not each.is_declaration or self.sites.has_rule(each)]

    def bodies_mentioning(self, symbol: GlobalValue) -> list[Body]:
        """Return the functions in which a global is data."""
        return self._mentioning.get(symbol, [])

    def _reach(self, pending: list[Function]) -> None:
        while pending:
            for function in pending:
                self._add(function)
            body_of = self.sites.said.body_of
            bodies = [body_of(each) for each in self.active_functions if not each.is_declaration]
            pending = [each for each in bodies if each not in self.bodies]

    def _add(self, start: Function) -> None:
        pending = [start]
        while pending:
            function = pending.pop()
            if function in self.bodies:
                continue
            body = self.bodies[function] = Body(function)
            body.read(self.sites)
            for each in body.mentions:
                self._mentioning.setdefault(each, []).append(body)
            self._note_mentions(list(body.mentions))
            pending += reversed(self._callees(body))

    def _callees(self, body: Body) -> list[Function]:
        found = []
        for call in body.calls:
            site = self.sites.of(call)
            if site.kind is Callee.DEFINED and site.function is not None:
                found.append(site.function)
            elif site.kind is Callee.INDIRECT:
                self.indirect_types[call.function_type] = None
        return found

    def _note_mentions(self, mentioned: list[GlobalValue]) -> None:
        pending = mentioned[::-1]
        while pending:
            each = pending.pop()
            if isinstance(each, Function):
                self.addressed[each] = None
            elif isinstance(each, GlobalVariable) and each not in self.variables:
                self.variables[each] = None
                start = each.initializer
                inside = (
                    list(globals_in(start)) if start is not None and start.uses is not None else []
                )
                for one in inside:
                    self.initialised_by.setdefault(one, []).append(each)
                pending += reversed(inside)
