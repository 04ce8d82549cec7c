"""Addresses that are the same for all threads of a block, wherever in a function they are used.

They are made of parameters and of where the block is, so that they are known at the end of the
reverse sweep as well. What is added there can wait until then, if nobody stores there before. In
loops with a known number of rounds there may be an address for each round.
"""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.analysis import Location
from enzyme_cc.analysis.memory.reach import Reach
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.function import Argument, Phi
from enzyme_cc.ir.instructions import Binary, CallBase, Cast, GetElementPointer
from enzyme_cc.ir.types import POINTER, IntType
from enzyme_cc.transform.code.devices import device_of
from enzyme_cc.transform.program.block_requests import is_meeting
from enzyme_cc.transform.program.gathered import Gathered
from enzyme_cc.transform.shadows.inactive import Writer

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.instructions import Load
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.program.unit import Unit

#: No more bytes of sums are kept for the end: each is in a register of the thread.
_MOST_KEPT = 128
#: An address of more parts is rather kept than computed once more.
_MOST_PARTS = 32
_MADE_OF = (Binary, Cast, GetElementPointer)
#: What stops a program for some numbers, and must not be computed where it was not.
_DIVISIONS = frozenset(("sdiv", "srem", "udiv", "urem"))
_WIDENINGS = frozenset(("sext", "trunc", "zext"))
_NOT_ONE = Gathered("it is a part of a larger derivative")
_IN_TWO = "the sweeps are in functions of their own"


class _Shadows(Writer, Protocol):
    """A derivative being written, with shadows of parameters."""

    def shadow(self, value: Value, lane: int) -> Value:
        """Return one lane of a value."""
        ...


