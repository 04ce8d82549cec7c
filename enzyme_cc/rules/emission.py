"""One use of a rule at one place: its partials as values, and sums of partial times factor.

What forward mode (`tangent`) and reverse mode (`adjoint`) share. Each partial is computed once,
however many tangents or adjoints it is multiplied with. A zero known beforehand is None.
"""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.diagnostics import user_error
from enzyme_cc.ir.building.constants import elements_of
from enzyme_cc.ir.constants import FloatConstant, zero
from enzyme_cc.ir.floats import to_fraction
from enzyme_cc.ir.types import FloatType, VectorType
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.called import function_of
from enzyme_cc.rules.calls import call_function, lane_of
from enzyme_cc.rules.emit import Emitter, float_type
from enzyme_cc.rules.formula import Conditional, Name, Number
from enzyme_cc.rules.model import RESULT
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.formula import Formula, Truth
    from enzyme_cc.rules.model import Rule

    Term = tuple[Formula, Value]


class Style(NamedTuple):
    """The way products are computed."""

    #: Fast-math flags of everything that is made.
    flags: str = ""
    #: Whether a factor that is 0 at run time, be it the partial or the tangent or adjoint, makes a
    #: product 0 whatever the other is: also where that is infinite or NaN.
    strong_zero: bool = False
    #: The lanes that have an adjoint at all, as a constant vector of truth values; None for all.
    lanes: Value | None = None
    #: Whether nothing comes of adjoints that are 0 at run time, be partials what they may.
    skips_zeros: bool = False
    #: Whether what is made may be differentiated again: a factor that is 0 has a slope.
    has_slopes: bool = True


PLAIN = Style()
_ONE, _MINUS_ONE = Number(Fraction(1)), Number(Fraction(-1))


class Emission:
    """One use of a rule at one place, with the values its formulas may name."""

    __slots__ = ("_steps", "builder", "emitter", "environment", "rule", "style")

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
        self._steps: list[Emission] | None = None

    def weighted(self, terms: Sequence[Term]) -> Value | None:
        """Return the sum of partial times factor, in the type computed in."""
        converted = [(each, self.emitter.converted(factor)) for each, factor in terms]
        total = self._sum(converted)
        return total if total is None else self._demanded(total, converted)

    def _demanded(self, total: Value, terms: Sequence[Term]) -> Value:
        """Return a sum where it is demanded, and 0 elsewhere: partials may be poison there."""
        if self.style.skips_zeros and not all(self._is_finite(each) for each, _ in terms):
            zeros = [self._is_zero(each) for _, each in terms]
            total = self._unless_nan(total, functools.reduce(self.builder.and_, zeros))
        if self.style.lanes is not None and not all(isinstance(each, Number) for each, _ in terms):
            total = self.builder.select(self.style.lanes, total, zero(total.type))
        return total

    def _unless_nan(self, made: Value, is_nothing: Value) -> Value:
        """Zero where zero times a partial made NaN; all else stays, so that its slope does, too.

        Flags that say that there is no NaN would have LLVM forget the test, but for the freeze.
        """
        builder = self.builder
        made = builder.freeze(made)
        is_nan = builder.fcmp("uno", made, zero(made.type))
        return builder.select(builder.and_(is_nothing, is_nan), zero(made.type), made)

    def _is_zero(self, value: Value) -> Value:
        return self.builder.fcmp("oeq", value, zero(value.type))

    def _is_finite(self, formula: Formula) -> bool:
        """Return whether a partial is known to be a finite number."""
        if isinstance(formula, Name):
            value = self.environment[formula.name]
            return all(map(_is_finite, elements_of(value) or [value]))
        return isinstance(formula, Number)

    def steps(self) -> list[Emission]:
        """Return a reduction as the uses of its step, first to last: left, right."""
        if self._steps is None:
            self._steps = _unrolled(self)
        return self._steps

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
        """Return terms that all hang on one test, with nothing to compute behind it."""
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
        partial = self.emitter.value(formula)
        product = self.builder.fmul(partial, factor, self.style.flags)
        if not self.style.strong_zero:
            return product
        # Both: what is a partial on the way forward is met by an adjoint on the way back.
        tests = [self._is_zero(factor)]
        if not isinstance(formula, Number):
            tests.append(self._is_zero(partial))
        is_nothing = functools.reduce(self.builder.or_, tests)
        if not self.style.has_slopes:
            return self.builder.select(is_nothing, zero(product.type), product)
        return self._unless_nan(product, is_nothing)


def _is_finite(value: Value) -> bool:
    """Return whether a value is a constant that is a finite number."""
    if not isinstance(value, FloatConstant) or not isinstance(value.type, FloatType):
        return False
    return to_fraction(value.type, value.bits) is not None


def _is_trivial(formula: Formula) -> bool:
    """Return whether a product with it takes no multiplication."""
    if isinstance(formula, Conditional):
        return _is_trivial(formula.then) and _is_trivial(formula.other)
    return isinstance(formula, Number) and formula.value in (0, 1, -1)


def _common_test(formulas: Sequence[Formula]) -> Truth | None:
    """Return the test that all of them begin with, if none has anything to compute behind it."""
    tests = {each.test if isinstance(each, Conditional) else None for each in formulas}
    if len(tests) != 1 or not all(map(_is_trivial, formulas)):
        return None
    return tests.pop()


# -- reductions ------------------------------------------------------------------------------------


def is_sum(step: Rule) -> bool:
    """Return whether combining by this step is linear, so that no operand's value matters."""
    return all(each.formula == _ONE for each in step.partials)


def operands_of(
    builder: Builder, rule: Rule, types: Mapping[str, Type], source: Mapping[str, Value]
) -> list[Value | None]:
    """Return what a reduction combines, in order: arguments and their lanes; None is nothing."""
    found: list[Value | None] = []
    for argument in rule.arguments:
        value = source.get(argument.name)
        if argument.role is not Role.LANES:
            found.append(value)
            continue
        lanes = range(lane_count(types[argument.name]))
        found += [None if value is None else lane_of(builder, value, lane) for lane in lanes]
    return found


def lane_count(vector: Type) -> int:
    """Return the lanes of a vector that has a number of them."""
    assert isinstance(vector, VectorType)
    if vector.scalable:
        raise user_error(
            f"a reduction of {spoken(vector)} has no derivative, because how many these are is "
            "known only when the program runs",
            "compile this code for vectors of a fixed length",
            code="EZ0912",
        )
    return vector.count


def _unrolled(use: Emission) -> list[Emission]:
    step = use.rule.folds
    assert step is not None
    left, right = (argument.name for argument in step.arguments)
    asks_result = RESULT in step.needs((left, right))
    types = {name: value.type for name, value in use.environment.items()}
    values = [each for each in operands_of(use.builder, use.rule, types, use.environment) if each]
    made: list[Emission] = []
    total = values[0]
    for index, value in enumerate(values[1:], start=2):
        environment = {left: total, right: value}
        if asks_result or index < len(values):
            total = environment[RESULT] = _stepped(use, step, total, value)
        made.append(Emission(use.builder, step, environment, use.style, total.type))
    return made


def _stepped(use: Emission, step: Rule, left: Value, right: Value) -> Value:
    if step.opcodes:
        return use.builder.binary(step.opcodes[0], left, right, use.style.flags)
    function = function_of(step)
    assert function is not None
    return call_function(use.builder, function, [left, right], use.style.flags)
