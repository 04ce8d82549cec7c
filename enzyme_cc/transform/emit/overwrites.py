"""Memory that is overwritten from outside: `fread`, `read` and their kin, as far as they say so.

What is read is constant: numbers there have no derivative any more, and all else is in the shadow
what it is in the primal.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.types import I64
from enzyme_cc.transform.emit.arguments import copy_memory
from enzyme_cc.transform.layout.byte_layout import Memory, content_of
from enzyme_cc.words.refused_bytes import OVERWRITTEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter


class Overwritten(NamedTuple):
    """A pointer that a call overwrites memory behind, and the factors of how many bytes."""

    pointer: Value
    bytes: tuple[Value, ...]
    most: tuple[Value, ...]

    @property
    def room(self) -> Value:
        """Return the most bytes that may be overwritten: a constant where known, else any value."""
        known = [each.value for each in self.most if isinstance(each, IntConstant)]
        if len(known) < len(self.most):
            return self.most[0]
        return int_constant(I64, prod(known))


def overwritten(call: CallBase, rule: Rule) -> Iterator[Overwritten]:
    """Yield what a call overwrites."""
    given = dict(zip((each.name for each in rule.arguments), call.arguments, strict=False))
    given.update((each.name, call) for each in rule.results)
    for each in rule.overwrites:
        factors = (tuple(given[name] for name in names) for names in (each.bytes, each.most))
        yield Overwritten(given[each.argument], *factors)


def length_of(writer: DerivativeWriter, found: Overwritten, lane: int) -> Value:
    """Return the number of bytes made constant: 0 after a failure, or without a shadow."""
    builder, nothing = writer.builder, int_constant(I64, 0)
    made, most = (_product(writer, each) for each in (found.bytes, found.most))
    made = builder.select(builder.icmp("slt", made, nothing), nothing, made)
    made = builder.select(builder.icmp("ult", most, made), most, made)
    return writer.chosen(found.pointer, lane, nothing, made)


def _product(writer: DerivativeWriter, factors: tuple[Value, ...]) -> Value:
    made: Value = int_constant(I64, 1)
    for each in factors:
        value = writer.primal(each)
        value = value if value.type is I64 else writer.builder.sext(value, I64)
        made = writer.builder.mul(made, value)
    return made


def forget(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    """Make constant, in shadows, what a call has overwritten."""
    for found in overwritten(call, rule):
        pointer = found.pointer
        if not writer.is_active(pointer):
            continue
        what = content_of(writer.unit.types, writer.unit.layout, Memory(pointer, found.room))
        if what is None:
            complain_of(writer, call)
            return
        writer.go_behind(call)
        for lane in range(writer.width):
            length = length_of(writer, found, lane)
            shadow = writer.shadow(pointer, lane)
            if not what.has_only_numbers:
                copy_memory(writer, shadow, writer.primal(pointer), length)
            writer.unit.helpers.zero_numbers(writer.builder, shadow, length, what)


def complain_of(writer: DerivativeWriter, call: CallBase) -> None:
    """Say that nobody knows where the numbers are."""
    OVERWRITTEN.said(writer.complain, call)
