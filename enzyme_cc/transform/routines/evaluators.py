"""Find the routine that evaluates a product: by what the rules say that routines compute."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.rules.routines.model import Factor, Part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.rules.routines.model import Operand, Routine, Statement, Storage, Structure
    from enzyme_cc.rules.routines.table import Routines


class Shape(NamedTuple):
    """The shape of a factor: what tells which routine can take it."""

    structure: Structure
    storage: Storage
    inverse: bool = False


class Key(NamedTuple):
    """A product: of which factors, and whether it replaces one of them or is added to a target."""

    precision: str
    factors: tuple[Shape, ...]
    #: Which of the factors it replaces; None where it is added to `beta` times the target.
    replaces: int | None


class Evaluator(NamedTuple):
    """A routine that computes a product."""

    name: str
    routine: Routine
    #: The operands that the factors are, the target, and the scalars.
    factors: tuple[str, ...]
    target: str
    alpha: str
    beta: str
    side: str | None


@functools.cache
def evaluators(routines: Routines) -> dict[Key, Evaluator]:
    """Return the routines that compute products, by these."""
    found: dict[Key, Evaluator] = {}
    for name, routine in routines.all():
        precision = next(each for each in name if each in routine.precisions)
        for statement in routine.value:
            for key, evaluator in _of(name, precision, routine, statement):
                found.setdefault(key, evaluator)
    return found


@functools.cache
def alone(routines: Routines) -> dict[tuple[str, bool, bool, bool], Evaluator]:
    """Return what multiplies a vector, copies it, or adds a multiple of it.

    By precision, whether there is a factor, whether it is in place, and whether it adds.
    """
    found: dict[tuple[str, bool, bool, bool], Evaluator] = {}
    for name, precision, routine, statement in _all_values(routines):
        target, terms = statement.target, statement.terms
        if not isinstance(target, Factor) or len(terms[0].factors) != 1 or routine.device_name:
            continue
        (factor,), numbers = terms[0].factors, terms[0].numbers
        adds = len(terms) == 2 and terms[1].factors == (target,) and not terms[1].numbers
        if len(terms) - adds != 1 or len(numbers) > 1 or _is_changed((factor,)):
            continue
        alpha = numbers[0].name if numbers else ""
        if alpha and routine.operand(alpha).part is not Part.SCALAR:
            continue
        made = Evaluator(name, routine, (factor.name,), target.name, alpha, "", None)
        found.setdefault((precision, bool(alpha), factor == target, adds), made)
    return found


@functools.cache
def sums(routines: Routines) -> dict[str, Evaluator]:
    """Return what sets a matrix to the sum of multiples of two, by precision."""
    found: dict[str, Evaluator] = {}
    for name, precision, routine, statement in _all_values(routines):
        target, terms = statement.target, statement.terms
        is_sum = len(terms) == 2 and all(len(each.factors) == 1 for each in terms)
        if not isinstance(target, Factor) or not is_sum or target in terms[1].factors:
            continue
        names = tuple(each.factors[0].name for each in terms)
        alpha, beta = (each.numbers[0].name for each in terms)
        found[precision] = Evaluator(name, routine, names, target.name, alpha, beta, None)
    return found


def _all_values(routines: Routines) -> Iterator[tuple[str, str, Routine, Statement]]:
    for name, routine in routines.all():
        precision = next(each for each in name if each in routine.precisions)
        for statement in routine.value:
            yield name, precision, routine, statement


def _of(
    name: str, precision: str, routine: Routine, statement: Statement
) -> Iterator[tuple[Key, Evaluator]]:
    target = statement.target
    if not isinstance(target, Factor):
        return
    product, *rest = statement.terms
    if len(product.factors) != 2 or _is_changed(product.factors) or len(product.numbers) > 1:
        return
    names = tuple(each.name for each in product.factors)
    shapes = tuple(_shape(routine.operand(each.name), each) for each in product.factors)
    alpha = product.numbers[0].name if product.numbers else ""
    made = Evaluator(name, routine, names, target.name, alpha, "", statement.side)
    if target.name in names and not rest:
        yield Key(precision, shapes, names.index(target.name)), made
    elif len(rest) == 1 and rest[0].factors == (target,) and len(rest[0].numbers) == 1:
        yield Key(precision, shapes, None), made._replace(beta=rest[0].numbers[0].name)


def _is_changed(factors: tuple[Factor, ...]) -> bool:
    """Return whether a factor is there in another form, or twice."""
    changed = any(each.transposed or each.conjugate or each.doubled for each in factors)
    return changed or len({each.name for each in factors}) < len(factors)


def _shape(operand: Operand, factor: Factor) -> Shape:
    return Shape(operand.structure, operand.storage, factor.inverse)
