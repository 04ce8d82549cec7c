"""Adjoints by a rule: what each argument gets, the sum over the results of partial times adjoint.

Which values that takes is known beforehand: reverse mode must keep or recompute just these.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.types import VectorType, scalar_of
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.calls import call_intrinsic
from enzyme_cc.rules.emission import is_sum, lane_count
from enzyme_cc.rules.emit import resized, spread
from enzyme_cc.rules.formula import are_alike
from enzyme_cc.rules.model import RESULT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.emission import Emission
    from enzyme_cc.rules.model import Rule


def needed_names(rule: Rule, wanted: Iterable[str], seeds: Iterable[str]) -> frozenset[str]:
    """Return the values that these arguments' `adjoints` use, given adjoints of these results."""
    arguments, results = frozenset(wanted), frozenset(seeds)
    if rule.folds is not None:
        return rule.needs(arguments) if results else frozenset()
    return frozenset().union(
        *(
            each.names
            for each in rule.partials
            if each.argument in arguments and each.result in results
        )
    )


def adjoints(
    use: Emission, seeds: Mapping[str, Value], wanted: Mapping[str, Type]
) -> dict[str, Value]:
    """Return what each wanted argument (of this type) gets, from the adjoints of the results.

    Arguments that get nothing are left out; of two that are one value, one may get what both do.
    The use's environment need hold no more than `needed_names` says.
    """
    if not seeds or not wanted:
        return {}
    if use.rule.folds is not None:
        return _fold_adjoints(use, use.rule.folds, seeds[RESULT], wanted)
    twins = _twins(use, wanted)
    single = [name for name in wanted if name not in twins and name not in twins.values()]
    found = {name: _adjoint(use, seeds, name) for name in single}
    if twins:  # of squares that are added, all share what is doubled
        twice = {name: use.builder.fadd(each, each) for name, each in seeds.items()}
        found |= {name: _adjoint(use, twice, name) for name in twins}
    return {
        name: fitted(use.builder, value, wanted[name], use.style.flags)
        for name, value in found.items()
        if value is not None
    }


def _twins(use: Emission, wanted: Iterable[str]) -> dict[str, str]:
    """Return pairs of arguments that are one value, with the same partials: each one's other."""
    known = {name: use.environment.get(name) for name in wanted}
    found: dict[str, str] = {}
    for one, other in combinations(known, 2):
        are_one = known[one] is known[other] is not None
        is_free = found.keys().isdisjoint((one, other)) and one not in found.values()
        if are_one and is_free and _is_symmetric(use.rule, one, other):
            found[one] = other
    return found


def _is_symmetric(rule: Rule, one: str, other: str) -> bool:
    """Return whether two arguments may be exchanged in the partials by them."""
    names = {one: other, other: one}
    first, second = (
        {each.result: each.formula for each in rule.partials if each.argument == name}
        for name in names
    )
    return first.keys() == second.keys() and all(
        are_alike(formula, second[result], names) for result, formula in first.items()
    )


def fitted(builder: Builder, value: Value, type_: Type, flags: str = "") -> Value:
    """Return an adjoint in its value's type: the sum, where that was spread over lanes."""
    if isinstance(value.type, VectorType) and not isinstance(type_, VectorType):
        scalar = scalar_of(value.type)
        start = number(scalar, -0.0)
        value = call_intrinsic(builder, "llvm.vector.reduce.fadd", scalar, [start, value], flags)
    return resized(builder, value, type_)


def _adjoint(use: Emission, seeds: Mapping[str, Value], argument: str) -> Value | None:
    return use.weighted(
        [
            (each.formula, seeds[each.result])
            for each in use.rule.partials
            if each.argument == argument and each.result in seeds
        ]
    )


# -- reductions ------------------------------------------------------------------------------------


def _fold_adjoints(
    use: Emission, step: Rule, seed: Value, wanted: Mapping[str, Type]
) -> dict[str, Value]:
    if is_sum(step):
        return {name: spread(use.builder, seed, type_) for name, type_ in wanted.items()}
    found = _backwards(use, step, seed)
    made, at = {}, 0
    for argument in use.rule.arguments:
        name, is_vector = argument.name, argument.role is Role.LANES
        count = lane_count(use.environment[name].type) if is_vector else 1
        lanes, at = found[at : at + count], at + count
        if name in wanted and any(each is not None for each in lanes):
            made[name] = _gathered(use.builder, lanes, wanted[name])
    return made


def _backwards(use: Emission, step: Rule, seed: Value) -> list[Value | None]:
    """Return the adjoint of everything that is combined, from the last step to the first."""
    left, right = (argument.name for argument in step.arguments)
    types = {left: use.emitter.type, right: use.emitter.type}
    found: list[Value | None] = []
    total: Value | None = seed
    for each in reversed(use.steps()):
        made = adjoints(each, {RESULT: total}, types) if total is not None else {}
        found.append(made.get(right))
        total = made.get(left)
    return [total, *reversed(found)]


def _gathered(builder: Builder, lanes: Sequence[Value | None], type_: Type) -> Value:
    """Return lanes as one value of this type."""
    if not isinstance(type_, VectorType):
        (value,) = lanes
        assert value is not None
        return value
    made: Value = zero(type_)
    for index, value in enumerate(lanes):
        if value is not None:
            made = builder.insertelement(made, value, index)
    return made
