"""Change the type analysis in one place at a time, and count which changes its tests notice.

Each mutant lives in a forked process in which all is imported: the code of its functions is put in
place of theirs. One that runs for far longer than the tests do has been noticed, too.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import random
import signal
import sys
import time
import types
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import pytest
from mutants import Place, mutant, places

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PACKAGE = "enzyme_cc.analysis.types"
#: The fastest first: most mutants are noticed by the first test that fails.
TESTS = tuple(
    f"test/unit/{name}.py"
    for name in (
        "analysis/types/test_lattice",
        "analysis/types/test_tree",
        "analysis/types/test_top_down",
        "analysis/types/test_struct_types",
        "analysis/types/test_moved_bytes",
        "analysis/types/test_parts_of_wide_integers",
        "analysis/types/test_loaded_bits",
        "analysis/types/test_fixpoint",
        "analysis/types/test_unification",
        "analysis/types/test_unused",
        "analysis/types/test_smallest_number",
        "transform/layout/test_layout_period",
        "transform/layout/test_byte_layout",
        "transform/layout/test_float_runs",
        "analysis/types/test_costs",
        "analysis/types/test_sources",
        "analysis/types/test_analysis",
        "analysis/types/test_union_words",
        "analysis/types/test_walking_indices",
        "analysis/types/test_heuristics",
        "analysis/types/test_soundness",
    )
)
#: What is no behaviour: words for people.
APART = frozenset(("printer",))


class Change(NamedTuple):
    """A mutant that is still to be made."""

    module: str
    path: str
    place: Place


def main() -> int:
    """Run the mutants of a sample; return how many of a hundred survived too many."""
    asked = _arguments()
    os.chdir(ROOT)
    modules = asked.modules or sorted(
        name[:-3]
        for name in os.listdir(os.path.join(ROOT, *PACKAGE.split(".")))
        if name.endswith(".py") and name != "__init__.py" and name[:-3] not in APART
    )
    changes = list(_changes(modules))
    sample = changes
    if asked.sample and asked.sample < len(changes):
        sample = random.Random(asked.seed).sample(changes, asked.sample)
    print(f"{len(changes)} mutants of {len(modules)} modules, {len(sample)} are tried", flush=True)
    _warm(asked.tests)
    before = time.monotonic()
    if not _passes(None, asked.tests, 3600.0):
        print("the tests do not pass without any change")
        return 2
    limit = max(20.0, 5 * (time.monotonic() - before))
    survived = []
    for change in sorted(sample):
        if _passes(change, asked.tests, limit):
            survived.append(change)
            shown = mutant(_source(change.path), change.place)
            print(f"survived: {change.path}:{shown}", flush=True)
    killed = len(sample) - len(survived)
    share = 100 * killed / max(len(sample), 1)
    print(f"killed: {killed} of {len(sample)}, {share:.1f} %")
    return int(share < asked.least)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help=f"modules of {PACKAGE}; all by default")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, chosen by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=90.0, help="fail below this many per cent")
    parser.add_argument("--tests", nargs="+", default=list(TESTS))
    return parser.parse_args()


def _source(path: str) -> str:
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def _changes(modules: list[str]) -> Iterator[Change]:
    for name in modules:
        path = os.path.join(*PACKAGE.split("."), f"{name}.py")
        for place in places(_source(path)):
            yield Change(f"{PACKAGE}.{name}", path, place)


def _passes(change: Change | None, tests: list[str], limit: float) -> bool:
    """Return whether the tests pass with a change, within so many seconds."""
    child = os.fork()
    if not child:
        _in_child(change, tests)
    end = time.monotonic() + limit
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status == 0
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def _in_child(change: Change | None, tests: list[str]) -> None:
    os.setpgid(0, 0)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    code = 1
    try:
        if change is not None:
            _put(importlib.import_module(change.module), change)
        words = ["-x", "-q", "--tb=no", "--no-header", "-p", "no:cacheprovider"]
        code = int(pytest.main([*words, *tests]))
    finally:
        os._exit(code)


def _put(module: types.ModuleType, change: Change) -> None:
    """Put the code of a mutant's functions, and its values, in place of a module's."""
    made = mutant(_source(change.path), change.place).tree
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


def _warm(tests: list[str]) -> None:
    """Import the tests and what they test, so that no child does."""
    pytest.main(["-q", "--collect-only", "--no-header", "-p", "no:cacheprovider", *tests])


if __name__ == "__main__":
    sys.exit(main())
