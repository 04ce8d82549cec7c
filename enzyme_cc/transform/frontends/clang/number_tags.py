"""Numbers in memory: what the front end loads and stores as one is that, as TBAA is to say.

LLVM makes loads of integers of loads whose numbers are only looked at bit by bit, and keeps their
tags. Without optimisation, and in Rust, front ends write none: these are ours. Each kind of number
has a root of its own, so that nothing is said about aliases, whatever a module is linked with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.sources import OURS
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.metadata.tbaa import NAMED_FLOATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type

#: What they are called; of two names the last.
_NAMES: dict[Type, str] = {kind: name for name, kind in NAMED_FLOATS.items()}


def tag_numbers(module: Module, functions: Iterable[Function]) -> None:
    """Let accesses of numbers in these functions say so, where they say nothing."""
    found = [(each, kind) for function in functions for each, kind in _untagged(function)]
    tags = {kind: _tag(module, _NAMES[kind]) for kind in dict.fromkeys(kind for _, kind in found)}
    for access, kind in found:
        access.attach("tbaa", tags[kind])


def _untagged(function: Function) -> Iterator[tuple[Load | Store, Type]]:
    for line in function.instructions():
        if isinstance(line, (Load, Store)) and "!tbaa" not in line.metadata:
            kind = line.value.type if isinstance(line, Store) else line.type
            if kind in _NAMES:
                yield line, kind


def _tag(module: Module, name: str) -> str:
    metadata = module.metadata
    root = metadata.add(f'!{{!"{OURS} {name}"}}')
    scalar = metadata.add(f'!{{!"{name}", !{root}, i64 0}}')
    return f"!{metadata.add(f'!{{!{scalar}, !{scalar}, i64 0}}')}"
