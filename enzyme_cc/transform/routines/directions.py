"""Statements in several directions: vectors of all of them, side by side, are a matrix.

A product with a matrix that is the same in each direction is one call then, and what no shadow is
part of is computed once.
"""

from __future__ import annotations

import functools
import itertools
from functools import partial
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I1, I8
from enzyme_cc.rules.routines.model import Factor, Number, Storage, Structure
from enzyme_cc.transform.routines.lowering import Lowering, names_of
from enzyme_cc.transform.routines.numbers import i32, i64

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Routine, Statement, Term
    from enzyme_cc.transform.routines.machine import Machine
    from enzyme_cc.transform.routines.scope import Scope
    from enzyme_cc.transform.routines.values import View

#: From so many directions on one call is faster, by the structure of the matrix that all share:
#: libraries copy a whole matrix before they multiply it with another one (bench/blas.py).
_WORTH = {
    Structure.GENERAL: 3,
    Structure.TRIANGULAR: 4,
    Structure.SYMMETRIC: 8,
    Structure.HERMITIAN: 8,
}
#: A matrix of more columns, or rows, in each direction is multiplied as fast by itself.
_FEW = 8
#: Functions of a whole matrix that are of each of its columns.
_SOLVED = ("solved", "solved_turned")


class Directions:
    """The statements of one routine, in all directions of one function."""

    def __init__(self, machine: Machine, scopes: Sequence[Scope], *, restricts: bool) -> None:
        self.machine = machine
        self.lowerings = [Lowering(machine, each, restricts=restricts) for each in scopes]
        self.first = self.lowerings[0]

    def write(self, statements: Iterable[Statement]) -> None:
        """Write all of them."""
        for each in statements:
            self._statement(each)

    def _statement(self, statement: Statement) -> None:
        scope, target = self.first.scope, statement.target
        if not self._differs(statement):
            self.first.write([statement])
        elif statement.block and target is None:
            assert statement.side is not None
            self.first.where([scope.test(statement.side)], partial(self._inside, statement.block))
        elif isinstance(target, Factor) and not statement.block and scope.has(target):
            self._assignment(target, statement)
        else:
            for each in self.lowerings:
                each.write([statement])

    def _differs(self, statement: Statement) -> bool:
        """Return whether a statement does something else in each direction."""
        if statement.block:
            return True
        names = statement.names() if statement.call else statement.names()[:1]
        factors = [each for each in names if isinstance(each, Factor)]
        return not factors or any(map(self.first.scope.differs, factors))

    def _inside(self, block: Sequence[Statement]) -> None:
        """Write a block, with memory that nothing else uses."""
        made = [each.scope.open(block) for each in self.lowerings]
        self.write(block)
        for each, names in zip(self.lowerings, made, strict=True):
            each.scope.close(names)

    def _assignment(self, target: Factor, statement: Statement) -> None:
        own, rest = self.first.parted(statement)
        parts: list[tuple[list[Term], Callable[[Lowering], None], int | None]] = []
        if not statement.adds:
            at = self._replaced(target, own)
            parts.append((own, lambda each: each.replace(target, own), at))
        for term in rest:
            add = partial(Lowering.add, target=target, term=term)
            parts.append(([term], add, self._added(target, term)))
        if all(at is None for *_, at in parts):
            for each in self.lowerings:
                each.write([statement])
            return
        sides = [] if statement.side is None else [self.first.scope.test(statement.side)]
        self.first.where(sides, lambda: self._parts(target, parts))

    def _parts(
        self,
        target: Factor,
        parts: list[tuple[list[Term], Callable[[Lowering], None], int | None]],
    ) -> None:
        """Write the parts of an assignment, each as one where that can be."""
        for terms, write, at in parts:
            names = [target, *(name for term in terms for name in names_of(term))]
            if at is None:
                self._each(names, write)
            else:
                (term,) = terms
                self._one_or_each(names, target, term, at, write)

    def _each(self, names: list[Factor | Number], write: Callable[[Lowering], None]) -> None:
        for each in self.lowerings:
            each.where(each.conditions(names), partial(write, each))

    def _one_or_each(
        self,
        names: list[Factor | Number],
        target: Factor,
        term: Term,
        at: int,
        write: Callable[[Lowering], None],
    ) -> None:
        """Write one product of all directions, or as many as these where that cannot be."""
        tests = [test for each in self.lowerings for test in each.conditions(names)]
        tests += self._fitting(target, at) + self._apart(target)
        tests += self._fitting(term.factors[at], at)
        if not tests:
            self.first.where([], lambda: self._one(target, term, at))
            return
        b = self.machine.builder
        both = functools.reduce(b.or_, (b.xor(each, int_constant(I1, 1)) for each in tests))
        self.first.where([b.xor(both, int_constant(I1, 1))], lambda: self._one(target, term, at))
        self.first.where([both], lambda: self._each(names, write))

    # -- what can be one -------------------------------------------------------------------------

    def _replaced(self, target: Factor, own: Sequence[Term]) -> int | None:
        """Return which factor of the one term is the target, where all directions are one."""
        if len(own) != 1 or not self._same(own[0]) or not self._is_beside(target):
            return None
        (term,) = own
        if len(term.factors) == 1:
            is_solved = term.factors[0].function in _SOLVED
            return 0 if is_solved and not self._is_vector(target) else None
        if len(term.factors) != 2 or target not in term.factors:
            return None
        at = term.factors.index(target)
        shared = self._shared(term.factors[1 - at])
        return at if shared is Structure.TRIANGULAR else None

    def _added(self, target: Factor, term: Term) -> int | None:
        """Return which factor of a product differs, where all directions are one."""
        if term.special is not None or len(term.factors) != 2 or not self._same(term):
            return None
        differ = [self.first.scope.differs(each) for each in term.factors]
        if differ.count(True) != 1 or not self._is_beside(target):
            return None
        at = differ.index(True)
        factor = term.factors[at]
        is_plain = factor == Factor(factor.name, factor.shadow, new=factor.new)
        if not is_plain or not self._is_beside(factor):
            return None
        if self._is_vector(target) != self._is_vector(factor):
            return None
        return at if self._shared(term.factors[1 - at]) is not None else None

    def _same(self, term: Term) -> bool:
        """Return whether a term is multiplied with the same number in each direction."""
        return not any(each.shadow for each in term.numbers)

    def _is_beside(self, factor: Factor) -> bool:
        """Return whether something can lie beside what it is in another direction."""
        operand = self.first.scope.operand(factor)
        is_whole = operand.structure in (Structure.GENERAL, Structure.VECTOR)
        is_real = operand.real and self.machine.call.is_complex
        differs = self.first.scope.differs(factor)
        return differs and is_whole and operand.storage is Storage.FULL and not is_real

    def _is_vector(self, factor: Factor) -> bool:
        return self.first.scope.operand(factor).structure is Structure.VECTOR

    def _shared(self, factor: Factor) -> Structure | None:
        """Return the structure of a matrix that all directions share, if one call is worth it."""
        operand = self.first.scope.operand(factor)
        if self.first.scope.differs(factor) or operand.storage is not Storage.FULL:
            return None
        if factor.diagonal or factor.function:
            return None
        worth = _WORTH.get(operand.structure)
        return None if worth is None or len(self.lowerings) < worth else operand.structure

    def _fitting(self, factor: Factor, at: int) -> list[Value]:
        """Return what must hold for matrices to lie side by side: untransposed, and narrow."""
        b, view = self.machine.builder, self.first.scope.view(factor)
        if view.is_vector:
            return []
        count = view.rows if self._by_rows(factor, at) else view.columns
        tests: list[Value] = [b.icmp("sle", count, i64(_FEW))]
        if view.op != i32(0):
            tests.append(b.icmp("eq", view.op, i32(0)))
        return tests

    def _apart(self, target: Factor) -> list[Value]:
        """Return what must hold for shadows to be several: what is one adds up, one by one."""
        if not target.shadow:
            return []
        b = self.machine.builder
        places = [each.scope.view(target).pointer for each in self.lowerings]
        return [b.icmp("ne", *pair) for pair in itertools.combinations(places, 2)]

    def _by_rows(self, factor: Factor, at: int) -> bool:
        """Return whether directions are rows: those of the left factor of a product."""
        return at == 0 and factor.function not in _SOLVED

    # -- one for all -----------------------------------------------------------------------------

    def _one(self, target: Factor, term: Term, at: int) -> None:
        first, scopes = self.first, [each.scope for each in self.lowerings]
        factor = term.factors[at]
        is_rows = self._by_rows(factor, at)
        views = [each.view(target) for each in scopes]
        whole, parts = self._beside(views, is_rows=is_rows)
        by = first.coefficient(term)
        if len(term.factors) == 1:
            first.scope.solve(whole, is_turned=factor.function == _SOLVED[1])
            first.times(whole, by)
        elif factor == target:
            first.in_place(whole, by, term.factors, at)
        else:
            others = [each.view(factor) for each in scopes]
            pair = [first.changed(each) for each in term.factors]
            pair[at], _ = self._beside(others, is_rows=is_rows)
            first.whole(whole, by, pair)
        for view, part in zip(views, parts, strict=True):
            self.machine.copied(part, view)

    def _beside(self, views: Sequence[View], *, is_rows: bool) -> tuple[View, list[View]]:
        """Return a matrix of copies side by side, and each of them in it."""
        machine, b = self.machine, self.machine.builder
        first, count = views[0], i64(len(views))
        rows, columns = first.rows, first.columns
        if first.is_vector:
            rows, columns = columns, rows
        all_rows = b.mul(rows, count) if is_rows else rows
        all_columns = columns if is_rows else b.mul(columns, count)
        step = machine.at_least_one(b.select(machine.by_rows, all_columns, all_rows))
        memory = machine.memory(b.mul(all_rows, all_columns))
        whole = first._replace(
            pointer=memory,
            structure=Structure.GENERAL,
            rows=all_rows,
            columns=all_columns,
            step=step,
            op=i32(0),
            is_shadow=False,
        )
        along, across = (
            b.select(machine.by_rows, step, i64(1)),
            b.select(machine.by_rows, i64(1), step),
        )
        apart = b.mul(rows, along) if is_rows else b.mul(columns, across)
        parts = []
        for number, view in enumerate(views):
            offset = b.mul(b.mul(apart, i64(number)), i64(machine.size))
            place = b.gep(I8, memory, [offset])
            part = view._replace(pointer=place, step=along if first.is_vector else step)
            machine.copied(view, part)
            parts.append(part)
        return whole, parts


