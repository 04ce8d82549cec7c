"""A request for a batch, replaced: one call for all instances, or one for each.

Instances go side by side where that gives what N calls, one after the other, would give. Where it
would not, or cannot be told, there are N calls, and a warning says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.lanes import Context, Reason, Share, is_only_read, reached
from enzyme_cc.attributes.vocabulary import Spread
from enzyme_cc.ir.builder import CallStyle
from enzyme_cc.ir.constants import IntConstant, int_constant, zero
from enzyme_cc.ir.types import I64, VOID, PointerType
from enzyme_cc.requests.activity import result_type
from enzyme_cc.requests.model import Repair
from enzyme_cc.transform.attributes import copying_words
from enzyme_cc.transform.batch.batches import Batches
from enzyme_cc.transform.fit import Fitter
from enzyme_cc.transform.lower import lower_with
from enzyme_cc.transform.signature import filled, unpacked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.lanes import Lanes, Obstacle
    from enzyme_cc.ir.builder import Builder
    from enzyme_cc.ir.instructions import Call
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Arm, Request
    from enzyme_cc.transform.report import Report
    from enzyme_cc.transform.roots import Program

_CODES = {Reason.CONTROL: "EZ0801", Reason.MEMORY: "EZ0802", Reason.FORM: "EZ0803"}
_WAYS_OUT = {
    Reason.CONTROL: "choose between values, by ?: or fmax and the like, for all instances to go on "
    "side by side",
    Reason.MEMORY: "give each instance memory of its own, by enzyme_vector or enzyme_buffer",
    Reason.FORM: "move it out of what is batched",
}


def lower_batches(program: Program, report: Report, requests: Iterable[Request]) -> None:
    """Replace the calls by what they ask for."""
    batches = Batches(program, report)
    for request in requests:
        lower_with(batches, request, Lowering)
    batches.write()


class Lowering:
    """One function of one request."""

    def __init__(self, shared: Batches, request: Request, arm: Arm, builder: Builder) -> None:
        self.shared = shared
        self.request = request
        self.arm = arm
        self.builder = builder
        self.width = request.width
        self.fitter = Fitter(builder, shared.layout)
        #: The calls made.
        self.made: list[Call] = []

    def result(self) -> Value | None:
        """Call what computes all instances; their results as the request is declared."""
        given = [self._values(each) for each in self.arm.arguments]
        lanes = self._side_by_side(given)
        results = self._one_by_one(given) if lanes is None else self._together(lanes, given)
        return self._declared(results)

    # -- arguments -------------------------------------------------------------------------------

    def _values(self, argument: Argument) -> list[Value]:
        """What each instance gets."""
        if argument.is_result:
            return list(self._result_memory())
        if argument.spread is Spread.BUFFER:
            return list(self._in_buffer(argument))
        values = [self.fitter.operand(each) for each in argument.values]
        return values * self.width if len(values) == 1 else values

    def _result_memory(self) -> Iterator[Value]:
        buffer = self.request.buffer
        assert buffer is not None
        yield from self._steps(buffer.value, self._size_of_result())

    def _size_of_result(self) -> Value:
        return int_constant(I64, self.shared.layout.alloc_size(result_type(self.arm.function)))

    def _in_buffer(self, argument: Argument) -> Iterator[Value]:
        """Addresses so many bytes apart; of what is no pointer, the values there."""
        assert argument.primal is not None
        assert argument.stride is not None
        kind = argument.parameter.type
        first = self.fitter.operand(argument.primal)
        for address in self._steps(first, argument.stride.value):
            is_address = isinstance(kind, PointerType)
            yield address if is_address else self.builder.load(kind, address)

    def _steps(self, first: Value, stride: Value) -> Iterator[Value]:
        for lane in range(self.width):
            yield self.fitter.step(first, stride, lane)

    # -- side by side ----------------------------------------------------------------------------

    def _side_by_side(self, given: list[list[Value]]) -> Lanes | None:
        """How instances go side by side; None where they go one after the other."""
        function, program = self.arm.function, self.shared.program
        if self.width == 1 or function.is_declaration or function.name in program.kept_whole:
            return None
        body = program.bodies.of(function)
        shares = map(self._share, self.arm.arguments, given)
        lanes = self.shared.lockstep.of(Context(body, tuple(shares)))
        inside = list(reached(lanes))
        obstacle = lanes.parting or lanes.meeting
        if obstacle is not None:
            self._warn(obstacle, "they run one after the other")
            return None
        for each in inside:
            self._warn_of_calls(each)
        return lanes

    def _share(self, argument: Argument, values: list[Value]) -> Share:
        different = len({(each.type, each.ref) if _is_data(each) else id(each) for each in values})
        if _is_still(argument):
            different = 1
        is_copied = bool(copying_words(argument.parameter.attributes))
        if different == 1 and (not is_copied or is_only_read(argument.parameter)):
            return Share.SAME
        if not isinstance(argument.parameter.type, PointerType):
            return Share.DIFFERS
        if argument.is_result:
            return Share.OWN
        return Share.GIVEN if is_copied or different == self.width else Share.DIFFERS

    def _warn_of_calls(self, lanes: Lanes) -> None:
        for obstacle in lanes.parted_calls():
            self._warn(obstacle, "it is called for one after the other")

    def _warn(self, obstacle: Obstacle, so: str) -> None:
        function = obstacle.at.function
        assert function is not None
        name = self.shared.program.bodies.name(function)
        self.shared.report.add(
            _CODES[obstacle.reason],
            f"__enzyme_batch of {self._name}: {name} {obstacle.what}, so that instances cannot go "
            f"side by side: {so}",
            obstacle.at,
            _WAYS_OUT[obstacle.reason],
            severity="warning",
        )

    @property
    def _name(self) -> str:
        return self.shared.report.places.name(self.arm.function)

    def _together(self, lanes: Lanes, given: list[list[Value]]) -> list[Value]:
        batch = self.shared.of(lanes, self.width)
        arguments: list[Value] = []
        words: list[str] = []
        for argument, values, share in zip(
            self.arm.arguments, given, lanes.context.arguments, strict=True
        ):
            passed = values[:1] if share is Share.SAME else values
            arguments += passed
            words += [copying_words(argument.parameter.attributes)] * len(passed)
        made = self.builder.call(batch.function, arguments, CallStyle(arguments=tuple(words)))
        self.made.append(made)
        if made.type is VOID:
            return []
        return (
            unpacked(self.builder, made, self.width)
            if lanes.result_differs
            else [made] * self.width
        )

    # -- one by one ------------------------------------------------------------------------------

    def _one_by_one(self, given: list[list[Value]]) -> list[Value]:
        function = self.arm.function
        style = CallStyle(arguments=tuple(each.attributes for each in function.arguments))
        for lane in range(self.width):
            arguments = [values[lane] for values in given]
            self.made.append(self.builder.call(function, arguments, style))
        return [] if function.return_type is VOID else list(self.made)

    # -- results ---------------------------------------------------------------------------------

    def _declared(self, results: list[Value]) -> Value | None:
        result, buffer = self.arm.result, self.request.buffer
        whole: Value | None = results[0] if results else None
        if len(results) > 1:
            whole = filled(self.builder, zero(result.type), results)
        if buffer is None or not results:
            is_void = result.declared is VOID or buffer is not None
            return None if is_void else self.fitter.result(whole, result.declared, result.repair)
        if whole is not None and result.repair is not Repair.DROP:
            self.builder.store(whole, buffer.value)
        return None


def _is_data(value: Value) -> bool:
    return value.uses is None


def _is_still(argument: Argument) -> bool:
    """Whether a buffer does not move on from one instance to the next."""
    stride = argument.stride.value if argument.stride is not None else None
    return isinstance(stride, IntConstant) and stride.value == 0
