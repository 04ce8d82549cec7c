"""Tangents by a rule: the sum of partial times tangent, with zeros that are never computed.

An `Emission` computes each partial once, however many tangents (or, in reverse, adjoints) it
is multiplied with. A zero known beforehand is None.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.diagnostics import user_error
from enzyme_cc.ir.builder_constants import number
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.types import VectorType
from enzyme_cc.rules.calls import call_function, call_intrinsic, lane_of
from enzyme_cc.rules.emit import Emitter, float_type
from enzyme_cc.rules.formula import Conditional, Number
from enzyme_cc.rules.loader import function_of
from enzyme_cc.rules.model import RESULT, Role

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.ir.builder import Builder
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.formula import Formula, Truth
    from enzyme_cc.rules.model import Rule

    Term = tuple[Formula, Value]


class Style(NamedTuple):
    """How products are computed."""

    #: Fast-math flags of everything that is made.
    flags: str = ""
    #: Whether a tangent that is 0 at run time makes a product 0, whatever the partial is:
    #: also where that is infinite or NaN.
    strong_zero: bool = False


PLAIN = Style()
_ONE, _MINUS_ONE = Number(Fraction(1)), Number(Fraction(-1))


def tangent(
    builder: Builder,
    rule: Rule,
    environment: Mapping[str, Value],
    tangents: Mapping[str, Value],
    style: Style = PLAIN,
) -> Value | None:
    """The tangent of a rule's result; None is zero, and so is a tangent that is left out."""
    return Emission(builder, rule, environment, style).tangent(tangents)


class Emission:
    """One use of a rule at one place, with the values its formulas may name."""

    __slots__ = ("builder", "emitter", "environment", "rule", "style")

    def __init__(
        self,
        builder: Builder,
        rule: Rule,
        environment: Mapping[str, Value],
        style: Style = PLAIN,
        type_: Type | None = None,
    ) -> None:
        self.builder = builder
        self.rule = rule
        self.environment = environment
        self.style = style
        kind = type_ or float_type(environment)
        self.emitter = Emitter(builder, environment, kind, style.flags)

    def tangent(self, tangents: Mapping[str, Value], result: str = RESULT) -> Value | None:
        """The tangent of one result, from those of the arguments that have one."""
        if self.rule.folds is not None:
            return _fold_tangent(self, self.rule.folds, tangents)
        return self._sum(
            [
                (each.formula, self.emitter.converted(tangents[each.argument]))
                for each in self.rule.partials
                if each.result == result and each.argument in tangents
            ]
        )

    def product(self, argument: str, factor: Value, result: str = RESULT) -> Value | None:
        """One partial times a factor, in the type of the result."""
        formula = self.rule.partial(argument, result)
        if formula is None:
            raise KeyError(f"rule '{self.rule.name}' has no partial of {result} by {argument}")
        return self._product(formula, self.emitter.converted(factor))

    def _sum(self, terms: Sequence[Term]) -> Value | None:
        test = _common_test([formula for formula, _ in terms])
        if test is not None:
            return self._choice(test, terms)
        total: Value | None = None
        for formula, factor in terms:
            if total is not None and formula == _MINUS_ONE:
                total = self.builder.fsub(total, factor, self.style.flags)
                continue
            product = self._product(formula, factor)
            if product is not None and total is not None:
                product = self.builder.fadd(total, product, self.style.flags)
            total = product if product is not None else total
        return total

    def _choice(self, test: Truth, terms: Sequence[Term]) -> Value | None:
        """Terms that all hang on one test, with nothing to compute behind it."""
        branches = [
            self._sum([(getattr(formula, side), factor) for formula, factor in terms])
            for side in ("then", "other")
        ]
        if branches == [None, None]:
            return None
        then, other = (zero(self.emitter.type) if each is None else each for each in branches)
        return self.emitter.select(self.emitter.truth(test), then, other)

    def _product(self, formula: Formula, factor: Value) -> Value | None:
        if isinstance(formula, Number) and formula.value in (0, 1, -1):
            if formula == _MINUS_ONE:
                return self.builder.fneg(factor, self.style.flags)
            return factor if formula.value else None
        test = _common_test([formula])
        if test is not None:
            return self._choice(test, [(formula, factor)])
        product = self.builder.fmul(self.emitter.value(formula), factor, self.style.flags)
        return self._guarded(product, factor) if self.style.strong_zero else product

    def _guarded(self, product: Value, factor: Value) -> Value:
        nothing = zero(factor.type)
        is_zero = self.builder.fcmp("oeq", factor, nothing)
        return self.builder.select(is_zero, nothing, product)


def _is_trivial(formula: Formula) -> bool:
    """Whether a product with it takes no multiplication."""
    if isinstance(formula, Conditional):
        return _is_trivial(formula.then) and _is_trivial(formula.other)
    return isinstance(formula, Number) and formula.value in (0, 1, -1)


def _common_test(formulas: Sequence[Formula]) -> Truth | None:
    """The test that all of them begin with, if none has anything to compute behind it."""
    tests = {each.test if isinstance(each, Conditional) else None for each in formulas}
    if len(tests) != 1 or not all(map(_is_trivial, formulas)):
        return None
    return tests.pop()


# -- reductions ------------------------------------------------------------------------------------


def _fold_tangent(use: Emission, step: Rule, tangents: Mapping[str, Value]) -> Value | None:
    """The tangent of a reduction, by the rule of the step between its lanes, first to last."""
    if not tangents:
        return None
    if all(each.formula == _ONE for each in step.partials):
        return _same_reduction(use, tangents)
    left, right = (argument.name for argument in step.arguments)
    values, changes = _operands(use, use.environment), _operands(use, tangents)
    total, change = values[0], changes[0]
    for value, other in zip(values[1:], changes[1:], strict=True):
        assert total is not None
        assert value is not None
        after = _stepped(use, step, total, value)
        known = {n: each for n, each in ((left, change), (right, other)) if each is not None}
        environment = {left: total, right: value, RESULT: after}
        change = Emission(use.builder, step, environment, use.style).tangent(known)
        total = after
    return change


def _operands(use: Emission, source: Mapping[str, Value]) -> list[Value | None]:
    """What is combined, in order: arguments and lanes of arguments; None where there is none."""
    found: list[Value | None] = []
    for argument in use.rule.arguments:
        value = source.get(argument.name)
        if argument.role is not Role.LANES:
            found.append(value)
            continue
        lanes = range(_lanes(use.environment[argument.name]))
        found += [None if value is None else lane_of(use.builder, value, lane) for lane in lanes]
    return found


def _lanes(vector: Value) -> int:
    assert isinstance(vector.type, VectorType)
    if vector.type.scalable:
        raise user_error(
            f"a reduction of {vector.type} has no derivative: its number of lanes is not known",
            "compile this code for vectors of a fixed length",
            code="EZ0912",
        )
    return vector.type.count


def _stepped(use: Emission, step: Rule, left: Value, right: Value) -> Value:
    if step.opcodes:
        return use.builder.binary(step.opcodes[0], left, right, use.style.flags)
    function = function_of(step)
    assert function is not None
    return call_function(use.builder, function, [left, right], use.style.flags)


def _same_reduction(use: Emission, tangents: Mapping[str, Value]) -> Value:
    """A sum: its tangent is that of the tangents."""
    arguments = [
        tangents.get(each.name) or number(use.environment[each.name].type, -0.0)
        for each in use.rule.arguments
    ]
    name, type_ = use.rule.matches[0], use.emitter.type
    return call_intrinsic(use.builder, name, type_, arguments, use.style.flags)
