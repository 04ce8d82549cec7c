"""Integers computed from words that are doubles at other times, and made numbers.

`u.tag == WHOLE ? 1.0 + u.i : u.d`: the program knows which it is, the differentiator does not.
Integers up to 2^51 have no exponent that a number has, so the bits tell, when the program runs.
Where a choice is made of such a number, it counts if it is chosen: LLVM computes both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import CallBase, Load, Select
from enzyme_cc.ir.opcodes import INTEGER_OPCODES
from enzyme_cc.ir.types import I1, I64, POINTER, FloatType, IntType, VectorType
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.emit.exponents import is_exponent
from enzyme_cc.transform.emit.inserted_integers import carries_integers
from enzyme_cc.transform.emit.integers_in_words import is_carried, is_marked
from enzyme_cc.transform.layout.tagged_words import WORD, has_exponent, word_around
from enzyme_cc.transform.shadows.integer_accesses import Access, is_integer_access

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter

#: What makes numbers of integers.
OF_BITS = frozenset(("sitofp", "uitofp"))
#: What gives one of its operands.
MOVES = frozenset(("freeze", "phi", "select"))
#: What gives an integer that was computed of others.
STEPS = frozenset((*INTEGER_OPCODES, *MOVES))
#: So many choices are followed, one among the others.
_DEEP = 8


# -- where integers come from ----------------------------------------------------------------------


def is_told(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether an integer is computed from such words, their parts, and integers alone.

    Bits of a double that was computed, or read from memory of doubles, are none. Where a compiler
    has read a word as a number already, it takes the integer from the bits of that.
    """
    if isinstance(value, Load) and _is_integer(writer, value):
        return False
    pending, seen = [value], {value}
    while pending:
        each = pending.pop()
        if not writer.context.is_active(each):
            continue
        if not isinstance(each, Instruction):
            return False
        if carries_integers(writer, each):
            continue
        if _is_source(each):
            if not _may_be_integer(writer, each):
                return False
        elif is_step(writer, each):
            given = [one for one in _given(each) if one not in seen]
            seen.update(given)
            pending += given
        else:
            return False
    return True


def is_step(writer: DerivativeWriter, value: Instruction) -> bool:
    """Return whether an instruction computes an integer of others."""
    if isinstance(value.type, VectorType):
        return False
    if isinstance(value, CallBase):
        rule = rule_of(writer, value)
        return rule is not None and rule.name == "integer operations"
    return value.opcode in STEPS or value.opcode == "extractvalue"


def rule_of(writer: DerivativeWriter, call: CallBase) -> Rule | None:
    """Return the rule of what a call certainly calls."""
    callee = callee_of(call)
    return writer.unit.program.rule(callee) if callee is not None else None


def _given(value: Instruction) -> list[Value]:
    """Return what an integer is computed from."""
    if isinstance(value, Phi):
        return [each for each, _ in value.incoming]
    if isinstance(value, CallBase):
        return list(value.arguments)
    return list(value.operands[1:] if isinstance(value, Select) else value.operands)


def _is_source(value: Instruction) -> bool:
    """Return whether an instruction reads bytes, or has those of a number that was read."""
    return isinstance(value, Load) or value.opcode == "bitcast"


def _may_be_integer(writer: DerivativeWriter, source: Instruction) -> bool:
    """Return whether there are integers in what is read, where numbers are at other times."""
    if isinstance(source, Load) and source.type is not I64:
        return _is_integer(writer, source) or _is_of_part(writer, source)
    if source.type is not I64:
        return False
    pending: list[Value] = [source]
    seen: set[Value] = {source}
    while pending:
        each = pending.pop()
        if _is_word(writer, each):
            return True
        if isinstance(each, Instruction) and each.opcode in (*MOVES, "bitcast"):
            given = [one for one in _given(each) if one not in seen]
            seen.update(given)
            pending += given
    return False


