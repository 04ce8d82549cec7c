"""Loops whose reverse is left out at run time, when nothing comes back to what they compute.

What the arm of a `select` computes that is not taken has an adjoint of zero. Where the reverse of a
loop adds products of the adjoints of its results to others and to shadows, and does nothing else,
one comparison before it saves all its rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.attributes.vocabulary import Mode
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import Call, CallBase, Invoke
from enzyme_cc.ir.types import I1, FloatType
from enzyme_cc.transform.code.slope_tests import not_all_zero
from enzyme_cc.transform.reverse.writers.protocols import Sweep

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.lanes.demanded import Demands
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.instructions import Branch
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.adjoints import Adjoints
    from enzyme_cc.transform.reverse.writers.tape import Tape


class _Whole(Sweep, Protocol):
    """A sweep with its adjoints and its tape."""

    adjoints: Adjoints
    tape: Tape

    @property
    def demands(self) -> Demands:
        """Return which lanes of which values have adjoints."""
        ...


class IdleLoops:
    """The loops of one function that may be idle, as its reverse sweep is written."""

    def __init__(self, back: _Whole) -> None:
        self.back = back
        #: Each with those of its values with adjoints that are used behind it.
        self.found = dict(_candidates(back))
        self._tests: list[tuple[Loop, Branch]] = []

    def outermost(self, left: Sequence[Loop]) -> Loop | None:
        """Return the largest of some loops, which are given from the inside out."""
        return next((each for each in reversed(left) if each in self.found), None)

    def test(self, loop: Loop, reverse: Block) -> None:
        """Go to the reverse of a loop, or on behind this if there is nothing for it to do."""
        builder, adjoints = self.back.builder, self.back.adjoints
        lanes = range(self.back.width)
        given = (adjoints.now(value, lane) for value in self.found[loop] for lane in lanes)
        known = [each for each in given if each is not None]
        is_later = self.back.unit.program.is_innermost_of_several
        condition = not_all_zero(builder, known, is_later=is_later)
        skipped = builder.new_block("idle")
        self._tests.append((loop, builder.conditional(condition, reverse, skipped)))
        builder.move_to_end(skipped)

    def finish(self) -> None:
        """Always go through loops of whose inner loops there is a tape: it is gone back through."""
        for loop, branch in self._tests:
            inner = (self.back.scene.nest.loops[number] for number in loop.numbers[1:])
            if any(self.back.tape.of(each).buffers for each in inner):
                branch.set_operand(0, int_constant(I1, 1))


def _candidates(back: _Whole) -> Iterator[tuple[Loop, tuple[Value, ...]]]:
    program = back.unit.program
    # Threads of a warp add together: all of them come along. And only forward mode asks for the
    # slopes of the adjoints that are zero.
    if program.is_of_device or not program.later <= {Mode.FORWARD} or program.choices.makes_ir:
        return
    for loop in back.scene.nest.loops:
        entering = loop.preheader
        if entering is None or entering not in back.scene.returning:
            continue
        if isinstance(entering.terminator, Invoke) or not _only_computes(back, loop):
            continue
        results = tuple(_results(back, loop))
        if results and all(_may_be_idle(back, each) for each in results):
            yield loop, results


def _only_computes(back: _Whole, loop: Loop) -> bool:
    """Return whether a loop loads and computes: it writes nothing, and calls what does neither."""
    for block in loop.blocks:
        for line in block:
            if isinstance(line, CallBase):
                if not isinstance(line, Call) or not back.scene.is_computed(line):
                    return False
            elif line.opcode in _EFFECTS:
                return False
    return True


def _results(back: _Whole, loop: Loop) -> Iterator[Value]:
    inside = frozenset(loop.blocks)
    for block in loop.blocks:
        for line in block:
            users = (each for each in line.users if isinstance(each, Instruction))
            if back.scene.has_adjoint(line) and any(each.block not in inside for each in users):
                yield line


def _may_be_idle(back: _Whole, value: Value) -> bool:
    return isinstance(value.type, FloatType) and back.demands.may_be_left_out(value)


#: What changes memory, or makes some.
_EFFECTS = frozenset("alloca atomicrmw cmpxchg fence store va_arg".split())
