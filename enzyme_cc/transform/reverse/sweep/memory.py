"""Adjoints through memory, in the reverse sweep: loads add to the shadow, stores take from it."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import Constant, int_constant, zero
from enzyme_cc.ir.types import DOUBLE, I64, FloatType, scalar_of
from enzyme_cc.transform.emit.adjoint_sums import added_as, joined, part_of, width_of
from enzyme_cc.transform.emit.integers_in_words import stop_if_adjoint
from enzyme_cc.transform.emit.memory import SUMS, is_settled, is_volatile, refuse_atomic
from enzyme_cc.transform.layout import tagged_words
from enzyme_cc.transform.reverse.sweep.sums_in_place import load_added_to
from enzyme_cc.transform.reverse.values import adding
from enzyme_cc.transform.reverse.values.leaves import leaves_of, place_of
from enzyme_cc.transform.reverse.values.left_addresses import set_stored_aside, stop_if_stored_over
from enzyme_cc.transform.reverse.values.memcpy_layout import (
    clear_bytes,
    clear_stored,
    cleared_by_store,
)
from enzyme_cc.transform.reverse.values.numbers_as_addresses import stop_if_stored
from enzyme_cc.transform.reverse.values.tagged_stores import mixed_of
from enzyme_cc.transform.runtime_calls.memory_helpers import take_atomically

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import AtomicUpdate, Load, Store
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Leaf
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def load(back: SweepWriter, instruction: Load) -> None:
    """Reverse `v = load p`: add the adjoint of v to what is behind the shadow of p."""
    if instruction in back.in_place:
        deque(back.adjoints.taken(instruction), maxlen=0)
        return
    pointer = instruction.pointer
    numbers: tuple[Leaf, ...] | None = None
    for lane, given in back.adjoints.taken(instruction):
        if not back.is_active(pointer):
            continue
        if numbers is None:
            numbers = _numbers(back, instruction)
        if numbers is None:
            return
        shadow, same = back.shadow(pointer, lane), back.same(pointer, lane)
        pieces = [(each, part_of(back.builder, given, each)) for each in numbers]
        if adding.refuse_either(back, back.sharing, instruction, pointer):
            return
        decision = back.sharing.of(instruction)
        if decision.waits:
            pieces = back.block_sums.keep(instruction, lane, pieces)
        step = _add_with_others if decision.is_shared else _add
        if pieces:
            back.waiting.add(pointer, same, partial(step, back, instruction, shadow, pieces))


def _numbers(back: SweepWriter, access: Load) -> tuple[Leaf, ...] | None:
    """Return the numbers that are loaded; complain, and None, where nothing may be added."""
    if is_volatile(back, access, access):
        return None
    return leaves_of(back, access, access.pointer, access)


def _add(
    back: SweepWriter, access: Load, shadow: Value, pieces: Iterable[tuple[Leaf, Value]]
) -> None:
    """Add numbers to those behind a shadow."""
    for leaf, piece in pieces:
        place = place_of(back.builder, shadow, leaf.offset)
        if leaf.in_turns:
            tagged_words.add_number(back.builder, place, piece)
        else:
            _add_at(back, access, place, piece)


def _add_with_others(
    back: SweepWriter, access: Load, shadow: Value, pieces: Iterable[tuple[Leaf, Value]]
) -> None:
    """Add numbers to those behind a shadow that other threads add to."""
    in_warp = back.sharing.of(access).is_together
    for leaf, piece in pieces:
        place = place_of(back.builder, shadow, leaf.offset)
        if leaf.in_turns:
            if adding.can_add_in_turns(back, access):
                tagged_words.add_number_atomically(back.builder, place, piece)
            continue
        kind = back.element_kinds.of(access)
        adding.add(back, access, place, piece, kind, in_warp=in_warp)


def _add_at(back: SweepWriter, access: Load, place: Value, given: Value) -> None:
    """Add to a number in memory."""
    builder = back.builder
    align = alignment(access, back, given.type)
    old = builder.load(given.type, place, align=align)
    back.trap.added_to(old, access)
    kind = back.element_kinds.of(access)
    builder.store(added_as(builder, kind, old, given), place, align=align)


def alignment(access: Load | Store, back: SweepWriter, kind: Type) -> int:
    """Return what an access promises of its address; of pieces of what it moves, nothing."""
    whole = access.operands[0].type if access.opcode == "store" else access.type
    if kind is not whole:
        return 1
    return access.alignment or back.unit.layout.abi_alignment(kind)


def store(back: SweepWriter, instruction: Store) -> None:
    """Reverse `store v, p`: add what is behind the shadow of p to v's adjoint, and zero it."""
    value, pointer = instruction.operands
    if not back.is_active(pointer):
        return
    cleared = cleared_by_store(back, instruction)
    if cleared is not None:
        clear_stored(back, instruction, cleared.back)
        return
    numbers = leaves_of(back, value, pointer, instruction)
    if numbers is None:
        return
    set_stored_aside(back, instruction, numbers)
    _others_stored(back, instruction, numbers)
    if numbers:
        stop_if_stored_over(back, instruction, numbers)
        _numbers_stored(back, instruction, numbers)


