"""The blocks that a function resizes: how new ones are made, measured and given back.

Those of malloc are measured by the heap, which has rounded up. Of others the call says how large
the old one is, and which functions make and free them the rules say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import null
from enzyme_cc.ir.types import POINTER, VOID, function_type
from enzyme_cc.rules.library import sibling
from enzyme_cc.transform.emit.arguments import named_arguments
from enzyme_cc.transform.runtime_calls.helper_base import fill_zero

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.runtime_calls.helpers import Helpers
_NO_MEMORY = "out of memory for a shadow"


class Family:
    """The functions that belong to one that resizes, and is told how large the block was."""

    def __init__(self, module: Module, library: Library, call: CallBase, rule: Rule) -> None:
        said, callee = rule.allocation, callee_of(call)
        assert said is not None
        assert said.made_by is not None
        assert said.old_size is not None
        assert said.resizes is not None
        assert callee is not None
        self.old_size, self._size, self._block = said.old_size, said.size[0], said.resizes
        self._making, self._freeing = (
            [each.name for each in library.callees[name].arguments]
            for name in (said.made_by, said.freed_by)
        )
        named = named_arguments(call, rule)
        #: The arguments of the call that it takes beside the block and the new size.
        self.names = tuple(name for name in named if name not in (self._block, self._size))

        def function(name: str, result: Type, wanted: Sequence[str]) -> Function:
            kind = function_type(result, tuple(named[each].type for each in wanted))
            return declare(module, sibling(callee.name, name), kind)

        self.maker = function(said.made_by, POINTER, self._making)
        self.releases = function(said.freed_by, VOID, self._freeing)

    def made(self, builder: Builder, size: Value, given: Mapping[str, Value]) -> Value:
        """Return a new block, or null."""
        values = {**given, self._size: size}
        return builder.call(self.maker, [values[name] for name in self._making])

    def freeing(self, block: Value, given: Mapping[str, Value]) -> list[Value]:
        """Return what the block that was there before is freed with."""
        values: dict[str, Value] = {**given, self._size: given[self.old_size], self._block: block}
        return [values[name] for name in self._freeing]


class Heap:
    """Blocks of malloc, for shadows."""

    names: tuple[str, ...] = ()
    #: What tells helpers for blocks of one kind from those for others.
    key: object = None

    def __init__(self, helpers: Helpers) -> None:
        self.helpers = helpers

    def made(self, builder: Builder, size: Value, _given: Mapping[str, Value]) -> Value:
        """Return a new block with zeros in it; the program stops where there is no memory."""
        block = self.helpers.allocated(builder, size)
        fill_zero(builder, self.helpers.module, block, self.helpers.usable_size(builder, block))
        return block

    def another(
        self,
        _builder: Builder,
        _size: Value,
        _given: Mapping[str, Value],
        resize_none: Callable[[], Value],
    ) -> Value:
        """Return a new block of the program's, or null; `resize_none` is realloc of null."""
        return resize_none()

    def held(self, builder: Builder, block: Value, _given: Mapping[str, Value]) -> Value:
        """Return how many bytes are in the block that was there before."""
        return self.helpers.usable_size(builder, block)

    def postpone_free(
        self, builder: Builder, pending: Value, block: Value, _given: Mapping[str, Value]
    ) -> None:
        """Free that block when everything is done."""
        self.helpers.postpone_free(builder, pending, block)


class Sized(Heap):
    """Blocks of an allocator that is told how large each is, for shadows."""

    def __init__(self, helpers: Helpers, family: Family) -> None:
        super().__init__(helpers)
        self.family = family
        self.names = family.names
        self.key = family.maker

    def made(self, builder: Builder, size: Value, given: Mapping[str, Value]) -> Value:
        """Return a new block with zeros in it; the program stops where there is no memory."""
        block = self.family.made(builder, size, given)
        self.helpers.stop_if(builder, builder.icmp("eq", block, null()), _NO_MEMORY)
        fill_zero(builder, self.helpers.module, block, size)
        return block

    def another(
        self,
        builder: Builder,
        size: Value,
        given: Mapping[str, Value],
        _resize_none: Callable[[], Value],
    ) -> Value:
        """Return a new block of the program's, or null."""
        return self.family.made(builder, size, given)

    def held(self, _builder: Builder, _block: Value, given: Mapping[str, Value]) -> Value:
        """Return how many bytes are in the block that was there before."""
        return given[self.family.old_size]

    def postpone_free(
        self, builder: Builder, pending: Value, block: Value, given: Mapping[str, Value]
    ) -> None:
        """Free that block when everything is done."""
        arguments = self.family.freeing(block, given)
        index = arguments.index(block)
        others = (*arguments[:index], *arguments[index + 1 :])
        self.helpers.postpone(builder, pending, block, self.family.releases, others, index)


def blocks_of(helpers: Helpers, library: Library, call: CallBase, rule: Rule) -> Heap:
    """Return the blocks that a call resizes."""
    if rule.allocation is None or rule.allocation.made_by is None:
        return Heap(helpers)
    return Sized(helpers, Family(helpers.module, library, call, rule))
