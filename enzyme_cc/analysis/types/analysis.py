"""The types of all values and of the memory behind them, across all functions that roots reach.

Bottom up, each call gets a copy of what its callee found out about its own parameters; top down,
callees learn what their callers know. Where methods know more of objects than who makes these, all
is looked at once more. docs: see unification.py for how evidence is held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.components import components
from enzyme_cc.analysis.types.callbacks import passed_functions
from enzyme_cc.analysis.types.calls import Calls
from enzyme_cc.analysis.types.cells import LED_TO, OUTSIDE
from enzyme_cc.analysis.types.facts import Facts, Flow, Origin, Piece
from enzyme_cc.analysis.types.fixpoint import Settling, settle
from enzyme_cc.analysis.types.given_trees import give_tree
from enzyme_cc.analysis.types.heuristics import Guesses
from enzyme_cc.analysis.types.initialisers import Initialisers
from enzyme_cc.analysis.types.known_functions import CALLED, COPIED
from enzyme_cc.analysis.types.method_objects import object_of, tell, told_by_methods
from enzyme_cc.analysis.types.moved_bytes import doubt_moved
from enzyme_cc.analysis.types.results import TypeResults
from enzyme_cc.analysis.types.rules import RULES, Rules
from enzyme_cc.analysis.types.shapes import is_without_places
from enzyme_cc.analysis.types.sources import Debug, Sources, Tbaa
from enzyme_cc.analysis.types.struct_types import StructTypes
from enzyme_cc.analysis.types.top_down import Informer
from enzyme_cc.analysis.types.trait_objects import objects
from enzyme_cc.ir.function import DebugRecord, Instruction
from enzyme_cc.ir.instructions import Alloca, CallBase, GetElementPointer, Load, Store
from enzyme_cc.ir.module import module_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.types.cells import Region
    from enzyme_cc.analysis.types.given_trees import MethodsAt
    from enzyme_cc.ir.function import Argument, Block, Function, Line
    from enzyme_cc.ir.module import Module

ALL_SOURCES = Sources()
#: In every intrinsic that copies.
_COPIES = ("llvm.memcpy", "llvm.memmove")


class _Group(NamedTuple):
    """Functions that call each other, and what is still to be concluded about them."""

    functions: tuple[Function, ...]
    calls: list[tuple[CallBase, Function]]
    flows: list[Flow]
    pieces: list[Piece]
    regions: list[Region]


class _Silent(Facts):
    """Facts that take no evidence from instructions: the sources beside the code remain."""

    def note_type(self, cell: object, kind: object, why: object) -> None:
        """Ignore the evidence."""

    def evidence_of(self, value: object, bits: int, why: object) -> None:
        """Ignore the evidence."""

    def give(self, cell: object, value: object, why: object) -> None:
        """Ignore the evidence."""


class _Analysis:
    def __init__(self, module: Module, sources: Sources) -> None:
        guesses = Guesses(sources.without)
        self.facts = Facts(module, guesses) if sources.uses else _Silent(module, guesses)
        self.sources = sources
        self.rules = Rules(self.facts)
        self.calls = Calls(self.facts, known=sources.callees)
        self.tbaa = Tbaa(self.facts) if sources.tbaa else None
        self.debug = Debug(self.facts) if sources.debug else None
        self.initialisers = Initialisers(self.facts)
        self.structs = StructTypes(self.facts) if sources.structs else None
        self.read: set[object] = set()
        #: The functions whose callers are known: what these pass tells of bytes that are moved.
        self.told = set(sources.requested or ())

    def run(self, roots: list[Function]) -> list[_Group]:
        if self.sources.requested is None:
            self.told.update(roots)
        groups = [self.build(group) for group in components(roots, self.called_by)]
        for group in groups:
            self.settle(group, Settling.ALONE)
        return groups

    def called_by(self, function: Function) -> list[Function]:
        self.told.update(_callees(function))
        return called_by(function)

    def settle(self, group: _Group, how: Settling) -> None:
        settle(self.facts, group.flows, group.pieces, group.regions, how)

    # -- bottom up -----------------------------------------------------------------------------

    def build(self, functions: tuple[Function, ...]) -> _Group:
        facts = self.facts
        facts.flows, facts.pieces, facts.soft = [], [], {}
        self.calls.together = set(functions)
        for function in functions:
            self.header(function)
        calls: list[tuple[CallBase, Function]] = []
        for function in functions:
            if not function.is_declaration:
                self.body(function, calls)
                doubt_moved(facts, function, self.told)
                if function not in self.told:
                    self.facts.expose(*function.arguments, marks=OUTSIDE)
        self.globals()
        group = _Group(functions, calls, facts.flows, facts.pieces, list(facts.soft))
        self.settle(group, Settling.FIRST)
        return group

    def header(self, function: Function) -> None:
        facts = self.facts
        for argument in function.arguments:
            cell = facts.cell(argument)
            given = (self.sources.markers or {}).get(argument)
            if given is not None:
                words = f"the request's marker for {argument.ref}"
                for field in given.fields:
                    facts.add(cell, field.mask, Origin(words, argument))
                give_tree(facts, argument, given, Origin(words, argument))
        for copied, called in _functors(function):
            facts.unify(facts.cell(copied), facts.cell(called))
        if facts.size(function.return_type):
            facts.returns[function] = facts.typed(function.return_type, function)
        if self.debug:
            self.debug.function(function)

    def body(self, function: Function, calls: list[tuple[CallBase, Function]]) -> None:
        self.rules.objects.find(function.blocks)
        for block in _in_order(function):
            for line in block.lines:
                if isinstance(line, CallBase):
                    self.call(line, calls)
                elif isinstance(line, Instruction):
                    self.instruction(line)
                elif self.debug:
                    self.record(line)

    def record(self, line: Line) -> None:
        if self.debug and isinstance(line, DebugRecord):
            self.debug.record(line)

    def instruction(self, instruction: Instruction) -> None:
        rule = RULES.get(instruction.row.name)
        if rule is None:
            self.facts.expose(instruction)
            return
        tbaa = self.tbaa if "!tbaa " in instruction.metadata else None
        if tbaa and isinstance(instruction, Load):
            tbaa.loaded(instruction)
        rule(self.rules, instruction)
        if self.structs and isinstance(instruction, GetElementPointer):
            self.structs.step(instruction)
        elif self.structs and isinstance(instruction, Alloca):
            self.structs.alloca(instruction)
        if instruction in self.sources.objects:
            tell(self.facts, instruction, self.sources.objects[instruction])
        if tbaa and isinstance(instruction, (Load, Store)):
            value = instruction.value if isinstance(instruction, Store) else instruction
            tbaa.access(instruction, instruction.pointer, value.type)

    def call(self, call: CallBase, calls: list[tuple[CallBase, Function]]) -> None:
        callee = callee_of(call)
        name = callee.name if callee is not None else ""
        if name.startswith("llvm.dbg."):
            if self.debug and name in ("llvm.dbg.declare", "llvm.dbg.value"):
                self.debug.intrinsic(call, name[9:])
            return
        if callee in self.sources.apart:
            self.calls.keep_apart(call)
            return
        if callee in self.sources.closed:
            self.calls.expose(call)
        else:
            self.calls.apply(call)
        if self.tbaa and name.startswith(_COPIES):
            self.tbaa.copy(call)
        if callee is None or callee.is_declaration:
            return
        if callee not in self.calls.together:
            calls.append((call, callee))

    def globals(self) -> None:
        """Read the globals that have been met, and those that these lead to."""
        while fresh := [each for each in self.facts.globals if each not in self.read]:
            for variable in fresh:
                self.read.add(variable)
                if variable in self.sources.closed:
                    continue
                if self.sources.initialisers:
                    self.initialisers.read(variable)
                if self.debug:
                    self.debug.variable(variable)

    # -- top down ------------------------------------------------------------------------------

    def expose(self, roots: list[Function]) -> None:
        """Mark arguments and results of differentiated functions as seen by who asks for that."""
        for function in roots:
            self.facts.expose(*function.arguments)
            if function in self.facts.returns:
                self.facts.mark(self.facts.returns[function], LED_TO)

    def inform(self, groups: list[_Group]) -> None:
        """Tell callees what their callers know."""
        for group in reversed(groups):
            self.settle(group, Settling.TOLD)
            informer = Informer(self.facts)
            for call, callee in group.calls:
                informer.call(self.calls.pairs(call, callee))

    def inform_methods(self, methods_at: MethodsAt) -> bool:
        """Tell functions in Rust's tables what makers know of their objects; or return False.

        Who knows not where in an object a thing is tells nothing of it.
        """
        facts, is_news = self.facts, False
        for _, own, table in objects(self.rules.objects.found):
            if is_without_places(facts.place(own)[0]):
                continue
            for method in methods_at(table):
                inside = object_of(method)
                if inside in facts.values and own.uses is not None:
                    Informer(facts).call([(facts.values[inside], facts.cell(own))])
                    is_news = True
        return is_news


def _in_order(function: Function) -> Iterator[Block]:
    """Yield blocks in an order that meets most values before their uses."""
    cfg = Cfg(function)
    yield from cfg.reverse_post_order
    yield from (block for block in function.blocks if not cfg.is_reachable(block))


def _functors(function: Function) -> Iterator[tuple[Argument, Argument]]:
    """Yield what copies of a `std::function`'s content take, and where its callers take it."""
    before, found, _ = function.name.partition(COPIED)
    begins = before + CALLED
    for each in module_of(function).functions.values() if found else ():
        if each.name.startswith(begins):
            own = [one for one in each.arguments if "sret" not in one.attributes]
            yield function.arguments[1], own[0]


