"""Writing the functions of reverse mode: both sweeps in one, or each in a function of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import InlineAsm, int_constant, poison, zero
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.instructions import CallBase, Return
from enzyme_cc.ir.types import I64, POINTER, ArrayType, StructType, VectorType, struct_type
from enzyme_cc.plan.demanded_values import asked, backwards
from enzyme_cc.plan.exits import onwards
from enzyme_cc.plan.plan import Plan
from enzyme_cc.plan.quantities import Quantity, What, tape
from enzyme_cc.transform.abi.signature import packed
from enzyme_cc.transform.code.derivative_attributes import copied_type
from enzyme_cc.transform.emit.arguments import complain_of_copy
from enzyme_cc.transform.layout.byte_layout import Memory
from enzyme_cc.transform.reverse.augment.visitors import write_ahead
from enzyme_cc.transform.reverse.calls.results import drop_unused
from enzyme_cc.transform.reverse.calls.tape_reuse import asked_to_renew
from enzyme_cc.transform.reverse.calls.waits import asked_to_wait
from enzyme_cc.transform.reverse.replay.control import write_replay
from enzyme_cc.transform.reverse.sweep.control import write_back
from enzyme_cc.transform.reverse.values.left_addresses import sets_aside, told_by_primal
from enzyme_cc.transform.reverse.values.memcpy_layout import numbers_in
from enzyme_cc.transform.reverse.writers.replay import ReplayWriter
from enzyme_cc.transform.reverse.writers.sweep import SweepWriter
from enzyme_cc.transform.reverse.writers.tape import heap_alignment
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Argument, Block, Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.demanded_values import Asked
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.abi.signature import Wanted
    from enzyme_cc.transform.layout.float_runs import Numbers
    from enzyme_cc.transform.reverse.values.pair import Pair
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter

#: Up to so many bytes a tape is returned as it is.
_BY_VALUE = 64
#: Vectors of so many bytes are passed alike by all machines of a kind.
_ALWAYS_PASSED = 16


def write_whole(writer: AugmentedWriter) -> SweepWriter | None:
    """Write both sweeps in one function; None if there is no way back."""
    copied: list[_Copied] = []
    write_ahead(writer, lambda each: _bind_whole(each, copied))
    scene, lanes = writer.scene, writer.lanes
    if scene.end is None:
        return None
    back = SweepWriter(writer, _plan(writer), writer.function)
    back.given = {each: writer.primal(each) for each in scene.function.arguments}
    seeds = writer.function.arguments[len(lanes.passed()) :]
    begin = _cut_return(writer)
    write_back(back, begin, seeds)
    back.block_sums.finish()
    _end_whole(back, copied)
    back.tape.finish()
    drop_unused(writer)
    _open_arena(writer)
    return back


def _open_arena(writer: AugmentedWriter) -> None:
    """Let the tape be the arena's as long as the function runs, if there may be any."""
    helpers, function = writer.unit.helpers, writer.function
    if writer.unit.program.is_of_device or writer.wanted.within:
        return
    if not _calls(writer, helpers.keeps):
        return
    helpers.open_arena(Builder.after_phis(function.entry))
    for block in function.blocks:
        if isinstance(block.terminator, Return):
            helpers.close_arena(Builder.before(block.terminator))


def _calls(writer: AugmentedWriter, is_one: Callable[[Function], bool]) -> bool:
    """Return whether a derivative calls one of some functions, or one that nobody knows."""
    lines = [line for line in writer.function.instructions() if isinstance(line, CallBase)]
    callees = [callee_of(line) for line in lines if not isinstance(line.callee, InlineAsm)]
    return any(each is None or is_one(each) for each in callees)


def _plan(writer: AugmentedWriter) -> Plan:
    scene = writer.scene
    plan = Plan(scene, lambda quantity: _size(writer, quantity))

    def compared(pointer: Value) -> Value | None:
        if not scene.has_shadow(pointer) or writer.same(pointer, 0) is None:
            return None
        return writer.origin(pointer)

    def of_call(call: CallBase) -> Iterable[Quantity] | None:
        called = writer.called.get(call)
        if called is None and call in writer.tapes:
            return [tape(call)]
        if called is None:
            waits = asked_to_wait(call, writer.unit.program)
            return asked_to_renew(writer, call) if waits is None else waits
        found = [] if writer.wanted.only_replayed else [*called.asked()]
        return [*found, *called.asked_again()] if writer.wanted.replayed else found

    def told(instruction: Instruction) -> Value | None:
        return told_by_primal(writer.unit, instruction)

    plan.decide(asked(scene, compared, of_call, told, _controls(writer.wanted)))
    return plan


