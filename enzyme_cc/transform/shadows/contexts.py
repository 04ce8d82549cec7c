"""Contexts: private sets of the shadows of global variables, for all derivatives of one level.

While a request runs, a variable of the thread holds its context, or null. Derivatives look there
for the shadows of what may change, so that they are the same with and without, called by name or
through a pointer. Each level has a variable of its own: see ADR 15.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import I8, I64, POINTER
from enzyme_cc.transform.code.constant_steps import addresses_in, holds_numbers, in_steps
from enzyme_cc.transform.code.thread_variables import asks_for_thread, of_this_thread
from enzyme_cc.transform.program.context_slots import HEAD, Slots
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX, fill_zero

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.runtime_calls.helpers import Helpers
    from enzyme_cc.transform.shadows.lanes import Lane

#: What the head holds: whose slots these are, how many directions, and which level is using it.
UNIT, WIDTH, USER = 0, 8, 16
_CURRENT = PREFIX + "context.current"


class Owner(Protocol):
    """The shadows of constants in one of the two modes."""

    @property
    def is_active(self) -> Callable[[Value], bool]:
        """Return what tells whether a constant has a shadow."""
        ...

    def static(self, value: GlobalVariable, lane: Lane) -> Value:
        """Return the shadow of a variable for requests without a context."""
        ...

    def at_first(self, value: Value, lane: Lane) -> Value:
        """Return the lane of a constant that a variable holds at first."""
        ...


class Contexts:
    """The state of contexts that derivatives of one level share."""

    def __init__(self, module: Module, layout: DataLayout, helpers: Helpers) -> None:
        self._module = module
        self._layout = layout
        self._helpers = helpers
        self.slots = Slots(module, layout)
        self._current: GlobalVariable | None = None
        self._places: dict[tuple[Owner, GlobalVariable, Lane], GlobalVariable] = {}

    @property
    def are_used(self) -> bool:
        """Return whether the program makes any."""
        return self.slots.size is not None

    @property
    def current(self) -> GlobalVariable:
        """Return the variable that holds the context of the request that runs."""
        if self._current is None:
            words = "internal thread_local global"
            self._current = new_global(self._module, _CURRENT, POINTER, null(), words=words)
        return self._current

    # -- in derivatives ------------------------------------------------------------------------

    def place(self, owner: Owner, variable: GlobalVariable, lane: Lane) -> Value | None:
        """Return a placeholder of a shadow until all is written; None where all share one."""
        if not self.are_used or not is_private(variable):
            return None
        found = self._places.get((owner, variable, lane))
        if found is None:
            found = self._places[owner, variable, lane] = new_global(
                self._module, PREFIX + "place", variable.value_type, words="external global"
            )
        return found

    def settle(self) -> None:
        """Replace each placeholder by what is known when the program runs: all is written."""
        functions: dict[Function, None] = {}
        for each in self._places.values():
            functions |= dict.fromkeys(self._module.functions_using(each))
        stands = {each: key for key, each in self._places.items()}
        for function in functions:
            _Settling(self, function, stands).settle()
        for each in self._places.values():
            self._module.remove_global(each)
        self._places.clear()

    # -- around requests -----------------------------------------------------------------------

    def enter(
        self, builder: Builder, context: Value | None, width: int, where: str
    ) -> Value | None:
        """Enter a request's context; return the one that ran before."""
        if not self.are_used:
            return None
        before = builder.load(POINTER, self.current)
        if context is not None:
            self._check(builder, context, width, where)
            builder.store(self.current, _field(builder, context, USER))
        builder.store(null() if context is None else context, self.current)
        return before

    def leave(self, builder: Builder, context: Value | None, before: Value | None) -> None:
        """Leave a request's context behind the request, for the one before."""
        if before is None:
            return
        if context is not None:
            builder.store(null(), _field(builder, context, USER))
        builder.store(before, self.current)

    def _check(self, builder: Builder, context: Value, width: int, where: str) -> None:
        self.check_unit(builder, context, where)
        directions = builder.load(I64, _field(builder, context, WIDTH))
        other = builder.icmp("ne", directions, int_constant(I64, width))
        message = f"the context is of another width than the request, which is of width {width}"
        self._helpers.stop_if(builder, other, f"{where}: {message}")
        user = builder.load(POINTER, _field(builder, context, USER))
        in_use = builder.and_(
            builder.icmp("ne", user, null()), builder.icmp("ne", user, self.current)
        )
        message = "a request around this one uses the same context: give each its own"
        self._helpers.stop_if(builder, in_use, f"{where}: {message}")

    def check_unit(self, builder: Builder, context: Value, where: str) -> None:
        """Stop the program where a context has other slots than this file's."""
        is_null = builder.icmp("eq", context, null())
        self._helpers.stop_if(builder, is_null, f"{where}: the context is a null pointer")
        unit = builder.load(POINTER, _field(builder, context, UNIT))
        other = builder.icmp("ne", unit, self.slots.begin())
        message = "the context was made in another library: make it in that of its requests"
        self._helpers.stop_if(builder, other, f"{where}: {message}")

    def renew(
        self,
        builder: Builder,
        context: Value,
        owner: Owner,
        variable: GlobalVariable,
        lane: Lane,
    ) -> None:
        """Zero the slot of a private variable, as the request begins."""
        if not is_private(variable) or variable.name in self.slots.asked:
            return
        slot = self.slot(builder, context, owner, variable, lane)
        size = int_constant(I64, self._layout.alloc_size(variable.value_type))
        fill_zero(builder, self._module, slot, size)
        start = variable.initializer

        def stand(other: GlobalVariable) -> Value | None:
            is_ours = is_private(other) and owner.is_active(other)
            return self.slot(builder, context, owner, other, lane) if is_ours else None

        for at, address in addresses_in(self._layout, start) if start is not None else ():
            moved = in_steps(builder, address, stand)
            if moved is address:
                moved = owner.at_first(address, lane)
            builder.store(moved, _field(builder, slot, at), align=1)

    def slot(
        self, builder: Builder, context: Value, owner: object, variable: GlobalVariable, lane: Lane
    ) -> Value:
        """Return where a context of a width has the shadow of a variable."""
        offset, stride = self.slots.offset(variable, owner), self.slots.stride(variable)
        return _field(builder, context, HEAD + lane.width * offset + lane.number * stride)


