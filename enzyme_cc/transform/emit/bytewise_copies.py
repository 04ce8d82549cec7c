"""Bytes and words that a loop copies one by one, out of memory that holds different things.

Of the first of them it may be known that it is part of an integer. The next may be of a number.
Where an access says that it is of an integer, C's rules are taken at their word, unless it is
seen that the loop goes on to something else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.loops.trip_counts import constant_rounds
from enzyme_cc.analysis.types.facts import stride_of, walks
from enzyme_cc.analysis.types.lattice import UNUSED, Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.constants import Constant, IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import CallBase, Compare, GetElementPointer, Load, Return, Store
from enzyme_cc.ir.types import IntType, scalar_of
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.shadows.inactive import complain_of_bytes

if TYPE_CHECKING:
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter

_WAYS = ("move whole structs, by assignment or memcpy, and not their words in a loop",)
_KINDS = frozenset(("bool", "float", "int", "pointer"))


def of_bytes(writer: DerivativeWriter, load: Instruction) -> None:
    """Refuse such a byte or word, where it is copied and nobody uses it as an integer."""
    assert isinstance(load, Load)
    if _may_be_several(writer, load, load) and _is_only_copied(load):
        complain_of_bytes(writer, load, load, _WAYS)


def of_zeros(writer: DerivativeWriter, store: Instruction) -> None:
    """Refuse what clears such memory: of a number, there is a derivative to be cleared too."""
    assert isinstance(store, Store)
    value = store.value
    if isinstance(value, IntConstant) and not value.value and _may_be_several(writer, store, value):
        complain_of_bytes(writer, value, store, _WAYS)


def _may_be_several(writer: DerivativeWriter, access: Load | Store, value: Value) -> bool:
    """Return whether what is accessed step by step may be one thing at first, and another later."""
    return (
        isinstance(scalar_of(value.type), IntType)
        and writer.is_active(access.pointer)
        and _is_step(writer.unit.layout, access.pointer, value.type)
        and not _is_right_for_all(writer, access.pointer, value)
        and (not _is_told(writer, access) or _passes_over(writer, access.pointer, value.type))
    )


def _is_right_for_all(writer: DerivativeWriter, pointer: Value, value: Value) -> bool:
    """Return whether what is right for the first is right for all that is around.

    An integer that is moved as if it were a number is still moved; nothing else is.
    """
    types, layout = writer.unit.types, writer.unit.layout
    around = types.kinds_around(pointer)
    number = types.kind(value).type
    if number is not None and layout.store_size(number) == layout.store_size(value.type):
        around -= {Kind.INTEGER}
    return len(around) <= 1


def _is_told(writer: DerivativeWriter, access: Load | Store) -> bool:
    """Return whether the access says what it is of: C's characters are what anything is read as."""
    tag = writer.unit.tags.tag_of(access)
    return tag is not None and tag.access.kind in _KINDS


# -- where it goes ---------------------------------------------------------------------------------


def _is_only_copied(value: Value) -> bool:
    """Return whether a value only goes to memory, by way of selects, tests or calls at most."""
    pending, seen = [value], {value}
    is_stored = False
    while pending:
        one = pending.pop()
        for user in instructions_using(one):
            further = _handed_on(user, one)
            is_stored |= isinstance(user, Store)
            if further is None or (isinstance(user, Store) and one.type is not value.type):
                return False
            pending += [each for each in further if each not in seen]
            seen.update(further)
    return is_stored


def _handed_on(user: Instruction, value: Value) -> list[Value] | None:
    """Return what else a user makes hold the value; None where it does something else with it."""
    if user.opcode in _PASSED_ON or _joins(user):
        return [user]
    if isinstance(user, Return):
        calls = _calls_of(user.function)
        return None if calls is None else list(calls)
    if isinstance(user, CallBase):
        return _given(user, value)
    is_end = isinstance(user, Compare) or (isinstance(user, Store) and user.value is value)
    return [] if is_end else None


#: What makes no other value, or the same again in more room or less.
_PASSED_ON = frozenset(("freeze", "phi", "select", "trunc", "zext"))
_SHIFTS = frozenset(("ashr", "lshr", "shl"))


