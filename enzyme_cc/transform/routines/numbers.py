"""Numbers in parts, and memory for them: the base of what generated functions compute with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I1, I8, I32, I64, array_type
from enzyme_cc.rules.routines.model import Storage
from enzyme_cc.rules.routines.names import real_type
from enzyme_cc.transform.routines.values import Scalar, View, real

if TYPE_CHECKING:
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Call
    from enzyme_cc.transform.program.unit import Unit

_ROW_MAJOR = 101


def i64(value: int) -> Value:
    """Return a count."""
    return int_constant(I64, value)


def i32(value: int) -> Value:
    """Return a flag."""
    return int_constant(I32, value)


class Numbers:
    """The numbers and the memory of one generated function, in a precision."""

    def __init__(self, unit: Unit, builder: Builder, call: Call, layout: Value | None) -> None:
        self.unit = unit
        self.builder = builder
        self.call = call
        self.real = real_type(call)
        self.size = unit.layout.alloc_size(self.real) * (2 if call.is_complex else 1)
        #: What the first argument says, where there is such a one; whether rows are stored.
        self.layout = layout
        self.by_rows: Value = int_constant(I1, 0)
        if layout is not None:
            self.by_rows = builder.icmp("eq", layout, int_constant(layout.type, _ROW_MAJOR))
        self._temporary: list[Value] = []

    # -- numbers ---------------------------------------------------------------------------------

    def constant(self, value: float) -> Scalar:
        """Return a number."""
        zero = real(self.real, 0.0) if self.call.is_complex else None
        return Scalar(real(self.real, value), zero)

    def product(self, left: Scalar, right: Scalar) -> Scalar:
        """Return a product."""
        b = self.builder
        if left.imaginary is None or right.imaginary is None:
            real = b.fmul(left.real, right.real)
            one, other = (left, right) if right.imaginary is None else (right, left)
            if one.imaginary is None:
                return Scalar(real)
            return Scalar(real, b.fmul(one.imaginary, other.real))
        return Scalar(
            b.fsub(b.fmul(left.real, right.real), b.fmul(left.imaginary, right.imaginary)),
            b.fadd(b.fmul(left.real, right.imaginary), b.fmul(left.imaginary, right.real)),
        )

    def total(self, left: Scalar, right: Scalar) -> Scalar:
        """Return a sum."""
        b = self.builder
        real = b.fadd(left.real, right.real)
        if left.imaginary is None or right.imaginary is None:
            return Scalar(real, left.imaginary or right.imaginary)
        return Scalar(real, b.fadd(left.imaginary, right.imaginary))

    def quotient(self, left: Scalar, right: Scalar) -> Scalar:
        """Return a number divided by a real one; 0 where that is 0."""
        b = self.builder
        nothing = real(self.real, 0.0)
        is_zero = b.fcmp("oeq", right.real, nothing)

        def part(value: Value) -> Value:
            return b.select(is_zero, nothing, b.fdiv(value, right.real))

        imaginary = None if left.imaginary is None else part(left.imaginary)
        return Scalar(part(left.real), imaginary)

    def conjugate(self, value: Scalar) -> Scalar:
        """Return the conjugate of a number."""
        if value.imaginary is None:
            return value
        return Scalar(value.real, self.builder.fneg(value.imaginary))

    def conjugated_where(self, condition: Value | None, value: Scalar) -> Scalar:
        """Return a number, or its conjugate where a condition holds."""
        if condition is None or value.imaginary is None:
            return value
        b = self.builder
        chosen = b.select(condition, b.fneg(value.imaginary), value.imaginary)
        return Scalar(value.real, chosen)

    def negative(self, value: Scalar) -> Scalar:
        """Return a number with the other sign."""
        imaginary = None if value.imaginary is None else self.builder.fneg(value.imaginary)
        return Scalar(self.builder.fneg(value.real), imaginary)

    def load(self, pointer: Value, *, is_complex: bool) -> Scalar:
        """Return the number behind an address."""
        b = self.builder
        step = self.unit.layout.alloc_size(self.real)
        real = b.load(self.real, pointer, align=step)
        if not is_complex:
            return Scalar(real)
        return Scalar(real, b.load(self.real, b.gep(I8, pointer, [i64(step)]), align=step))

    def store(self, value: Scalar, pointer: Value, *, is_complex: bool) -> None:
        """Store a number; of one that is real, its imaginary part is 0."""
        b = self.builder
        step = self.unit.layout.alloc_size(self.real)
        b.store(value.real, pointer, align=step)
        if is_complex:
            imaginary = value.imaginary or real(self.real, 0.0)
            b.store(imaginary, b.gep(I8, pointer, [i64(step)]), align=step)

    # -- where memory is a device's, these are others ----------------------------------------------

    def opened(self) -> None:
        """Prepare for calls of ours."""

    def closed(self) -> None:
        """Leave all as the program has it."""

    def given(self, pointer: Value, *, is_complex: bool) -> Scalar:
        """Return the number that an argument points to."""
        return self.load(pointer, is_complex=is_complex)

    def give(self, value: Scalar, pointer: Value, *, is_complex: bool) -> None:
        """Store a number that an argument points to."""
        self.store(value, pointer, is_complex=is_complex)

    def released_at(self, pointer: Value) -> None:
        """Give back memory that was kept; it may be null."""
        self.unit.helpers.released(self.builder, pointer)

    def slot(self, kind: Type) -> Value:
        """Return memory on the stack, in the entry block: libraries move complex numbers whole."""
        function = self.builder.block.function
        assert function is not None
        first = Builder.after_phis(function.blocks[0])
        return first.alloca(kind, align=max(self.unit.layout.preferred_alignment(kind), 16))

    # -- temporary memory ------------------------------------------------------------------------

    def kept(self, count: Value) -> Value:
        """Return memory for so many numbers; where there are none, for one."""
        size = self.builder.mul(self.at_least_one(count), i64(self.size))
        return self.unit.helpers.frame(self.builder, size)

    def memory(self, count: Value) -> Value:
        """Return memory for so many numbers, until it is released."""
        made = self.kept(count)
        self._temporary.append(made)
        return made

    def release(self, mark: int) -> None:
        """Give back what was asked for since there was so much."""
        while len(self._temporary) > mark:
            self.released_at(self._temporary.pop())

    @property
    def mark(self) -> int:
        """Return how many pieces of memory there are."""
        return len(self._temporary)

    def extent(self, view: View) -> Value:
        """Return how many numbers a copy of a view has."""
        b = self.builder
        if view.storage is Storage.PACKED:
            return self.triangle(view.rows)
        if view.storage is Storage.BAND:
            return b.mul(view.step, self._seen(view)[1])
        return b.mul(view.rows, view.columns)

    def triangle(self, rows: Value) -> Value:
        """Return how many numbers a triangle has."""
        b = self.builder
        return b.sdiv(b.mul(rows, b.add(rows, i64(1))), i64(2))

    def alike(self, view: View) -> View:
        """Return memory for a view of the same shape, close together."""
        b = self.builder
        if view.is_vector:
            return view._replace(pointer=self.memory(view.columns), step=i64(1))
        if view.storage is not Storage.FULL:
            return view._replace(pointer=self.memory(self.extent(view)))
        step = b.select(self.by_rows, view.columns, view.rows)
        return view._replace(pointer=self.memory(self.extent(view)), step=self.at_least_one(step))

    def at_least_one(self, count: Value) -> Value:
        """Return a leading dimension that routines accept."""
        return self.builder.select(self.builder.icmp("slt", count, i64(1)), i64(1), count)

    def _seen(self, view: View) -> tuple[Value, Value]:
        """Return rows and columns as memory has them, column by column."""
        b = self.builder
        if view.is_vector:
            return view.rows, view.columns
        rows = b.select(self.by_rows, view.columns, view.rows)
        return rows, b.select(self.by_rows, view.rows, view.columns)

    def _place(self, count: int) -> Value:
        return self.slot(array_type(count, self.real))
