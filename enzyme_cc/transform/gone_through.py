"""Bytes and words that a loop copies one by one, out of memory that holds different things.

Of the first of them it may be known that it is part of an integer. The next may be of a number.
Programs do so though C has it that an integer is no number: every other `qsort` swaps words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.type_facts import stride_of, walks
from enzyme_cc.analysis.type_tree import Kind
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.instructions import Compare, GetElementPointer, Load, Phi, Select, Store
from enzyme_cc.ir.line import instructions_using
from enzyme_cc.ir.types import IntType, scalar_of
from enzyme_cc.transform.neutral import complain_of_bytes

if TYPE_CHECKING:
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.frame import Frame


def of_bytes(frame: Frame, load: Instruction) -> None:
    """Refuse such a byte or word, where it is copied and nobody uses it as an integer."""
    assert isinstance(load, Load)
    if not isinstance(scalar_of(load.type), IntType) or not frame.is_active(load.pointer):
        return
    if (
        _is_step(frame.shared.layout, load)
        and _is_only_copied(load)
        and not _is_right_for_all(frame, load)
    ):
        complain_of_bytes(frame, load, load)


def _is_right_for_all(frame: Frame, load: Load) -> bool:
    """Whether what is right for the first is right for all that is around.

    An integer that is moved as if it were a number is still moved; nothing else is.
    """
    types, layout = frame.shared.types, frame.shared.layout
    around = types.kinds_around(load.pointer)
    number = types.kind(None, load).type
    if number is not None and layout.store_size(number) == layout.store_size(load.type):
        around -= {Kind.INTEGER}
    return len(around) <= 1


def _is_only_copied(value: Value) -> bool:
    """Whether a value goes to memory, and nowhere else, be it by way of a choice or a test."""
    pending, seen = [value], {value}
    is_stored = False
    while pending:
        one = pending.pop()
        for user in instructions_using(one):
            if isinstance(user, (Phi, Select)) or _trades(user):
                if user not in seen:
                    seen.add(user)
                    pending.append(user)
            elif isinstance(user, Store) and user.value is one:
                is_stored = True
            elif not isinstance(user, Compare):
                return False
    return is_stored


def _trades(user: Instruction) -> bool:
    """Whether two values are joined so that each comes of it and the other: a swap without room."""
    return user.opcode == "xor" and not any(isinstance(each, Constant) for each in user.operands)


def _is_step(layout: DataLayout, load: Load) -> bool:
    """Whether such accesses lie side by side."""
    size = layout.store_size(load.type)
    pointer = load.pointer
    start = _start_of(pointer)
    if isinstance(start, Phi):
        beside = _loaded_at(start, load.type)
        return any(distance == size * beside for _, distance in walks(start, layout))
    if not isinstance(pointer, GetElementPointer) or isinstance(pointer.indices[-1], Constant):
        return False
    step = layout.alloc_size(pointer.source_type) * stride_of(pointer.indices[-1])
    return step == size and len(pointer.indices) == 1


def _start_of(pointer: Value) -> Value:
    """What a pointer is a constant step from."""
    is_constant = isinstance(pointer, GetElementPointer) and all(
        isinstance(each, Constant) for each in pointer.indices
    )
    return pointer.operands[0] if is_constant else pointer  # type: ignore[attr-defined]


def _loaded_at(start: Phi, kind: Type) -> int:
    """At how many places from a pointer on something of a type is read: a loop written out."""
    steps = [each for each in instructions_using(start) if isinstance(each, GetElementPointer)]
    return sum(
        any(isinstance(user, Load) and user.type is kind for user in instructions_using(place))
        for place in (start, *steps)
        if place is start or _start_of(place) is start
    )
