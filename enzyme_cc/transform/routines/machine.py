"""Operations on views: calls of routines in the user's convention, and of helpers on elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import IntConstant, int_constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.types import I1, I8, I32, I64, VOID, array_type, function_type
from enzyme_cc.rules.routines.model import Part, Storage, Structure
from enzyme_cc.rules.routines.names import is_passed_by_value, real_type, spelled
from enzyme_cc.rules.routines.table import default_routines
from enzyme_cc.transform.routines.evaluators import Key, Shape, evaluators
from enzyme_cc.transform.routines.values import CONJUGATE, TRANSPOSED, Scalar, View, real

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.types import FunctionType, Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Call, Operand, Routine
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.routines.evaluators import Evaluator

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
#: Of C: the enumerators by transposition bits, triangle, diagonal, side; of Fortran the letters.
_ENUMERATORS = {
    Part.TRANSPOSE: (111, 112, 114, 113),
    Part.TRIANGLE: (121, 122),
    Part.DIAGONAL: (131, 132),
    Part.SIDE: (141, 142),
}
_LETTERS = {
    Part.TRANSPOSE: b"NTRC",
    Part.TRIANGLE: b"UL",
    Part.DIAGONAL: b"NU",
    Part.SIDE: b"LR",
}
_ROW_MAJOR, _COLUMN_MAJOR = 101, 102
_QUIET = "nounwind"
#: The precision of the real numbers that complex ones are made of.
_REAL = {"c": "s", "z": "d"}


def i64(value: int) -> Value:
    """Return a count."""
    return int_constant(I64, value)


def i32(value: int) -> Value:
    """Return a flag."""
    return int_constant(I32, value)


class Machine:
    """The operations of one generated function, in a convention and a precision."""

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

    def slot(self, kind: Type) -> Value:
        """Return memory on the stack, in the entry block."""
        function = self.builder.block.function
        assert function is not None
        first = Builder.after_phis(function.blocks[0])
        return first.alloca(kind, align=max(self.unit.layout.preferred_alignment(kind), 8))

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
            self.unit.helpers.released(self.builder, self._temporary.pop())

    @property
    def mark(self) -> int:
        """Return how many pieces of memory there are."""
        return len(self._temporary)

    def extent(self, view: View) -> Value:
        """Return how many numbers a copy of a view has."""
        b = self.builder
        if view.storage is Storage.PACKED:
            return b.sdiv(b.mul(view.rows, b.add(view.rows, i64(1))), i64(2))
        if view.storage is Storage.BAND:
            return b.mul(view.step, self._seen(view)[1])
        return b.mul(view.rows, view.columns)

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

    # -- elements --------------------------------------------------------------------------------

    def _seen(self, view: View) -> tuple[Value, Value]:
        """Return rows and columns as memory has them, column by column."""
        b = self.builder
        if view.is_vector:
            return view.rows, view.columns
        rows = b.select(self.by_rows, view.columns, view.rows)
        return rows, b.select(self.by_rows, view.rows, view.columns)

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

    def mirrored(self, view: View) -> None:
        """Copy a triangle of a whole matrix to the other one, conjugated if numbers are complex."""
        lower = self.builder.xor(view.triangle, self.by_rows_flag)
        self.helper("mirrored", [view.rows, lower, view.pointer, view.step])

    def halved(self, view: View) -> None:
        """Leave a triangle of a whole matrix, with half its diagonal."""
        lower = self.builder.xor(view.triangle, self.by_rows_flag)
        self.helper("halved", [view.rows, lower, view.pointer, view.step])

    def parted(self, view: View, values: Value) -> None:
        """Divide elements off the diagonal by differences of eigenvalues; by 0 gives 0."""
        self.helper("parted", [view.rows, view.pointer, view.step, self.by_rows_flag, values])

    @property
    def by_rows_flag(self) -> Value:
        """Return whether matrices are stored row by row, as a flag."""
        return self.builder.zext(self.by_rows, I32)

    def diagonal(self, target: View, by: Scalar, source: View) -> None:
        """Add a real vector to the real diagonal of a matrix, or that diagonal to the vector."""
        is_vector = target.is_vector
        matrix, vector = (source, target) if is_vector else (target, source)
        given = [matrix.rows, by.real, matrix.pointer, matrix.step]
        self.helper("diagonal", [*given, vector.pointer, i32(is_vector)])

    def stop(self, message: str) -> None:
        """Say something and end the program."""
        self.unit.helpers.ended(self.builder, message)

    def exchanged(self, view: View, pivots: tuple[Value, Value, bool], *, back: bool) -> None:
        """Exchange rows as a factorisation did, or undo that."""
        b = self.builder
        along = [
            b.select(self.by_rows, view.step, i64(1)),
            b.select(self.by_rows, i64(1), view.step),
        ]
        flags = [i32(pivots[2]), i32(back)]
        rows = [pivots[1], view.columns]
        self.helper("exchanged", [*rows, view.pointer, *along, pivots[0], *flags])

    def added(self, target: View, by: Scalar, source: View, *, conjugate: bool = False) -> None:
        """Add a multiple of what is stored elsewhere in the same shape."""
        first = [*self._parts(by), self._base(source), source.step, i32(conjugate)]
        self.helper("added", [*self._shape(target), *first, self._base(target), target.step])

    def turned(self, target: View, by: Scalar, source: View, *, conjugate: bool) -> None:
        """Add a multiple of the transpose of a whole matrix to another one."""
        given = [*self._parts(by), source.pointer, source.step, i32(conjugate)]
        sizes = self._shape(target)[1:3]
        self.helper("turned", [*sizes, *given, target.pointer, target.step])

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

    def slope(self, left: View, right: View) -> Scalar:
        """Return the sum of one with the signs of the other."""
        place = self._place(1)
        first = [self._base(left), left.step, self._base(right), right.step]
        self.helper("slopes", [*self._shape(right), *first, place])
        return self.load(place, is_complex=False)

    def _place(self, count: int) -> Value:
        return self.slot(array_type(count, self.real))

    def ranked(
        self, target: View, by: Scalar, left: View, right: View, how: Value, conjugate: int
    ) -> None:
        """Add a product of two vectors, `conjugate` the bits of which is conjugated."""
        b = self.builder
        turned, is_conjugate = self.op_bits(target)
        swap = b.xor(turned, self.by_rows)
        by = self.conjugated_where(is_conjugate, by)
        bits = [i32(conjugate & 1), i32(conjugate >> 1)]
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
        only_real = i32(diagonal.structure is Structure.HERMITIAN)
        if target.is_vector:
            strides = [other.step, i64(0), self._base(target), target.step, i64(0), i64(1)]
            given = [self._base(other), *strides]
        else:
            along = b.xor(b.icmp("ne", side, i32(0)), self.by_rows)
            first = [b.select(along, each.step, i64(1)) for each in (other, target)]
            second = [b.select(along, i64(1), each.step) for each in (other, target)]
            count = b.select(b.icmp("ne", side, i32(0)), target.rows, target.columns)
            given = [other.pointer, first[0], second[0], target.pointer, first[1], second[1], count]
        before = [*self._parts(by), diagonal.pointer, diagonal.step, only_real]
        self.helper("weighted", [*self._shape(diagonal), *before, *given])

    def column(self, view: View, number: Value) -> View:
        """Return a column of a whole matrix as a vector."""
        b = self.builder
        stride = b.select(self.by_rows, i64(1), view.step)
        place = b.gep(I8, view.pointer, [b.mul(b.mul(number, stride), i64(self.size))])
        step = b.select(self.by_rows, view.step, i64(1))
        return View(
            *(place, Structure.VECTOR, Storage.FULL, i64(1), view.rows, step),
            *(i32(0), i32(0), i32(0)),
        )

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

    # -- routines --------------------------------------------------------------------------------

    def evaluator(
        self, factors: Sequence[View], inverse: Sequence[bool], replaces: int | None
    ) -> Evaluator | None:
        """Return what computes a product, or None."""
        shapes = tuple(
            Shape(each.structure, each.storage, is_inverse)
            for each, is_inverse in zip(factors, inverse, strict=True)
        )
        return evaluators(default_routines()).get(Key(self.call.precision, shapes, replaces))

    def evaluate(
        self,
        evaluator: Evaluator,
        views: dict[str, View],
        scalars: dict[str, Scalar],
        side: Value | None = None,
    ) -> None:
        """Call a routine with these operands."""
        routine = evaluator.routine
        if side is None:
            side = i32(evaluator.side == "right")
        counts = self._counts(routine, views)
        arguments: list[Value] = []
        if self.layout is not None and any(each.part is Part.MATRIX for each in routine.operands):
            arguments.append(self.layout)
        lengths: list[Value] = []
        for operand in routine.operands:
            part = operand.part
            if part.is_memory:
                arguments.append(views[operand.name].pointer)
            elif part.is_scalar:
                arguments.append(self._scalar(operand, scalars[operand.name]))
            elif part.is_flag:
                arguments.append(self._flag(part, self._flag_of(routine, operand, views, side)))
                lengths.append(i64(1))
            elif operand.of:
                arguments.append(self._count(views[operand.of].step))
            else:
                arguments.append(self._count(counts[operand.name]))
        if self.call.convention.by_address:
            arguments += lengths
        kind = function_type(VOID, tuple(each.type for each in arguments))
        name = spelled(self.call, evaluator.name)
        self.builder.call(self._declared(name, kind), arguments, CallStyle(), type_=kind)

    def call_solver(self, view: View, find: Callable[[Operand], Value], *, is_turned: bool) -> None:
        """Call the routine that solves with what another one has factorised."""
        routine, convention = self.call.routine.solver, self.call.convention
        assert routine is not None
        call = self.call._replace(routine=routine)
        arguments = [self.layout] if self.layout is not None else []
        lengths: list[Value] = []
        for operand in call.operands:
            part = operand.part
            if part.is_flag:
                flag = i32(3 if self.call.is_complex else 1) if is_turned else i32(0)
                arguments.append(
                    self._flag(
                        part, flag if part is Part.TRANSPOSE else find(operand), letters=True
                    )
                )
                lengths.append(i64(1))
            elif part is Part.INFO:
                arguments.append(self.slot(I64))
            elif operand.written and part.is_memory:
                arguments.append(view.pointer)
            elif routine.operand(operand.of).written if operand.of else False:
                arguments.append(self._count(view.step))
            elif part.is_count:
                arguments.append(self._count(find(operand)))
            else:
                arguments.append(find(operand))
        if convention.by_address:
            arguments += lengths
        result = VOID if convention.by_address else I32
        kind = function_type(result, tuple(each.type for each in arguments))
        name = f"{convention.prefix}{self.call.routine.solver_name}{self.call.suffix}"
        self.builder.call(self._declared(name, kind), arguments, CallStyle(), type_=kind)

    def _declared(self, name: str, kind: FunctionType) -> Value:
        found = self.unit.module.symbol(f"@{name}")
        if isinstance(found, Function):
            return found
        return declare(self.unit.module, name, kind)

    def _counts(self, routine: Routine, views: dict[str, View]) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for operand in routine.operands:
            view = views.get(operand.name)
            if view is None:
                continue
            if view.is_vector:
                dims: tuple[Value, ...] = (view.columns,)
            elif operand.stored:
                dims = (view.rows, view.columns)
            else:
                dims = self.logical(view)
            for name, value in zip(operand.sizes, dims, strict=False):
                if name.isidentifier() and name not in ("rows", "columns"):
                    found.setdefault(name, value)
            found.update(zip(operand.bands, view.bands, strict=False))
        return found

    def _flag_of(
        self, routine: Routine, flag: Operand, views: dict[str, View], side: Value
    ) -> Value:
        if flag.part is Part.SIDE:
            return side
        for operand in routine.operands:
            view = views.get(operand.name)
            if view is None:
                continue
            if operand.transpose == flag.name:
                return view.op
            if operand.triangle == flag.name:
                return view.triangle
            if operand.diagonal == flag.name:
                return view.unit
        raise KeyError(flag.name)

    def _flag(self, part: Part, value: Value, *, letters: bool = False) -> Value:
        b = self.builder
        if self.call.convention.by_address:
            codes: list[Value] = [int_constant(I8, each) for each in _LETTERS[part]]
        elif letters:
            codes = [int_constant(I8, each) for each in _LETTERS[part]]
        else:
            assert self.layout is not None
            codes = [int_constant(self.layout.type, each) for each in _ENUMERATORS[part]]
        made: Value = codes[0]
        for number, code in enumerate(codes[1:], 1):
            made = b.select(b.icmp("eq", value, i32(number)), code, made)
        if not self.call.convention.by_address:
            return made
        place = self.slot(I8)
        b.store(made, place, align=1)
        return place

    def _count(self, value: Value) -> Value:
        """Return a count as it is passed: behind an address with room for either width."""
        if self.call.convention.by_address:
            place = self.slot(I64)
            self.builder.store(value, place, align=8)
            return place
        return value if "64" in self.call.suffix else self.builder.trunc(value, I32)

    def _scalar(self, operand: Operand, value: Scalar) -> Value:
        if is_passed_by_value(self.call, operand):
            return value.real
        is_complex = self.call.is_complex and operand.part is Part.SCALAR
        place = self._place(2)
        self.store(value, place, is_complex=is_complex)
        return place
