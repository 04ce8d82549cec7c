"""Lanes through memory: loads, stores, stack memory, atomic updates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.type_tree import Kind
from enzyme_cc.ir.builder_constants import number
from enzyme_cc.ir.constants import IntConstant, int_constant, null
from enzyme_cc.ir.function import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, AtomicUpdate, CallBase, GetElementPointer
from enzyme_cc.ir.types import I64, FloatType, IntType, PointerType, scalar_of
from enzyme_cc.transform.declared import declared_numbers
from enzyme_cc.transform.helpers import fill_zero, wide
from enzyme_cc.transform.neutral import is_clear, known_numbers_where_stored, without_bytes
from enzyme_cc.transform.transfers import UNCLEAR
from enzyme_cc.words.operations import instruction_words

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CompareExchange, Load, Store, VaArg
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.frame import Frame


def load(frame: Frame, instruction: Load) -> None:
    """A load from the shadow; of numbers, 0 where that is the primal."""
    if is_volatile(frame, instruction, instruction):
        return
    pointer = instruction.pointer

    def one(lane: int) -> Value:
        made = frame.again(instruction, {pointer: frame.shadow(pointer, lane)})
        _stop_if_missing(frame, instruction, made)
        same = frame.same(pointer, lane)
        if same is None or not _differs(frame, instruction):
            return made
        if not is_clear(frame, instruction):
            frame.stop_if(same, instruction, UNCLEAR)
            return made
        return frame.builder.select(same, frame.neutral(instruction), made)

    frame.each(instruction, one)


def _stop_if_missing(frame: Frame, instruction: Load, shadow: Value) -> None:
    """Memory behind a global that was made outside of any derivative has no shadow."""
    if not isinstance(instruction.type, PointerType):
        return
    roots = frame.objects.roots(instruction.pointer)
    if not any(isinstance(each, GlobalVariable) and not each.is_constant for each in roots):
        return
    builder, nothing = frame.builder, null(instruction.type)
    is_there = builder.icmp("ne", frame.primal(instruction), nothing)
    is_missing = builder.and_(builder.icmp("eq", shadow, nothing), is_there)
    frame.stop_if(is_missing, instruction, _MISSING)


_MISSING = (
    "the memory that a global variable points to was allocated outside of the derivative, and has "
    "no shadow: let the derivative allocate it, or pass it as an argument"
)


def _differs(frame: Frame, value: Value) -> bool:
    """Whether what says inactive is something other than the primal."""
    kind = scalar_of(value.type)
    if isinstance(kind, IntType):
        return frame.shared.types.kind(None, value) not in (Kind.INTEGER, Kind.POINTER)
    return not isinstance(kind, PointerType)


def store(frame: Frame, instruction: Store) -> None:
    """The lane is stored to the shadow, behind the primal's store."""
    value, pointer = instruction.operands
    if not frame.is_active(pointer):
        return
    if is_volatile(frame, instruction, value):
        return
    for lane in range(frame.width):
        made = stored_lane(frame, instruction, lane)
        stored = frame.chosen(pointer, lane, frame.primal(value), made)
        frame.again(instruction, {value: stored, pointer: frame.shadow(pointer, lane)})
    if frame.is_unneeded(pointer):
        frame.replace(instruction, None)


def stored_lane(frame: Frame, instruction: Store, lane: int) -> Value:
    """The lane of what is stored; of a constant, by what the memory is that it goes to."""
    value, pointer = instruction.operands
    lane_value = frame.lane(value, lane)
    if lane_value is not None:
        return lane_value
    if isinstance(value, IntConstant) and not is_clear(frame, value):
        numbers = known_numbers_where_stored(frame, value, pointer)
        if numbers is None:
            layout = frame.shared.layout
            numbers = declared_numbers(layout, pointer, layout.store_size(value.type))
        if numbers is not None:
            return without_bytes(value, numbers)
    return frame.neutral(value)


