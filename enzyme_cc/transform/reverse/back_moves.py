"""Adjoints of what moves values and computes none, in the reverse sweep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.element_kinds import is_recast
from enzyme_cc.ir.builder_constants import elements_of
from enzyme_cc.ir.constants import IntConstant, PoisonConstant, UndefConstant, int_constant, zero
from enzyme_cc.ir.types import (
    DOUBLE,
    FLOAT,
    HALF,
    I64,
    FloatType,
    VectorType,
    scalar_of,
    vector_type,
)
from enzyme_cc.transform import bits
from enzyme_cc.transform.byte_adjoints import contribution

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import ExtractValue, InsertValue
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.back import Back


def unchanged(back: Back, instruction: Instruction) -> None:
    """The same value."""
    for lane, given in back.adjoints.taken(instruction):
        back.adjoints.add(instruction.operands[0], lane, given)


def bitcast(back: Back, instruction: Instruction) -> None:
    """The same bits as another type, which must not be computed with as two kinds of numbers."""
    value = instruction.operands[0]
    if is_recast(instruction) and back.element_kinds.is_unclear(instruction):
        _complain_of_size(back, instruction)
    for lane, given in back.adjoints.taken(instruction):
        back.adjoints.add(value, lane, back.builder.bitcast(given, value.type))


def _complain_of_size(back: Back, instruction: Instruction) -> None:
    back.complain(
        "EZ0401",
        "numbers that carry derivatives are taken for numbers of another size, by their bits",
        instruction,
        "load, store and use them as one kind of number; convert where another is meant",
    )


def _pieces(back: Back, vector: Value) -> int:
    """How many elements of a vector are one number: two floats are a double that is moved so."""
    kind, element = back.element_kinds.of(vector), scalar_of(vector.type)
    if not isinstance(kind, FloatType) or not isinstance(element, FloatType):
        return 1
    return max(kind.width // element.width, 1)


def address(back: Back, instruction: Instruction) -> None:
    """An address as a word that is a number at other times: nothing is given to it."""
    for lane in range(back.width):
        if back.scene.has_adjoint(instruction):
            back.adjoints.take(instruction, lane)


def choose(back: Back, instruction: Instruction) -> None:
    """`select`: the adjoint goes where the value came from."""
    condition, then, other = instruction.operands
    for lane, given in back.adjoints.taken(instruction):
        nothing = zero(given.type)
        decided = back.primal(condition)
        builder = back.builder
        if back.scene.takes_adjoint(then):
            back.adjoints.add(then, lane, builder.select(decided, given, nothing))
        if back.scene.takes_adjoint(other):
            back.adjoints.add(other, lane, builder.select(decided, nothing, given))


def extract_element(back: Back, instruction: Instruction) -> None:
    """One element of a vector."""
    vector, index = instruction.operands
    if _pieces(back, vector) > 1:
        _complain_of_size(back, instruction)
    for lane, given in back.adjoints.taken(instruction):
        at = back.primal(index)
        made = back.builder.insertelement(zero(vector.type), given, at)
        back.adjoints.add(vector, lane, made)


def insert_element(back: Back, instruction: Instruction) -> None:
    """A vector with one element replaced."""
    vector, element, index = instruction.operands
    if _pieces(back, instruction) > 1:
        _complain_of_size(back, instruction)
    for lane, given in back.adjoints.taken(instruction):
        at, builder = back.primal(index), back.builder
        if back.scene.takes_adjoint(element):
            back.adjoints.add(element, lane, builder.extractelement(given, at))
        if back.scene.takes_adjoint(vector):
            rest = builder.insertelement(given, zero(element.type), at)
            back.adjoints.add(vector, lane, rest)


def shuffle(back: Back, instruction: Instruction) -> None:
    """Elements of two vectors in another order, some several times."""
    one, other, mask = instruction.operands
    assert isinstance(one.type, VectorType)
    count, pieces = one.type.count, _pieces(back, instruction)
    for lane, given in back.adjoints.taken(instruction):
        picks = _of_whole_numbers(_mask(mask, given), pieces)
        if picks is None:
            _complain_of_size(back, instruction)
            return
        for value, start in ((one, 0), (other, count // pieces)):
            if back.scene.takes_adjoint(value):
                back.adjoints.add(value, lane, _gathered(back, given, value, (picks, start)))


def _of_whole_numbers(picks: list[int], pieces: int) -> list[int] | None:
    """The elements that a mask picks, counted in numbers; None where it takes a number apart."""
    groups = [picks[at : at + pieces] for at in range(0, len(picks), pieces)]
    if any(
        any(each not in (-1, found - found % pieces + at) for at, each in enumerate(group))
        for group in groups
        for found in group
        if found >= 0
    ):
        return None
    return [max(group) // pieces if max(group) >= 0 else -1 for group in groups]


def _gathered(back: Back, given: Value, value: Value, picked: tuple[list[int], int]) -> Value:
    """What each number of one of the vectors gets; the number that its first one has, too."""
    builder = back.builder
    assert isinstance(value.type, VectorType)
    picks, start = picked
    pieces = _pieces(back, value)
    whole = _in_numbers(back, given, pieces)
    made = _in_numbers(back, zero(value.type), pieces)
    known: dict[int, Value] = {}
    for place, source in enumerate(picks):
        at = source - start
        if source < 0 or not 0 <= at < value.type.count // pieces:
            continue
        piece = builder.extractelement(whole, int_constant(I64, place))
        known[at] = back.adjoints.sum(value, known[at], piece) if at in known else piece
    for at, piece in known.items():
        made = builder.insertelement(made, piece, int_constant(I64, at))
    return made if pieces == 1 else builder.bitcast(made, value.type)


def _in_numbers(back: Back, vector: Value, pieces: int) -> Value:
    """A vector of the numbers that so many elements are each."""
    kind = vector.type
    if pieces == 1:
        return vector
    assert isinstance(kind, VectorType)
    number = _WIDER[scalar_of(kind), pieces]
    return back.builder.bitcast(vector, vector_type(kind.count // pieces, number))


#: The number that has the bits of several smaller ones.
_WIDER: dict[tuple[Type, int], Type] = {(FLOAT, 2): DOUBLE, (HALF, 2): FLOAT, (HALF, 4): DOUBLE}


def _mask(mask: Value, given: Value) -> list[int]:
    """The numbers of a mask; -1 for any element."""
    assert isinstance(given.type, VectorType)
    if isinstance(mask, (PoisonConstant, UndefConstant)):
        return [-1] * given.type.count
    elements = elements_of(mask)
    assert elements is not None
    return [each.value if isinstance(each, IntConstant) else -1 for each in elements]


def extract_value(back: Back, instruction: ExtractValue) -> None:
    """One member of a struct or an array."""
    whole = instruction.operands[0]
    for lane, given in back.adjoints.taken(instruction):
        made = back.builder.insertvalue(zero(whole.type), given, instruction.indices)
        back.adjoints.add(whole, lane, made)


def insert_value(back: Back, instruction: InsertValue) -> None:
    """A struct or an array with one member replaced."""
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


def integer(back: Back, instruction: Instruction) -> None:
    """Integer arithmetic on the bits of numbers: moves of whole bytes, signs, exponents."""
    scene = back.scene
    sources = [each for each in instruction.operands if scene.takes_adjoint(each)]
    if not sources or bits.is_test_only(instruction) or bits.is_exponent(back, instruction):
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


def number_of_bits(back: Back, instruction: Instruction) -> None:
    """A number made of an integer that holds the bits of one."""
    if back.scene.is_active(instruction.operands[0]):
        bits.number_of_bits(back, instruction)
