"""Operations where memory is a device's: calls of its library, and of the run-time part.

What the library has no routine for (triangles, bands, packed storage) is done on the host, on
copies of what is stored.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import null
from enzyme_cc.ir.types import I32, POINTER, VOID, function_type
from enzyme_cc.rules.bodies import DEVICE_ROUTINES
from enzyme_cc.rules.routines.model import Storage, Structure
from enzyme_cc.rules.routines.table import default_routines
from enzyme_cc.transform.routines.evaluators import alone, sums
from enzyme_cc.transform.routines.machine import Machine
from enzyme_cc.transform.routines.numbers import i32, i64
from enzyme_cc.transform.routines.values import CONJUGATE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Call
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.routines.values import Scalar, View


class DeviceMachine(Machine):
    """The operations of one generated function on memory of a device."""

    def __init__(self, unit: Unit, builder: Builder, call: Call, handle: Value) -> None:
        super().__init__(unit, builder, call, None)
        self.handle = self._handle = handle
        #: Where the library takes numbers from, as the program has it; where this call has them.
        self._mode: Value = i32(0)
        self._given: Value = i32(0)
        self._where = unit.helpers.shown(f"{call.routine.name}\0")

    def _part(self, name: str, result: Type, given: Sequence[Value]) -> Value:
        """Call a function of the run-time part."""
        every = [*given, self._where]
        kind = function_type(result, tuple(each.type for each in every))
        function = declare(self.unit.module, f"{DEVICE_ROUTINES}{name}", kind)
        return self.builder.call(function, every)

    # -- numbers behind addresses ------------------------------------------------------------------

    def opened(self) -> None:
        """Let the library take numbers from the host, as calls of ours do."""
        self._mode = self._given = self._part("opened", I32, [self._handle])

    def succeeded(self, status: Value) -> None:
        """Stop the program where the library did not do what a derivative asked for."""
        self._part("succeeded", VOID, [status])

    def closed(self) -> None:
        """Let it take them from where the program has them."""
        self._part("closed", VOID, [self._handle, self._mode])

    def given(self, pointer: Value, *, is_complex: bool) -> Scalar:
        """Return the number behind an address of host or device."""
        place, size = self._place(2), i64(self._bytes(is_complex=is_complex))
        self._part("read", VOID, [self._handle, self._given, place, pointer, size])
        return self.load(place, is_complex=is_complex)

    def give(self, value: Scalar, pointer: Value, *, is_complex: bool) -> None:
        """Store a number behind an address of host or device."""
        place, size = self._place(2), i64(self._bytes(is_complex=is_complex))
        self.store(value, place, is_complex=is_complex)
        self._part("wrote", VOID, [self._handle, self._given, place, pointer, size])

    def _bytes(self, *, is_complex: bool) -> int:
        return self.unit.layout.alloc_size(self.real) * (2 if is_complex else 1)

    # -- memory ------------------------------------------------------------------------------------

    def kept(self, count: Value) -> Value:
        """Return memory of the device for so many numbers."""
        size = self.builder.mul(self.at_least_one(count), i64(self.size))
        return self._part("memory", POINTER, [size])

    def released_at(self, pointer: Value) -> None:
        """Give back memory of the device; it may be null."""
        self._part("released", VOID, [pointer])

    def recorded(self, written: Sequence[View]) -> Value:
        """Return a record of a call that is to be reversed, with what it overwrites kept."""
        record = self._part("ahead", POINTER, [self._handle, self._given])
        for view in written:
            width, height, pitch = self._extent(view)
            self._part(
                "overwrites", VOID, [record, self._handle, view.pointer, pitch, width, height]
            )
        return record

    def reversing(self, record: Value) -> None:
        """Begin to reverse a call."""
        self._given = self._part("reversing", I32, [record, self._handle])

    def reversed(self, record: Value) -> None:
        """Put back what the call has overwritten."""
        self._part("reversed", VOID, [record, self._handle])

    def _extent(self, view: View) -> tuple[Value, Value, Value]:
        """Return the bytes of a column, how many columns there are, and how far apart they are."""
        b, size = self.builder, i64(self.size)
        if view.storage is Storage.PACKED:
            return b.mul(self.triangle(view.rows), size), i64(1), i64(0)
        if view.is_vector:
            return size, view.columns, b.mul(self._distance(view), size)
        rows = view.rows
        if view.storage is Storage.BAND:
            rows = i64(1)
            for each in view.bands:
                rows = b.add(rows, each)
        return b.mul(rows, size), view.columns, b.mul(view.step, size)

    def _distance(self, view: View) -> Value:
        """Return how far apart the numbers of a vector are."""
        b = self.builder
        back = b.sub(i64(0), view.step)
        return b.select(b.icmp("slt", view.step, i64(0)), back, view.step)

    # -- elements ----------------------------------------------------------------------------------

    def _on_host(
        self, views: Sequence[View], written: Sequence[int], write: Callable[..., Scalar | None]
    ) -> Scalar | None:
        """Do something with copies on the host, and bring back what is written."""
        copies = []
        for view in views:
            width, height, pitch = self._extent(view)
            given = [self._handle, view.pointer, pitch, width, height]
            copies.append(view._replace(pointer=self._part("fetched", POINTER, given)))
        result = write(*copies)
        for number, (view, copy) in enumerate(zip(views, copies, strict=True)):
            width, height, pitch = self._extent(view)
            to = view.pointer if number in written else null()
            given = [self._handle, copy.pointer, to, pitch, width, height]
            self._part("brought", VOID, given)
        return result

    def copied(self, source: View, target: View) -> None:
        """Copy what is stored."""
        if source.is_vector:
            self._alone(source, target, None)
        elif _is_plain(source):
            (width, height, pitch), to = self._extent(source), self._extent(target)[2]
            given = [self._handle, target.pointer, to, source.pointer, pitch, width, height]
            self._part("copied", VOID, given)
        else:
            self._on_host([source, target], [1], super().copied)

    def packed(self, view: View, place: Value, *, back: bool) -> None:
        """Copy a triangle of a whole matrix to where it is packed, or back."""
        packed = view._replace(pointer=place, storage=Storage.PACKED)

        def write(one: View, other: View) -> None:
            Machine.packed(self, one, other.pointer, back=back)

        self._on_host([view, packed], [0 if back else 1], write)

    def scaled(self, view: View, by: Scalar) -> None:
        """Multiply what is stored; with 0 everything is 0."""
        if not _is_plain(view):
            self._on_host([view], [0], lambda copy: Machine.scaled(self, copy, by))
            return
        b = self.builder
        zero = self.constant(0.0)
        is_zero: Value = b.fcmp("oeq", by.real, zero.real)
        if by.imaginary is not None:
            is_zero = b.and_(is_zero, b.fcmp("oeq", by.imaginary, zero.real))
        cleared, times, behind = (b.new_block(each) for each in ("cleared", "times", "behind"))
        b.conditional(is_zero, cleared, times)
        b.move_to_end(cleared)
        width, height, pitch = self._extent(view)
        self._part("cleared", VOID, [self._handle, view.pointer, pitch, width, height])
        b.branch(behind)
        b.move_to_end(times)
        if view.is_vector:
            # With a negative increment routines on one vector do nothing.
            forwards = view._replace(step=self._distance(view))
            self._alone(forwards, forwards, by)
        else:
            self._sum(view, by, view, zero, view)
        b.branch(behind)
        b.move_to_end(behind)

    def filled(self, view: View, number: Scalar) -> None:
        """Set what is stored to a number."""
        if number == self.constant(0.0):
            self.scaled(view, number)
        else:
            self._on_host([view], [0], lambda copy: Machine.filled(self, copy, number))

    def real_diagonal(self, view: View) -> None:
        """Set the imaginary parts of a diagonal to 0."""
        self._on_host([view], [0], super().real_diagonal)

    def added(
        self, target: View, by: Scalar, source: View, *, conjugate: bool | Value = False
    ) -> None:
        """Add a multiple of what is stored elsewhere in the same shape."""
        if not _is_plain(target) or not _is_plain(source) or conjugate is not False:
            write = partial(_added, self, by, conjugate=conjugate)
            self._on_host([target, source], [0], write)
        elif target.is_vector:
            self._alone(source, target, by, adds=True)
        else:
            self._sum(target, by, source, self.constant(1.0), target)

    def added_as(self, target: View, by: Scalar, source: View, op: Value) -> None:
        """Add a multiple of a whole matrix to another one, transposed as bits say at run time."""
        b = self.builder
        there, other, behind = (b.new_block(each) for each in ("sum", "other", "behind"))
        # Conjugates that are not transposed the library has not.
        b.conditional(b.icmp("ne", op, i32(CONJUGATE)), there, other)
        b.move_to_end(there)
        self._sum(target, by, source, self.constant(1.0), target, op)
        b.branch(behind)
        b.move_to_end(other)
        self.added(target, by, source, conjugate=True)
        b.branch(behind)
        b.move_to_end(behind)

    def _alone(self, source: View, target: View, by: Scalar | None, *, adds: bool = False) -> None:
        """Multiply a vector in place, copy it, or add a multiple of it to another one."""
        key = self.call.precision, by is not None, source is target, adds
        found = alone(default_routines())[key]
        views = {found.factors[0]: source, found.target: target}
        self.evaluate(found, views, {} if by is None else {found.alpha: by})

    def _sum(
        self,
        target: View,
        by: Scalar,
        one: View,
        beta: Scalar,
        other: View,
        op: Value | None = None,
    ) -> None:
        """Set a matrix to a sum of multiples of two, one of which may be transposed."""
        found = sums(default_routines())[self.call.precision]
        plain = i32(0)
        first, second = one._replace(op=op or plain), other._replace(op=plain)
        views = dict(zip(found.factors, (first, second), strict=True))
        views[found.target] = target._replace(op=plain)
        self.evaluate(found, views, {found.alpha: by, found.beta: beta})

    def turned(
        self, target: View, by: Scalar, source: View, *, conjugate: bool | Value = False
    ) -> None:
        """Add a multiple of the transpose of a whole matrix to another one."""

        def write(one: View, other: View) -> None:
            Machine.turned(self, one, by, other, conjugate=conjugate)

        self._on_host([target, source], [0], write)

    def dot(self, left: View, right: View, *, conjugate: bool) -> Scalar:
        """Return the sum of products of what is stored: `right` says where."""

        def write(one: View, other: View) -> Scalar:
            return Machine.dot(self, one, other, conjugate=conjugate)

        # The shape of the first is that of the second, with memory of its own.
        step, pointer = left.step, left.pointer
        shaped = right._replace(pointer=pointer, step=step)
        found = self._on_host([shaped, right], [], write)
        assert found is not None
        return found

    def signs(self, target: View, by: Scalar, source: View) -> None:
        """Add a number with the signs of what is stored."""
        self._on_host([target, source], [0], lambda one, other: Machine.signs(self, one, by, other))

    def slope(self, left: View, right: View) -> Scalar:
        """Return the sum of one with the signs of the other."""
        found = self._on_host([left, right], [], super().slope)
        assert found is not None
        return found

    def ranked(
        self, target: View, by: Scalar, left: View, right: View, how: Value, conjugate: int
    ) -> None:
        """Add a product of two vectors, `conjugate` the bits of which is conjugated."""

        def write(one: View, first: View, second: View) -> None:
            Machine.ranked(self, one, by, first, second, how, conjugate)

        self._on_host([target, left, right], [0], write)

    def gathered(self, target: View, by: Scalar, whole: View, how: Value) -> None:
        """Add a multiple of a whole matrix to one of which a part is stored."""
        shaped = whole._replace(structure=Structure.GENERAL, storage=Storage.FULL)

        def write(one: View, other: View) -> None:
            Machine.gathered(self, one, by, other, how)

        self._on_host([target, shaped], [0], write)

    def weighted(self, target: View, by: Scalar, diagonal: View, other: View, side: Value) -> None:
        """Add a diagonal times the rows of a matrix (side 0), its columns, or a vector."""

        def write(one: View, second: View, third: View) -> None:
            Machine.weighted(self, one, by, second, third, side)

        self._on_host([target, diagonal, other], [0], write)


def _added(
    machine: DeviceMachine,
    by: Scalar,
    target: View,
    source: View,
    *,
    conjugate: bool | Value,
) -> None:
    Machine.added(machine, target, by, source, conjugate=conjugate)


def _is_plain(view: View) -> bool:
    """Return whether all elements are stored."""
    is_whole = view.structure in (Structure.GENERAL, Structure.VECTOR)
    return is_whole and view.storage is Storage.FULL


def machine_for(
    unit: Unit, builder: Builder, call: Call, layout: Value | None, handle: Value | None
) -> Machine:
    """Return the operations of a function, on memory of the host or of a device."""
    if handle is None:
        return Machine(unit, builder, call, layout)
    return DeviceMachine(unit, builder, call, handle)
