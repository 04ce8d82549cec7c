"""Find the indirect calls that may meet active variables, whatever they are given.

What is called through a pointer without a shadow, with nothing active, may read a variable that
carries a derivative all the same, or write one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.activity.call_sites import Callee
from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from enzyme_cc.analysis.activity.call_sites import Sites
    from enzyme_cc.analysis.activity.program import Body, Program
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value


class CallsThroughPointers:
    """The calls of a program through pointers, and what such calls reach."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._calls: list[tuple[Body, CallBase]] = [
            (body, call)
            for body in program.bodies.values()
            for call in body.calls
            if program.sites.of(call).kind is Callee.INDIRECT
        ]
        self._called: dict[FunctionType, list[Body]] = {}
        for function in program.active_functions if self._calls else ():
            if not function.is_declaration:
                body = program.bodies[program.sites.said.body_of(function)]
                self._called.setdefault(function.function_type, []).append(body)

    def meeting(self, active: Container[GlobalValue]) -> Iterator[tuple[Body, CallBase]]:
        """Yield the calls that may run code which mentions one of these variables."""
        known: dict[FunctionType, bool] = {}
        for body, call in self._calls:
            kind = call.function_type
            if kind not in known:
                known[kind] = any(_mentions(each, active) for each in self._reached(kind))
            if known[kind]:
                yield body, call

    def _reached(self, kind: FunctionType) -> Iterator[Body]:
        pending = list(self._called.get(kind, ()))
        seen = set(pending)
        while pending:
            body = pending.pop()
            yield body
            further = {each for call in body.calls for each in self._bodies(call)} - seen
            seen |= further
            pending += further

    def _bodies(self, call: CallBase) -> list[Body]:
        site = self._program.sites.of(call)
        if site.kind is Callee.DEFINED and site.function is not None:
            return [self._program.bodies[site.function]]
        return self._called.get(call.function_type, []) if site.kind is Callee.INDIRECT else []


def _mentions(body: Body, active: Container[GlobalValue]) -> bool:
    return any(is_variable(each) and each in active for each in body.mentions)


def is_variable(symbol: GlobalValue) -> bool:
    """Return whether a global is memory that may change."""
    return isinstance(symbol, GlobalVariable) and not symbol.is_constant


def is_table(value: Value, sites: Sites) -> bool:
    """Return whether a value is the address of a table of functions, such as a C++ vtable.

    Where it is in memory without a shadow, no derivative is lost: what is called through it is
    looked up, or refused.
    """
    if value.uses is None or not isinstance(value, Constant):
        return False
    mentioned = list(globals_in(value))
    return bool(mentioned) and all(_is_table(each, sites) for each in mentioned)


def _is_table(symbol: GlobalValue, sites: Sites) -> bool:
    if not isinstance(symbol, GlobalVariable) or not symbol.is_constant:
        return False
    start = symbol.initializer
    if start is None or start.uses is None:
        return False
    inside = globals_in(start)
    return all(isinstance(each, Function) or sites.is_silent(each) for each in inside)
