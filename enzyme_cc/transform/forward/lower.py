"""A request, replaced: a call of the derivative, its results as declared. Here forward mode."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

from enzyme_cc.attributes.vocabulary import Activity, marker_in
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Invoke, Load
from enzyme_cc.ir.types import I1, I8, I64
from enzyme_cc.requests.model import Part, Repair
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.abi.signature import Wanted, filled
from enzyme_cc.transform.code.derivative_attributes import copying_words
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.diagnose.copied_shadows import Copies
from enzyme_cc.transform.emit.registry import Registry
from enzyme_cc.transform.program.type_hints import drop_unwinding
from enzyme_cc.transform.shadows.globals_at_requests import Globals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.activity.analysis import ActivityResults
    from enzyme_cc.ir.function import Block, Phi
    from enzyme_cc.ir.instructions import Call
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Arm, Request
    from enzyme_cc.transform.emit.registry import Derivative
    from enzyme_cc.transform.forward.checks import Checks
    from enzyme_cc.transform.program.roots import Roots
    from enzyme_cc.transform.shadows.constants import ShadowConstants
    from enzyme_cc.transform.shadows.contexts import Contexts
    from enzyme_cc.transform.shadows.followed_pointers import Follower
    from enzyme_cc.transform.shadows.known import KnownShadows

_S = TypeVar("_S")


class Lowered(Protocol):
    """The replacement of a request for one function that may be meant."""

    #: The calls made.
    made: list[Call]

    def result(self) -> Value | None:
        """Make the calls; what comes of them, as the request is declared to return it."""


def root_of(roots: Roots, arm: Arm) -> ActivityResults:
    """Return what is active in the function of a request."""
    active = tuple(
        _is_result_active(arm) if each.is_result else is_active(each.activity)
        for each in arm.arguments
    )
    return roots.of(arm.function, active)


def _is_result_active(arm: Arm) -> bool:
    return arm.result_activity is not None and is_active(arm.result_activity)


def is_active(activity: Activity) -> bool:
    """Return whether something takes part in a derivative."""
    return activity.has_shadow or activity is Activity.OUT


def lower(registry: RequestRegistry, request: Request) -> None:
    """Replace the call by what it asks for."""
    lower_with(registry, request, Lowering)


def lower_with(
    registry: _S, request: Request, make: Callable[[_S, Request, Arm, Builder], Lowered]
) -> None:
    """Replace the call by what a lowering makes of each function that may be meant."""
    call = request.call
    if len(request.arms) == 1:
        builder = Builder.before(call)
        builder.metadata = debug_of(call)
        lowering = make(registry, request, request.arm, builder)
        _finish(request, lowering.result(), lowering.made)
        return
    _lower_choice(registry, request, make)


def _finish(request: Request, result: Value | None, made: list[Call]) -> None:
    call = request.call
    if result is not None and call.is_used:
        call.replace_all_uses(result)
    if isinstance(call, Invoke):
        for each in made:
            _invoked(each, call)
        drop_unwinding(call)
    markers = [each for each in dict.fromkeys(call.operands) if isinstance(each, Load)]
    call.erase()
    for marker in filter(_is_idle_marker, markers):
        marker.erase()


def _is_idle_marker(load: Load) -> bool:
    """Return whether a marker is still read, for nobody: markers are declared and never defined."""
    if load.is_used or load.is_volatile or not isinstance(load.pointer, GlobalVariable):
        return False
    return bool(marker_in(load.pointer.name))


def _invoked(made: Call, request: Invoke) -> None:
    """Make the call of a derivative unwind to where its request does."""
    unwind = request.successors[1]
    here, behind = made.block, made.next
    assert here is not None
    assert behind is not None
    normal = split_before(behind, "returned")
    here.terminator.erase()
    came_from = request.block
    for phi in unwind.phis:
        phi.add_incoming(next(value for value, at in phi.incoming if at is came_from), here)
    style = CallStyle(arguments=made.argument_attributes)
    builder = Builder(here)
    builder.metadata = debug_of(made)
    invoke = builder.invoke(
        made.callee, made.arguments, (normal, unwind), style, type_=made.function_type
    )
    if made.is_used:
        made.replace_all_uses(invoke)
    made.erase()


def _lower_choice(
    registry: _S, request: Request, make: Callable[[_S, Request, Arm, Builder], Lowered]
) -> None:
    """Lower a request of a function chosen by `?:`: a block for each that may be meant."""
    call = request.call
    assert call.block is not None
    before = call.block
    behind = split_before(call, "chosen")
    results: list[tuple[Value, Block]] = []
    made: list[Call] = []
    before.terminator.erase()
    builder = Builder(before)
    builder.metadata = debug_of(call)
    for number, arm in enumerate(request.arms):
        if number + 1 < len(request.arms):
            here, other = builder.new_block("arm"), builder.new_block("other")
            builder.conditional(_condition(builder, arm), here, other)
        else:
            here = other = builder.block
        builder.move_to_end(here)
        lowering = make(registry, request, arm, builder)
        result = lowering.result()
        made += lowering.made
        if result is not None:
            results.append((result, builder.block))
        builder.branch(behind)
        builder.move_to_end(other)
    builder.move_before(call)
    joined: Phi | None = None
    if results and call.is_used:
        joined = builder.phi(call.type, results)
    _finish(request, joined, made)


def _condition(builder: Builder, arm: Arm) -> Value:
    """Return whether it is this function."""
    made: Value = int_constant(I1, 1)
    for each in arm.conditions:
        holds = each.condition
        if not each.holds:
            holds = builder.xor(holds, int_constant(I1, 1))
        made = builder.and_(made, holds)
    return made


class RequestRegistry(Registry, Protocol):
    """A registry as lowering a request needs it: derivatives, contexts, shadows, checks."""

    contexts: Contexts
    follower: Follower
    known_shadows: KnownShadows

    @property
    def checks(self) -> Checks[Lowering]:
        """Return what compares derivatives when the program runs."""
        ...


class Lowering:
    """One function of one request."""

    def __init__(
        self, registry: RequestRegistry, request: Request, arm: Arm, builder: Builder
    ) -> None:
        self.registry = registry
        self.unit = registry.unit
        self.request = request
        self.arm = arm
        self.builder = builder
        self.fitter = Fitter(builder, registry.unit.layout, request.call)
        self.context = root_of(registry.unit.roots, arm).root
        #: The call of the derivative.
        self.made: list[Call] = []
        #: The context of what ran before.
        self._before: Value | None = None
        self._globals: Globals | None = None

    def result(self) -> Value | None:
        """Call the derivative; what comes of it, as the request is declared to return it."""
        derivative = self._derivative()
        self.refuse_changed_copies()
        self.begin(self.registry.shadows)
        given = [self._given(each) for each in self.arm.arguments]
        arguments = [value for values in given for value in values]
        function = derivative.function
        style = CallStyle(arguments=self.styles(given))
        begun = self.registry.checks.begin(self, [values[0] for values in given if values])
        made = self.builder.call(function, arguments, style)
        self.end(made)
        if begun is not None:
            _, tangents = derivative.signature.unpacked(self.builder, made)
            first = [(None, each) for each in tangents[:1]] if tangents else []
            self.registry.checks.end(begun, self.builder, first)
        return self._declared(derivative, made)

    def begin(self, constants: ShadowConstants) -> None:
        """Write what comes before the call: the context, and globals as a request finds them."""
        found = root_of(self.unit.roots, self.arm)
        options = self.request.options
        context = options.context.value if options.context is not None else None
        if context is None:
            self.registry.known_shadows.refuse_mixing(found, self.request.width)
        where = self.unit.report.places.of(self.request.call)
        contexts, width = self.registry.contexts, self.request.width
        self._before = contexts.enter(self.builder, context, width, where)
        self._globals = Globals(self.registry, constants, found, width, context)
        self._globals.begin(self.builder)

    @cached_property
    def by_copy(self) -> Copies:
        """Return the copies among the arguments."""
        return Copies(self.unit, self.request, self.arm.function)

    def refuse_changed_copies(self) -> None:
        """Say of which arguments the function would change copies, which nobody sees."""
        for each in self.arm.arguments:
            if self.by_copy.is_written(each):
                self.refuse_copy(each, "what the function writes there")

    def refuse_copy(self, argument: Argument, what: str) -> None:
        """Say that a shadow is a copy, and what is lost by that."""
        self.unit.report.add(
            "EZ0410",
            f"argument {argument.parameter.index + 1} and its shadow are passed as copies: "
            f"{what} would be lost",
            self.request.call,
            *self.by_copy.ways,
        )

    def end(self, made: Call) -> None:
        """Write what comes behind the call: leave the context, give globals back."""
        self.made.append(made)
        context = self.request.options.context
        value = context.value if context is not None else None
        self.registry.contexts.leave(self.builder, value, self._before)
        if self._globals is not None:
            self._globals.end(self.builder)

    def _derivative(self) -> Derivative:
        parts = {member.part for member in self.arm.result.members}
        tangent = Part.TANGENT in parts and self.context.result
        return self.registry.forward(
            self.context, self.wanted(Part.PRIMAL in parts, active_result=tangent)
        )

    def wanted(self, primal: bool, *, active_result: bool) -> Wanted:
        """Return what the request wants of a derivative."""
        options = self.request.options
        unneeded = tuple(
            each.parameter.index
            for each in self.arm.arguments
            if each.activity is Activity.DUP_NO_NEED and not each.is_result
        )
        return Wanted(options.width, primal, active_result, unneeded, options.strong_zero)

    # -- arguments -----------------------------------------------------------------------------

    def _given(self, argument: Argument) -> list[Value]:
        if argument.is_result:
            return list(self._result_memory(argument))
        assert argument.primal is not None
        values = [self.fitter.operand(argument.primal)]
        if argument.activity.has_shadow:
            values += self.shadows(argument)
        return values

    def shadows(self, argument: Argument) -> Iterator[Value]:
        """Yield the shadows that are passed of an argument."""
        if argument.stride is None:
            yield from map(self.fitter.operand, argument.shadows)
            return
        first = self.fitter.operand(argument.shadows[0])
        stride = self.fitter.passed(argument.stride)
        for lane in range(self.request.width):
            yield self.fitter.step(first, stride, lane)

    def _result_memory(self, argument: Argument) -> Iterator[Value]:
        """Yield where a result in memory goes: the primal, if anybody wants it, then tangents."""
        buffer = self.request.buffer
        assert buffer is not None
        parts = [member.part for member in self.arm.result.members]
        kind = self.arm.result.members[0].type
        size = self.unit.layout.alloc_size(kind)
        if Part.PRIMAL not in parts:
            yield self.fitter.stack(kind)
        for index, part in enumerate(parts):
            if part is Part.PRIMAL or self.context.arguments[argument.parameter.index]:
                offset = int_constant(I64, index * size)
                yield self.builder.gep(I8, buffer.value, [offset]) if index else buffer.value

    def styles(self, given: list[list[Value]]) -> tuple[str, ...]:
        """Return how parameters are passed: by value still; their shadows are only pointers."""
        styles = []
        for argument, values in zip(self.arm.arguments, given, strict=True):
            styles += [copying_words(argument.parameter.attributes), *[""] * (len(values) - 1)]
        return tuple(styles)

    # -- results -------------------------------------------------------------------------------

    def _declared(self, derivative: Derivative, made: Value) -> Value | None:
        result = self.arm.result
        if any(each.is_result for each in self.arm.arguments):
            return None
        primal, tangents = derivative.signature.unpacked(self.builder, made)
        members = [primal] if primal is not None else []
        kinds = [each.type for each in result.members if each.part is Part.TANGENT]
        lanes = tangents or [zero(kind) for kind in kinds]
        whole = self.together([*members, *lanes])
        return self.returned(whole)

    def together(self, members: list[Value]) -> Value | None:
        """Return several members as the struct that the request gives."""
        if len(members) <= 1:
            return members[0] if members else None
        return filled(self.builder, zero(self.arm.result.type), members)

    def returned(self, whole: Value | None) -> Value | None:
        """Return what the request gives, as it is declared."""
        result = self.arm.result
        buffer = self.request.buffer
        if buffer is None:
            return self.fitter.result(whole, result.declared, result.repair)
        if whole is not None and result.repair is not Repair.DROP:
            self.builder.store(whole, buffer.value)
        return None
