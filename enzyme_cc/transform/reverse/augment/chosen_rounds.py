"""Searches: a loop computes many numbers and leaves one of them, `if (x < least) least = x`.

Its derivative is that of one round. So the loop notes in which round it was chosen, and behind the
loop this round alone is run once more for the number: nothing of the loop has to be reversed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.inductions import inductions
from enzyme_cc.analysis.loops.invariants import is_outside
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.loops.trip_counts import constant_rounds
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.clone import clone_blocks
from enzyme_cc.ir.constants import int_constant, poison
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Branch, Call, Compare, Load, Select, Switch
from enzyme_cc.ir.opcodes import Memory as Accesses
from enzyme_cc.ir.types import I8, I32, I64, FloatType, IntType
from enzyme_cc.ir.uses import instructions_using
from enzyme_cc.plan.function_facts import computing_rule
from enzyme_cc.rules.extremes import is_extreme, is_second
from enzyme_cc.transform.code.counted_values import counted_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.loops.inductions import Induction
    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block, Function, Line
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library

#: From this number of rounds on it is less to run one of them once more.
_FEW = 4


class Search(NamedTuple):
    """A number that each round of a loop leaves as it is, or replaces by one that it computes."""

    loop: Loop
    phi: Phi
    #: What leaves or replaces it: a `select`, or a function like `fmax`.
    choice: Instruction
    new: Instruction
    counted: dict[Phi, Induction]
    #: What the new number follows from in its round, and what decides about the way there.
    needed: frozenset[Instruction]

    @property
    def latch(self) -> Block:
        """Return the block that ends a round."""
        return self.loop.latches[0]


def settle_searches(function: Function, library: Library) -> list[Block]:
    """Let code behind loops compute once more what they found; return the headers of these."""
    found: list[Block] = []
    while (search := _first(LoopNest(function), library)) is not None:
        found.append(search.loop.header)
        _settle(search, library)
    return found


# -- finding them ----------------------------------------------------------------------------------


def _first(nest: LoopNest, library: Library) -> Search | None:
    searches = (each for loop in nest.loops for each in _searches(nest, loop, library))
    return None if nest.irreducible else next(searches, None)


def _searches(nest: LoopNest, loop: Loop, library: Library) -> Iterator[Search]:
    if not loop.is_left_at_its_end or _is_short(loop):
        return
    phis = [each for each in loop.header.phis if isinstance(each.type, FloatType)]
    pairs = [(phi, choice) for phi in phis if (choice := _choice(loop, phi, library)) is not None]
    lines = (line for block in loop.blocks for line in block)
    if not pairs or not all(_only_computes(line, library) for line in lines):
        return
    counted = inductions(nest, loop)
    for phi, choice in pairs:
        new = next(each for each in _arms(choice) if each is not phi)
        assert isinstance(new, Instruction)
        assert new.block is not None
        needed = _needed(loop, new, counted)
        if needed is not None and nest.dominators.dominates(new.block, loop.latches[0]):
            yield Search(loop, phi, choice, new, counted, needed)


def _is_short(loop: Loop) -> bool:
    """Return whether a loop has so few rounds that to reverse them all takes no longer."""
    rounds = constant_rounds(loop)
    return rounds is not None and rounds < _FEW


def _choice(loop: Loop, phi: Phi, library: Library) -> Instruction | None:
    """Return what chooses between a number and that of a round, if nothing else asks what it is."""
    choice = phi.value_from(loop.latches[0])
    if not isinstance(choice, (Call, Select)) or is_outside(choice, loop):
        return None
    if isinstance(choice, Call):
        rule = computing_rule(library, choice)
        if rule is None or not is_extreme(rule):
            return None
    others = [each for each in _arms(choice) if each is not phi]
    if len(others) != 1 or not isinstance(others[0], Instruction) or is_outside(others[0], loop):
        return None
    is_only_compared = all(
        isinstance(each, Compare) and not is_outside(each, loop)
        for each in instructions_using(phi)
        if each is not choice
    )
    behind = [each for each in instructions_using(choice) if is_outside(each, loop)]
    inside = [each for each in instructions_using(choice) if each not in behind and each is not phi]
    is_handed_on = all(isinstance(each, Compare) for each in inside)
    return choice if behind and is_only_compared and is_handed_on else None


def _arms(choice: Instruction) -> tuple[Value, Value]:
    """Return the two numbers of a choice."""
    first, second = choice.arguments if isinstance(choice, Call) else choice.operands[1:]
    return first, second


def _only_computes(line: Instruction, library: Library) -> bool:
    """Return whether an instruction does the same again, and nothing that anybody sees."""
    if isinstance(line, Load):
        return not (line.is_volatile or line.ordering)
    if isinstance(line, Call):
        return computing_rule(library, line) is not None
    if line is line.block.last:  # type: ignore[union-attr]
        return isinstance(line, (Branch, Switch))
    return line.row.memory is Accesses.NONE


def _needed(
    loop: Loop, new: Instruction, counted: dict[Phi, Induction]
) -> frozenset[Instruction] | None:
    """Return what a number follows from in its round; None if not from the round's number alone."""
    ends = [block.terminator for block in loop.blocks if block is not loop.latches[0]]
    pending: list[Instruction] = [new, *ends]
    found = set(pending)
    while pending:
        line = pending.pop()
        if line in counted:
            continue
        if line.block is loop.header and isinstance(line, Phi):
            return None
        if line.opcode == "freeze":
            return None  # it may be another number the next time
        more = {each for each in line.operands if isinstance(each, Instruction)}
        more = {each for each in more if not is_outside(each, loop)} - found
        found |= more
        pending += more
    return frozenset(found)


