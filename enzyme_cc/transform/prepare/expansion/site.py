"""A call that is being replaced by instructions, and what all expansions make there."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.constants import number, scalar_in, vector_constant
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import Constant, IntConstant, int_constant, poison
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    I1,
    FloatType,
    IntType,
    VectorType,
    function_type,
    int_type,
    like,
    scalar_of,
    vector_type,
)
from enzyme_cc.rules.calls import mangled
from enzyme_cc.transform.code.inherited import debug_of, fast_math_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


class NotExpandedError(Exception):
    """The call stays as it is: its rule, or an error, is for later to say."""


class Site:
    """The site of a call. New code goes in front of it."""

    def __init__(self, call: CallBase) -> None:
        self.call = call
        self.arguments = call.arguments
        self.builder = Builder.before(call)
        self.builder.metadata = debug_of(call)
        #: Fast-math flags of the call, which its parts have, too.
        self.flags = fast_math_of(call)

    def __getitem__(self, index: int) -> Value:
        return self.arguments[index]

    def constant(self, index: int) -> int:
        """Return an argument that must be a known integer."""
        found = self.arguments[index]
        if not isinstance(found, IntConstant):
            raise NotExpandedError
        return found.value

    # -- vectors -------------------------------------------------------------------------------

    def pick(self, sources: Sequence[Value], lanes: Sequence[int]) -> Value:
        """Return lanes of several vectors of one type, counted through all of them; -1 for any."""
        while len(sources) > 2:
            sources = [self._joined(sources[i : i + 2]) for i in range(0, len(sources), 2)]
        first, *rest = sources
        other = rest[0] if rest else poison(first.type)
        return self.builder.shufflevector(first, other, list(lanes))

    def _joined(self, sources: Sequence[Value]) -> Value:
        count = count_of(sources[0])
        lanes = [at if at < count * len(sources) else -1 for at in range(2 * count)]
        return self.pick(sources, lanes)

    def join(self, sources: Sequence[Value]) -> Value:
        """Return vectors of one type, one after the other."""
        return self.pick(sources, range(count_of(sources[0]) * len(sources)))

    def splat(self, scalar: Value, shape: Type) -> Value:
        """Return a scalar in every lane of a vector like `shape`."""
        assert isinstance(shape, VectorType)
        if isinstance(scalar, Constant):
            return vector_constant([scalar] * shape.count)
        one = self.builder.insertelement(poison(like(shape, scalar.type)), scalar, 0)
        return self.pick([one], [0] * shape.count)

    def lane(self, vector: Value, index: Value | int) -> Value:
        """Return one lane."""
        return self.builder.extractelement(vector, index)

    def gathered(self, lanes: Sequence[Value]) -> Value:
        """Return a vector of these lanes."""
        if all(isinstance(each, Constant) for each in lanes):
            return vector_constant(lanes)
        shape = vector_type(len(lanes), lanes[0].type)
        return reduce(
            lambda made, each: self.builder.insertelement(made, each[1], each[0]),
            enumerate(lanes),
            poison(shape),
        )

    # -- calls ---------------------------------------------------------------------------------

    def intrinsic(
        self, name: str, types: Sequence[Type], arguments: Sequence[Value], result: Type
    ) -> Value:
        """Return a call of an intrinsic, overloaded for these types."""
        spelled = ".".join([name, *map(mangled, types)])
        signature = function_type(result, tuple(each.type for each in arguments))
        callee = declare(module_of(self.builder.block.function), spelled, signature)  # type: ignore[arg-type]
        flags = self.flags if isinstance(scalar_of(result), FloatType) else ""
        return self.builder.call(callee, arguments, CallStyle(flags=flags))

    def again(self, arguments: Sequence[Value]) -> Value:
        """Return the same call with other arguments."""
        style = CallStyle(flags=self.flags)
        return self.builder.call(self.call.callee, arguments, style)

    # -- masks ---------------------------------------------------------------------------------

    def signs(self, mask: Value) -> Value:
        """Return which lanes have their highest bit set."""
        width = scalar_of(mask.type).width  # type: ignore[attr-defined]
        kind = int_type(width)
        if isinstance(mask, Constant):
            lanes = [self.lane(mask, at) for at in range(count_of(mask))]
            signs = [self._is_negative(self.builder.bitcast(each, kind)) for each in lanes]
            return self.gathered(signs)
        return self._is_negative(self.builder.bitcast(mask, like(mask.type, kind)))

    def _is_negative(self, value: Value) -> Value:
        return self.builder.icmp("slt", value, number(value.type, 0))

    def bits(self, mask: Value, count: int) -> Value:
        """Return the lowest bits of an integer as a vector of so many; of such a vector, itself."""
        kind = mask.type
        if isinstance(kind, VectorType):
            return mask
        if isinstance(mask, IntConstant):
            return vector_constant([int_constant(I1, mask.value >> at & 1) for at in range(count)])
        assert isinstance(kind, IntType)
        whole = self.builder.bitcast(mask, vector_type(kind.width, I1))
        return whole if kind.width == count else self.pick([whole], range(count))

    def below(self, length: Value, count: int) -> Value:
        """Return which lanes are among the first."""
        numbers = vector_constant([int_constant(length.type, at) for at in range(count)])
        return self.builder.icmp("ult", numbers, self.splat(length, numbers.type))

    def where(
        self, condition: Value, make: Callable[[], Value | None], other: Value | None
    ) -> Value | None:
        """Return what is made where a condition holds, in a block of its own; else the other."""
        if isinstance(condition, IntConstant):
            return make() if condition.value else other
        builder, call = self.builder, self.call
        before = builder.block
        behind = split_before(call, "lane.done")
        before.terminator.erase()
        builder.move_to_end(before)
        on = builder.new_block("lane.on")
        builder.conditional(condition, on, behind)
        builder.move_to_end(on)
        made = make()
        end = builder.block
        builder.branch(behind)
        builder.move_before(call)
        if made is None or other is None:
            return None
        return builder.phi(made.type, [(made, end), (other, before)])


def count_of(vector: Value) -> int:
    """Return how many lanes a vector has."""
    kind = vector.type
    assert isinstance(kind, VectorType)
    return kind.count


def is_full(mask: Value) -> bool:
    """Return whether all lanes of a mask are on for certain."""
    known = scalar_in(mask) if isinstance(mask, Constant) else None
    return isinstance(known, IntConstant) and known.value != 0
