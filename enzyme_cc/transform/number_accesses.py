"""Numbers in memory: what the front end loads and stores as one is that, as TBAA is to say.

LLVM makes loads of integers of loads whose numbers are only looked at bit by bit, and keeps their
tags. Without optimisation, and in Rust, front ends write none: these are ours. Each is an ancestor
of the next, below a root of its own, so that nothing is said about aliases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.types import DOUBLE, FLOAT, HALF

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type

_ROOT = "enzyme-cc numbers"
#: What clang calls them.
_NAMES: dict[Type, str] = {HALF: "_Float16", FLOAT: "float", DOUBLE: "double"}


def tag_numbers(module: Module, functions: Iterable[Function]) -> None:
    """Let accesses of numbers in these functions say so, where they say nothing."""
    found = [(each, kind) for function in functions for each, kind in _untagged(function)]
    tags = _tags(module) if found else {}
    for access, kind in found:
        access.attach("tbaa", f"!{tags[kind]}")


def _untagged(function: Function) -> Iterator[tuple[Load | Store, Type]]:
    for line in function.instructions():
        if isinstance(line, (Load, Store)) and "!tbaa" not in line.metadata:
            kind = line.value.type if isinstance(line, Store) else line.type
            if kind in _NAMES:
                yield line, kind


def _tags(module: Module) -> dict[Type, int]:
    metadata = module.metadata
    above = metadata.add(f'!{{!"{_ROOT}"}}')
    tags = {}
    for kind, name in _NAMES.items():
        above = metadata.add(f'!{{!"{name}", !{above}, i64 0}}')
        tags[kind] = metadata.add(f"!{{!{above}, !{above}, i64 0}}")
    return tags