def _others_stored(back: SweepWriter, instruction: Store, numbers: tuple[Leaf, ...]) -> None:
    """Reverse the store of all that is no number."""
    mixed = mixed_of(back, instruction, numbers)
    if not numbers:
        stop_if_stored(back, instruction)
    clear_bytes(back, instruction, mixed.back)
    if mixed.is_part:
        stop_if_adjoint(back, instruction)


def _numbers_stored(back: SweepWriter, instruction: Store, numbers: tuple[Leaf, ...]) -> None:
    """Take the adjoints of numbers from where they are stored."""
    value, pointer = instruction.operands
    wanted = back.scene.takes_adjoint(value) and not isinstance(value, Constant)
    if wanted and _stays_in_place(back, instruction, numbers):
        return
    for lane in range(back.width):
        pieces = []
        shadow, same = back.shadow(pointer, lane), back.same(pointer, lane)
        for leaf in numbers:
            place = place_of(back.builder, shadow, leaf.offset)
            align = alignment(instruction, back, leaf.type)
            if leaf.in_turns:
                piece = _word_taken(back, instruction, place, same)
            else:
                piece = taken_of(back, instruction, (pointer, place), leaf.type, same, align)
            pieces.append((leaf, piece))
        if wanted:
            back.adjoints.add(value, lane, joined(back.builder, value.type, pieces))


def _stays_in_place(back: SweepWriter, instruction: Store, numbers: tuple[Leaf, ...]) -> bool:
    """Reverse the store of a sum with what was there before, if that is what it is."""
    value, pointer = instruction.operands
    [leaf, *others] = numbers
    if others or leaf.in_turns or leaf.type is not value.type:
        return False
    added_to = load_added_to(back, instruction)
    if added_to is None:
        return False
    back.in_place.add(added_to)
    for lane in range(back.width):
        shadow, same = back.shadow(pointer, lane), back.same(pointer, lane)
        place = place_of(back.builder, shadow, leaf.offset)
        align = alignment(instruction, back, leaf.type)
        back.adjoints.add(value, lane, _left_there(back, place, leaf.type, same, align))
    return True


def _left_there(
    back: SweepWriter, place: Value, kind: Type, same: Value | None, align: int = 0
) -> Value:
    """Return a number in memory, which stays; where the shadow is the primal, nothing."""
    found = back.builder.load(kind, place, align=align)
    return found if same is None else back.builder.select(same, zero(kind), found)


def taken_of(
    back: SweepWriter,
    access: Instruction,
    places: tuple[Value, Value],
    kind: Type,
    same: Value | None,
    align: int = 0,
) -> Value:
    """Return a number in memory, which is then zero: of threads that stored it, one gets it.

    The places are that in the primal, and that behind its shadow.
    """
    pointer, place = places
    if not back.sharing.may_be_stored_together(pointer):
        return taken(back, place, kind, same, align)
    if adding.refuse_either(back, back.sharing, access, pointer):
        return zero(kind)
    if scalar_of(kind) not in adding.TAKEN:
        adding.refuse(back, access, scalar_of(kind))
        return zero(kind)
    return _one_takes(back, place, kind, same)


