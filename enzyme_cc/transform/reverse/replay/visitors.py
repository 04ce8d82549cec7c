"""Tangents of each instruction from a tape, by a table: those of forward mode, through memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.needs.rule_ranges import rule_of
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.constants import zero
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.opcodes import INTEGER_OPCODES
from enzyme_cc.ir.types import FloatType, scalar_of
from enzyme_cc.plan import quantities
from enzyme_cc.rules.adjoint import needed_names
from enzyme_cc.rules.emission import Emission
from enzyme_cc.rules.model import RESULT, Kind
from enzyme_cc.rules.tangent import tangent
from enzyme_cc.transform.emit import bits, memory
from enzyme_cc.transform.emit.adjoint_sums import part_of, replaced
from enzyme_cc.transform.emit.words_read import OF_BITS
from enzyme_cc.transform.forward.visitors import MOVES
from enzyme_cc.transform.reverse.replay import calls
from enzyme_cc.transform.reverse.sweep.memory import alignment
from enzyme_cc.transform.reverse.values.leaves import leaves_of, place_of
from enzyme_cc.transform.reverse.values.memcpy_layout import clear_stored, cleared_by_store

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.instructions import AtomicUpdate, Load, Store
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.layout.float_runs import Leaf
    from enzyme_cc.transform.reverse.writers.replay import ReplayWriter


def visit(replay: ReplayWriter, instruction: Instruction) -> None:
    """Write the tangents of an instruction."""
    try:
        _visit(replay, instruction)
    except UserError as error:  # a formula that cannot be used here
        found = error.diagnostic
        replay.complain(found.code, found.message, instruction, *found.notes)


def _visit(replay: ReplayWriter, instruction: Instruction) -> None:
    if isinstance(instruction, CallBase):
        calls.call(replay, instruction)
        return
    always = _ALWAYS.get(instruction.opcode)
    if always is not None:
        always(replay, instruction)
        return
    if instruction.opcode in OF_BITS and replay.is_active(instruction.operands[0]):
        bits.number_of_bits(replay, instruction)
    if not replay.scene.has_adjoint(instruction):
        return
    visitor = _VISITORS.get(instruction.opcode)
    rule = rule_of(replay.unit.library, instruction)
    if visitor is not None:
        visitor(replay, instruction)
    elif rule is not None and rule.kind is Kind.PARTIALS:
        _by_rule(replay, instruction, rule)


def _by_rule(replay: ReplayWriter, instruction: Instruction, rule: Rule) -> None:
    """Write the tangents of an instruction that computes one number from others."""
    named = list(zip((each.name for each in rule.arguments), instruction.operands, strict=True))
    lanes = [replay.tangents(named, lane) for lane in range(replay.width)]
    names = {name for tangents in lanes for name in tangents}
    needed = needed_names(rule, names, (RESULT,))
    values = dict([*named, (RESULT, instruction)])
    environment = {name: replay.primal(values[name]) for name in values if name in needed}
    style = replay.style(instruction)
    use = Emission(replay.builder, rule, environment, style, instruction.type)
    replay.set(instruction, [tangent(use, tangents) for tangents in lanes])


def _integer(replay: ReplayWriter, instruction: Instruction) -> None:
    """Write integer arithmetic on the bits of numbers; what only decides has no tangents."""
    if not bits.has_no_derivative(replay, instruction):
        bits.integer(replay, instruction)


# -- memory ----------------------------------------------------------------------------------------


def _load(replay: ReplayWriter, load: Load) -> None:
    """Load the numbers that are in the shadow; 0 where that is the primal."""
    pointer = load.pointer
    if not replay.scene.has_adjoint(load) or not replay.is_active(pointer):
        return
    numbers = leaves_of(replay, load, pointer, load)
    if numbers is None or memory.is_volatile(replay, load, load):
        return
    replay.each(load, lambda lane: _loaded(replay, load, numbers, lane))


def _loaded(replay: ReplayWriter, load: Load, numbers: tuple[Leaf, ...], lane: int) -> Value:
    pointer = load.pointer
    shadow, same = replay.shadow(pointer, lane), replay.same(pointer, lane)
    builder = replay.builder
    pieces: list[tuple[Leaf, Value]] = []
    for leaf in numbers:
        place = place_of(builder, shadow, leaf.offset)
        align = alignment(load, replay, leaf.type)
        made: Value = builder.load(leaf.type, place, align=align)
        if same is not None:
            made = builder.select(same, zero(leaf.type), made)
        pieces.append((leaf, made))
    whole: Value = zero(load.type)
    if replay.scene.has_shadow(load):  # of what is no number in it
        whole = replay.have(quantities.shadow(load))[lane]
    return replaced(builder, whole, pieces)


def _store(replay: ReplayWriter, store: Store) -> None:
    """Store numbers to the shadow; nothing where that is the primal."""
    value, pointer = store.operands
    if not replay.is_active(pointer):
        return
    cleared = cleared_by_store(replay, store)
    if cleared is not None:
        clear_stored(replay, store, cleared.back)
        return
    numbers = leaves_of(replay, value, pointer, store)
    if not numbers or memory.is_volatile(replay, store, value):
        return
    for lane in range(replay.width):
        given = replay.lane(value, lane)
        pieces = [
            (leaf, zero(leaf.type) if given is None else part_of(replay.builder, given, leaf))
            for leaf in numbers
        ]
        shadow = replay.shadow(pointer, lane)
        same = replay.same(pointer, lane)
        replay.unless(same, lambda: _put(replay, store, shadow, pieces))  # noqa: B023


def _put(
    replay: ReplayWriter, store: Store, shadow: Value, pieces: list[tuple[Leaf, Value]]
) -> None:
    for leaf, piece in pieces:
        place = place_of(replay.builder, shadow, leaf.offset)
        align = alignment(store, replay, leaf.type)
        replay.builder.store(piece, place, align=align)


def _update(replay: ReplayWriter, instruction: AtomicUpdate) -> None:
    """Write atomic sums; all others were refused ahead."""
    is_number = isinstance(scalar_of(instruction.operands[1].type), FloatType)
    if is_number and instruction.operation in memory.SUMS:
        memory.update(replay, instruction)


_ALWAYS: dict[str, Callable[..., None]] = {"atomicrmw": _update, "load": _load, "store": _store}

_VISITORS: dict[str, Callable[..., None]] = {
    **MOVES,
    **dict.fromkeys(INTEGER_OPCODES, _integer),
}
