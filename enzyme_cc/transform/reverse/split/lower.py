"""A request in reverse mode, replaced: a call of the whole derivative, its results as declared."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.attributes.vocabulary import Activity
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import zero
from enzyme_cc.requests.activity import group_activity, result_type
from enzyme_cc.requests.model import Part
from enzyme_cc.requests.parts import parameter_groups
from enzyme_cc.transform.abi.signature import filled, unpacked
from enzyme_cc.transform.diagnose.copied_shadows import gets_numbers
from enzyme_cc.transform.emit.adjoint_sums import joined
from enzyme_cc.transform.forward.lower import Lowering, is_active, lower_with
from enzyme_cc.transform.layout.float_runs import clear_leaves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Request
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.forward.checks import Begun
    from enzyme_cc.transform.reverse.split.registry import ReverseRegistry


def lower_reverse(registry: ReverseRegistry, request: Request) -> None:
    """Replace the call by what it asks for."""
    lower_with(registry, request, ReverseLowering)


class ReverseLowering(Lowering):
    """One function of one request."""

    #: Where a function that returns its result in memory puts it.
    memory: Value | None = None
    _begun: Begun | None = None
    registry: ReverseRegistry

    def result(self) -> Value | None:
        """Call the derivative; what comes of it, as the request is declared to return it."""
        pairs = self.registry.reverse
        parts = {member.part for member in self.arm.result.members}
        wanted = self.wanted(Part.PRIMAL in parts, active_result=self.is_result_active)
        lanes = pairs.lanes(self.context, wanted)
        function = pairs.whole(self.context, wanted)
        self.refuse_changed_copies()
        self.begin(pairs.shadows)
        given = [list(self.passed(each, lanes)) for each in self.arm.arguments]
        arguments = [value for values in given for value in values]
        arguments += [self._seed(lanes) for _ in lanes.seeds()]
        style = CallStyle(arguments=self.styles(given) + ("",) * len(lanes.seeds()))
        self._begun = self.registry.checks.begin(self, [values[0] for values in given])
        made = self.builder.call(function, arguments, style)
        self.end(made)
        return self._derivatives(lanes, made)

    # -- what goes in --------------------------------------------------------------------------

    def passed(self, argument: Argument, lanes: Lanes) -> Iterator[Value]:
        """Yield the primal; its shadows, where it has any."""
        if argument.is_result:
            self.memory = self.fitter.stack(result_type(self.arm.function))
            yield self.memory
        else:
            assert argument.primal is not None
            yield self.fitter.operand(argument.primal)
        carried = lanes.parameters[argument.parameter.index]
        if argument.is_result or argument.activity.has_shadow:
            if carried.numbers:
                self._refuse(argument)
            elif self.by_copy.is_lost(argument, partial(self._gets_numbers, argument)):
                self.refuse_copy(argument, "what is added to the shadow's numbers")
            if carried.pointers:
                yield from self.shadows(argument)

    def _gets_numbers(self, argument: Argument) -> bool:
        scene = self.registry.reverse.scene(self.context, whole=True)
        parameter = self.context.function.arguments[argument.parameter.index]
        return gets_numbers(self.unit, scene, parameter)

    def _refuse(self, argument: Argument) -> None:
        groups = parameter_groups(self.arm.function)
        group = next((each for each in groups if argument.parameter in each), [argument.parameter])
        by_type = group_activity([each.type for each in group], self.request.mode)
        ways = ["let the function take a pointer to it"]
        if by_type is Activity.OUT:
            ways = ["mark it enzyme_out, so that its derivative is returned", f"or {ways[0]}"]
        self.unit.report.add(
            "EZ0410",
            f"argument {argument.parameter.index + 1} is passed by value and has numbers in it: "
            "its shadow would be a copy, and derivatives added to that would be lost",
            self.request.call,
            *ways,
        )

    @property
    def is_result_active(self) -> bool:
        """Return whether the result takes part."""
        found = self.arm.result_activity
        return found is not None and is_active(found)

    def _seed(self, lanes: Lanes) -> Value:
        """Return one for every number that is returned."""
        kind = lanes.kind.result
        layout = self.unit.layout
        tree = self.unit.types.returned(self.context.function, 0)
        leaves = clear_leaves(layout, kind, tree)
        pieces = [(each, number(each.type, 1.0)) for each in leaves]
        return joined(self.builder, kind, pieces)

    # -- what comes out ------------------------------------------------------------------------

    def _derivatives(self, lanes: Lanes, made: Value) -> Value | None:
        has_primal = lanes.wanted.primal and bool(lanes.primals())
        found = unpacked(self.builder, made, has_primal + len(lanes.adjoints()))
        members = [found.pop(0)] if has_primal else []
        if Part.PRIMAL in self._parts() and self.memory is not None:
            members.append(self.builder.load(result_type(self.arm.function), self.memory))
        by_parameter = list(self.derivatives(lanes, found))
        self._check(by_parameter)
        members += by_parameter
        return self.returned(self.together(members))

    def _check(self, found: list[Value]) -> None:
        """Let what was returned be compared with differences, if that is wished for."""
        wanted = [each for each in self.arm.result.members if each.part is Part.DERIVATIVE]
        parameters = [each.parameter.index for each in wanted if each.parameter is not None]
        if self._begun is not None:
            first = found
            if self.request.width > 1:
                first = [self.builder.extractvalue(each, [0]) for each in found]
            pairs = list(zip(parameters, first, strict=True))
            self.registry.checks.end(self._begun, self.builder, pairs)

    def derivatives(self, lanes: Lanes, found: list[Value]) -> Iterator[Value]:
        """Yield what the request returns of the adjoints of all parameters."""
        by_parameter = {
            index: found[at * lanes.width : (at + 1) * lanes.width]
            for at, index in enumerate(lanes.differentiated)
        }
        for member in self.arm.result.members:
            if member.part is Part.DERIVATIVE:
                assert member.parameter is not None
                values = by_parameter.get(member.parameter.index)
                yield self._derivative_of(member.type, values)

    def _parts(self) -> set[Part]:
        return {member.part for member in self.arm.result.members}

    def _derivative_of(self, kind: Type, values: list[Value] | None) -> Value:
        if values is None:
            return zero(kind)
        if self.request.width == 1:
            return values[0]
        return filled(self.builder, zero(kind), values)
