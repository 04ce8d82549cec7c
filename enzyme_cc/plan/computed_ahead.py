"""Results of functions such as `exp` that the forward sweep needs anyway, for what it keeps.

Of a sum of them that is kept each has been computed: to keep it as well saves calling it once more.
That is done only where each round reads a number of its own, so that the tape is not larger than
the data are: a loop over nothing but its counter keeps nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.loops.natural_loops import around
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Binary, Cast, GetElementPointer, Load
from enzyme_cc.plan.quantities import What

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.plan.quantities import Key

#: What addresses are made of.
_STEPS = (Binary, Cast, GetElementPointer)


class ComputedAhead:
    """Quantities that the forward sweep of a function computes for others that it keeps."""

    def __init__(self, scene: Scene, kept: Iterable[Key]) -> None:
        self._scene = scene
        self._kept = tuple(kept)
        self._reading: dict[Loop, bool] = {}

    def has(self, key: Key) -> bool:
        """Return whether a quantity is computed anyway, in rounds that read their own numbers."""
        is_value = key.loop is not None and key.quantity.what is What.PRIMAL
        if not is_value or not self._scene.has_heap:
            return False
        assert key.loop is not None
        return key.quantity.of in self._values and self._reads_its_own(key.loop)

    @cached_property
    def _values(self) -> set[Value]:
        pending = [key.quantity.of for key in self._kept if key.quantity.what is What.PRIMAL]
        found = set(pending)
        while pending:
            line = pending.pop()
            for each in line.operands if isinstance(line, Instruction) else ():
                if each not in found:
                    found.add(each)
                    pending.append(each)
        return found

    def _reads_its_own(self, loop: Loop) -> bool:
        if loop not in self._reading:
            all_ = {*around(loop)}
            loads = (line for block in loop.blocks for line in block if isinstance(line, Load))
            self._reading[loop] = any(all_ <= {*self._loops_of(each.pointer)} for each in loads)
        return self._reading[loop]

    def _loops_of(self, pointer: Value) -> Iterator[Loop]:
        """Yield the loops that an address moves on in."""
        pending, seen = [pointer], {pointer}
        while pending:
            each = pending.pop()
            known = self._scene.inductions.get(each) if isinstance(each, Phi) else None
            if known is not None:
                yield known[1]
            more = [known[0].start] if known is not None else []
            if isinstance(each, _STEPS):
                more = each.operands
            pending += [one for one in more if one not in seen]
            seen.update(more)
