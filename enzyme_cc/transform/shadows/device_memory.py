"""Shadows of variables in the memory of a device, around a request in the code of a kernel.

Memory that a block shares has a shadow that the block shares, too: all its threads clear it
together, between two barriers, for the threads of a block come to a request at the same time if
there is a barrier in what it differentiates. So does one behind the derivative: what runs after it
may overwrite what other threads still read to reverse what they did first.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.types import I32, I64, VOID, function_type, int_type
from enzyme_cc.transform.code.devices import device_of
from enzyme_cc.transform.code.launched import parts_of
from enzyme_cc.transform.shadows.dynamic_memory import is_dynamic, size_of_part

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from enzyme_cc.analysis.activity.analysis import ActivityResults
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.code.devices import Device
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.shadows.constants import ShadowConstants
    from enzyme_cc.transform.shadows.lanes import Lane

_NUMBER = function_type(I32, ())
#: The bytes that a thread clears at once.
_WORDS = (8, 4, 1)


class Constants(Protocol):
    """The shadows of constants of one mode."""

    def own(self, value: GlobalVariable, lane: Lane) -> GlobalVariable | None:
        """Return our shadow of a variable that may change."""
        ...

    def refuse(self, value: GlobalVariable, among: Container[Function | None] = ()) -> None:
        """Say that a variable has no shadow in these functions."""
        ...


class DeviceMemory:
    """The variables of a device around one request."""

    def __init__(self, unit: Unit, constants: ShadowConstants, found: ActivityResults) -> None:
        self._unit = unit
        self._constants = constants
        self._found = found

    def begin(
        self, builder: Builder, variables: Iterable[GlobalVariable], lanes: Iterable[Lane]
    ) -> None:
        """Clear the shadows of what a block shares; of all else nobody but the user has some."""
        lanes = list(lanes)
        caller = builder.block.function
        parts = parts_of(caller.name) if caller is not None else 0
        shared = [each for each in variables if self._is_for_us(each, lanes[0], parts)]
        if not shared:
            return
        # All threads of a kernel that was made to be launched come to what it asks for.
        barrier = self.barrier or (self._device.barriers[0] if parts else None)
        if barrier is None:
            self._refuse_without_barrier(shared[0])
            return
        self._wait(builder, barrier)
        for each in shared:
            for lane in lanes:
                shadow = self._constants.own(each, lane)
                assert shadow is not None
                self._clear(builder, shadow, parts)
        self._wait(builder, barrier)

    def end(self, builder: Builder) -> None:
        """Wait for all threads, if they wait for each other in what is differentiated."""
        if self.barrier is not None:
            self._wait(builder, self.barrier)

    def _is_for_us(self, variable: GlobalVariable, lane: Lane, parts: int) -> bool:
        """Return whether a variable is one that a block shares; refuse what all blocks do."""
        if self._constants.own(variable, lane) is None:
            return False
        if is_dynamic(self._unit.module, variable) and not parts:
            self._constants.refuse(variable, {each.function for each in self._found.contexts})
            return False
        if variable.type.address_space == self._device.shared:  # type: ignore[attr-defined]
            return True
        self._complain(
            variable,
            f"the variable {variable.name} of the device carries a derivative: all threads share "
            "its shadow, and none may clear it",
            "pass it to what is differentiated as an argument, with its shadow",
            "or declare a shadow of its own, which you clear before the kernel starts "
            "(docs/globals.md)",
        )
        return False

    def _refuse_without_barrier(self, variable: GlobalVariable) -> None:
        self._complain(
            variable,
            f"{variable.name} is shared by the threads of a block, and what is differentiated has "
            "no barrier of the block: nobody knows when its shadow may be cleared",
            "pass a pointer to it, and to a shadow that is shared, too, as arguments",
            "or call __syncthreads() in what is differentiated, by all threads of the block",
        )

    def _complain(self, variable: GlobalVariable, message: str, *ways: str) -> None:
        use = self._constants._use(variable)  # noqa: SLF001
        self._unit.report.add("EZ0488", message, use, *ways)

    @property
    def _device(self) -> Device:
        found = device_of(self._unit.module)
        assert found is not None
        return found

    # -- barriers ------------------------------------------------------------------------------

    @cached_property
    def barrier(self) -> str | None:
        """Return the barrier of a block that all its threads come to in what is differentiated."""
        program = self._unit.program
        for context in self._found.contexts:
            for each in sorted(mentioned(context.function), key=lambda each: each.name):
                rule = program.rule(each) if each.is_declaration else None
                if rule is not None and rule.mirrored_by in self._device.barriers:
                    return rule.mirrored_by
        return None

    def _wait(self, builder: Builder, barrier: str) -> None:
        rule = self._unit.library.callee(barrier)
        assert rule is not None
        given: list[Value] = [int_constant(I32, 0) for _ in rule.arguments]
        kind = function_type(VOID, tuple(each.type for each in given))
        function = declare(self._unit.module, barrier, kind, suffix="convergent nounwind")
        builder.call(function, given)

    # -- clearing ------------------------------------------------------------------------------

    def _clear(self, builder: Builder, shadow: GlobalVariable, parts: int) -> None:
        layout = self._unit.layout
        module = self._unit.module
        if is_dynamic(module, shadow):
            count = builder.lshr(size_of_part(builder, module, parts), int_constant(I64, 3))
            self._fill_words(builder, shadow, 8, count)
            return
        size, align = (f(shadow.value_type) for f in (layout.alloc_size, layout.abi_alignment))
        word = next(each for each in _WORDS if each == 1 or (align >= each and size % each == 0))
        self._fill_words(builder, shadow, word, int_constant(I64, size // word))

    def _fill_words(
        self, builder: Builder, shadow: GlobalVariable, word: int, count: Value
    ) -> None:
        kind = (VOID, shadow.type, I64)
        name = f"clear_shared{word}"
        helper = self._unit.helpers.made(name, name, kind, partial(self._fill, word))
        builder.call(helper, [shadow, count])

    def _fill(self, word: int, made: Function) -> None:
        """Clear words, each thread its own: those that are a multiple of all threads apart."""
        start, loop, body, done = (made.insert_block(n) for n in ("start", "loop", "body", "done"))
        pointer, size = made.arguments
        builder = Builder(start)
        first, step = self._share(builder)
        builder.branch(loop)
        builder.move_to_end(loop)
        at = builder.phi(I64, [(first, start)], name="at")
        builder.conditional(builder.icmp("ult", at, size), body, done)
        builder.move_to_end(body)
        kind = int_type(8 * word)
        builder.store(zero(kind), builder.gep(kind, pointer, [at]))
        at.add_incoming(builder.add(at, step), body)
        builder.branch(loop)
        builder.move_to_end(done)
        builder.ret()

    def _share(self, builder: Builder) -> tuple[Value, Value]:
        """Return the number of this thread in its block, and how many there are."""
        device = self._device
        if not device.counts:
            return self._first(builder)
        number: Value = int_constant(I32, 0)
        count: Value = int_constant(I32, 1)
        for which, many in reversed(list(zip(device.threads, device.counts, strict=True))):
            own, others = (self._asked(builder, name) for name in (which, many))
            number = builder.add(builder.mul(number, others), own)
            count = builder.mul(count, others)
        return builder.zext(number, I64), builder.zext(count, I64)

    def _first(self, builder: Builder) -> tuple[Value, Value]:
        """Return the same where one thread does it all: all others are beyond the end."""
        places = [self._asked(builder, name) for name in self._device.threads]
        any_ = builder.or_(builder.or_(places[0], places[1]), places[2])
        is_first = builder.icmp("eq", any_, int_constant(I32, 0))
        number = builder.select(is_first, int_constant(I64, 0), int_constant(I64, -1))
        return number, int_constant(I64, 1)

    def _asked(self, builder: Builder, name: str) -> Value:
        function = declare(self._unit.module, name, _NUMBER, suffix="nounwind")
        return builder.call(function, [])
