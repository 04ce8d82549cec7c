"""The summary of what one function does to memory that its callers see."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.metadata import MAX_TYPES

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Argument
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.metadata.tbaa import AccessTag


class Wild(Enum):
    """Memory that no value stands for."""

    #: What pointers from memory, calls or integers may point to.
    ELSEWHERE = "memory behind unknown pointers"
    #: What code that is not seen may touch: that, and every variable.
    CODE = "anything"
    #: What the pointers point to that a call is given: stands in no answer.
    ARGUMENTS = "arguments"
    ERRNO = "errno"
    #: Where C's library keeps a sign, an integer that programs declare.
    SIGN = "a sign"
    #: What the program itself cannot see.
    OUTSIDE = "the outside"
    #: What an alloca has made that is not in the entry block.
    STACK = "the stack"

    __hash__ = object.__hash__


if TYPE_CHECKING:
    Place = Argument | GlobalVariable | Wild
    #: The types of accesses there; None for any.
    Types = frozenset[AccessTag] | None


class Summary:
    """The effects a call of a function may have, in terms of its arguments and of variables."""

    __slots__ = ("ends", "reads", "writes")

    def __init__(self) -> None:
        self.reads: dict[Place, Types] = {}
        self.writes: dict[Place, Types] = {}
        #: What may be given back.
        self.ends: dict[Place, None] = {}

    @property
    def size(self) -> tuple[int, int, int]:
        """Return a size that grows with everything that is added."""
        return _size(self.reads), _size(self.writes), len(self.ends)


def _size(found: dict[Place, Types]) -> int:
    return sum(MAX_TYPES + 2 if types is None else len(types) + 1 for types in found.values())
