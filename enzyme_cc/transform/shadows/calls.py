"""Calls that ask for shadows of global variables, replaced by their addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import ConstantExpression, IntConstant, int_constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.instructions import CallBase, GetElementPointer, Invoke
from enzyme_cc.ir.types import I8, I64
from enzyme_cc.requests.annotated import read_all
from enzyme_cc.requests.shadow_calls import (
    CONTEXT,
    SHADOW,
    ZERO,
    ShadowCalls,
    has_shadow_calls,
    read_shadow_calls,
)
from enzyme_cc.requests.trace import stripped
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.code.thread_variables import of_this_thread
from enzyme_cc.transform.program.type_hints import drop_unwinding
from enzyme_cc.transform.report.report import Report
from enzyme_cc.transform.runtime_calls.helpers import Helpers
from enzyme_cc.transform.shadows.context_calls import ContextCalls
from enzyme_cc.transform.shadows.lanes import Lane
from enzyme_cc.transform.shadows.requested import AskedShadows

if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.shadow_calls import ShadowCall


def lower_shadow_calls(module: Module) -> tuple[ShadowCalls, tuple[Diagnostic, ...]]:
    """Replace all of them; what was asked, and what is wrong with it."""
    calls = read_shadow_calls(module) if has_shadow_calls(module.text) else ShadowCalls((), ())
    if calls.problems or not calls.found:
        return calls, calls.problems
    report = Report(module)
    lowering = _Lowering(module, report)
    for each in calls.found:
        lowering.ask(each)
    for each in () if report.problems else calls.found:
        lowering.lower(each)
    lowering.finish()
    return calls, report.problems


class _Lowering:
    def __init__(self, module: Module, report: Report) -> None:
        self.module = module
        self.helpers = Helpers(module)
        self.places = report.places
        layout = DataLayout(module.data_layout)
        self.contexts = ContextCalls(module, layout, self.helpers, report)
        self.asked = AskedShadows(module, report, read_all(module).shadows)

    def finish(self) -> None:
        """Leave in the module what later levels must know."""
        self.asked.remember()

    def ask(self, asked: ShadowCall) -> None:
        """Give out what calls that come earlier must know of."""
        if asked.name != SHADOW or asked.context is not None:
            self.contexts.ask(asked)

    def lower(self, asked: ShadowCall) -> None:
        """Replace one call."""
        call = asked.call
        if asked.context is not None:  # what was there is replaced, if it was made here
            asked = asked._replace(context=call.arguments[0])
        builder = Builder.before(call)
        builder.metadata = debug_of(call)
        made = self._made(builder, asked)
        if made is not None and call.is_used and made.type is not call.type:
            made = builder.addrspacecast(made, call.type)  # of a variable on a device
        _replace(call, made)

    def _made(self, builder: Builder, asked: ShadowCall) -> Value | None:
        if asked.name == CONTEXT:
            return self.contexts.new(builder, asked)
        if asked.name == ZERO:
            self.contexts.zero(builder, asked)
            return None
        if asked.context is None:
            return self._shadow(builder, asked)
        assert asked.variable is not None
        assert asked.pointer is not None
        start = self.contexts.shadow(builder, asked)
        return _moved(builder, asked.pointer, asked.variable, start)

    def _shadow(self, builder: Builder, asked: ShadowCall) -> Value:
        """Return the place in the shadow of the direction that is asked for."""
        assert asked.variable is not None
        assert asked.pointer is not None
        assert asked.width is not None
        assert asked.lane is not None
        variable, width = asked.variable, asked.width
        places = [
            _moved(builder, asked.pointer, variable, self.asked.shadow(variable, Lane(at, width)))
            for at in range(width)
        ]
        if isinstance(asked.lane, IntConstant):
            return places[asked.lane.value]
        return self._chosen(builder, asked, places)

    def _chosen(self, builder: Builder, asked: ShadowCall, places: list[Value]) -> Value:
        """Return one of the directions, known when the program runs."""
        lane = asked.lane
        assert lane is not None
        outside = builder.icmp("uge", lane, int_constant(lane.type, len(places)))
        message = f"{SHADOW}: there are {len(places)} directions, counted from 0"
        where = self.places.of(asked.call)
        self.helpers.stop_if(builder, outside, f"{where}: {message}")
        made = places[0]
        for number, place in enumerate(places[1:], 1):
            is_it = builder.icmp("eq", lane, int_constant(lane.type, number))
            made = builder.select(is_it, place, made)
        return made


def _replace(call: CallBase, made: Value | None) -> None:
    if made is not None and call.is_used:
        call.replace_all_uses(made)
    if isinstance(call, Invoke):
        drop_unwinding(call)
    call.erase()


def _moved(builder: Builder, pointer: Value, variable: GlobalVariable, shadow: Value) -> Value:
    """Return the same place in the shadow as a pointer is in a variable."""
    pointer = stripped(pointer)
    if pointer is variable:
        return shadow
    if isinstance(pointer, GetElementPointer) or _is_step(pointer):
        first, *indices = pointer.operands  # type: ignore[attr-defined]
        start = _moved(builder, first, variable, shadow)
        return builder.gep(pointer.source_type, start, indices)  # type: ignore[attr-defined]
    if isinstance(pointer, CallBase) and pointer.arguments[:1] == [variable]:
        return of_this_thread(builder, shadow)
    base, other = (of_this_thread(builder, each) for each in (variable, shadow))
    distance = builder.sub(builder.ptrtoint(pointer, I64), builder.ptrtoint(base, I64))
    return builder.gep(I8, other, [distance])


def _is_step(pointer: Value) -> bool:
    return isinstance(pointer, ConstantExpression) and pointer.opcode == "getelementptr"
