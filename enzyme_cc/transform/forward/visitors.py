"""Writing a forward derivative: the primal's code, with lanes computed behind each instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.needs.rule_ranges import rule_of
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_blocks
from enzyme_cc.ir.building.globals import set_header_constant
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    Call,
    CallBranch,
    CompareExchange,
    Invoke,
    Return,
    Store,
)
from enzyme_cc.ir.opcodes import INTEGER_OPCODES
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.abi.signature import packed
from enzyme_cc.transform.code.block_tables import copy_tables
from enzyme_cc.transform.code.debug_scopes import copy_scopes
from enzyme_cc.transform.emit import bits, calls, memory, moves
from enzyme_cc.transform.emit.arguments import bind_shadows
from enzyme_cc.transform.emit.arithmetic import instruction_by_rule
from enzyme_cc.transform.emit.prechecks import CHECKS
from enzyme_cc.transform.emit.wrong_tags import drop_wrong_tags

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import Frame


def write_forward(frame: Frame) -> None:
    """Fill a derivative that has been declared."""
    primal = frame.context.function
    copy_body(frame)
    bind_shadows(frame)
    reached = Cfg(primal).reverse_post_order
    close_others(frame, reached)
    for block in reached:
        for instruction in block:
            try:
                _visit(frame, instruction)
            except UserError as error:  # a formula that cannot be used here
                frame.complain(
                    error.diagnostic.code,
                    error.diagnostic.message,
                    instruction,
                    *error.diagnostic.notes,
                )
    for close in frame.later:
        close()
    copy_scopes(frame.unit.module, primal, frame.function, frame.function.name)


def close_others(frame: Frame, reached: Iterable[Block]) -> None:
    """Blocks that nothing leads to do not return: they would return what the primal does."""
    kept = set(reached)
    for block in frame.context.function.blocks:
        if block not in kept and isinstance(block.terminator, Return):
            end = frame.primal(block.terminator)
            assert isinstance(end, Return)
            assert end.block is not None
            builder = Builder(end.block)
            end.erase()
            builder.unreachable()


def copy_body(frame: Frame) -> None:
    """The primal's code, in the derivative."""
    primal, made = frame.context.function, frame.function
    for word, value in zip(primal.words, primal.operands, strict=False):
        if word == "personality":
            set_header_constant(made, word, value)
    parameters = frame.signature.spread(made.arguments)
    for argument, (value, _) in zip(primal.arguments, parameters, strict=True):
        frame.values[argument] = value
    clone_blocks(primal.blocks, made, frame.values)
    for access in primal.instructions():
        drop_wrong_tags(frame.unit, access, frame.values[access])
    copy_tables(primal, made, frame.values)
    for line in made.instructions():
        if isinstance(line, Call) and line.marker == "musttail":
            line.marker = "tail"  # what is returned here is something else
    start = made.entry.first_after_phis()
    assert start is not None
    frame.builder.move_before(start)


def _visit(frame: Frame, instruction: Instruction) -> None:
    kind = instruction.__class__
    if isinstance(instruction, Return):
        _return(frame, instruction)
        return
    check = CHECKS.get(instruction.opcode)
    if check is not None:
        check(frame, instruction)
    if kind not in _ALWAYS and not frame.is_active(instruction):
        if instruction.opcode in bits.OF_BITS and frame.is_active(instruction.operands[0]):
            bits.number_of_bits(frame, instruction)
        return
    frame.current = instruction
    frame.go_behind(instruction)
    visitor = _VISITORS.get(instruction.opcode)
    if visitor is not None:
        visitor(frame, instruction)
        return
    rule = rule_of(frame.unit.library, instruction)
    assert rule is not None
    assert rule.kind is Kind.PARTIALS, instruction.opcode
    instruction_by_rule(frame, instruction, rule)


def _return(frame: Frame, instruction: Return) -> None:
    """All that is wanted of the result, in place of it."""
    frame.current = instruction
    frame.go_before(instruction)
    members: list[Value] = []
    if instruction.value is not None:
        if frame.wanted.primal:
            members.append(frame.primal(instruction.value))
        if frame.wanted.active_result:
            members += frame.shadows(instruction.value)
    made = packed(frame.builder, members)
    end = frame.primal(instruction)
    frame.builder.move_to_end(frame.builder.block)
    end.erase()  # type: ignore[attr-defined]
    frame.values[instruction] = frame.builder.ret(made)


#: What says something of lanes though it may have none itself.
_ALWAYS = frozenset((AtomicUpdate, Call, CallBranch, CompareExchange, Invoke, Store))

#: What gives a lane as it does the primal, in both modes.
MOVES: dict[str, Callable[..., None]] = {
    **dict.fromkeys(INTEGER_OPCODES, bits.integer),
    **dict.fromkeys(
        "addrspacecast bitcast extractelement extractvalue freeze insertelement insertvalue "
        "inttoptr ptrtoaddr ptrtoint shufflevector".split(),
        moves.move,
    ),
    "getelementptr": moves.address,
    "phi": moves.join,
    "select": moves.choose,
}

_VISITORS: dict[str, Callable[..., None]] = {
    **MOVES,
    **dict.fromkeys(("call", "callbr", "invoke"), calls.call),
    "alloca": memory.stack,
    "atomicrmw": memory.update,
    "cmpxchg": memory.exchange,
    "load": memory.load,
    "store": memory.store,
    "va_arg": memory.variable_argument,
}
