"""Shadows of memory that is handed out and taken back at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import POINTER, VOID, function_type
from enzyme_cc.transform.code.inherited import shadow_name
from enzyme_cc.transform.code.sizes import wrapping_product
from enzyme_cc.transform.emit.arguments import named_arguments
from enzyme_cc.transform.runtime_calls.helpers import fill_zero

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import Call, CallBase
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.writer import DerivativeWriter

#: What takes back a block, or null, and wants to know nothing else.
_TAKES_NULL = ("free", "_ZdaPv", "_ZdlPv")
_RELEASE = function_type(VOID, (POINTER,))
#: What is said of the result of an allocator that ends some other way where there is no memory.
_NEVER_NULL = "nonnull"


def _repeated(writer: DerivativeWriter, call: CallBase, *, name: str | None = None) -> Call:
    """Return the call again, with the arguments of the primal."""
    style = CallStyle(
        arguments=call.argument_attributes, attributes=call.tail.strip(), convention=""
    )
    return writer.builder.call(
        call.callee,
        [writer.primal(each) for each in call.arguments],
        style,
        type_=call.function_type,
        name=shadow_name(call) if name is None else name,
    )


def allocate(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    """Allocate as much memory for each lane, with zeros in it."""
    assert rule.allocation is not None
    if rule.allocation.stored_in is not None:
        _allocate_at(writer, call, rule)
    elif rule.allocation.resizes is not None:
        _resize(writer, call, rule)
    else:
        writer.each(call, lambda _: _allocate(writer, call, rule))


def _allocate(writer: DerivativeWriter, call: CallBase, rule: Rule) -> Value:
    assert rule.allocation is not None
    may_fail, again = not _is_never_null(call), writer.unit.helpers.again
    # The next level has less to follow where what is not used is not given back.
    is_given_back = may_fail and not again and rule.allocation.freed_by in _TAKES_NULL
    made = _repeated(writer, call, name="" if is_given_back else shadow_name(call))
    if may_fail:
        _stop_without(writer, made, call, rule)
    if not rule.allocation.zeroed:
        _clear(writer, made, call, rule)
    return _null_as(writer, made, call, rule) if is_given_back else made


def _is_never_null(call: CallBase) -> bool:
    callee = callee_of(call)
    words = f"{call.flags} {callee.prefix if callee is not None else ''}"
    return _NEVER_NULL in words.split()


def _stop_without(writer: DerivativeWriter, made: Value, call: CallBase, rule: Rule) -> None:
    """Stop the program where there is memory for the primal and none for its shadow."""
    builder = writer.builder
    is_there = builder.icmp("ne", writer.primal(call), null())
    lacks = builder.and_(is_there, builder.icmp("eq", made, null()))
    writer.unit.helpers.check_shadow(builder, lacks, _size(writer, call, rule))


def _null_as(writer: DerivativeWriter, made: Value, call: CallBase, rule: Rule) -> Value:
    """Return a shadow that is null where the primal is; what was made for it is given back."""
    builder = writer.builder
    is_none = builder.icmp("eq", writer.primal(call), null())
    _release(writer, builder.select(is_none, made, null()), rule)
    return builder.select(is_none, null(), made, name=shadow_name(call))


def _release(writer: DerivativeWriter, block: Value, rule: Rule) -> None:
    assert rule.allocation is not None
    release = declare(writer.unit.module, rule.allocation.freed_by, _RELEASE)
    writer.builder.call(release, [block])


def _size(writer: DerivativeWriter, call: CallBase, rule: Rule) -> Value:
    """Return how many bytes are asked for (i64)."""
    assert rule.allocation is not None
    given = named_arguments(call, rule)
    factors = [writer.primal(given[each]) for each in rule.allocation.size]
    return wrapping_product(writer.builder, factors)


def _clear(writer: DerivativeWriter, made: Value, call: CallBase, rule: Rule) -> None:
    assert rule.allocation is not None
    builder = writer.builder
    if not rule.allocation.size:
        return
    size = _size(writer, call, rule)
    is_none = builder.icmp("eq", made, null())
    length = builder.select(is_none, int_constant(size.type, 0), size)
    fill_zero(builder, writer.unit.module, made, length)


def _allocate_at(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    """Write posix_memalign: the pointer is stored in memory that has a shadow of its own."""
    assert rule.allocation is not None
    assert rule.allocation.stored_in is not None
    place = named_arguments(call, rule)[rule.allocation.stored_in]
    if not writer.is_active(place):
        return
    for lane in range(writer.width):
        if writer.same(place, lane) is not None:
            writer.complain(
                "EZ0405",
                f"{call.callee.ref[1:]} stores a pointer where it is not known to have a shadow",
                call,
                "let it store to a local variable first",
            )
            return
        _allocate_in(writer, call, writer.shadow(place, lane), rule)


def _allocate_in(writer: DerivativeWriter, call: CallBase, shadow: Value, rule: Rule) -> None:
    """A place keeps what was in it where the primal gets no memory, and so does its shadow."""
    assert rule.allocation is not None
    assert rule.allocation.stored_in is not None
    place, builder = named_arguments(call, rule)[rule.allocation.stored_in], writer.builder
    before = builder.load(POINTER, shadow)
    again = _repeated(writer, call)
    again.set_operand(call.arguments.index(place), shadow)
    made = _stored(writer, call, again, shadow, rule)
    _clear(writer, made, call, rule)
    is_lost = builder.icmp("ne", writer.primal(call), int_constant(call.type, 0))
    if not writer.unit.helpers.again and rule.allocation.freed_by in _TAKES_NULL:
        _release(writer, builder.select(is_lost, made, null()), rule)
    builder.store(builder.select(is_lost, before, made), shadow)


def _stored(
    writer: DerivativeWriter, call: CallBase, again: Call, shadow: Value, rule: Rule
) -> Value:
    """Return the pointer that was stored; null where there was no memory."""
    builder = writer.builder
    none = int_constant(call.type, 0)
    has_failed = builder.icmp("ne", again, none)
    lacks = builder.and_(has_failed, builder.icmp("eq", writer.primal(call), none))
    writer.unit.helpers.check_shadow(builder, lacks, _size(writer, call, rule))
    return builder.select(has_failed, null(), builder.load(POINTER, shadow))


def _resize(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    assert rule.allocation is not None
    assert rule.allocation.resizes is not None
    block = named_arguments(call, rule)[rule.allocation.resizes]
    index = call.arguments.index(block)

    def one(lane: int) -> Value:
        assert isinstance(call.callee, Function)
        old = writer.primal(block), writer.shadow(block, lane)
        given = [writer.primal(each) for each in call.arguments], index
        new = writer.primal(call), size
        return writer.unit.helpers.resized(writer.builder, old, new, call.callee, given)

    size = _size(writer, call, rule)
    writer.each(call, one)


def freeing_shadows(
    writer: DerivativeWriter, block: Value, callee: Function, index: int
) -> Function:
    """Return what frees the shadow of a block: it may be null, where the shadow is the primal."""
    if callee.name == "free" or writer.same(block, 0) is None:
        return callee
    return writer.unit.helpers.freeing_shadows(callee, index)


def free(writer: DerivativeWriter, call: CallBase, rule: Rule) -> None:
    """Free a shadow with its primal, where it is not that itself."""
    assert rule.frees is not None
    block = named_arguments(call, rule)[rule.frees]
    callee = callee_of(call)
    if not writer.is_active(block) or callee is None:
        return
    index = call.arguments.index(block)
    releases = freeing_shadows(writer, block, callee, index)
    for lane in range(writer.width):
        given = [writer.primal(each) for each in call.arguments]
        given[index] = writer.chosen(block, lane, null(), writer.shadow(block, lane))
        # It may be null, whatever is said of the primal.
        writer.builder.call(releases, given, CallStyle(attributes=call.tail.strip()))
