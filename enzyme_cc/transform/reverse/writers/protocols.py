"""Protocols: what parts of a sweep ask of the sweep being written, and of its tape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.transform.shadows.inactive import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.analysis.types.element_kinds import ElementKinds
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.plan.plan import Plan
    from enzyme_cc.transform.emit.trap import Trap
    from enzyme_cc.transform.reverse.values.writer import Pairs
    from enzyme_cc.transform.reverse.writers.augmented import AugmentedWriter


class Sweep(Writer, Protocol):
    """The reverse sweep, as its adjoints, its tape and what it defers ask for it."""

    ahead: AugmentedWriter
    function: Function
    loop: Loop | None
    pairs: Pairs
    plan: Plan
    scene: Scene
    trap: Trap
    width: int

    @property
    def element_kinds(self) -> ElementKinds:
        """Return the kinds of numbers that values hold which are moved as another kind."""
        ...

    def index(self, loop: Loop) -> Value:
        """Return where in the buffers of a loop the round is that is being reversed."""
        ...

    def rounds_of(self, loop: Loop) -> Value:
        """Return the variable that holds the round of a loop that is being reversed."""
        ...

    def shadow(self, value: Value, lane: int) -> Value:
        """Return one lane of a value."""
        ...

    def same(self, pointer: Value, lane: int) -> Value | None:
        """Return whether the shadow is the primal, which says inactive; None if it never is."""
        ...

    def unless(self, condition: Value | None, action: Callable[[], None]) -> None:
        """Do something where a condition does not hold; always without one."""
        ...


class Buffer(Protocol):
    """The place of a buffer in the forward sweep."""

    value: Value | None
    is_part: bool

    @property
    def place(self) -> Value:
        """Return the variable that holds its address."""
        ...

    def is_there(self, block: Block | None) -> bool:
        """Return whether what a block computes can cross as it is."""
        ...


class Buffers(Protocol):
    """The buffers of one loop."""

    loop: Loop

    @property
    def cells(self) -> Sequence[tuple[Buffer, Type]]:
        """Return those on the heap."""
        ...


class LoopTapes(Protocol):
    """A tape, as what makes room in it asks for it."""

    ahead: AugmentedWriter
    crosses: bool
    layout: DataLayout

    def front(self, loop: Loop) -> int:
        """Return how many places of each buffer are left free for first rounds."""
        ...

    def entering(self, loop: Loop) -> Builder:
        """Return where code goes that runs when a loop is entered."""
        ...

    def total(self, loop: Loop) -> Buffer:
        """Return what holds the rounds that a loop has had."""
        ...