def _controls(wanted: Wanted) -> Sequence[Callable[[Scene, Block], Iterable[Asked]]]:
    """Return what the sweeps ask for to know their ways."""
    return [backwards] * (not wanted.only_replayed) + [onwards] * wanted.replayed


def _size(writer: AugmentedWriter, quantity: Quantity) -> int:
    """Return how many bytes a quantity takes, all lanes together."""
    layout = writer.unit.layout
    if quantity.what is What.PRIMAL:
        return layout.alloc_size(quantity.of.type)
    if quantity.what is What.SHADOW:
        return layout.alloc_size(quantity.of.type) * writer.width
    if quantity.what is What.TAPE:
        made = writer.tapes.get(quantity.of)
        return layout.alloc_size(made.type) if made is not None else 0
    return 8


def _cut_return(writer: AugmentedWriter) -> Block:
    """Return the block where the forward sweep ends, without its end."""
    end = _end(writer)
    block = end.block
    assert block is not None
    end.erase()
    return block


def _end(writer: AugmentedWriter) -> Instruction:
    """Return what stands for the `ret` of the primal."""
    end = writer.values[_return(writer)]
    assert isinstance(end, Instruction)
    return end


def _return(writer: AugmentedWriter) -> Return:
    assert writer.scene.end is not None
    end = writer.scene.end.terminator
    assert isinstance(end, Return)
    return end


# -- parameters ------------------------------------------------------------------------------------


class _Copied:
    """A parameter passed by value in memory, with copies of its shadows."""

    def __init__(self, argument: Argument, size: Value, given: Sequence[Value]) -> None:
        self.argument = argument
        self.size = size
        self.given = given
        self.copies: list[Value] = []
        self.what: Numbers | None = None


def _bind_whole(writer: AugmentedWriter, copied: list[_Copied]) -> None:
    _make_pending(writer)
    arguments = writer.context.function.arguments
    spread = writer.lanes.spread(writer.function.arguments)
    for argument, (_, shadows) in zip(arguments, spread, strict=True):
        kind = copied_type(argument)
        if kind is not None and writer.is_active(argument):
            copied.append(_own_copies(writer, argument, kind, shadows))
        elif shadows:
            writer.set(argument, shadows)


def _make_pending(writer: AugmentedWriter) -> None:
    builder = Builder.after_phis(writer.function.entry)
    writer.pending = builder.alloca(pending_type(), name="pending")
    builder.store(zero(pending_type()), writer.pending)


def _own_copies(
    writer: AugmentedWriter, argument: Argument, kind: Type, shadows: Sequence[Value]
) -> _Copied:
    """Return what is passed by value is the function's own, and so are its derivatives.

    Without shadows it may become active all the same, by what is stored there.
    """
    unit = writer.unit
    size = int_constant(I64, unit.layout.alloc_size(kind))
    made = _Copied(argument, size, shadows)
    made.what = numbers_in(writer, Memory(argument, size, kind))
    if made.what is None:
        complain_of_copy(writer, next(writer.context.function.instructions()), kind)
    for each in shadows or [writer.primal(argument)] * writer.width:
        copy = writer.zeroed(size, unit.layout.abi_alignment(kind))
        if made.what is not None:
            unit.helpers.copy_others(writer.builder, copy, each, size, made.what)
        made.copies.append(copy)
    writer.own(argument, made.copies)
    return made


# -- ends ------------------------------------------------------------------------------------------


def _results(back: SweepWriter) -> list[Value]:
    """Return the adjoints of the parameters."""
    arguments = back.scene.function.arguments
    numbers = back.ahead.lanes.differentiated
    return [back.seed(arguments[index], lane) for index in numbers for lane in range(back.width)]


def _end_whole(back: SweepWriter, copied: Iterable[_Copied]) -> None:
    writer, builder = back.ahead, back.builder
    for each in copied:
        for given, copy in zip(each.given, each.copies, strict=False):
            if each.what is not None:
                helpers = back.unit.helpers
                helpers.accumulate_numbers(builder, given, copy, each.size, each.what)
    members = _results(back)
    value = _return(writer).value
    if writer.wanted.primal and value is not None:
        members.insert(0, writer.primal(value))
    assert writer.pending is not None
    _put_back(writer, builder)
    back.tape.give_back(builder)
    back.unit.helpers.give_back(builder, writer.pending)
    builder.ret(packed(builder, members))