def _field(builder: Builder, context: Value, at: int) -> Value:
    return builder.gep(I8, context, [int_constant(I64, at)]) if at else context


def is_private(variable: GlobalVariable) -> bool:
    """Return whether a context has a shadow of its own of a variable."""
    if variable.name.startswith(_CURRENT):
        return False
    start = variable.initializer
    return not variable.is_constant or (start is not None and holds_numbers(start))


class _Settling:
    """One function, in which shadows depend on the context."""

    def __init__(
        self,
        contexts: Contexts,
        function: Function,
        stands: dict[GlobalVariable, tuple[Owner, GlobalVariable, Lane]],
    ) -> None:
        first = function.entry.first_after_phis()
        assert first is not None
        self.contexts = contexts
        self.function = function
        self.stands = stands
        self.builder = Builder.before(first)
        self.context = self.builder.load(POINTER, contexts.current, name="context")
        self.is_none = self.builder.icmp("eq", self.context, null())
        self.found: dict[GlobalVariable, Value] = {}
        self.made: dict[Value, Value] = {}

    def settle(self) -> None:
        """Put the shadow of the context in every place."""
        for instruction in list(self.function.instructions()):
            if isinstance(instruction, CallBase) and asks_for_thread(instruction):
                found = self.stand(instruction.arguments[0])  # type: ignore[arg-type]
                if found is not None:
                    instruction.replace_all_uses(found)
                    instruction.erase()
                continue
            for index, operand in enumerate(instruction.operands):
                self._operand(instruction, index, operand)

    def _operand(self, instruction: Instruction, index: int, operand: Value) -> None:
        if operand.uses is None or isinstance(operand, Function):
            return
        if operand not in self.made:
            self.made[operand] = in_steps(self.builder, operand, self.stand)
        if self.made[operand] is not operand:
            instruction.set_operand(index, self.made[operand])

    def stand(self, place: GlobalVariable) -> Value | None:
        """Return the shadow in the context that holds, or the one for all requests without."""
        key = self.stands.get(place)
        if key is None:
            return None
        if place not in self.found:
            owner, variable, lane = key
            builder = self.builder
            slot = self.contexts.slot(builder, self.context, owner, variable, lane)
            static = of_this_thread(builder, owner.static(variable, lane))
            self.found[place] = builder.select(self.is_none, static, slot)
        return self.found[place]
