"""Integers that are stored to a part of a word that is a double at other times.

A variant has an `int` where a `double` may be, a closure its captures where another has other ones.
Nothing of the shadow changes: when the double comes back, it is stored as a whole. Where a program
changes some bytes of a double, it is rounded, and has the derivative it had; if its exponent is
changed, nobody knows what it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.tree import IN_A_WORD, Kind
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import IntConstant, zero
from enzyme_cc.ir.types import I1, I8, I64, IntType
from enzyme_cc.transform.layout.tagged_words import WORD, put, without_address
from enzyme_cc.transform.shadows.inactive import is_plain

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import Store
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter
    from enzyme_cc.transform.program.unit import Unit

#: The bytes of a double, as little-endian machines have it, that are mantissa alone.
_MANTISSA = 6
#: A number that is none.
_NAN = 0x7FF8 << 48


def is_part(unit: Unit, store: Store) -> bool:
    """Return whether what is stored is an integer, and where it goes, only a part of a double."""
    value, pointer = store.operands
    if not isinstance(value.type, IntType) or unit.layout.is_big_endian:
        return False
    size = unit.layout.store_size(value.type)
    if size >= WORD or not _is_integer(unit, value):
        return False
    return all(kind in IN_A_WORD for _, kind, _ in unit.types.memory(None, pointer, size))


def _is_integer(unit: Unit, value: Value) -> bool:
    if isinstance(value, IntConstant):
        return is_plain(value)
    return unit.types.kind(None, value) is Kind.INTEGER


def stop_if_adjoint(writer: DerivativeWriter, store: Store) -> None:
    """Stop, in the reverse sweep, where the exponent was changed of a number with an adjoint."""
    builder = writer.builder
    for lane in range(writer.width if _may_change_exponent(writer, store) else 0):
        place, is_changed = _word_around(writer, store, lane)
        word = builder.load(I64, place, align=WORD)
        adjoint = without_address(builder, word)
        has_adjoint = builder.icmp("ne", adjoint, zero(I64))
        writer.stop_if(builder.and_(is_changed, has_adjoint), store, _CHANGED)


def spoil_tangent(writer: DerivativeWriter, store: Store) -> None:
    """Make the tangent no number where the exponent is changed of the number it belongs to."""
    builder = writer.builder
    for lane in range(writer.width if _may_change_exponent(writer, store) else 0):
        place, is_changed = _word_around(writer, store, lane)
        old = builder.load(I64, place, align=WORD)
        put(builder, place, builder.select(is_changed, number(I64, _NAN), old))


def _may_change_exponent(writer: DerivativeWriter, store: Store) -> bool:
    size = writer.unit.layout.store_size(store.value.type)
    is_aligned = store.alignment is not None and not store.alignment % WORD
    return not (is_aligned and size <= _MANTISSA)


def _word_around(writer: DerivativeWriter, store: Store, lane: int) -> tuple[Value, Value]:
    """Return the word of the shadow that is stored to, and whether its exponent is changed.

    Where the shadow is the primal, there is nothing to it.
    """
    builder, pointer = writer.builder, store.pointer
    shadow = writer.shadow(pointer, lane)
    inside = builder.and_(builder.ptrtoint(shadow, I64), number(I64, WORD - 1))
    size = writer.unit.layout.store_size(store.value.type)
    end = builder.add(inside, number(I64, size))
    is_changed = builder.icmp("ugt", end, number(I64, _MANTISSA))
    same = writer.same(pointer, lane)
    if same is not None:
        is_changed = builder.and_(is_changed, builder.xor(same, number(I1, 1)))
    return builder.gep(I8, shadow, [builder.sub(zero(I64), inside)]), is_changed


#: What the program says then.
_CHANGED = (
    "some bytes of a floating-point number that carries a derivative are overwritten by an "
    "integer, those of its exponent among them: that has no derivative; store the number as a whole"
)
