"""Integers that a kernel moves from memory of one argument to that of another, as it finds them.

They may be numbers, moved as words for speed: nothing in the kernel tells. Such words have no
derivative; the host looks at shadows whether they ought to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    Binary,
    CallBase,
    Cast,
    ExtractElement,
    ExtractValue,
    InsertElement,
    InsertValue,
    Load,
    Select,
    ShuffleVector,
    Store,
)
from enzyme_cc.ir.types import ArrayType, FloatType, IntType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_MOVES = (
    Cast,
    ExtractElement,
    ExtractValue,
    InsertElement,
    InsertValue,
    Phi,
    Select,
    ShuffleVector,
)
#: How words are put together, and taken apart.
_PACKS = frozenset(("and", "lshr", "or", "shl"))
_COPIES = ("llvm.memcpy", "llvm.memmove")


def moved_words(
    function: Function, origins: Callable[[Value], list[object]], kinds: list[int]
) -> tuple[set[int], set[int]]:
    """Return from which arguments' memory words are moved as they are, and to which.

    It is told where an address may come from, and of which arguments numbers are known.
    """
    edges: dict[Hashable, set[Hashable]] = {}
    for source, target in _moved(function):
        for start in map(_place, origins(source)):
            edges.setdefault(start, set()).update(map(_place, origins(target)))
    sources, targets = set[int](), set[int]()
    for start in edges:
        if isinstance(start, int) and not kinds[start]:
            reached = {each for each in _reached(start, edges) if not kinds[each]} - {start}
            targets |= reached
            sources |= {start} if reached else set()
    return sources, targets


def _place(origin: object) -> Hashable:
    """Return what memory is called: an argument by its number; what is known to be numbers so."""
    if isinstance(origin, GlobalVariable):
        kind: Type = origin.value_type
        while isinstance(kind, ArrayType):
            kind = kind.element
        return "numbers" if isinstance(scalar_of(kind), FloatType) else origin
    return origin if isinstance(origin, int) else "other"


def _reached(start: int, edges: dict[Hashable, set[Hashable]]) -> Iterator[int]:
    """Yield the arguments that words get to, also by way of memory of the block or the thread."""
    seen: set[Hashable] = set()
    pending = list(edges[start])
    while pending:
        each = pending.pop()
        if each in seen or each == "numbers":
            continue
        seen.add(each)
        if isinstance(each, int):
            yield each
        else:
            pending += edges.get(each, ())


def _moved(function: Function) -> Iterator[tuple[Value, Value]]:
    """Yield addresses that words are loaded from, and stored to as they are."""
    for line in function.instructions():
        if isinstance(line, Store) and isinstance(scalar_of(line.value.type), IntType):
            for each in _loads(line.value):
                yield each.pointer, line.pointer
        callee = callee_of(line) if isinstance(line, CallBase) else None
        if callee is not None and callee.name.startswith(_COPIES):
            yield line.arguments[1], line.arguments[0]  # type: ignore[attr-defined]


def _loads(value: Value) -> Iterator[Load]:
    """Yield what a value is loaded by, where it is moved since and not computed with."""
    seen: set[Value] = set()
    pending: list[Value] = [value]
    while pending:
        each = pending.pop()
        if each in seen or not isinstance(each, Instruction):
            continue
        seen.add(each)
        if isinstance(each, Load):
            yield each
        elif isinstance(each, _MOVES) or (isinstance(each, Binary) and each.opcode in _PACKS):
            pending += each.operands
        elif isinstance(each, CallBase):
            pending += each.arguments
