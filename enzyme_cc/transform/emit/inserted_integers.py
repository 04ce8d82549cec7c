"""Lanes and adjoints of words in registers that an integer is put into: see word_inserts.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.byte_moves import possible_bits
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.types import I64
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.transform.emit.integers_in_words import CHANGED, SPOILT, marked
from enzyme_cc.transform.layout.tagged_words import is_no_number

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.layout.word_inserts import Insert


def insert_of(writer: DerivativeWriter, instruction: Instruction) -> Insert | None:
    """Return what is put into which word that carries a derivative; None of anything else."""
    if writer.unit.layout.is_big_endian:
        return None
    found = writer.unit.moved_doubles.inserts.of(instruction)
    return next((each for each in found if not writer.context.is_active(each.integer)), None)


def carries_integers(writer: DerivativeWriter, value: Value) -> bool:
    """Return whether an integer may have been put into a word, and no part of a number was."""
    inserts = writer.unit.moved_doubles.inserts
    if not inserts.carries(value):
        return False
    found = inserts.found_in(writer.context.function)
    return all(insert_of(writer, each) is not None for each in found)


def _is_masked(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Return whether a word is masked for nothing but integers that are put into it.

    Where bytes of another number are, each has its own part of the tangent.
    """
    if not writer.unit.moved_doubles.inserts.is_masked(instruction):
        return False
    found = [insert_of(writer, user) for user in instructions_using(instruction)]
    return all(each is not None and each.masked is instruction for each in found)


def lanes(writer: DerivativeWriter, instruction: Instruction) -> bool:
    """Write the lanes of a word with an integer in it; whether it is one."""
    if _is_masked(writer, instruction):
        writer.each(instruction, lambda lane: writer.shadow(instruction.operands[0], lane))
        return True
    found = insert_of(writer, instruction)
    if found is None:
        return False
    _stop_if_joined(writer, instruction, found)

    def one(lane: int) -> Value:
        word = writer.shadow(found.word, lane)
        made = marked(writer, word)
        if found.keeps_exponent:
            return made
        is_none = is_no_number(writer.builder, word)
        return writer.builder.select(is_none, made, number(I64, SPOILT))

    writer.each(instruction, one)
    return True


def _stop_if_joined(writer: DerivativeWriter, instruction: Instruction, insert: Insert) -> None:
    """Stop the program where the integer has bits among those that are kept."""
    bits = possible_bits(insert.integer)
    if bits is not None and not bits & insert.kept:
        return
    builder = writer.builder
    among = builder.and_(writer.primal(insert.integer), number(I64, insert.kept))
    writer.stop_if(builder.icmp("ne", among, zero(I64)), instruction, CHANGED)


def contribution(
    writer: DerivativeWriter, instruction: Instruction, adjoint: Value, index: int
) -> Value | None:
    """Return an operand's share of a result's adjoint; None where this is no such word.

    A number that is rounded has the derivative it had. If its exponent is changed, it has none.
    """
    if _is_masked(writer, instruction):
        return adjoint if not index else zero(I64)
    found = insert_of(writer, instruction)
    if found is None:
        return None
    if instruction.operands[index] is not found.masked:
        return zero(I64)
    if found.keeps_exponent:
        return adjoint
    is_none = is_no_number(writer.builder, adjoint)
    writer.stop_if(writer.builder.xor(is_none, number(is_none.type, 1)), instruction, CHANGED)
    return zero(I64)
