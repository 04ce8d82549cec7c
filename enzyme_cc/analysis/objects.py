"""Where pointers come from: allocations, arguments, loads; and who else may know of them.

Flow-insensitive and within one function. Nothing is assumed of pointers that come out of memory,
calls or integers but what `escapes` excludes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import ConstantExpression, Data
from enzyme_cc.ir.function import Alias
from enzyme_cc.ir.instructions import (
    Alloca,
    CallBase,
    Cast,
    Compare,
    GetElementPointer,
    Load,
    Phi,
    Select,
    Store,
    Unary,
)
from enzyme_cc.ir.line import DebugRecord, Instruction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.values import User, Value


class Objects:
    """What is known of the pointers of one function; answers are remembered."""

    def __init__(self) -> None:
        self._roots: dict[Value, frozenset[Value]] = {}
        self._escapes: dict[Value, bool] = {}

    def roots(self, pointer: Value) -> frozenset[Value]:
        """Every value that a pointer may be an offset from.

        An alloca, an argument, a global, a load, a call, an inttoptr; null and undef are left out,
        since nothing lies there.
        """
        found = self._roots.get(pointer)
        if found is None:
            found = self._roots[pointer] = frozenset(_leaves(pointer))
        return found

    def escapes(self, root: Value) -> bool:
        """Whether memory made here (an alloca, a call's result) may be known to anybody else."""
        found = self._escapes.get(root)
        if found is None:
            found = self._escapes[root] = any(map(_gives_away, _uses_of(root)))
        return found

    def is_private(self, pointer: Value) -> bool:
        """Whether all that a pointer may point to is stack memory that nobody else knows."""
        roots = self.roots(pointer)
        return bool(roots) and all(
            isinstance(root, Alloca) and not self.escapes(root) for root in roots
        )


def _leaves(pointer: Value) -> Iterator[Value]:
    """The values behind a pointer that are no steps from another."""
    pending = [pointer]
    seen = set()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        behind = _behind(value)
        if behind is not None:
            pending += behind
        elif not isinstance(value, Data):
            yield value


def _behind(value: Value) -> list[Value] | None:
    """What a value is a step from, or one of; None where it is an origin."""
    step = _STEPS.get(value.__class__)
    return step(value) if step is not None else None


def _base(value: User) -> list[Value] | None:
    """The pointer that this is the same as, or lies beside."""
    return value.operands[:1] if value.opcode in _BASED else None  # type: ignore[attr-defined]


_BASED = frozenset(("bitcast", "addrspacecast", "freeze", "getelementptr"))
_STEPS: dict[type[Value], Callable[..., list[Value] | None]] = {
    GetElementPointer: _base,
    Cast: _base,
    Unary: _base,
    ConstantExpression: _base,
    Alias: lambda value: value.operands,
    Phi: lambda value: value.operands[::2],
    Select: lambda value: value.operands[1:],
}


def _uses_of(root: Value) -> Iterator[tuple[User, Value]]:
    """Every use of a pointer, or of a step from it, with the operand it is used as."""
    pending = [root]
    seen = {root}
    while pending:
        value = pending.pop()
        for user in value.users:
            behind = _behind(user)
            if behind is not None and value in behind:
                if user not in seen:
                    seen.add(user)
                    pending.append(user)
            else:
                yield user, value


def _gives_away(use: tuple[User, Value]) -> bool:
    user, value = use
    if isinstance(user, (Load, Compare, DebugRecord)):
        return False
    if isinstance(user, Store):
        return user.value is value
    if isinstance(user, CallBase):
        return _call_keeps(user, value)
    # A comparison, a block address, metadata: nothing that could be followed.
    return isinstance(user, Instruction)


#: Names of intrinsics that remember no pointer they are given.
_FORGETFUL = ("@llvm.mem", "@llvm.lifetime.", "@llvm.dbg.", "@llvm.assume", "@llvm.invariant.")


def _call_keeps(call: CallBase, value: Value) -> bool:
    if call.callee.ref.startswith(_FORGETFUL):
        return False
    return any(
        argument is value and not _is_forgotten(words)
        for argument, words in zip(call.arguments, call.argument_attributes, strict=True)
    ) or any(value is each for _, values in call.bundle_operands for each in values)


def _is_forgotten(attributes: str) -> bool:
    return "nocapture" in attributes.split() or "captures(none)" in attributes
