"""The state of a loop that is checkpointed: what its steps change, and whether that is all known.

A step is run again from a state that was kept. What it reads must be as it was: part of the state,
or left alone until the reverse sweep. It must leave no addresses behind, and give nothing back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.memory.analysis import Location
from enzyme_cc.analysis.memory.effects import is_exact, is_transfer
from enzyme_cc.analysis.memory.summaries import places_of
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.analysis.types.lattice import KIND_OF, Kind
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import CallBase, Load, Store
from enzyme_cc.ir.types import PointerType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.alias.underlying_objects import Roots
    from enzyme_cc.analysis.memory.analysis import Memory
    from enzyme_cc.analysis.memory.summary import Place, Summary
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.program.checkpointed import CheckpointLoop
    from enzyme_cc.transform.program.unit import Unit

_CODE = "EZ0413"
_ADDRESSES = frozenset((Kind.POINTER, Kind.IN_TURNS))
_REGION = "say what it is: enzyme_checkpoint_region, pointer, bytes"
_SIZE = "say how large it is, before the loop: __enzyme_ptr_size_hint(pointer, bytes)"
_NUMBERS = "copy the numbers, or swap them, instead of addresses"
_LATER = "give it back after the loop"


class Problem(NamedTuple):
    """Something that stands in the way: what, and what helps."""

    message: str
    notes: tuple[str, ...] = ()


class State(NamedTuple):
    """The variables that are part of the state; those that steps only read."""

    variables: tuple[GlobalVariable, ...]
    fixed: tuple[GlobalVariable, ...]
    #: Which of the regions of a loop are, by their numbers.
    regions: tuple[int, ...]


def state_of(
    unit: Unit, memory: Memory, loop: CheckpointLoop, promised: Sequence[int]
) -> State | None:
    """Return the state beside the regions; None, with what is wrong said, where it is not known."""
    step = loop.step.callee
    assert isinstance(step, Function)
    summary = memory.summary(step)
    looked_at = _Looked(unit, memory, loop, step)
    wrong = [*looked_at.problems(summary, promised)]
    for message, notes in wrong:
        unit.report.add(_CODE, f"a loop cannot be checkpointed: {message}", loop.call, *notes)
    if wrong or summary is None:
        return None
    written = [each for each in summary.writes if isinstance(each, GlobalVariable)]
    read = [each for each in summary.reads if isinstance(each, GlobalVariable)]
    fixed = [each for each in read if not each.is_constant and each not in summary.writes]
    return State(tuple(written), tuple(fixed), looked_at.needed(summary, promised))


class _Looked:
    """One loop, while its step is looked at."""

    def __init__(self, unit: Unit, memory: Memory, loop: CheckpointLoop, step: Function) -> None:
        self.unit = unit
        self.memory = memory
        self.loop = loop
        self.step = step
        self.name = "it" if loop.is_found else unit.report.places.name(step)
        call = loop.call
        assert call.function is not None
        self.caller = memory.function(call.function)
        #: The memory that regions are in.
        regions = call.arguments[loop.first_region : loop.last_region : 2]
        self.regions = {root for each in regions for root in self.caller.roots.of(each)}

    def problems(self, summary: Summary | None, promised: Sequence[int]) -> Iterator[Problem]:
        """Yield what is wrong, and what helps."""
        if summary is None:
            yield Problem(f"what {self.name} does to memory is not known")
            return
        if self.loop.is_found:
            yield from self._of_memory(summary, promised)
        else:
            yield from self._of_arguments(summary, promised)
        yield from self._of_variables(summary)
        if any("byval" in getattr(each, "attributes", "") for each in self.regions):
            yield Problem("a region is a parameter that is passed as a copy", ("pass its address",))
        if summary.ends:
            yield Problem(f"{self.name} gives back memory that it has not made", (_LATER,))
        addresses = Addresses(self.unit, self.memory).stored(self.step)
        for line in list(addresses.values())[:1]:
            places = self.unit.report.places
            where = [f"it does that at {places.of(line)}"] if places.has_line(line) else []
            what = f"{self.name} stores an address in memory that outlives it"
            if self.loop.is_found and not where:
                what = "it hands an address from round to round, or to what is behind it"
            yield Problem(what, (*where, _NUMBERS))

    def _of_arguments(self, summary: Summary, promised: Sequence[int]) -> Iterator[Problem]:
        for argument in self.step.arguments[1:]:
            if not isinstance(scalar_of(argument.type), PointerType) or self._is_region(argument):
                continue
            behind = f"memory that its parameter {argument.index + 1} points to"
            if argument in summary.writes:
                yield Problem(f"{self.name} writes {behind}, which is in no region", (_REGION,))
            elif argument in summary.reads and self._at(argument) not in promised:
                what = f"{self.name} reads {behind}, which may be changed after the loop"
                where = f"it may be changed {self._changed_at(argument)}"
                yield Problem(what, (where, _REGION, "or leave it as it is after the loop"))

    def _of_memory(self, summary: Summary, promised: Sequence[int]) -> Iterator[Problem]:
        """Yield the same of a loop that the program has as one: its regions are found by us."""
        for argument in self._beyond_regions(summary, promised):
            if argument in summary.writes:
                where = self._touched_at(argument, Store, "it is written at")
                yield Problem("it writes memory of unknown size", (*where, _SIZE))
            else:
                what = "it reads memory of unknown size, which may be changed after the loop"
                where = self._touched_at(argument, Load, "it is read at")
                changed = f"it may be changed {self._changed_at(argument)}"
                yield Problem(what, (*where, changed, _SIZE, "or leave it as it is after the loop"))

    def _beyond_regions(self, summary: Summary, promised: Sequence[int]) -> Iterator[Argument]:
        """Yield the pointers to what may change, and is in no region."""
        for argument in self.step.arguments[1:]:
            is_pointer = isinstance(scalar_of(argument.type), PointerType)
            is_beyond = is_pointer and not self._is_region(argument)
            if is_beyond and self._changes(argument, summary, promised):
                yield argument

    def _changes(self, argument: Argument, summary: Summary, promised: Sequence[int]) -> bool:
        """Return whether what an argument leads to may be another in the reverse sweep."""
        is_read = argument in summary.reads and self._at(argument) not in promised
        return argument in summary.writes or is_read

    def _touched_at(
        self, argument: Argument, kind: type[Load | Store], words: str
    ) -> Iterator[str]:
        """Yield the first line that reads or writes behind an argument, if one is seen."""
        roots, places = self.memory.function(self.step).roots, self.unit.report.places
        lines = (each for each in self.step.instructions() if isinstance(each, kind))
        found = next((x for x in lines if argument in places_of(x.pointer, roots)), None)
        if found is not None and places.has_line(found):
            yield f"{words} {places.of(found)}"

    def needed(self, summary: Summary, promised: Sequence[int]) -> tuple[int, ...]:
        """Return which regions are part of the state: of those that we found, what may change."""
        first, last = self.loop.first_region, self.loop.last_region
        regions = self.loop.call.arguments[first:last:2]
        if not self.loop.is_found:
            return tuple(range(len(regions)))
        seen: dict[object, bool] = {}
        for argument in self.step.arguments[1:]:
            for root in self.caller.roots.of(self._passed(argument)):
                changes = self._changes(argument, summary, promised)
                seen[root] = seen.get(root, False) or changes
        return tuple(
            number
            for number, region in enumerate(regions)
            if any(seen.get(root, True) for root in self.caller.roots.of(region))
        )

    def _of_variables(self, summary: Summary) -> Iterator[Problem]:
        for variable in (*summary.reads, *summary.writes):
            if isinstance(variable, GlobalVariable) and not self._bytes(variable):
                called = self.unit.report.places.variable(variable)
                what = f"{self.name} uses {called}, and how large that is is not known here"
                yield Problem(what, ("declare it with its size",))

    def _bytes(self, variable: GlobalVariable) -> int:
        return self.unit.layout.alloc_size(variable.value_type)

    def _changed_at(self, argument: Argument) -> str:
        location = Location(self._passed(argument))
        line = self.caller.written_after(self.loop.call, location)
        return "by callers" if line is None else f"at {self.unit.report.places.of(line)}"

    def _at(self, argument: Argument) -> int:
        """Return which parameter of the loop it is."""
        return self.loop.last_region + argument.index - 1

    def _is_region(self, argument: Argument) -> bool:
        """Return whether a region begins where a pointer leads to."""
        return self.regions.issuperset(self.caller.roots.of(self._passed(argument)))

    def _passed(self, argument: Argument) -> Value:
        return self.loop.call.arguments[self._at(argument)]


class Addresses:
    """The memory that functions store addresses in, as far as those outside see it."""

    def __init__(self, unit: Unit, memory: Memory) -> None:
        self._unit = unit
        self._memory = memory
        self._found: dict[Function, dict[Place, Instruction]] = {}

    def stored(self, function: Function) -> dict[Place, Instruction]:
        """Return where a function, and what it calls, stores addresses; and by which line."""
        if function not in self._found:
            found = self._found[function] = {}
            for line in function.instructions():
                for place in self._places(function, line):
                    found.setdefault(place, line)
        return self._found[function]

    def _places(self, function: Function, line: Instruction) -> Iterator[Place]:
        roots = self._memory.function(function).roots
        if isinstance(line, Store):
            if self._is_address(line.operands[0]):
                yield from places_of(line.pointer, roots)
            return
        callee = certain_callee_of(line) if isinstance(line, CallBase) else None
        if not isinstance(line, CallBase) or callee is None:
            return
        if is_transfer(callee.name):
            if self._moves_addresses(line):
                yield from places_of(line.arguments[0], roots)
        elif is_exact(callee):
            yield from self._through(line, callee, roots)

    def _through(self, call: CallBase, callee: Function, roots: Roots) -> Iterator[Place]:
        """Yield where what is called stores addresses, as its caller sees it."""
        for place in self.stored(callee):
            if isinstance(place, Argument):
                yield from places_of(call.arguments[place.index], roots)
            elif place is not Wild.STACK:
                yield place

    def _is_address(self, value: Value) -> bool:
        return isinstance(scalar_of(value.type), PointerType) or (
            self._unit.types.own(value).kind is Kind.POINTER
        )

    def _moves_addresses(self, call: CallBase) -> bool:
        target, source, size = call.arguments[:3]
        stop = size.value if isinstance(size, IntConstant) else None
        kinds = (
            KIND_OF[each.mask]
            for pointer in (target, source)
            for each in self._unit.types.behind(pointer).fields
            if stop is None or any(each.within(0, stop))
        )
        return any(each in _ADDRESSES for each in kinds)
