"""Needs as text: for each instruction what its adjoint uses, and all that is needed at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.needs.analysis import Kind, Needs
from enzyme_cc.analysis.needs.control import control_needs
from enzyme_cc.ir.instructions import CallBase, Compare
from enzyme_cc.ir.types import VOID, FloatType, PointerType, StructType, scalar_of
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Kind as RuleKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.needs.analysis import Need
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.values import Value


def print_needs(function: Function) -> str:
    """Return what is needed with every pointer active, and every float that comes in."""
    function.number()
    lines = [f"needs in {function.ref}", *_lines(function)]
    return "".join(f"{line}\n" for line in lines)


def _lines(function: Function) -> Iterator[str]:
    library = Library.default()
    finder = Needs(library)
    active = active_values(function, library)
    needed: dict[Need, None] = {}
    for each in function.instructions():
        found = finder.of(each, active.__contains__)
        if found:
            needed.update(dict.fromkeys(found))
            yield f"  {_name(each)}: {_list(found)}"
    for block, decisions in control_needs(function).items():
        yield f"  leaving {block.ref}: {_list(decisions)}"
        needed.update(dict.fromkeys(decisions))
    values = dict.fromkeys(each.value.ref for each in needed if each.kind is not Kind.SHADOW)
    yield f"  in all: {', '.join(values) or 'nothing'}"


def _list(found: Iterable[Need]) -> str:
    return ", ".join(f"{_WORDS[each.kind]}{each.value.ref}" for each in found)


_WORDS = {
    Kind.VALUE: "",
    Kind.SHADOW: "shadow of ",
    Kind.STORED: "what is stored in ",
    Kind.CONTROL: "",
    Kind.CALL: "for the call ",
}


def _name(instruction: Instruction) -> str:
    what = instruction.opcode
    if isinstance(instruction, CallBase):
        what = f"{what} {instruction.callee.ref}"
    return what if instruction.type is VOID else f"{instruction.ref} = {what}"


def active_values(function: Function, library: Library) -> set[Value]:
    """Return pointers, and what depends on them and the floats that come in, by types alone."""
    pointers = [each for each in function.instructions() if isinstance(each.type, PointerType)]
    pending: list[Value] = [*filter(_may_carry, function.arguments), *pointers]
    found = set(pending)
    while pending:
        for user in pending.pop().users:
            if user not in found and _passes_on(user, library):
                found.add(user)
                pending.append(user)
    return found


def _passes_on(user: Value, library: Library) -> bool:
    if isinstance(user, Compare) or not _may_carry(user):
        return False
    if isinstance(user, CallBase):
        rule = library.callee(user.callee.ref[1:])
        return rule is None or rule.kind is not RuleKind.INACTIVE
    return True


def _may_carry(value: Value) -> bool:
    return isinstance(scalar_of(value.type), (FloatType, PointerType, StructType))
