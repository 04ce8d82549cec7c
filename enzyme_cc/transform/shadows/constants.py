"""Shadows of what is constant: globals, functions, and constants that hold their addresses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import rebuilt
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.constants import Composite, ConstantExpression, undef, zero
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.types import ArrayType, PointerType, StructType
from enzyme_cc.requests.call_paths import COPIED, users_in_code
from enzyme_cc.transform.code.devices import device_of
from enzyme_cc.transform.shadows.dynamic_memory import has_parts, is_dynamic, new_part
from enzyme_cc.transform.shadows.inactive import neutral_constant

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.report.report import Report
    from enzyme_cc.transform.shadows.contexts import Contexts
    from enzyme_cc.transform.shadows.known import KnownShadows
    from enzyme_cc.transform.shadows.lanes import Lane

#: What a shadow has of its primal's header; the rest says where to put it or who sees it.
_KEPT = ("thread_local", "unnamed_addr", "local_unnamed_addr", "addrspace")


class ShadowConstants:
    """The shadow of each constant in each lane, made once."""

    def __init__(
        self,
        module: Module,
        report: Report,
        is_active: Callable[[Value], bool],
        derivative: Callable[[Function, int], Value | None],
        known: KnownShadows,
        contexts: Contexts,
    ) -> None:
        self.module = module
        self.report = report
        #: Whether a constant has a shadow in anything that is differentiated.
        self.is_active = is_active
        #: What stands for a function in shadows: its derivative at a width.
        self.derivative = derivative
        #: The shadows that the program knows.
        self.known = known
        self.contexts = contexts
        #: Whether what is being made is for requests without a context.
        self._is_static = False
        #: Those that we made.
        self.made: dict[tuple[GlobalVariable, Lane], GlobalVariable] = {}

    def constant(self, value: Value, lane: Lane) -> Value:
        """Return the lane of an active constant."""
        if isinstance(value, GlobalVariable):
            return self.variable(value, lane) if self._is_touched(value) else value
        if isinstance(value, Function):
            return self.derivative(value, lane.width) or value
        if isinstance(value, Alias):
            return self._element(value.aliasee, lane)
        if isinstance(value, ConstantExpression):
            return self._expression(value, lane)
        if isinstance(value, Composite) and isinstance(value.type, (ArrayType, StructType)):
            return rebuilt(value.type, [self._element(each, lane) for each in value.operands])
        return neutral_constant(value)

    def _is_touched(self, value: GlobalVariable) -> bool:
        """Return whether code can reach it: defined here, or named by a function."""
        return value.initializer is not None or bool(self.module.functions_using(value))

    def _element(self, value: Value, lane: Lane) -> Value:
        return self.constant(value, lane) if self.is_active(value) else neutral_constant(value)

    def _expression(self, value: ConstantExpression, lane: Lane) -> Value:
        """Return the same steps from the shadow."""
        operands = [self._element(each, lane) for each in value.operands]
        made = ConstantExpression(
            value.type, value.opcode, operands, flags=value.flags, source_type=value.source_type
        )
        made.marked = value.marked
        return made

    def variable(self, value: GlobalVariable, lane: Lane) -> Value:
        """Return the shadow of a global variable."""
        place = None if self._is_static else self.contexts.place(self, value, lane)
        return self.static(value, lane) if place is None else place

    def static(self, value: GlobalVariable, lane: Lane) -> Value:
        """Return the shadow for requests without a context."""
        known = self.known.of(value, lane)
        return self._ours(value, lane) if known is None else known

    def at_first(self, value: Value, lane: Lane) -> Value:
        """Return the lane of a variable's initial constant, for requests without a context."""
        before, self._is_static = self._is_static, True
        made = self._element(value, lane)
        self._is_static = before
        return made

    def own(self, value: GlobalVariable, lane: Lane) -> GlobalVariable | None:
        """Return our shadow of a variable that may change; None for one of the user's."""
        if value.is_constant or self.known.of(value, lane) is not None:
            return None
        return self._ours(value, lane)

    def _ours(self, value: GlobalVariable, lane: Lane) -> GlobalVariable:
        return self.made.get((value, lane)) or self._new(value, lane)

    def _use(
        self, value: GlobalVariable, among: Container[Function | None] = ()
    ) -> Instruction | None:
        """Return a use of it, also inside constants; best in what is known, or is differentiated.

        Better still is one with a line.
        """

        def order(each: Instruction) -> tuple[bool, bool, bool]:
            inside = each.function is not None and each.function.name.startswith(COPIED)
            is_known = each.function in among
            return not is_known, not inside, not self.report.places.has_line(each)

        return min(users_in_code(value), key=order, default=None)

    def _ways(self, value: GlobalVariable) -> tuple[str, ...]:
        if value.name in _OF_ONCE:
            return (_ONCE,)
        return _DYNAMIC if self._is_shared(value) else (_ELSEWHERE,)

    def _is_shared(self, value: GlobalVariable) -> bool:
        """Return whether each block has its own, for as long as it runs."""
        device = device_of(self.module)
        return device is not None and _space(value) == device.shared

    def refuse(self, value: GlobalVariable, among: Container[Function | None] = ()) -> None:
        """Say that a variable has no shadow in these functions, or anywhere."""
        self.report.add(
            "EZ0404",
            f"{value.name} carries a derivative, is defined elsewhere and has no shadow here",
            self._use(value, among),
            *self._ways(value),
        )

    def _new(self, value: GlobalVariable, lane: Lane) -> GlobalVariable:
        if is_dynamic(self.module, value) and has_parts(self.module):
            made = self.made[value, lane] = new_part(self.module, value)
            return made
        if value.initializer is None:
            self.refuse(value)
        # Not shared among widths: what stands for a function depends on it.
        width = str(lane.width) if lane.width > 1 else ""
        name = f"{value.name}_shadow{width}" + (f".{lane.number}" if lane.number else "")
        start = zero(value.value_type)
        is_shared = self._is_shared(value)
        if is_shared:
            start = undef(value.value_type)  # nobody can give it a value before threads run
        words = _words(value, is_own=value.is_local or is_shared)
        made = new_global(self.module, name, value.value_type, start, words=words)
        # Weak is enough for there to be one: what is kept together with the primal is not ours.
        made.tail = _COMDAT.sub("", value.tail)
        # Known before its initialiser is: that may hold its own address.
        self.made[value, lane] = made
        if value.initializer is not None and start.ref != "undef":
            made.set_operand(0, self.at_first(value.initializer, lane))
        return made


_ELSEWHERE = "define it in the same unit, or pass it as an argument"
_DYNAMIC = (
    "declare it without extern, as large as it may be: __shared__ double tile[256]",
    "or let host code launch it, and differentiate that: then it has a shadow behind it",
    "or, where a kernel asks itself, pass a pointer to it as an argument, and one to a shadow: "
    "another part of the memory that the kernel is launched with",
)
#: Where std::call_once of libstdc++ keeps what it calls.
_OF_ONCE = ("_ZSt15__once_callable", "_ZSt11__once_call")
_ONCE = "in place of std::call_once, call the function with a flag under a mutex"
_COMDAT = re.compile(r',? comdat\b(?:\(\$(?:"[^"]*"|[^)]*)\))?')


def _space(value: GlobalVariable) -> int | str:
    kind = value.type
    assert isinstance(kind, PointerType)
    return kind.address_space


def _words(value: GlobalVariable, *, is_own: bool) -> str:
    """Return what stands before the type of the shadow, which may be the module's own."""
    kept = [word for word in value.prefix.split() if word.startswith(_KEPT)]
    linkage = "internal" if is_own else "weak"
    return " ".join([linkage, *kept, value.word])
