"""Verify def-use lists: every use noted by its user, and no other use."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import Composite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.values import User, Value


class Uses:
    """The uses seen so far, by the value used."""

    def __init__(self) -> None:
        self._seen: dict[Value, list[User]] = {}
        #: The constants met on the way that keep uses themselves.
        self.composites: dict[Composite, None] = {}

    def note(self, user: User) -> None:
        """Note what a line or a global uses, and what the constants in it use."""
        pending = [user]
        while pending:
            user = pending.pop()
            for operand in user.operands:
                if getattr(operand, "uses", None) is None:
                    continue  # plain data, or nothing that may be an operand at all
                users = self._seen.get(operand)
                if users is None:
                    self._seen[operand] = [user]
                else:
                    users.append(user)
                if isinstance(operand, Composite) and operand not in self.composites:
                    self.composites[operand] = None
                    pending.append(operand)

    def faults(self, value: Value, *, forget: bool = False) -> Iterator[str]:
        """Yield where what a value says of its users differs from what was seen."""
        seen = self._seen.pop(value, []) if forget else self._seen.get(value, [])
        said = value.uses
        if said != seen and said is not None:
            yield from _differences(value, Counter(said), Counter(seen))


def _differences(value: Value, said: Counter[User], seen: Counter[User]) -> Iterator[str]:
    for user, count in seen.items():
        if said[user] != count:
            yield f"{value.ref} knows of {said[user]} uses by {user!r}, and there are {count}"
    for user, count in said.items():
        if user not in seen and not _is_far(value, user, count):
            yield f"{value.ref} is said to be used by {user!r}, which does not use it here"


def _is_far(value: Value, user: User, count: int) -> bool:
    """Return a use by a constant that is used elsewhere, or by nobody any more."""
    if not isinstance(user, Composite):
        return False
    return sum(operand is value for operand in user.operands) == count
