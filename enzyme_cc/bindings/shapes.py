"""Lengths of dimensions as expressions over integer parameters: read, solved, checked."""

from __future__ import annotations

import ast
import operator
from functools import cache
from typing import TYPE_CHECKING

from enzyme_cc.bindings.errors import SignatureError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
}
_LONGEST = 200


@cache
def read(text: str) -> ast.expr:
    """Return a length as a tree of numbers, names, calls of `len` and operations."""
    if len(text) > _LONGEST:
        raise SyntaxError("too long")
    return ast.parse(text.strip(), mode="eval").body


def names_in(text: str, where: str) -> set[str]:
    """Return the parameters that a length depends on; an error where it is no length."""
    try:
        tree = read(text)
        names = set(_names(tree))
        value_of(text, dict.fromkeys(names, 1))
    except (SyntaxError, SignatureError, ZeroDivisionError, ValueError, KeyError) as error:
        raise SignatureError(
            f"{where}: '{text}' is no length: write a number, a parameter, or such as 'n*(m+1)'"
        ) from error
    return names


def _names(tree: ast.expr) -> Iterator[str]:
    """Yield the names of parameters, and `len(x)` of arrays."""
    if isinstance(tree, ast.Name):
        yield tree.id
    elif isinstance(tree, ast.Call):
        yield ast.unparse(tree)
    elif isinstance(tree, ast.BinOp):
        yield from _names(tree.left)
        yield from _names(tree.right)


def is_name(text: str) -> bool:
    """Return whether a length is a parameter and nothing else."""
    return text.isidentifier()


def value_of(text: str, known: Mapping[str, int]) -> int:
    """Return a length; `KeyError` names a parameter that is not known yet."""
    return _value(read(text), known)


def _value(tree: ast.expr, known: Mapping[str, int]) -> int:
    if isinstance(tree, ast.Name):
        return known[tree.id]
    if isinstance(tree, ast.Call) and ast.unparse(tree) in known:
        return known[ast.unparse(tree)]
    if isinstance(tree, ast.Constant) and type(tree.value) is int:
        return tree.value
    if isinstance(tree, ast.BinOp) and type(tree.op) in _OPERATIONS:
        left, right = _value(tree.left, known), _value(tree.right, known)
        return _OPERATIONS[type(tree.op)](left, right)
    raise SignatureError(f"'{ast.unparse(tree)}' is no length")
