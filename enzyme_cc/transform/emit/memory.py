"""Lanes through memory: loads, stores, stack memory, atomic updates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.effects import is_ordered
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import Constant, IntConstant, int_constant, null
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CallBase,
    Compare,
    GetElementPointer,
    Load,
    Store,
)
from enzyme_cc.ir.types import (
    I64,
    POINTER,
    FloatType,
    IntType,
    PointerType,
    scalar_of,
)
from enzyme_cc.transform.code.inherited import SETTLED, TAKEN
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.emit.integers_in_words import is_part, spoil_tangent, unmarked
from enzyme_cc.transform.emit.memcpy import UNCLEAR
from enzyme_cc.transform.layout.declared_layout import declared_numbers
from enzyme_cc.transform.runtime_calls.helpers import fill_zero
from enzyme_cc.transform.shadows.inactive import is_clear, known_numbers_where_stored, without_bytes
from enzyme_cc.words.operations import instruction_words

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import CompareExchange, VaArg
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def load(writer: DerivativeWriter, instruction: Load) -> None:
    """Load from the shadow; of numbers, 0 where that is the primal."""
    if is_volatile(writer, instruction, instruction):
        return
    pointer = instruction.pointer
    _refuse_if_handed_over(writer, instruction, instruction)

    def one(lane: int) -> Value:
        made = writer.again(instruction, {pointer: writer.shadow(pointer, lane)})
        _stop_if_missing(writer, instruction, made)
        same = writer.same(pointer, lane)
        if same is None or not _differs(writer, instruction):
            return made
        if not is_clear(writer, instruction):
            writer.stop_if(same, instruction, UNCLEAR)
            return made
        return writer.builder.select(same, writer.neutral(instruction), made)

    writer.each(instruction, one)


def _stop_if_missing(writer: DerivativeWriter, instruction: Load, shadow: Value) -> None:
    """Stop where memory behind a global was made outside of any derivative: it has no shadow."""
    if not isinstance(instruction.type, PointerType):
        return
    roots = writer.objects.roots(instruction.pointer)
    if not any(isinstance(each, GlobalVariable) and not each.is_constant for each in roots):
        return
    builder, nothing = writer.builder, null(instruction.type)
    is_there = builder.icmp("ne", writer.primal(instruction), nothing)
    is_missing = builder.and_(builder.icmp("eq", shadow, nothing), is_there)
    writer.stop_if(is_missing, instruction, _MISSING)


_MISSING = (
    "the memory that a global variable points to was allocated outside of the derivative, and has "
    "no shadow: let the derivative allocate it, or pass it as an argument"
)


def _differs(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether what says inactive is something other than the primal."""
    kind = scalar_of(value.type)
    if isinstance(kind, IntType):
        return writer.unit.types.kind(value) not in (Kind.INTEGER, Kind.POINTER)
    return not isinstance(kind, PointerType)


def store(writer: DerivativeWriter, instruction: Store) -> None:
    """Store the lane to the shadow, behind the primal's store."""
    value, pointer = instruction.operands
    if not writer.is_active(pointer) or is_sign(writer, instruction):
        return
    if is_volatile(writer, instruction, value):
        return
    _refuse_if_handed_over(writer, instruction, value)
    if is_part(writer.unit, instruction):
        spoil_tangent(writer, instruction)
    else:
        _store_lanes(writer, instruction)
    if writer.is_unneeded(pointer):
        writer.replace(instruction, None)


def is_sign(writer: DerivativeWriter, store: Store) -> bool:
    """Return whether others are told by a store, and by its order: nobody looks at its shadow."""
    return is_ordered(store) and not moves_number(writer, store, store.value)


def _store_lanes(writer: DerivativeWriter, instruction: Store) -> None:
    for lane in range(writer.width):
        made = stored_lane(writer, instruction, lane)
        store_again(writer, instruction, lane, unmarked(writer, instruction, made))


def store_again(
    writer: DerivativeWriter, store: Store, lane: int, made: Value, kept: Value | None = None
) -> None:
    """Store a lane to the shadow; where that is the primal, what this stores.

    Where other threads look, nothing is stored twice: it would undo what they stored since. Nor is
    it if what the shadow has is `kept`.
    """
    value, pointer = store.operands
    shadow, same = writer.shadow(pointer, lane), writer.same(pointer, lane)
    stored = writer.chosen(pointer, lane, writer.primal(value), made)
    if same is not None and store.flags and pointer.type is POINTER:
        shadow = unless(writer, same, shadow, value.type, store.alignment or 0)
    if kept is not None:
        shadow = unless(writer, kept, shadow, value.type, store.alignment or 0)
    writer.again(store, {value: stored, pointer: shadow})


def unless(
    writer: DerivativeWriter, condition: Value, place: Value, kind: Type, alignment: int
) -> Value:
    """Return a place to store to; under a condition, one that nobody looks at."""
    entry = Builder.after_phis(writer.function.entry)
    nobodys = entry.alloca(kind, align=alignment)
    return writer.builder.select(condition, nobodys, place)


