"""The tape that a user holds between `__enzyme_augmentfwd` and `__enzyme_reverse`: what is in it.

First what is freed later, where the functions put anything there; then the copies of shadows that
were passed by value; then what the augmented function returns for its reverse. On the heap a mark
stands before all that, which says whose tape this is: the address of a constant that all units
share, named after everything that decides what is in the tape.
"""

from __future__ import annotations

import hashlib
import re
from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I8, POINTER, struct_type
from enzyme_cc.transform.code.derivative_attributes import copied_type
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Argument, Function
    from enzyme_cc.ir.types import StructType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.values.pair import Pair


#: Of the digest in the name of a mark.
_DIGITS = 16
_NUMBER = re.compile(r"\.\d+\Z")


class TapeLayout:
    """The layout of the tape of one pair."""

    def __init__(self, pair: Pair, primal: Function, layout: DataLayout, name: str) -> None:
        self.pair = pair
        self.layout = layout
        #: As its source calls it: a static one of each file is numbered where files are linked.
        self.name = _NUMBER.sub("", name)
        #: The parameters that come as copies with shadows.
        self.copied = [
            each.index
            for each, carried in zip(primal.arguments, pair.lanes.parameters, strict=True)
            if carried.pointers and copied_type(each) is not None
        ]

    @cached_property
    def has_pending(self) -> bool:
        """Return whether anything is freed later."""
        return bool(self.copied) or _is_used(self.pair.augmented, set())

    @cached_property
    def kind(self) -> StructType:
        """Return all of it, in order; in user storage this is all there is."""
        return struct_type(tuple(self._types()))

    def _types(self) -> Iterator[Type]:
        if self.has_pending:
            yield pending_type()
        yield from [POINTER] * (len(self.copied) * self.pair.lanes.width)
        if self.pair.tape is not None:
            yield self.pair.tape

    @property
    def size(self) -> int:
        """Return the bytes of it; 0 for nothing."""
        return self.layout.alloc_size(self.kind) if self.kind.fields else 0

    @cached_property
    def on_heap(self) -> StructType:
        """Return the same behind the word that says whose it is."""
        return struct_type((POINTER, self.kind))

    @cached_property
    def mark(self) -> Value:
        """Return the mark of a tape: it differs by function and by the way that one is called."""
        lanes = self.pair.lanes
        wanted = lanes.wanted._replace(unneeded=())
        said = (
            self.name,
            self.pair.kept,
            lanes.kind,
            lanes.parameters,
            lanes.result,
            wanted,
            self.kind,
        )
        digest = hashlib.sha256(repr(tuple(map(str, said))).encode()).hexdigest()
        module = module_of(self.pair.augmented)
        name = f"enzyme_cc.tape.{digest[:_DIGITS]}"
        found = module.symbol("@" + name)
        if found is None:
            words = "linkonce_odr constant"
            found = new_global(module, name, I8, int_constant(I8, 0), words=words)
        return found

    # -- places --------------------------------------------------------------------------------

    def pending(self, builder: Builder, place: Value) -> Value:
        """Return where the lists are of what is done later."""
        return builder.struct_gep(self.kind, place, 0)

    def copy(self, builder: Builder, place: Value, argument: Argument, lane: int) -> Value:
        """Return where the address of the copy of a shadow is."""
        at = self.copied.index(argument.index) * self.pair.lanes.width + lane
        return builder.struct_gep(self.kind, place, self.has_pending + at)

    def kept(self, builder: Builder, place: Value) -> Value:
        """Return where that is which the augmented function returns."""
        return builder.struct_gep(self.kind, place, len(self.kind.fields or ()) - 1)


def _is_used(function: Function, seen: set[Function]) -> bool:
    """Return whether a function, or what it passes its last argument to, fills the lists."""
    if function in seen:
        return False
    seen.add(function)
    pending = function.arguments[-1]
    for user in pending.users:
        callee = callee_of(user) if isinstance(user, CallBase) else None
        if callee is None or callee.is_declaration or not callee.arguments:
            return True
        assert isinstance(user, CallBase)
        if user.arguments[-1] is not pending or user.arguments.count(pending) > 1:
            return True
        if _is_used(callee, seen):
            return True
    return False
