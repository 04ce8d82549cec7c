"""Operations on elements of views, by helpers that know triangles, bands and packed storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.types import I8, I32, I64, VOID, function_type
from enzyme_cc.rules.routines.model import Storage, Structure
from enzyme_cc.transform.routines.numbers import Numbers, i32, i64
from enzyme_cc.transform.routines.values import CONJUGATE, TRANSPOSED, Scalar, View, real

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.values import Value

HELPERS = "__enzyme_cc_matrix_"
#: What helpers call shapes: runtime/matrix.c.
_ALL, _UPPER, _BAND, _PACKED = 0, 1, 3, 4
PLAIN, SYMMETRIC, HERMITIAN, UNIT = range(4)
FOLDS = {
    Structure.GENERAL: PLAIN,
    Structure.SYMMETRIC: SYMMETRIC,
    Structure.HERMITIAN: HERMITIAN,
    Structure.TRIANGULAR: PLAIN,
}
_QUIET = "nounwind"
#: Of what is left of a matrix: whether what is above the diagonal stays, and what is below; and
#: the diagonal: as it is, 0, 1, 1 more, or what it can be divided by.
_PARTS = {
    "above": (1, 0, 1),
    "below": (0, 1, 1),
    "upper": (1, 0, 0),
    "unit_lower": (0, 1, 2),
    "raised": (1, 1, 3),
    "regular": (1, 1, 4),
}
#: Of diagonal blocks that pivots tell of: the helper, and which of the things that it does.
_BY_BLOCKS = {
    "blocks": ("blocks", 0),
    "beyond": ("blocks", 1),
    "inverse_blocks": ("blocks", 2),
    "converted": ("converted", 0),
    "reverted": ("converted", 1),
    "pivoted": ("pivoted", 0),
    "pivoted_back": ("pivoted", 1),
}
#: The precision of the real numbers that complex ones are made of.
_REAL = {"c": "s", "z": "d"}


def _flag(value: bool | Value) -> Value:
    """Return a flag as it is passed, which is known now or when the program runs."""
    return i32(value) if isinstance(value, bool) else value


class Elements(Numbers):
    """The operations on elements, and transpositions."""

    # -- elements --------------------------------------------------------------------------------

    def _shape(self, view: View) -> list[Value]:
        """Return what helpers are told of a shape: its number, rows, columns, and diagonals."""
        b = self.builder
        rows, columns = self._seen(view)
        shape, low, high = i64(_ALL), i64(0), i64(0)
        turned = b.zext(self.by_rows, I32)
        lower = b.zext(b.xor(view.triangle, turned), I64)
        has_triangle = view.structure not in (Structure.GENERAL, Structure.VECTOR)
        if view.storage is Storage.BAND and has_triangle:
            shape = i64(_BAND)
            is_lower = b.icmp("ne", lower, i64(0))
            low = b.select(is_lower, view.bands[0], i64(0))
            high = b.select(is_lower, i64(0), view.bands[0])
        elif view.storage is Storage.BAND:
            shape = i64(_BAND)
            low = b.select(self.by_rows, view.bands[1], view.bands[0])
            high = b.select(self.by_rows, view.bands[0], view.bands[1])
        elif has_triangle:
            first = _PACKED if view.storage is Storage.PACKED else _UPPER
            shape = b.add(i64(first), lower)
        return [shape, rows, columns, low, high]

    def _base(self, view: View) -> Value:
        """Return where the first element of a vector is, from which the increment leads on."""
        if not view.is_vector:
            return view.pointer
        b = self.builder
        back = b.mul(b.sub(i64(1), view.columns), view.step)
        steps = b.select(b.icmp("slt", view.step, i64(0)), back, i64(0))
        return b.gep(I8, view.pointer, [b.mul(steps, i64(self.size))])

    def helper(self, name: str, arguments: Sequence[Value], view: View | None = None) -> None:
        """Call a function of the run-time library on elements, of a view that may be real."""
        kind = function_type(VOID, tuple(each.type for each in arguments))
        letter = self.call.precision
        if view is not None and view.is_real:
            letter = _REAL[letter]
        function = declare(self.unit.module, f"{HELPERS}{name}_{letter}", kind, suffix=_QUIET)
        self.builder.call(function, list(arguments))

    def _parts(self, value: Scalar) -> list[Value]:
        return [value.real, value.imaginary or real(self.real, 0.0)]

    def copied(self, source: View, target: View) -> None:
        """Copy what is stored."""
        first = [self._base(source), source.step]
        given = [*self._shape(source), *first, self._base(target), target.step]
        self.helper("copied", given, source)

    def packed(self, view: View, place: Value, *, back: bool) -> None:
        """Copy a triangle of a whole matrix to where it is packed, or back."""
        lower = self.builder.xor(view.triangle, self.by_rows_flag)
        self.helper("packed", [view.rows, lower, view.pointer, view.step, place, i32(back)])

    def scaled(self, view: View, by: Scalar) -> None:
        """Multiply what is stored; with 0 everything is 0."""
        given = [*self._parts(by), self._base(view), view.step]
        self.helper("scaled", [*self._shape(view), self.fold(view, restricts=True), *given], view)

    def filled(self, view: View, number: Scalar) -> None:
        """Set what is stored to a number."""
        given = [self.fold(view, restricts=True), number.real, self._base(view), view.step]
        self.helper("filled", [*self._shape(view), *given], view)

    def is_nonzero(self, view: View) -> Value:
        """Return whether anything but 0 is stored."""
        place = self.slot(I32)
        given = [self.fold(view, restricts=True), self._base(view), view.step, place]
        self.helper("tested", [*self._shape(view), *given], view)
        return self.builder.icmp("ne", self.builder.load(I32, place, align=4), i32(0))

    def real_diagonal(self, view: View) -> None:
        """Set the imaginary parts of a diagonal to 0."""
        self.helper("real_diagonal", [*self._shape(view), view.pointer, view.step])

    def mirrored(self, view: View) -> None:
        """Copy a triangle of a whole matrix to the other one, conjugated if numbers are complex."""
        lower = self.builder.xor(view.triangle, self.by_rows_flag)
        self.helper("mirrored", [view.rows, lower, view.pointer, view.step])

    def reflected(self, view: View) -> None:
        """Copy a triangle of a whole matrix to the other one, as it is."""
        lower = self.builder.xor(view.triangle, self.by_rows_flag)
        self.helper("reflected", [view.rows, lower, view.pointer, view.step])

    def conjugated_in_place(self, view: View) -> None:
        """Replace complex numbers by their conjugates."""
        if self.call.is_complex:
            self.helper("conjugated", [*self._shape(view), self._base(view), view.step])

    def halved(self, view: View) -> None:
        """Leave a triangle of a whole matrix, with half its diagonal."""
        lower = self.builder.xor(view.triangle, self.by_rows_flag)
        self.helper("halved", [view.rows, lower, view.pointer, view.step])

    def parted(self, view: View, values: Value, sign: int) -> None:
        """Divide elements by differences or sums of eigenvalues; by 0 gives 0."""
        given = [view.pointer, view.step, self.by_rows_flag, values, i32(sign)]
        self.helper("parted", [view.rows, *given])

    def reciprocal(self, view: View) -> None:
        """Replace real numbers by 1 divided by them; 0 stays 0."""
        self.helper("inverted", [view.columns, view.pointer, view.step], view)

    @property
    def by_rows_flag(self) -> Value:
        """Return whether matrices are stored row by row, as a flag."""
        return self.builder.zext(self.by_rows, I32)

    def diagonal(self, target: View, by: Scalar, source: View) -> None:
        """Add a vector to the diagonal of a matrix, or that diagonal to the vector."""
        is_vector = target.is_vector
        matrix, vector = (source, target) if is_vector else (target, source)
        given = [vector.columns, i32(vector.is_real), by.real, matrix.pointer, matrix.step]
        self.helper("diagonal", [*given, vector.pointer, vector.step, i32(is_vector)])

    def part(self, view: View, name: str) -> None:
        """Leave a part of a whole matrix: the other elements become 0, or the diagonal 1."""
        flags = [i32(each) for each in _PARTS[name]]
        self.helper("part", [view.rows, view.columns, view.pointer, *self.along(view), *flags])

    def along(self, view: View) -> list[Value]:
        """Return how far apart the rows of a whole matrix are, and its columns."""
        b = self.builder
        return [
            b.select(self.by_rows, view.step, i64(1)),
            b.select(self.by_rows, i64(1), view.step),
        ]

    def told(self, view: View, name: str, others: Sequence[View]) -> None:
        """Change a whole matrix as others say: vectors of numbers side by side, and matrices."""
        name, _, turned = name.partition("_")
        sizes = [view.rows, view.columns] if name in ("picked", "reached") else [view.rows]
        given = [*sizes, view.pointer, *self.along(view)]
        for each in others:
            given += [each.pointer, *([] if each.is_vector else self.along(each))]
        if name in ("divided", "normed"):
            given.append(i32(bool(turned)))
        self.helper(name, given)

    def by_blocks(
        self, view: View, name: str, pivots: tuple[Value, Value, bool], is_lower: Value
    ) -> None:
        """Change a whole matrix as pivots with diagonal blocks of one or two rows say."""
        helper, number = _BY_BLOCKS[name]
        sizes = [view.rows, view.columns] if helper == "pivoted" else [view.rows]
        told = [pivots[0], i32(pivots[2]), is_lower, i32(number)]
        self.helper(helper, [*sizes, view.pointer, *self.along(view), *told])

    def rooted(self, view: View, factor: View, is_lower: Value, *, is_back: bool) -> None:
        """Make the tangent of a band its root's, or the adjoint of the root that of the band."""
        given = [view.rows, factor.bands[0], is_lower, factor.pointer, factor.step]
        self.helper("rooted", [*given, view.pointer, view.step, i32(is_back)])

    def by_bands(
        self,
        view: View,
        name: str,
        others: Sequence[View],
        pivots: tuple[Value, Value, bool],
        op: Value | None,
    ) -> None:
        """Change a band or right-hand sides as the factors of a band say, which come first."""
        what, _, back = name.partition("_")
        sides = others[1] if name == "bent_back" else view
        given = [view.rows, sides.columns, *others[0].bands, pivots[0], i32(pivots[2])]
        given += [i32(bool(back)), *([] if op is None else [op]), view.pointer, view.step]
        for each in others:
            given += [each.pointer, each.step]
        self.helper(f"{what}_back" if what == "bent" and back else what, given)

    def stop(self, message: str) -> None:
        """Say something and end the program."""
        self.unit.helpers.ended(self.builder, message)

    def exchanged(self, view: View, pivots: tuple[Value, Value, bool], *, back: bool) -> None:
        """Exchange rows as a factorisation did, or undo that."""
        flags = [i32(pivots[2]), i32(back)]
        rows = [pivots[1], view.columns]
        self.helper("exchanged", [*rows, view.pointer, *self.along(view), pivots[0], *flags])

    def added(
        self, target: View, by: Scalar, source: View, *, conjugate: bool | Value = False
    ) -> None:
        """Add a multiple of what is stored elsewhere in the same shape."""
        first = [*self._parts(by), self._base(source), source.step, _flag(conjugate)]
        given = [*self._shape(target), *first, self._base(target), target.step]
        self.helper("added", given, target)

    def turned(
        self, target: View, by: Scalar, source: View, *, conjugate: bool | Value = False
    ) -> None:
        """Add a multiple of the transpose of a whole matrix to another one."""
        given = [*self._parts(by), source.pointer, source.step, _flag(conjugate)]
        sizes = self._shape(target)[1:3]
        self.helper("turned", [*sizes, *given, target.pointer, target.step])

    def added_as(self, target: View, by: Scalar, source: View, op: Value) -> None:
        """Add a multiple of a whole matrix to another one, transposed as bits say at run time."""
        b = self.builder
        conjugate = b.lshr(op, i32(1))
        turned, plain, behind = (b.new_block(each) for each in ("turned", "plain", "behind"))
        b.conditional(b.icmp("ne", b.and_(op, i32(TRANSPOSED)), i32(0)), turned, plain)
        b.move_to_end(turned)
        self.turned(target, by, source, conjugate=conjugate)
        b.branch(behind)
        b.move_to_end(plain)
        self.added(target, by, source, conjugate=conjugate)
        b.branch(behind)
        b.move_to_end(behind)

    def dot(self, left: View, right: View, *, conjugate: bool) -> Scalar:
        """Return the sum of products of what is stored: `right` says where."""
        place = self._place(2)
        first = [self._base(left), left.step, i32(conjugate), self._base(right), right.step]
        self.helper("summed", [*self._shape(right), *first, place])
        return self.load(place, is_complex=self.call.is_complex)

    def signs(self, target: View, by: Scalar, source: View) -> None:
        """Add a number with the signs of what is stored."""
        first = [by.real, self._base(source), source.step, self._base(target), target.step]
        self.helper("signed", [*self._shape(target), *first])

    def rows(self, target: View, by: Scalar, left: View, right: View) -> None:
        """Add to a vector the sums of products of rows with conjugates of others."""
        b = self.builder
        given = [*self._parts(by)]
        for each in (left, right):
            along = [b.select(self.by_rows, each.step, i64(1))]
            given += [each.pointer, *along, b.select(self.by_rows, i64(1), each.step)]
        sizes = [target.columns, left.columns]
        given += [target.pointer, target.step, i32(target.is_real)]
        self.helper("rows", [*sizes, *given])

    def slope(self, left: View, right: View) -> Scalar:
        """Return the sum of one with the signs of the other."""
        place = self._place(1)
        first = [self._base(left), left.step, self._base(right), right.step]
        self.helper("slopes", [*self._shape(right), *first, place])
        return self.load(place, is_complex=False)

    def ranked(
        self, target: View, by: Scalar, left: View, right: View, how: Value, conjugate: int
    ) -> None:
        """Add a product of two vectors, `conjugate` the bits of which is conjugated."""
        b = self.builder
        turned, is_conjugate = self.op_bits(target)
        swap = b.xor(turned, self.by_rows)
        by = self.conjugated_where(is_conjugate, by)
        # A column of a matrix says by its `op` that it is conjugated.
        bits = [b.xor(left.op, i32(conjugate & 1)), b.xor(right.op, i32(conjugate >> 1))]
        if is_conjugate is not None:
            more = b.zext(is_conjugate, I32)
            bits = [b.xor(each, more) for each in bits]
        ends = [(self._base(left), left.step, bits[0]), (self._base(right), right.step, bits[1])]
        first = [b.select(swap, two, one) for one, two in zip(*ends, strict=True)]
        second = [b.select(swap, one, two) for one, two in zip(*ends, strict=True)]
        both = b.or_(first[2], b.shl(second[2], i32(1)))
        given = [how, *self._parts(by), *first[:2], *second[:2], both, target.pointer, target.step]
        self.helper("ranked", [*self._shape(target), *given])

    def gathered(self, target: View, by: Scalar, whole: View, how: Value) -> None:
        """Add a multiple of a whole matrix to one of which a part is stored."""
        given = [how, *self._parts(by), whole.pointer, whole.step, target.pointer, target.step]
        self.helper("gathered", [*self._shape(target), *given])

    def fold(self, view: View, *, restricts: bool) -> Value:
        """Return how a stored element follows from a whole matrix: as a part, or for its mirror."""
        if view.structure is Structure.TRIANGULAR:
            return self.builder.select(
                self.builder.icmp("ne", view.unit, i32(0)), i32(UNIT), i32(PLAIN)
            )
        return i32(PLAIN if restricts else FOLDS[view.structure])

    def weighted(self, target: View, by: Scalar, diagonal: View, other: View, side: Value) -> None:
        """Add a diagonal times the rows of a matrix (side 0), its columns, or a vector."""
        b = self.builder
        which = int(diagonal.structure is Structure.HERMITIAN)
        shape = self._shape(diagonal)
        if diagonal.is_vector:
            # As a band of the main diagonal alone it has one number in each column.
            which = 3 if diagonal.is_real else 2 if diagonal.op == i32(CONJUGATE) else 0
            shape = [i64(_BAND), diagonal.columns, diagonal.columns, i64(0), i64(0)]
        if target.is_vector:
            strides = [other.step, i64(0), self._base(target), target.step, i64(0), i64(1)]
            given = [self._base(other), *strides]
        else:
            along = b.xor(b.icmp("ne", side, i32(0)), self.by_rows)
            first = [b.select(along, each.step, i64(1)) for each in (other, target)]
            second = [b.select(along, i64(1), each.step) for each in (other, target)]
            count = b.select(b.icmp("ne", side, i32(0)), target.rows, target.columns)
            given = [other.pointer, first[0], second[0], target.pointer, first[1], second[1], count]
        before = [*self._parts(by), diagonal.pointer, diagonal.step, i32(which)]
        self.helper("weighted", [*shape, *before, *given])

    def column(self, view: View, number: Value) -> View:
        """Return a column of a whole matrix, as it is meant, as a vector that may be conjugated."""
        b = self.builder
        turned, is_conjugate = self.op_bits(view)
        across = b.xor(turned, self.by_rows)
        stride, step = b.select(across, i64(1), view.step), b.select(across, view.step, i64(1))
        place = b.gep(I8, view.pointer, [b.mul(b.mul(number, stride), i64(self.size))])
        op = i32(0) if is_conjugate is None else b.zext(is_conjugate, I32)
        length = self.logical(view)[0]
        first = place, Structure.VECTOR, Storage.FULL, i64(1), length, step
        return View(*first, op, i32(0), i32(0))

    def each(self, count: Value, write: Callable[[Value], None]) -> None:
        """Write a loop over numbers from 0."""
        b = self.builder
        before, head = b.block, b.new_block("loop")
        b.branch(head)
        b.move_to_end(head)
        number = b.phi(I64, [(i64(0), before)])
        inside, behind = b.new_block("column"), b.new_block("columns")
        b.conditional(b.icmp("slt", number, count), inside, behind)
        b.move_to_end(inside)
        mark = self.mark
        write(number)
        self.release(mark)
        number.add_incoming(b.add(number, i64(1)), b.block)
        b.branch(head)
        b.move_to_end(behind)

    # -- transpositions --------------------------------------------------------------------------

    def op_bits(self, view: View) -> tuple[Value, Value | None]:
        """Return whether a matrix is transposed when it is used, and whether conjugated."""
        b = self.builder
        turned = b.icmp("ne", b.and_(view.op, i32(TRANSPOSED)), i32(0))
        if not self.call.is_complex:
            return turned, None
        return turned, b.icmp("ne", b.and_(view.op, i32(CONJUGATE)), i32(0))

    def logical(self, view: View) -> tuple[Value, Value]:
        """Return rows and columns as a matrix is meant."""
        turned, _ = self.op_bits(view)
        b = self.builder
        return b.select(turned, view.columns, view.rows), b.select(turned, view.rows, view.columns)

    def changed(self, view: View, bits: int) -> View:
        """Return a view that is transposed (1) or conjugated (2) when it is used."""
        if not self.call.is_complex:
            bits &= TRANSPOSED
            if view.structure in (Structure.SYMMETRIC, Structure.HERMITIAN):
                return view
        if view.structure is Structure.SYMMETRIC:
            bits &= CONJUGATE
        if view.structure is Structure.HERMITIAN:
            bits = CONJUGATE if bits in (TRANSPOSED, CONJUGATE) else 0
        return view._replace(op=self.builder.xor(view.op, i32(bits))) if bits else view

    def conjugated(self, view: View) -> View:
        """Return a copy of the conjugates, where a view says so; only transposed it may be then."""
        b = self.builder
        made = self.alike(view)
        self.scaled(made, self.constant(0.0))
        self.added(made, self.constant(1.0), view, conjugate=True)
        return made._replace(op=b.xor(view.op, i32(CONJUGATE)))

    def without_conjugates(self, view: View) -> View:
        """Return a view as routines can take it: conjugated but not transposed they know none."""
        op = view.op
        if not self.call.is_complex:
            return view
        b = self.builder
        if isinstance(op, IntConstant):
            return view if op.value != CONJUGATE else self.conjugated(view)
        wanted = b.icmp("eq", op, i32(CONJUGATE))
        count = b.select(wanted, self.extent(view), i64(0))
        made = self.alike(view)._replace(pointer=self.memory(count))
        there, behind = b.new_block("conjugates"), b.new_block("behind")
        b.conditional(wanted, there, behind)
        b.move_to_end(there)
        self.scaled(made, self.constant(0.0))
        self.added(made, self.constant(1.0), view, conjugate=True)
        b.branch(behind)
        b.move_to_end(behind)
        return view._replace(
            pointer=b.select(wanted, made.pointer, view.pointer),
            step=b.select(wanted, made.step, view.step),
            op=b.select(wanted, i32(0), op),
        )
