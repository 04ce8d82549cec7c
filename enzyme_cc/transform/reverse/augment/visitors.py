"""A table of what the augmented forward pass does for each instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import Alloca, Call, Load, Return, Store
from enzyme_cc.rules.calls import mark_pure
from enzyme_cc.transform.emit import memory
from enzyme_cc.transform.emit.integers_in_words import stop_if_address
from enzyme_cc.transform.emit.prechecks import CHECKS
from enzyme_cc.transform.forward.visitors import MOVES, close_others, copy_body
from enzyme_cc.transform.reverse.augment import calls
from enzyme_cc.transform.reverse.augment.left_in_shadows import (
    store_others,
    store_whole,
)
from enzyme_cc.transform.reverse.calls.clearing import clear_stack_later
from enzyme_cc.transform.reverse.calls.thread_order import refuse_unordered
from enzyme_cc.transform.reverse.values.leaves import bytes_of, leaves_of, others_of
from enzyme_cc.transform.reverse.values.left_addresses import forget_stored
from enzyme_cc.transform.reverse.values.memcpy_layout import clear_stored, cleared_by_store
from enzyme_cc.transform.reverse.values.tagged_stores import (
    check_words,
    clear_ahead,
    mixed_of,
    put_words,
)
from enzyme_cc.transform.runtime_calls.helper_base import NO_NUMBERS
from enzyme_cc.transform.runtime_calls.helpers import fill_zero

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.transform.layout.float_runs import Leaf
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter


def write_ahead(writer: AugmentedWriter, bind: Callable[[AugmentedWriter], None]) -> None:
    """Fill the forward sweep; what it returns is left to the caller."""
    copy_body(writer)
    bind(writer)
    make_pure(writer)
    refuse_unordered(writer)
    reached = writer.scene.nest.cfg.reverse_post_order
    close_others(writer, reached)
    for block in reached:
        for instruction in block:
            visit(writer, instruction)
    for close in writer.later:
        close()
    writer.later.clear()


def make_pure(writer: AugmentedWriter) -> None:
    """Make functions pure that only compute a number, and perhaps set errno.

    Where the program may look at errno, they set it.
    """
    if writer.pairs.looks_at_errno:
        return
    for block in writer.scene.nest.cfg.reverse_post_order:
        for call in block:
            if isinstance(call, Call) and writer.scene.is_computed(call):
                mark_pure(writer.values[call])  # type: ignore[arg-type]


def visit(writer: AugmentedWriter, instruction: Instruction) -> None:
    """Write what the forward sweep does beside an instruction."""
    if isinstance(instruction, Return):
        return
    check = CHECKS.get(instruction.opcode)
    if check is not None:
        check(writer, instruction)
    special = _SPECIAL.get(instruction.opcode)
    if special is None and not writer.is_active(instruction):
        return
    writer.current = instruction
    writer.go_behind(instruction)
    if special is not None:
        special(writer, instruction)
    else:
        MOVES[instruction.opcode](writer, instruction)


# -- memory ----------------------------------------------------------------------------------------


def _load(writer: AugmentedWriter, load: Load) -> None:
    if writer.is_active(load):
        memory.load(writer, load)
        if writer.pairs.carrying.of(load).may_be_words:
            check_words(writer, load, leaves_of(writer, load, load.pointer, load) or ())


def _store(writer: AugmentedWriter, store: Store) -> None:
    """Store, of what is stored, all but the numbers to the shadow, too."""
    value, pointer = store.operands
    if not writer.is_active(pointer) or memory.is_sign(writer, store):
        return
    if memory.is_volatile(writer, store, value):
        return
    cleared = cleared_by_store(writer, store)
    numbers = None if cleared else leaves_of(writer, value, pointer, store)
    if cleared is not None:
        clear_stored(writer, store, cleared.ahead, NO_NUMBERS)
    elif numbers is not None:
        writer.go_before(store)
        forget_stored(writer, store, numbers)
        writer.go_behind(store)
        mixed = mixed_of(writer, store, numbers)
        if mixed.is_part:
            stop_if_address(writer, store)
        _store_lanes(writer, store, numbers, mixed.left_out)
        clear_ahead(writer, store, mixed.ahead)
        check_words(writer, store, numbers)
        put_words(writer, store, numbers)
    if writer.is_unneeded(pointer):
        writer.replace(store, None)


def _store_lanes(
    writer: AugmentedWriter, store: Store, numbers: tuple[Leaf, ...], left_out: frozenset[int]
) -> None:
    taken = left_out.union(*(bytes_of(writer, each) for each in numbers))
    others = list(others_of(writer, store.operands[0].type, taken)) if taken else []
    for lane in range(writer.width if others or not taken else 0):
        if taken:
            store_others(writer, store, others, lane)
        else:
            store_whole(writer, store, lane)


def _stack(writer: AugmentedWriter, instruction: Alloca) -> None:
    """Allocate zeroed memory for derivatives; on the heap what would be gone too early."""
    is_read = instruction in writer.read_again or writer.scene.keeps_stack
    if is_read or is_dynamic(writer, instruction):
        _on_heap(writer, instruction)
    if not writer.is_active(instruction):
        return
    if writer.scene.whole and not is_dynamic(writer, instruction):
        values = {each: writer.primal(each) for each in instruction.operands}
        writer.each(instruction, lambda _: writer.again(instruction, values))
        for each in writer.shadows(instruction):
            fill_zero(writer.builder, writer.unit.module, each, memory.size_of(writer, instruction))
        return
    alignment = _alignment(writer, instruction)
    writer.each(
        instruction, lambda _: writer.zeroed(memory.size_of(writer, instruction), alignment)
    )
    clear_stack_later(writer, instruction)


def is_dynamic(writer: AugmentedWriter, instruction: Alloca) -> bool:
    """Return whether it makes new memory each time it is run."""
    in_entry = instruction.block is writer.scene.function.entry
    count = instruction.count
    return not in_entry or (count is not None and not isinstance(count, IntConstant))


def _alignment(writer: AugmentedWriter, instruction: Alloca) -> int:
    declared = instruction.alignment
    return declared or writer.unit.layout.abi_alignment(instruction.allocated)


def _on_heap(writer: AugmentedWriter, instruction: Alloca) -> None:
    """Allocate the primal's memory on the heap, too: in a loop the stack would overflow."""
    size = memory.size_of(writer, instruction)
    made = writer.kept_memory(size, _alignment(writer, instruction))
    writer.replace(instruction, made)


def _atomic(writer: AugmentedWriter, instruction: Instruction) -> None:
    """Refuse an atomic change of what is active; no other concerns a derivative."""
    is_active = writer.is_active
    if memory.is_settled(instruction):
        return
    if instruction.opcode == "cmpxchg":  # of bits of numbers, too
        is_active = writer.context.is_active
    if is_active(instruction) or is_active(instruction.operands[-1]):
        memory.refuse_atomic(writer, instruction)


def _variable_argument(writer: AugmentedWriter, instruction: Instruction) -> None:
    if writer.context.is_active(instruction):
        memory.variable_argument(writer, instruction)  # type: ignore[arg-type]


#: What the forward sweep does whether or not there is a shadow.
_SPECIAL: dict[str, Callable[..., None]] = {
    **dict.fromkeys(("call", "callbr", "invoke"), calls.call),
    "alloca": _stack,
    "atomicrmw": _atomic,
    "cmpxchg": _atomic,
    "load": _load,
    "store": _store,
    "va_arg": _variable_argument,
}
