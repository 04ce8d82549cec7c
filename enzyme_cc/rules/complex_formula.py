"""Formulas of complex numbers, read into trees of real ones: a pair for each, or one if it is real.

A complex derivative a + bi is the real Jacobian [[a, -b], [b, a]], of which reverse mode takes the
transpose: so nothing else knows that numbers may be complex. Quotients are scaled as by Smith, so
that they overflow only where their values do.
"""

from __future__ import annotations

import ast
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.rules.formula import (
    Binary,
    Call,
    Compare,
    Conditional,
    FormulaError,
    Name,
    Negative,
    Number,
    Part,
    Reader,
    children,
    parsed,
    shortened,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.rules.argument import Argument
    from enzyme_cc.rules.formula import Formula, Function, Node

_ZERO = Number(Fraction(0))
#: Parts of a formula in real numbers.
_MOST = 10_000
#: What makes a complex number of two real ones.
_MAKE = "complex"


class Pair(NamedTuple):
    """A complex number; the imaginary part of a real one is None, which is not the same as +0."""

    re: Formula
    im: Formula | None = None


def read_complex(
    text: str, names: Mapping[str, Argument], functions: Mapping[str, Function]
) -> Pair:
    """Return a formula in which `z` stands for the numbers `z.re` and `z.im`."""
    return _Reader(Reader(text.strip(), names, functions)).value(parsed(text))


def jacobian(found: Pair) -> dict[tuple[str, str], Formula]:
    """Return the partials of the result's numbers by the argument's, from a complex derivative."""
    re, im = found
    by_im = _ZERO if im is None else _minus(im)
    return {
        ("re", "re"): re,
        ("re", "im"): by_im,
        ("im", "re"): _ZERO if im is None else im,
        ("im", "im"): re,
    }


class _Reader:
    """Turns Python's tree into pairs; what must be real is left to the reader of real numbers."""

    def __init__(self, real: Reader) -> None:
        self.real = real
        #: How much is in each formula, told apart by which object it is.
        self._sizes: dict[int, tuple[Node, int]] = {}

    def value(self, node: ast.expr) -> Pair:
        read = _READ.get(type(node))
        made = Pair(self.real.number(node)) if read is None else read(self, node)
        if sum(self._size(each) for each in made if each is not None) > _MOST:
            raise FormulaError(
                "language",
                f"'{shortened(self.real.text)}' is too large when real and imaginary parts are"
                " written out",
                "let a function with a rule compute a part: each product has its factors twice",
            )
        return made

    def _size(self, formula: Node) -> int:
        """Count the parts of a formula, those it has twice twice; most were counted before."""
        known = self._sizes.get(id(formula))
        if known is None:
            size = 1 + sum(map(self._size, children(formula)))
            known = self._sizes[id(formula)] = (formula, size)
        return known[1]

    def name(self, node: ast.Name) -> Pair:
        if f"{node.id}.re" in self.real.names:
            return Pair(Name(f"{node.id}.re"), Name(f"{node.id}.im"))
        return Pair(self.real.number(node))

    def unary(self, node: ast.UnaryOp) -> Pair:
        if not isinstance(node.op, ast.USub):
            return Pair(self.real.number(node))
        re, im = self.value(node.operand)
        return Pair(_minus(re), None if im is None else _minus(im))

    def binary(self, node: ast.BinOp) -> Pair:
        combine = _COMBINE.get(type(node.op))
        if combine is None:
            return Pair(self.real.number(node))
        return combine(self.value(node.left), self.value(node.right))

    def conditional(self, node: ast.IfExp) -> Pair:
        test = self.real.truth(node.test)
        then, other = self.value(node.body), self.value(node.orelse)
        re = Conditional(test, then.re, other.re)
        if then.im is None and other.im is None:
            return Pair(re)
        return Pair(re, Conditional(test, then.im or _ZERO, other.im or _ZERO))

    def call(self, node: ast.Call) -> Pair:
        if isinstance(node.func, ast.Name) and node.func.id == _MAKE and len(node.args) == 2:
            return Pair(*map(self.real.number, node.args))
        function = self.real.function(node)
        if not function.is_complex:
            return Pair(self.real.number(node))
        pairs = map(self.value, node.args)
        call = Call(function, tuple(each or _ZERO for pair in pairs for each in pair))
        return Pair(Part(call, 0), Part(call, 1))


_READ: dict[type[ast.expr], Callable[..., Pair]] = {
    ast.BinOp: _Reader.binary,
    ast.Call: _Reader.call,
    ast.IfExp: _Reader.conditional,
    ast.Name: _Reader.name,
    ast.UnaryOp: _Reader.unary,
}


def _minus(value: Formula) -> Formula:
    return Number(-value.value) if isinstance(value, Number) else Negative(value)


def _sum(left: Pair, right: Pair) -> Pair:
    re = Binary("+", left.re, right.re)
    if left.im is None or right.im is None:
        return Pair(re, left.im or right.im)
    return Pair(re, Binary("+", left.im, right.im))


def _difference(left: Pair, right: Pair) -> Pair:
    re = Binary("-", left.re, right.re)
    if right.im is None:
        return Pair(re, left.im)
    return Pair(re, _minus(right.im) if left.im is None else Binary("-", left.im, right.im))


def _product(left: Pair, right: Pair) -> Pair:
    if left.im is None:
        return _scaled(right, "*", left.re)
    if right.im is None:
        return _scaled(left, "*", right.re)
    return Pair(
        Binary("-", Binary("*", left.re, right.re), Binary("*", left.im, right.im)),
        Binary("+", Binary("*", left.re, right.im), Binary("*", left.im, right.re)),
    )


def _scaled(pair: Pair, operator: str, factor: Formula) -> Pair:
    im = None if pair.im is None else Binary(operator, pair.im, factor)
    return Pair(Binary(operator, pair.re, factor), im)


def _quotient(left: Pair, right: Pair) -> Pair:
    """Divide, scaled by the larger of the divisor's numbers: no square of it is taken."""
    if right.im is None:
        return _scaled(left, "/", right.re)
    by_re, by_im = _by_real(left, right.re, right.im), _by_imaginary(left, right.re, right.im)
    is_real = Compare(">=", _size(right.re), _size(right.im))
    return Pair(*(Conditional(is_real, *each) for each in zip(by_re, by_im, strict=True)))


def _by_real(pair: Pair, c: Formula, d: Formula) -> tuple[Formula, Formula]:
    """Divide, (a + bi) / (c + di), by d/c."""
    a, b = pair
    ratio = Binary("/", d, c)
    whole = Binary("+", c, Binary("*", d, ratio))
    part = Binary("*", a, ratio)
    re = a if b is None else Binary("+", a, Binary("*", b, ratio))
    im = _minus(part) if b is None else Binary("-", b, part)
    return Binary("/", re, whole), Binary("/", im, whole)


def _by_imaginary(pair: Pair, c: Formula, d: Formula) -> tuple[Formula, Formula]:
    """Return the same by c/d."""
    a, b = pair
    ratio = Binary("/", c, d)
    whole = Binary("+", Binary("*", c, ratio), d)
    part = Binary("*", a, ratio)
    re = part if b is None else Binary("+", part, b)
    im = _minus(a) if b is None else Binary("-", Binary("*", b, ratio), a)
    return Binary("/", re, whole), Binary("/", im, whole)


def _size(value: Formula) -> Formula:
    return Conditional(Compare("<", value, _ZERO), _minus(value), value)


_COMBINE: dict[type[ast.operator], Callable[[Pair, Pair], Pair]] = {
    ast.Add: _sum,
    ast.Div: _quotient,
    ast.Mult: _product,
    ast.Sub: _difference,
}
