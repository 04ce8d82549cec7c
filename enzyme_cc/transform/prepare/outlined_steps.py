"""One round of a loop as a function: the loop becomes calls of it, its state memory.

What a round hands to the next, and what the loop hands to the code behind it, goes through one
variable each on the stack of the caller; everything else that comes from outside is an argument.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.trip_counts import count_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_blocks
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Alloca
from enzyme_cc.ir.types import I1, I8, I32, I64, POINTER, VOID, function_type
from enzyme_cc.transform.prepare.loop_bodies import LoopBody

if TYPE_CHECKING:
    from enzyme_cc.analysis.flow.cfg import Edge
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


class Outlined(NamedTuple):
    """A loop whose rounds are a function."""

    step: Function
    #: How many rounds there are; None where a round says whether there is another.
    rounds: Value | None
    #: The variables on the stack that are part of the state.
    variables: tuple[Alloca, ...]
    #: What each step is given behind its number, in the caller.
    given: tuple[Value, ...]
    #: Where the call of the loop goes.
    builder: Builder
    #: The copies of the loop's lines.
    copies: dict[Value, Value]


def outline(module: Module, nest: LoopNest, loop: Loop, name: str) -> Outlined:
    """Make a function of a round of a loop in canonical form; take the loop away."""
    return _Outliner(module, nest, loop, name).outline()


class _Outliner(LoopBody):
    """One loop while its rounds become a function, and its state variables."""

    def __init__(self, module: Module, nest: LoopNest, loop: Loop, name: str) -> None:
        super().__init__(module, nest, loop)
        self.name = name
        self.entry = Builder(self.caller.entry)
        self.slots: dict[Value, Alloca] = {}
        #: Phis behind the loop, by the edge that leads to them.
        self.handed: dict[tuple[Phi, Edge], Alloca] = {}
        self.which: Alloca | None = None

    def outline(self) -> Outlined:
        """Do it."""
        counted = count_of(self.nest, self.loop) if len(self.edges) == 1 else None
        own = self.own_variables()
        self.drop_descriptions(own)
        self.entry.move_before(next(iter(self.caller.entry)))
        phis = self.loop.header.phis
        leaving = self.leaving()
        for value in (*phis, *leaving):
            self._slot(value, value.type)
        for edge in self.edges:
            for phi in edge[1].phis:
                self.handed[phi, edge] = self._variable(phi.type)
        if len(self.edges) > 1:
            self.which = self._variable(I32)
        taken = self.taken(own)
        variables = (*self.slots.values(), *self.handed.values(), *filter(None, (self.which,)))
        given = (*variables, *taken)
        step = self._function(given, is_open=counted is None)
        self._write(step, given, own, is_open=counted is None)
        builder = self._before(phis)
        count = None
        if counted is not None:
            count = counted.emit(builder, lambda value: value)
        self._behind(builder, leaving)
        return Outlined(step, count, variables, given, builder, self.copies)

    # -- what a round uses ---------------------------------------------------------------------

    def _slot(self, value: Value, kind: Type) -> None:
        if value not in self.slots:
            self.slots[value] = self._variable(kind)

    def _variable(self, kind: Type) -> Alloca:
        """Return a variable on the stack of the caller, which is zero first."""
        stored = I8 if kind is I1 else kind
        made = self.entry.alloca(stored, name="state")
        self.entry.store(zero(stored), made)
        return made

    # -- the step ------------------------------------------------------------------------------

    def _function(self, given: tuple[Value, ...], *, is_open: bool) -> Function:
        kinds = (I64, *(POINTER if isinstance(x, Alloca) else x.type for x in given))
        kind = function_type(I32 if is_open else VOID, kinds)
        return self.function(self.name, kind, "number")

    def _write(
        self,
        step: Function,
        given: tuple[Value, ...],
        own: dict[Alloca, None],
        *,
        is_open: bool,
    ) -> None:
        values = self.copies
        values.update(zip(given, step.arguments[1:], strict=True))
        builder = Builder(step.insert_block("entry"))
        self.make_variables(builder, own)
        phis = self.loop.header.phis
        loaded = [self._loaded(builder, phi, values[self.slots[phi]]) for phi in phis]
        clone_blocks(self.blocks, step, values)
        header = values[self.loop.header]
        for phi, value in zip(phis, loaded, strict=True):
            copy = values[phi]
            assert isinstance(copy, Phi)
            copy.replace_all_uses(value)
            copy.erase()
            values[phi] = value
        for latch in self.loop.latches:
            back = Builder(step.insert_block("again"))
            self._lead(values[latch], header, back)
            for phi in phis:
                self._store(back, self.copied(phi.value_from(latch)), values[self.slots[phi]])
            self._end(back, is_open=is_open, more=True)
        for number, edge in enumerate(self.edges):
            self._leave(step, edge, number, is_open=is_open)
        builder.branch(header)  # type: ignore[arg-type]

    def _lead(self, source: Value, old: Value, new: Builder) -> None:
        source.terminator.replace_successor(old, new.block)  # type: ignore[attr-defined]

    def _leave(self, step: Function, edge: Edge, number: int, *, is_open: bool) -> None:
        """Write what happens where a round leaves the loop."""
        source, target = edge
        values = self.copies
        builder = Builder(step.insert_block("leave"))
        self._lead(values[source], target, builder)
        for value, slot in self.slots.items():
            assert isinstance(value, Instruction)
            assert value.block is not None
            is_phi = isinstance(value, Phi) and value.block is self.loop.header
            if is_phi and not any(map(self.is_behind, value.users)):
                continue
            if self.nest.dominators.dominates(value.block, source):
                self._store(builder, self.copied(value), values[slot])
        for phi in target.phis:
            slot = self.handed[phi, edge]
            self._store(builder, self.copied(phi.value_from(source)), values[slot])
        if self.which is not None:
            builder.store(int_constant(I32, number), values[self.which])
        self._end(builder, is_open=is_open, more=False)

    @staticmethod
    def _end(builder: Builder, *, is_open: bool, more: bool) -> None:
        builder.ret(int_constant(I32, int(more)) if is_open else None)

    @staticmethod
    def _store(builder: Builder, value: Value, slot: Value) -> None:
        builder.store(builder.zext(value, I8) if value.type is I1 else value, slot)

    @staticmethod
    def _loaded(builder: Builder, value: Value, slot: Value) -> Value:
        if value.type is I1:
            return builder.trunc(builder.load(I8, slot), I1)
        return builder.load(value.type, slot)

    # -- the caller ----------------------------------------------------------------------------

    def _before(self, phis: list[Phi]) -> Builder:
        builder = Builder.before(self.preheader.terminator)
        for phi in phis:
            self._store(builder, phi.value_from(self.preheader), self.slots[phi])
        return builder

    def _behind(self, builder: Builder, leaving: list[Instruction]) -> None:
        """Lead on behind the loop, and take its blocks away."""
        after = self.caller.insert_block("behind", after=self.preheader)
        behind = Builder(after)
        for value in leaving:
            found = self._loaded(behind, value, self.slots[value])
            self._use_instead(value, found)
        ends = [self._end_of(edge, behind) for edge in self.edges]
        if self.which is not None:
            cases = [(number, end.block) for number, end in enumerate(ends)]
            behind.switch(behind.load(I32, self.which), cases[0][1], cases[1:])
        for end, (_, target) in zip(ends, self.edges, strict=True):
            end.branch(target)
        self.preheader.terminator.erase()
        builder.move_to_end(self.preheader)
        builder.branch(after)
        builder.move_before(self.preheader.terminator)
        self.drop_blocks()

    def _use_instead(self, value: Instruction, other: Value) -> None:
        """Let what is behind the loop use another value."""
        for user in value.users:
            if self.is_behind(user):
                assert isinstance(user, Instruction)
                for at, operand in enumerate(user.operands):
                    if operand is value:
                        user.set_operand(at, other)

    def _end_of(self, edge: Edge, behind: Builder) -> Builder:
        """Return where control goes on to what an edge leads to, with what phis get there."""
        source, target = edge
        end = behind
        if self.which is not None:
            end = Builder(self.caller.insert_block("left", after=behind.block))
        for phi in target.phis:
            found = self._loaded(end, phi, self.handed[phi, edge])
            phi.remove_incoming(source)
            phi.add_incoming(found, end.block)
        return end
