"""Tangents by a rule: the sum over the arguments of partial times tangent.

A zero known beforehand is None, and so is what is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import number
from enzyme_cc.rules.calls import call_intrinsic
from enzyme_cc.rules.emission import is_sum, operands_of
from enzyme_cc.rules.model import RESULT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.emission import Emission
    from enzyme_cc.rules.model import Rule


def tangent(use: Emission, tangents: Mapping[str, Value], result: str = RESULT) -> Value | None:
    """Return the tangent of one result, from those of the arguments that have one."""
    if use.rule.folds is not None:
        return _fold_tangent(use, use.rule.folds, tangents)
    return use.weighted(
        [
            (each.formula, tangents[each.argument])
            for each in use.rule.partials
            if each.result == result and each.argument in tangents
        ]
    )


def _fold_tangent(use: Emission, step: Rule, tangents: Mapping[str, Value]) -> Value | None:
    """Return the tangent of a reduction, by the rule of its step, from first lane to last."""
    if not tangents:
        return None
    if is_sum(step):
        return _same_reduction(use, tangents)
    left, right = (argument.name for argument in step.arguments)
    types = {name: value.type for name, value in use.environment.items()}
    change, *others = operands_of(use.builder, use.rule, types, tangents)
    for each, other in zip(use.steps(), others, strict=True):
        known = {left: change, right: other}
        change = tangent(each, {name: value for name, value in known.items() if value is not None})
    return change


def _same_reduction(use: Emission, tangents: Mapping[str, Value]) -> Value:
    """Return a sum: its tangent is that of the tangents."""
    arguments = [
        tangents.get(each.name) or number(use.environment[each.name].type, -0.0)
        for each in use.rule.arguments
    ]
    name, type_ = use.rule.matches[0], use.emitter.type
    return call_intrinsic(use.builder, name, type_, arguments, use.style.flags)
