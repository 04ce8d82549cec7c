"""What the augmented forward pass does beside each instruction, by a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import Alloca, Call, Load, Return, Store
from enzyme_cc.rules.calls import mark_pure
from enzyme_cc.transform.emit import memory
from enzyme_cc.transform.emit.prechecks import CHECKS
from enzyme_cc.transform.forward.visitors import MOVES, close_others, copy_body
from enzyme_cc.transform.reverse.augment import calls
from enzyme_cc.transform.reverse.calls.clearing import clear_stack_later
from enzyme_cc.transform.reverse.values.leaves import bytes_of, leaves_of, others_of, place_of
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
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.transform.layout.float_runs import Leaf
    from enzyme_cc.transform.reverse.values.leaves import Part
    from enzyme_cc.transform.reverse.writers.augmented import Ahead


def write_ahead(frame: Ahead, bind: Callable[[Ahead], None]) -> None:
    """Fill the forward sweep; what it returns is left to the caller."""
    copy_body(frame)
    bind(frame)
    make_pure(frame)
    reached = frame.scene.nest.cfg.reverse_post_order
    close_others(frame, reached)
    for block in reached:
        for instruction in block:
            visit(frame, instruction)
    for close in frame.later:
        close()
    frame.later.clear()


def make_pure(frame: Ahead) -> None:
    """Functions that do nothing but compute a number, and perhaps set errno, do only that.

    Where the program may look at errno, they set it.
    """
    if frame.pairs.looks_at_errno:
        return
    for block in frame.scene.nest.cfg.reverse_post_order:
        for call in block:
            if isinstance(call, Call) and frame.scene.is_computed(call):
                mark_pure(frame.values[call])  # type: ignore[arg-type]


def visit(frame: Ahead, instruction: Instruction) -> None:
    """Whatever the forward sweep does beside an instruction."""
    if isinstance(instruction, Return):
        return
    check = CHECKS.get(instruction.opcode)
    if check is not None:
        check(frame, instruction)
    special = _SPECIAL.get(instruction.opcode)
    if special is None and not frame.is_active(instruction):
        return
    frame.current = instruction
    frame.go_behind(instruction)
    if special is not None:
        special(frame, instruction)
    else:
        MOVES[instruction.opcode](frame, instruction)


# -- memory ----------------------------------------------------------------------------------------


def _load(frame: Ahead, load: Load) -> None:
    if frame.is_active(load):
        memory.load(frame, load)
        if frame.pairs.carrying.of(load).may_be_words:
            check_words(frame, load, leaves_of(frame, load, load.pointer, load) or ())


def _store(frame: Ahead, store: Store) -> None:
    """Of what is stored, all but the numbers goes to the shadow, too."""
    value, pointer = store.operands
    if not frame.is_active(pointer):
        return
    if memory.is_volatile(frame, store, value):
        return
    cleared = cleared_by_store(frame, store)
    numbers = None if cleared else leaves_of(frame, value, pointer, store)
    if cleared is not None:
        clear_stored(frame, store, cleared.ahead, NO_NUMBERS)
    elif numbers is not None:
        mixed = mixed_of(frame, store, numbers)
        _store_lanes(frame, store, numbers, mixed.left_out)
        clear_ahead(frame, store, mixed.ahead)
        check_words(frame, store, numbers)
        put_words(frame, store, numbers)
    if frame.is_unneeded(pointer):
        frame.replace(store, None)


def _store_lanes(
    frame: Ahead, store: Store, numbers: tuple[Leaf, ...], left_out: frozenset[int]
) -> None:
    taken = left_out.union(*(bytes_of(frame, each) for each in numbers))
    others = list(others_of(frame, store.operands[0].type, taken)) if taken else []
    for lane in range(frame.width):
        if taken:
            _store_others(frame, store, others, lane)
        else:
            _store_all(frame, store, lane)


def _store_all(frame: Ahead, store: Store, lane: int) -> None:
    value, pointer = store.operands
    made = frame.chosen(pointer, lane, frame.primal(value), memory.stored_lane(frame, store, lane))
    frame.again(store, {value: made, pointer: frame.shadow(pointer, lane)})


def _store_others(frame: Ahead, store: Store, others: Iterable[Part], lane: int) -> None:
    value, pointer = store.operands
    shadow, given = frame.shadow(pointer, lane), memory.stored_lane(frame, store, lane)
    for leaf in others:
        part = leaf.read(frame.builder, given)
        own = leaf.read(frame.builder, frame.primal(value))
        part = frame.chosen(pointer, lane, own, part)
        frame.builder.store(part, place_of(frame.builder, shadow, leaf.offset), align=1)


def _stack(frame: Ahead, instruction: Alloca) -> None:
    """Memory for derivatives, all zero; of what is gone too early, on the heap."""
    if is_dynamic(frame, instruction) or instruction in frame.read_again:
        _on_heap(frame, instruction)
    if not frame.is_active(instruction):
        return
    if frame.scene.whole and not is_dynamic(frame, instruction):
        values = {each: frame.primal(each) for each in instruction.operands}
        frame.each(instruction, lambda _: frame.again(instruction, values))
        for each in frame.shadows(instruction):
            fill_zero(frame.builder, frame.unit.module, each, memory.size_of(frame, instruction))
        return
    alignment = _alignment(frame, instruction)
    frame.each(instruction, lambda _: frame.zeroed(memory.size_of(frame, instruction), alignment))
    clear_stack_later(frame, instruction)


def is_dynamic(frame: Ahead, instruction: Alloca) -> bool:
    """Whether it makes new memory each time it is run."""
    in_entry = instruction.block is frame.scene.function.entry
    count = instruction.count
    return not in_entry or (count is not None and not isinstance(count, IntConstant))


def _alignment(frame: Ahead, instruction: Alloca) -> int:
    declared = instruction.alignment
    return declared or frame.unit.layout.abi_alignment(instruction.allocated)


def _on_heap(frame: Ahead, instruction: Alloca) -> None:
    """The primal's memory, too: in a loop the stack would overflow."""
    size = memory.size_of(frame, instruction)
    made = frame.kept_memory(size, _alignment(frame, instruction))
    frame.replace(instruction, made)


def _atomic(frame: Ahead, instruction: Instruction) -> None:
    """Atomic changes of what is no number concern no derivative, unless pointers are changed."""
    is_active = frame.is_active
    if instruction.opcode == "cmpxchg":  # of bits of numbers, too
        is_active = frame.context.is_active
    if is_active(instruction) or is_active(instruction.operands[-1]):
        memory.refuse_atomic(frame, instruction)


def _variable_argument(frame: Ahead, instruction: Instruction) -> None:
    if frame.context.is_active(instruction):
        memory.variable_argument(frame, instruction)  # type: ignore[arg-type]


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
