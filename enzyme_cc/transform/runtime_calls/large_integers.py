"""Leave integers out of shadows whose bits would be those of a number that is more than nothing.

What is copied as bytes may be a text where a number is at other times, and the reverse of what puts
the number there would take the text for an adjoint (ADR 49). An address has none of these bits.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type
from enzyme_cc.transform.code.counted_loops import counted, for_each_span
from enzyme_cc.transform.code.sizes import size_constant, without
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.runtime_calls.given_adjoints import in_parts, is_low_address
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
    helpers: HelperBase,
    builder: Builder,
    place: Value,
    size: Value,
    what: Numbers,
    smallest: int,
) -> None:
    """Clear the last byte of words with such bits, in all that is of no number.

    Where numbers may be smaller, it is that of each such part of a word, unless the word may be an
    address: this is found out where it is not differentiated again.
    """
    smallest = WORD if helpers.again else smallest
    layout = DataLayout(helpers.module.data_layout)
    if layout.is_big_endian or layout.pointer_size() != WORD:
        return
    for starts, length, part in in_parts(builder, [place], size, what):
        spans = part.others(layout) if part.runs else None
        if spans != ():
            where = part.period if spans else 0, spans
            key = "large integers", where, smallest, helpers.again
            fill = partial(_fill, where=where, smallest=smallest, is_again=helpers.again)
            helper = helpers.made(key, "leave_out_large", (VOID, POINTER, I64), fill)
            builder.call(helper, [*starts, length])


def _fill(
    made: Function,
    where: tuple[int, tuple[tuple[int, int], ...] | None],
    smallest: int,
    *,
    is_again: bool,
) -> None:
    place, size = made.arguments
    builder = Builder(made.insert_block("start"))
    clear = _Clear(builder, smallest, is_again=is_again)

    def one(at: Value, length: Value) -> None:
        clear.span(builder.gep(I8, place, [at]), length)

    period, spans = where
    if spans is None:
        one(size_constant(0), size)
    else:
        for_each_span(builder, (period, spans), size, one)
    builder.ret()


class _Clear:
    """Code that clears parts of words; none of the words need be all there."""

    def __init__(self, builder: Builder, smallest: int, *, is_again: bool) -> None:
        self.builder = builder
        self.smallest = smallest
        self.is_again = is_again
        #: A word that is no address.
        self.nothing = builder.alloca(I64)
        builder.store(size_constant(0), self.nothing)

    def span(self, place: Value, length: Value) -> None:
        """Look at the last byte of each part of a word."""
        builder, step = self.builder, self.smallest
        last = size_constant(step - 1)
        first = builder.and_(builder.sub(last, builder.ptrtoint(place, I64)), last)
        whole = builder.add(without(builder, length, first), last)

        def one(index: Value) -> None:
            at = builder.add(first, builder.mul(index, size_constant(step)))
            self._part(place, at, length)

        counted(builder, builder.udiv(whole, size_constant(step)), one)

    def _part(self, place: Value, at: Value, length: Value) -> None:
        """Clear what ends with a byte; where this is differentiated again, by a call that says so.

        Of numbers of two bytes, all is more than nothing.
        """
        builder = self.builder
        end = builder.gep(I8, place, [at])
        byte = builder.load(I8, end, align=1)
        is_large = builder.icmp(
            "uge", builder.and_(byte, int_constant(I8, _EXPONENT)), int_constant(I8, _LARGE)
        )
        if self.smallest < WORD:
            is_other = builder.xor(self._is_in_address(place, at, length), int_constant(I1, 1))
            is_large = is_other if self.smallest <= 2 else builder.and_(is_large, is_other)
        self._clear_if(is_large, end, byte)
        if self.smallest <= 2:
            is_there = builder.icmp("ne", at, size_constant(0))
            below = builder.select(is_there, builder.gep(I8, end, [size_constant(-1)]), end)
            self._clear_if(is_large, below, builder.load(I8, below, align=1))

    def _clear_if(self, condition: Value, place: Value, byte: Value) -> None:
        builder, nothing = self.builder, int_constant(I8, 0)
        if not self.is_again:
            builder.store(builder.select(condition, nothing, byte), place, align=1)
            return
        length = builder.select(condition, size_constant(1), size_constant(0))
        assert builder.block.function is not None
        set_ = declare(module_of(builder.block.function), "llvm.memset.p0.i64", _SET)
        given = [place, nothing, length, int_constant(I1, 0)]
        builder.call(set_, given, CallStyle(attributes=NO_NUMBERS))

    def _is_in_address(self, place: Value, at: Value, length: Value) -> Value:
        """Return whether a byte is of a word that may be an address, all of which is there."""
        builder, last = self.builder, size_constant(WORD - 1)
        inside = builder.and_(builder.ptrtoint(builder.gep(I8, place, [at]), I64), last)
        start = builder.sub(at, inside)
        is_behind = builder.icmp("sge", start, size_constant(0))
        ends = builder.add(start, size_constant(WORD))
        is_all = builder.and_(is_behind, builder.icmp("sle", ends, length))
        word = builder.select(is_all, builder.gep(I8, place, [start]), self.nothing)
        return is_low_address(builder, builder.load(I64, word, align=WORD))
