"""Find the objects that pointers point into, and which of them cannot alias.

A root is a value that a pointer may be an offset from and that is no step from another.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.pointer_steps import behind
from enzyme_cc.analysis.memory.attributes import pointed_of
from enzyme_cc.ir.constants import Data
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, CallBase

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.values import Value


class Kind(Enum):
    """The kind of a root, as far as it matters to who else may point there."""

    #: Memory made here, or promised to be used by nobody else, whose address nobody else knows.
    PRIVATE = "private"
    #: The same with an address that others may know.
    SHARED = "shared"
    #: A variable whose address is nowhere but in the instructions that use it.
    HIDDEN = "hidden"
    GLOBAL = "global"
    #: A variable that is never written.
    CONSTANT = "constant"
    ARGUMENT = "argument"
    #: What comes from memory, calls, integers.
    UNKNOWN = "unknown"

    # The same object every time: quicker than by value.
    __hash__ = object.__hash__


#: The kinds of other roots that a root of a kind may be the same memory as.
OTHERS: dict[Kind, tuple[Kind, ...]] = {
    Kind.PRIVATE: (),
    Kind.SHARED: (Kind.UNKNOWN,),
    Kind.HIDDEN: (),
    Kind.GLOBAL: (Kind.ARGUMENT, Kind.UNKNOWN),
    Kind.CONSTANT: (),
    Kind.ARGUMENT: (Kind.ARGUMENT, Kind.UNKNOWN, Kind.GLOBAL),
    Kind.UNKNOWN: (Kind.UNKNOWN, Kind.ARGUMENT, Kind.GLOBAL, Kind.SHARED),
}


class Roots:
    """The roots of the pointers of one function; answers are remembered."""

    def __init__(
        self, is_fresh: Callable[[CallBase], bool], escapes: Callable[[Value], bool]
    ) -> None:
        #: Whether a call's result is memory of its own.
        self._is_fresh = is_fresh
        #: Whether anybody may know the address of such memory, or of a variable.
        self._escapes = escapes
        self._roots: dict[Value, tuple[Value, ...]] = {}
        self._kinds: dict[Value, Kind] = {}

    def of(self, pointer: Value) -> tuple[Value, ...]:
        """Return every value a pointer may be an offset from; null is none, unless it is all."""
        found = self._roots.get(pointer)
        if found is None:
            found = self._roots[pointer] = leaves(pointer) or (pointer,)
        return found

    def kind(self, root: Value) -> Kind:
        """Return what a root is."""
        found = self._kinds.get(root)
        if found is None:
            found = self._kinds[root] = self._kind(root)
        return found

    def _kind(self, root: Value) -> Kind:
        if isinstance(root, GlobalVariable):
            if root.is_constant:
                return Kind.CONSTANT
            hidden = root.is_local and not self._escapes(root)
            return Kind.HIDDEN if hidden else Kind.GLOBAL
        if isinstance(root, Function):
            return Kind.CONSTANT
        if self.is_own(root):
            return Kind.SHARED if self._escapes(root) else Kind.PRIVATE
        return Kind.ARGUMENT if isinstance(root, Argument) else Kind.UNKNOWN

    def is_own(self, root: Value) -> bool:
        """Return whether it is memory made here, or used by nobody else while the function runs."""
        if isinstance(root, Argument):
            promised = pointed_of(root.attributes)
            return promised.copied or promised.noalias
        return self.is_made_here(root)

    def is_made_here(self, root: Value) -> bool:
        """Return whether it is memory that did not exist before the root was computed."""
        return isinstance(root, Alloca) or (isinstance(root, CallBase) and self._is_fresh(root))

    def may_be_same(self, first: Value, second: Value) -> bool:
        """Return whether two roots may be in the same memory."""
        return first is second or self.kind(second) in OTHERS[self.kind(first)]

    def outlives(self, root: Value) -> bool:
        """Return whether others may change the memory after the function has returned."""
        if isinstance(root, Alloca):
            return False
        if isinstance(root, Argument):
            return not pointed_of(root.attributes).copied
        return self.kind(root) not in (Kind.PRIVATE, Kind.CONSTANT)


def leaves(pointer: Value) -> tuple[Value, ...]:
    """Return the values behind a pointer that are no steps from another."""
    pending = [pointer]
    seen = set()
    found: dict[Value, None] = {}
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        steps = behind(value)
        if steps is not None:
            pending += reversed(steps)
        elif not isinstance(value, Data):
            found[value] = None
    return tuple(found)
