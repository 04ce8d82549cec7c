"""Decide whether an address escapes, by its uses and those of steps from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_steps import behind
from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import DebugRecord, Instruction
from enzyme_cc.ir.instructions import AtomicUpdate, CallBase, Compare, CompareExchange, Load, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.values import User, Value


class Escapes:
    """Answers for one module, remembered; calls are somebody else's to judge."""

    def __init__(self, keeps: Callable[[CallBase, int], bool]) -> None:
        #: Whether a call may leave a copy of an argument somewhere, or return it.
        self._keeps = keeps
        self._known: dict[Value, bool] = {}

    def escapes(self, root: Value) -> bool:
        """Return whether an address escapes: is known beyond the instructions it is seen in."""
        found = self._known.get(root)
        if found is None:
            found = self._known[root] = self.find(root)
        return found

    def find(self, root: Value) -> bool:
        """Return the same, not remembered: for when calls are not all judged yet."""
        return any(self._gives_away(user, value, root) for user, value in _uses_of(root))

    def _gives_away(self, user: User, value: Value, root: Value) -> bool:
        check = _CHECKS.get(user.__class__)
        if check is not None:
            return check(user, value)
        if isinstance(user, CallBase):
            return self._call_keeps(user, value)
        if isinstance(user, Instruction):
            return not _is_number_only(user, root)
        # Metadata names it for debuggers; other constants are stored where it can be found.
        return not isinstance(user, MetadataOperand)

    def _call_keeps(self, call: CallBase, value: Value) -> bool:
        for index, operand in enumerate(call.operands[: len(call.argument_attributes)]):
            if operand is value and self._keeps(call, index):
                return True
        return any(value is each for _, values in call.bundle_operands for each in values)


def _uses_of(root: Value) -> Iterator[tuple[User, Value]]:
    """Yield every use of a pointer, or of a step from it, with the operand it is used as."""
    pending = [root]
    seen = {root}
    while pending:
        value = pending.pop()
        for user in value.users:
            steps = behind(user)
            if steps is not None and value in steps:
                if user not in seen:
                    seen.add(user)
                    pending.append(user)
                if not isinstance(user, CallBase):
                    continue
                # What hands a pointer back may keep it as well.
                if user.callee.ref.startswith("@llvm."):
                    continue
            yield user, value


def _is_number_only(user: Instruction, root: Value) -> bool:
    """Return whether an address becomes a number that nothing can be found by."""
    name = user.row.name
    if name == "ptrtoaddr":
        return True
    return name == "ptrtoint" and all(_is_harmless(each, root) for each in user.users)


def _is_harmless(user: User, root: Value) -> bool:
    """Return whether a use is a comparison, or the distance to something in the same memory."""
    if isinstance(user, (Compare, DebugRecord)):
        return True
    if not isinstance(user, Instruction) or user.row.name != "sub":
        return False
    return all(_is_address_in(each, root) for each in user.operands)


def _is_address_in(value: Value, root: Value) -> bool:
    if not (isinstance(value, Instruction) and value.row.name == "ptrtoint"):
        return False
    pending = [value.operands[0]]
    seen = set()
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        steps = behind(each)
        if steps is None and each is not root:
            return False
        pending += steps or ()
    return True


def _never(_user: User, _value: Value) -> bool:
    return False


def _stores_it(user: User, value: Value) -> bool:
    return user.operands[0] is value


def _combines_it(user: User, value: Value) -> bool:
    return any(value is each for each in user.operands[1:])


#: Whether a user gives away a pointer that it uses; others are looked at closer.
_CHECKS: dict[type[User], Callable[[User, Value], bool]] = {
    Load: _never,
    Compare: _never,
    DebugRecord: _never,
    Store: _stores_it,
    AtomicUpdate: _combines_it,
    CompareExchange: _combines_it,
}