def shared_memory(routine: Routine, statements: Iterable[Statement]) -> frozenset[str]:
    """Return memory of statements' own that is the same in each direction."""
    own = {each.memory for each in routine.views if each.memory == each.name}
    found = list(_writes(routine, statements, is_apart=False))
    differ = set[str]()
    while True:
        more = {
            name
            for names, reads, is_apart in found
            if is_apart or differ & reads or "" in reads
            for name in names
        }
        if more <= differ:
            return frozenset(own - differ)
        differ |= more


def _writes(
    routine: Routine, statements: Iterable[Statement], *, is_apart: bool
) -> Iterable[tuple[set[str], set[str], bool]]:
    """Yield what statements write and read: memory, and nothing for a shadow."""
    for each in statements:
        if each.block:
            is_test = each.target is not None
            yield from _writes(routine, each.block, is_apart=is_apart or is_test)
            continue
        names = [_memory(routine, name) for name in each.names()]
        told = {_memory(routine, f) for term in each.terms for m in term.memory for f in m.others}
        # What functions are told of is theirs to change, too.
        yield set(names if each.call else names[:1]) | told, set(names), is_apart


def _memory(routine: Routine, name: Factor | Number) -> str:
    if name.shadow:
        return ""
    return (routine.operand(name.name).memory or name.name) if isinstance(name, Factor) else "0"
