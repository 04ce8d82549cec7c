"""Integers read from words that are doubles at other times, and made numbers.

`u.tag == WHOLE ? (double)u.i : u.d`: the program knows which it is, the differentiator does not.
Integers up to 2^51 have no exponent that a number has, so the bits tell, when the program runs.
Where a choice is made of such a number, it counts if it is chosen: LLVM computes both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.byte_moves import moves_bytes
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Load, Select
from enzyme_cc.ir.types import I1, I8, I64, POINTER, FloatType, IntType
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.layout.tagged_words import WORD, has_exponent
from enzyme_cc.transform.shadows.integer_accesses import Access, is_integer_access

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter

#: What makes numbers of integers.
_CONVERSIONS = frozenset(("sitofp", "uitofp"))
#: What gives one of its operands, or its bits.
_MOVES = frozenset(("bitcast", "freeze", "phi", "select"))
#: So many choices are followed, one among the others.
_DEEP = 8


def is_word(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether a value comes from memory of words that are doubles at other times.

    What is cast from a double that was computed, or read from memory of doubles, are its bits.
    """
    if value.type is not I64 or writer.unit.types.kind(value) is not Kind.IN_TURNS:
        return False
    pending, seen = [value], {value}
    while pending:
        each = pending.pop()
        if isinstance(each, Load):
            if not _is_of_words(writer, each):
                return False
        elif getattr(each, "opcode", "") in _MOVES:
            given = [one for one in _given(each) if one not in seen]
            seen.update(given)
            pending += given
        elif not isinstance(each, IntConstant):
            return False
    return True


def _given(value: Value) -> list[Value]:
    """Return what a move gives on."""
    assert isinstance(value, Instruction)
    if isinstance(value, Phi):
        return [each for each, _ in value.incoming]
    return list(value.operands[1:] if isinstance(value, Select) else value.operands)


def _is_of_words(writer: DerivativeWriter, load: Load) -> bool:
    found = writer.unit.types.layout(load.pointer, WORD)
    return found == ((0, Kind.IN_TURNS, WORD),)


def part_of(writer: DerivativeWriter, value: Value) -> Value | None:
    """Return the word, or the load of a part of one, that a smaller integer is taken from."""
    if not isinstance(value.type, IntType) or value.type.width >= I64.width:
        return None
    taken = value
    while isinstance(taken, Instruction) and taken.opcode in ("freeze", "lshr", "trunc"):
        if not (taken.opcode == "freeze" or moves_bytes(taken)):
            return None
        taken = taken.operands[0]
    if is_word(writer, taken):
        return taken
    return taken if isinstance(taken, Load) and _is_of_part(writer, taken) else None


def _is_of_part(writer: DerivativeWriter, load: Load) -> bool:
    """Return whether integers are read where doubles are at other times, and not all of a word.

    If the access says that it is one, it is (ADR 49).
    """
    unit = writer.unit
    access = Access(load, load.pointer, load)
    if load.flags or load.pointer.type is not POINTER:
        return False
    if is_integer_access(unit, writer.objects, access):
        return False
    size = unit.layout.store_size(load.type)
    found = unit.types.layout(load.pointer, size)
    return not unit.layout.is_big_endian and [kind for _, kind, _ in found] == [Kind.IN_TURNS]


def of_converted(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Stop the program where it converts the bits of a number, and nothing chooses afterwards."""
    word = _word_of(writer, instruction)
    if word is not None and not _is_only_chosen(instruction):
        is_number = _is_number(writer, word, instruction)
        writer.stop_if(is_number, instruction, _BITS)


def of_chosen(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Stop the program where it chooses a number that was made of the bits of one."""
    if not isinstance(instruction.type, FloatType) or _is_only_chosen(instruction):
        return  # no number; or the last choice says
    for word, arms in _converted_among(writer, instruction, ()):
        is_number = _is_number(writer, word, instruction)
        for arm in arms:
            is_number = writer.builder.and_(is_number, _is_taken(writer, arm))
        writer.stop_if(is_number, instruction, _BITS)


def _is_number(writer: DerivativeWriter, word: Value, at: Instruction) -> Value:
    """Return whether a word is a number, or what a part is read from; go behind its use."""
    builder = writer.builder
    if word.type is I64:
        writer.go_behind(at)
        return has_exponent(builder, writer.primal(word))
    assert isinstance(word, Load)
    writer.go_behind(word)
    pointer = writer.primal(word.pointer)
    inside = builder.and_(builder.ptrtoint(pointer, I64), number(I64, WORD - 1))
    place = builder.gep(I8, pointer, [builder.sub(number(I64, 0), inside)])
    is_number = has_exponent(builder, builder.load(I64, place, align=WORD))
    writer.go_behind(at)
    return is_number


class _Arm(NamedTuple):
    """One of the two values of a choice."""

    choice: Instruction
    is_first: bool


def _converted_among(
    writer: DerivativeWriter, value: Value, arms: tuple[_Arm, ...]
) -> Iterator[tuple[Value, tuple[_Arm, ...]]]:
    """Yield the words that a choice among choices may be made of, and which arms lead there."""
    word = _word_of(writer, value)
    if word is not None and arms:
        yield word, arms
    if isinstance(value, Select) and len(arms) < _DEEP:
        for index, each in enumerate(value.operands[1:]):
            yield from _converted_among(writer, each, (*arms, _Arm(value, not index)))


def _is_taken(writer: DerivativeWriter, arm: _Arm) -> Value:
    condition = writer.primal(arm.choice.operands[0])
    return condition if arm.is_first else writer.builder.xor(condition, number(I1, 1))


def _word_of(writer: DerivativeWriter, value: Value) -> Value | None:
    """Return the word that was made a number, or a part of; None of any other value."""
    if not isinstance(value, Instruction) or value.opcode not in _CONVERSIONS:
        return None
    word = value.operands[0]
    if not writer.context.is_active(word):
        return None
    return word if is_word(writer, word) else part_of(writer, word)


def _is_only_chosen(value: Instruction) -> bool:
    """Return whether choices are all that uses a number, one by one, and some choice is the last.

    Of a choice between vectors, lane by lane, nothing is followed.
    """
    users = instructions_using(value)
    return bool(users) and all(
        isinstance(user, Select)
        and user.operands[0] is not value
        and user.operands[0].type is I1
        and _depth(user) < _DEEP
        for user in users
    )


def _depth(choice: Select) -> int:
    """Return how many choices one after the other lead to one, as far as they are followed."""
    depth, level = 0, [choice]
    while level and depth < _DEEP:
        level = [each for one in level for each in one.operands[1:] if isinstance(each, Select)]
        depth += 1
    return depth


#: What the program says then.
_BITS = (
    "the bits of a floating-point number, or an integer of 2^52 or more, or one that was stored "
    "over a part of a number, are converted to a floating-point number: it is not known which, and "
    "bits have no derivative; keep the integer in a member of its own"
)
