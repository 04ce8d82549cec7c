"""Functions with `...`: those that only report what they are given need no derivative."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import DebugRecord, Instruction
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.requests.reaching_stores import is_silent_call
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.activity.analysis import Context
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import User, Value
    from enzyme_cc.transform.program.roots import Program


def only_reports(program: Program, context: Context) -> bool:
    """Return whether a variadic function has nothing active, whatever is behind its `...`."""
    function = context.function
    if context.result or any(map(context.is_active, function.arguments)):
        return False
    for instruction in function.instructions():
        if context.is_active(instruction):
            return False
        if isinstance(instruction, CallBase) and context.is_active_call(instruction):
            return False
    return all(_is_report(program, each) for each in _uses_of_lists(function))


def _uses_of_lists(function: Function) -> Iterator[User]:
    """Yield everything that uses the memory in which the further arguments are listed."""
    objects = Objects()
    lists: set[Value] = set()
    for instruction in function.instructions():
        callee = callee_of(instruction) if isinstance(instruction, CallBase) else None
        if callee is not None and callee.name.startswith("llvm.va_start"):
            assert isinstance(instruction, CallBase)
            lists |= objects.roots(instruction.arguments[0])
    pending = list(lists)
    while pending:
        for user in pending.pop().users:
            if isinstance(user, Instruction) and user.opcode in _STEPS:
                pending.append(user)
            else:
                yield user


_STEPS = frozenset(("addrspacecast", "bitcast", "getelementptr"))


def _is_report(program: Program, user: User) -> bool:
    """Return whether a use of the list hands it to what carries no derivative."""
    if isinstance(user, (DebugRecord, MetadataOperand)) or is_silent_call(user):
        return True
    callee = callee_of(user) if isinstance(user, CallBase) else None
    if callee is None:
        return False
    if callee.name.startswith("llvm.va_"):
        return True
    rule = program.rule(callee) if callee.is_declaration else None
    return rule is not None and rule.kind is Kind.INACTIVE