class BlockAddresses:
    """Such addresses in one function."""

    def __init__(self, unit: Unit, scene: Scene) -> None:
        self._unit = unit
        self._scene = scene
        self._gathered = unit.program.gathered.get(scene.function, _NOT_ONE)
        self._keys: dict[Value, Hashable | None] = {}
        #: How many parts values are made of, each as often as it is one.
        self._sizes: dict[Value, int] = {}
        #: How many bytes are kept for the end, by address.
        self._kept: dict[Hashable, int] = {}

    def why_not(self, load: Load, width: int) -> str:
        """Return why what is added behind a load's address cannot wait for the end; or nothing."""
        why_not = self._why_never
        if why_not:
            return why_not
        key = self.key(load.pointer)
        if key is None:
            return "its address is not made of parameters and blockIdx that are alike for all"
        if self._is_written_before(load):
            return "it may be written before it is read"
        size = self._unit.layout.store_size(load.type) * width * self._times(load)
        if not size:
            return "its address is one of a loop that it is read behind"
        others = sum(each for one, each in self._kept.items() if one != key)
        if others + size > _MOST_KEPT:
            return "too many sums are kept in registers until the end"
        self._kept[key] = size
        return ""

    @cached_property
    def _why_never(self) -> str:
        if not self._scene.whole:
            return _IN_TWO
        return self._gathered.why_not

    # -- what an address is made of --------------------------------------------------------------

    def key(self, pointer: Value) -> Hashable | None:
        """Return what an address is made of, alike for the same ones; None if it is not known."""
        return self._key(pointer, _MOST_PARTS)

    def _key(self, value: Value, most: int) -> Hashable | None:
        """Return the same of an address or an integer of so many parts at most."""
        if value not in self._keys:
            found = self._key_of(value, most - 1) if most > 0 else None
            parts = value.operands if isinstance(value, _MADE_OF) else ()
            size = 1 + sum(self._sizes.get(each, 1) for each in parts)
            self._sizes[value] = size
            self._keys[value] = found if size <= _MOST_PARTS else None
        return self._keys[value]

    def _key_of(self, value: Value, most: int) -> Hashable | None:
        if isinstance(value, Argument):
            return self._parameter(value)
        if isinstance(value, GetElementPointer):
            is_one = value.type is POINTER
            return self._made(value, value.source_type.text, most) if is_one else None
        return self._number(value, most) if isinstance(value.type, IntType) else None

    def _number(self, value: Value, most: int) -> Hashable | None:
        if isinstance(value, IntConstant):
            return value.type.text, value.value
        if isinstance(value, Phi):
            return value if self._round_of(value) is not None else None
        if isinstance(value, Binary) and value.opcode not in _DIVISIONS:
            return self._made(value, value.opcode, most)
        if isinstance(value, Cast) and value.opcode in _WIDENINGS:
            return self._made(value, f"{value.opcode} {value.type.text}", most)
        told = self._told_by(value)
        return None if told is None else told.name

    def _made(self, value: Instruction, word: str, most: int) -> Hashable | None:
        """Return what an instruction is made of, if that is known of all its operands."""
        parts = [self._key(each, most) for each in value.operands]
        return None if None in parts else (word, *parts)

    def _parameter(self, argument: Argument) -> Hashable | None:
        is_one = argument.index in self._gathered.alike and "byval" not in argument.attributes
        is_plain = argument.type is POINTER or isinstance(argument.type, IntType)
        return ("parameter", argument.index) if is_one and is_plain else None

    def _told_by(self, value: Value) -> Function | None:
        """Return what tells a thread where its block is, and how large; None of all else."""
        device = device_of(self._unit.module)
        callee = callee_of(value) if isinstance(value, CallBase) else None
        is_alike = device is not None and callee is not None and callee.name in device.alike
        return callee if is_alike else None

    # -- rounds of loops -------------------------------------------------------------------------

    def _round_of(self, phi: Phi) -> tuple[Loop, int] | None:
        """Return the loop that a number counts the rounds of, from constants, and how many."""
        found = self._scene.inductions.get(phi)
        if found is None:
            return None
        induction, loop = found
        count = self._scene.counts.get(loop.header)
        if count is None or count.constant is None:
            return None
        is_known = all(isinstance(each, IntConstant) for each in (induction.start, induction.step))
        return (loop, count.constant) if is_known else None

    def loops(self, pointer: Value) -> dict[Loop, int]:
        """Return the loops in which an address differs from round to round, with their rounds."""
        found: dict[Loop, int] = {}
        pending = [pointer]
        while pending:
            each = pending.pop()
            known = self._round_of(each) if isinstance(each, Phi) else None
            if known is not None:
                found[known[0]] = known[1]
            elif isinstance(each, _MADE_OF):
                pending += each.operands
        return found

    def _times(self, load: Load) -> int:
        """Return how many addresses a load may have; 0 where it is not in the loops of these."""
        loops = self.loops(load.pointer)
        assert load.block is not None
        return prod(loops.values()) if all(load.block in each for each in loops) else 0

    # -- computing it once more ------------------------------------------------------------------

    def shadow(
        self, back: _Shadows, pointer: Value, lane: int, rounds: Mapping[Loop, int]
    ) -> Value:
        """Return the shadow of an address that has a key, in some rounds, wherever code goes.

        Where no thread used it, it may be no address of anything: promises are left out.
        """
        if not isinstance(pointer, GetElementPointer):
            return back.shadow(pointer, lane)
        base = self.shadow(back, pointer.pointer, lane, rounds)
        steps = [self._again(back, each, rounds) for each in pointer.indices]
        return back.builder.gep(pointer.source_type, base, steps)

    def _again(self, back: _Shadows, value: Value, rounds: Mapping[Loop, int]) -> Value:
        told = self._told_by(value)
        if told is not None:
            return back.builder.call(told, [])
        if isinstance(value, Phi):
            return self._in_round(value, rounds)
        if isinstance(value, Binary):
            left, right = (self._again(back, each, rounds) for each in value.operands)
            return back.builder.binary(value.opcode, left, right)
        if isinstance(value, Cast):
            number = self._again(back, value.operands[0], rounds)
            return back.builder.cast(value.opcode, number, value.type)
        return back.primal(value)

    def _in_round(self, phi: Phi, rounds: Mapping[Loop, int]) -> Value:
        """Return what a number is in a round that is known."""
        induction, loop = self._scene.inductions[phi]
        start, step = induction.start, induction.step
        assert isinstance(start, IntConstant)
        assert isinstance(step, IntConstant)
        return int_constant(phi.type, start.value + rounds[loop] * step.value * induction.scale)

    # -- who stores there ------------------------------------------------------------------------

    def _is_written_before(self, load: Load) -> bool:
        """Return whether a store may come before a load whose reverse would then come too late.

        Where threads wait for each other, one's store may come before another's load.
        """
        location = Location(load.pointer)
        may_write = self._scene.memory.may_write
        return any(
            (self._meets or self._leads_to(each, load)) and may_write(each, location)
            for each in self._writers
        )

    @cached_property
    def _meets(self) -> bool:
        return any(map(is_meeting, self._scene.function.instructions()))

    @cached_property
    def _writers(self) -> list[Instruction]:
        """Return what may change memory; what threads wait for each other in does not."""
        lines = self._scene.function.instructions()
        effects = self._scene.memory.memory.effects
        return [each for each in lines if not is_meeting(each) and effects(each).writes]

    @cached_property
    def _reach(self) -> Reach:
        return Reach(self._scene.function)

    def _leads_to(self, writer: Instruction, load: Load) -> bool:
        """Return whether a load may come after a writer."""
        first, second = writer.block, load.block
        assert first is not None
        assert second is not None
        if first is second:
            lines = list(first)
            if lines.index(writer) < lines.index(load):
                return True
        numbers = self._reach.number
        return bool(self._reach.after(numbers[first]) >> numbers[second] & 1)
