"""Requests that are checked when the program runs: calls before and behind their derivative.

Before, a copy of the function runs that tells what it reads and writes; behind, the library
compares. A request that cannot be checked is told of when it is compiled.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import Activity, Mode
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number, struct_constant
from enzyme_cc.ir.building.globals import new_function, new_global
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.types import (
    I8,
    I32,
    I64,
    POINTER,
    VOID,
    ArrayType,
    FloatType,
    PointerType,
    StructType,
    VectorType,
    function_type,
    scalar_of,
    struct_type,
)
from enzyme_cc.requests.model import Part
from enzyme_cc.transform.difference_checks.calls import Calls, NotTraced, uses_float
from enzyme_cc.transform.difference_checks.traced import Traced
from enzyme_cc.transform.forward.checks import Begun, Layout
from enzyme_cc.transform.layout.float_runs import clear_leaves
from enzyme_cc.transform.runtime_calls.checks import call
from enzyme_cc.transform.runtime_calls.helpers import as_known

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Request
    from enzyme_cc.transform.forward.lower import Lowering
    from enzyme_cc.transform.layout.float_runs import Leaf
    from enzyme_cc.transform.program.unit import Unit

_SITE = struct_type((I32, I32, I32, I32, POINTER, I64, I64, POINTER, POINTER, I32, I32))
_ARGUMENTS, _GRADIENTS, _SEEDS = (int_constant(I32, each) for each in range(3))
#: Where one argument ends and the next may begin.
_STEP = 16


class Checks:
    """The checks of one module."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.chosen = unit.program.choices.check
        self.calls = Calls(unit.program)
        self.traced = Traced(unit, self.calls)
        self._runs: list[tuple[Function, Function, Layout]] = []

    def skip(self, request: Request, why: str) -> None:
        """Say that a request is not checked."""
        if self._is_wanted(request):
            name = self.unit.report.places.name(request.function)
            self.unit.report.add(
                "",
                f"the derivative of {name} is not checked: {why}",
                request.call,
                severity="remark",
            )

    def _is_wanted(self, request: Request) -> bool:
        """Return what is differentiated again is checked as a part of what that becomes."""
        return bool(self.chosen) and not self.unit.program.bodies.is_copy(request.caller)

    def begin(self, lowering: Lowering, primals: Sequence[Value]) -> Begun | None:
        """Write the call before a derivative of what is given these."""
        if not self._is_wanted(lowering.request):
            return None
        try:
            return self._begun(lowering, primals)
        except NotTraced as reason:
            self.skip(lowering.request, str(reason))
            return None

    def _begun(self, lowering: Lowering, primals: Sequence[Value]) -> Begun:
        function = lowering.context.function
        self._want_simple(lowering, function)
        bodies = self.calls.reached(function)
        layout = _laid_out(self.unit, function)
        run = new_function(
            self.unit.module,
            "enzyme_cc.check.run",
            function_type(VOID, (POINTER, POINTER)),
            prefix="internal",
            suffix="noinline",
        )
        self._runs.append((run, function, layout))
        site = self._site(lowering, run, layout, is_single=uses_float(bodies))
        pairs = list(zip(lowering.arm.arguments, primals, strict=True))
        given = [[primal, *_shadows(lowering, each)] for each, primal in pairs]
        values = [each for one in given for each in one]
        before = new_function(
            self.unit.module,
            "enzyme_cc.check.before",
            function_type(POINTER, tuple(each.type for each in values)),
            prefix="internal",
            suffix="noinline nounwind",
        )
        before.edited = run.edited = True
        shapes = [len(one) for one in given]
        _Before(self, lowering, layout, shapes).write(before, site)
        return Begun(lowering.builder.call(before, values), layout)

    def _want_simple(self, lowering: Lowering, function: Function) -> None:
        request = lowering.request
        if request.options.context is not None:
            raise NotTraced("it has a context")
        if any(each.is_result for each in lowering.arm.arguments):
            raise NotTraced("it returns a struct in memory")
        kinds = [each.parameter.type for each in lowering.arm.arguments]
        if kinds != [each.type for each in function.arguments]:
            raise NotTraced("it takes complex numbers by value")
        if _active_globals(self.unit, lowering):
            raise NotTraced("it uses variables whose shadows the program has")

    def _site(
        self, lowering: Lowering, run: Function, layout: Layout, *, is_single: bool
    ) -> GlobalVariable:
        request, shown = lowering.request, self.unit.helpers.shown
        places = self.unit.report.places
        where = as_known(f"{places.of(request.call)}: ").removesuffix(": ")
        result = 0 if layout.result is VOID else self.unit.layout.alloc_size(layout.result)
        flags = (0, self.chosen == "abort", request.mode is Mode.FORWARD, is_single)
        values = [
            *(int_constant(I32, int(each)) for each in flags),
            run,
            int_constant(I64, layout.size),
            int_constant(I64, _rounded(result)),
            shown(f"{where}\0"),
            shown(f"{places.name(lowering.arm.function)}\0"),
            *(int_constant(I32, 0),) * 2,
        ]
        constant = struct_constant(_SITE, values)
        return new_global(
            self.unit.module, "enzyme_cc.check.site", _SITE, constant, words="internal global"
        )

    def end(
        self, begun: Begun, builder: Builder, shadows: Sequence[tuple[int | None, Value]]
    ) -> None:
        """Write the call behind a derivative, with what came out of it.

        That is the derivative by an argument; with None, the tangent of the result.
        """
        module = self.unit.module
        kinds = tuple(each.type for _, each in shadows)
        after = new_function(
            module,
            "enzyme_cc.check.behind",
            function_type(VOID, (POINTER, *kinds)),
            prefix="internal",
            suffix="noinline",
        )
        after.edited = True
        state, *given = after.arguments
        inside = _unless_null(after, state, None)
        for (argument, _), value in zip(shadows, given, strict=True):
            which = _SEEDS if argument is None else _GRADIENTS
            buffer = call(inside, module, "buffer", [state, which])
            offset = 0 if argument is None else begun.layout.offsets[argument]
            inside.store(value, _at(inside, buffer, offset))
        call(inside, module, "end", [state])
        inside.ret()
        builder.call(after, [begun.state, *(each for _, each in shadows)])

    def complete(self) -> None:
        """Write what runs the functions, and their copies."""
        for run, function, layout in self._runs:
            builder = Builder(run.insert_block("entry"))
            arguments, result = run.arguments
            given = [
                builder.load(kind, _at(builder, arguments, offset))
                for kind, offset in zip(layout.types, layout.offsets, strict=True)
            ]
            made = builder.call(self.traced.of(function), given)
            if function.return_type is not VOID:
                builder.store(made, result)
            builder.ret()
        self.traced.write()


