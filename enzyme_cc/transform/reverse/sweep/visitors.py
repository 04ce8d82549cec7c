"""A table of what the reverse sweep does for each instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.needs.rule_ranges import rule_of
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.opcodes import INTEGER_OPCODES
from enzyme_cc.rules.adjoint import adjoints, needed_names
from enzyme_cc.rules.emission import Emission
from enzyme_cc.rules.model import RESULT, Kind
from enzyme_cc.transform.emit.words_read import OF_BITS
from enzyme_cc.transform.reverse.sweep import calls, memory, moves
from enzyme_cc.words.operations import instruction_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.reverse.writers.sweep import SweepWriter


def visit(back: SweepWriter, instruction: Instruction) -> None:
    """Write the reverse of an instruction."""
    try:
        _visit(back, instruction)
    except UserError as error:  # a formula that cannot be used here
        found = error.diagnostic
        back.complain(found.code, found.message, instruction, *found.notes)


def _visit(back: SweepWriter, instruction: Instruction) -> None:
    back.waiting.before(instruction)
    if isinstance(instruction, CallBase):
        calls.call(back, instruction)
        return
    always = _ALWAYS.get(instruction.opcode)
    if always is not None:
        always(back, instruction)
        return
    if instruction.opcode in OF_BITS:
        moves.number_of_bits(back, instruction)
    if not back.scene.is_active(instruction):
        return
    visitor = _VISITORS.get(instruction.opcode)
    if visitor is not None:
        visitor(back, instruction)
        return
    rule = rule_of(back.unit.library, instruction)
    if rule is not None and rule.kind is Kind.PARTIALS:
        _by_rule(back, instruction, rule)
    elif back.scene.has_adjoint(instruction):
        _refuse(back, instruction)


def _refuse(back: SweepWriter, instruction: Instruction) -> None:
    back.complain(
        "EZ0405",
        f"{instruction_words(instruction.opcode)} of numbers that carry derivatives has no reverse",
        instruction,
        "write it with ordinary arithmetic, loads and stores",
    )


def _by_rule(back: SweepWriter, instruction: Instruction, rule: Rule) -> None:
    """Write the reverse of an instruction that computes one number from others."""
    seeds = [back.adjoints.take(instruction, lane) for lane in range(back.width)]
    if all(each is None for each in seeds) or not back.demands.is_demanded(instruction):
        return
    named = dict(zip((each.name for each in rule.arguments), instruction.operands, strict=True))
    wanted = {name: value for name, value in named.items() if back.scene.has_adjoint(value)}
    if not wanted:
        return
    values = {**named, RESULT: instruction}
    needed = needed_names(rule, wanted, (RESULT,))
    environment = {name: back.primal(values[name]) for name in values if name in needed}
    use = Emission(back.builder, rule, environment, back.style(instruction), instruction.type)
    types = {name: value.type for name, value in wanted.items()}
    for lane, seed in enumerate(seeds):
        if seed is None:
            continue
        for name, made in adjoints(use, {RESULT: seed}, types).items():
            back.adjoints.add(named[name], lane, made)


_ALWAYS: dict[str, Callable[..., None]] = {
    "atomicrmw": memory.update,
    "load": memory.load,
    "store": memory.store,
}

_VISITORS: dict[str, Callable[..., None]] = {
    **dict.fromkeys(INTEGER_OPCODES, moves.integer),
    "bitcast": moves.bitcast,
    "extractelement": moves.extract_element,
    "extractvalue": moves.extract_value,
    "freeze": moves.unchanged,
    "insertelement": moves.insert_element,
    "insertvalue": moves.insert_value,
    "inttoptr": moves.made_address,
    "ptrtoint": moves.address,
    "select": moves.choose,
    "shufflevector": moves.shuffle,
}
