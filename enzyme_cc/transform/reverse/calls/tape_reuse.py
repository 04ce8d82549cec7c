"""Before a reverse is called again, memory that began with zeros has no adjoints left.

What was read there before anything was stored has left some, which is of no use to anybody.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.analysis.types.tree import MAX_BYTES
from enzyme_cc.ir.constants import IntConstant, int_constant, null
from enzyme_cc.ir.types import I64
from enzyme_cc.plan.quantities import primal, shadow
from enzyme_cc.transform.code.sizes import wide
from enzyme_cc.transform.emit.arguments import named_arguments
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.layout.float_runs import numbers_of_memory
from enzyme_cc.words.refused_bytes import ALLOCATED

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.quantities import Quantity
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def asked_to_renew(writer: ReverseWriter, call: CallBase) -> list[Quantity] | None:
    """Return what the reverse of an allocation asks for; None where it does nothing."""
    if not _is_renewed(writer, call):
        return None
    return [shadow(call), *(primal(each) for each in _factors(writer, call))]


def _is_renewed(writer: ReverseWriter, call: CallBase) -> bool:
    if not writer.wanted.lasting or not writer.is_active(call):
        return False
    callee = callee_of(call)
    rule = writer.unit.program.rule(callee) if callee is not None else None
    found = rule.allocation if rule is not None else None
    if found is None or not found.zeroed or found.resizes is not None:
        return False
    what = numbers_of_block(writer, call)
    return found.stored_in is None and (what is None or not what.is_empty)


def is_zeroed(writer: ReverseWriter, call: CallBase) -> bool:
    """Return whether the primal's memory begins with zeros."""
    callee = callee_of(call)
    rule = writer.unit.program.rule(callee) if callee is not None else None
    return rule is not None and rule.allocation is not None and rule.allocation.zeroed


def _factors(writer: ReverseWriter, call: CallBase) -> list[Value]:
    """Return what are multiplied to be the size."""
    callee = callee_of(call)
    assert callee is not None
    rule = writer.unit.program.rule(callee)
    assert rule is not None
    assert rule.allocation is not None
    given = named_arguments(call, rule)
    return [given[each] for each in rule.allocation.size]


def numbers_of_block(writer: ReverseWriter, call: CallBase) -> Numbers | None:
    """Return where numbers are; bytes that nobody is seen to use are none."""
    types, layout = writer.unit.types, writer.unit.layout
    factors = _factors(writer, call)
    unknown = next((each for each in factors if not isinstance(each, IntConstant)), None)
    if unknown is not None:
        return numbers_of_memory(types, layout, Memory(call, unknown))
    size = prod(each.value for each in factors if isinstance(each, IntConstant))
    known = dict.fromkeys(range(min(size, MAX_BYTES)), Kind.INTEGER)
    return numbers_of_memory(types, layout, Memory(call, int_constant(I64, size), known=known))


def size_of_block(writer: ReverseWriter, call: CallBase) -> Value:
    """Return how many bytes are allocated."""
    builder = writer.builder
    first, *others = (wide(builder, writer.primal(each)) for each in _factors(writer, call))
    for each in others:
        first = builder.mul(first, each)
    return first


def renew(back: SweepWriter, call: CallBase) -> None:
    """Clear the numbers in the shadows of an allocation."""
    if not _is_renewed(back.ahead, call):
        return
    what = numbers_of_block(back, call)
    if what is None:
        ALLOCATED.said(back.complain, call)
        return
    builder, first = back.builder, size_of_block(back, call)
    for lane in range(back.width):
        block = back.shadow(call, lane)
        is_none = builder.icmp("eq", block, null())
        length = builder.select(is_none, int_constant(I64, 0), first)
        content = what.content(back.unit.layout)
        back.unit.helpers.zero_numbers(builder, block, length, content)
