"""Find the stores to a stack variable that reach some place, without any analysis.

Front ends keep everything in stack variables, so markers and functions must be found there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import DebugRecord, Function, Line
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CallBase,
    CompareExchange,
    Load,
    Store,
    Terminator,
    VaArg,
)

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_WRITERS = (AtomicUpdate, CallBase, CompareExchange, Store, VaArg)
_SILENT_CALLS = ("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.donothing")


def values_before(line: Line, variable: Alloca, type_: Type) -> tuple[Value, ...]:
    """Return what may have been stored in the variable last; nothing if that cannot be told."""
    return _Search(variable, type_).before(line)


def predecessors(block: Block) -> list[Block]:
    """Return the blocks that control comes from, once each."""
    ends = [user.block for user in block.users if isinstance(user, Terminator)]
    return list(dict.fromkeys(each for each in ends if each is not None))


class _UnknownError(Exception):
    """The content of a variable cannot be told."""


class _Search:
    def __init__(self, variable: Alloca, type_: Type) -> None:
        self.variable = variable
        self.type = type_
        self.escapes = any(not _only_accesses(user, variable) for user in variable.users)
        self.found: list[Value] = []

    def before(self, line: Line) -> tuple[Value, ...]:
        try:
            self._collect(line)
        except _UnknownError:
            return ()
        return tuple(dict.fromkeys(self.found))

    def _collect(self, line: Line) -> None:
        pending = [(line.block, line.previous)]
        seen = set()
        while pending:
            block, last = pending.pop()
            if self._scan(last):
                continue
            before = predecessors(block) if block else []
            if not before:
                raise _UnknownError
            fresh = [each for each in before if each not in seen]
            seen.update(fresh)
            pending += [(each, each.last) for each in fresh]

    def _scan(self, line: Line | None) -> bool:
        """Look from there upwards through the block: whether a store was found."""
        while line is not None:
            if line is self.variable:
                raise _UnknownError  # nothing has been stored yet
            if isinstance(line, Store) and line.pointer is self.variable:
                self._take(line.value)
                return True
            if self.escapes and may_write(line) and not _fills_another(line):
                raise _UnknownError
            line = line.previous
        return False

    def _take(self, value: Value) -> None:
        if value.type is not self.type:
            raise _UnknownError
        self.found.append(value)


def _fills_another(line: Line) -> bool:
    """Return whether it stores to a local variable of its own, not the one looked for."""
    return isinstance(line, Store) and isinstance(line.pointer, Alloca)


def may_write(line: Line) -> bool:
    """Return whether it may change memory that others can see."""
    return isinstance(line, _WRITERS) and not is_silent_call(line)


def is_silent_call(line: object) -> bool:
    """Return whether it is a call that only notes something."""
    if not isinstance(line, CallBase):
        return False
    callee = line.callee
    return isinstance(callee, Function) and callee.name.startswith(_SILENT_CALLS)


def _only_accesses(user: object, variable: Alloca) -> bool:
    """Return whether this use leaves the variable's address where it is."""
    if isinstance(user, Store):
        return user.value is not variable
    # LLVM before 19 wraps what debug calls mention in metadata.
    return isinstance(user, (DebugRecord, Load, MetadataOperand)) or is_silent_call(user)
