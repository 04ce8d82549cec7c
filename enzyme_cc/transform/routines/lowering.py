"""Statements of matrix expressions as operations, each evaluated by a routine or a helper."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I1, I32
from enzyme_cc.rules.routines.model import (
    BY_BANDS,
    BY_BLOCKS,
    BY_EIGENVALUES,
    LEAVE,
    TOLD,
    Factor,
    Number,
    Special,
    Storage,
    Structure,
    Term,
)
from enzyme_cc.transform.routines.numbers import i32, i64
from enzyme_cc.transform.routines.values import CONJUGATE, TRANSPOSED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Statement
    from enzyme_cc.transform.routines.machine import Machine
    from enzyme_cc.transform.routines.scope import Scope
    from enzyme_cc.transform.routines.values import Scalar, View


#: A product of so many columns is added column by column where a part of a matrix is stored.
_FEW = 4


class Lowering:
    """The statements of one routine, one after the other."""

    def __init__(self, machine: Machine, scope: Scope, *, restricts: bool) -> None:
        self.machine = machine
        self.scope = scope
        #: Whether targets that are stored in part become that part, as in values and tangents; or
        #: each stored element stands for its mirror image, too, as in adjoints.
        self.restricts = restricts

    def write(self, statements: Sequence[Statement]) -> None:
        """Write all of them."""
        for each in statements:
            if each.target is None or self.scope.has(each.target):
                self._statement(each)

    def _statement(self, statement: Statement) -> None:
        target = statement.target
        conditions = [] if target is None else self.conditions([target])
        if statement.side is not None:
            conditions.append(self.scope.test(statement.side))
        if statement.stop:
            self.where(conditions, partial(self.machine.stop, statement.stop))
        elif statement.call:
            self.where(conditions, partial(self._call, statement))
        elif statement.block:
            self.where(conditions, partial(self._block, statement))
        else:
            self.where(conditions, partial(self._assign, statement))

    def _block(self, statement: Statement) -> None:
        target = statement.target
        test = []
        if isinstance(target, Factor) and statement.tests:
            test.append(self.machine.is_nonzero(self.scope.view(target)))
        self.where(test, partial(self._inside, statement.block))

    def _call(self, statement: Statement) -> None:
        """Call a routine, with scratch memory of its own."""
        views = {k: self.scope.view(v) for k, v in statement.given if isinstance(v, Factor)}
        letters = {k: self.scope.letter(v) for k, v in statement.given if isinstance(v, str)}
        self.machine.call_for_itself(statement.call, views, letters)

    def _inside(self, block: Sequence[Statement]) -> None:
        """Write a block, with memory that nothing else uses."""
        made = self.scope.open(block)
        self.write(block)
        self.scope.close(made)

    def _assign(self, statement: Statement) -> None:
        target = statement.target
        assert target is not None
        own, rest = self.parted(statement)
        if isinstance(target, Number):
            self._scalar(target, rest, adds=statement.adds)
            return
        if not statement.adds:
            if not own and len(rest) == 1 and not names_of(rest[0]):
                self.machine.filled(self.scope.view(target), self.coefficient(rest[0]))
                return
            self.replace(target, own)
        for term in rest:
            self._guarded(term, partial(self.add, target, term))

    def parted(self, statement: Statement) -> tuple[list[Term], list[Term]]:
        """Return the terms that the old value of a target is part of, and those that are added.

        What a shadow is read for that is not there is 0, and left out.
        """
        target = statement.target
        live = [each for each in statement.terms if all(map(self.scope.has, names_of(each)))]
        if statement.adds or not isinstance(target, Factor):
            return [], live
        own = [each for each in live if target in map(_itself, each.factors)]
        return own, [each for each in live if each not in own]

    def _guarded(self, term: Term, write: Callable[[], None]) -> None:
        self.where(self.conditions(names_of(term)), write)

    def conditions(self, names: Sequence[Factor | Number]) -> list[Value]:
        """Return what must hold for all of some shadows to be there."""
        found = (self.scope.is_there(each) for each in dict.fromkeys(names))
        return [each for each in found if each is not None]

    def where(self, conditions: list[Value], write: Callable[[], None]) -> None:
        """Write something where all conditions hold."""
        builder, machine = self.machine.builder, self.machine
        if not conditions:
            mark = machine.mark
            write()
            machine.release(mark)
            return
        both = conditions[0]
        for each in conditions[1:]:
            both = builder.and_(both, each)
        there, behind = builder.new_block("there"), builder.new_block("behind")
        builder.conditional(both, there, behind)
        builder.move_to_end(there)
        mark = machine.mark
        write()
        machine.release(mark)
        builder.branch(behind)
        builder.move_to_end(behind)

    # -- numbers ---------------------------------------------------------------------------------

    def _scalar(self, target: Number, terms: Sequence[Term], *, adds: bool) -> None:
        if not adds:
            self.scope.give(target, self.machine.constant(0.0), adds=False)
        for term in terms:
            self._guarded(term, partial(self._give, target, term))

    def _give(self, target: Number, term: Term) -> None:
        self.scope.give(target, self._value(term), adds=True)

    def _value(self, term: Term) -> Scalar:
        made = self.coefficient(term)
        if term.special is not None:
            return self.machine.product(made, self._special(term))
        return made

    def _special(self, term: Term) -> Scalar:
        left, right = term.terms
        if term.special is Special.SLOPE:
            return self.machine.slope(self._named(left), self._named(right))
        if self._is_made(left) or self._is_made(right):
            first = self._is_made(left)
            product, plain = (left, right) if first else (right, left)
            view = self._named(plain)
            made = self.machine.alike(view)
            self.machine.scaled(made, self.machine.constant(0.0))
            inner = Lowering(self.machine, self.scope, restricts=True)
            inner.accumulate(made, self.coefficient(product), product.factors)
            one, other = (made, view) if first else (view, made)
            # The shape is that of what is stored, with the memory of the other.
            return self.machine.dot(one, other, conjugate=True)
        is_conjugate = term.special is Special.DOT
        return self.machine.dot(self._named(left), self._named(right), conjugate=is_conjugate)

    def _is_made(self, term: Term) -> bool:
        """Return whether something is no memory as it is: a product, or transposed by a flag."""
        return len(term.factors) > 1 or self._named(term).op != i32(0)

    def _named(self, term: Term) -> View:
        (factor,) = term.factors
        return self.scope.view(factor)

    def coefficient(self, term: Term) -> Scalar:
        """Return the number that a product is multiplied with."""
        machine = self.machine
        made: Scalar | None = None
        below: list[Scalar] = []
        for number in term.numbers:
            if number.is_literal:
                value = machine.constant(float(number.name))
            else:
                value = self.scope.number(number)
            value = machine.conjugate(value) if number.conjugate else value
            if number.below:
                below.append(value)
            else:
                made = value if made is None else machine.product(made, value)
        made = machine.constant(1.0) if made is None else made
        for each in below:
            made = machine.quotient(made, each)
        return machine.negative(made) if term.negative else made

    # -- vectors and matrices --------------------------------------------------------------------

    def replace(self, target: Factor, own: Sequence[Term]) -> None:
        """Set a target to what its own old value is part of; to 0 where it is part of nothing."""
        machine, view = self.machine, self.scope.view(target)
        if not own:
            machine.scaled(view, machine.constant(0.0))
            return
        (term,) = own
        by = self.coefficient(term)
        if len(term.factors) == 1:
            self._changed_in_place(view, by, term.factors[0])
            return
        self.in_place(view, by, term.factors, term.factors.index(target))

    def _changed_in_place(self, view: View, by: Scalar, factor: Factor) -> None:
        machine, scope, name = self.machine, self.scope, factor.function
        alone = {
            "mirrored": machine.mirrored,
            "reflected": machine.reflected,
            "conjugated": machine.conjugated_in_place,
            "halved": machine.halved,
            "reciprocal": machine.reciprocal,
            "real_diagonal": machine.real_diagonal,
        }
        if name in alone:
            alone[name](view)
        elif name in LEAVE:
            machine.part(view, name)
        elif name in TOLD:
            machine.told(view, name, [scope.view(each) for each in factor.others])
        elif name in BY_BANDS:
            self._by_bands(view, factor)
        elif name in BY_BLOCKS:
            machine.by_blocks(view, name, scope.pivots(), scope.triangle())
        elif name in BY_EIGENVALUES:
            machine.parted(view, scope.eigenvalues(), 1 if name == "joined" else -1)
        elif name.startswith("solved"):
            scope.solve(view, is_turned=name == "solved_turned")
        elif name:
            machine.exchanged(view, scope.pivots(), back=name == "exchanged_back")
        self.times(view, by)

    def _by_bands(self, view: View, factor: Factor) -> None:
        machine, scope, name = self.machine, self.scope, factor.function
        others = [scope.view(each) for each in factor.others]
        if name.startswith("rooted"):
            machine.rooted(view, others[0], scope.triangle(), is_back=name == "rooted_back")
        else:
            op = None if name.startswith("eliminated") else scope.transposition()
            machine.by_bands(view, name, others, scope.pivots(), op)

    def times(self, view: View, by: Scalar) -> None:
        """Multiply a vector or a matrix with a number."""
        if by != self.machine.constant(1.0):
            self.machine.scaled(view, by)

    def in_place(self, view: View, by: Scalar, factors: Sequence[Factor], at: int) -> None:
        """Multiply a matrix into a vector or another matrix, or its inverse."""
        machine = self.machine
        views = [view if number == at else self.changed(f) for number, f in enumerate(factors)]
        inverse = [each.inverse for each in factors]
        other = 1 - at
        if views[other].storage is not Storage.FULL and not view.is_vector:
            self._columns_in_place(views, inverse, at)
            self.times(view, by)
            return
        found = machine.evaluator(views, inverse, at)
        assert found is not None, factors
        views[other] = machine.without_conjugates(views[other])
        named = dict(zip(found.factors, views, strict=True))
        if found.alpha:
            machine.evaluate(found, named, {found.alpha: by})
        else:
            machine.evaluate(found, named, {})
            self.times(view, by)

    def _columns_in_place(self, views: Sequence[View], inverse: Sequence[bool], at: int) -> None:
        """Multiply a matrix of which a part is stored, or its inverse, into each column."""
        machine = self.machine
        pair = [machine.without_conjugates(each) for each in views]

        def multiply(number: Value) -> None:
            both = [*pair]
            both[at] = machine.column(views[at], number)
            found = machine.evaluator(both, inverse, at)
            assert found is not None
            machine.evaluate(found, dict(zip(found.factors, both, strict=True)), {})

        machine.each(views[at].columns, multiply)

    def changed(self, factor: Factor) -> View:
        """Return a vector or a matrix as a product takes it."""
        bits = TRANSPOSED * factor.transposed | CONJUGATE * factor.conjugate
        view = self.scope.view(factor)
        if factor.doubled:
            view = view._replace(doubled=True)
        if not view.is_vector:
            return self.machine.changed(view, bits)
        if factor.conjugate and self.machine.call.is_complex:
            return self.machine.conjugated(view)._replace(op=i32(0))
        return view

    def add(self, target: Factor, term: Term) -> None:
        """Add a term to a vector or a matrix."""
        view, by = self.scope.view(target), self.coefficient(term)
        if term.special is Special.SIGN:
            (inner,) = term.terms
            self.machine.signs(view, by, self._named(inner))
        elif term.special is Special.ROWS:
            self.machine.rows(view, by, *map(self._named, term.terms))
        else:
            self.accumulate(view, by, term.factors)

    def accumulate(self, target: View, by: Scalar, factors: Sequence[Factor]) -> None:
        """Add a multiple of a product to a vector or a matrix."""
        machine = self.machine
        if not factors:
            return
        if len(factors) == 1:
            self._single(target, by, factors[0])
            return
        left, right = factors
        first, second = (self.scope.view(each) for each in factors)
        if left.diagonal or right.diagonal:
            self._weighted(target, by, factors)
        elif first.is_vector and second.is_vector:
            bits = left.conjugate | right.conjugate << 1
            how = machine.fold(target, restricts=self.restricts)
            machine.ranked(target, by, first, second, how, bits)
        elif not target.is_vector and not _is_whole(target):
            self._part(target, by, factors)
        else:
            self.whole(target, by, [self.changed(each) for each in factors])

    def _weighted(self, target: View, by: Scalar, factors: Sequence[Factor]) -> None:
        """Add the product of a diagonal and a whole matrix, or of that and a diagonal."""
        at = 0 if factors[0].diagonal else 1
        diagonal, other = factors[at], factors[1 - at]
        assert not other.transposed
        assert not other.conjugate
        op = i32(CONJUGATE if diagonal.conjugate and self.machine.call.is_complex else 0)
        vector = self.scope.view(diagonal)._replace(op=op)
        self.machine.weighted(target, by, vector, self.scope.view(other), i32(at))

    def _single(self, target: View, by: Scalar, factor: Factor) -> None:
        """Add a multiple of a vector or a matrix."""
        machine, source = self.machine, self.scope.view(factor)
        if factor.diagonal:
            machine.diagonal(target, by, source)
        elif _is_whole(target) and _is_whole(source) and target.op != source.op:
            self._as_flags_say(target, by, self.changed(factor))
        elif factor.transposed:
            machine.turned(target, by, source, conjugate=factor.conjugate)
        elif target.structure is source.structure and target.storage is source.storage:
            machine.added(target, by, source, conjugate=factor.conjugate)
        elif target.structure is Structure.GENERAL:
            # Of a triangle, what is stored; not the ones on a diagonal of ones.
            machine.gathered(
                source._replace(pointer=target.pointer, step=target.step),
                by,
                source,
                machine.fold(source, restricts=True),
            )
        else:
            machine.gathered(target, by, source, machine.fold(target, restricts=self.restricts))

    def _as_flags_say(self, target: View, by: Scalar, source: View) -> None:
        """Add a multiple of a whole matrix to another, which flags of the call may transpose."""
        machine, b = self.machine, self.machine.builder
        _, is_conjugate = machine.op_bits(target)
        by = machine.conjugated_where(is_conjugate, by)
        machine.added_as(target, by, source, b.xor(source.op, target.op))

    def _part(self, target: View, by: Scalar, factors: Sequence[Factor]) -> None:
        """Add a product to a matrix of which a part is stored; few columns one by one."""
        b = self.machine.builder
        columns = partial(self._column_by_column, target, by, factors)
        if target.storage is not Storage.FULL:
            columns()
        elif factors[1].transposed and not factors[0].transposed and target.op == i32(0):
            count = self.machine.logical(self.scope.view(factors[0]))[1]
            are_few = b.icmp("sle", count, i64(_FEW))
            self.where([are_few], columns)
            self.where(
                [b.xor(are_few, int_constant(I1, 1))], partial(self._summed, target, by, factors)
            )
        else:
            self._summed(target, by, factors)

    def _summed(self, target: View, by: Scalar, factors: Sequence[Factor]) -> None:
        """Add a whole product to a matrix of which a part is stored."""
        machine = self.machine
        general = target._replace(structure=Structure.GENERAL, is_shadow=False)
        whole = machine.alike(general)
        machine.scaled(whole, machine.constant(0.0))
        self.whole(whole, machine.constant(1.0), [self.changed(each) for each in factors])
        _, is_conjugate = machine.op_bits(target)
        if is_conjugate is not None and by.imaginary is not None:
            b = machine.builder
            by = by._replace(imaginary=b.select(is_conjugate, b.fneg(by.imaginary), by.imaginary))
        how = machine.fold(target, restricts=self.restricts)
        machine.gathered(target, by, whole, how)

    def _column_by_column(self, target: View, by: Scalar, factors: Sequence[Factor]) -> None:
        """Add a product of a matrix and a transposed one to what is stored, column by column."""
        machine = self.machine
        left, right = factors
        first, second = self.scope.view(left), self.scope.view(right)
        assert right.transposed
        assert not left.transposed
        bits = left.conjugate | right.conjugate << 1
        how = machine.fold(target, restricts=self.restricts)

        def add(column: Value) -> None:
            both = machine.column(first, column), machine.column(second, column)
            machine.ranked(target, by, *both, how, bits)

        machine.each(machine.logical(first)[1], add)

    def whole(self, target: View, by: Scalar, views: Sequence[View]) -> None:
        """Add a product to a vector or a whole matrix."""
        machine = self.machine
        structures = [each.structure for each in views]
        if Structure.TRIANGULAR in structures:
            self._triangular(target, by, views, structures.index(Structure.TRIANGULAR))
            return
        if target.is_vector:
            self._vector(target, by, views)
        elif views[0].storage is not Storage.FULL:
            assert views[1].op == i32(0)

            def add(column: Value) -> None:
                both = machine.column(target, column), machine.column(views[1], column)
                self._vector(both[0], by, [views[0], both[1]])

            machine.each(target.columns, add)
        elif structures == [Structure.GENERAL, Structure.GENERAL]:
            self._matrices(target, by, views)
        else:
            self._mirrored(target, by, views)

    def _vector(self, target: View, by: Scalar, views: Sequence[View]) -> None:
        machine = self.machine
        matrix = views[0]
        found = machine.evaluator([matrix, views[1]], (False, False), None)
        assert found is not None, [each.structure for each in views]
        plain = machine.without_conjugates(matrix)
        named = {found.target: target, found.factors[0]: plain, found.factors[1]: views[1]}
        scalars = {found.alpha: by, found.beta: machine.constant(1.0)}
        machine.evaluate(found, named, scalars)
        if matrix.doubled:
            machine.weighted(target, by, matrix, views[1], i32(0))

    def _matrices(self, target: View, by: Scalar, views: Sequence[View]) -> None:
        """Add a product of whole matrices to one that may be meant transposed."""
        machine, b = self.machine, self.machine.builder
        found = machine.evaluator(views, (False, False), None)
        assert found is not None
        turned, is_conjugate = machine.op_bits(target)
        left, right = views
        # (X Y)' = Y' X': which comes first is chosen when the program runs.
        left = left._replace(op=b.xor(left.op, target.op))
        right = right._replace(op=b.xor(right.op, target.op))
        if is_conjugate is not None and by.imaginary is not None:
            by = by._replace(imaginary=b.select(is_conjugate, b.fneg(by.imaginary), by.imaginary))
        left, right = machine.without_conjugates(left), machine.without_conjugates(right)
        first, second = _chosen(b, turned, right, left), _chosen(b, turned, left, right)
        named = dict(zip(found.factors, (first, second), strict=True))
        named[found.target] = target._replace(op=i32(0))
        machine.evaluate(found, named, {found.alpha: by, found.beta: machine.constant(1.0)})

    def _mirrored(self, target: View, by: Scalar, views: Sequence[View]) -> None:
        """Add a product of a symmetric or Hermitian matrix and a whole one, on either side."""
        machine, b = self.machine, self.machine.builder
        at = 0 if views[0].structure is not Structure.GENERAL else 1
        mirrored, other = views[at], views[1 - at]
        turned, is_conjugate = machine.op_bits(target)
        mirrored = machine.without_conjugates(
            _hermitian_op(machine, mirrored, target) if is_conjugate is not None else mirrored
        )
        if is_conjugate is not None and by.imaginary is not None:
            by = by._replace(imaginary=b.select(is_conjugate, b.fneg(by.imaginary), by.imaginary))
        other = self._untransposed(other._replace(op=b.xor(other.op, target.op)))
        found = machine.evaluator([mirrored._replace(doubled=False), other], (False, False), None)
        assert found is not None
        side = b.xor(i32(at), b.zext(turned, I32))
        named = dict(zip(found.factors, (mirrored, other), strict=True))
        named[found.target] = target._replace(op=i32(0))
        scalars = {found.alpha: by, found.beta: machine.constant(1.0)}
        machine.evaluate(found, named, scalars, side)
        if mirrored.doubled:
            machine.weighted(target, by, mirrored, other, side)

    def _untransposed(self, view: View) -> View:
        """Return a matrix as it is stored, conjugated in a copy; nothing else ever comes here."""
        made = self.machine.without_conjugates(view)
        return made._replace(op=i32(0))

    def _triangular(self, target: View, by: Scalar, views: Sequence[View], at: int) -> None:
        """Add a product with a triangle, which routines know in place only."""
        machine = self.machine
        triangle, other = views[at], views[1 - at]
        made = machine.alike(other)
        machine.copied(other, made)
        pair = [made, made]
        pair[at] = machine.without_conjugates(triangle)
        if triangle.storage is not Storage.FULL and not other.is_vector:
            self._columns_in_place(pair, (False, False), 1 - at)
        else:
            found = machine.evaluator(pair, (False, False), 1 - at)
            assert found is not None
            named = dict(zip(found.factors, pair, strict=True))
            scalars = {found.alpha: machine.constant(1.0)} if found.alpha else {}
            machine.evaluate(found, named, scalars)
        machine.added(target, by, made)
        if triangle.is_shadow:
            b = machine.builder
            is_unit = b.icmp("ne", triangle.unit, i32(0))
            # Of a diagonal of ones the shadow is 0, and routines take it for ones.
            self.where([is_unit], lambda: machine.added(target, machine.negative(by), other))


def _hermitian_op(machine: Machine, view: View, target: View) -> View:
    """Return a mirrored matrix under the transposition of its target."""
    b = machine.builder
    if view.structure is Structure.SYMMETRIC:
        return view._replace(op=b.xor(view.op, b.and_(target.op, i32(CONJUGATE))))
    # A Hermitian one changes where exactly one of both bits is set.
    low = b.and_(target.op, i32(TRANSPOSED))
    high = b.lshr(target.op, i32(1))
    return view._replace(op=b.xor(view.op, b.shl(b.xor(low, high), i32(1))))


def _is_whole(view: View) -> bool:
    """Return whether all elements of a matrix are stored."""
    return view.structure is Structure.GENERAL and view.storage is Storage.FULL


def _chosen(builder: Builder, condition: Value, one: View, other: View) -> View:
    """Return one of two whole matrices."""

    def pick(name: str) -> Value:
        return builder.select(condition, getattr(one, name), getattr(other, name))

    return one._replace(
        pointer=pick("pointer"),
        rows=pick("rows"),
        columns=pick("columns"),
        step=pick("step"),
        op=pick("op"),
    )


def _itself(factor: Factor) -> Factor:
    """Return what a function is applied to."""
    return factor._replace(function="", others=())


def names_of(term: Term) -> list[Factor | Number]:
    """Return what a term is about, plain numbers apart."""
    found: list[Factor | Number] = [*(each for each in term.numbers if not each.is_literal)]
    found += term.memory
    for inner in term.terms:
        found += names_of(inner)
    return found
