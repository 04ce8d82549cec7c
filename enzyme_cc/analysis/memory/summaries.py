"""Summarise what each function does to memory that its callers see, callees first."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_addresses import Forms
from enzyme_cc.analysis.alias.escapes import Escapes
from enzyme_cc.analysis.alias.metadata import MAX_TYPES, TagTable
from enzyme_cc.analysis.alias.underlying_objects import Kind, Roots
from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.flow.components import components
from enzyme_cc.analysis.memory.attributes import pointed_of
from enzyme_cc.analysis.memory.effects import Effects, is_exact
from enzyme_cc.analysis.memory.summary import Summary, Wild
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import PointerType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator

    from enzyme_cc.analysis.memory.effects import Touch
    from enzyme_cc.analysis.memory.summary import Place, Types
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.metadata.tbaa import AccessTag
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library


class Scene(NamedTuple):
    """The addresses of one function."""

    forms: Forms
    roots: Roots


class Summaries:
    """The summaries of one module, each made when it is asked for."""

    def __init__(self, module: Module, library: Library) -> None:
        self.layout = DataLayout(module.data_layout)
        self.tags = TagTable(module)
        self._sizes: dict[Type, int | None] = {}
        self._found: dict[Function, Summary] = {}
        self._kept: dict[Function, frozenset[int]] = {}
        self.effects = Effects(library, self.tags, self.size_of, self.of, self.kept)
        self.escapes = Escapes(self.effects.keeps)
        self._scenes: dict[Function, Scene] = {}

    def of(self, function: Function) -> Summary | None:
        """Return the summary of a definition; None where the body does not say what a call does."""
        if function not in self._found and is_exact(function):
            for together, repeats in _bottom_up(function, self._found, self.effects.running):
                self._found.update((each, Summary()) for each in together)
                self.effects.unsettled.update(together)
                _settle(self._find_effects, together, repeats=repeats)
                self.effects.unsettled.difference_update(together)
        return self._found.get(function)

    def scene(self, function: Function) -> Scene:
        """Return the addresses of a function."""
        found = self._scenes.get(function)
        if found is None:
            roots = Roots(self.effects.is_fresh, self.escapes.escapes)
            found = self._scenes[function] = Scene(Forms(self.layout), roots)
        return found

    def size_of(self, kind: Type) -> int | None:
        """Return the bytes that an access of this type touches, where it is a number."""
        if kind not in self._sizes:
            try:
                self._sizes[kind] = self.layout.store_size(kind)
            except ValueError:
                self._sizes[kind] = None
        return self._sizes[kind]

    def kept(self, function: Function) -> frozenset[int] | None:
        """Return the arguments that a definition leaves copies of, or may return."""
        if function not in self._kept and is_exact(function):
            for together, repeats in _bottom_up(function, self._kept, self.effects.running):
                self._kept.update((each, frozenset()) for each in together)
                _settle(self._find_kept, together, repeats=repeats)
        return self._kept.get(function)

    def _find_kept(self, function: Function) -> bool:
        """Return which arguments are kept; whether there are more than before."""
        kept = frozenset(
            argument.index
            for argument in function.arguments
            if isinstance(scalar_of(argument.type), PointerType) and self._is_kept(argument)
        )
        changed = kept != self._kept[function]
        self._kept[function] = kept
        return changed

    def _is_kept(self, argument: Argument) -> bool:
        return pointed_of(argument.attributes).kept and self.escapes.find(argument)

    def _find_effects(self, function: Function) -> bool:
        """Return what it touches; whether that is more than before."""
        summary = self._found[function]
        before = summary.size
        roots = self.scene(function).roots
        for instruction in _touching(function):
            touches = self.effects.of(instruction)
            self._note(summary.reads, touches.reads, roots)
            self._note(summary.writes, touches.writes, roots, writes=True)
            for touch in touches.ends:
                for place in places_of(touch.where, roots):
                    summary.ends.setdefault(place)
        return summary.size != before

    def _note(
        self,
        found: dict[Place, Types],
        touches: Iterable[Touch],
        roots: Roots,
        *,
        writes: bool = False,
    ) -> None:
        for touch in touches:
            types = touch.tags.types
            for place in places_of(touch.where, roots, writes=writes):
                if place not in found:
                    found[place] = types
                    continue
                known = found[place]
                if known is not None and known is not types:
                    found[place] = _together(known, types)


def places_of(where: Value | Wild, roots: Roots, *, writes: bool = True) -> Iterator[Place]:
    """Yield what memory is for those outside, who do not see what lives in the function only."""
    if isinstance(where, Wild):
        if where is not Wild.STACK:
            yield where
        return
    for root in roots.of(where):
        if isinstance(root, Argument):
            if not (writes and pointed_of(root.attributes).copied):
                yield root
        elif roots.is_made_here(root) or roots.kind(root) is Kind.CONSTANT:
            continue
        elif isinstance(root, GlobalVariable):
            yield root
        else:
            yield Wild.ELSEWHERE


def _bottom_up(
    function: Function,
    known: Container[Function],
    running: Callable[[Function | None], Iterable[Function]],
) -> Iterator[tuple[tuple[Function, ...], bool]]:
    """Yield functions, callees first, and whether those together call each other."""
    calls: dict[Function, list[Function]] = {}

    def callees(each: Function) -> list[Function]:
        if each not in calls:
            touching = (line for line in _touching(each) if isinstance(line, CallBase))
            found = (callee for line in touching for callee in running(certain_callee_of(line)))
            distinct = dict.fromkeys(found)
            calls[each] = [each for each in distinct if is_exact(each) and each not in known]
        return calls[each]

    for together in components([function], callees):
        yield together, len(together) > 1 or together[0] in callees(together[0])


def _settle(
    step: Callable[[Function], bool], functions: tuple[Function, ...], *, repeats: bool
) -> None:
    """Take a step for each function, until none finds more."""
    while any(list(map(step, functions))) and repeats:
        pass


def _touching(function: Function) -> Iterator[Instruction]:
    """Yield the instructions that may touch memory."""
    for block in function.blocks:
        for line in block:
            if line.row.memory is not Accesses.NONE:
                yield line


def _together(first: frozenset[AccessTag], second: Types) -> Types:
    if second is None:
        return None
    types = first | second
    return types if len(types) <= MAX_TYPES else None
