"""Adjoints of values while the reverse sweep is written: added to in one place, taken in another.

The adjoint of a value that is used in its own block only never leaves it; any other has memory
on the stack, which LLVM makes registers of: it is read when first asked for in the reverse of a
block, and written when that is left. What nobody has added to is zero and takes no code.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import Constant, zero
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.transform.code.inherited import shadow_name
from enzyme_cc.transform.emit.adjoint_sums import SUM, added, added_as
from enzyme_cc.transform.shadows.inactive import complain_of_bytes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.instructions import Alloca
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.reverse.writers.protocols import Sweep


class Adjoints:
    """The adjoints of the values of one function, lane by lane."""

    def __init__(self, back: Sweep) -> None:
        self.back = back
        #: What each is in the block being reversed, None for zero; of others it is not known yet.
        self._known: dict[tuple[Value, int], Value | None] = {}
        #: Those that are not in memory as they are known.
        self._unwritten: dict[tuple[Value, int], None] = {}
        #: Whether there is nothing but zeros in memory yet.
        self._is_clear = False
        self._places: dict[tuple[Value, int], Alloca] = {}
        self._lasting: dict[Value, bool] = {}

    def add(self, value: Value, lane: int, given: Value | None) -> None:
        """Add to the adjoint of a value; nothing is added to what has none."""
        if given is None or isinstance(value, Constant) or not self._is_told(value):
            return
        self.back.trap.adjoint(given)
        old = self._had(value, lane)
        if old is not None:
            given = self.sum(value, old, given)
            self.back.trap.total(given)
        self._put(value, lane, given)

    def _is_told(self, value: Value) -> bool:
        """Return whether a value has adjoints; where that is not known, nothing is passed over."""
        carried = self.back.scene.carried(value)
        if carried.unclear and not carried.numbers:
            complain_of_bytes(self.back, value, self.back.current)
        return carried.numbers

    def take(self, value: Value, lane: int) -> Value | None:
        """Take the adjoint of a value, which is zero from now on; None if it is for certain."""
        found = self._had(value, lane)
        if found is not None:
            self._put(value, lane, None)
        return found

    def now(self, value: Value, lane: int) -> Value | None:
        """Return what the adjoint of a value is here, and leave it; None for zero."""
        return self._had(value, lane)

    def taken(self, value: Value) -> Iterator[tuple[int, Value]]:
        """Yield the adjoint of a value in each lane where it has one, taken when it is its turn."""
        if not self.back.scene.has_adjoint(value):
            return
        for lane in range(self.back.width):
            given = self.take(value, lane)
            if given is not None:
                yield lane, given

    def _had(self, value: Value, lane: int) -> Value | None:
        key = value, lane
        if key in self._known:
            return self._known[key]
        if self._is_clear or not self._is_lasting(value):
            return None
        return self.back.builder.load(value.type, self._place(value, lane))

    def _put(self, value: Value, lane: int, made: Value | None) -> None:
        if self._is_lasting(value):
            self._unwritten[value, lane] = None
        elif made is None:
            del self._known[value, lane]
            return
        self._known[value, lane] = made

    # -- from block to block -------------------------------------------------------------------

    def begin(self, *, is_first: bool) -> None:
        """Begin the reverse of a block; before the first nobody has added to anything."""
        self._known.clear()
        self._is_clear = is_first

    def settle(self) -> None:
        """Put into memory what is known, before control goes elsewhere."""
        for value, lane in self._unwritten:
            made = self._known[value, lane]
            written = zero(value.type) if made is None else made
            self.back.builder.store(written, self._place(value, lane))
        self._unwritten.clear()

    def known(self) -> dict[tuple[Value, int], Value | None]:
        """Return what is known here, and so at the beginning of whatever follows."""
        return dict(self._known)

    def know(self, known: dict[tuple[Value, int], Value | None]) -> None:
        """Be where so much is known."""
        self._known = dict(known)

    # -- what each is --------------------------------------------------------------------------

    def sum(self, value: Value, old: Value, given: Value) -> Value:
        """Add two adjoints of a value, or of parts of it."""
        kind = self.back.element_kinds.of(value)
        if kind is not None:
            return added_as(self.back.builder, kind, old, given, SUM)
        unit = self.back.unit
        tree = partial(unit.types.own, value)
        return added(self.back.builder, unit.layout, tree, old, given)

    def _is_lasting(self, value: Value) -> bool:
        """Return whether it is added to in another block, or another round, than it is taken in."""
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
    """Return whether all that uses a value stands in its block; a parameter's is the entry.

    What may unwind is gone back through on the way to its block.
    """
    if isinstance(value, Argument):
        home = value.function.entry if value.function is not None else None
    else:
        home = value.block if isinstance(value, Instruction) else None
    return home is not None and not any(
        isinstance(user, Instruction)
        and (user.block is not home or isinstance(user, (Invoke, Phi)))
        for user in value.users
    )
