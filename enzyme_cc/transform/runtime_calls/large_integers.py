"""Leave integers out of shadows whose bits would be those of a number that is more than nothing.

What is copied as bytes may be a text where a number is at other times, and the reverse of what puts
the number there would take the text for an adjoint (ADR 49). An address has none of these bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type
from enzyme_cc.transform.code.counted_loops import counted, for_each_span
from enzyme_cc.transform.code.sizes import least, size_constant, without
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.runtime_calls.helper_base import NO_NUMBERS

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.runtime_calls.helper_base import HelperBase

#: The bits of the last byte of a word that are of the exponent, and the least that counts.
_EXPONENT, _LARGE = 0x7F, 8
_SET = function_type(VOID, (POINTER, I8, I64, I1))


def leave_out_large(
    helpers: HelperBase, builder: Builder, place: Value, size: Value, what: Numbers
) -> None:
    """Clear the last byte of words with such bits, in all that is of no number."""
    layout = DataLayout(helpers.module.data_layout)
    if layout.is_big_endian or layout.pointer_size() != WORD:
        return
    if what.head is not None:
        border = size_constant(what.head.period)
        leave_out_large(helpers, builder, place, least(builder, size, border), what.head)
        place, size = builder.gep(I8, place, [border]), without(builder, size, border)
    spans = what.others(layout) if what.runs else None
    if spans == ():
        return
    key = "large integers", what.period if spans else 0, spans, helpers.again
    helper = helpers.made(
        key,
        "leave_out_large",
        (VOID, POINTER, I64),
        lambda made: _fill(made, what.period, spans, is_again=helpers.again),
    )
    builder.call(helper, [place, size])


def _fill(
    made: Function, period: int, spans: tuple[tuple[int, int], ...] | None, *, is_again: bool
) -> None:
    place, size = made.arguments
    builder = Builder(made.insert_block("start"))

    def one(at: Value, length: Value) -> None:
        _in_span(builder, builder.gep(I8, place, [at]), length, is_again=is_again)

    if spans is None:
        one(size_constant(0), size)
    else:
        for_each_span(builder, (period, spans), size, one)
    builder.ret()


def _in_span(builder: Builder, place: Value, length: Value, *, is_again: bool) -> None:
    """Clear the last bytes of words in some bytes; none of the words need be all there."""
    last = size_constant(WORD - 1)
    first = builder.and_(builder.sub(last, builder.ptrtoint(place, I64)), last)
    count = builder.udiv(builder.add(without(builder, length, first), last), size_constant(WORD))

    def one(index: Value) -> None:
        at = builder.add(first, builder.mul(index, size_constant(WORD)))
        _clear_if_large(builder, builder.gep(I8, place, [at]), is_again=is_again)

    counted(builder, count, one)


def _clear_if_large(builder: Builder, place: Value, *, is_again: bool) -> None:
    """Clear a byte; where this is differentiated again, by a call that says what it does."""
    byte, nothing = builder.load(I8, place, align=1), int_constant(I8, 0)
    exponent = builder.and_(byte, int_constant(I8, _EXPONENT))
    is_large = builder.icmp("uge", exponent, int_constant(I8, _LARGE))
    if not is_again:
        builder.store(builder.select(is_large, nothing, byte), place, align=1)
        return
    length = builder.select(is_large, size_constant(1), size_constant(0))
    assert builder.block.function is not None
    set_ = declare(module_of(builder.block.function), "llvm.memset.p0.i64", _SET)
    given = [place, nothing, length, int_constant(I1, 0)]
    builder.call(set_, given, CallStyle(attributes=NO_NUMBERS))
