"""Find the routine that evaluates a product: by what the rules say that routines compute."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.rules.routines.model import Factor

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
