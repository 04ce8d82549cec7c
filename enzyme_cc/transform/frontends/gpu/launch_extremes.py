"""Atomic maxima and minima in memory of a launch, settled by what is there behind it.

Which thread's number stays is known when all blocks are done. The host takes down then what is
there, and a derivative is told where: a thread that says this number stores it once more. All that
derivatives are about is this store. It is done where a kernel does nothing else with the memory
behind a parameter; whether others lead there too, the host sees when it launches.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from enzyme_cc.analysis.memory.effects import is_ordered
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import ConstantExpression, IntConstant, null
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import AtomicUpdate, Cast, GetElementPointer, Load, Select
from enzyme_cc.ir.types import DOUBLE, FLOAT, ArrayType, int_type
from enzyme_cc.transform.code.inherited import SETTLED, debug_of
from enzyme_cc.transform.code.launched import BEHIND

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Argument, Function, Instruction
    from enzyme_cc.ir.types import FloatType, Type
    from enzyme_cc.ir.values import Value

#: How the larger of two is found, of numbers and of the bits of some.
_NUMBERS, _BITS = ("fmax", "fmin"), ("max", "min", "umax", "umin")
_BYTES: dict[Type, int] = {DOUBLE: 8, FLOAT: 4}
_WORDS: dict[Type, Type] = {DOUBLE: int_type(64), FLOAT: int_type(32)}


def kind_of(line: AtomicUpdate) -> FloatType | None:
    """Return of which type the numbers are of which an update finds the largest or the smallest."""
    kind: Type | None = line.value.type if line.operation in _NUMBERS else None
    if line.operation in _BITS:
        kind = _kind_of_bits(line.value)
    is_plain = not (line.is_used or line.flags or is_ordered(line))
    return kind if kind in (DOUBLE, FLOAT) and is_plain else None


def _kind_of_bits(value: Value) -> Type | None:
    """Return of which type a number is whose bits these are, where that is plain to see."""
    kind: Type | None = None
    if isinstance(value, Select):
        kinds = {
            _kind_of_bits(each) for each in value.operands[1:] if not isinstance(each, IntConstant)
        }
        kind = kinds.pop() if len(kinds) == 1 else None
    elif isinstance(value, Cast) and value.opcode == "bitcast":
        kind = value.operands[0].type
    elif isinstance(value, Load):
        kind = _kind_behind(value.pointer)
    return kind if kind in _WORDS and _WORDS[kind] is value.type else None


def _kind_behind(place: Value) -> Type | None:
    """Return of which type all numbers behind an address are, as the address says."""
    kind = place.source_type if isinstance(place, GetElementPointer) else None
    if isinstance(place, (Cast, ConstantExpression)) and place.opcode == "addrspacecast":
        place = place.operands[0]
    if isinstance(place, GlobalVariable):
        kind = place.value_type
    while isinstance(kind, ArrayType):
        kind = kind.element
    return kind


def extremes_behind(argument: Argument) -> list[AtomicUpdate]:
    """Return the updates that are all that is done behind an argument; none if they are not."""
    found = [_extreme(user, address) for user, address in _uses(argument)]
    return [each for each in found if each is not None] if all(found) else []


def _extreme(user: Value, address: Value) -> AtomicUpdate | None:
    if not isinstance(user, AtomicUpdate) or user.pointer is not address:
        return None
    return user if kind_of(user) is not None else None


def _uses(value: Value) -> Iterator[tuple[Value, Value]]:
    """Yield what uses an address, or one that is so far from it, with the address."""
    for user in list(value.users):
        is_step = isinstance(user, GetElementPointer) and user.operands[0] is value
        if is_step or (isinstance(user, Cast) and user.opcode in ("addrspacecast", "bitcast")):
            yield from _uses(user)
        else:
            yield user, value


def settle_launched(functions: Iterable[Function]) -> None:
    """Let these functions store what stays, where they are told of what is there behind them."""
    for function in functions:
        told = {each.ref: each for each in function.arguments if each.ref.startswith(f"%{BEHIND}")}
        for at, argument in enumerate(function.arguments):
            behind = told.get(f"%{BEHIND}{at}")
            for update in extremes_behind(argument) if behind is not None else ():
                if SETTLED not in update.attachments():
                    _settle(update, argument, behind)  # type: ignore[arg-type]


def _settle(update: AtomicUpdate, argument: Argument, behind: Argument) -> None:
    """Store the number behind its update, if it is the one that stays."""
    kind = kind_of(update)
    assert kind is not None
    said = _number(update.value, kind, update)
    at = Builder.before(_next(update))
    at.metadata = debug_of(update)
    is_told = at.icmp("ne", behind, null())
    at = _where(is_told, at)
    stays = at.load(kind, _place(at, update.pointer, argument, behind))
    at = _where(at.fcmp("oeq", said, stays), at)
    align = update.alignment or _BYTES[kind]
    made = at.store(said, update.pointer, align=align, ordering="monotonic")
    for each in (update, made):
        each.metadata = f"{each.metadata}, !{SETTLED} !{{}}"


def _number(value: Value, kind: FloatType, update: AtomicUpdate) -> Value:
    """Return the number of an update, as a number: what is chosen or loaded is one from there."""
    if value.type is kind:
        return value
    if isinstance(value, IntConstant):
        packed = value.value.to_bytes(_BYTES[kind], "little", signed=value.value < 0)
        return number(kind, struct.unpack("<d" if kind is DOUBLE else "<f", packed)[0])
    if isinstance(value, Cast):
        return value.operands[0]
    assert isinstance(value, (Load, Select))
    at = Builder.before(value)
    at.metadata = debug_of(update)
    if isinstance(value, Load):
        made: Value = at.load(kind, value.pointer, align=value.alignment or 0)
    else:
        condition, one, other = value.operands
        one, other = (_number(each, kind, update) for each in (one, other))
        made = at.select(condition, one, other)
    value.replace_all_uses(at.bitcast(made, value.type))
    value.erase()
    return made


def _next(line: Instruction) -> Instruction:
    assert line.next is not None
    return line.next  # type: ignore[return-value]


def _where(condition: Value, at: Builder) -> Builder:
    """Return a place that is come to where a condition holds."""
    block = at.block
    assert block.function is not None
    rest = split_before(_next(condition), "")  # type: ignore[arg-type]
    block.terminator.erase()
    taken = block.function.insert_block("", after=block)
    Builder(block).conditional(condition, taken, rest)
    there = Builder(taken)
    there.metadata = at.metadata
    behind = Builder.before(there.branch(rest))
    behind.metadata = at.metadata
    return behind


def _place(at: Builder, pointer: Value, argument: Argument, behind: Argument) -> Value:
    """Return the same place behind another address."""
    if pointer is argument:
        return behind
    if isinstance(pointer, GetElementPointer):
        start = _place(at, pointer.operands[0], argument, behind)
        return at.gep(pointer.source_type, start, list(pointer.operands[1:]))
    assert isinstance(pointer, Cast)
    return _place(at, pointer.operands[0], argument, behind)