def _is_word(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether a word is an integer, or is read where integers are at other times."""
    if isinstance(value.type, IntType) and not writer.context.is_active(value):
        return True
    if carries_integers(writer, value):
        return True
    if not isinstance(value, Load):
        return False
    found = {kind for _, kind, _ in writer.unit.types.layout(value.pointer, WORD)}
    if value.type is I64 and found == {Kind.IN_TURNS}:
        return True
    is_little = not writer.unit.layout.is_big_endian
    return is_little and Kind.IN_TURNS in found and found <= {Kind.IN_TURNS, Kind.DOUBLE}


def _is_of_part(writer: DerivativeWriter, load: Load) -> bool:
    """Return whether integers are read where doubles are at other times, and not all of a word."""
    unit = writer.unit
    size = unit.layout.store_size(load.type)
    is_inside = isinstance(load.type, IntType) and size < WORD
    is_inside &= not (load.alignment or size) % size
    if not is_inside or load.flags or load.pointer.type is not POINTER:
        return False
    found = unit.types.layout(load.pointer, size)
    return not unit.layout.is_big_endian and [kind for _, kind, _ in found] == [Kind.IN_TURNS]


def _is_integer(writer: DerivativeWriter, load: Load) -> bool:
    """Return whether the access says that what is read is an integer: then it is (ADR 49)."""
    return is_integer_access(writer.unit, writer.objects, Access(load, load.pointer, load))


# -- what the program finds when it runs -----------------------------------------------------------


class _Numbers:
    """Numbers in what an integer is computed from: if there are any, when the program runs."""

    def __init__(self, writer: DerivativeWriter) -> None:
        self.writer = writer
        self.made: dict[Value, Value] = {}

    def of(self, value: Value) -> Value:
        """Return whether there is one; put code behind where it is read, or chosen."""
        if value not in self.made:
            self.made[value] = self._made(value)
        return self.made[value]

    def _made(self, value: Value) -> Value:
        if not isinstance(value, Instruction) or not self.writer.context.is_active(value):
            return _NEVER
        if _is_source(value) or carries_integers(self.writer, value):
            return self._read(value)
        builder = self.writer.builder
        if isinstance(value, Phi):
            self.writer.go_behind(value)
            made = self.made[value] = builder.phi(I1)
            self.writer.later.append(lambda: self._close(value, made))
            return made
        inside = [self.of(each) for each in _given(value)]
        self.writer.go_behind(value)
        if isinstance(value, Select):
            then, other = inside
            return builder.select(self.writer.primal(value.operands[0]), then, other)
        is_any, *others = inside
        for each in others:
            is_any = each if is_any is _NEVER else is_any
            is_any = is_any if each in (is_any, _NEVER) else builder.or_(is_any, each)
        return is_any

    def _read(self, source: Instruction) -> Value:
        """Return whether a number is read as a whole, or is in the word around what is read."""
        if isinstance(source, Load) and _is_integer(self.writer, source):
            return _NEVER
        load = source.operands[0] if source.opcode == "bitcast" else source
        if isinstance(load, Load):
            self.writer.go_behind(load)
            marked = is_marked(self.writer, load)
            if load is not source:
                self.writer.go_behind(source)
        else:
            self._go_behind_lanes(source)
            is_known = carries_integers(self.writer, load)
            marked = is_carried(self.writer, load) if is_known else None
        builder = self.writer.builder
        is_number = has_exponent(builder, self._word(source))
        if marked is None:
            return is_number
        return builder.and_(is_number, builder.xor(marked, number(I1, 1)))

    def _go_behind_lanes(self, word: Instruction) -> None:
        if isinstance(word, Phi):
            self.writer.go_behind(word)
            return
        following = word.next
        assert following is not None
        self.writer.go_before(following)

    def _word(self, source: Instruction) -> Value:
        if source.type is I64:
            return self.writer.primal(source)
        assert isinstance(source, Load)
        place, _ = word_around(self.writer.builder, self.writer.primal(source.pointer))
        return self.writer.builder.load(I64, place, align=WORD)

    def _close(self, phi: Phi, made: Phi) -> None:
        """Say what comes in at a phi, once all blocks have their code."""
        for value, block in phi.incoming:
            made.add_incoming(self.of(value), self.writer.source(block, phi))


#: Of integers that no number can be in the place of.
_NEVER = number(I1, 0)


def of_converted(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Stop the program where it converts the bits of a number, and nothing chooses afterwards."""
    integer = _converted(writer, instruction)
    if integer is not None and not _is_only_chosen(instruction):
        is_number = _Numbers(writer).of(integer)
        writer.go_behind(instruction)
        writer.stop_if(is_number, instruction, _BITS)


def of_chosen(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Stop the program where it chooses a number that was made of the bits of one."""
    if not isinstance(instruction.type, FloatType) or _is_only_chosen(instruction):
        return  # no number; or the last choice says
    for integer, arms in _converted_among(writer, instruction, ()):
        is_number = _Numbers(writer).of(integer)
        writer.go_behind(instruction)
        for arm in arms:
            is_number = writer.builder.and_(is_number, _is_taken(writer, arm))
        writer.stop_if(is_number, instruction, _BITS)


class _Arm(NamedTuple):
    """One of the two values of a choice."""

    choice: Instruction
    is_first: bool


def _converted_among(
    writer: DerivativeWriter, value: Value, arms: tuple[_Arm, ...]
) -> Iterator[tuple[Value, tuple[_Arm, ...]]]:
    """Yield the integers that a choice among choices may be made of, and which arms lead there."""
    integer = _converted(writer, value)
    if integer is not None and arms:
        yield integer, arms
    if isinstance(value, Select) and len(arms) < _DEEP:
        for index, each in enumerate(value.operands[1:]):
            yield from _converted_among(writer, each, (*arms, _Arm(value, not index)))


def _is_taken(writer: DerivativeWriter, arm: _Arm) -> Value:
    condition = writer.primal(arm.choice.operands[0])
    return condition if arm.is_first else writer.builder.xor(condition, number(I1, 1))


def _converted(writer: DerivativeWriter, value: Value) -> Value | None:
    """Return the integer that was made a number, and was one or not; None of any other value."""
    if not isinstance(value, Instruction) or value.opcode not in OF_BITS:
        return None
    integer = value.operands[0]
    if not writer.context.is_active(integer) or is_exponent(writer, integer):
        return None
    return integer if is_told(writer, integer) else None


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
