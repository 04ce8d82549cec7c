"""One function to be differentiated backwards, and everything known of it that a plan rests on."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.flow.deciding_conditions import came_by
from enzyme_cc.analysis.loops.inductions import inductions
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.loops.trip_counts import count_of
from enzyme_cc.analysis.memory.analysis import NO_PROMISES, FunctionMemory
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.instructions import Alloca, Call, CallBase, Load, Return
from enzyme_cc.ir.types import PointerType, scalar_of
from enzyme_cc.plan.quantities import Levels
from enzyme_cc.rules.model import Effect, Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.analysis.flow.deciding_conditions import Decision
    from enzyme_cc.analysis.loops.inductions import Induction
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.analysis.loops.trip_counts import Count
    from enzyme_cc.analysis.memory.analysis import Memory, Promises
    from enzyme_cc.ir.function import Block, Instruction, Phi
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule


class LaneKind(NamedTuple):
    """The kind of an active value's lanes: adjoints, pointers to adjoints, both."""

    numbers: bool = False
    pointers: bool = False
    #: There are bytes of which it is not known.
    unclear: bool = False

    @property
    def may_be_words(self) -> bool:
        """Return whether there may be what is a number at one time and an address at another."""
        return self.unclear or (self.numbers and self.pointers)


class Scene:
    """A function in a context, in canonical form; `whole` if one derivative does both sweeps."""

    def __init__(
        self,
        context: Context,
        memory: Memory,
        library: Library,
        carried: Callable[[Value], LaneKind],
        *,
        whole: bool,
        promises: Promises = NO_PROMISES,
    ) -> None:
        self.context = context
        self.function = context.function
        self.library = library
        self.whole = whole
        #: Functions and variables of which the program wants nothing kept, by name.
        self.recomputed: frozenset[str] = frozenset()
        #: Whether memory on the stack is kept until the reverse sweep is done.
        self.keeps_stack = False
        #: Whether there is memory for as much as is to be kept.
        self.has_heap = True
        self._carried = carried
        self._known: dict[Value, LaneKind] = {}
        self.nest = LoopNest(self.function)
        self.levels = Levels(self.nest)
        self.memory = FunctionMemory(memory, self.function, promises, self.is_kept)

    # -- values --------------------------------------------------------------------------------

    def is_active(self, value: Value) -> bool:
        """Return whether a value has lanes."""
        return self.context.is_active(value)

    def carried(self, value: Value) -> LaneKind:
        """Return what its lanes are; nothing for an inactive value."""
        found = self._known.get(value)
        if found is None:
            found = self._carried(value) if self.context.is_active(value) else _NOTHING
            self._known[value] = found
        return found

    def has_shadow(self, value: Value) -> bool:
        """Return whether there are pointers in its lanes."""
        return self.carried(value).pointers

    def has_adjoint(self, value: Value) -> bool:
        """Return whether there are numbers in its lanes."""
        return self.carried(value).numbers

    def takes_adjoint(self, value: Value) -> bool:
        """Return whether a value has an adjoint, or that is unclear: adding to it complains."""
        carried = self.carried(value)
        return carried.numbers or carried.unclear

    # -- memory --------------------------------------------------------------------------------

    def is_kept(self, instruction: Instruction) -> bool:
        """Return whether what it gives back is there until the reverse sweep is done."""
        if not isinstance(instruction, CallBase):
            return True
        callee = callee_of(instruction)
        if callee is None:
            return False
        if not callee.is_declaration:
            return self.context.callee(instruction) is not None
        rule = self.library.callee(callee.name)
        is_resize = rule is not None and rule.allocation is not None
        return rule is not None and not is_resize

    def lasts(self, pointer: Value) -> bool:
        """Return whether the memory behind a pointer is there in the reverse sweep."""
        return self.whole or not any(
            (isinstance(root, Alloca) and not self.keeps_stack) or self.is_copied(root)
            for root in self.memory.roots.of(pointer)
        )

    @staticmethod
    def is_copied(root: Value) -> bool:
        """Return whether it is memory that an argument was copied to."""
        return "byval" in getattr(root, "attributes", "")

    # -- control -------------------------------------------------------------------------------

    @cached_property
    def returning(self) -> frozenset[Block]:
        """Return the blocks on a way to where the function returns: nothing else is gone back."""
        pending = [block for block in self.nest.cfg.exits if isinstance(block.last, Return)]
        found = set(pending)
        while pending:
            for source in self.nest.sources(pending.pop()):
                if source not in found:
                    found.add(source)
                    pending.append(source)
        return frozenset(found)

    @cached_property
    def end(self) -> Block | None:
        """Return the one block that returns."""
        ends = [each for each in self.nest.cfg.exits if isinstance(each.last, Return)]
        return ends[0] if ends else None

    def sources(self, block: Block) -> tuple[Block, ...]:
        """Return the predecessors of a block, each once."""
        return tuple(dict.fromkeys(self.nest.sources(block)))

    def survives(self, block: Block | None) -> bool:
        """Return whether what a block computes is there at the end of the forward sweep."""
        return block is None or (
            self.end is not None
            and self.nest.innermost(block) is None
            and self.nest.dominators.dominates(block, self.end)
        )

    @cached_property
    def inductions(self) -> dict[Phi, tuple[Induction, Loop]]:
        """Return the phis that are a start and so many steps."""
        found = {}
        for loop in self.nest.loops:
            for phi, induction in inductions(self.nest, loop).items():
                found[phi] = induction, loop
        return found

    @cached_property
    def counts(self) -> dict[Block, Count]:
        """Return how often headers of loops are come to, where that is known before."""
        found = {loop.header: count_of(self.nest, loop) for loop in self.nest.loops}
        return {header: count for header, count in found.items() if count is not None}

    def decision(self, block: Block) -> Decision | None:
        """Return the one condition by which it is known where control came from."""
        return came_by(self.nest, block)

    def is_computed(self, call: CallBase) -> bool:
        """Return whether a call does nothing but compute numbers from numbers, errno apart."""
        return computing_rule(self.library, call) is not None

    def is_repeatable(self, call: CallBase) -> bool:
        """Return whether repeating a call with the same numbers gives the same result."""
        if self.is_computed(call):
            return True
        callee = callee_of(call)
        if callee is None or not isinstance(call, Call) or not self.is_wanted_again(call):
            return False
        if any(isinstance(scalar_of(each.type), PointerType) for each in call.arguments):
            return False
        found = self.memory.memory.summary(callee)
        touched = {*found.reads, *found.writes} if found is not None else {Wild.CODE}
        return touched <= {Wild.ERRNO}

    def is_dear(self, value: Value) -> bool:
        """Return whether recomputing is dear: a library function that may set `errno`."""
        callee = callee_of(value) if isinstance(value, Call) else None
        rule = self.library.callee(callee.name) if callee is not None else None
        return rule is not None and rule.kind in _COMPUTED and Effect.ERRNO in rule.effects

    def is_wanted_again(self, value: Value) -> bool:
        """Return whether the program asks to recompute this rather than to cache it."""
        if not self.recomputed:
            return False
        if isinstance(value, Load):
            roots = self.memory.roots.of(value.pointer)
            return all(getattr(each, "name", "") in self.recomputed for each in roots)
        callee = callee_of(value) if isinstance(value, Call) else None
        return callee is not None and callee.name in self.recomputed


def computing_rule(library: Library, call: CallBase) -> Rule | None:
    """Return the rule of a call that only computes numbers from numbers, errno apart."""
    callee = callee_of(call)
    if callee is None or not callee.is_declaration or not isinstance(call, Call):
        return None  # what unwinds cannot stand just anywhere
    rule = library.fitting(callee.name, callee.function_type)
    if rule is None or rule.kind not in _COMPUTED or rule.effects - {Effect.ERRNO}:
        return None
    has_pointers = any(isinstance(scalar_of(each.type), PointerType) for each in call.arguments)
    return None if has_pointers else rule


_NOTHING = LaneKind()
_COMPUTED = frozenset((Kind.PARTIALS, Kind.FOLDS))
