"""The forward sweep of reverse mode: the primal's code, with shadow pointers computed beside it.

No tangents: what numbers need is done on the way back. What is given back to the heap is kept
until then, and so is whatever lived on the stack of a function that has returned by that time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I8, I64
from enzyme_cc.transform.reverse.values.writer import ReverseWriter
from enzyme_cc.transform.runtime_calls.helpers import fill_zero
from enzyme_cc.transform.runtime_calls.tape_helpers import HEAP_ALIGNMENT

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.transform.abi.lanes import Lanes
    from enzyme_cc.transform.emit.registry import Registry
    from enzyme_cc.transform.reverse.values.called import Called
    from enzyme_cc.transform.reverse.values.writer import Pairs


class AugmentedWriter(ReverseWriter):
    """The forward sweep of one function in one context."""

    def __init__(
        self, registry: Registry, pairs: Pairs, scene: Scene, function: Function, signature: Lanes
    ) -> None:
        distinct = signature.wanted.distinct
        # What is called from here is promised that anew: its parameters are others.
        signature = signature._replace(wanted=signature.wanted._replace(distinct=()))
        super().__init__(registry, pairs, scene.context, function, signature)  # type: ignore[arg-type]
        self.scene = scene
        self.constants = pairs.shadows
        self.lanes = signature
        #: Blocks to be given back when everything is done.
        self.pending: Value | None = None
        #: What calls of augmented functions keep.
        self.tapes: dict[Value, Value] = {}
        #: What calls have stored behind arguments, by call and number of the argument.
        self.stored: dict[tuple[Value, int], Value] = {}
        #: Which calls are reversed by calling what.
        self.called: dict[Value, Called] = {}
        #: Variables that gradients of the user's may read when the function has returned.
        self.read_again = pairs.read_again.variables(scene)
        parameters = scene.context.function.arguments
        self._owned.update(parameters[index] for index in distinct)

    def is_active(self, value: Value) -> bool:
        """Return whether a value has shadows."""
        return self.scene.has_shadow(value)

    def postpone(
        self, block: Value, deallocator: Function, extra: tuple[Value, ...] = (), index: int = 0
    ) -> None:
        """Give memory back when everything is done."""
        assert self.pending is not None
        self.unit.helpers.postpone(self.builder, self.pending, block, deallocator, extra, index)

    def kept_memory(self, size: Value, alignment: int) -> Value:
        """Return memory that is there until everything is done."""
        helpers, builder = self.unit.helpers, self.builder
        more = alignment - 1 if alignment > HEAP_ALIGNMENT else 0
        made = helpers.frame(builder, builder.add(size, int_constant(I64, more)))
        assert self.pending is not None
        helpers.postpone_release(builder, self.pending, made)
        if not more:
            return made
        address = builder.ptrtoint(made, I64)
        above = builder.add(address, int_constant(I64, more))
        rounded = builder.and_(above, int_constant(I64, -alignment))
        return builder.gep(I8, made, [builder.sub(rounded, address)])

    def zeroed(self, size: Value, alignment: int) -> Value:
        """Return the same, with nothing but zeros in it."""
        made = self.kept_memory(size, alignment)
        fill_zero(self.builder, self.unit.module, made, size)
        return made
