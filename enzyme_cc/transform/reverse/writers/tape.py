"""The tape as the reverse sweep reads it: cells, and buffers by rounds.

One value for the whole call is a cell; of each round of a loop, one in a buffer. Buffers are
indexed by rounds: of a loop that is in no other by its own, else by how many rounds it has had
since the function was called. They grow when the loop is entered, if it is known then how often
it goes round, and otherwise as it goes.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.bounds import most_rounds
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.ir.types import I64, POINTER, array_type
from enzyme_cc.plan.quantities import What
from enzyme_cc.transform.reverse.writers.launch_room import room_of
from enzyme_cc.transform.reverse.writers.tape_buffers import Room
from enzyme_cc.transform.runtime_calls.tape_helpers import HEAP_ALIGNMENT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.quantities import Key, Quantity
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.reverse.writers.launch_room import LaunchRoom
    from enzyme_cc.transform.reverse.writers.protocols import Buffer, Sweep

#: Up to so many bytes of constant size are on the stack.
_ON_STACK = 4096
#: What is said where a kernel has no memory for the tape.
NO_HEAP = "EZ0487"
#: The same in a kernel, where there is no other place: memory that each thread has for itself.
_ON_DEVICE = 32768


class Cell:
    """One value that the reverse sweep is told by the forward sweep.

    Within one function it is a variable. Between two, it crosses as a value: what is known at the
    end of the forward sweep needs no variable there, and on the other side there is none at all.
    """

    def __init__(self, tape: Tape, type_: Type, *, start: bool) -> None:
        self.tape = tape
        self.type = type_
        #: Whether it is read without having been written, and zero then.
        self.start = start
        #: What it is, where that is known wherever the forward sweep ends.
        self.value: Value | None = None
        #: Whether it leads into a block that another one leads to the start of.
        self.is_part = False
        #: What stands for it in sweeps of their own, until it is taken out of the tape.
        self.passed: dict[Function, Argument] = {}

    @cached_property
    def place(self) -> Value:
        """Return the variable, in the forward sweep."""
        builder = Builder.after_phis(self.tape.ahead.function.entry)
        made = builder.alloca(self.type, name="tape")
        if self.start:
            builder.store(zero(self.type), made)
        return made

    def is_there(self, block: Block | None) -> bool:
        """Return whether what a block computes can cross as it is."""
        return self.tape.crosses and self.tape.ahead.scene.survives(block)

    def at_end(self, builder: Builder) -> Value:
        """Return what it is, at the end of the forward sweep."""
        return self.value if self.value is not None else builder.load(self.type, self.place)

    def read(self) -> Value:
        """Return what it is, in the sweep that is being written."""
        reader = self.tape.back
        if not self.tape.crosses:
            return reader.builder.load(self.type, self.place)
        if reader.function not in self.passed:
            self.passed[reader.function] = Argument(self.type, "", "", 0)
        return self.passed[reader.function]


class LoopTape:
    """The tape of one loop: what is cached of each round."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        #: The rounds it has had; nothing for a loop that is in no other.
        self.total: Cell | None = None
        self.buffers: dict[tuple[Key, int], tuple[Cell | Value, Type]] = {}

    @property
    def cells(self) -> list[tuple[Cell, Type]]:
        """Return the buffers on the heap."""
        return [(each, kind) for each, kind in self.buffers.values() if isinstance(each, Cell)]


