"""A request for a batch, replaced: one call for all instances, or one for each.

Instances go side by side where that gives what N calls, one after the other, would give. Where it
would not, or cannot be told, there are N calls, and a warning says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.lanes.batched import Context, Reason, Share, is_only_read, reached
from enzyme_cc.attributes.vocabulary import Spread
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.constants import IntConstant, int_constant, zero
from enzyme_cc.ir.types import I8, I64, VOID, PointerType
from enzyme_cc.requests.activity import result_type
from enzyme_cc.requests.model import Repair
from enzyme_cc.transform.abi.casts import Fitter
from enzyme_cc.transform.abi.signature import filled, unpacked
from enzyme_cc.transform.batch.batches import Batches
from enzyme_cc.transform.code.derivative_attributes import copying_words
from enzyme_cc.transform.forward.lower import lower_with

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.analysis.lanes.batched import Lanes, Obstacle
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.instructions import Call
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Argument, Arm, Request
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.report.report import Report

    #: The instances that each value is given to.
    _Owners = dict[object, set[int]]

_CODES = {Reason.CONTROL: "EZ0801", Reason.MEMORY: "EZ0802", Reason.FORM: "EZ0803"}
_WAYS_OUT = {
    Reason.CONTROL: "choose between values, by ?: or fmax and the like: then all instances go the "
    "same way, side by side",
    Reason.MEMORY: "give each instance memory of its own, by enzyme_vector or enzyme_buffer",
    Reason.FORM: "move it out of what is batched",
}


def lower_batches(program: Program, report: Report, requests: Sequence[Request]) -> None:
    """Replace the calls by what they ask for."""
    if not requests:
        return
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
        self.fitter = Fitter(builder, shared.layout, request.call)
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
        """Return what each instance gets."""
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
        """Yield addresses so many bytes apart; of what is no pointer, or a piece, what is there."""
        operand, stride = argument.primal, argument.stride
        assert operand is not None
        assert stride is not None
        kind = argument.parameter.type
        is_piece = operand.repair is Repair.LOAD
        first = operand.value if is_piece else self.fitter.operand(operand)
        for address in self._steps(first, stride.value):
            if isinstance(kind, PointerType) and not is_piece:
                yield address
            else:
                yield self.builder.load(kind, self._behind(address, operand.offset))

    def _behind(self, address: Value, offset: int) -> Value:
        return self.builder.gep(I8, address, [int_constant(I64, offset)]) if offset else address

    def _steps(self, first: Value, stride: Value) -> Iterator[Value]:
        for lane in range(self.width):
            yield self.fitter.step(first, stride, lane)

    # -- side by side ----------------------------------------------------------------------------

    def _side_by_side(self, given: list[list[Value]]) -> Lanes | None:
        """Return how instances go side by side; None where they go one after the other."""
        function, program = self.arm.function, self.shared.program
        if self.width == 1 or function.is_declaration or function.name in program.kept_whole:
            return None
        body = program.bodies.of(function)
        owners: _Owners = {}
        for values in given:
            for lane, each in enumerate(values):
                owners.setdefault(_key(each), set()).add(lane)
        shares = [
            self._share(argument, values, owners)
            for argument, values in zip(self.arm.arguments, given, strict=True)
        ]
        lanes = self.shared.lockstep().of(Context(body, tuple(shares)))
        obstacle = lanes.parting or lanes.meeting
        if obstacle is not None:
            self._warn(obstacle, "the instances run")
            return None
        for inner in reached(lanes):
            self._warn_of_calls(inner)
        return lanes

    def _share(self, argument: Argument, values: list[Value], owners: _Owners) -> Share:
        is_one = len(set(map(_key, values))) == 1 or _is_still(argument)
        is_copied = bool(copying_words(argument.parameter.attributes))
        if is_one and (not is_copied or is_only_read(argument.parameter)):
            return Share.SAME
        if not isinstance(argument.parameter.type, PointerType):
            return Share.DIFFERS
        if argument.is_result:
            return Share.OWN
        is_own = all(owners[_key(each)] == {lane} for lane, each in enumerate(values))
        return Share.GIVEN if is_copied or is_own else Share.DIFFERS

    def _warn_of_calls(self, lanes: Lanes) -> None:
        for obstacle in lanes.parted_calls():
            self._warn(obstacle, "the instances call this")

    def _warn(self, obstacle: Obstacle, so: str) -> None:
        function = obstacle.at.function
        assert function is not None
        name = self.shared.program.bodies.name(function)
        self.shared.report.add(
            _CODES[obstacle.reason],
            f"__enzyme_batch of {self._name}: {so} one after the other, because '{name}' "
            f"{obstacle.what}",
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
            if batch.lanes.result_differs
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
        if not results or (buffer is None and not self.request.call.is_used):
            return None
        whole = results[0]
        if len(results) > 1:
            whole = filled(self.builder, zero(result.type), results)
        if buffer is None:
            return self.fitter.result(whole, result.declared, result.repair)
        if result.repair is not Repair.DROP:
            self.builder.store(whole, buffer.value)
        return None


def _key(value: Value) -> object:
    """Return the same for values of which it is seen that they are the same."""
    return (value.type, value.ref) if value.uses is None else value


def _is_still(argument: Argument) -> bool:
    """Return whether a buffer does not move on from one instance to the next."""
    stride = argument.stride.value if argument.stride is not None else None
    return isinstance(stride, IntConstant) and stride.value == 0
