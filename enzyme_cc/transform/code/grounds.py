"""Ask of something, and of all that it rests on, whether it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

_T = TypeVar("_T", bound="Hashable")


def holds(what: _T, grounds: Callable[[_T], Iterable[_T] | None]) -> bool:
    """Return whether all has grounds that `what` rests on; None of one of them is a no.

    What rests on itself holds, if all else does.
    """
    pending, seen = [what], set[_T]()
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        found = grounds(each)
        if found is None:
            return False
        pending += found
    return True
