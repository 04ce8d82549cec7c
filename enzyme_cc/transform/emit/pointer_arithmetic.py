"""Integers made of addresses: of the shadows they would be others.

The distance within one block is the same for both; nobody knows that between two. So it is refused
where they are two for certain. Where nothing tells, the program compares the distances when it
runs; where one has no shadow to compare, what becomes an address again is refused. Mixed bits are
refused in all cases, and so is an address that was multiplied, divided or shifted, where one is
made of that again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.flow.availability import Availability
from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.dominance import dominators
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.instructions import CallBase, Select
from enzyme_cc.ir.types import POINTER
from enzyme_cc.transform.code.pointer_steps import base_of
from enzyme_cc.transform.emit.exponents import INTEGER_STEPS
from enzyme_cc.words.operations import instruction_words
from enzyme_cc.words.refused_bytes import ADDRESS_CHANGED, ADDRESS_OF_TWO

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.emit.writer import DerivativeWriter

_ADDRESSES = frozenset(("getelementptr", "inttoptr"))
_MADE = frozenset(("inttoptr",))
#: What takes an integer to where an address may be made of it.
_ELSEWHERE = frozenset(("call", "invoke", "ret", "store"))
_PASSED_ON = INTEGER_STEPS | {"phi", "sdiv", "select", "udiv"}
_FEW = 32


def of_addresses(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Refuse an integer made of two addresses of which another address is made."""
    pairs = list(_pairs(writer, instruction))
    if not any(writer.is_active(each) for pair in pairs for each in pair):
        return
    wanted = _ADDRESSES | _ELSEWHERE
    if not _leads_to(instruction, wanted):
        return
    is_distance = instruction.opcode == "sub"
    if is_distance:
        wanted = frozenset.intersection(*(_refused(writer, *pair) for pair in pairs))
    if is_distance and not _leads_to(instruction, wanted):
        if not all(_is_within(writer, *pair) for pair in pairs):
            _compare(writer, instruction)
    else:
        operation = instruction_words(instruction.opcode)
        ADDRESS_OF_TWO.said(writer.complain, instruction, operation=operation)


def of_an_address(writer: DerivativeWriter, instruction: Instruction) -> None:
    """Refuse an integer made of an address by what types are not known through."""
    made_of = [each for operand in instruction.operands for each in _addresses(writer, operand)]
    active = [each for each in made_of if writer.is_active(each)]
    if not active or not _leads_to(instruction, _MADE):
        return
    if all(map(writer.unit.types.may_be_integer, active)):
        _stop_if_address(writer, instruction, active)
    else:
        operation = instruction_words(instruction.opcode)
        ADDRESS_CHANGED.said(writer.complain, instruction, operation=operation)


def _pairs(writer: DerivativeWriter, instruction: Instruction) -> Iterator[tuple[Value, Value]]:
    """Return the addresses that an instruction may put together."""
    first, second = (list(_addresses(writer, each)) for each in instruction.operands)
    return ((one, other) for one in first for other in second)


def _addresses(writer: DerivativeWriter, value: Value) -> Iterator[Value]:
    """Yield the pointers, or integers that hold one, that an integer may be the address of."""
    pending, seen = [value], {value}
    while pending:
        one = pending.pop()
        if isinstance(one, (Phi, Select)):
            behind = one.operands[::2] if isinstance(one, Phi) else one.operands[1:]
            pending += [each for each in behind if each not in seen]
            seen.update(behind)
        elif getattr(one, "opcode", "") == "ptrtoint":
            yield one.operands[0]  # type: ignore[attr-defined]
        elif not isinstance(one, Constant) and writer.unit.types.kind(one) is Kind.POINTER:
            yield one


