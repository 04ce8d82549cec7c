"""Adjoints of values while the reverse sweep is written: added to in one place, taken in another.

The adjoint of a value that is used in its own block only never leaves it; any other has memory
on the stack, which LLVM makes registers of. What nobody has added to is zero and takes no code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.constants import Constant, zero
from enzyme_cc.ir.function import Argument
from enzyme_cc.ir.instructions import Phi
from enzyme_cc.ir.line import Instruction
from enzyme_cc.transform.frame import shadow_name
from enzyme_cc.transform.neutral import complain_of_bytes
from enzyme_cc.transform.sums import added

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.instructions import Alloca
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.back import Back


class Adjoints:
    """The adjoints of the values of one function, lane by lane."""

    def __init__(self, back: Back) -> None:
        self.back = back
        self._here: dict[tuple[Value, int], Value] = {}
        self._places: dict[tuple[Value, int], Alloca] = {}
        self._lasting: dict[Value, bool] = {}

    def add(self, value: Value, lane: int, given: Value | None) -> None:
        """Add to the adjoint of a value; nothing is added to what has none."""
        if given is None or isinstance(value, Constant) or not self._is_told(value):
            return
        if not self._is_lasting(value):
            old = self._here.get((value, lane))
            self._here[value, lane] = given if old is None else self.sum(value, old, given)
            return
        place = self._place(value, lane)
        builder = self.back.builder
        builder.store(self.sum(value, builder.load(value.type, place), given), place)

    def _is_told(self, value: Value) -> bool:
        """Whether a value has adjoints; where that is not known, nothing is passed over."""
        carried = self.back.scene.carried(value)
        if carried.unclear and not carried.numbers:
            complain_of_bytes(self.back, value, self.back.current)
        return carried.numbers

    def take(self, value: Value, lane: int) -> Value | None:
        """The adjoint of a value, which is zero from now on; None if it is for certain."""
        if not self._is_lasting(value):
            return self._here.pop((value, lane), None)
        place = self._place(value, lane)
        found = self.back.builder.load(value.type, place)
        self.back.builder.store(zero(value.type), place)
        return found

    def taken(self, value: Value) -> Iterator[tuple[int, Value]]:
        """The adjoint of a value in each lane where it has one, taken when it is its turn."""
        if not self.back.scene.has_adjoint(value):
            return
        for lane in range(self.back.width):
            given = self.take(value, lane)
            if given is not None:
                yield lane, given

    def sum(self, value: Value, old: Value, given: Value) -> Value:
        """Two adjoints of a value, or of parts of it, added."""
        shared = self.back.shared
        tree = shared.types.of(None, value)
        return added(self.back.builder, shared.layout, tree, old, given)

    def _is_lasting(self, value: Value) -> bool:
        """Whether it is added to in another block, or another round, than it is taken in."""
        found = self._lasting.get(value)
        if found is None:
            found = self._lasting[value] = not is_used_at_home(value)
        return found

    def _place(self, value: Value, lane: int) -> Alloca:
        found = self._places.get((value, lane))
        if found is None:
            builder = Builder.after_phis(self.back.function.entry)
            name = shadow_name(value)
            found = self._places[value, lane] = builder.alloca(value.type, name=name)
            builder.store(zero(value.type), found)
        return found


def is_used_at_home(value: Value) -> bool:
    """Whether all that uses a value stands in its block; a parameter's is the entry."""
    if isinstance(value, Argument):
        home = value.function.entry if value.function is not None else None
    else:
        home = value.block if isinstance(value, Instruction) else None
    return home is not None and not any(
        isinstance(user, Instruction) and (user.block is not home or isinstance(user, Phi))
        for user in value.users
    )
