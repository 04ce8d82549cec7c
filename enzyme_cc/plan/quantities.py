"""Quantities of the forward sweep that the reverse may ask for, each with its loop."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.function import Block, Instruction

if TYPE_CHECKING:
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.values import Value


class What(Enum):
    """The kinds of things that are asked for."""

    PRIMAL = "value"
    #: The pointers to its derivatives, all lanes.
    SHADOW = "shadow"
    #: By which of its predecessors a block was come to.
    CAME = "way"
    #: How many rounds of a loop were complete.
    ROUNDS = "rounds"
    #: What the augmented forward call keeps for its reverse.
    TAPE = "tape"
    #: What a call has stored behind one of its arguments, right after it.
    STORED = "stored"
    #: Whether a call that may unwind has returned.
    RETURNED = "returned"

    __hash__ = object.__hash__


class Quantity(NamedTuple):
    """One thing that the forward sweep knows."""

    what: What
    #: The value, the block, the call; of rounds the header of the loop.
    of: Value
    #: Which argument, of what is stored.
    argument: int = 0

    @property
    def block(self) -> Block | None:
        """Return where it becomes known; nothing for what is known from the start."""
        if isinstance(self.of, Block):
            return self.of
        return self.of.block if isinstance(self.of, Instruction) else None


class Key(NamedTuple):
    """A quantity as it was last in one round of a loop; of None, in the whole call."""

    quantity: Quantity
    loop: Loop | None


def primal(value: Value) -> Quantity:
    """Return a value of the primal."""
    return Quantity(What.PRIMAL, value)


def shadow(value: Value) -> Quantity:
    """Return the shadows of a value."""
    return Quantity(What.SHADOW, value)


def came(block: Block) -> Quantity:
    """Return which predecessor control came from."""
    return Quantity(What.CAME, block)


def rounds(loop: Loop) -> Quantity:
    """Return how many rounds of a loop were complete."""
    return Quantity(What.ROUNDS, loop.header)


def tape(call: CallBase) -> Quantity:
    """Return what a call keeps."""
    return Quantity(What.TAPE, call)


def returned(call: CallBase) -> Quantity:
    """Return whether a call has returned: 1, or 0 where it was left by an exception."""
    return Quantity(What.RETURNED, call)


class Levels:
    """The loops whose rounds a quantity is asked for in, by where it is asked."""

    def __init__(self, nest: LoopNest) -> None:
        self.nest = nest
        self._own: dict[Value, Loop | None] = {}

    def own(self, quantity: Quantity) -> Loop | None:
        """Return the innermost loop that a quantity becomes known in."""
        of = quantity.of
        if of not in self._own:
            block = quantity.block
            self._own[of] = self.nest.innermost(block) if block is not None else None
        return self._own[of]

    def key(self, quantity: Quantity, user: Loop | None) -> Key:
        """Return the key of a quantity in a loop: in its own round, or the last of inner ones."""
        return Key(quantity, common(self.own(quantity), user))

    def is_in_place(self, key: Key) -> bool:
        """Return whether the round is that in which the quantity became known."""
        return key.loop is self.own(key.quantity)


def common(one: Loop | None, other: Loop | None) -> Loop | None:
    """Return the innermost loop that is around both, themselves included."""
    while one is not other:
        if one is None or other is None:
            return None
        if one.depth >= other.depth:
            one = one.parent
        else:
            other = other.parent
    return one
