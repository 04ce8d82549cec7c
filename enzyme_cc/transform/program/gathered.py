"""Tell how the threads of a block of a device come to a function whose gradient they ask for."""

from __future__ import annotations

from typing import NamedTuple


class Gathered(NamedTuple):
    """The way of all threads of a block through one function, and what they have in common."""

    #: Why they are not known to come to its end together; nothing where they are.
    why_not: str
    #: The parameters that are the same for all of them, and whose shadows are.
    alike: frozenset[int] = frozenset()
