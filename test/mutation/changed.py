"""A mutant in place of what it changes: code of functions, and values, in what is imported."""

from __future__ import annotations

import ast
import sys
import types
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mutants import Place, mutant

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
#: The variable that says which mutant a process has in it.
VARIABLE = "ENZYME_CC_TEST_MUTANT"


class Change(NamedTuple):
    """A mutant that is still to be made."""

    module: str
    path: str
    place: Place

    @property
    def source(self) -> str:
        """Return the text that is changed."""
        return (ROOT / self.path).read_text(encoding="utf-8")

    def written(self) -> str:
        """Return it as one word."""
        return ":".join((self.module, self.path, *map(str, self.place)))

    @classmethod
    def read(cls, word: str) -> Change:
        """Return the one that a word says."""
        module, path, node, way = word.split(":")
        return cls(module, path, Place(int(node), int(way)))


def put(module: types.ModuleType, change: Change) -> None:
    """Put the code of a mutant's functions, and its values, in place of a module's."""
    made = mutant(change.source, change.place).tree
    compiled = compile(made, module.__file__ or "", "exec")
    fresh = types.ModuleType(module.__name__)
    fresh.__file__ = module.__file__
    exec(compiled, fresh.__dict__)
    for node in made.body:
        if isinstance(node, ast.FunctionDef):
            _put_function(vars(module)[node.name], vars(fresh)[node.name])
        elif isinstance(node, ast.ClassDef):
            _put_class(vars(module)[node.name], vars(fresh)[node.name])
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            for name in _names(node):
                _put_value(module, name, vars(fresh)[name])


def _names(node: ast.Assign | ast.AnnAssign) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    for target in targets:
        yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


def _put_value(module: types.ModuleType, name: str, value: object) -> None:
    """Put a value where a module has it, and where others have imported it."""
    before = vars(module)[name]
    if not isinstance(value, (int, str, tuple, frozenset, float)) or before == value:
        return
    for each in list(sys.modules.values()):
        is_own = getattr(each, "__name__", "").startswith(("enzyme_cc", "test_"))
        if is_own and vars(each).get(name) is before:
            setattr(each, name, value)


def _put_class(old: type, new: type) -> None:
    for name, each in vars(new).items():
        there = vars(old).get(name)
        for kind, inner in ((cached_property, "func"), (property, "fget")):
            if isinstance(each, kind) and isinstance(there, kind):
                _put_function(getattr(there, inner), getattr(each, inner))
        if isinstance(each, (staticmethod, classmethod)):
            _put_function(there.__func__, each.__func__)  # type: ignore[union-attr]
        elif isinstance(each, types.FunctionType) and isinstance(there, types.FunctionType):
            _put_function(there, each)


def _put_function(old: object, new: object) -> None:
    if isinstance(old, types.FunctionType) and isinstance(new, types.FunctionType):
        old.__code__ = new.__code__
        old.__defaults__, old.__kwdefaults__ = new.__defaults__, new.__kwdefaults__