def _refused(writer: DerivativeWriter, one: Value, other: Value) -> frozenset[str]:
    """Return where the distance between two pointers must not lead to."""
    if one.type is not POINTER or other.type is not POINTER:
        return frozenset()
    first, second = writer.objects.roots(one), writer.objects.roots(other)
    if first & second:
        is_other = _is_made_behind(writer, one, other) or _is_made_behind(writer, other, one)
        return _ADDRESSES | _ELSEWHERE if is_other else frozenset()
    if not any(roots and all(map(writer.is_new, roots)) for roots in (first, second)):
        return frozenset()
    if all(writer.is_new(each) or isinstance(each, _FIXED) for each in first | second):
        return _ADDRESSES | _ELSEWHERE
    # What was loaded may point to what is new, too: the program compares the distances.
    are_compared = writer.is_active(one) and writer.is_active(other)
    return frozenset() if are_compared else _ADDRESSES


_FIXED = (Argument, GlobalValue)
OTHER_DISTANCE = (
    "two addresses are not as far apart as their shadows, and another address may be made of their "
    "distance: step from one block to another by an index"
)


def _is_within(writer: DerivativeWriter, one: Value, other: Value) -> bool:
    """Return whether two pointers are for certain into one block."""
    if one.type is not POINTER or other.type is not POINTER:
        return False
    first, second = writer.objects.roots(one), writer.objects.roots(other)
    return len(first) == 1 and first == second and not _refused(writer, one, other)


AN_ADDRESS = (
    "what is an integer at other times is an address here, and another address may be computed "
    "from it: keep the pointer itself, and step from it by an index"
)


def _stop_if_address(
    writer: DerivativeWriter, instruction: Instruction, given: Iterable[Value]
) -> None:
    """Stop the program where a word that may be an integer is an address: its shadow is another."""
    writer.go_behind(instruction)
    for each in given:
        for lane in range(writer.width):
            differs = writer.builder.icmp("ne", writer.shadow(each, lane), writer.primal(each))
            writer.stop_if(differs, instruction, AN_ADDRESS)


def _compare(writer: DerivativeWriter, distance: Instruction) -> None:
    """Stop the program where the shadows of two addresses are not as far from each other."""
    if not all(map(writer.is_active, distance.operands)):
        return
    writer.go_behind(distance)
    for lane in range(writer.width):
        first, second = (writer.shadow(each, lane) for each in distance.operands)
        builder = writer.builder
        differs = builder.icmp("ne", builder.sub(first, second), writer.primal(distance))
        writer.stop_if(differs, distance, OTHER_DISTANCE)


def _is_made_behind(writer: DerivativeWriter, one: Value, other: Value) -> bool:
    """Return whether the memory of one pointer is new when the other is known already.

    In a loop both may be of one allocation, which makes another block in each round.
    """
    made, known = base_of(one), base_of(other)
    if not isinstance(made, Instruction) or not writer.is_new(made):
        return False
    assert made.block is not None
    function = made.block.function
    assert function is not None
    return Availability(dominators(Cfg(function))).known_at(known, made)


def _leads_to(instruction: Instruction, wanted: frozenset[str]) -> bool:
    """Return whether an integer is used by one of some instructions, after a little arithmetic."""
    pending, seen = [instruction], {instruction}
    while pending and len(seen) <= _FEW:
        for user in pending.pop().users:
            opcode = getattr(user, "opcode", "")
            is_passed_on = opcode in _PASSED_ON or _is_intrinsic(user)
            if opcode in wanted and not is_passed_on:
                return True
            if is_passed_on and user not in seen:
                seen.add(user)  # type: ignore[arg-type]
                pending.append(user)  # type: ignore[arg-type]
    return False


def _is_intrinsic(user: Value) -> bool:
    return isinstance(user, CallBase) and user.callee.ref.startswith("@llvm.")


#: What is looked at where integers are made of addresses, by opcode.
OF_ADDRESSES = {
    **dict.fromkeys(("sub", "xor"), of_addresses),
    **dict.fromkeys("ashr lshr mul sdiv shl srem udiv urem".split(), of_an_address),
}