def _joins(user: Instruction) -> bool:
    """Return whether bits join two values: a swap by `xor`, or a choice without a branch.

    Bits that were shifted change what is there: so generators of random numbers go on.
    """
    if user.opcode not in ("and", "or", "xor"):
        return False
    is_stirred = user.opcode == "xor" and any(
        isinstance(each, Instruction) and each.opcode in _SHIFTS for each in user.operands
    )
    return not is_stirred and not any(isinstance(each, Constant) for each in user.operands)


def _calls_of(function: Function | None) -> list[CallBase] | None:
    """Return all calls of a function; None where there may be others."""
    users = function.users if function is not None else ()
    calls = [each for each in users if isinstance(each, CallBase) and callee_of(each) is function]
    return calls if users and len(calls) == len(users) else None


def _given(call: CallBase, value: Value) -> list[Value] | None:
    """Return the parameters that get a value in a call; None where that is not seen."""
    callee = callee_of(call)
    if callee is None or callee.is_declaration or value not in call.arguments:
        return None
    callee.load()
    return [
        formal
        for formal, actual in zip(callee.arguments, call.arguments, strict=False)
        if actual is value
    ]


# -- how it is gone through ------------------------------------------------------------------------


def _is_step(layout: DataLayout, pointer: Value, kind: Type) -> bool:
    """Return whether such accesses lie side by side."""
    size = layout.store_size(kind)
    start = _start_of(pointer)
    if isinstance(start, Phi):
        beside = _accessed_at(start, kind)
        return any(distance == size * beside for _, distance in walks(start, layout))
    if not isinstance(pointer, GetElementPointer) or isinstance(pointer.indices[-1], Constant):
        return False
    step = layout.alloc_size(pointer.source_type) * stride_of(pointer.indices[-1])
    return step == size and len(pointer.indices) == 1


def _start_of(pointer: Value) -> Value:
    """Return what a pointer is a constant step from."""
    is_constant = isinstance(pointer, GetElementPointer) and all(
        isinstance(each, Constant) for each in pointer.indices
    )
    return pointer.operands[0] if is_constant else pointer  # type: ignore[attr-defined]


def _accessed_at(start: Phi, kind: Type) -> int:
    """Return at how many places behind a pointer a type is accessed: an unrolled loop."""
    steps = [each for each in instructions_using(start) if isinstance(each, GetElementPointer)]
    return sum(
        any(_accesses(user, place, kind) for user in instructions_using(place))
        for place in (start, *steps)
        if place is start or _start_of(place) is start
    )


def _accesses(user: Instruction, place: Value, kind: Type) -> bool:
    if isinstance(user, Store):
        return user.pointer is place and user.value.type is kind
    return isinstance(user, Load) and user.type is kind


# -- how far ---------------------------------------------------------------------------------------


def _passes_over(writer: DerivativeWriter, pointer: Value, kind: Type) -> bool:
    """Return whether it is known that a loop goes from one thing to another."""
    start = _start_of(pointer)
    block = getattr(start, "block", None)
    loop = writer.unit.nest(block.function).innermost(block) if block is not None else None
    first = _first_of(start, loop) if loop is not None else None
    if loop is None or first is None:
        return False
    layout = writer.unit.layout
    steps = [distance for _, distance in walks(start, layout)] if isinstance(start, Phi) else []
    size = max(steps, default=layout.store_size(kind)) * _rounds_of(loop)
    found = writer.unit.types.layout(first, min(size, MAX_BYTES))
    return len({each for _, each, _ in found if each not in UNUSED}) > 1


def _first_of(start: Value, loop: Loop) -> Value | None:
    """Return where the first round of a loop is, if that is seen."""
    if isinstance(start, Phi):
        return _entry(start, loop)
    if not isinstance(start, GetElementPointer):
        return None
    index = start.indices[-1]
    entry = _entry(index, loop) if isinstance(index, Phi) else None
    is_zero = isinstance(entry, IntConstant) and not entry.value
    return start.operands[0] if is_zero else None


def _entry(phi: Phi, loop: Loop) -> Value | None:
    """Return what it is where a loop is entered."""
    entries = [value for value, block in phi.incoming if block not in loop]
    return entries[0] if phi.block is loop.header and len(entries) == 1 else None


def _rounds_of(loop: Loop) -> int:
    """Return the least rounds that loops around it have; 0 where that is not known."""
    rounds = constant_rounds(loop)
    if rounds is None:
        return 0
    is_tested_last = any(each not in loop for latch in loop.latches for each in latch.successors)
    return rounds if is_tested_last else rounds - 1
