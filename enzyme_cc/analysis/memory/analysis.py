"""Memory: what loads may read, what stores and calls may write, and what stays as it was.

    memory = Memory(module, library)
    memory.function(function).overwritten_after(load)  # who may write there later, or None

Answers are of the module as it was when they were first asked for.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_addresses import are_apart, are_apart_in_every_round
from enzyme_cc.analysis.alias.declared_scopes import Declared
from enzyme_cc.analysis.alias.metadata import NO_TAGS
from enzyme_cc.analysis.alias.underlying_objects import OTHERS, Kind
from enzyme_cc.analysis.memory.clobbers import Moment, Query, Target, Writer, WriterTable
from enzyme_cc.analysis.memory.effects import is_ordered
from enzyme_cc.analysis.memory.later_rounds import LaterRounds
from enzyme_cc.analysis.memory.reach import Reach
from enzyme_cc.analysis.memory.summaries import Summaries
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.constants import Data
from enzyme_cc.ir.function import Argument, Instruction
from enzyme_cc.ir.instructions import Alloca, Load, Store
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import IntType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.analysis.alias.metadata import Tags
    from enzyme_cc.analysis.memory.effects import Touch, Touches
    from enzyme_cc.analysis.memory.summary import Summary
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library


class Location(NamedTuple):
    """So many bytes behind a pointer; all of the memory around it for None."""

    pointer: Value
    size: int | None = None
    tags: Tags = NO_TAGS
    #: What is read or written there, where that is known.
    type: Type | None = None


class Promises(NamedTuple):
    """Promises of callers to leave memory as it is until the reverse sweep is done."""

    #: The arguments, by number, that point to such memory (what that points to is not meant).
    arguments: frozenset[int] = frozenset()
    #: Whether all other memory is left as it is, too.
    others: bool = False


NO_PROMISES = Promises()
#: The wild accesses that may hit a root of each kind.
_WILD: dict[Kind, tuple[Wild, ...]] = {
    Kind.PRIVATE: (),
    Kind.SHARED: (Wild.ELSEWHERE, Wild.CODE),
    Kind.HIDDEN: (Wild.CODE,),
    Kind.GLOBAL: (Wild.ELSEWHERE, Wild.CODE),
    Kind.CONSTANT: (),
    Kind.ARGUMENT: (Wild.ELSEWHERE, Wild.CODE),
    Kind.UNKNOWN: (Wild.ELSEWHERE, Wild.CODE),
}
#: Those that hit integers of C's library.
_OF_THE_LIBRARY: dict[Kind, tuple[Wild, ...]] = {
    Kind.GLOBAL: (Wild.SIGN,),
    Kind.ARGUMENT: (Wild.ERRNO, Wild.SIGN),
    Kind.UNKNOWN: (Wild.ERRNO, Wild.SIGN),
}
_ERRNO_BITS = 32


class Memory:
    """The memory of one module."""

    def __init__(
        self, module: Module, library: Library, *, keep_freed: bool = False, reuses: bool = False
    ) -> None:
        #: Whether nothing is given back, and no life ends, before the reverse sweep is done.
        self.keep_freed = keep_freed
        #: Whether memory may be used again for something of another type.
        self.reuses = reuses
        self.summaries = Summaries(module, library)
        self._module = module
        self._functions: dict[tuple[Function, Promises], FunctionMemory] = {}

    def function(self, function: Function, promises: Promises = NO_PROMISES) -> FunctionMemory:
        """Return the memory as one function sees it."""
        key = function, promises
        found = self._functions.get(key)
        if found is None:
            found = self._functions[key] = FunctionMemory(self, function, promises)
        return found

    def is_looked_at(self, sign: Wild) -> bool:
        """Return whether the program may have a pointer to a sign that functions leave.

        Nobody has one to errno but who asks where it is: then it is no array of sizes. And nobody
        has one to `signgam` but who declares it.
        """
        if sign is Wild.SIGN:
            return any("signgam" in name for name in self._module.globals)
        return sign is not Wild.ERRNO or self.looks_at_errno

    @cached_property
    def looks_at_errno(self) -> bool:
        """Return whether the program may look at errno."""
        return any("errno" in name or name == "__error" for name in self._module.functions)

    def summary(self, function: Function) -> Summary | None:
        """Return what a call of a definition may do; None where its body does not say."""
        return self.summaries.of(function)

    def effects(self, instruction: Instruction) -> Touches:
        """Return what an instruction may do to memory."""
        return self.summaries.effects.of(instruction)


class FunctionMemory:
    """Questions about the memory of one function."""

    def __init__(
        self,
        memory: Memory,
        function: Function,
        promises: Promises,
        is_kept: Callable[[Instruction], bool] | None = None,
    ) -> None:
        self.memory = memory
        self.function = function
        self.promises = promises
        #: Whether what an instruction gives back is there until the reverse sweep is done.
        self._is_kept = is_kept or (lambda _: memory.keep_freed)
        self.forms, self.roots = memory.summaries.scene(function)
        self._reach = Reach(function)
        self._places: dict[Instruction, tuple[int, int]] = {}
        self._rounds: LaterRounds | None = None
        self._declared = Declared(memory.summaries.tags)
        self._table = self._sorted_writers()

    # -- locations -----------------------------------------------------------------------------

    def location(self, access: Load | Store) -> Location:
        """Return what a load reads or a store writes."""
        if isinstance(access, Store):
            pointer, kind = access.operands[1], access.operands[0].type
        else:
            pointer, kind = access.operands[0], access.type
        summaries = self.memory.summaries
        return Location(pointer, summaries.size_of(kind), summaries.tags.of(access), kind)

    def may_alias(self, first: Location, second: Location) -> bool:
        """Return whether locations may overlap, both pointers being what they are at one moment."""
        if not first.tags.may_alias(second.tags):
            return False
        form, other = self.forms.of(first.pointer), self.forms.of(second.pointer)
        if form.base is other.base and first.size is not None and second.size is not None:
            if form.terms == other.terms:
                return not are_apart((form.offset, first.size), (other.offset, second.size))
            if are_apart_in_every_round(form, first.size, other, second.size):
                return False
        return any(
            self.roots.may_be_same(mine, theirs)
            for mine in self.roots.of(first.pointer)
            for theirs in self.roots.of(second.pointer)
        )

    def may_write(self, instruction: Instruction, location: Location) -> bool:
        """Return whether an instruction may change what is there."""
        if location.tags.constant:
            return False
        touches = self.memory.effects(instruction)
        ends = self._ends(instruction, touches)
        return any(self._meets(touch, location) for touch in (*touches.writes, *ends))

    def _ends(self, instruction: Instruction, touches: Touches) -> tuple[Touch, ...]:
        """Return what an instruction gives back for certain before the reverse sweep is done."""
        return () if self._is_kept(instruction) else touches.ends

    def may_read(self, instruction: Instruction, location: Location) -> bool:
        """Return whether what an instruction does may depend on what is there."""
        return any(self._meets(touch, location) for touch in self.memory.effects(instruction).reads)

    def _meets(self, touch: Touch, location: Location) -> bool:
        if not isinstance(touch.where, Wild):
            return self.may_alias(Location(touch.where, touch.size, touch.tags), location)
        if not touch.tags.may_alias(location.tags):
            return False
        wild = touch.where
        return any(
            wild in self._wild(root, location.type) for root in self.roots.of(location.pointer)
        )

    def _wild(self, root: Value, kind: Type | None) -> Iterable[Wild]:
        """Return the wild accesses that may hit what is of this type in a root."""
        of_root = self.roots.kind(root)
        found = _WILD[of_root]
        if _may_be_errno(kind) and of_root in _OF_THE_LIBRARY:
            signs = _OF_THE_LIBRARY[of_root]
            found = (*found, *(each for each in signs if self.memory.is_looked_at(each)))
        if isinstance(root, Alloca) and not self.memory.keep_freed and _is_dynamic(root):
            found = (*found, Wild.STACK)
        return found

    def escapes(self, root: Value) -> bool:
        """Return whether the address of memory made here may be known to anybody else."""
        return self.memory.summaries.escapes.escapes(root)

    # -- what changes later --------------------------------------------------------------------

    def overwritten_after(self, load: Load) -> Instruction | None:
        """Return a writer of what a load has read, between it and the return of the function.

        What others may change at any time is changed by the load itself.
        """
        if load.flags and (load.is_volatile or (load.ordering or "unordered") != "unordered"):
            return load
        return self.written_after(
            load, self.location(load), lambda each: self._is_missed(load, each)
        )

    def _is_missed(
        self, load: Load, writer: Instruction, within: frozenset[Block] | None = None
    ) -> bool:
        """Return whether a writer hits other bytes than a load has read, whenever it runs later."""
        if not isinstance(writer, Store):
            return False
        sizes = self.location(load).size, self.location(writer).size
        if sizes[0] is None or sizes[1] is None:
            return False
        if self._rounds is None:
            layout = self.memory.summaries.layout
            self._rounds = LaterRounds(self.function, layout, self.forms, self._reach)
        return self._rounds.miss(load, sizes[0], writer, sizes[1], within)

    def written_after(
        self,
        place: Instruction,
        location: Location,
        is_missed: Callable[[Instruction], bool] | None = None,
    ) -> Instruction | None:
        """Return a writer, after `place`, of the location that a pointer means there."""
        if location.tags.constant:
            return None
        number, position = self._place(place)
        moment = Moment(number, position, self._reach.after(number))
        return self._written_after(moment, location, is_missed)

    def written_within(self, load: Load, blocks: Iterable[Block]) -> Instruction | None:
        """Return a writer of what a load has read, while control stays in these blocks."""
        number, position = self._place(load)
        stays = frozenset(blocks)
        after = sum(1 << self._reach.number[block] for block in stays)
        return self._written_after(
            Moment(number, position, after),
            self.location(load),
            lambda each: self._is_missed(load, each, stays),
        )

    def _written_after(
        self,
        moment: Moment,
        location: Location,
        is_missed: Callable[[Instruction], bool] | None = None,
    ) -> Instruction | None:
        form = self.forms.of(location.pointer)
        tags = self._lasting(location.tags, moment)
        query = Query(form, location.size, tags, moment, self._is_fixed, None, is_missed)
        for root in self.roots.of(location.pointer):
            found = self._written(root, query, location.type)
            if found is not None:
                return found
        return None

    def written_in_place(self, place: Instruction, location: Location) -> Instruction | None:
        """Return the same, but not by way of other pointers that may lead there."""
        number, position = self._place(place)
        moment = Moment(number, position, self._reach.after(number))
        form = self.forms.of(location.pointer)
        query = Query(form, location.size, location.tags, moment, self._is_fixed)
        for root in self.roots.of(location.pointer):
            found = self._table.first_in(self.roots.kind(root), root, query)
            if found is not None:
                return found
        return None

    def _lasting(self, tags: Tags, moment: Moment) -> Tags:
        """Return what is said of an access and holds in further rounds of a loop, too.

        A scope is of one call that was inlined; in each round it may be another call. And memory
        may be used again for something of another type, when what was there is needed no more.
        """
        table = self.memory.summaries.tags
        types = None if self.memory.reuses else tags.types
        if moment.after >> moment.block & 1:
            return self._declared.lasting(tags, types, moment)
        return tags if types is tags.types else table.with_types(tags, None)

    def _written(self, root: Value, query: Query, kind: Type | None) -> Instruction | None:
        """Return a writer of the part of a location that lies in one root."""
        what = self.roots.kind(root)
        if what is Kind.CONSTANT:
            return None
        if isinstance(root, Instruction) and self.roots.is_made_here(root):
            query = query._replace(before_new=self._before_new(root, query.moment))
        found = self._table.first_in(what, root, query)
        if found is not None:
            return found
        for other in (*OTHERS[what], *self._wild(root, kind)):
            found = self._table.first_elsewhere(other, root, query.tags, query.moment)
            if found is not None:
                return found
        return None

    def _before_new(self, root: Instruction, moment: Moment) -> Moment | None:
        """Return the moment without what happens after a root in a loop is computed again."""
        if root.block is None:
            return None
        block = self._reach.number[root.block]
        if not self._reach.after(moment.block) >> block & 1:
            return None
        return moment._replace(after=self._reach.after_without(moment.block, block))

    def _is_fixed(self, value: Value, after: int) -> bool:
        """Return whether a value is not computed again in any of these blocks."""
        if not isinstance(value, Instruction) or value.block is None:
            return True
        return not after >> self._reach.number[value.block] & 1

    def changed_by_callers(self, load: Load) -> bool:
        """Return whether what a load has read may change after the function has returned."""
        return self.outlives(self.location(load))

    def outlives(self, location: Location) -> bool:
        """Return whether a location may change after the function has returned."""
        return not location.tags.constant and any(
            self.roots.outlives(root) and not self._is_promised(root)
            for root in self.roots.of(location.pointer)
        )

    def _is_promised(self, root: Value) -> bool:
        if isinstance(root, Argument):
            return root.index in self.promises.arguments
        return self.promises.others

    # -- sorting the writers -------------------------------------------------------------------

    def _place(self, instruction: Instruction) -> tuple[int, int]:
        """Return the number of its block, and how far down it stands."""
        found = self._places.get(instruction)
        if found is None and instruction.block is not None:
            number = self._reach.number[instruction.block]
            self._places.update(
                (each, (number, position)) for position, each in enumerate(instruction.block)
            )
            found = self._places[instruction]
        if found is None:
            raise ValueError(f"{instruction!r} stands in no block")
        return found

    def _sorted_writers(self) -> WriterTable:
        table = WriterTable()
        places = self._places
        effects = self.memory.summaries.effects
        for number, block in enumerate(self._reach.blocks):
            for position, each in enumerate(block):
                if each.row.memory is Accesses.NONE:
                    continue
                places[each] = number, position
                if each.__class__ is Load and not (each.flags and is_ordered(each)):
                    continue
                touches = effects.of(each)
                writer = Writer(each, number, position)
                self._declared.note(writer)
                for touch in touches.writes:
                    self._add(table, writer, touch)
                if touches.ends:
                    for touch in self._ends(each, touches):
                        self._add(table, writer, touch)
        return table

    def _add(self, table: WriterTable, writer: Writer, touch: Touch) -> None:
        where = touch.where
        if isinstance(where, Wild):
            table.add(writer, where, touch.tags, Target(where))
            return
        form = self.forms.of(where)
        for root in self.roots.of(where):
            kind = self.roots.kind(root)
            if kind is not Kind.CONSTANT:
                table.add(writer, kind, touch.tags, Target(root, form, touch.size))


def _may_be_errno(kind: Type | None) -> bool:
    return kind is None or (isinstance(kind, IntType) and kind.width == _ERRNO_BITS)


def _is_dynamic(alloca: Alloca) -> bool:
    """Return whether it makes new stack memory each time it is run."""
    function = alloca.function
    in_entry = function is not None and alloca.block is function.entry
    return not in_entry or (alloca.count is not None and not isinstance(alloca.count, Data))
