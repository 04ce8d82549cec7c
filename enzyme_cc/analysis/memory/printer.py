"""Memory as text: a line for each load, what becomes of it, and each call, what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.analysis.memory.summary import Wild
from enzyme_cc.ir.instructions import CallBase, Load, Store
from enzyme_cc.ir.types import VOID
from enzyme_cc.rules.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.memory.analysis import FunctionMemory
    from enzyme_cc.analysis.memory.effects import Touch
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.module import Module


def print_memory(module: Module, functions: list[Function]) -> str:
    """Print `%x = load: unchanged`, `call @f: writes %p` for everything in these functions."""
    memory = Memory(module, Library.default())
    lines = [line for function in functions for line in _function(memory.function(function))]
    return "".join(f"{line}\n" for line in lines)


def _function(memory: FunctionMemory) -> Iterator[str]:
    memory.function.number()
    yield f"memory in {memory.function.ref}"
    for each in memory.function.instructions():
        if isinstance(each, Load):
            yield f"  {each.ref} = load: {fate(memory, each)}"
        elif isinstance(each, CallBase):
            yield f"  {name_of(each)}: {_effects(memory, each)}"


def fate(memory: FunctionMemory, load: Load) -> str:
    """Return what becomes of what a load has read."""
    writer = memory.overwritten_after(load)
    if writer is load:
        return "may change at any time"
    if writer is not None:
        where = f" in {writer.block.ref}" if writer.block is not load.block and writer.block else ""
        return f"overwritten by {name_of(writer)}{where}"
    if memory.changed_by_callers(load):
        return "may be overwritten by callers"
    return "unchanged"


def name_of(instruction: Instruction) -> str:
    """Return an instruction as people would say which one is meant."""
    if isinstance(instruction, Store):
        return f"store to {instruction.pointer.ref}"
    what = instruction.opcode
    if isinstance(instruction, CallBase):
        what = f"{what} {instruction.callee.ref}"
    return what if instruction.type is VOID else f"{instruction.ref} = {what}"


def _effects(memory: FunctionMemory, call: CallBase) -> str:
    touches = memory.memory.effects(call)
    parts = (("reads", touches.reads), ("writes", touches.writes), ("ends", touches.ends))
    said = [f"{verb} {_places(found)}" for verb, found in parts if found]
    return "; ".join(said) or "nothing"


def _places(touches: Iterable[Touch]) -> str:
    return ", ".join(dict.fromkeys(map(_place, touches)))


def _place(touch: Touch) -> str:
    if isinstance(touch.where, Wild):
        return touch.where.value
    size = f" ({touch.size} bytes)" if touch.size is not None else ""
    return touch.where.ref + size
