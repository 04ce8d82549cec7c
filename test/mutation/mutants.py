"""Mutants of a module: its functions and numbers with one thing changed, by its syntax tree."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """A changed module: where, what was there, what is there now, and all of it as a tree."""

    line: int
    before: str
    after: str
    tree: ast.Module

    def __str__(self) -> str:
        return f"{self.line}: {self.before}  ->  {self.after}"


class Place(NamedTuple):
    """A change of a module: the number of its node in a walk, and which way it is changed."""

    node: int
    way: int


def places(source: str) -> list[Place]:
    """Return every change that can be made of a module."""
    tree = ast.parse(source)
    silent = set(_of_types(tree))
    return [
        Place(number, way)
        for number, node in enumerate(ast.walk(tree))
        if node not in silent
        for way, _ in enumerate(_ways(node))
    ]


def mutant(source: str, place: Place) -> Mutant:
    """Return a module with one change."""
    tree = ast.parse(source)
    node = next(each for at, each in enumerate(ast.walk(tree)) if at == place.node)
    line, before = getattr(node, "lineno", 0), _shown(node)
    list(_ways(node))[place.way]()
    return Mutant(line, before, _shown(node), ast.fix_missing_locations(tree))


def _of_types(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield what stands in annotations, which nothing runs."""
    for each in ast.walk(tree):
        for name in ("annotation", "returns"):
            inner = getattr(each, name, None)
            if inner is not None:
                yield from ast.walk(inner)


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) < 70 else f"{text[:67]}..."


def _ways(node: ast.AST) -> Iterator[Callable[[], None]]:
    """Yield what changes a node, each in one way."""
    ways = _WAYS.get(type(node))
    if ways is not None:
        yield from ways(node)


def _of_compare(node: ast.Compare) -> Iterator[Callable[[], None]]:
    for at, each in enumerate(node.ops):
        other = _COMPARED.get(type(each))
        if other is not None:
            yield lambda at=at, other=other: node.ops.__setitem__(at, other())


def _of_both(node: ast.BoolOp) -> Iterator[Callable[[], None]]:
    other = ast.Or if isinstance(node.op, ast.And) else ast.And
    yield lambda: setattr(node, "op", other())


def _of_sum(node: ast.BinOp | ast.AugAssign) -> Iterator[Callable[[], None]]:
    other = _COMPUTED.get(type(node.op))
    if other is not None:
        yield lambda: setattr(node, "op", other())


def _of_not(node: ast.UnaryOp) -> Iterator[Callable[[], None]]:
    if isinstance(node.op, ast.Not):  # not not x
        yield lambda: setattr(node, "operand", ast.UnaryOp(ast.Not(), node.operand))


def _of_constant(node: ast.Constant) -> Iterator[Callable[[], None]]:
    if isinstance(node.value, bool):
        yield lambda: setattr(node, "value", not node.value)
    elif isinstance(node.value, int):
        yield lambda: setattr(node, "value", node.value + 1)


def _of_condition(node: ast.If | ast.While | ast.IfExp) -> Iterator[Callable[[], None]]:
    is_guard = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node.test, (ast.Name, ast.Call, ast.Attribute)) and not is_guard:
        yield lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), node.test))


def _of_statement(node: ast.Expr) -> Iterator[Callable[[], None]]:
    if isinstance(node.value, ast.Call):
        yield lambda: setattr(node, "value", ast.Constant(None))


_WAYS: dict[type[ast.AST], Callable[..., Iterator[Callable[[], None]]]] = {
    ast.Compare: _of_compare,
    ast.BoolOp: _of_both,
    ast.BinOp: _of_sum,
    ast.AugAssign: _of_sum,
    ast.UnaryOp: _of_not,
    ast.Constant: _of_constant,
    ast.If: _of_condition,
    ast.While: _of_condition,
    ast.IfExp: _of_condition,
    ast.Expr: _of_statement,
}
