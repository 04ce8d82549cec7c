"""Clear shadows where one tape serves tangents and adjoints, one after the other.

The shadows of memory that the function makes hold tangents when these have been computed, and
are to be zero when adjoints are: each is on the list of what is done at the end of either.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import IntConstant, int_constant, null
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I64, POINTER, VOID
from enzyme_cc.transform.emit.memory import size_of
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.layout.float_runs import numbers_of_memory
from enzyme_cc.transform.reverse.calls.tape_reuse import is_zeroed, numbers_of_block, size_of_block
from enzyme_cc.words.refused_bytes import ALLOCATED

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.instructions import Alloca, CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.runtime_calls.helpers import Helpers


def clear_stack_later(writer: AugmentedWriter, instruction: Alloca) -> None:
    """Clear memory on the stack later."""
    if not is_cleared(writer) or writer.wanted.only_replayed:  # tangents find what they stored
        return
    size = size_of(writer, instruction)
    types, layout = writer.unit.types, writer.unit.layout
    most = size.value if isinstance(size, IntConstant) else 0
    known = dict.fromkeys(range(min(most, MAX_BYTES)), Kind.INTEGER)  # as far as nobody uses it
    memory = Memory(instruction, size, instruction.allocated, known)
    what = numbers_of_memory(types, layout, memory)
    _clear_later(writer, instruction, what, size)


def clear_block_later(writer: AugmentedWriter, call: CallBase) -> None:
    """Clear memory on the heap later."""
    if is_cleared(writer) and (is_zeroed(writer, call) or not writer.wanted.only_replayed):
        _clear_later(writer, call, numbers_of_block(writer, call), size_of_block(writer, call))


def clear_resized_later(
    writer: AugmentedWriter, lane: tuple[Value, Value], size: Value, what: Numbers
) -> None:
    """Clear later the block that took another's place; `lane` is the shadows of both."""
    if not is_cleared(writer) or writer.wanted.only_replayed or what.is_empty:
        return
    helpers, builder = writer.unit.helpers, writer.builder
    old, new = lane
    assert writer.pending is not None
    is_own = helpers.is_cleared_later(builder, writer.pending, old)
    is_new = builder.icmp("ne", new, null())
    length = builder.select(builder.and_(is_own, is_new), size, int_constant(I64, 0))
    helpers.move_later(builder, writer.pending, (new, new), length, _how(helpers, what))


def refuse_uncleared(writer: AugmentedWriter, call: CallBase) -> bool:
    """Say so, where tangents would be left in memory for adjoints to find."""
    if not is_cleared(writer) or writer.wanted.only_replayed:
        return False
    _complain(writer, call, f"memory made by {call.callee.ref[1:]}")
    return True


def _complain(writer: AugmentedWriter, at: Instruction, what: str) -> None:
    writer.complain(
        "EZ0423",
        f"a tape is used more than once, for tangents and for adjoints, and {what} cannot be "
        "cleared between",
        at,
        "ask without enzyme_nofree, and make a tape for each",
        "or allocate by malloc, outside of what is differentiated twice",
    )


def is_cleared(writer: AugmentedWriter) -> bool:
    """Return whether a tape may be used again after tangents were computed."""
    return writer.wanted.lasting and writer.wanted.replayed


def _clear_later(
    writer: AugmentedWriter, made: Instruction, what: Numbers | None, size: Value
) -> None:
    if what is None:
        ALLOCATED.said(writer.complain, made)
        return
    if what.is_empty:
        return
    builder, helpers = writer.builder, writer.unit.helpers
    if helpers.again:
        _complain(writer, made, "what is made here")
        return
    how = _how(helpers, what)
    assert writer.pending is not None
    for shadow in writer.shadows(made):
        is_none = builder.icmp("eq", shadow, null())
        length = builder.select(is_none, int_constant(I64, 0), size)
        helpers.move_later(builder, writer.pending, (shadow, shadow), length, how)


def _how(helpers: Helpers, what: Numbers) -> Function:
    fill = partial(_fill, helpers, what)
    return helpers.made(("clear later", what), "clear", (VOID, POINTER, POINTER, I64), fill)


def _fill(helpers: Helpers, what: Numbers, made: Function) -> None:
    builder = Builder(made.insert_block("start"))
    block, _, size = made.arguments
    helpers.zero_numbers(
        builder, block, size, what.content(DataLayout(module_of(made).data_layout))
    )
    builder.ret()