def is_volatile(frame: Frame, access: Load | Store, value: Value) -> bool:
    """Volatile memory can change by itself, and nothing would change its derivative.

    A local variable cannot: there it is a way to round numbers.
    """
    if not access.is_volatile or not frame.may_be_number(value):
        return False
    if all(isinstance(each, Alloca) for each in frame.objects.roots(access.pointer)):
        return False
    frame.complain(
        "EZ0402",
        f"a volatile {access.opcode} of memory that carries derivatives",
        access,
        "take `volatile` away, or copy the value to a variable that is not",
    )
    return True


def stack(frame: Frame, instruction: Alloca) -> None:
    """Stack memory of its own for each lane."""
    values = {each: frame.primal(each) for each in instruction.operands}
    frame.each(instruction, lambda _: frame.again(instruction, values))
    if _goes_to_silent(frame, instruction):
        size = size_of(frame, instruction)
        for lane in frame.shadows(instruction):
            fill_zero(frame.builder, frame.shared.module, lane, size)


def _goes_to_silent(frame: Frame, instruction: Alloca) -> bool:
    """Whether a function that the user calls inactive may be the first to write there."""
    silent = frame.shared.program.registrations.inactive
    pending: list[Value] = [instruction] if silent else []
    while pending:
        for user in pending.pop().users:
            if isinstance(user, GetElementPointer):
                pending.append(user)
            elif isinstance(user, CallBase) and getattr(user.callee, "name", "") in silent:
                return True
    return False


def size_of(frame: Frame, instruction: Alloca) -> Value:
    """How many bytes an alloca has."""
    size = int_constant(I64, frame.shared.layout.alloc_size(instruction.allocated))
    if instruction.count is None:
        return size
    return frame.builder.mul(wide(frame.builder, frame.primal(instruction.count)), size)


#: The atomic updates of numbers that have derivatives.
SUMS = ("fadd", "fsub")


def update(frame: Frame, instruction: AtomicUpdate) -> None:
    """`atomicrmw`: sums of numbers; of anything else only where the shadow is not concerned."""
    pointer, value = instruction.operands
    if not isinstance(scalar_of(value.type), FloatType):
        if frame.is_active(value) or frame.is_active(instruction):
            refuse_atomic(frame, instruction)
        return
    if instruction.operation not in SUMS:
        refuse_atomic(frame, instruction)
        return

    def one(lane: int) -> Value:
        nothing = number(value.type, -0.0 if instruction.operation == "fadd" else 0.0)
        given = frame.lane(value, lane)
        added = frame.chosen(pointer, lane, nothing, nothing if given is None else given)
        made = frame.again(instruction, {pointer: frame.shadow(pointer, lane), value: added})
        return frame.chosen(pointer, lane, frame.neutral(instruction), made)

    if frame.is_active(pointer):
        frame.each(instruction, one)


def exchange(frame: Frame, instruction: CompareExchange) -> None:
    """`cmpxchg`: of integers that are no numbers only."""
    if frame.is_active(instruction) or frame.is_active(instruction.operands[2]):
        refuse_atomic(frame, instruction)


def _atomic(instruction: Instruction) -> str:
    if isinstance(instruction, AtomicUpdate):
        return _ATOMIC.get(instruction.operation, f"an atomic {instruction.operation}")
    return instruction_words(instruction.opcode)


_ATOMIC = {"xchg": "an atomic exchange", "fmax": "an atomic maximum", "fmin": "an atomic minimum"}


def refuse_atomic(frame: Frame, instruction: Instruction) -> None:
    """An atomic change of memory that has no derivative."""
    frame.complain(
        "EZ0402",
        f"{_atomic(instruction)} of memory that carries derivatives: only atomic sums have one",
        instruction,
        "make it an atomic addition, or differentiate one thread at a time",
    )


def variable_argument(frame: Frame, instruction: VaArg) -> None:
    """`va_arg` of something that carries a derivative."""
    frame.complain(
        "EZ0405",
        "an argument behind `...` carries a derivative, and nothing can be passed beside it",
        instruction,
        "pass it as a parameter with a name, or in an array",
    )
