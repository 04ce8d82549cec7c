"""A copy of a kernel's code that counts the rounds of its loops, and tells the most of all threads.

Where nothing that decides about rounds depends on what the kernel writes, the copy does nothing
but count. Else it does all that the kernel does, on memory that the host puts back then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.memory.analysis import Location
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.constants import Constant, int_constant, poison
from enzyme_cc.ir.function import Argument, Block, Function, Instruction, Phi
from enzyme_cc.ir.instructions import (
    Binary,
    CallBase,
    Cast,
    Compare,
    GetElementPointer,
    Load,
    Return,
    Select,
    Unary,
)
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I64
from enzyme_cc.transform.code.devices import device_of
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.launched import COUNTED, COUNTED_AGAIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.analysis.memory.analysis import FunctionMemory
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_COMPUTED = (Binary, Cast, Compare, GetElementPointer, Phi, Select, Unary)
#: What is not so of the copy: it adds to a table that all threads share, and stands for nothing.
_NOT_OF_COPY = ('"enzyme', "memory(", "nosync", "readnone", "readonly", "writeonly", "argmemonly")


class Counted(NamedTuple):
    """The buffers: the loop of each with the bytes of a value; and what precedes first rounds."""

    rows: Sequence[tuple[Loop, int]]
    fronts: dict[Loop, int]

    @property
    def firsts(self) -> dict[Loop, int]:
        """Return the number of the first buffer of each loop."""
        return {loop: at for at, (loop, _) in reversed(list(enumerate(self.rows)))}


def define(
    declared: Sequence[Function], nest: LoopNest, memory: FunctionMemory, counted: Counted
) -> bool:
    """Define the function that counts; return whether there can be no other number of rounds."""
    function = nest.cfg.function
    decided = _deciding(function, memory)
    module = module_of(function)
    values: dict[Value, Value] = {}
    made = clone_function(function, f"{declared[0].name}.made", values)
    words = FunctionWords(module)
    kept = [each for each in words.of(made) if not each.startswith(_NOT_OF_COPY)]
    words.give(made, kept)
    made.arguments[-2].attributes = ""
    if decided is not None:
        _leave_only(made, {values[each] for each in decided})
    counts = {loop: _count(made, values, loop, front) for loop, front in counted.fronts.items()}
    _describe(made, counted)
    for block in list(made.blocks):
        if isinstance(block.terminator, Return):
            _tell(block.terminator, counted, counts)
    for each in declared:
        module.load_users(each)
        each.replace_all_uses(made)
        module.remove_global(each)
    return decided is not None


def _deciding(function: Function, memory: FunctionMemory) -> set[Value] | None:
    """Return all that decides which way threads go; None where what the kernel writes does so.

    No thread writes what is read for that, so that all threads go the same ways each time.
    """
    pending = [
        each
        for block in function.blocks
        for each in block.terminator.operands
        if not isinstance(block.terminator, Return)
    ]
    found: set[Value] = set()
    while pending:
        value = pending.pop()
        if isinstance(value, (Argument, Block, Constant)) or value in found:
            continue
        if isinstance(value, Load) and _is_left(value, function, memory):
            pending.append(value.pointer)
        elif isinstance(value, _COMPUTED):
            pending += value.operands
        elif isinstance(value, CallBase) and _is_same(value):
            pending += value.arguments
        else:
            return None
        found.add(value)
    return found


def _is_left(load: Load, function: Function, memory: FunctionMemory) -> bool:
    """Return whether no thread writes what a load reads."""
    if load.flags and (load.is_volatile or (load.ordering or "unordered") != "unordered"):
        return False
    here = memory.location(load)
    return not any(
        memory.may_write(line, Location(root, None, here.tags, here.type))
        for root in memory.roots.of(load.pointer)
        for line in function.instructions()
    )


def _is_same(call: CallBase) -> bool:
    """Return whether a call tells the same each time, to each thread."""
    callee = callee_of(call)
    device = device_of(module_of(call.function)) if call.function is not None else None
    if callee is None or device is None:
        return False
    return callee.name in (*device.threads, *device.counts, *device.alike)


def _leave_only(made: Function, wanted: set[Value]) -> None:
    """Leave nothing of a function but the ways of threads, and what decides about them."""
    for block in made.blocks:
        for line in list(block):
            if line in wanted or line is block.terminator:
                continue
            if line.is_used:
                line.replace_all_uses(poison(line.type))
            line.erase()


def _count(made: Function, values: dict[Value, Value], loop: Loop, front: int) -> Value:
    """Let a variable count the rounds of a loop, and what is kept from before the first."""
    start = Builder.after_phis(made.entry)
    place = start.alloca(I64, name="rounds")
    start.store(int_constant(I64, 0), place)
    header, before = values[loop.header], values[loop.preheader]  # type: ignore[index]
    assert isinstance(header, Block)
    assert isinstance(before, Block)
    places = [(Builder.after_phis(header), 1)]
    if front:
        places.append((Builder.before(before.terminator), front))
    for builder, more in places:
        builder.store(builder.add(builder.load(I64, place), int_constant(I64, more)), place)
    return place


def _describe(made: Function, counted: Counted) -> None:
    """Let the first thread write how many buffers there are, and of each the bytes of a value.

    Where a loop has more than one, all but the first say which of them tells the rounds.
    """
    table, slot = made.arguments[-2:]
    first = made.entry.first_after_phis()
    assert isinstance(first, Instruction)
    is_first, behind = _apart(first)
    is_first.conditional(is_first.icmp("eq", slot, int_constant(I64, 0)), *behind)
    builder = Builder.before(behind[0].terminator)
    builder.store(int_constant(I64, len(counted.rows)), table)
    firsts = counted.firsts
    for at, (loop, size) in enumerate(counted.rows):
        builder.store(int_constant(I64, size), _word(builder, table, 2 * at + 1))
        if firsts[loop] != at:
            number = int_constant(I64, ~firsts[loop])
            builder.store(number, _word(builder, table, 2 * at + 2))


def _tell(end: Instruction, counted: Counted, counts: dict[Loop, Value]) -> None:
    """Write the rounds of loops where a thread is done, if no other has had as many."""
    function = end.block.function if end.block is not None else None
    assert function is not None
    table = function.arguments[-2]
    for loop, at in counted.firsts.items():
        builder, behind = _apart(end)
        rounds = builder.load(I64, counts[loop])
        place = _word(builder, table, 2 * at + 2)
        most = builder.load(I64, place, ordering="monotonic", align=8)
        builder.conditional(builder.icmp("ugt", rounds, most), *behind)
        more = Builder.before(behind[0].terminator)
        more.atomicrmw("umax", place, rounds, "monotonic")


def _apart(line: Instruction) -> tuple[Builder, tuple[Block, Block]]:
    """Cut a block before a line; return where it ends, a block on the way on, and what follows."""
    here = line.block
    behind = split_before(line, "counted")
    assert here is not None
    here.terminator.erase()
    builder = Builder(here)
    more = builder.new_block("more")
    Builder(more).branch(behind)
    return builder, (more, behind)


def _word(builder: Builder, table: Value, at: int) -> Value:
    return builder.gep(I64, table, [int_constant(I64, at)])


def settle(module: Module) -> None:
    """Let nothing be counted where nothing of rounds is kept."""
    for each in list(module.functions.values()):
        if each.is_declaration and each.name.startswith((COUNTED, COUNTED_AGAIN)):
            each.load()
            made = clone_function(each, f"{each.name}.made")
            made.is_declaration = False
            made.prefix = "internal"
            Builder(made.insert_block("start")).ret()
            module.load_users(each)
            each.replace_all_uses(made)
            module.remove_global(each)