def stored_lane(writer: DerivativeWriter, instruction: Store, lane: int) -> Value:
    """Return the lane of what is stored; of a constant, by what the memory is that it goes to."""
    value, pointer = instruction.operands
    lane_value = writer.lane(value, lane)
    if lane_value is not None:
        return lane_value
    if isinstance(value, IntConstant) and not is_clear(writer, value):
        numbers = known_numbers_where_stored(writer, value, pointer)
        if numbers is None:
            layout = writer.unit.layout
            numbers = declared_numbers(layout, pointer, layout.store_size(value.type))
        if numbers is not None:
            return without_bytes(value, numbers)
    return writer.neutral(value)


def is_volatile(writer: DerivativeWriter, access: Load | Store, value: Value) -> bool:
    """Return whether an access is volatile, and refuse it: its derivative would not change.

    A local variable cannot: there it is a way to round numbers.
    """
    if not access.is_volatile or not writer.may_be_number(value):
        return False
    if all(isinstance(each, Alloca) for each in writer.objects.roots(access.pointer)):
        return False
    writer.complain(
        "EZ0402",
        f"a volatile {access.opcode} of memory that carries derivatives",
        access,
        "take `volatile` away, or copy the value to a variable that is not",
    )
    return True


def moves_number(writer: DerivativeWriter, access: Load | Store, value: Value) -> bool:
    """Return whether a number or an address may be moved; of a constant its place tells."""
    if isinstance(value, Constant):
        types, size = writer.unit.types, writer.unit.layout.store_size(value.type)
        kinds = [kind for _, kind, _ in types.layout(access.pointer, size)]
        return not kinds or any(each is not Kind.INTEGER for each in kinds)
    return writer.may_be_number(value)


def _refuse_if_handed_over(writer: DerivativeWriter, access: Load | Store, value: Value) -> None:
    """Refuse what one thread tells another by, if it has a tangent: that is told apart from it."""
    if writer.backwards or not is_ordered(access):
        return
    in_regions = writer.unit.program.in_regions
    if writer.context.function in in_regions and moves_number(writer, access, value):
        word = "read" if isinstance(access, Load) else "write"
        is_address = writer.unit.types.kind(value) is Kind.POINTER
        what = "an address" if is_address else "a number"
        writer.complain(
            "EZ0483",
            f"an atomic {word} of {what} that carries a derivative: other threads may come between "
            "it and that of the derivative",
            access,
            "let an atomic integer say when it is there, or use a lock",
        )


def stack(writer: DerivativeWriter, instruction: Alloca) -> None:
    """Allocate stack memory for each lane."""
    values = {each: writer.primal(each) for each in instruction.operands}
    writer.each(instruction, lambda _: writer.again(instruction, values))
    if _goes_to_silent(writer, instruction):
        size = size_of(writer, instruction)
        for lane in writer.shadows(instruction):
            fill_zero(writer.builder, writer.unit.module, lane, size)


def _goes_to_silent(writer: DerivativeWriter, instruction: Alloca) -> bool:
    """Return whether a function that the user calls inactive may be the first to write there."""
    silent = writer.unit.program.registrations.inactive
    pending: list[Value] = [instruction] if silent else []
    while pending:
        for user in pending.pop().users:
            if isinstance(user, GetElementPointer):
                pending.append(user)
            elif isinstance(user, CallBase) and getattr(user.callee, "name", "") in silent:
                return True
    return False


def size_of(writer: DerivativeWriter, instruction: Alloca) -> Value:
    """Return how many bytes an alloca has."""
    size = int_constant(I64, writer.unit.layout.alloc_size(instruction.allocated))
    if instruction.count is None:
        return size
    return writer.builder.mul(wide(writer.builder, writer.primal(instruction.count)), size)


#: The atomic updates of numbers that have derivatives.
SUMS = ("fadd", "fsub")
#: Those by which owners are counted and locks given back, and below which no address lies.
_COUNTING = ("add", "sub", "xchg")
_PAGE = 4096


def update(writer: DerivativeWriter, instruction: AtomicUpdate) -> None:
    """Write `atomicrmw` of sums; of anything else only where the shadow is not concerned."""
    pointer, value = instruction.operands
    if is_settled(instruction):
        return
    if not isinstance(scalar_of(value.type), FloatType):
        if writer.is_active(value) or writer.is_active(instruction):
            refuse_atomic(writer, instruction)
        return
    if instruction.operation not in SUMS and not is_taken(instruction):
        refuse_atomic(writer, instruction)
        return
    if is_taken(instruction) and writer.is_active(pointer):
        writer.each(instruction, lambda lane: _taken_with(writer, instruction, lane))
        return

    def one(lane: int) -> Value:
        nothing = number(value.type, -0.0 if instruction.operation == "fadd" else 0.0)
        given = writer.lane(value, lane)
        added = writer.chosen(pointer, lane, nothing, nothing if given is None else given)
        made = writer.again(instruction, {pointer: writer.shadow(pointer, lane), value: added})
        return writer.chosen(pointer, lane, writer.neutral(instruction), made)

    if writer.is_active(pointer):
        writer.each(instruction, one)


