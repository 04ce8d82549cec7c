"""Find the values that a function's reverse sweep demands, and in which loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.needs.analysis import Kind as Needed
from enzyme_cc.analysis.needs.analysis import Needs
from enzyme_cc.ir.function import Argument
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.plan.quantities import Quantity, came, primal, rounds, shadow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block, Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene

#: What is asked for, and the loop of the block in whose reverse it is.
Asked = tuple[Quantity, "Loop | None"]


def asked(
    scene: Scene,
    compared: Callable[[Value], Value | None],
    of_call: Callable[[CallBase], Iterable[Quantity] | None],
    told: Callable[[Instruction], Value | None],
    controls: Iterable[Callable[[Scene, Block], Iterable[Asked]]],
) -> Iterator[Asked]:
    """Yield everything that is asked for.

    `compared` names the pointer whose shadow is looked at to know whether it is the primal;
    `of_call` says what the reverse of a call of a derivative asks for, None of any other call;
    `told` names the pointer behind which the primal says what the shadow has;
    `controls` say what each sweep asks for to know its way.
    """
    reading = _Asking(scene, compared, of_call, told)
    for block in scene.nest.cfg.reverse_post_order:
        if block in scene.returning:
            for control in controls:
                yield from control(scene, block)
            loop = scene.nest.innermost(block)
            for instruction in block:
                for each in reading.instruction(instruction):
                    yield each, loop


def backwards(scene: Scene, block: Block) -> Iterator[Asked]:
    """Yield where control came from, and how often."""
    nest = scene.nest
    loop = nest.innermost(block)
    sources = scene.sources(block)
    if nest.headed_by(block) is None and len(sources) > 1:
        yield came(block), loop
    for source in sources:
        left = nest.innermost(source)
        while left is not None and block not in left:
            yield rounds(left), left.parent
            left = left.parent


class _Asking:
    def __init__(
        self,
        scene: Scene,
        compared: Callable[[Value], Value | None],
        of_call: Callable[[CallBase], Iterable[Quantity] | None],
        told: Callable[[Instruction], Value | None],
    ) -> None:
        self.scene = scene
        self.compared = compared
        self.of_call = of_call
        self.told = told
        self.needs = Needs(scene.library)

    def instruction(self, instruction: Instruction) -> Iterator[Quantity]:
        """Yield what the adjoint of an instruction uses."""
        scene = self.scene
        known = self.of_call(instruction) if isinstance(instruction, CallBase) else None
        if known is not None:
            yield from known
            return
        pointer = self.told(instruction)
        if pointer is not None and scene.is_active(pointer):
            yield primal(pointer)
            yield from self.address(pointer)
        for kind, value in self.needs.of(instruction, scene.is_active):
            if kind is Needed.VALUE:
                yield primal(value)
            elif kind in (Needed.SHADOW, Needed.STORED):
                yield from self.address(value)
            elif kind is Needed.CALL:
                yield primal(value)
                if scene.has_shadow(value):
                    yield shadow(value)

    def address(self, pointer: Value) -> Iterator[Quantity]:
        """Yield a shadow, and what says whether it is the primal."""
        yield shadow(pointer)
        origin = self.compared(pointer)
        if origin is not None and not isinstance(origin, Argument):
            yield shadow(origin)
            yield primal(origin)
