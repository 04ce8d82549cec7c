"""Verify a function's control flow: edges and phis, exceptions, dominance of uses.

Everything here needs a function whose blocks each end in one terminator that leads to its blocks.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from enzyme_cc.analysis.flow.availability import Availability
from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.dominance import dominators
from enzyme_cc.ir import instructions as ins
from enzyme_cc.ir.building.constants import same_constant
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.types import LABEL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.values import Value

#: What is wrong: where, and in which words.
Fault: TypeAlias = "tuple[Block, Instruction | None, str]"
_Edges: TypeAlias = "Mapping[Block, Counter[Block]]"

_PADS = (ins.LandingPad, ins.FuncletPad, ins.CatchSwitch)
_OF_FUNCTIONS_WITH_PERSONALITY = (*_PADS, ins.Resume)


def flow_faults(function: Function, blocks: list[Block]) -> Iterator[Fault]:
    """Yield what is wrong with the control flow of a function."""
    edges: dict[Block, Counter[Block]] = {block: Counter() for block in blocks}
    for block in blocks:
        for successor in block.successors:
            edges[successor][block] += 1
    if edges[blocks[0]]:
        yield blocks[0], None, f"{next(iter(edges[blocks[0]])).ref} leads back to the entry"
    for block in blocks:
        yield from _phi_faults(block, edges[block])
    yield from _exception_faults(function, blocks, edges)
    yield from _dominance_faults(function)


# -- phis ------------------------------------------------------------------------------------------


def _phi_faults(block: Block, sources: Counter[Block]) -> Iterator[Fault]:
    at_start = True
    for line in block.lines:
        if not isinstance(line, Phi):
            at_start = False
        elif at_start:
            for fault in _incoming_faults(line, sources):
                yield block, line, fault
        else:
            yield block, line, "a phi must stand at the start of its block"


def _incoming_faults(phi: Phi, sources: Counter[Block]) -> Iterator[str]:
    values: dict[Value, Value] = {}
    counts: Counter[Value] = Counter()
    for index in range(0, len(phi.operands) - 1, 2):
        value, source = phi.operands[index], phi.operands[index + 1]
        counts[source] += 1
        if not same_constant(values.setdefault(source, value), value):
            yield f"it has different values from {source.ref}"
    for source, count in sources.items():
        if counts[source] != count:
            yield _count_fault(source, counts[source], count)
    for source in counts:
        if source not in sources:
            yield f"it has a value from {source.ref}, which does not lead here"


def _count_fault(source: Block, found: int, wanted: int) -> str:
    if not found:
        return f"it has no value from {source.ref}"
    values, edges = (
        f"{n} {word}s" if n > 1 else f"1 {word}" for n, word in ((found, "value"), (wanted, "edge"))
    )
    return f"it has {values} from {source.ref}, and {edges} lead here from there"


# -- exceptions ------------------------------------------------------------------------------------


def first_but_phis(block: Value) -> Instruction | None:
    """Return the first instruction of a block that is no phi."""
    line = block.first  # type: ignore[attr-defined]
    while line is not None and (isinstance(line, Phi) or not isinstance(line, Instruction)):
        line = line.next
    return line


def _exception_faults(function: Function, blocks: list[Block], edges: _Edges) -> Iterator[Fault]:
    has_personality = "personality" in function.words
    landed: Instruction | None = None
    for block in blocks:
        first = first_but_phis(block)
        for line in block:
            if isinstance(line, _OF_FUNCTIONS_WITH_PERSONALITY):
                if not has_personality:
                    yield block, line, f"{line.opcode} needs a function with a personality"
                if isinstance(line, _PADS):
                    yield from _place_faults(block, line, first, blocks[0])
                if isinstance(line, ins.LandingPad):
                    landed = landed or line
                    if line.type is not landed.type:
                        yield block, line, f"another landingpad here gives {landed.type}"
            for fault in _rule_of(line)(line, edges[block]):
                yield block, line, fault
    if landed is not None:
        yield from _resume_faults(blocks, landed)


def _place_faults(
    block: Block, line: Instruction, first: Instruction | None, entry: Block
) -> Iterator[Fault]:
    if line is not first:
        yield block, line, f"{line.opcode} must stand first in its block"
    if block is entry:
        yield block, line, f"{line.opcode} cannot stand in the entry"


def _resume_faults(blocks: list[Block], landed: Instruction) -> Iterator[Fault]:
    for block in blocks:
        line = block.last
        if isinstance(line, ins.Resume) and line.operands[0].type is not landed.type:
            wanted = landed.type
            yield block, line, f"it resumes {line.operands[0].type}, and landingpads give {wanted}"


def _is_pad(block: Value) -> bool:
    return isinstance(first_but_phis(block), _PADS)


def _invoke(line: ins.Invoke, _: Counter[Block]) -> Iterator[str]:
    if not _is_pad(line.successors[1]):
        yield f"{line.successors[1].ref} does not begin with a landingpad or another pad"


def _landing_pad(line: ins.LandingPad, sources: Counter[Block]) -> Iterator[str]:
    for source in sources:
        if not _unwinds_from_invoke(source.terminator, line.block):
            yield f"{source.ref} leads to the landingpad, and not by unwinding from an invoke"


def _unwinds_from_invoke(last: Instruction, block: Block | None) -> bool:
    """Return whether an invoke leads to a block when it unwinds, and only then."""
    return isinstance(last, ins.Invoke) and (
        last.successors[1] is block and last.successors[0] is not block
    )


def _catch_pad(line: ins.FuncletPad, sources: Counter[Block]) -> Iterator[str]:
    parent = line.operands[0]
    if not isinstance(parent, ins.CatchSwitch):
        yield f"{parent.ref} is no catchswitch"
        return
    for source in sources:
        if source.terminator is not parent:
            yield f"{source.ref} leads here, and only the catchswitch {parent.ref} may"
    if not parent.unwinds_to_caller and parent.successors[-1] is line.block:
        yield f"the catchswitch {parent.ref} unwinds to its own handler"


def _unwound_to(line: Instruction, sources: Counter[Block]) -> Iterator[str]:
    """Yield what leads to a cleanuppad or a catchswitch other than by unwinding."""
    for source in sources:
        last = source.terminator
        if isinstance(last, ins.Invoke):
            fine = _unwinds_from_invoke(last, line.block)
        elif isinstance(last, ins.CatchSwitch):
            fine = not last.unwinds_to_caller and last.successors[-1] is line.block
        else:
            fine = isinstance(last, ins.CleanupReturn)
        if not fine:
            yield f"{source.ref} leads to the {line.opcode}, and not by unwinding"
    parent = line.operands[0]
    if not isinstance(parent, (ins.FuncletPad, Constant)):
        yield f"{parent.ref} is no pad to be within"


def _funclet_pad(line: ins.FuncletPad, sources: Counter[Block]) -> Iterator[str]:
    rule = _catch_pad if line.opcode == "catchpad" else _unwound_to
    yield from rule(line, sources)


def _catch_switch(line: ins.CatchSwitch, sources: Counter[Block]) -> Iterator[str]:
    yield from _unwound_to(line, sources)
    handlers = line.successors if line.unwinds_to_caller else line.successors[:-1]
    if not handlers:
        yield "it has no handlers"
    for handler in handlers:
        pad = first_but_phis(handler)
        if pad is None or pad.opcode != "catchpad":
            yield f"the handler {handler.ref} does not begin with a catchpad"
    if not line.unwinds_to_caller:
        yield from _unwind_target(line)


def _unwind_target(line: ins.CatchSwitch | ins.CleanupReturn) -> Iterator[str]:
    for target in line.successors[-1:]:
        pad = first_but_phis(target)
        if not isinstance(pad, (ins.FuncletPad, ins.CatchSwitch)):
            yield f"{target.ref} does not begin with a cleanuppad or a catchswitch"


def _catch_return(line: ins.CatchReturn, _: Counter[Block]) -> Iterator[str]:
    yield from _leaves(line, "catchpad")


def _cleanup_return(line: ins.CleanupReturn, _: Counter[Block]) -> Iterator[str]:
    yield from _leaves(line, "cleanuppad")
    yield from _unwind_target(line)


def _leaves(line: Instruction, opcode: str) -> Iterator[str]:
    pad = line.operands[0]
    if not isinstance(pad, ins.FuncletPad) or pad.opcode != opcode:
        yield f"{pad.ref} is no {opcode}"


def _no_rule(_line: Instruction, _sources: Counter[Block]) -> Iterator[str]:
    return iter(())


_RULES: dict[type[Instruction], Callable[..., Iterator[str]]] = {
    ins.Invoke: _invoke,
    ins.LandingPad: _landing_pad,
    ins.FuncletPad: _funclet_pad,
    ins.CatchSwitch: _catch_switch,
    ins.CatchReturn: _catch_return,
    ins.CleanupReturn: _cleanup_return,
}


def _rule_of(line: Instruction) -> Callable[..., Iterator[str]]:
    return _RULES.get(line.__class__, _no_rule)


# -- dominance -------------------------------------------------------------------------------------


def _dominance_faults(function: Function) -> Iterator[Fault]:
    cfg = Cfg(function)
    known = Availability(dominators(cfg))
    for block in cfg.reverse_post_order:
        above: set[Value] = set()
        for line in block:
            if isinstance(line, Phi):
                yield from _late_edges(line, block, known)
            else:
                yield from _late_operands(line, block, above, known)
            above.add(line)
    for block in cfg.unreachable:
        for phi in block.phis:
            yield from _late_edges(phi, block, known)


def _late_operands(
    line: Instruction, block: Block, above: set[Value], known: Availability
) -> Iterator[Fault]:
    for operand in line.operands:
        if operand in above or not isinstance(operand, Instruction):
            continue
        if operand.block is block or not known.known_at(operand, line):
            yield block, line, f"{operand.ref} does not dominate this use"


def _late_edges(phi: Phi, block: Block, known: Availability) -> Iterator[Fault]:
    for index in range(0, len(phi.operands) - 1, 2):
        value, source = phi.operands[index], phi.operands[index + 1]
        if not isinstance(value, Instruction) or source.type is not LABEL:
            continue
        if not known.known_on(value, source, block):  # type: ignore[arg-type]
            yield block, phi, f"{value.ref} does not dominate the edge from {source.ref}"
