"""Control in the reverse sweep: every block backwards, each to where control had come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.instructions import Invoke, Return
from enzyme_cc.ir.types import I64
from enzyme_cc.plan.quantities import came, rounds
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.reverse.sweep.exceptions import left_by_exception
from enzyme_cc.transform.reverse.sweep.visitors import visit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Block, Phi
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter

    #: A phi, a lane, and the adjoint it had.
    Given = tuple[Phi, int, Value]


def write_back(back: SweepWriter, begin: Block, seeds: Sequence[Value]) -> None:
    """Fill the reverse sweep, from a block that has no end yet.

    The builder is left at the end of the entry's reverse, which has none either.
    """
    scene = back.scene
    assert scene.end is not None
    order = [each for each in scene.nest.cfg.reverse_post_order if each in scene.returning]
    for block in order:
        back.starts[block] = back.function.insert_block(f"back.{_name(block)}")
    back.builder.move_to_end(begin)
    _start_totals(back)
    back.builder.branch(back.starts[scene.end])
    for block in reversed(order):
        back.begin(block)
        _reverse_block(back, block, seeds)
        back.end(block)
        if block is not scene.function.entry:
            _leave(back, block)
    back.waiting.settle()
    back.idle.finish()


def _name(block: Block) -> str:
    plain = block.ref[1:].strip('"')
    return plain if not plain.isdigit() else "block"


def _start_totals(back: SweepWriter) -> None:
    """Load from the tape how many rounds of inner loops are to be reversed."""
    for loop in back.scene.nest.loops:
        if loop.parent is not None and loop.header in back.scene.returning:
            back.builder.store(back.tape.total(loop).read(), back.left_of(loop))


def _reverse_block(back: SweepWriter, block: Block, seeds: Sequence[Value]) -> None:
    for instruction in reversed(list(block)):
        back.current = instruction
        back.builder.metadata = debug_of(instruction)
        if isinstance(instruction, Return):
            if instruction.value is not None:
                for lane, seed in enumerate(seeds):
                    back.adjoints.add(instruction.value, lane, seed)
        elif instruction.opcode != "phi" and not isinstance(instruction, Invoke):
            visit(back, instruction)


# -- edges -----------------------------------------------------------------------------------------


def _leave(back: SweepWriter, block: Block) -> None:
    """Go to the reverse of the block that control came from, with what its phis brought along."""
    scene = back.scene
    given = _taken(back, block)
    sources = [each for each in scene.sources(block) if each in scene.returning]
    loop = scene.nest.headed_by(block)
    if loop is not None:
        _leave_header(back, loop, sources, given)
        return
    numbers = {source: number for number, source in enumerate(scene.sources(block))}
    if len(sources) == 1:
        back.waiting.leave(block, sources[0])
        _edge(back, sources[0], block, given)
        return
    back.waiting.settle()
    way = back.have(came(block))[0]
    edges = {source: back.builder.new_block("way") for source in sources}
    cases = [(int_constant(I64, numbers[source]), edges[source]) for source in sources[1:]]
    back.adjoints.settle()
    known = back.adjoints.known()
    back.builder.switch(way, edges[sources[0]], cases)
    for source in sources:
        back.builder.move_to_end(edges[source])
        back.forget()
        back.adjoints.know(known)
        _edge(back, source, block, given)


def _taken(back: SweepWriter, block: Block) -> list[Given]:
    """Return the adjoints of the phis of a block, all taken before any is given on."""
    found: list[Given] = []
    for phi in block.phis:
        if not back.scene.has_adjoint(phi):
            continue
        for lane in range(back.width):
            made = back.adjoints.take(phi, lane)
            if made is not None:
                found.append((phi, lane, made))
    return found


def _leave_header(
    back: SweepWriter, loop: Loop, sources: Sequence[Block], given: Sequence[Given]
) -> None:
    """Leave a header: behind the first round to before the loop, else to the round before."""
    back.waiting.settle()
    builder = back.builder
    place = back.rounds_of(loop)
    number = back.have(rounds(loop))[0]
    latches = [each for each in sources if each in loop]
    entering = [each for each in sources if each not in loop]
    if not latches:
        _edge(back, entering[0], loop.header, given)
        return
    out, on = builder.new_block("entered"), builder.new_block("before")
    nothing = int_constant(I64, 0)
    back.adjoints.settle()
    known = back.adjoints.known()
    builder.conditional(builder.icmp("eq", number, nothing), out, on)
    builder.move_to_end(on)
    back.forget()
    _edge(back, latches[0], loop.header, given, lambda: _step_back(builder, number, place))
    builder.move_to_end(out)
    back.forget()
    back.adjoints.know(known)
    _edge(back, entering[0], loop.header, given)


def _step_back(builder: Builder, number: Value, place: Value) -> None:
    builder.store(builder.sub(number, int_constant(I64, 1)), place)


def _edge(
    back: SweepWriter,
    source: Block,
    target: Block,
    given: Sequence[Given],
    step: Callable[[], None] | None = None,
) -> None:
    """Add the adjoints of phis to what came along an edge; go on to the reverse of its source."""
    for phi, lane, adjoint in given:
        back.adjoints.add(phi.value_from(source), lane, adjoint)
    back.adjoints.settle()
    if step is not None:
        step()
    left = _left(back, source, target)
    _enter_loops(back, left)
    if isinstance(source.terminator, Invoke):
        _reverse_call(back, source.terminator, target)
    for each in left:
        back.before_loops.enter(each, back.builder.block)
    idle = back.idle.outermost(left)
    if idle is None:
        back.builder.branch(back.starts[source])
        return
    back.idle.test(idle, back.starts[source])
    entering = idle.preheader
    assert entering is not None
    _edge(back, entering, idle.header, ())


def _reverse_call(back: SweepWriter, call: Invoke, target: Block) -> None:
    """Write the reverse of an invoke along an edge; if it was left by unwinding, it has no tape."""
    assert call.block is not None
    before, back.loop = back.loop, back.scene.nest.innermost(call.block)
    back.current = call
    back.builder.metadata = debug_of(call)
    back.forget()
    if target is call.successors[0]:
        visit(back, call)
    else:
        left_by_exception(back, call)
    back.adjoints.settle()
    back.forget()
    back.loop = before


def _left(back: SweepWriter, source: Block, target: Block) -> list[Loop]:
    """Return the loops that an edge leaves, from the inside out."""
    left: list[Loop] = []
    loop = back.scene.nest.innermost(source)
    while loop is not None and target not in loop:
        left.append(loop)
        loop = loop.parent
    return left


def _enter_loops(back: SweepWriter, left: Sequence[Loop]) -> None:
    """Enter loops at their last rounds, outermost first."""
    before = back.loop
    for each in reversed(left):
        back.loop = each.parent
        back.forget()
        last = back.have(rounds(each))[0]
        builder = back.builder
        builder.store(last, back.rounds_of(each))
        if each.parent is not None:
            place = back.left_of(each)
            more = back.tape.used(builder, each, last)
            builder.store(builder.sub(builder.load(I64, place), more), place)
    back.loop = before
    back.forget()
