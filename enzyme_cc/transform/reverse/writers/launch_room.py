"""Room on a device for what is kept of the rounds of loops, which the host makes for a launch.

A kernel counts the rounds first, that of the thread with most; so much has each thread then. All
threads' values of one round are neighbours. A table tells where: the number of threads, and of
each buffer its address and how many rounds there is room for.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I8, I64, POINTER
from enzyme_cc.transform.code.launched import SLOT, TABLE, counters_of
from enzyme_cc.transform.reverse.writers.counted_rounds import Counted, define

if TYPE_CHECKING:
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.reverse.writers.protocols import LoopTapes

#: So many buffers has a table at most, as the run-time part makes it (`launch/rooms.h`).
MOST_BUFFERS = 511
_FEWER = (
    "a loop of this kernel has more rounds in its derivative than it had when they were counted: "
    "how many there are depends on which thread comes first"
)


class LaunchRoom:
    """The buffers of one derivative, all of them in rooms of the launch."""

    def __init__(self, tape: LoopTapes, counting: list[Function]) -> None:
        self._tape, self._counting = tape, counting
        #: The buffers by number: the loop of each, and the bytes of one value.
        self._rows: list[tuple[Loop, int]] = []
        self._places: set[Value] = set()

    @property
    def _ahead(self) -> AugmentedWriter:
        return self._tape.ahead

    @property
    def is_full(self) -> bool:
        """Return whether the table has no place for another buffer."""
        return len(self._rows) == MOST_BUFFERS

    def _entry(self) -> Builder:
        return Builder.after_phis(self._ahead.function.entry)

    def _given(self, name: str) -> Value:
        found = parameter(self._ahead.scene.function, name)
        assert found is not None
        return self._ahead.primal(found)

    def buffer(self, loop: Loop, kind: Type) -> Value:
        """Return where this thread's first value is in a new buffer."""
        size = self._tape.layout.alloc_size(kind)
        builder = self._entry()
        table = self._given(TABLE)
        # Nothing in the primal uses it, which is what LLVM says of it.
        table.attributes = ""  # type: ignore[attr-defined]
        row = builder.gep(I64, table, [int_constant(I64, 1 + 2 * len(self._rows))])
        base = builder.load(POINTER, row)
        before = builder.mul(self._given(SLOT), int_constant(I64, size))
        made = builder.gep(I8, base, [before], name="kept")
        self._rows.append((loop, size))
        self._places.add(made)
        return made

    def has(self, place: object) -> bool:
        """Return whether a buffer is one of these."""
        return place in self._places

    def placed(self, builder: Builder, index: Value) -> Value:
        """Return where in such a buffer the value of a round is: behind those of all threads."""
        return builder.mul(index, self._threads)

    @cached_property
    def _threads(self) -> Value:
        return self._entry().load(I64, self._given(TABLE))

    # -- counting ------------------------------------------------------------------------------

    def finish(self, indices: dict[Loop, Value], bases: dict[Loop, Value]) -> None:
        """Let rounds be counted, and stop where there are more of them than there is room for."""
        if not self._rows:
            return
        fronts = {loop: self._tape.front(loop) for loop, _ in self._rows}
        scene = self._ahead.scene
        memory = scene.memory
        counted = Counted(self._rows, fronts)
        is_sure = define(self._counting, scene.nest, memory, counted)
        if is_sure:
            return
        for loop, at in counted.firsts.items():
            most = self._most(at)
            if fronts[loop]:
                self._stop(self._tape.entering(loop), bases[loop], fronts[loop], most)
            index = indices[loop]
            block = self._ahead.values[loop.header]
            builder = Builder.after_phis(block)  # type: ignore[arg-type]
            if getattr(index, "block", None) is block and not _is_phi(index):
                builder = Builder.before(_next(index))
            self._stop(builder, index, 1 + fronts[loop], most)

    def _most(self, at: int) -> Value:
        """Return for how many rounds a buffer has room."""
        builder = self._entry()
        place = builder.gep(I64, self._given(TABLE), [int_constant(I64, 2 + 2 * at)])
        return builder.load(I64, place)

    def _stop(self, builder: Builder, index: Value, more: int, most: Value) -> None:
        wanted = builder.add(index, int_constant(I64, more))
        self._ahead.unit.helpers.stop_if(builder, builder.icmp("ugt", wanted, most), _FEWER)


def room_of(tape: LoopTapes) -> LaunchRoom | None:
    """Return room that the launch has for a derivative; None where nobody makes any."""
    ahead = tape.ahead
    program = ahead.unit.program
    function = ahead.scene.function
    if not program.has_rooms or not ahead.scene.whole:
        return None
    if any(parameter(function, each) is None for each in (TABLE, SLOT)):
        return None
    counting = counters_of(program.asking.get(function, ()))
    found = [program.module.functions.get(each) for each in sorted(counting)]
    known = [each for each in found if each is not None and each.is_declaration]
    # Where one of them is defined, it counts for another derivative of the kernel.
    is_new = known and len(known) == len(found)
    if not is_new or any(each.function_type is not function.function_type for each in known):
        return None
    return LaunchRoom(tape, known)


def parameter(function: Function, name: str) -> Value | None:
    """Return the parameter of a function that is called so."""
    return next((each for each in function.arguments if each.ref == f"%{name}"), None)


def _is_phi(value: Value) -> bool:
    return getattr(value, "opcode", "") == "phi"


def _next(value: Value) -> Instruction:
    behind = value.next  # type: ignore[attr-defined]
    assert behind is not None
    return behind  # type: ignore[no-any-return]