# -- changing them ---------------------------------------------------------------------------------


def _settle(search: Search, library: Library) -> None:
    """Let a loop note the round in which its number was chosen, and run it once more behind."""
    loop, latch, choice = search.loop, search.latch, search.choice
    which = _noted(search, library)
    ((_, target),) = loop.exit_edges
    function = target.function
    assert function is not None
    assert loop.preheader is not None
    behind = [each for each in instructions_using(choice) if is_outside(each, loop)]
    again = function.insert_block("again", after=latch)
    builder = Builder(again, metadata=choice.metadata)
    which = builder.sext(which, I64) if which.type is not I64 else which
    # Where none was chosen: the loop has a round, and to run that once more does no harm.
    is_none = builder.icmp("slt", which, int_constant(I64, 0))
    number = builder.select(is_none, int_constant(I64, 0), which)
    numbers: dict[Value, Value] = {
        phi: counted_value(builder, each, number, lambda outer: outer)
        for phi, each in search.counted.items()
        if phi in search.needed
    }
    copies = _copied(search, numbers, again)
    builder.branch(copies[loop.header])  # type: ignore[arg-type]
    end = copies[latch]
    builder = Builder(end, metadata=choice.metadata)  # type: ignore[arg-type]
    start = search.phi.value_from(loop.preheader)
    found = builder.select(is_none, start, copies[search.new])
    builder.branch(target)
    latch.terminator.replace_operand(target, again)
    for phi in target.phis:
        phi.replace_operand(latch, end)
    for user in behind:
        user.replace_operand(choice, found)


def _noted(search: Search, library: Library) -> Value:
    """Return the number of the round chosen last, or -1, as it is known behind the loop."""
    loop, choice, latch = search.loop, search.choice, search.latch
    assert loop.preheader is not None
    builder = Builder.after_phis(loop.header)
    number = builder.phi(I64, [(int_constant(I64, 0), loop.preheader)], name="number")
    kind = _kind(loop)
    before = builder.phi(kind, [(int_constant(kind, -1), loop.preheader)], name="chosen")
    builder = Builder.before(choice)
    now = builder.trunc(number, kind) if kind is not I64 else number
    first, second = (now if each is search.new else before for each in _arms(choice))
    if isinstance(choice, Call):
        rule = computing_rule(library, choice)
        assert rule is not None
        which = builder.select(is_second(builder, rule, _arms(choice)), second, first)
    else:
        which = builder.select(choice.operands[0], first, second)
    builder = Builder.before(latch.terminator)
    number.add_incoming(builder.add(number, int_constant(I64, 1), "nuw nsw"), latch)
    before.add_incoming(which, latch)
    return which


def _kind(loop: Loop) -> IntType:
    """Return the smallest integer that all rounds of a loop can be counted in."""
    rounds = constant_rounds(loop)
    kinds = (each for each in (I8, I32) if rounds is not None and not rounds >> each.width - 1)
    return next(kinds, I64)


def _copied(search: Search, numbers: dict[Value, Value], behind: Block) -> dict[Value, Value]:
    """Copy what is needed of one round behind a block: the last block of it has no end."""
    blocks = search.loop.blocks
    values: dict[Value, Value] = {}
    function = behind.function
    assert function is not None
    copies = clone_blocks(blocks, function, values, after=behind)
    kept = {values[each] for each in search.needed}
    for each in search.loop.header.phis:
        _replace(values[each], numbers.get(each))  # type: ignore[arg-type]
    for block in copies:
        for line in list(block.lines):
            if line not in kept:
                _replace(line, None)
    return values


def _replace(line: Line, number: Value | None) -> None:
    """Take a line away; a number, or nothing that anybody asks for, stands where it is used."""
    if isinstance(line, Instruction) and line.is_used:
        line.replace_all_uses(poison(line.type) if number is None else number)
    line.erase()
