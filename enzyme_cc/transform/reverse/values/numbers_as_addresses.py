"""Stop where an address was stored, and an adjoint has come to its place: it was a number.

Words that are numbers or addresses are moved as integers where we see that one may be a number
(moved_pointers.py). Through calls, and what is volatile, they come as addresses all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import DOUBLE, POINTER
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import Constant, int_constant, zero
from enzyme_cc.ir.instructions import Alloca, Cast, GetElementPointer
from enzyme_cc.ir.types import I1, I64, PointerType, VectorType, scalar_of
from enzyme_cc.transform.layout.tagged_words import WORD, is_no_number
from enzyme_cc.transform.reverse.values.leaves import place_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import Store
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter


def stop_if_stored(back: ReverseWriter, store: Store) -> None:
    """Stop the program, in the reverse sweep, where an address was stored that was none."""
    if not back.is_active(store.value) or not _may_be_number(back, store.value):
        return
    for at in _words(back, store):
        for lane in range(back.width):
            place = place_of(back.builder, back.shadow(store.pointer, lane), at)
            word = back.builder.load(I64, place, align=1)
            stop_if_number(back, store, back.chosen(store.pointer, lane, zero(I64), word))


def stop_if_number(back: ReverseWriter, at: Instruction, words: Value) -> None:
    """Stop the program if the adjoint of an address, or of a vector of such, is a number."""
    count = words.type.count if isinstance(words.type, VectorType) else 0
    each = [back.builder.extractelement(words, int_constant(I64, i)) for i in range(count)]
    for word in each or (words,):
        is_number = back.builder.xor(is_no_number(back.builder, word), number(I1, 1))
        back.stop_if(is_number, at, _LOST)


def _may_be_number(back: ReverseWriter, value: Value) -> bool:
    """Return whether it is an address by its type, and not made as one."""
    if isinstance(value, Cast) and value.opcode == "ptrtoint":
        value = value.operands[0]
    is_made = isinstance(value, Alloca | Constant | GetElementPointer)
    if is_made or not isinstance(scalar_of(value.type), PointerType):
        return False
    return not back.unit.is_allocation(value)


def _words(back: ReverseWriter, store: Store) -> Iterator[int]:
    """Yield where addresses are stored that are doubles at other times."""
    layout = back.unit.layout
    if layout.pointer_size() != WORD:
        return
    size = layout.store_size(store.value.type)
    evidence = back.unit.types.evidence_at(store.pointer, size)
    for at in range(0, size, WORD):
        found = evidence[at : at + WORD]
        if all(mask & DOUBLE for mask in found) and any(mask & POINTER for mask in found):
            yield at


#: What the program says then.
_LOST = (
    "a floating-point number that carries a derivative was taken for an address here, and its "
    "derivative would be lost: copy it as a number, or as an integer"
)
