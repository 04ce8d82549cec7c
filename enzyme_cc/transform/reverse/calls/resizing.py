"""Memory that is resized, in reverse mode: `realloc` and its kin.

The primal's block moves; of its shadow the old block stays until everything is done, for the
reverse sweep comes back to it. What a user looks at afterwards is the new one, as the primal's
pointers say it: at the very end the numbers of each old block go to the one that took its place.

How large the old block is often nobody says but the heap, which has rounded up. So that nothing
comes of the bytes that nobody asked for, they are zero in all shadows made here.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import IntConstant, int_constant, null
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.instructions import CallBase, Invoke
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, function_type, struct_type
from enzyme_cc.plan.quantities import Quantity, What
from enzyme_cc.transform.abi.signature import packed
from enzyme_cc.transform.code.sizes import least, product, size_constant, wide, without
from enzyme_cc.transform.emit.arguments import named_arguments
from enzyme_cc.transform.emit.resized_blocks import blocks_of
from enzyme_cc.transform.layout.float_runs import Numbers
from enzyme_cc.transform.reverse.calls.clearing import clear_resized_later
from enzyme_cc.transform.reverse.values.memcpy_layout import known_numbers
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX, branch_if_shared, fill_zero

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.emit.resized_blocks import Heap
    from enzyme_cc.transform.reverse.values.writer import ReverseWriter
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter
    from enzyme_cc.transform.reverse.writers.replay import ReplayWriter
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter
    from enzyme_cc.transform.runtime_calls.helpers import Helpers

#: The new block, and how many bytes are in both.
_RESIZED = struct_type((POINTER, I64))
_COPY = function_type(VOID, (POINTER, POINTER, I64, I1))
_NOTHING = Numbers(1, ())
_FREE = "free"
_TAPE = f"{PREFIX}grown"
#: LLVM is not to see that more of a block is touched than was asked for.
_APART = ("", "noinline")


def resized_ahead(writer: AugmentedWriter, call: CallBase, rule: Rule) -> None:
    """Make shadows for the resized block: with zeros for numbers, and all else as it was."""
    if writer.unit.helpers.again:
        _refuse_again(writer, call)
        return
    block = _block(call, rule)
    what = _numbers(writer, call, rule) or _NOTHING
    writer.go_before(call)
    size = _size(writer, call, rule)
    blocks = blocks_of(writer.unit.helpers, writer.unit.program.library, call, rule)
    _keep_inactive(writer, call, rule, size, blocks)
    writer.go_behind(call)
    named = named_arguments(call, rule)
    given = [writer.primal(named[name]) for name in blocks.names]
    helper = _helper(blocks, what, given)
    pending, old, new = writer.pending, writer.primal(block), writer.primal(call)
    assert pending is not None

    def one(lane: int) -> Value:
        shadow = writer.shadow(block, lane)
        made = writer.builder.call(helper, [pending, old, shadow, new, size, *given])
        writer.stored[call, lane] = writer.builder.extractvalue(made, [1])
        new_shadow = writer.builder.extractvalue(made, [0])
        clear_resized_later(writer, (shadow, new_shadow), size, what)
        return new_shadow

    writer.each(call, one)


def _refuse_again(writer: AugmentedWriter, call: CallBase) -> None:
    writer.complain(
        "EZ0405",
        f"{call.callee.ref[1:]} resizes memory that may be the caller's, inside a request whose "
        "derivative is differentiated again",
        call,
        "make that memory in the same function, or reserve the room first",
        "or differentiate what is inside by __enzyme_fwddiff",
    )
    writer.each(call, lambda _: null())


def _keep_inactive(
    writer: AugmentedWriter, call: CallBase, rule: Rule, size: Value, blocks: Heap
) -> None:
    """Keep a block that is its own shadow: the reverse sweep may look there, for nothing."""
    block = _block(call, rule)
    found = [writer.same(block, lane) for lane in range(writer.width)]
    same = [each for each in found if each is not None]
    if not same or isinstance(call, Invoke):
        return
    builder, callee = writer.builder, call.callee
    assert isinstance(callee, Function)
    assert writer.pending is not None
    is_kept = same[0]
    for each in same[1:]:
        is_kept = builder.or_(is_kept, each)
    given = [writer.primal(each) for each in call.arguments]
    helper = blocks.helpers.made(
        ("resize kept", callee),
        "resize_kept",
        (POINTER, I1, POINTER, I64, *(each.type for each in given)),
        lambda made: _fill_kept(blocks, made, callee, rule),
        _APART,
    )
    writer.replace(call, builder.call(helper, [is_kept, writer.pending, size, *given]))


def resized_back(back: SweepWriter, call: CallBase, rule: Rule) -> None:
    """Move the adjoints of the resized block back to the block before."""
    what = _numbers(back, call, rule)
    if what is None or what.is_empty or (call, 0) not in back.ahead.stored:
        return
    block, helpers = _block(call, rule), back.unit.helpers
    for lane in range(back.width):
        size = back.have(Quantity(What.STORED, call, lane))[0]
        new, old = back.shadow(call, lane), back.shadow(block, lane)
        helpers.take_back(back.builder, new, old, size, what, overlaps=False)
        if not back.unit.types.is_seen(call):
            helpers.clear_addresses(back.builder, new, size, what)


def resized_again(replay: ReplayWriter, call: CallBase, rule: Rule) -> None:
    """Move the tangents in the old block to the new one."""
    what = _numbers(replay, call, rule)
    if what is None or what.is_empty or (call, 0) not in replay.ahead.stored:
        return
    block, helpers = _block(call, rule), replay.unit.helpers
    for lane in range(replay.width):
        size = replay.have(Quantity(What.STORED, call, lane))[0]
        new, old = replay.shadow(call, lane), replay.shadow(block, lane)
        content = what.content(replay.unit.layout)
        helpers.zero_numbers(replay.builder, new, size, content)
        helpers.take_back(replay.builder, old, new, size, what, overlaps=False)


def _block(call: CallBase, rule: Rule) -> Value:
    assert rule.allocation is not None
    assert rule.allocation.resizes is not None
    return named_arguments(call, rule)[rule.allocation.resizes]


def _size(writer: ReverseWriter, call: CallBase, rule: Rule) -> Value:
    assert rule.allocation is not None
    given, builder = named_arguments(call, rule), writer.builder
    factors = (wide(builder, writer.primal(given[each])) for each in rule.allocation.size)
    return product(builder, *factors)


def _numbers(writer: ReverseWriter, call: CallBase, rule: Rule) -> Numbers | None:
    """Return where numbers are in either block: what is in both is a part of the new one.

    Where nobody tells of all of the new one, those of the old one suffice: of what the new one has
    beyond, nothing is moved.
    """
    block = _block(call, rule)
    return known_numbers(writer, call, call, block, _asked(call, rule), *_made(writer, block))


def _asked(call: CallBase, rule: Rule) -> Value:
    """Return a size that is asked for, or a factor of it that nobody knows."""
    assert rule.allocation is not None
    given = named_arguments(call, rule)
    factors = [given[each] for each in rule.allocation.size]
    unknown = next((each for each in factors if not isinstance(each, IntConstant)), None)
    known = prod(each.value for each in factors if isinstance(each, IntConstant))
    return size_constant(known) if unknown is None else unknown


def _made(writer: ReverseWriter, block: Value) -> list[Value]:
    """Return the size of a block that was just made, where the program says it as a number."""
    callee = callee_of(block) if isinstance(block, CallBase) else None
    rule = writer.unit.program.rule(callee) if callee is not None else None
    if rule is None or rule.allocation is None or rule.allocation.stored_in is not None:
        return []
    assert isinstance(block, CallBase)
    size = _asked(block, rule)
    return [size] if isinstance(size, IntConstant) else []


def clear_slack(writer: ReverseWriter, blocks: Iterable[Value], call: CallBase, rule: Rule) -> None:
    """Clear what new blocks have beyond what was asked for, where they might be resized."""
    assert rule.allocation is not None
    if rule.allocation.freed_by != _FREE or not _is_resized(writer):
        return
    size, helpers = _size(writer, call, rule), writer.unit.helpers
    types = (VOID, POINTER, I64)

    def fill(made: Function) -> None:
        builder = Builder(made.insert_block("start"))
        block, size = made.arguments
        slack = without(builder, helpers.usable_size(builder, block), size)
        fill_zero(builder, module_of(made), builder.gep(I8, block, [size]), slack)
        builder.ret()

    helper = helpers.made("clear_slack", "clear_slack", types, fill, _APART)
    for block in blocks:
        writer.builder.call(helper, [block, size])


def _is_resized(writer: ReverseWriter) -> bool:
    """Return whether the program resizes anything, as the tape may do in any case.

    What is differentiated again resizes nothing: see prepare/resized_copies.py.
    """
    if writer.unit.helpers.again:
        return False
    found = (writer.unit.module.symbol(each) for each in ("@realloc", "@reallocarray"))
    return any(
        isinstance(user, Instruction)
        and (user.function is None or not user.function.name.startswith(_TAPE))
        for each in found
        if each is not None
        for user in each.users
    )


# -- what is called --------------------------------------------------------------------------------


def _fill_kept(blocks: Heap, made: Function, callee: Function, rule: Rule) -> None:
    """Resize a block, perhaps as a copy of it, while it is there until everything is done."""
    names = ("start", "plain", "kept", "moved", "end", "gone", "none")
    start, plain, kept, moved, end, gone, none = (made.insert_block(name) for name in names)
    is_kept, pending, size, *values = made.arguments
    given: dict[str, Value] = dict(zip((each.name for each in rule.arguments), values, strict=True))
    assert rule.allocation is not None
    assert rule.allocation.resizes is not None
    block = given[rule.allocation.resizes]
    builder = Builder(start)
    is_there = builder.icmp("ne", block, null())
    builder.conditional(builder.and_(is_kept, is_there), kept, plain)
    builder.move_to_end(plain)
    builder.ret(builder.call(callee, values))
    builder.move_to_end(kept)
    builder.conditional(builder.icmp("eq", size, size_constant(0)), gone, moved)
    builder.move_to_end(moved)
    new = blocks.another(
        builder,
        size,
        given,
        lambda: builder.call(callee, [null() if each is block else each for each in values]),
    )
    builder.conditional(builder.icmp("eq", new, null()), none, end)
    builder.move_to_end(end)
    both = least(builder, blocks.held(builder, block, given), size)
    copy = declare(module_of(made), "llvm.memmove.p0.p0.i64", _COPY)
    builder.call(copy, [new, block, both, int_constant(I1, 0)])
    blocks.postpone_free(builder, pending, block, given)
    builder.ret(new)
    builder.move_to_end(gone)
    blocks.postpone_free(builder, pending, block, given)
    builder.branch(none)
    builder.move_to_end(none)
    builder.ret(null())


def _helper(blocks: Heap, what: Numbers, given: list[Value]) -> Function:
    types = (_RESIZED, POINTER, POINTER, POINTER, POINTER, I64, *(each.type for each in given))
    fill = lambda made: _fill(blocks, made, what)  # noqa: E731
    return blocks.helpers.made(("resize", what, blocks.key), "resize", types, fill, _APART)


def _fill(blocks: Heap, made: Function, what: Numbers) -> None:
    """Make a shadow that was the primal so again.

    Where there is no new block the old one is still there, unless nothing was wanted: then it may
    have been freed, and nobody looks at it.
    """
    names = ("start", "shared", "own", "none", "gone", "stays", "some")
    start, shared, own, none, gone, stays, some = (made.insert_block(name) for name in names)
    pending, primal, shadow, new, size, *values = made.arguments
    given = dict(zip(blocks.names, values, strict=True))
    builder = Builder(start)
    branch_if_shared(builder, primal, shadow, shared, own)
    builder.move_to_end(shared)
    _return(builder, new, size_constant(0))
    builder.move_to_end(own)
    builder.conditional(builder.icmp("eq", new, null()), none, some)
    builder.move_to_end(none)
    builder.conditional(builder.icmp("eq", size, size_constant(0)), gone, stays)
    builder.move_to_end(gone)
    blocks.postpone_free(builder, pending, shadow, given)
    builder.branch(stays)
    builder.move_to_end(stays)
    _return(builder, null(), size_constant(0))
    builder.move_to_end(some)
    _return(builder, *_moved(blocks, builder, made, what))


def _moved(blocks: Heap, builder: Builder, made: Function, what: Numbers) -> tuple[Value, Value]:
    """Return a new block instead of the old one, which is there until everything is done."""
    pending, _, shadow, _, size, *values = made.arguments
    given, helpers = dict(zip(blocks.names, values, strict=True)), blocks.helpers
    block = blocks.made(builder, size, given)
    both = least(builder, blocks.held(builder, shadow, given), size)
    helpers.copy_others(builder, block, shadow, both, what)
    if not what.is_empty:
        # What the caller wants the derivative of stands there from the beginning.
        helpers.take_back(builder, shadow, block, both, what, overlaps=False)
        helpers.move_later(builder, pending, (shadow, block), both, _mover(helpers, what))
    blocks.postpone_free(builder, pending, shadow, given)
    return block, both


def _mover(helpers: Helpers, what: Numbers) -> Function:
    """Return a function that moves the numbers of one block to another."""

    def fill(made: Function) -> None:
        builder = Builder(made.insert_block("start"))
        one, other, size = made.arguments
        helpers.take_back(builder, one, other, size, what, overlaps=False)
        builder.ret()

    return helpers.made(("move numbers", what), "move_numbers", (VOID, POINTER, POINTER, I64), fill)


def _return(builder: Builder, block: Value, size: Value) -> None:
    builder.ret(packed(builder, (block, size)))
