"""Loops in which a thread of a kernel waits for what others write: locks, and signs of blocks.

A loop is left when words of memory say so that others change meanwhile. An atomic update that may
be done over and over, as an exchange of 1, or a volatile read, is for nothing but to wait; a
counter that goes on with each round gives out work. A barrier in the loop orders threads by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.constants import InlineAsm, IntConstant
from enzyme_cc.ir.function import Block, Instruction, Phi
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CallBase,
    Cast,
    CompareExchange,
    GetElementPointer,
    Load,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

#: Updates of which each changes what the next one finds, unless they add nothing.
_COUNTS = frozenset(("add", "sub", "uinc_wrap", "udec_wrap"))


def waited_for(function: Function, is_barrier: Callable[[CallBase], bool]) -> Instruction | None:
    """Return what such a loop of a function waits for; None where there is none."""
    lines = list(function.instructions())
    if not any(map(_is_of_others, lines)):
        return None
    for loop in LoopNest(function).loops:
        inside = [line for block in loop.blocks for line in block]
        if any(isinstance(each, CallBase) and is_barrier(each) for each in inside):
            continue
        found = next(filter(_is_of_others, _deciding(loop)), None)
        if found is not None:
            return found
    return None


def _is_of_others(line: Instruction) -> bool:
    """Return whether others write what an instruction finds, and it may find it again and again."""
    if isinstance(line, AtomicUpdate):
        adds = line.operation in _COUNTS
        return not adds or (isinstance(line.value, IntConstant) and line.value.value == 0)
    if isinstance(line, Load):
        return (line.is_volatile or line.ordering is not None) and not _is_own(line.pointer)
    if isinstance(line, CallBase):
        return isinstance(line.callee, InlineAsm) and "sideeffect" in line.callee.ref
    return isinstance(line, CompareExchange)


def _is_own(pointer: Value) -> bool:
    while isinstance(pointer, (GetElementPointer, Cast)):
        pointer = pointer.operands[0]
    return isinstance(pointer, Alloca)


def _deciding(loop: Loop) -> Iterator[Instruction]:
    """Yield what decides in a loop whether it is left."""
    seen: set[Value] = set()
    pending: list[Value] = [block.terminator for block in loop.exiting]
    while pending:
        each = pending.pop()
        if each in seen or not isinstance(each, Instruction):
            continue
        if each.block is None or each.block not in loop:
            continue
        seen.add(each)
        yield each
        pending += [one for one in each.operands if not isinstance(one, Block)]
        if isinstance(each, Phi):
            pending += _choosing(each, loop)
        callee = callee_of(each) if isinstance(each, CallBase) else None
        if callee is not None and not callee.is_declaration:
            yield from callee.instructions()


def _choosing(phi: Phi, loop: Loop) -> Iterator[Value]:
    """Yield the ends of blocks that decide from where a phi is come to."""
    blocks = [block for _, block in phi.incoming if block in loop]
    for block in blocks if len(blocks) > 1 else ():
        sources = loop.nest.cfg.predecessors(block)
        yield block.terminator
        if len(sources) == 1:
            yield sources[0].terminator
