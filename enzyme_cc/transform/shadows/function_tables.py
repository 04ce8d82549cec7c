"""Finding the derivative of a function by its address, where a shadow holds the function itself.

A user who copies a struct, or constructs a second object, for a shadow has the functions of the
primal in it. Tables are filled when everything else is written: what cannot be differentiated is
left out of them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from enzyme_cc.analysis.calls.reachable_functions import reached
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import Composite, int_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.types import I1, I64, POINTER
from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.report import Explained
    from enzyme_cc.transform.program.indirect_callees import Possible
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.shadows.constants import ShadowConstants


#: What a program says that calls what it cannot differentiate.
SAME_FUNCTION = (
    "a function pointer has itself as its shadow, so the derivative of what is called here is "
    "not known"
)


class Sought(NamedTuple):
    """The key of a table of derivatives: for functions of one type."""

    kind: FunctionType
    width: int
    backwards: bool


def _alone(sought: Sought) -> Sought:
    """Return what `__enzyme_virtualreverse` gives: for one direction of reverse mode."""
    return sought._replace(width=1, backwards=True)


class Reverse(Protocol):
    """The functions of reverse mode."""

    shadows: ShadowConstants
    explained: list[Explained]


class Registry(Protocol):
    """The derivatives that tables hold."""

    unit: Unit
    shadows: ShadowConstants

    @property
    def reverse(self) -> Reverse:
        """Return the functions of reverse mode."""
        ...

    def write_pending(self) -> None:
        """Write the derivatives that were declared."""
        ...


class FunctionTables:
    """The functions that look derivatives up, one for each type of function."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.unit = registry.unit
        #: What else calls through pointers may run; None where nobody looked.
        self.possible: Possible | None = None
        self._pending: list[tuple[Sought, Function]] = []
        self._pending_asked: list[tuple[Sought, Function]] = []
        self._broken: set[Function] = set()
        #: The functions that requests give to what they differentiate, by its parameter.
        self.handed: dict[Value, dict[Function, None]] = {}
        #: The functions that are called each time, as requests say, and where; none if they do not.
        self._always: dict[Sought, dict[Function, CallBase]] = {}
        #: What stands in the way of functions that were left out.
        self.reasons: dict[Function, tuple[Diagnostic, ...]] = {}

    def has(self, kind: FunctionType) -> bool:
        """Return whether there is any function of a type that may be found."""
        return any(True for _ in self._functions(kind)) or any(self._asked(kind))

    def bodies(self, kind: FunctionType) -> list[Function]:
        """Return the bodies of the functions of a type that may be found."""
        body_of = None if self.possible is None else self.possible.program.bodies.of
        return [each if body_of is None else body_of(each) for each in self._functions(kind)]

    def call_always(self, sought: Sought, call: CallBase) -> None:
        """Note that a derivative calls what requests give as a parameter, whatever happens."""
        given = self.handed.get(call.callee, {})
        self._always.setdefault(sought, {}).update(dict.fromkeys(given, call))

    def looked_up(
        self, builder: Builder, sought: Sought, given: tuple[Value, Value], message: str
    ) -> Value:
        """Return what stands for the function in a shadow, given primal and shadow; or stop."""
        text, length = self.unit.helpers.text(message)
        types = (POINTER, POINTER, POINTER, POINTER, I64)
        name = f"derivative_of.{'reverse' if sought.backwards else 'forward'}"
        fill = partial(self._fill_quick, sought)
        helper = self.unit.helpers.made(("lookup", sought), name, types, fill)
        return builder.call(helper, [*given, text, length])

    def _fill_quick(self, sought: Sought, made: Function) -> None:
        """Write the quick case: almost always the shadow is what is wanted."""
        types = (POINTER, POINTER, POINTER, I64)
        fill = partial(self._wait, sought)
        words = ("", "cold noinline")
        slow = self.unit.helpers.made(("search", sought), "search", types, fill, words)
        start, same, other = (made.insert_block(name) for name in ("start", "same", "other"))
        primal, shadow, *message = made.arguments
        builder = Builder(start)
        builder.conditional(builder.icmp("eq", primal, shadow), same, other)
        builder.move_to_end(same)
        builder.ret(builder.call(slow, [primal, *message]))
        builder.move_to_end(other)
        if any(self._asked(sought.kind)) and sought != _alone(sought):
            types = (POINTER, POINTER, POINTER, I64)
            fill = partial(self._wait_for_asked, sought)
            asked = self.unit.helpers.made(("asked", sought), "of_asked", types, fill)
            builder.ret(builder.call(asked, [shadow, *message]))
            return
        builder.ret(shadow)

    def _asked(self, kind: FunctionType) -> Iterator[Function]:
        """Yield the functions of a type whose shadows the program asks for, in a fixed order."""
        found = (each for each in self.unit.roots.asked if each.function_type == kind)
        yield from sorted(found, key=lambda each: each.name)

    def _wait_for_asked(self, sought: Sought, made: Function) -> None:
        self._pending_asked.append((sought, made))

    def _fill_asked(self, sought: Sought, made: Function) -> None:
        """Write the look-up of functions by their shadow for one direction, in reverse mode."""
        address, message, length = made.arguments
        builder = Builder(made.insert_block("start"))
        for function in self._asked(sought.kind):
            given, wanted = self.tried(function, _alone(sought)), self.tried(function, sought)
            if given is None:
                continue
            found, other = (made.insert_block(name) for name in ("found", "other"))
            builder.conditional(builder.icmp("eq", address, given), found, other)
            builder.move_to_end(found)
            if wanted is None:
                self.unit.helpers.stop_with(builder, int_constant(I1, 1), message, length)
            builder.ret(address if wanted is None else wanted)
            builder.move_to_end(other)
        builder.ret(address)

    def _wait(self, sought: Sought, made: Function) -> None:
        self._pending.append((sought, made))

    # -- filling -------------------------------------------------------------------------------

    def write(self) -> None:
        """Fill the tables, when everything else is written; what that takes may want others."""
        while self._pending or self._pending_asked:
            if self._pending_asked:
                self._fill_asked(*self._pending_asked.pop(0))
                continue
            sought, made = self._pending.pop(0)
            meant = (*self._functions(sought.kind), *self._always.get(sought, ()))
            found = {each: self.tried(each, sought) for each in dict.fromkeys(meant)}
            derived = {each: made for each, made in found.items() if made is not None}
            self._report(sought, [each for each in found if each not in derived], derived)
            self._fill(made, derived)
        self._remove_broken()

    def _report(
        self, sought: Sought, left_out: list[Function], derived: dict[Function, Value]
    ) -> None:
        """Say what has no derivative: an error where it is called each time, and else a warning."""
        report, always = self.unit.report, self._always.get(sought)
        for each in left_out:
            is_called = always is not None and (each in always or not (always or derived))
            if is_called and self.reasons[each]:
                report.take_over(each, self.reasons[each])
            elif always and each in always:
                report.missing(each, always[each], backwards=sought.backwards)
            elif not derived:
                report.left_out(each, self.reasons[each])

    def _functions(self, kind: FunctionType) -> Iterator[Function]:
        """Yield functions of a type that are data and may have a derivative, in a fixed order."""
        is_fit = self.possible.is_fit if self.possible is not None else bool
        for each in self.unit.roots.active_functions:
            if each.function_type == kind and is_fit(each):
                yield each

    def tried(self, function: Function, sought: Sought) -> Value | None:
        """Return a function's shadow; if it cannot be made, None, with all traces removed."""
        registry = self.registry
        before = set(self.unit.module.functions)
        explained = len(registry.reverse.explained) if sought.backwards else 0
        with self.unit.report.apart() as aside:
            shadows = registry.reverse.shadows if sought.backwards else registry.shadows
            made = shadows.derivative(function, sought.width)
            registry.write_pending()
        if made is not None and not aside.problems and not self._is_broken(made):
            return made
        self.reasons[function] = aside.problems
        made_now = (each for name, each in self.unit.module.functions.items() if name not in before)
        self._broken.update(filter(_is_derivative, made_now))
        if sought.backwards:
            del registry.reverse.explained[explained:]
        return None

    def _is_broken(self, made: Value) -> bool:
        """Return whether a derivative calls what was left unfinished."""
        return bool(self._broken) and not self._broken.isdisjoint(reached(functions_in(made)))

    def _fill(self, made: Function, derived: dict[Function, Value]) -> None:
        """Compare the address with those of all, one by one."""
        address, message, length = made.arguments
        builder = Builder(made.insert_block("start"))
        for function, value in derived.items():
            found, other = (made.insert_block(name) for name in ("found", "other"))
            meant = self._original(function)
            builder.conditional(builder.icmp("eq", address, meant), found, other)
            builder.move_to_end(found)
            builder.ret(value)
            builder.move_to_end(other)
        self.unit.helpers.stop_with(builder, int_constant(I1, 1), message, length)
        builder.unreachable()

    def _original(self, function: Function) -> Function:
        """Return the function that has the address: not a copy of ours, but what it stands for."""
        if not function.name.startswith(COPY):
            return function
        return self.unit.module.functions.get(function.name.removeprefix(COPY), function)

    def _remove_broken(self) -> None:
        """Remove functions that could not be made, with the globals that hold them."""
        module = self.unit.module
        broken = self._broken
        holders = _holding(module.globals.values(), broken) if broken else []
        for function in broken:
            for line in function.instructions():
                line.drop_operands()
        for each in holders:
            each.drop_operands()
        for each in (*holders, *sorted(broken, key=lambda each: each.name)):
            module.remove_global(each)
        broken.clear()


def _is_derivative(function: Function) -> bool:
    """Return whether it is not a helper, which others call, too."""
    return not (function.is_declaration or function.name.startswith(PREFIX))


def functions_in(value: Value) -> list[Function]:
    """Return the functions that a value is, or holds at first."""
    found: list[Function] = []
    pending, seen = [value], {value}
    while pending:
        each = pending.pop()
        if isinstance(each, Function):
            found.append(each)
        elif isinstance(each, (Alias, Composite, GlobalVariable)):
            inside = [one for one in each.operands if one not in seen]
            seen.update(inside)
            pending += inside
    return found


def _holding(symbols: Iterable[GlobalValue], broken: set[Function]) -> list[GlobalValue]:
    """Return the variables that hold functions which are broken, be it through others."""
    variables = (each for each in symbols if isinstance(each, GlobalVariable))
    return [each for each in variables if not broken.isdisjoint(functions_in(each))]