class Tape:
    """Everything that crosses from one sweep to the other."""

    def __init__(self, ahead: AugmentedWriter, back: Sweep) -> None:
        self.ahead = ahead
        #: The sweep that is being written, and reads.
        self.back = back
        #: Whether it is in a function of its own.
        self.crosses = back.function is not ahead.function
        self.layout = ahead.unit.layout
        #: In the order in which they were asked for first.
        self.cells: list[Cell] = []
        self._slots: dict[tuple[Key, int], Cell] = {}
        self._loops: dict[Loop, LoopTape] = {}
        self._counters: dict[Loop, Phi] = {}
        self._entering: dict[Loop, Builder] = {}
        #: Where in the buffers of a loop it goes on when it is entered, in the forward sweep.
        self._bases: dict[Loop, Value] = {}

    @cached_property
    def room(self) -> LaunchRoom | None:
        """Return what the host makes room for when it launches this."""
        return room_of(self)

    # -- reading, in the reverse sweep ---------------------------------------------------------

    def read(self, key: Key, lane: int, before: int = 0) -> Value:
        """Return one lane of what was kept, in this round or so many before."""
        builder = self.back.builder
        if key.loop is None:
            cell = self._slots.get((key, lane))
            if cell is None:
                cell = self._slots[key, lane] = self.cell(self.type(key.quantity))
            return cell.read()
        buffer, kind = self._buffer(key, lane)
        place = buffer.read() if isinstance(buffer, Cell) else buffer
        index = self._placed(builder, self.back.index(key.loop), key.loop, before)
        place = builder.gep(kind, place, [self._among_threads(builder, buffer, index)])
        return builder.load(kind, place, align=heap_alignment(self.layout, kind))

    def _placed(self, builder: Builder, index: Value, loop: Loop, before: int = 0) -> Value:
        """Return where in a buffer that is which a round keeps, or one so many rounds before it."""
        distance = self.front(loop) - before
        return builder.add(index, int_constant(I64, distance)) if distance else index

    def front(self, loop: Loop) -> int:
        """Return how many places of each buffer are for values from before the first round."""
        return self.back.plan.front(loop)

    def _buffer(self, key: Key, lane: int) -> tuple[Cell | Value, Type]:
        assert key.loop is not None
        held = self.of(key.loop)
        found = held.buffers.get((key, lane))
        if found is None:
            kind = self.type(key.quantity)
            found = held.buffers[key, lane] = self._new_buffer(key.loop, kind), kind
        return found

    def _new_buffer(self, loop: Loop, kind: Type) -> Cell | Value:
        rounds = self._constant_rounds(loop)
        is_of_device = self.ahead.unit.program.is_of_device
        most = _ON_DEVICE if is_of_device else _ON_STACK
        small = rounds is not None and rounds * self.layout.alloc_size(kind) <= most
        if rounds is not None and small and self.ahead.scene.whole:
            return Builder.after_phis(self.ahead.function.entry).alloca(
                array_type(rounds, kind), name="kept"
            )
        if self.room is not None and not self.room.is_full:
            return self.room.buffer(loop, kind)
        if is_of_device:
            self._refuse_heap(loop, rounds, kind)
        return self.cell(POINTER, start=True)

    def _refuse_heap(self, loop: Loop, rounds: int | None, kind: Type) -> None:
        """Say that a kernel has no memory for a value of each round."""
        size = self.layout.alloc_size(kind)
        how = "in split mode" if not self.ahead.scene.whole else f"{rounds} rounds of {size} bytes"
        if rounds is None and self.ahead.scene.whole:
            how = "how many rounds there are is known only when it runs"
        self.ahead.complain(
            NO_HEAP,
            "the reverse sweep needs a value of each round of this loop, and a kernel has no heap "
            f"to keep it: {how}",
            loop.header.terminator,
            "let what its rounds read stay as it is, and say so: __restrict__ on all pointers",
            "or give the loop a constant number of rounds, at most: for (k = 0; k < 64; ++k) with "
            "if (k < n) inside",
            "or let host code that launches the kernel be differentiated: it makes room",
            "or write its body as a function with a derivative of your own (docs/own-rules.md)",
        )

    def _constant_rounds(self, loop: Loop | None) -> int | None:
        """Return how many rounds of a loop are kept in the whole call, if that is known."""
        front, rounds = 0 if loop is None else self.front(loop), 1
        while loop is not None:
            count = self.ahead.scene.counts.get(loop.header)
            constant = count.constant if count is not None else None
            if constant is None and self.ahead.unit.program.is_of_device:
                constant = most_rounds(loop)
            if constant is None:
                return None
            rounds *= constant + front
            front, loop = 0, loop.parent
        return rounds

    def of(self, loop: Loop) -> LoopTape:
        """Return what is kept of a loop."""
        found = self._loops.get(loop)
        if found is None:
            found = self._loops[loop] = LoopTape(loop)
        return found

    def total(self, loop: Loop) -> Cell:
        """Return how many rounds a loop has had."""
        held = self.of(loop)
        if held.total is None:
            held.total = self.cell(I64, start=True)
        return held.total

    def cell(self, kind: Type, *, start: bool = False) -> Cell:
        """Return a new cell; from the start zero, if it is read without having been written."""
        made = Cell(self, kind, start=start)
        self.cells.append(made)
        return made

    def type(self, quantity: Quantity) -> Type:
        """Return the type of one lane of a quantity."""
        if quantity.what in (What.PRIMAL, What.SHADOW):
            return quantity.of.type
        if quantity.what is What.TAPE:
            return self.ahead.tapes[quantity.of].type
        if quantity.what is What.STORED:
            return self.ahead.stored[quantity.of, quantity.argument].type
        return I64

    # -- writing, in the forward sweep ---------------------------------------------------------

    def finish(self) -> None:
        """Write all that was asked for where it becomes known, and make room for it."""
        indices = {loop: self._index_ahead(loop) for loop in list(self._loops)}
        for (key, lane), cell in self._slots.items():
            self._put_once(key, lane, cell)
        rooms = {loop: Room(self, held) for loop, held in self._loops.items() if held.cells}
        places: dict[Buffer | Value, Value] = {}
        for loop, held in self._loops.items():
            room = rooms.get(loop)
            if room is not None and room.is_known:
                places |= room.made_before()
            self._put_each_round(held, indices[loop], places)
        for loop, room in rooms.items():
            if not room.is_known:  # it cuts blocks in two that what is kept may come from
                room.made_as_it_goes(indices[loop], self._bases[loop])
        for held in self._loops.values():
            self._put_starts(held, places)
        if self.room is not None:
            self.room.finish(indices, self._bases)

    def _put_once(self, key: Key, lane: int, cell: Cell) -> None:
        """Keep a quantity of the whole call: as it is, if it is still there at the end."""
        quantity = key.quantity
        if cell.is_there(quantity.block) and not isinstance(quantity.of, Invoke):
            cell.value = self.value(quantity, lane)
            return
        for value, builder in self._known(key, lane):
            builder.store(value, cell.place)

    def _put_each_round(
        self, held: LoopTape, index: Value, places: Mapping[Buffer | Value, Value]
    ) -> None:
        """Keep quantities of the rounds of a loop, right behind where they become known."""
        for (key, lane), (buffer, kind) in held.buffers.items():
            for value, builder in self._known(key, lane):
                _go_behind(builder, index)
                here = places.get(buffer, buffer)
                self._put_at(builder, (here, kind), self._placed(builder, index, held.loop), value)

    def _put_starts(self, held: LoopTape, places: Mapping[Buffer | Value, Value]) -> None:
        """Keep what a loop begins with, as if it were of rounds before the first one."""
        for key, before, value in self.back.plan.starts(held.loop):
            if (key, 0) not in held.buffers:
                continue
            buffer, kind = held.buffers[key, 0]
            builder = self.entering(held.loop)
            index = self._placed(builder, self._bases[held.loop], held.loop, before)
            here = places.get(buffer, buffer)
            self._put_at(builder, (here, kind), index, self.ahead.primal(value))

    def _put_at(
        self, builder: Builder, buffer: tuple[Cell | Value, Type], index: Value, value: Value
    ) -> None:
        """Put something into a buffer."""
        start, kind = buffer
        if isinstance(start, Cell):
            start = builder.load(POINTER, start.place)
        place = builder.gep(kind, start, [self._among_threads(builder, buffer[0], index)])
        builder.store(value, place, align=heap_alignment(self.layout, kind))

    def _among_threads(self, builder: Builder, buffer: Cell | Value, index: Value) -> Value:
        """Return where a round's value is in a buffer, which all threads of a launch may share."""
        room = self.room
        return room.placed(builder, index) if room is not None and room.has(buffer) else index

    def _known(self, key: Key, lane: int) -> list[tuple[Value, Builder]]:
        """Return what is to be kept, and where; of the rounds of a loop, wherever it is left."""
        quantity = key.quantity
        if quantity.what is What.ROUNDS:
            loop = self.ahead.scene.nest.headed_by(quantity.of)  # type: ignore[arg-type]
            assert loop is not None
            value: Value = self.counter(loop)
            return [(value, builder) for builder in self._behind_exits(loop)]
        value = self.value(quantity, lane)
        if quantity.what is What.RETURNED:
            return self._returned(quantity.of, value)
        loop = self._left_for_certain(key)
        if loop is not None:
            return [(value, builder) for builder in self._behind_exits(loop)]
        return [(value, self._behind(quantity, value))]

    def _returned(self, call: Value, value: Value) -> list[tuple[Value, Builder]]:
        """Return 0 before the call and the value behind it, each with where to store it."""
        assert isinstance(call, Invoke)
        assert call.block is not None
        edge = (call.block, call.successors[0])
        if edge not in self.ahead.sources:
            self.ahead.go_behind(call)
        behind = self.ahead.sources[edge]
        made = next(each for each in behind.users if isinstance(each, Invoke))
        before = int_constant(I64, 0), Builder.before(made)
        return [before, (value, Builder.before(behind.terminator))]

    def _behind_exits(self, loop: Loop) -> list[Builder]:
        """Return builders wherever a loop is left."""
        exits = [each for each in loop.exits if each in self.ahead.scene.returning]
        return [_top(self._copy(each)) for each in exits]

    def _left_for_certain(self, key: Key) -> Loop | None:
        """Return the loop whose last round a quantity is of, if each round computes it."""
        scene = self.ahead.scene
        loop = scene.levels.own(key.quantity)
        while loop is not None and loop.parent is not key.loop:
            loop = loop.parent
        block = key.quantity.block
        if loop is None or loop is key.loop or block is None:
            return None
        dominates = scene.nest.dominators.dominates
        is_certain = all(dominates(block, source) for source, _ in loop.exit_edges)
        return loop if is_certain else None

    def value(self, quantity: Quantity, lane: int) -> Value:
        """Return what a quantity is in the forward sweep."""
        what, of = quantity.what, quantity.of
        if what is What.PRIMAL:
            return self.ahead.primal(of)
        if what is What.SHADOW:
            return self.ahead.shadow(of, lane)
        if what is What.TAPE:
            return self.ahead.tapes[of]
        if what is What.STORED:
            return self.ahead.stored[of, quantity.argument]
        if what is What.RETURNED:
            return int_constant(I64, 1)
        return self._way(of)  # type: ignore[arg-type]

    def _way(self, block: Block) -> Value:
        """Return which predecessor a block is reached by, as a number."""
        phi = Builder.after_phis(self._copy(block)).phi(I64, name="way")
        for number, source in enumerate(self.ahead.scene.sources(block)):
            self._add_edges(phi, source, block, int_constant(I64, number))
        return phi

    def _add_edges(self, phi: Phi, source: Block, target: Block, value: Value) -> None:
        """Add to a phi the same value for every edge from one block to another."""
        came = self.ahead.sources.get((source, target)) or self._copy(source)
        for each in source.successors:
            if each is target:
                phi.add_incoming(value, came)

    def _copy(self, block: Block) -> Block:
        """Return what stands for a block in the forward sweep."""
        return self.ahead.values[block]  # type: ignore[return-value]

    def _behind(self, quantity: Quantity, value: Value) -> Builder:
        """Return a builder right behind where a value of the forward sweep is made."""
        if isinstance(value, Invoke):
            assert isinstance(quantity.of, Invoke)
            if self.ahead.values[quantity.of] is not value:  # it is of an augmented function
                return _top(value.successors[0])
            self.ahead.go_behind(quantity.of)
            assert self.ahead.builder.position is not None
            return Builder.before(self.ahead.builder.position)
        if isinstance(value, Instruction):
            if isinstance(value, Phi):
                return _top(value.block)
            after = value.next
            assert after is not None
            return Builder.before(after)
        assert quantity.block is not None
        return _top(self._copy(quantity.block))

    def counter(self, loop: Loop) -> Phi:
        """Return the number of the round of a loop, from 0."""
        found = self._counters.get(loop)
        if found is None:
            found = self._counters[loop] = self._new_counter(loop)
        return found

    def _new_counter(self, loop: Loop) -> Phi:
        header = loop.header
        phi = Builder.after_phis(self._copy(header)).phi(I64, name="round")
        for source in self.ahead.scene.sources(header):
            value: Value = int_constant(I64, 0)
            if source in loop:
                here = Builder.before(self._copy(source).terminator)
                value = here.add(phi, int_constant(I64, 1), "nuw nsw")
            self._add_edges(phi, source, header, value)
        return phi

    def _index_ahead(self, loop: Loop) -> Value:
        """Return where in the buffers of a loop a round is kept, as known in its header."""
        counter = self.counter(loop)
        if loop.parent is None:
            self._bases[loop] = int_constant(I64, 0)
            return counter
        total = self.total(loop)
        base = self._bases[loop] = self.entering(loop).load(I64, total.place, name="base")
        builder = _top(self._copy(loop.header))
        index = builder.add(base, counter)
        builder.store(self.used(builder, loop, index), total.place)
        return index

    def used(self, builder: Builder, loop: Loop, last: Value) -> Value:
        """Return how many places of each buffer are used when a loop is left in this round."""
        return builder.add(last, int_constant(I64, 1 + self.front(loop)))

    def entering(self, loop: Loop) -> Builder:
        """Return a builder right before a loop, in the forward sweep."""
        found = self._entering.get(loop)
        if found is None:
            assert loop.preheader is not None
            found = Builder.before(self._copy(loop.preheader).terminator)
            self._entering[loop] = found
        return found

    # -- the end -------------------------------------------------------------------------------

    def blocks(self) -> list[Cell]:
        """Return the buffers that are to be given back: others are parts of these."""
        cells = [cell for held in self._loops.values() for cell, _ in held.cells]
        return [cell for cell in cells if not cell.is_part]

    def kept(self) -> dict[Key, int]:
        """Return what is kept, with the bytes that all lanes of one round take."""
        found: dict[Key, int] = {}
        for (key, _), cell in self._slots.items():
            found[key] = found.get(key, 0) + self.layout.alloc_size(cell.type)
        for held in self._loops.values():
            for (key, _), (_, kind) in held.buffers.items():
                found[key] = found.get(key, 0) + self.layout.alloc_size(kind)
        return found

    def overhead(self) -> int:
        """Return the bytes of cells that hold nothing but where the rest is, and how much."""
        slots = set(self._slots.values())
        return sum(self.layout.alloc_size(each.type) for each in self.cells if each not in slots)

    def give_back(self, builder: Builder) -> None:
        """Free all buffers, in the reverse sweep."""
        for cell in self.blocks():
            self.ahead.unit.helpers.released(builder, cell.read())


def _go_behind(builder: Builder, index: Value) -> None:
    """Move the builder behind the index, if it stands right behind the phis of its block."""
    if not isinstance(index, Instruction) or isinstance(index, Phi):
        return
    position = index.block.first_after_phis() if index.block is builder.block else None
    if position is not None and builder.position is position:
        builder.position = index.next


def _top(block: Block | None) -> Builder:
    """Return the first place in a block for anything but phis and what unwinding begins with."""
    assert block is not None
    builder = Builder.after_phis(block)
    builder.position = block.first_after_pads()
    return builder


def heap_alignment(layout: DataLayout, kind: Type) -> int:
    """Return what is promised of the address of a value on the heap."""
    return min(layout.abi_alignment(kind), HEAP_ALIGNMENT)
