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
from enzyme_cc.transform.code.slope_tests import asks, with_tangents
from enzyme_cc.transform.emit import bits, calls, memory, moves
from enzyme_cc.transform.emit.arguments import bind_shadows
from enzyme_cc.transform.emit.arithmetic import instruction_by_rule
from enzyme_cc.transform.emit.prechecks import CHECKS
from enzyme_cc.transform.emit.words_read import OF_BITS
from enzyme_cc.transform.emit.wrong_tags import drop_wrong_tags

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Block, Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def write_forward(writer: DerivativeWriter) -> None:
    """Fill a derivative that has been declared."""
    primal = writer.context.function
    copy_body(writer)
    bind_shadows(writer)
    reached = Cfg(primal).reverse_post_order
    close_others(writer, reached)
    for block in reached:
        for instruction in block:
            try:
                _visit(writer, instruction)
            except UserError as error:  # a formula that cannot be used here
                writer.complain(
                    error.diagnostic.code,
                    error.diagnostic.message,
                    instruction,
                    *error.diagnostic.notes,
                )
    for close in writer.later:
        close()
    copy_scopes(writer.unit.module, primal, writer.function, writer.function.name)


def close_others(writer: DerivativeWriter, reached: Iterable[Block]) -> None:
    """End blocks that nothing leads to: they would return what the primal does."""
    kept = set(reached)
    for block in writer.context.function.blocks:
        if block not in kept and isinstance(block.terminator, Return):
            end = writer.primal(block.terminator)
            assert isinstance(end, Return)
            assert end.block is not None
            builder = Builder(end.block)
            end.erase()
            builder.unreachable()


def copy_body(writer: DerivativeWriter) -> None:
    """Copy the primal's code to the derivative."""
    primal, made = writer.context.function, writer.function
    for word, value in zip(primal.words, primal.operands, strict=False):
        if word == "personality":
            set_header_constant(made, word, value)
    parameters = writer.signature.spread(made.arguments)
    for argument, (value, _) in zip(primal.arguments, parameters, strict=True):
        writer.values[argument] = value
    clone_blocks(primal.blocks, made, writer.values)
    for access in primal.instructions():
        drop_wrong_tags(writer.unit, access, writer.values[access])
    copy_tables(primal, made, writer.values)
    for line in made.instructions():
        if isinstance(line, Call) and line.marker == "musttail":
            line.marker = "tail"  # what is returned here is something else
    start = made.entry.first_after_phis()
    assert start is not None
    writer.builder.move_before(start)


def _visit(writer: DerivativeWriter, instruction: Instruction) -> None:
    kind = instruction.__class__
    if isinstance(instruction, Return):
        _return(writer, instruction)
        return
    if asks(instruction):
        _ask(writer, instruction)
        return
    check = CHECKS.get(instruction.opcode)
    if check is not None:
        check(writer, instruction)
    if kind not in _ALWAYS and not writer.is_active(instruction):
        if instruction.opcode in OF_BITS and writer.is_active(instruction.operands[0]):
            bits.number_of_bits(writer, instruction)
        return
    writer.current = instruction
    writer.go_behind(instruction)
    visitor = _VISITORS.get(instruction.opcode)
    if visitor is not None:
        visitor(writer, instruction)
        return
    rule = rule_of(writer.unit.library, instruction)
    assert rule is not None
    assert rule.kind is Kind.PARTIALS, instruction.opcode
    instruction_by_rule(writer, instruction, rule)


def _ask(writer: DerivativeWriter, question: Call) -> None:
    """Ask of tangents what is asked of numbers, whether one is not zero."""
    lanes = (writer.lane(each, at) for each in question.arguments for at in range(writer.width))
    tangents = [each for each in lanes if each is not None]
    asked = writer.primal(question)
    if not tangents or not isinstance(asked, Call):
        return
    writer.go_before(question)
    made = with_tangents(writer.builder, asked, tangents)
    asked.replace_all_uses(made)
    asked.erase()
    writer.values[question] = made


def _return(writer: DerivativeWriter, instruction: Return) -> None:
    """Return all that is wanted of the result, in place of it."""
    writer.current = instruction
    writer.go_before(instruction)
    members: list[Value] = []
    if instruction.value is not None:
        if writer.wanted.primal:
            members.append(writer.primal(instruction.value))
        if writer.wanted.active_result:
            members += writer.shadows(instruction.value)
    made = packed(writer.builder, members)
    end = writer.primal(instruction)
    writer.builder.move_to_end(writer.builder.block)
    end.erase()  # type: ignore[attr-defined]
    writer.values[instruction] = writer.builder.ret(made)


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
