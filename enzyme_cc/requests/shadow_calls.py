"""Calls that ask for shadows of global variables, and for contexts: what each asks for.

`__enzyme_shadow(&x, width, lane)` is the shadow that requests of a width use; with a context in
front, `__enzyme_shadow(context, &x, lane)`, the one in that context. The second argument tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.activity.globals import MENTIONING
from enzyme_cc.analysis.calls.reachable_functions import reached
from enzyme_cc.attributes.names import SHADOW_CALLS
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.constants import NullConstant
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Load
from enzyme_cc.ir.types import POINTER, IntType, PointerType
from enzyme_cc.requests.find import special_calls
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints, Kind
from enzyme_cc.requests.trace import integer_of, leaves, root

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Request

SHADOW, CONTEXT, ZERO = SHADOW_CALLS
#: A variable or a context, a variable or a width, and a direction.
_OPERANDS = 3
_FORMS = {
    SHADOW: "void *__enzyme_shadow(void *variable, int width, int direction), or with a context: "
    "void *__enzyme_shadow(void *context, void *variable, int direction)",
    CONTEXT: "void *__enzyme_context(int width)",
    ZERO: "void __enzyme_zero_shadows(void *context)",
}


class ShadowCall(NamedTuple):
    """One such call; what does not belong to it is None."""

    call: CallBase
    name: str
    #: Where it stands.
    where: str
    variable: GlobalVariable | None = None
    #: Where in the variable.
    pointer: Value | None = None
    width: int | None = None
    lane: Value | None = None
    context: Value | None = None


def _letter(kind: Type) -> str:
    """Return `i` for integers, `p` for pointers, `P` for those of a device; `?` for all else."""
    if isinstance(kind, IntType):
        return "i"
    if isinstance(kind, PointerType):
        return "p" if kind is POINTER else "P"
    return "?"


def _may_give(call: CallBase, name: str) -> bool:
    """Return whether a result has the type of a pointer that there is: of a device, as given."""
    if name == SHADOW and call.type in [each.type for each in call.arguments]:
        return isinstance(call.type, PointerType)
    return name != ZERO and call.type is POINTER


def has_shadow_calls(text: str) -> bool:
    """Return whether the text of a module may hold such calls."""
    return any(f"{each}" in text for each in SHADOW_CALLS)


def shadow_calls(module: Module) -> Iterator[tuple[CallBase, str]]:
    """Yield all of them, with their names."""
    if has_shadow_calls(module.text):
        yield from (each for each in special_calls(module) if each[1] in SHADOW_CALLS)


def open_variables(module: Module) -> Iterator[tuple[Function, Value]]:
    """Yield the calls whose variable is still a parameter: the function, the parameter."""
    for call, name in shadow_calls(module):
        pointer = _variable_of(call) if name == SHADOW else None
        origin = origin_of(pointer) if pointer is not None else None
        if isinstance(origin, Load):  # what a reference of the caller's is to
            origin = origin_of(origin.pointer)
        if isinstance(origin, Argument) and call.function is not None:
            yield call.function, origin


def asked_variables(module: Module) -> Iterator[GlobalVariable]:
    """Yield the variables whose shadows are asked for, as far as that is known yet."""
    for call, name in shadow_calls(module):
        pointer = _variable_of(call) if name == SHADOW else None
        origin = origin_of(pointer) if pointer is not None else None
        if isinstance(origin, GlobalVariable):
            yield origin


def _variable_of(call: CallBase) -> Value | None:
    given = call.arguments
    if len(given) != _OPERANDS or not isinstance(given[0].type, PointerType):
        return None
    return given[1] if isinstance(given[1].type, PointerType) else given[0]


def origin_of(pointer: Value) -> Value:
    """Return the one thing that an address lies in, as far as that can be told."""
    seen = set()
    while pointer not in seen:
        seen.add(pointer)
        pointer = root(pointer)
        found = {root(leaf.value) for leaf in leaves(pointer)}
        found.discard(pointer)
        origins = {origin_of(each) for each in found}
        if len(origins) != 1:
            return pointer
        pointer = origins.pop()
    return pointer


class ShadowCalls(NamedTuple):
    """The calls of a module, and what is wrong with them."""

    found: tuple[ShadowCall, ...]
    problems: tuple[Diagnostic, ...]


def read_shadow_calls(module: Module) -> ShadowCalls:
    """Return what each call asks for."""
    reading = _Reading(Complaints(Places(module)))
    read = [reading.read(call, name) for call, name in shadow_calls(module)]
    known = tuple(each for each in read if each is not None)
    return ShadowCalls(known, tuple(reading.complaints.found))


class _Reading:
    def __init__(self, complaints: Complaints) -> None:
        self.complaints = complaints

    def read(self, call: CallBase, name: str) -> ShadowCall | None:
        """Return what one call asks for; None if something is wrong with it."""
        empty = ShadowCall(call, name, self.complaints.places.of(call))
        kinds = "".join(_letter(each.type) for each in call.arguments)
        match kinds, name:
            case _ if call.is_used and not _may_give(call, name):
                pass  # what it gives is taken for something else
            case ["i", "__enzyme_context"]:
                return self._with_width(empty, call.arguments[0])
            case ["p", "__enzyme_zero_shadows"]:
                return empty._replace(context=call.arguments[0])
            case ["pii" | "Pii", "__enzyme_shadow"]:
                pointer, width, lane = call.arguments
                made = self._of_variable(empty._replace(lane=lane), pointer)
                made = self._with_width(made, width) if made is not None else None
                return self._checked_lane(made) if made is not None else None
            case ["ppi" | "pPi", "__enzyme_shadow"]:
                context, pointer, lane = call.arguments
                return self._of_variable(empty._replace(context=context, lane=lane), pointer)
        self._complain(call, f"{name} is not called as it is meant to be", _FORMS[name])
        return None

    def _complain(self, call: CallBase, message: str, *notes: str) -> None:
        self.complaints.add(Kind.SHADOW_CALL, call, message, *notes)

    def _with_width(self, made: ShadowCall, width: Value) -> ShadowCall | None:
        number = integer_of(width, made.call)
        if number is None or not 1 <= number <= _MAX_WIDTH:
            self._complain(
                made.call,
                f"{made.name}: the width must be a constant, 1 or more",
                "write the number itself, or a macro, an enumerator or a template parameter",
            )
            return None
        return made._replace(width=number)

    def _checked_lane(self, made: ShadowCall) -> ShadowCall | None:
        assert made.lane is not None
        assert made.width is not None
        lane = integer_of(made.lane, made.call)
        if lane is not None and not 0 <= lane < made.width:
            self._complain(
                made.call,
                f"{made.name}: there is no direction {lane} of {made.width}",
                "they are counted from 0",
            )
            return None
        return made

    def _of_variable(self, made: ShadowCall, pointer: Value) -> ShadowCall | None:
        origin = origin_of(pointer)
        wrong = _why_not(origin)
        if wrong:
            self._complain(made.call, f"{made.name}: {wrong}", _WAY_OUT)
            return None
        assert isinstance(origin, GlobalVariable)
        return made._replace(variable=origin, pointer=pointer)


_WAY_OUT = "pass the address of a global variable, or of a part of one, where it is called"
#: More directions than this are a mistake.
_MAX_WIDTH = 1 << 16


def _why_not(origin: Value) -> str:
    """Return why there can be no shadow of what is asked for; empty if there can."""
    if isinstance(origin, GlobalVariable):
        if origin.is_constant:
            return f"{origin.name} is constant, and has no derivative"
        return ""
    if isinstance(origin, NullConstant):
        return "it asks for the shadow of a null pointer"
    return "which variable is meant is not known when compiling"


def requests_missing(module: Module) -> tuple[Diagnostic, ...]:
    """Return what is said of such calls in a module that asks for no derivative."""
    complaints = Complaints(Places(module))
    for call, name in shadow_calls(module):
        complaints.add(
            Kind.SHADOW_CALL,
            call,
            f"{name}: nothing in this file asks for a derivative, and shadows belong to a file",
            "call it in the file of the request, and pass on what it returns",
        )
    return tuple(complaints.found)


def not_reached(calls: tuple[ShadowCall, ...], requests: tuple[Request, ...]) -> list[Diagnostic]:
    """Return warnings of shadows that no request of their width fills or reads."""
    found = []
    for each in calls:
        if each.variable is None or _is_reached(each, requests):
            continue
        kind = "with a context" if each.context is not None else f"of width {each.width}"
        found.append(
            Diagnostic(
                f"no request {kind} in this file uses {each.variable.name}: "
                "its shadow stays as it is",
                where=each.where,
                notes=("give the width of the request that is meant",),
                severity=Kind.SHADOW_UNUSED.severity,
                code=Kind.SHADOW_UNUSED.code,
            )
        )
    return found


def _is_reached(asked: ShadowCall, requests: tuple[Request, ...]) -> bool:
    variable = asked.variable
    assert variable is not None
    roots = [
        function
        for each in requests
        if (each.options.context is not None) == (asked.context is not None)
        and asked.width in (None, each.width)
        for function in each.functions
    ]
    return variable in _variables_in(reached(roots))


def _variables_in(functions: Iterable[Function]) -> set[Value]:
    """Return the variables that functions mention, and what those hold the addresses of."""
    lines = (line for each in functions for line in each.instructions())
    pending = [operand for line in lines for operand in line.operands]
    found: set[Value] = set()
    while pending:
        value = pending.pop()
        if value.__class__ in MENTIONING and value not in found:
            found.add(value)
            if isinstance(value, GlobalVariable):
                pending += filter(None, [value.initializer])
            elif not isinstance(value, Function):
                pending += value.operands  # type: ignore[attr-defined]
    return found
