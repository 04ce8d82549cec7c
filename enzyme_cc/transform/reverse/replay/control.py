"""Control of tangents from a tape: every block as in the primal, each to where control went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import block_address
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.function import Block
from enzyme_cc.ir.instructions import Branch, IndirectBranch, Invoke, Return, Switch
from enzyme_cc.ir.types import I64
from enzyme_cc.plan.exits import counted_exit, targets
from enzyme_cc.plan.quantities import primal, returned
from enzyme_cc.transform.code.inherited import debug_of, shadow_name
from enzyme_cc.transform.reverse.replay.visitors import visit
from enzyme_cc.transform.reverse.sweep.exceptions import left_by_exception

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from enzyme_cc.ir.function import Instruction, Phi
    from enzyme_cc.transform.reverse.writers.replay import ReplayWriter


def write_replay(replay: ReplayWriter, begin: Block) -> None:
    """Fill it, from a block that has no end yet; the block that ends it has none, either."""
    scene = replay.scene
    order = [each for each in scene.nest.cfg.reverse_post_order if each in scene.returning]
    for block in order:
        replay.starts[block] = replay.function.insert_block(f"again.{_name(block)}")
    replay.builder.move_to_end(begin)
    for loop in scene.nest.loops:
        if loop.parent is not None and loop.header in scene.returning:
            replay.builder.store(int_constant(I64, 0), replay.total_of(loop))
    replay.builder.branch(replay.starts[scene.function.entry])
    for block in order:
        replay.begin(block)
        _begin(replay, block)
        for instruction in block:
            replay.current = instruction
            replay.builder.metadata = debug_of(instruction)
            if instruction.opcode != "phi" and not isinstance(instruction, Invoke):
                visit(replay, instruction)
        replay.end(block)
        _leave(replay, block)
    replay.builder.metadata = ""


def _name(block: Block) -> str:
    plain = block.ref[1:].strip('"')
    return plain if not plain.isdigit() else "block"


def _begin(replay: ReplayWriter, block: Block) -> None:
    """Store how many rounds an inner loop has had, where its header begins."""
    builder = replay.builder
    loop = replay.scene.nest.headed_by(block)
    if loop is not None and loop.parent is not None:
        more = replay.tape.used(builder, loop, replay.index(loop))
        builder.store(more, replay.total_of(loop))


# -- edges -----------------------------------------------------------------------------------------


def _leave(replay: ReplayWriter, block: Block) -> None:
    end = block.terminator
    replay.current = end
    replay.builder.metadata = debug_of(end)
    if isinstance(end, Return):
        _return(replay, end)
        return
    reached = targets(replay.scene, block)
    if len(reached) == 1:
        _edge(replay, block, reached[0])
        return
    edges = {each: replay.builder.new_block("way") for each in reached}
    _CHOICES[type(end)](replay, block, edges)
    known = replay.known()
    for target, edge in edges.items():
        replay.recall(known)
        replay.builder.move_to_end(edge)
        _edge(replay, block, target)


def _return(replay: ReplayWriter, end: Return) -> None:
    if end.value is not None and replay.ahead.lanes.result.numbers:
        replay.results = replay.shadows(end.value)
    replay.ending = replay.builder.block


def _edge(replay: ReplayWriter, source: Block, target: Block) -> None:
    """Write an edge: tangents of a call that returns by it, of phis, the round; then branch."""
    end, builder = source.terminator, replay.builder
    if isinstance(end, Invoke):
        if target is end.successors[0]:
            visit(replay, end)
        else:
            left_by_exception(replay, end)
    lanes = [(made, replay.shadows(phi.value_from(source))) for phi, made in _phis(replay, target)]
    _count(replay, source, target)
    for made, given in lanes:
        for phi, value in zip(made, given, strict=True):
            phi.add_incoming(value, builder.block)
    builder.branch(replay.starts[target])


def _phis(replay: ReplayWriter, block: Block) -> Iterator[tuple[Phi, list[Phi]]]:
    """Yield the phis of a block that have tangents, and these: made when an edge leads there."""
    for phi in block.phis:
        if not replay.scene.has_adjoint(phi):
            continue
        if phi not in replay.phis:
            builder, name = Builder.after_phis(replay.starts[block]), shadow_name(phi)
            made = [builder.phi(phi.type, name=name) for _ in range(replay.width)]
            replay.phis[phi] = made
            replay.set(phi, made)
        yield phi, replay.phis[phi]


def _count(replay: ReplayWriter, source: Block, target: Block) -> None:
    """Count rounds, where an edge leads to the header of a loop."""
    loop = replay.scene.nest.headed_by(target)
    if loop is None:
        return
    builder, place = replay.builder, replay.rounds_of(loop)
    if source in loop:
        number = builder.load(I64, place)
        builder.store(builder.add(number, int_constant(I64, 1), "nuw nsw"), place)
        return
    builder.store(int_constant(I64, 0), place)
    if loop.parent is not None:
        builder.store(builder.load(I64, replay.total_of(loop)), replay.left_of(loop))


# -- choices ---------------------------------------------------------------------------------------


def _branch(replay: ReplayWriter, block: Block, edges: Mapping[Block, Block]) -> None:
    end = block.terminator
    assert isinstance(end, Branch)
    assert end.condition is not None
    then, other = end.successors
    loop = counted_exit(replay.scene, block)
    if loop is None:
        replay.builder.conditional(replay.primal(end.condition), edges[then], edges[other])
        return
    out, on = (then, other) if then not in loop else (other, then)
    place = replay.rounds_of(loop)
    number = replay.builder.load(I64, place)
    is_last = replay.builder.icmp("eq", number, replay.last_round(loop))
    replay.builder.conditional(is_last, edges[out], edges[on])


def _switch(replay: ReplayWriter, block: Block, edges: Mapping[Block, Block]) -> None:
    """Write a switch without the cases that never return: control never went there."""
    end = block.terminator
    assert isinstance(end, Switch)
    default = end.operands[1]
    assert isinstance(default, Block)
    cases = [(value, edges[target]) for value, target in end.cases if target in edges]
    other = edges.get(default) or next(iter(edges.values()))
    replay.builder.switch(replay.primal(end.value), other, cases)


def _indirect(replay: ReplayWriter, block: Block, edges: Mapping[Block, Block]) -> None:
    """Write an indirect branch: the address is that of a block of the forward sweep."""
    builder = replay.builder
    wanted = primal(block.terminator.operands[0])
    replay.plan.keep(replay.scene.levels.key(wanted, replay.loop))
    address = replay.have(wanted)[0]
    *others, (_, last) = edges.items()
    for target, edge in others:
        told = block_address(replay.ahead.values[target])  # type: ignore[arg-type]
        onwards = builder.new_block("other")
        builder.conditional(builder.icmp("eq", address, told), edge, onwards)
        builder.move_to_end(onwards)
    builder.branch(last)


def _invoke(replay: ReplayWriter, block: Block, edges: Mapping[Block, Block]) -> None:
    end = block.terminator
    assert isinstance(end, Invoke)
    normal, unwind = end.successors
    number = replay.have(returned(end))[0]
    has_returned = replay.builder.icmp("ne", number, int_constant(I64, 0))
    replay.builder.conditional(has_returned, edges[normal], edges[unwind])


_CHOICES: dict[type[Instruction], Callable[..., None]] = {
    Branch: _branch,
    IndirectBranch: _indirect,
    Invoke: _invoke,
    Switch: _switch,
}