def _put_back(writer: AugmentedWriter, builder: Builder) -> None:
    """Put back what the reverse sweep has set aside, if any, while all memory is there."""
    helpers, pending = writer.unit.helpers, writer.pending
    if sets_aside(writer.unit) and _calls(writer, helpers.may_set_aside):
        assert pending is not None
        before = helpers.aside(Builder.after_phis(writer.function.entry), "open")
        helpers.move_all(builder, pending)
        helpers.aside(builder, "close", before)


# -- each in a function of its own -----------------------------------------------------------------


def write_both(writer: AugmentedWriter, pair: Pair) -> SweepWriter | None:
    """Write the augmented function and its reverse; None if there is no way back."""
    writer.pending = writer.function.arguments[-1]
    own: list[_Copied] = []
    write_ahead(writer, lambda each: _bind(each, own))
    scene = writer.scene
    if scene.end is None:
        Builder(pair.reverse.insert_block("start")).unreachable()
        if pair.replay is not None:
            Builder(pair.replay.insert_block("start")).unreachable()
        if pair.tape is None:
            pair.fix(None)
        return None
    back = SweepWriter(writer, _plan(writer), pair.reverse)
    _keep_copies(back, own)
    sweeps = [] if writer.wanted.only_replayed else [_reversed(back, pair)]
    if pair.replay is not None:
        sweeps.append(_replayed(back, pair, pair.replay))
    for sweep in sweeps if writer.wanted.lasting else ():
        back.tape.back = sweep.writer
        _clear_copies(sweep.writer, own)
    back.tape.finish()
    for sweep in () if writer.wanted.lasting else sweeps:
        back.tape.back = sweep.writer
        back.tape.give_back(sweep.writer.builder)
    _cross(back, pair, sweeps)
    for sweep in sweeps:
        builder = sweep.writer.builder
        builder.ret(packed(builder, sweep.members))
    if writer.wanted.only_replayed:
        Builder(pair.reverse.insert_block("start")).unreachable()
    return back


class _Sweep(NamedTuple):
    """A sweep in a function of its own that takes the tape: where it starts, what it returns."""

    writer: SweepWriter
    start: Block
    members: list[Value]


def _reversed(back: SweepWriter, pair: Pair) -> _Sweep:
    start, begin = _started(back, pair)
    seeds = pair.reverse.arguments[len(pair.lanes.passed()) :]
    write_back(back, begin, seeds[: len(pair.lanes.seeds())])
    return _Sweep(back, start, _results(back))


def _replayed(back: SweepWriter, pair: Pair, function: Function) -> _Sweep:
    replay = ReplayWriter(back, function)
    back.tape.back = replay
    start, begin = _started(replay, pair)
    tangents = function.arguments[len(pair.lanes.passed()) :]
    for number, index in enumerate(pair.lanes.differentiated):
        given = tangents[number * back.width : (number + 1) * back.width]
        replay.set(back.scene.function.arguments[index], given)
    write_replay(replay, begin)
    assert replay.ending is not None
    replay.builder.move_to_end(replay.ending)
    return _Sweep(replay, start, replay.results)


def _started(back: SweepWriter, pair: Pair) -> tuple[Block, Block]:
    """Return two blocks, so that the tape is taken apart in the first."""
    start, begin = (back.function.insert_block(name) for name in ("start", "begin"))
    Builder(start).branch(begin)
    _bind_back(back, pair)
    return start, begin


def _bind(writer: AugmentedWriter, own: list[_Copied]) -> None:
    arguments = writer.context.function.arguments
    spread = writer.lanes.spread(writer.function.arguments)
    for argument, (_, shadows) in zip(arguments, spread, strict=True):
        if shadows and copied_type(argument) is None:
            writer.set(argument, shadows)
        elif shadows:
            writer.own(argument, shadows)
        elif writer.is_active(argument):
            kind = copied_type(argument)
            assert kind is not None
            own.append(_own_copies(writer, argument, kind, ()))


def _bind_back(back: SweepWriter, pair: Pair) -> None:
    arguments = back.scene.function.arguments
    spread = pair.lanes.spread(back.function.arguments)
    for argument, (value, shadows) in zip(arguments, spread, strict=True):
        back.given[argument] = value
        back.given_shadows[argument] = list(shadows)


