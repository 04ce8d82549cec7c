"""Defer additions to shadows to the end of a round, so that LLVM can vectorise the loop.

A loop that hands numbers on from round to round, as the reverse of a stencil does, is vectorized by
LLVM only where all that uses what was handed on stands behind what is handed on next. Whatever else
looks at shadows comes after what waits. Where a loop works in place, the next round waits for what
this one adds: nothing is gained, and that comes as early as it can.
"""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.instructions import CallBase, Invoke, Store
from enzyme_cc.transform.code.pointer_steps import base_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block, Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.protocols import Sweep

#: No more than so many wait: registers are few.
_MANY = 12
#: What else looks at memory, or may.
_LOOKS = frozenset(("atomicrmw", "cmpxchg", "fence", "store"))


class _Addition(NamedTuple):
    """An addition, unless a condition holds; and the line of the program it is for."""

    condition: Value | None
    action: Callable[[], None]
    metadata: str


class Waiting:
    """The additions that wait in the block that is being reversed."""

    def __init__(self, back: Sweep) -> None:
        self.back = back
        self._here: list[_Addition] = []
        #: What was handed on to the reverse of a block.
        self._handed_on: dict[Block, list[_Addition]] = {}
        self._stored: dict[Loop, frozenset[Value]] = {}

    def add(self, pointer: Value, condition: Value | None, action: Callable[[], None]) -> None:
        """Do something behind a shadow before others look there, unless a condition holds."""
        self._here.append(_Addition(condition, action, self.back.builder.metadata))
        loop = self.back.loop
        if loop is None or len(self._here) >= _MANY or base_of(pointer) in self._stored_in(loop):
            self.settle()

    def _stored_in(self, loop: Loop) -> frozenset[Value]:
        """Return where a loop stores."""
        found = self._stored.get(loop)
        if found is None:
            lines = (line for block in loop.blocks for line in block)
            stores = (base_of(line.pointer) for line in lines if isinstance(line, Store))
            found = self._stored[loop] = frozenset(stores)
        return found

    def before(self, instruction: Instruction) -> None:
        """Write what waits before the reverse of an instruction, if that looks at shadows."""
        if isinstance(instruction, CallBase):
            if not self.back.scene.is_computed(instruction):
                self.settle()
        elif instruction.opcode in _LOOKS:
            self.settle()

    def settle(self) -> None:
        """Do all that waits."""
        waiting, self._here = self._here, []
        here = self.back.builder.metadata
        for condition, group in groupby(waiting, lambda each: each.condition):
            self.back.unless(condition, partial(self._do, list(group)))
        self.back.builder.metadata = here

    def _do(self, additions: Iterable[_Addition]) -> None:
        for each in additions:
            self.back.builder.metadata = each.metadata
            each.action()

    # -- from block to block -------------------------------------------------------------------

    def begin(self, block: Block) -> None:
        """Begin the reverse of a block, with what was handed on to it."""
        assert not self._here
        self._here = self._handed_on.pop(block, [])

    def leave(self, block: Block, source: Block) -> None:
        """Hand what waits on to the reverse of a source that leads only here, else write it."""
        scene = self.back.scene
        followers = {each for each in source.successors if each in scene.returning}
        if followers == {block} and not isinstance(source.terminator, Invoke):
            self._handed_on[source], self._here = self._here, []
        else:
            self.settle()