def _one_takes(back: SweepWriter, place: Value, kind: Type, same: Value | None) -> Value:
    """Take a number, or a vector of such, that several threads have stored together.

    One of them gets it. Where the shadow is the primal, there is nothing to be had, nor to change.
    """
    return _of_one(back, kind, same, lambda: _exchanged(back.builder, place, kind))


def _of_one(back: SweepWriter, kind: Type, same: Value | None, take: Callable[[], Value]) -> Value:
    """Return what is taken; where the shadow is the primal, nothing is."""
    if same is None:
        return take()
    entry = back.builder.block.function.entry  # type: ignore[union-attr]
    made = Builder.after_phis(entry).alloca(kind)
    back.builder.store(zero(kind), made)

    def exchange() -> None:
        back.builder.store(take(), made)

    back.unless(same, exchange)
    return back.builder.load(kind, made)


def _exchanged(builder: Builder, place: Value, kind: Type) -> Value:
    """Return a number in memory, or a vector of such, each of which is then zero."""
    real = scalar_of(kind)
    made: Value = zero(kind)
    for lane in range(width_of(kind) // width_of(real)):
        each = builder.gep(real, place, [int_constant(I64, lane)]) if lane else place
        old = take_atomically(builder, each, real)
        made = old if kind is real else builder.insertelement(made, old, lane)
    return made


def taken(back: SweepWriter, place: Value, kind: Type, same: Value | None, align: int = 0) -> Value:
    """Return a number in memory, which is then zero; where the shadow is the primal, nothing."""
    builder = back.builder
    old = builder.load(kind, place, align=align)
    nothing = zero(kind)
    if same is None:
        builder.store(nothing, place, align=align)
        return old
    builder.store(builder.select(same, old, nothing), place, align=align)
    return builder.select(same, nothing, old)


def _word_taken(back: SweepWriter, store: Store, place: Value, same: Value | None) -> Value:
    """Return the number that a word in memory is, which is then none; 0 where it is an address."""
    if back.sharing.may_be_stored_together(store.pointer):
        return _word_of_one(back, store, place, same)
    word = taken(back, place, I64, same, tagged_words.WORD)
    if back.unit.types.is_seen(store.pointer):
        number = tagged_words.address_in(back.builder, word)
        back.unless(same, lambda: tagged_words.put(back.builder, place, number))
    return tagged_words.number_in(back.builder, word)


def _word_of_one(back: SweepWriter, store: Store, place: Value, same: Value | None) -> Value:
    """Return the same of a word that several threads have stored together: one of them gets it."""
    if not adding.can_add_in_turns(back, store):
        return zero(DOUBLE)
    is_seen = back.unit.types.is_seen(store.pointer)
    take = tagged_words.take_number_atomically if is_seen else tagged_words.take_word_atomically
    return _of_one(back, DOUBLE, same, lambda: take(back.builder, place))


def update(back: SweepWriter, instruction: AtomicUpdate) -> None:
    """Reverse `atomicrmw fadd`: add what is behind the shadow to the operand; it stays."""
    pointer, value = instruction.operands
    scene = back.scene
    if not scene.is_active(pointer) or is_settled(instruction):
        return
    is_sum = instruction.operation in SUMS
    if not isinstance(scalar_of(value.type), FloatType):
        if scene.is_active(value) or scene.is_active(instruction):
            refuse_atomic(back, instruction)
        return
    if not is_sum:
        refuse_atomic(back, instruction)
        return
    for lane in range(back.width):
        _update(back, instruction, lane)


def _update(back: SweepWriter, instruction: AtomicUpdate, lane: int) -> None:
    pointer, value = instruction.operands
    builder = back.builder
    shadow, same = back.shadow(pointer, lane), back.same(pointer, lane)
    given = _left_there(back, shadow, value.type, same)
    if instruction.operation == "fsub":
        given = builder.fneg(given)
    back.adjoints.add(value, lane, given)
    before = back.adjoints.take(instruction, lane)
    if before is not None:
        back.unless(same, lambda: _add_before(back, shadow, before))


def _add_before(back: SweepWriter, shadow: Value, before: Value) -> None:
    builder = back.builder
    builder.store(builder.fadd(builder.load(before.type, shadow), before), shadow)