def _keep_copies(back: SweepWriter, own: Iterable[_Copied]) -> None:
    """Keep the shadows that the forward sweep made of what came in without."""
    for each in own:
        cells = [back.tape.cell(POINTER) for _ in each.copies]
        back.given_cells[each.argument] = cells
        for copy, cell in zip(each.copies, cells, strict=True):
            cell.value = copy


def _clear_copies(back: SweepWriter, own: Iterable[_Copied]) -> None:
    """Zero the adjoints of copies that nobody reads, for when the reverse is called again."""
    for each in own:
        if each.what is None or each.what.is_empty:
            continue
        content = each.what.content(back.unit.layout)
        for cell in back.given_cells[each.argument]:
            back.unit.helpers.zero_numbers(back.builder, cell.read(), each.size, content)


def _give_back_later(writer: AugmentedWriter, builder: Builder, block: Value) -> None:
    assert writer.pending is not None
    writer.unit.helpers.postpone_release(builder, writer.pending, block)


def _cross(back: SweepWriter, pair: Pair, sweeps: Iterable[_Sweep]) -> None:
    """Put what was kept into the tape, and take it out on the other side."""
    writer, cells = back.ahead, back.tape.cells
    end, value = _end(writer), _return(writer).value
    builder = Builder.before(end)
    if writer.wanted.lasting:
        for each in back.tape.blocks():
            _give_back_later(writer, builder, each.at_end(builder))
    members: list[Value] = []
    if value is not None:
        members.append(writer.primal(value))
        if pair.lanes.result.pointers:
            writer.builder = builder
            members += writer.shadows(value)
    kind = struct_type(tuple(each.type for each in cells))
    if pair.tape is None:
        is_of_device = writer.unit.program.is_of_device
        by_value = is_of_device or _is_by_value(writer.unit.layout, kind)
        pair.fix((kind if by_value else POINTER) if cells else None)
    if pair.tape is not None:
        members.append(_kept(writer, pair, kind, builder, back))
        for sweep in sweeps:
            _restore(back, pair, kind, sweep)
    builder.ret(packed(builder, members))
    end.erase()


def _is_by_value(layout: DataLayout, kind: StructType) -> bool:
    """Return whether a tape is returned as it is.

    How wide vectors are passed is another thing in functions that are for other machines.
    """
    wide = (each for each in kind.fields or () if _widest(layout, each) > _ALWAYS_PASSED)
    return 0 < layout.alloc_size(kind) <= _BY_VALUE and not any(wide)


def _widest(layout: DataLayout, kind: Type) -> int:
    """Return the bytes of the widest vector in a value."""
    if isinstance(kind, VectorType):
        return layout.alloc_size(kind)
    if isinstance(kind, ArrayType):
        return _widest(layout, kind.element)
    fields = kind.fields or () if isinstance(kind, StructType) else ()
    return max((_widest(layout, each) for each in fields), default=0)


def _kept(
    writer: AugmentedWriter, pair: Pair, kind: Type, builder: Builder, back: SweepWriter
) -> Value:
    values = [each.at_end(builder) for each in back.tape.cells]
    if pair.tape is not POINTER:
        made: Value = poison(kind)
        for index, value in enumerate(values):
            made = builder.insertvalue(made, value, [index])
        return made
    size = writer.unit.layout.alloc_size(kind) if values else 1
    block = writer.unit.helpers.frame(builder, int_constant(I64, size))
    if writer.wanted.lasting:
        _give_back_later(writer, builder, block)
    for index, value in enumerate(values):
        align = heap_alignment(writer.unit.layout, value.type)
        builder.store(value, builder.struct_gep(kind, block, index), align=align)
    return block


def _restore(back: SweepWriter, pair: Pair, kind: Type, sweep: _Sweep) -> None:
    given = sweep.writer.function.arguments[-1]
    layout = back.unit.layout
    start = Builder.before(sweep.start.terminator)
    for index, cell in enumerate(back.tape.cells):
        passed = cell.passed.get(sweep.writer.function)
        if passed is None or not passed.is_used:
            continue
        if pair.tape is POINTER:
            place = start.struct_gep(kind, given, index)
            align = heap_alignment(layout, cell.type)
            value: Value = start.load(cell.type, place, align=align)
        else:
            value = start.extractvalue(given, [index])
        passed.replace_all_uses(value)
    if pair.tape is POINTER and not pair.lanes.wanted.lasting:
        back.unit.helpers.released(sweep.writer.builder, given)
