"""Formulas as instructions, in the type of the rule's result, scalar or vector.

A node that occurs twice is computed once. Nothing is simplified: what a formula says is done,
in that order, with no fast-math flags but those asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import number, uniform
from enzyme_cc.ir.constants import float_constant, int_constant, poison
from enzyme_cc.ir.floats import round_fraction
from enzyme_cc.ir.types import (
    FLOAT,
    I32,
    FloatType,
    IntType,
    Type,
    VectorType,
    like,
    scalar_of,
)
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.calls import call_function
from enzyme_cc.rules.formula import (
    Binary,
    Call,
    Compare,
    Conditional,
    Logic,
    Name,
    Negative,
    Number,
    Part,
    is_integral,
    names_used,
)
from enzyme_cc.rules.model import RESULT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.formula import Formula, Node, Truth

_FLOAT_OPCODES = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
_INT_OPCODES = {"+": "add", "-": "sub", "*": "mul"}
_FLOAT_PREDICATES = {"==": "oeq", "!=": "une", "<": "olt", "<=": "ole", ">": "ogt", ">=": "oge"}
_INT_PREDICATES = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}


def emit(
    builder: Builder,
    formula: Formula,
    environment: Mapping[str, Value],
    *,
    type_: Type | None = None,
    flags: str = "",
) -> Value:
    """Emit a formula, whose names stand for these values.

    It has the type of `result`, or of the first float there is, unless one is given.
    """
    return Emitter(builder, environment, type_ or float_type(environment), flags).value(formula)


def float_type(environment: Mapping[str, Value]) -> Type:
    """Return the type that a rule computes in."""
    first = [environment[RESULT]] if RESULT in environment else []
    for value in (*first, *environment.values()):
        if isinstance(scalar_of(value.type), FloatType):
            return value.type
    raise TypeError("no value here is a floating-point number")


class Emitter:
    """Computes formulas at one place, from the same values."""

    __slots__ = ("_made", "builder", "environment", "flags", "integers", "type")

    def __init__(
        self, builder: Builder, environment: Mapping[str, Value], type_: Type, flags: str = ""
    ) -> None:
        self.builder = builder
        self.environment = environment
        self.type = type_
        self.flags = flags
        self.integers = {
            name
            for name, value in environment.items()
            if isinstance(scalar_of(value.type), IntType)
        }
        self._made: dict[Node, Value] = {}

    def value(self, node: Formula) -> Value:
        """Return a number, in the type of this emitter."""
        made = self._made.get(node)
        if made is None:
            made = self._made[node] = _VALUES[type(node)](self, node)
        return made

    def truth(self, node: Truth) -> Value:
        """Return a truth value, or one for each lane."""
        made = self._made.get(node)
        if made is None:
            make = self._compare if isinstance(node, Compare) else self._logic
            made = self._made[node] = make(node)  # type: ignore[arg-type]
        return made

    # -- numbers -------------------------------------------------------------------------------

    def number(self, node: Number) -> Value:
        """Return a constant, in every lane."""
        scalar = scalar_of(self.type)
        assert isinstance(scalar, FloatType)
        constant = float_constant(scalar, round_fraction(scalar, node.value))
        return uniform(self.type, constant)

    def name(self, node: Name) -> Value:
        """Return a value of the environment."""
        return self.converted(self.environment[node.name])

    def converted(self, value: Value) -> Value:
        """Return a number of any type, in the type of this emitter."""
        if isinstance(scalar_of(value.type), IntType):
            target = like(value.type, scalar_of(self.type))
            return self._spread(self.builder.sitofp(value, target))
        return resized(self.builder, self._spread(value), self.type)

    def _spread(self, value: Value) -> Value:
        return spread(self.builder, value, self.type)

    def negative(self, node: Negative) -> Value:
        """Return `-x`."""
        return self.builder.fneg(self.value(node.operand), self.flags)

    def binary(self, node: Binary) -> Value:
        """Return `x + y` and its kin."""
        left, right = self.value(node.left), self.value(node.right)
        return self.builder.binary(_FLOAT_OPCODES[node.operator], left, right, self.flags)

    def conditional(self, node: Conditional) -> Value:
        """Write both sides, and the choice between them."""
        test = self.truth(node.test)
        return self.select(test, self.value(node.then), self.value(node.other))

    def select(self, test: Value, then: Value, other: Value) -> Value:
        """Return the choice between two numbers."""
        return self.builder.select(test, then, other, self.flags)

    def part(self, node: Part) -> Value:
        """Return one number of what a complex function returns."""
        return self.builder.extractvalue(self.value(node.call), [node.index])

    def call(self, node: Call) -> Value:
        """Call another function."""
        arguments = [
            self._integer(each) if argument.role is Role.INTEGER else self.value(each)
            for argument, each in zip(node.function.arguments, node.arguments, strict=True)
        ]
        return call_function(self.builder, node.function, arguments, self.flags)

    # -- integers ------------------------------------------------------------------------------

    def _integer(self, node: Node, type_: Type = I32) -> Value:
        """Return an integer, in the type of the first name in it."""
        names = sorted(names_used(node) & self.integers)
        kind = self.environment[names[0]].type if names else type_
        if isinstance(node, Name):
            return self.environment[node.name]
        if isinstance(node, Number):
            return uniform(kind, int_constant(scalar_of(kind), int(node.value)))
        if isinstance(node, Negative):
            return self.builder.sub(number(kind, 0), self._integer(node.operand, kind))
        if isinstance(node, Conditional):
            then, other = self._integer(node.then, kind), self._integer(node.other, kind)
            return self.builder.select(self.truth(node.test), then, other)
        if isinstance(node, Binary) and node.operator in _INT_OPCODES:
            left, right = self._integer(node.left, kind), self._integer(node.right, kind)
            return self.builder.binary(_INT_OPCODES[node.operator], left, right)
        raise TypeError("a formula gives a function something that is no integer")

    # -- truth ---------------------------------------------------------------------------------

    def _compare(self, node: Compare) -> Value:
        names = sorted(names_used(node) & self.integers)
        if names and all(is_integral(each, self.integers) for each in (node.left, node.right)):
            kind = self.environment[names[0]].type
            left, right = self._integer(node.left, kind), self._integer(node.right, kind)
            return self.builder.icmp(_INT_PREDICATES[node.operator], left, right)
        predicate = _FLOAT_PREDICATES[node.operator]
        return self.builder.fcmp(
            predicate, self.value(node.left), self.value(node.right), self.flags
        )

    def _logic(self, node: Logic) -> Value:
        first, *others = map(self.truth, node.operands)
        if node.operator == "not":
            return self.builder.xor(first, number(first.type, 1))
        combine = self.builder.and_ if node.operator == "and" else self.builder.or_
        for other in others:
            if first.type is not other.type:
                first, other = self._spread(first), self._spread(other)
            first = combine(first, other)
        return first


_VALUES: dict[type, Callable[..., Value]] = {
    Binary: Emitter.binary,
    Call: Emitter.call,
    Conditional: Emitter.conditional,
    Name: Emitter.name,
    Negative: Emitter.negative,
    Number: Emitter.number,
    Part: Emitter.part,
}


def spread(builder: Builder, value: Value, type_: Type) -> Value:
    """Return a scalar in every lane, where `type_` has lanes."""
    if not isinstance(type_, VectorType) or isinstance(value.type, VectorType):
        return value
    lanes = like(type_, value.type)
    first = builder.insertelement(poison(lanes), value, 0)
    return builder.shufflevector(first, poison(lanes), number(like(type_, I32), 0))


def resized(builder: Builder, value: Value, type_: Type) -> Value:
    """Return a float, rounded or widened to the element of `type_`."""
    source, target = scalar_of(value.type), scalar_of(type_)
    if source is target:
        return value
    assert isinstance(source, FloatType)
    assert isinstance(target, FloatType)
    wanted = like(value.type, target)
    if source.width == target.width:
        # half and bfloat: neither holds the other, float holds both.
        return builder.fptrunc(builder.fpext(value, like(wanted, FLOAT)), wanted)
    cast = builder.fpext if source.width < target.width else builder.fptrunc
    return cast(value, wanted)
