"""Find which names a formula uses where others are known numbers, which decide conditions.

    names_given(formula, {"y": Fraction(2)})  # without those of the branch that 2 does not take

Numbers are exact here, and rounded where formulas run: what is found is what they use as a rule.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

from enzyme_cc.rules.formula import (
    Binary,
    Compare,
    Conditional,
    Logic,
    Name,
    Negative,
    Number,
    children,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from enzyme_cc.rules.formula import Node

_ARITHMETIC: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
}
_COMPARISONS: dict[str, Callable[[Fraction, Fraction], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def names_given(node: Node, known: Mapping[str, Fraction]) -> frozenset[str]:
    """Return the names whose values it takes, known numbers left out."""
    if isinstance(node, Name):
        return frozenset(() if node.name in known else (node.name,))
    parts = children(node)
    if isinstance(node, Conditional):
        decided = _truth(node.test, known)
        if decided is not None:
            parts = (node.then if decided else node.other,)
    return frozenset[str]().union(*(names_given(each, known) for each in parts))


def _truth(node: Node, known: Mapping[str, Fraction]) -> bool | None:
    """Return what a test says; None if that is not known."""
    if isinstance(node, Compare):
        left, right = _number(node.left, known), _number(node.right, known)
        if left is None or right is None:
            return None
        return _COMPARISONS[node.operator](left, right)
    if not isinstance(node, Logic):
        return None
    found = [_truth(each, known) for each in node.operands]
    if node.operator == "not":
        return None if found[0] is None else not found[0]
    decisive = node.operator == "or"
    if decisive in found:
        return decisive
    return None if None in found else not decisive


def _number(node: Node, known: Mapping[str, Fraction]) -> Fraction | None:
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Name):
        return known.get(node.name)
    if isinstance(node, Negative):
        value = _number(node.operand, known)
        return None if value is None else -value
    if isinstance(node, Binary) and node.operator in _ARITHMETIC:
        left, right = _number(node.left, known), _number(node.right, known)
        if left is not None and right is not None:
            return _ARITHMETIC[node.operator](left, right)
    return None
