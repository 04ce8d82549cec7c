"""Integers as sums of variables times constants, as far as no wrapping spoils it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import Binary, Cast
from enzyme_cc.ir.types import IntType

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.values import Value

    #: A value, and whether it is read as an unsigned number.
    Variable = tuple[Value, bool]

#: How many steps of arithmetic are looked through.
_DEEPEST = 10


class Linear(NamedTuple):
    """`offset` and the sum of variable times factor; `exact` if nothing wraps."""

    terms: Mapping[Variable, int]
    offset: int = 0
    exact: bool = True


def linear_of(index: Value, width: int) -> Linear:
    """Return the linear form of an address's index of this many bits, sign-extended if narrower."""
    kind = index.type
    if not isinstance(kind, IntType):
        return _opaque(index, "")
    return _linear(index, "nsw" if kind.width < width else "", _DEEPEST)


def _opaque(value: Value, need: str) -> Linear:
    return Linear({(value, need == "nuw"): 1})


def _linear(value: Value, need: str, depth: int) -> Linear:
    """Return a linear form; `need` is the flag without which arithmetic may wrap, or empty."""
    if isinstance(value, IntConstant):
        number = value.value
        if need == "nuw" and isinstance(value.type, IntType):
            number &= (1 << value.type.width) - 1
        return Linear({}, number)
    if depth and isinstance(value, Cast):
        return _widened(value, need, depth)
    if depth and isinstance(value, Binary) and value.row.name in _ARITHMETIC:
        flags = value.flags.split()
        if value.row.name == "or":
            flags = ["nsw", "nuw"] if "disjoint" in flags else [""]
            if not flags[0]:
                return _opaque(value, need)
        if not need or need in flags:
            return _combined(value, need, depth, exact=(need or "nsw") in flags)
    return _opaque(value, need)


def _widened(cast: Cast, need: str, depth: int) -> Linear:
    name = cast.row.name
    inner = cast.operands[0]
    if name == "sext" and need != "nuw":
        return _linear(inner, "nsw", depth - 1)
    if name == "zext":
        return _linear(inner, "nsw" if "nneg" in cast.flags else "nuw", depth - 1)
    return _opaque(cast, need)


def _combined(value: Binary, need: str, depth: int, *, exact: bool) -> Linear:
    name = value.row.name
    first, second = value.operands
    if name in ("add", "or", "sub"):
        left, right = (_linear(each, need, depth - 1) for each in (first, second))
        right = _times(right, -1) if name == "sub" else right
        return _plus(left, right, exact=exact)
    factor = _factor(name, second)
    if factor is None:
        return _opaque(value, need)
    made = _times(_linear(first, need, depth - 1), factor)
    return Linear(made.terms, made.offset, made.exact and exact)


def _factor(name: str, value: Value) -> int | None:
    if not isinstance(value, IntConstant):
        return None
    if name == "mul":
        return value.value
    return 1 << value.value if 0 <= value.value < 63 else None


def _times(linear: Linear, factor: int) -> Linear:
    terms = {variable: each * factor for variable, each in linear.terms.items()}
    return Linear(terms, linear.offset * factor, linear.exact)


def _plus(left: Linear, right: Linear, *, exact: bool) -> Linear:
    terms = dict(left.terms)
    for variable, factor in right.terms.items():
        terms[variable] = terms.get(variable, 0) + factor
    exact = exact and left.exact and right.exact
    return Linear(terms, left.offset + right.offset, exact)


_ARITHMETIC = frozenset(("add", "sub", "mul", "shl", "or"))