def called_by(function: Function) -> list[Function]:
    """Return the functions that a function names in its calls, as what is called or passed."""
    if function.is_declaration:
        return []
    found: dict[Function, None] = {}
    for instruction in function.instructions():
        if isinstance(instruction, CallBase):
            callee = callee_of(instruction)
            if callee is not None and not callee.name.startswith("llvm."):
                found[callee] = None
                found.update((each, None) for _, each in passed_functions(instruction))
    return list(found)


def _callees(function: Function) -> Iterator[Function]:
    calls = (each for each in function.instructions() if isinstance(each, CallBase))
    return filter(None, map(callee_of, calls))


def analyse_types(
    module: Module, roots: list[Function], sources: Sources = ALL_SOURCES
) -> TypeResults:
    """Return the types in everything that the roots reach by direct calls."""
    analysis = _Analysis(module, sources)
    groups = analysis.run(roots)
    if sources.methods_at is not None:
        reached = (each for group in groups for each in group.functions)
        objects = told_by_methods(
            analysis.facts, reached, sources.methods_at, analysis.rules.objects.found
        )
        if objects:
            analysis = _Analysis(module, sources._replace(objects=objects))
            groups = analysis.run(roots)
    conflicts = tuple(analysis.facts.conflicts)
    analysis.expose(roots)
    analysis.inform(groups)
    if sources.methods_at is not None and analysis.inform_methods(sources.methods_at):
        analysis.inform(groups)
    functions = [each for group in groups for each in group.functions]
    return TypeResults(analysis.facts, functions, conflicts, is_declared=sources.debug)