def _is_counter(writer: DerivativeWriter, update: Instruction) -> bool:
    """Return whether what was there is compared with small integers, and at most kept as well.

    Nobody does that to an address or to a number, but for 0, though there may be some in the same
    memory at other times. Nor is a part of an address given back as locks are.
    """
    if not isinstance(update, AtomicUpdate) or update.operation not in _COUNTING:
        return False
    kind = writer.unit.types.kind(update)
    if kind.is_float or not _is_small(update.operands[1]):
        return False
    if not update.is_used:
        return writer.unit.layout.store_size(update.type) < writer.unit.layout.pointer_size()
    least = update.operation == "xchg"
    others = [each for each in update.users if not _is_compared(each, least)]
    return len(others) < len(update.users) and all(isinstance(each, Store) for each in others)


def _is_small(value: Value, least: int = 0) -> bool:
    return isinstance(value, IntConstant) and least <= abs(value.value) < _PAGE


def _is_compared(user: Value, least: int) -> bool:
    return isinstance(user, Compare) and any(_is_small(each, least) for each in user.operands)


def is_settled(instruction: Instruction) -> bool:
    """Return whether what an update does to derivatives is told by a store behind it."""
    return bool(instruction.metadata) and SETTLED in instruction.attachments()


def is_taken(instruction: AtomicUpdate) -> bool:
    """Return whether an adjoint is taken there by one of several threads that said one number.

    Whoever gets it passes on the same multiple: so any of them may get the tangent of it.
    """
    return bool(instruction.metadata) and TAKEN in instruction.attachments()


def _taken_with(writer: DerivativeWriter, instruction: AtomicUpdate, lane: int) -> Value:
    """Take the tangent of an adjoint, too."""
    pointer, nothing = instruction.operands
    made = writer.again(instruction, {pointer: writer.shadow(pointer, lane), nothing: nothing})
    made.metadata = f"{made.metadata}, !{TAKEN} !{{}}"
    return writer.chosen(pointer, lane, nothing, made)


def exchange(writer: DerivativeWriter, instruction: CompareExchange) -> None:
    """Write `cmpxchg`, of integers that are no numbers only."""
    if writer.is_active(instruction) or writer.is_active(instruction.operands[2]):
        refuse_atomic(writer, instruction)


def _atomic(instruction: Instruction) -> str:
    if isinstance(instruction, AtomicUpdate):
        return _ATOMIC.get(instruction.operation, f"an atomic {instruction.operation}")
    return instruction_words(instruction.opcode)


_ATOMIC = {"xchg": "an atomic exchange", "fmax": "an atomic maximum", "fmin": "an atomic minimum"}


#: What to do about that.
_ELSEWHERE = ("make it an atomic addition, or differentiate one thread at a time",)
_ON_DEVICE = (
    "make it an atomic addition, or let one thread store, which its number tells",
    "or find the largest in a __shared__ variable of a constant size, with __syncthreads() right "
    "behind it, before anything else is done there; and that of all blocks in another kernel",
    "or let host code be differentiated that launches the kernel, in which nothing else is done "
    "behind this pointer",
    "or by steps: pairs in shared memory with barriers between, or shuffles of a warp",
)


#: What to do about an exchange of which somebody takes what was there.
_IN_TURN = (
    "where no other thread exchanges there meanwhile, read and store: old = *p; *p = now;",
    "or let nobody take what was there: an exchange without its result is a store",
    "or make it an atomic addition, for a sum",
)


def is_exchange(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Return whether a thread of a device takes a number from memory, and puts another there."""
    is_of_device = writer.unit.program.is_of_device
    return is_of_device and getattr(instruction, "operation", "") == "xchg"


def refuse_atomic(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Refuse an atomic change of memory, which has no derivative, but for that of a counter."""
    if _is_counter(writer, instruction):
        return
    if is_exchange(writer, instruction):
        writer.complain(
            "EZ0402",
            "an atomic exchange of memory that carries derivatives: whose number a thread finds "
            "there depends on who came before, and derivatives come in another order",
            instruction,
            *_IN_TURN,
        )
        return
    writer.complain(
        "EZ0402",
        f"{_atomic(instruction)} of memory that carries derivatives: only atomic sums have one",
        instruction,
        *(_ON_DEVICE if writer.unit.program.is_of_device else _ELSEWHERE),
    )


def variable_argument(writer: DerivativeWriter, instruction: VaArg) -> None:
    """Refuse `va_arg` of something that carries a derivative."""
    writer.complain(
        "EZ0405",
        "a variable argument (`...`) carries a derivative, but nothing can be passed beside it",
        instruction,
        "pass it as a parameter with a name, or in an array",
    )
