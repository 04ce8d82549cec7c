"""Functions that return one of two arguments as it is, such as `fmax`: when it is which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.rules.emit import Emitter
from enzyme_cc.rules.formula import Compare, Conditional, Logic, Name, Number

if TYPE_CHECKING:
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.formula import Truth
    from enzyme_cc.rules.model import Rule


def is_extreme(rule: Rule) -> bool:
    """Return whether the result is one of two arguments, also where one of them is NaN.

    A rule that asks for NaN has a number then; one that does not makes NaN of both.
    """
    test = _second_if(rule)
    return test is not None and any(map(_asks_for_nan, _parts(test)))


def is_second(builder: Builder, rule: Rule, arguments: tuple[Value, Value]) -> Value:
    """Return whether the result is the second argument, of what `is_extreme`."""
    test = _second_if(rule)
    assert test is not None
    names = (each.name for each in rule.arguments)
    environment = dict(zip(names, arguments, strict=True))
    return Emitter(builder, environment, arguments[0].type).truth(test)


def _second_if(rule: Rule) -> Truth | None:
    by_name = {each.argument: each.formula for each in rule.partials}
    names = [each.name for each in rule.arguments]
    if len(names) != 2 or len(rule.partials) != 2 or set(names) != set(by_name):
        return None
    first, second = (by_name[each] for each in names)
    if not isinstance(first, Conditional) or not isinstance(second, Conditional):
        return None
    is_choice = _numbers(first) == (0, 1) and _numbers(second) == (1, 0)
    return first.test if is_choice and first.test == second.test else None


def _numbers(formula: Conditional) -> tuple[object, object]:
    then, other = formula.then, formula.other
    is_plain = isinstance(then, Number) and isinstance(other, Number)
    return (then.value, other.value) if is_plain else (None, None)  # type: ignore[union-attr]


def _parts(test: Truth) -> tuple[Truth, ...]:
    return test.operands if isinstance(test, Logic) and test.operator == "or" else (test,)


def _asks_for_nan(test: Truth) -> bool:
    if not isinstance(test, Compare) or test.operator != "!=":
        return False
    return isinstance(test.left, Name) and test.left == test.right
