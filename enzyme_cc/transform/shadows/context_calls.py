"""Calls that make contexts, clear them and look into them, as instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import IntConstant, int_constant, null
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.types import I8, I64, POINTER, VOID, IntType, function_type
from enzyme_cc.transform.code.constant_steps import addresses_in, holds_numbers, in_steps
from enzyme_cc.transform.code.counted_loops import counted
from enzyme_cc.transform.layout.byte_layout import content_of_type
from enzyme_cc.transform.program.context_slots import ALIGNMENT, HEAD, alignment_of
from enzyme_cc.transform.shadows.contexts import UNIT, WIDTH, Contexts

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.shadow_calls import ShadowCall
    from enzyme_cc.transform.report.report import Report
    from enzyme_cc.transform.runtime_calls.helpers import Helpers

_CALLOC = function_type(POINTER, (I64, I64))


class ContextCalls:
    """The calls of one module that have to do with contexts."""

    def __init__(
        self, module: Module, layout: DataLayout, helpers: Helpers, report: Report
    ) -> None:
        self._module = module
        self._layout = layout
        self._helpers = helpers
        self._report = report
        self._contexts = Contexts(module, layout, helpers)
        self._slots = self._contexts.slots
        #: The variables whose shadows are asked for, and those whose addresses they hold.
        self._asked: dict[GlobalVariable, None] = {}

    def ask(self, asked: ShadowCall) -> None:
        """Give out the slots that a call needs, before any is looked into."""
        self._slots.begin()
        pending = [asked.variable] if asked.variable is not None else []
        while pending:
            variable = pending.pop()
            if variable in self._asked or not self._may_be_held(variable, asked):
                continue
            self._asked[variable] = None
            self._slots.ask(variable)
            start = variable.initializer
            inside = globals_in(start) if start is not None else ()
            pending += [
                each for each in inside if isinstance(each, GlobalVariable) and holds_numbers(each)
            ]

    def _may_be_held(self, variable: GlobalVariable, asked: ShadowCall) -> bool:
        wrong = ""
        if not self._layout.alloc_size(variable.value_type):
            wrong = f"the size of {variable.name} is not known here"
        elif alignment_of(variable) > ALIGNMENT and not self._is_only_wide(variable):
            wrong = f"{variable.name} is aligned to more than {ALIGNMENT} bytes"
        if wrong:
            self._report.add(
                "EZ0433",
                f"{asked.name}: {wrong}, so that no context can hold its shadow",
                asked.call,
                "define it in this file, with no more than its natural alignment",
            )
        return not wrong

    def _is_only_wide(self, variable: GlobalVariable) -> bool:
        """Return whether only a front end that likes large arrays to be aligned says so."""
        return self._layout.abi_alignment(variable.value_type) <= ALIGNMENT

    # -- each call -----------------------------------------------------------------------------

    def new(self, builder: Builder, asked: ShadowCall) -> Value:
        """Allocate a block of the heap with room for every slot, all zero."""
        assert asked.width is not None
        width = int_constant(I64, asked.width)
        slots = builder.mul(builder.load(I64, self._slots.begin()), width)
        size = builder.add(slots, int_constant(I64, HEAD))
        calloc = declare(self._module, "calloc", _CALLOC)
        made = builder.call(calloc, [int_constant(I64, 1), size])
        failed = builder.icmp("eq", made, null())
        message = f"{self._report.places.of(asked.call)}: no memory for a context"
        self._helpers.stop_if(builder, failed, message)
        builder.store(self._slots.begin(), _at(builder, made, UNIT))
        builder.store(width, _at(builder, made, WIDTH))
        if any(map(self._holds_addresses, self._asked)):
            self._call(builder, "point", made, self._point)
        return made

    def zero(self, builder: Builder, asked: ShadowCall) -> None:
        """Zero all numbers in the slots that are asked for."""
        assert asked.context is not None
        self._contexts.check_unit(builder, asked.context, self._report.places.of(asked.call))
        self._call(builder, "clear", asked.context, self._clear)

    def shadow(self, builder: Builder, asked: ShadowCall) -> Value:
        """Return where the shadow of the variable begins in the direction that is asked for."""
        assert asked.context is not None
        assert asked.variable is not None
        assert asked.lane is not None
        where = self._report.places.of(asked.call)
        self._contexts.check_unit(builder, asked.context, where)
        width = builder.load(I64, _at(builder, asked.context, WIDTH))
        lane = _wide(builder, asked.lane)
        if not isinstance(lane, IntConstant) or lane.value:
            outside = builder.icmp("uge", lane, width)
            message = f"{where}: the context has no such direction, counted from 0"
            self._helpers.stop_if(builder, outside, message)
        return self._slot(builder, (asked.context, width), asked.variable, lane)

    def _slot(
        self, builder: Builder, context: tuple[Value, Value], variable: GlobalVariable, lane: Value
    ) -> Value:
        block, width = context
        first = builder.mul(width, int_constant(I64, self._slots.offset(variable)))
        further = builder.mul(lane, int_constant(I64, self._slots.stride(variable)))
        at = builder.add(builder.add(first, further), int_constant(I64, HEAD))
        return builder.gep(I8, block, [at])

    # -- functions -----------------------------------------------------------------------------

    def _call(
        self, builder: Builder, name: str, context: Value, fill: Callable[[Function], None]
    ) -> None:
        helper = self._helpers.made(name, f"context.{name}", (VOID, POINTER), fill)
        builder.call(helper, [context])

    def _holds_addresses(self, variable: GlobalVariable) -> bool:
        start = variable.initializer
        return start is not None and any(addresses_in(self._layout, start))

    def _point(self, made: Function) -> None:
        """Store the addresses that variables hold at first, as those of shadows."""
        self._for_each_slot(made, self._point_slot)

    def _clear(self, made: Function) -> None:
        self._for_each_slot(made, self._clear_slot)

    def _for_each_slot(
        self,
        made: Function,
        body: Callable[[Builder, tuple[Value, Value], GlobalVariable, Value], None],
    ) -> None:
        (context,) = made.arguments
        builder = Builder(made.insert_block("start"))
        width = builder.load(I64, _at(builder, context, WIDTH))

        def one(lane: Value) -> None:
            for variable in self._asked:
                body(builder, (context, width), variable, lane)

        counted(builder, width, one)
        builder.ret()

    def _point_slot(
        self, builder: Builder, context: tuple[Value, Value], variable: GlobalVariable, lane: Value
    ) -> None:
        def stand(other: GlobalVariable) -> Value | None:
            is_there = other in self._asked
            return self._slot(builder, context, other, lane) if is_there else None

        start = variable.initializer
        slot = self._slot(builder, context, variable, lane)
        for at, address in addresses_in(self._layout, start) if start is not None else ():
            builder.store(in_steps(builder, address, stand), _at(builder, slot, at), align=1)

    def _clear_slot(
        self, builder: Builder, context: tuple[Value, Value], variable: GlobalVariable, lane: Value
    ) -> None:
        what = content_of_type(self._layout, variable.value_type)
        if what is not None and not variable.is_constant:
            size = int_constant(I64, self._layout.alloc_size(variable.value_type))
            slot = self._slot(builder, context, variable, lane)
            self._helpers.zero_numbers(builder, slot, size, what)


def _at(builder: Builder, pointer: Value, offset: int) -> Value:
    return builder.gep(I8, pointer, [int_constant(I64, offset)]) if offset else pointer


def _wide(builder: Builder, lane: Value) -> Value:
    """Return a direction as an i64; one below 0 is far too large then."""
    assert isinstance(lane.type, IntType)
    if lane.type is I64:
        return lane
    return (builder.sext if lane.type.width < I64.width else builder.trunc)(lane, I64)
