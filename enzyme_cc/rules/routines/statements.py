"""Statements of matrix expressions: `dA += conj(alpha) * dC * B.H`, a part of Python's language."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from enzyme_cc.rules.routines.model import (
    BY_BANDS,
    BY_BLOCKS,
    ELEMENTWISE,
    LEAVE,
    TOLD,
    Factor,
    Number,
    Special,
    Statement,
    Term,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

#: What is to be told apart when the program runs, each with what else there is.
_PAIRS = (("left", "right"), ("lower", "upper"), ("straight", "turned"), ("vectors", "values"))
_SIDES = {one: two for pair in _PAIRS for one, two in (pair, pair[::-1])}


#: Another condition: that matrices are stored row by row.
BY_ROWS = "by rows"


#: Another: that BLAS does not return early, as it does where alpha is 0, or k is, and beta is 1.
COMPUTED = "computed"


#: And one: that a flag, or one of two, is one of some letters, or none of them.
LETTERS = re.compile(r"(\w+(?: or \w+)?) is (not )?([A-Z]+)")


class StatementError(ValueError):
    """A statement that cannot be read: the message says why."""


class _Reader:
    def __init__(self, scalars: Collection[str], operands: Collection[str]) -> None:
        self.scalars = scalars
        self.operands = operands

    def statements(self, text: str) -> Iterator[Statement]:
        try:
            (node,) = ast.parse(text).body
        except (SyntaxError, ValueError) as error:
            raise StatementError(f"'{text}' is no statement: `target = sum of products`") from error
        left: ast.expr
        if isinstance(node, ast.AugAssign):
            left, right = node.target, node.value
            if not isinstance(node.op, (ast.Add, ast.Sub)):
                raise StatementError(f"'{text}': write =, += or -=")
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            left, right = node.targets[0], node.value
        else:
            raise StatementError(f"'{text}' is no assignment")
        target = self.named(left)
        is_less = isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Sub)
        adds = isinstance(node, ast.AugAssign)
        for side, chosen in self.sides(right):
            terms = tuple(self.terms(chosen, negative=is_less))
            yield Statement(target, terms, adds, side, text=text)

    def sides(self, node: ast.expr) -> Iterator[tuple[str | None, ast.expr]]:
        """Yield the right side as it is, or for each side."""
        if not isinstance(node, ast.IfExp):
            yield None, node
            return
        test = node.test
        if not isinstance(test, ast.Name) or test.id not in _SIDES:
            raise StatementError(f"a condition is one of {', '.join(_SIDES)}")
        other = _SIDES[test.id]
        yield test.id, node.body
        yield other, node.orelse

    def terms(self, node: ast.expr, *, negative: bool = False) -> Iterator[Term]:
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            yield from self.terms(node.left, negative=negative)
            less = isinstance(node.op, ast.Sub)
            yield from self.terms(node.right, negative=negative != less)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            yield from self.terms(node.operand, negative=not negative)
        else:
            yield self.product(node, negative=negative)

    def product(self, node: ast.expr, *, negative: bool) -> Term:
        numbers: list[Number] = []
        factors: list[Factor] = []
        special: list[tuple[Special, tuple[Term, ...]]] = []
        self._collect(node, numbers, factors, special, below=False)
        if len(special) > 1 or len(factors) > 2:
            raise StatementError("a product has at most two vectors or matrices")
        kind, terms = special[0] if special else (None, ())
        return Term(negative, tuple(numbers), tuple(factors), kind, terms)

    def _collect(
        self,
        node: ast.expr,
        numbers: list[Number],
        factors: list[Factor],
        special: list[tuple[Special, tuple[Term, ...]]],
        *,
        below: bool,
    ) -> None:
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.Div)):
            self._collect(node.left, numbers, factors, special, below=below)
            is_below = below != isinstance(node.op, ast.Div)
            self._collect(node.right, numbers, factors, special, below=is_below)
            return
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            word = next((each for each in Special if each.value == node.func.id), None)
            if word is not None:
                terms = tuple(self.product(each, negative=False) for each in node.args)
                special.append((word, terms))
                return
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            if node.value != 1:
                numbers.append(Number(repr(node.value)))
            return
        if isinstance(node, ast.Name) and node.id == "nan":
            numbers.append(Number("nan"))
            return
        found = self.named(node)
        if isinstance(found, Number):
            numbers.append(found._replace(below=below))
        elif below:
            raise StatementError("write inv(A), and not a division by a matrix")
        else:
            factors.append(found)

    def named(self, node: ast.expr) -> Factor | Number:
        if isinstance(node, ast.Attribute):
            found = self.named(node.value)
            change = _ATTRIBUTES.get(node.attr)
            if change is None or isinstance(found, Number):
                raise StatementError(f"'.{node.attr}' is none of .T, .H, .new")
            return change(found)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first, *others = map(self.named, node.args)
            if node.func.id in TOLD | BY_BANDS and isinstance(first, Factor):
                told = tuple(each for each in others if isinstance(each, Factor))
                return first._replace(function=node.func.id, others=told)
            if not others:
                return self._called(node.func.id, first)
        if not isinstance(node, ast.Name):
            raise StatementError(f"'{ast.unparse(node)}' is no name")
        return self._name(node.id)

    def _called(self, word: str, found: Factor | Number) -> Factor | Number:
        if word == "conj":
            if isinstance(found, Number):
                return found._replace(conjugate=not found.conjugate)
            return found._replace(conjugate=not found.conjugate)
        if word == "inv" and isinstance(found, Factor):
            return found._replace(inverse=True)
        if word == "diagonal" and isinstance(found, Factor):
            return found._replace(diagonal=True)
        if word == "both" and isinstance(found, Factor):
            return found._replace(doubled=True)
        if word in ELEMENTWISE | LEAVE | BY_BLOCKS and isinstance(found, Factor):
            return found._replace(function=word)
        raise StatementError(f"no function is called '{word}': conj, inv, both, dot, dotu, sign")

    def _name(self, name: str) -> Factor | Number:
        plain, shadow = (name[1:], True) if self._is_shadow(name) else (name, False)
        if plain in self.scalars:
            return Number(plain, shadow)
        if plain in self.operands:
            return Factor(plain, shadow)
        raise StatementError(f"'{name}' is no argument of the routine")

    def knows(self, name: str) -> bool:
        """Return whether a name is that of a vector or matrix, or of its shadow."""
        return name in self.operands or (self._is_shadow(name) and name[1:] in self.operands)

    def _is_shadow(self, name: str) -> bool:
        known = (*self.scalars, *self.operands)
        return name not in known and name.startswith("d") and name[1:] in known


def _hermitian(factor: Factor) -> Factor:
    return factor._replace(transposed=not factor.transposed, conjugate=not factor.conjugate)


_ATTRIBUTES: dict[str, Callable[[Factor], Factor]] = {
    "T": lambda factor: factor._replace(transposed=not factor.transposed),
    "H": _hermitian,
    "new": lambda factor: factor._replace(new=True),
}


def is_condition(word: str) -> bool:
    """Return whether a word is a condition."""
    is_word = word in _SIDES or word in (BY_ROWS, COMPUTED)
    return is_word or "<" in word or bool(LETTERS.fullmatch(word))


def opposite(word: str) -> str:
    """Return the condition that holds where another one does not; nothing if there is no word."""
    letters = LETTERS.fullmatch(word)
    if letters is None or " or " in letters[1]:
        return _SIDES.get(word, "")
    return f"{letters[1]} is {'' if letters[2] else 'not '}{letters[3]}"


def read_call(text: str, scalars: Collection[str], operands: Collection[str]) -> Statement:
    """Return the call of a routine: `syev(jobz = 'V', uplo = uplo, A = T, w = w)`."""
    try:
        node = ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError) as error:
        raise StatementError(f"'{text}' is no call") from error
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.args:
        raise StatementError(f"'{text}' is no call: `routine(name = value, ...)`")
    reader, given = _Reader(scalars, operands), list[tuple[str, Factor | str]]()
    for each in node.keywords:
        value = each.value
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            given.append((each.arg or "", f"={value.value}"))
        elif isinstance(value, ast.Name) and not reader.knows(value.id):
            given.append((each.arg or "", value.id))
        else:
            found = reader.named(value)
            if isinstance(found, Number):
                raise StatementError(f"'{each.arg}' is no vector or matrix")
            given.append((each.arg or "", found))
    terms = tuple(Term(factors=(each,)) for _, each in given if isinstance(each, Factor))
    return Statement(None, terms, adds=True, call=node.func.id, given=tuple(given), text=text)


def read_statements(
    text: str, scalars: Collection[str], operands: Collection[str]
) -> tuple[Statement, ...]:
    """Return what a line says: two statements where it says something else of each side."""
    return tuple(_Reader(scalars, operands).statements(text))
