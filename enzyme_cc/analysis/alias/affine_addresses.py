"""Addresses as sums: a base, a constant number of bytes, and variables times constants.

Bases are what no step leads to. A pointer that a loop moves on by a constant is where it starts
plus that constant times the number of rounds, for which the phi itself stands as the variable.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.alias.affine_integers import linear_of
from enzyme_cc.analysis.alias.pointer_steps import behind, moves
from enzyme_cc.ir.constants import ConstantExpression, IntConstant, int_constant
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import GetElementPointer, Select
from enzyme_cc.ir.types import ArrayType, PointerType, StructType, VectorType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.analysis.alias.affine_integers import Variable
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

    Terms = frozenset[tuple[Variable, int]]
    Step = GetElementPointer | ConstantExpression

_NO_TERMS: Terms = frozenset()
_NOT_WRAPPING = frozenset(("inbounds", "nusw", "nuw"))
#: How many steps a pointer may take on its way around a loop.
_LONGEST = 12


class Form(NamedTuple):
    """`base + offset + sum of variable * scale`, in bytes, modulo what addresses wrap at."""

    base: Value
    offset: int = 0
    terms: Terms = _NO_TERMS
    #: Whether nothing wraps, so that a sum of multiples of a number is one.
    exact: bool = True

    @property
    def key(self) -> tuple[Value, Terms]:
        """Return what forms share whose distance is known."""
        return self.base, self.terms


class Forms:
    """The forms of the pointers of one function; answers are remembered."""

    def __init__(self, layout: DataLayout) -> None:
        self._layout = layout
        self._forms: dict[Value, Form] = {}
        self._strides: dict[Type, int] = {}

    def of(self, pointer: Value) -> Form:
        """Return the form of a pointer."""
        path: dict[Value, Form] = {}
        value = pointer
        known = self._forms.get(value)
        while known is None:
            step = self._step(value)
            if step is None or step[0] in path or value in path:
                known = self._forms[value] = Form(value)
                break
            path[value] = step[1]
            value = step[0]
            known = self._forms.get(value)
        for each, moved in reversed(path.items()):
            if each is not known.base:
                known = self._forms[each] = _sum(known, moved)
        return known

    def _step(self, value: Value) -> tuple[Value, Form] | None:
        """Return what a pointer is a step from, and by how much."""
        if isinstance(value, Select) or not isinstance(value.type, PointerType):
            return None
        if isinstance(value, Phi):
            return self._walk(value)
        found = behind(value)
        if found is None:
            return None
        if isinstance(value, (GetElementPointer, ConstantExpression)) and value.source_type:
            return found[0], self._moved(value)
        return found[0], _unknown_move(value) if moves(value) else Form(value)

    def _walk(self, phi: Phi) -> tuple[Value, Form] | None:
        """Return where a pointer that a loop moves by a constant starts, and how far it may be."""
        values = phi.operands[::2]
        if len(values) != 2:
            return None
        for start, following in (values, values[::-1]):
            stride = self._stride_to(following, phi)
            if stride is not None and start is not phi:
                offset, exact = stride
                terms = frozenset((((phi, False), offset),)) if offset else _NO_TERMS
                return start, Form(phi, 0, terms, exact)
        return None

    def _stride_to(self, value: Value, phi: Phi) -> tuple[int, bool] | None:
        """Return the constant number of bytes from a phi to what it becomes next."""
        offset, exact = 0, True
        for _ in range(_LONGEST):
            if value is phi:
                return offset, exact
            if not isinstance(value, GetElementPointer):
                return None
            moved = self._moved(value)
            if moved.terms:
                return None
            offset += moved.offset
            exact = exact and moved.exact
            value = value.operands[0]
        return None

    def _moved(self, step: Step) -> Form:
        """Return how far a getelementptr moves."""
        exact = not _NOT_WRAPPING.isdisjoint(step.flags.split())
        try:
            return self._indexed(step, exact=exact)
        except (TypeError, ValueError):  # what is scalable has no number of bytes
            return _unknown_move(step)

    def _indexed(self, step: Step, *, exact: bool) -> Form:
        indices = step.operands[1:]
        kind: Type = step.source_type  # type: ignore[assignment]
        space = step.type.address_space if isinstance(step.type, PointerType) else 0
        width = self._layout.index_width(space)
        offset = 0
        terms: dict[Variable, int] = {}
        for scale, index in self.scaled(kind, indices):
            if isinstance(index, IntConstant):
                offset += scale * index.value
                continue
            linear = linear_of(index, width)
            exact = exact and linear.exact
            offset += linear.offset * scale
            for variable, factor in linear.terms.items():
                terms[variable] = terms.get(variable, 0) + factor * scale
        found = frozenset(each for each in terms.items() if each[1]) if terms else _NO_TERMS
        return Form(step, offset, found, exact)

    def scaled(self, kind: Type, indices: Sequence[Value]) -> list[tuple[int, Value]]:
        """Return each index with the bytes that one more of it is; a field's offset with 1."""
        found = [(self._stride(kind), indices[0])]
        for index in indices[1:]:
            if isinstance(kind, StructType):
                number = index.value if isinstance(index, IntConstant) else -1
                at = self._layout.field_offset(kind, number)
                found.append((at, _one(index)))
                kind = (kind.fields or ())[number]
            elif isinstance(kind, (ArrayType, VectorType)):
                found.append((self._layout.index_offset(kind, (0, 1)), index))
                kind = kind.element
            else:
                raise TypeError(f"{kind} has no parts")
        return found

    def _stride(self, kind: Type) -> int:
        found = self._strides.get(kind)
        if found is None:
            found = self._strides[kind] = self._layout.index_offset(kind, (1,))
        return found


def _one(index: Value) -> Value:
    """Return a constant 1 in the type of an index: a field's offset is no product."""
    return int_constant(index.type, 1)


def _unknown_move(value: Value) -> Form:
    return Form(value, 0, frozenset((((value, False), 1),)), exact=False)


def _sum(start: Form, moved: Form) -> Form:
    """Return where a move from the start leads."""
    if not moved.terms:
        terms = start.terms
    elif not start.terms:
        terms = moved.terms
    else:
        together = dict(start.terms)
        for variable, scale in moved.terms:
            together[variable] = together.get(variable, 0) + scale
        terms = frozenset(each for each in together.items() if each[1])
    offset = start.offset + moved.offset
    if offset.bit_length() > 63:
        offset = _signed(offset)
    return Form(start.base, offset, terms, start.exact and moved.exact)


def are_apart(first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Return whether ranges (offset, size) from one base do not overlap."""
    distance = _signed(second[0] - first[0])
    return distance >= first[1] or -distance >= second[1]


def are_apart_in_every_round(first: Form, size: int, second: Form, other_size: int) -> bool:
    """Return whether stretches from one base never touch, whatever the variables are.

    All distances are multiples of one number and a rest: fields of the elements of an array.
    """
    scales = [scale for _, scale in first.terms] + [scale for _, scale in second.terms]
    period = gcd(*scales)
    if not (first.exact and second.exact):
        period &= -period
    if not period:
        return are_apart((first.offset, size), (second.offset, other_size))
    rest = (second.offset - first.offset) % period
    return size <= rest and rest + other_size <= period


def _signed(number: int) -> int:
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number
