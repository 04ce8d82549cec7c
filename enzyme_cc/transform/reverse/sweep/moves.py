"""Adjoints of what moves values and computes none, in the reverse sweep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.escapes import Escapes
from enzyme_cc.analysis.types.element_kinds import is_recast
from enzyme_cc.ir.building.constants import elements_of
from enzyme_cc.ir.constants import IntConstant, PoisonConstant, UndefConstant, int_constant, zero
from enzyme_cc.ir.instructions import Cast
from enzyme_cc.ir.types import I64, FloatType, IntType, VectorType, scalar_of, vector_type
from enzyme_cc.transform.emit import bits
from enzyme_cc.transform.emit.adjoint_sums import width_of
from enzyme_cc.transform.emit.bit_adjoints import contribution
from enzyme_cc.transform.reverse.values.numbers_as_addresses import stop_if_number
from enzyme_cc.words.refused_bytes import AS_ADDRESS, OTHER_SIZE

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import CallBase, ExtractValue, InsertValue
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def unchanged(back: SweepWriter, instruction: Instruction) -> None:
    """Pass the adjoint on unchanged."""
    for lane, given in back.adjoints.taken(instruction):
        back.adjoints.add(instruction.operands[0], lane, given)


def bitcast(back: SweepWriter, instruction: Instruction) -> None:
    """Pass on the same bits as another type, unless both are computed with as numbers."""
    value = instruction.operands[0]
    is_unclear = is_recast(instruction) and back.element_kinds.is_unclear(instruction)
    if is_unclear or _is_carrier(back, instruction):
        _complain_of_size(back, instruction)
    for lane, given in back.adjoints.taken(instruction):
        back.adjoints.add(value, lane, back.builder.bitcast(given, value.type))


def made_address(back: SweepWriter, instruction: Instruction) -> None:
    """Refuse the bits of a number as an address: no adjoint comes back through one."""
    bits_ = instruction.operands[0]
    number = bits_.operands[0] if isinstance(bits_, Cast) else bits_
    if not isinstance(number.type, FloatType) or back.unit.moved_doubles.holds(number):
        return
    # A variant follows what it holds where that is an address. What goes elsewhere may be taken
    # for the number again.
    if back.scene.is_active(number) and Escapes(_always).find(instruction):
        AS_ADDRESS.said(back.complain, instruction)


def _always(_call: CallBase, _index: int) -> bool:
    return True


def _is_carrier(back: SweepWriter, cast: Instruction) -> bool:
    """Return whether an integer becomes a number in which smaller ones only travel.

    What the integer holds would be taken for the number, and derivatives added as such.
    """
    value = cast.operands[0]
    if not isinstance(value.type, IntType) or back.element_kinds.of(cast) is None:
        return False
    held = back.unit.types.kind(value)
    return held is not None and held.value == scalar_of(cast.type).text


def _complain_of_size(back: SweepWriter, instruction: Instruction) -> None:
    OTHER_SIZE.said(back.complain, instruction)


def _wider(back: SweepWriter, vector: Value) -> FloatType | None:
    """Return the number that several elements of a vector are: two floats are a double moved so."""
    kind, element = back.element_kinds.of(vector), scalar_of(vector.type)
    if not isinstance(kind, FloatType) or not isinstance(element, FloatType):
        return None
    return kind if kind.width > element.width else None


def address(back: SweepWriter, instruction: Instruction) -> None:
    """Pass nothing on to an address that is a word which is a number at other times.

    Stop the program where it was one: moved_pointers.py has not seen it.
    """
    if not back.scene.has_adjoint(instruction):
        return
    for lane in range(back.width):
        given = back.adjoints.take(instruction, lane)
        if given is not None and scalar_of(given.type) is I64:
            stop_if_number(back, instruction, given)


def choose(back: SweepWriter, instruction: Instruction) -> None:
    """Reverse `select`: the adjoint goes where the value came from."""
    condition, then, other = instruction.operands
    for lane, given in back.adjoints.taken(instruction):
        nothing = zero(given.type)
        decided = back.primal(condition)
        builder = back.builder
        if back.scene.takes_adjoint(then):
            back.adjoints.add(then, lane, builder.select(decided, given, nothing))
        if back.scene.takes_adjoint(other):
            back.adjoints.add(other, lane, builder.select(decided, nothing, given))


def extract_element(back: SweepWriter, instruction: Instruction) -> None:
    """Reverse the extraction of one element of a vector."""
    vector, index = instruction.operands
    if _wider(back, vector) is not None:
        _complain_of_size(back, instruction)
    for lane, given in back.adjoints.taken(instruction):
        at = back.primal(index)
        made = back.builder.insertelement(zero(vector.type), given, at)
        back.adjoints.add(vector, lane, made)


def insert_element(back: SweepWriter, instruction: Instruction) -> None:
    """Reverse the replacement of one element of a vector."""
    vector, element, index = instruction.operands
    if _wider(back, instruction) is not None:
        _complain_of_size(back, instruction)
    for lane, given in back.adjoints.taken(instruction):
        at, builder = back.primal(index), back.builder
        if back.scene.takes_adjoint(element):
            back.adjoints.add(element, lane, builder.extractelement(given, at))
        if back.scene.takes_adjoint(vector):
            rest = builder.insertelement(given, zero(element.type), at)
            back.adjoints.add(vector, lane, rest)


def shuffle(back: SweepWriter, instruction: Instruction) -> None:
    """Reverse a shuffle: elements of two vectors in another order, some several times."""
    one, other, mask = instruction.operands
    assert isinstance(one.type, VectorType)
    number = _wider(back, instruction)
    pieces = 1 if number is None else width_of(number) // width_of(one.type.element)
    for lane, given in back.adjoints.taken(instruction):
        picks = _of_whole_numbers(_mask(mask, given), pieces)
        if picks is None:
            _complain_of_size(back, instruction)
            return
        whole = _in_numbers(back, given, number)
        for value, start in ((one, 0), (other, one.type.count // pieces)):
            if back.scene.takes_adjoint(value):
                nothing = _in_numbers(back, zero(value.type), number)
                made = _gathered(back, value, whole, nothing, [pick - start for pick in picks])
                back.adjoints.add(value, lane, _with_type(back, made, value.type))


def _of_whole_numbers(picks: list[int], pieces: int) -> list[int] | None:
    """Return the elements that a mask picks, counted in numbers; None where it splits one."""
    found = []
    for at in range(0, len(picks), pieces):
        group = enumerate(picks[at : at + pieces])
        firsts = {pick - offset for offset, pick in group if pick >= 0}
        if len(firsts) > 1 or any(first % pieces for first in firsts):
            return None
        found.append(firsts.pop() // pieces if firsts else -1)
    return found


def _gathered(
    back: SweepWriter, value: Value, given: Value, nothing: Value, picks: list[int]
) -> Value:
    """Return what each number of one of the vectors gets; picks outside of it are of the other."""
    builder = back.builder
    assert isinstance(nothing.type, VectorType)
    known: dict[int, Value] = {}
    for place, at in enumerate(picks):
        if 0 <= at < nothing.type.count:
            piece = builder.extractelement(given, int_constant(I64, place))
            known[at] = back.adjoints.sum(value, known[at], piece) if at in known else piece
    for at, piece in known.items():
        nothing = builder.insertelement(nothing, piece, int_constant(I64, at))
    return nothing


def _in_numbers(back: SweepWriter, vector: Value, number: FloatType | None) -> Value:
    """Return a vector of the numbers that several elements are each, with the same bits."""
    if number is None:
        return vector
    count = width_of(vector.type) // width_of(number)
    return back.builder.bitcast(vector, vector_type(count, number))


def _with_type(back: SweepWriter, value: Value, kind: Type) -> Value:
    return value if value.type is kind else back.builder.bitcast(value, kind)


def _mask(mask: Value, given: Value) -> list[int]:
    """Return the numbers of a mask; -1 for any element."""
    assert isinstance(given.type, VectorType)
    if isinstance(mask, (PoisonConstant, UndefConstant)):
        return [-1] * given.type.count
    elements = elements_of(mask)
    assert elements is not None
    return [each.value if isinstance(each, IntConstant) else -1 for each in elements]


def extract_value(back: SweepWriter, instruction: ExtractValue) -> None:
    """Reverse the extraction of one member of a struct or an array."""
    whole = instruction.operands[0]
    for lane, given in back.adjoints.taken(instruction):
        made = back.builder.insertvalue(zero(whole.type), given, instruction.indices)
        back.adjoints.add(whole, lane, made)


def insert_value(back: SweepWriter, instruction: InsertValue) -> None:
    """Reverse the replacement of one member of a struct or an array."""
    whole, member = instruction.operands
    indices = instruction.indices
    for lane, given in back.adjoints.taken(instruction):
        builder = back.builder
        if back.scene.takes_adjoint(member):
            back.adjoints.add(member, lane, builder.extractvalue(given, indices))
        if back.scene.takes_adjoint(whole):
            rest = builder.insertvalue(given, zero(member.type), indices)
            back.adjoints.add(whole, lane, rest)


# -- bits of numbers -------------------------------------------------------------------------------


def integer(back: SweepWriter, instruction: Instruction) -> None:
    """Reverse integer arithmetic on the bits of numbers: whole bytes, signs, exponents."""
    scene = back.scene
    sources = [each for each in instruction.operands if scene.takes_adjoint(each)]
    if not sources or bits.has_no_derivative(back, instruction):
        for lane in range(back.width):
            if scene.has_adjoint(instruction):
                back.adjoints.take(instruction, lane)
        return
    if not scene.has_adjoint(instruction):
        bits.refuse(back, instruction)
        return
    for lane, given in back.adjoints.taken(instruction):
        for index, value in enumerate(instruction.operands):
            if not scene.takes_adjoint(value):
                continue
            made = contribution(back, instruction, given, index)
            if made is None:
                bits.refuse(back, instruction)
                return
            back.adjoints.add(value, lane, made)


def number_of_bits(back: SweepWriter, instruction: Instruction) -> None:
    """Reverse a number made of an integer that holds the bits of one."""
    if back.scene.is_active(instruction.operands[0]):
        bits.number_of_bits(back, instruction)
