"""Atomic accesses to integers by which threads learn what others did, as signs.

Whoever releases gives a sign, whoever acquires takes it (signs.py), by the address of what is
accessed. The access itself stays what it is.
"""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.memory.effects import is_ordered
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import null
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    Branch,
    CallBase,
    Compare,
    CompareExchange,
    Fence,
    Load,
    Store,
)
from enzyme_cc.ir.types import IntType
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.frontends.parallel.signs import KIND, NOTES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_RELEASES = re.compile(r"\b(?:release|acq_rel|seq_cst)\b")
_ACQUIRES = re.compile(r"\b(?:acquire|acq_rel|seq_cst)\b")
#: What fences give and take, which are about no address.
_ALL = null()


def note_atomics(module: Module, copies: Iterable[Function]) -> None:
    """Let accesses of copies of functions that order threads give and take signs."""
    lines = [line for each in copies for line in each.instructions()]
    ordered = [each for each in lines if _is_integer(each) and is_ordered(each)]
    fences = [each for each in lines if isinstance(each, Fence)]
    if not ordered and not fences:
        return
    known = {each: _counter_before(each) for each in fences}
    is_open = any(each is None for each in known.values())
    notes = _Notes(module)
    for each in ordered:
        notes.note(each, [each.operands[_place(each)], *([_ALL] if is_open else [])])
    for fence, counter in known.items():
        notes.note(fence, [counter or _ALL])


def is_noted(access: Instruction) -> bool:
    """Return whether what an access gives is noted right before it, and behind what it takes."""
    assert access.block is not None
    lines = list(access.block)
    at = lines.index(access)
    needed = _needed(access)
    before = lines[at - 1 :: -1] if at else []
    places = [_calls_next_to(each) for each in (before, lines[at + 1 :])]
    wanted = None if isinstance(access, Fence) else access.operands[_place(access)]
    return all(
        not is_needed
        or any(call.arguments[0] is wanted or wanted is None for call in calls if _is(call, name))
        for name, calls, is_needed in zip(NOTES, places, needed, strict=True)
    )


def _calls_next_to(lines: Iterable[Instruction]) -> list[CallBase]:
    """Return the notes that come first of all that is called there."""
    calls = (each for each in lines if isinstance(each, CallBase) and not _is_intrinsic(each))
    return list(takewhile(lambda call: any(_is(call, name) for name in NOTES), calls))


def _is_intrinsic(call: CallBase) -> bool:
    callee = callee_of(call)
    return callee is not None and callee.name.startswith("llvm.")


def _is(call: CallBase, name: str) -> bool:
    callee = callee_of(call)
    return callee is not None and callee.name == name


def _needed(access: Instruction) -> tuple[bool, bool]:
    """Return whether an access gives, and whether it takes."""
    return (_RELEASES.search(access.tail) is not None, _ACQUIRES.search(access.tail) is not None)


class _Notes:
    def __init__(self, module: Module) -> None:
        self._given, self._taken = (
            declare(module, each, KIND, suffix="nounwind") for each in NOTES
        )

    def note(self, access: Instruction, signs: list[Value]) -> None:
        """Note what an access gives, before it, and what it takes, behind it."""
        gives, takes = _needed(access)
        builder = Builder.before(access)
        builder.metadata = debug_of(access)
        for each in signs if gives else ():
            builder.call(self._given, [each])
        assert access.block is not None
        lines = list(access.block)
        builder = Builder.before(lines[lines.index(access) + 1])
        builder.metadata = debug_of(access)
        for each in signs if takes else ():
            builder.call(self._taken, [each])


def _place(access: Instruction) -> int:
    return 1 if isinstance(access, Store) else 0


def _is_integer(line: Instruction) -> bool:
    if isinstance(line, Load):
        return isinstance(line.type, IntType)
    if isinstance(line, Store):
        return isinstance(line.operands[0].type, IntType)
    is_change = isinstance(line, (AtomicUpdate, CompareExchange))
    return is_change and isinstance(line.operands[1].type, IntType)


def _counter_before(fence: Fence) -> Value | None:
    """Return what was counted down last before a fence, where that led to it, as owners do."""
    assert fence.block is not None
    assert fence.function is not None
    before = Cfg(fence.function).predecessors(fence.block)
    last = list(before[0])[-1] if len(before) == 1 else None
    condition = last.operands[0] if isinstance(last, Branch) else None
    for each in condition.operands if isinstance(condition, Compare) else ():
        if isinstance(each, AtomicUpdate):
            return each.pointer
    return None