class _Before:
    """The function that is called before a derivative."""

    def __init__(
        self, checks: Checks, lowering: Lowering, layout: Layout, shapes: Sequence[int]
    ) -> None:
        self.unit = checks.unit
        self.lowering = lowering
        self.layout = layout
        self.shapes = shapes
        self.is_forward = lowering.request.mode is Mode.FORWARD

    def write(self, made: Function, site: GlobalVariable) -> None:
        """Fill it."""
        module = self.unit.module
        entry = Builder(made.insert_block("entry"))
        state = call(entry, module, "begin", [site])
        builder = self.builder = _unless_null(made, state, state, entry)
        self.state = state
        buffer = call(builder, module, "buffer", [state, _ARGUMENTS])
        given = list(made.arguments)
        for argument, count in zip(self.lowering.arm.arguments, self.shapes, strict=True):
            primal, *shadows = given[:count]
            del given[:count]
            offset = self.layout.offsets[argument.parameter.index]
            builder.store(primal, _at(builder, buffer, offset))
            self._shadowed(argument, primal, shadows, offset)
        self._result()
        call(builder, module, "trace", [state])
        builder.ret(state)

    def _shadowed(
        self, argument: Argument, primal: Value, shadows: Sequence[Value], offset: int
    ) -> None:
        parameter, kind = argument.parameter, primal.type
        index = int_constant(I32, parameter.index)
        name = self.unit.report.places.parameter(parameter)
        text = self.unit.helpers.shown(f"{name}\0")
        module = self.unit.module
        if isinstance(kind, PointerType):
            if shadows:
                call(self.builder, module, "pointer", [self.state, index, text, primal, shadows[0]])
            return
        if not shadows and parameter.index not in self._differentiated():
            return
        if _has_pointers(kind):
            raise NotTraced("it takes a struct with addresses by value")
        if shadows:
            buffer = call(self.builder, module, "buffer", [self.state, _GRADIENTS])
            self.builder.store(shadows[0], _at(self.builder, buffer, offset))
        tree = self.unit.types.own(parameter)
        for leaf in clear_leaves(self.unit.layout, kind, tree):
            self._number(index, text, offset, leaf)

    def _differentiated(self) -> set[int]:
        """Return the parameters whose derivative the request returns."""
        members = self.lowering.arm.result.members
        found = (each.parameter for each in members if each.part is Part.DERIVATIVE)
        return {each.index for each in found if each is not None}

    def _number(self, index: Value, text: Value, offset: int, leaf: Leaf) -> None:
        kind = scalar_of(leaf.type)
        if not isinstance(kind, FloatType) or kind.width not in (32, 64):
            raise NotTraced(f"it takes or returns {kind}")
        count = leaf.type.count if isinstance(leaf.type, VectorType) else 1
        places = [int_constant(I64, each) for each in (offset, leaf.offset)]
        size = int_constant(I32, kind.width // 8)
        arguments = [self.state, index, text, *places, size, int_constant(I64, count)]
        call(self.builder, self.unit.module, "number", arguments)

    def _has_active_result(self) -> bool:
        members = self.lowering.arm.result.members
        if self.is_forward:
            return any(each.part is Part.TANGENT for each in members)
        found = self.lowering.arm.result_activity
        return found is not None and (found.has_shadow or found is Activity.OUT)

    def _result(self) -> None:
        kind = self.layout.result
        if kind is VOID or not self._has_active_result():
            return
        if _has_pointers(kind):
            raise NotTraced("it returns an address")
        buffer = call(self.builder, self.unit.module, "buffer", [self.state, _SEEDS])
        tree = self.unit.types.returned(self.lowering.context.function, 0)
        last = int_constant(I32, len(self.layout.types))
        for leaf in clear_leaves(self.unit.layout, kind, tree):
            if not self.is_forward:
                place = _at(self.builder, buffer, leaf.offset)
                self.builder.store(number(leaf.type, 1.0), place)
            self._number(last, null(), 0, leaf)


def _unless_null(
    function: Function, state: Value, given: Value | None, entry: Builder | None = None
) -> Builder:
    """Go on where there is a check; return at once where there is none."""
    builder = entry or Builder(function.insert_block("entry"))
    nothing, something = function.insert_block("nothing"), function.insert_block("something")
    builder.conditional(builder.icmp("eq", state, null()), nothing, something)
    builder.move_to_end(nothing)
    builder.ret(given)
    builder.move_to_end(something)
    return builder


def _shadows(lowering: Lowering, argument: Argument) -> list[Value]:
    """Return the shadow of an argument in the first direction, whatever the analyses say."""
    return list(islice(lowering.shadows(argument), 1)) if argument.activity.has_shadow else []


def _has_pointers(kind: Type) -> bool:
    if isinstance(kind, StructType):
        return any(map(_has_pointers, kind.fields or ()))
    if isinstance(kind, (ArrayType, VectorType)):
        return _has_pointers(kind.element)
    return isinstance(kind, PointerType)


def _at(builder: Builder, pointer: Value, offset: int) -> Value:
    return builder.gep(I8, pointer, [int_constant(I64, offset)]) if offset else pointer


def _rounded(size: int) -> int:
    return -(-size // _STEP) * _STEP


def _laid_out(unit: Unit, function: Function) -> Layout:
    kinds = tuple(each.type for each in function.arguments)
    offsets, size = [], 0
    for kind in kinds:
        offsets.append(size)
        size += _rounded(unit.layout.alloc_size(kind))
    return Layout(kinds, tuple(offsets), size, function.return_type)


def _active_globals(unit: Unit, lowering: Lowering) -> bool:
    """Return whether the program has shadows of variables, in which there may be seeds."""
    program = unit.program
    known = {*program.registrations.shadows, *(name for name, _ in program.asked_shadows)}
    return any(each.name in known for each in unit.roots.active_globals(lowering.context))
