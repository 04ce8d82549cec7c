"""Count how often a loop's header runs once the loop is entered, if that is known before.

A loop has a count if it leaves by one edge (those to blocks from which nothing returns are left
out), by a comparison, made in each round, of a sequence of numbers L(r) = a + r*s with a bound.
The count is right in the arithmetic of the machine, or None: `_SHAPES` says why for each case.
Until it leaves by another way, or goes wrong, no loop executes its header more often than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops import invariants
from enzyme_cc.analysis.loops.exit_tests import SWAPPED, test_of
from enzyme_cc.analysis.loops.formulas import Sum, sum_of
from enzyme_cc.analysis.loops.loop_steps import Way, has_addresses, way_to
from enzyme_cc.ir.constants import IntConstant, int_constant, wrap
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I64, IntType, PointerType, int_type

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.analysis.loops.exit_tests import Test
    from enzyme_cc.analysis.loops.invariants import Lookup, Range
    from enzyme_cc.analysis.loops.loop_steps import Part
    from enzyme_cc.analysis.loops.natural_loops import Loop, LoopNest
    from enzyme_cc.ir.building.builder import Builder
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value

#: How many blocks behind an exit are looked at for a `ret`.
_FEW = 64
_WIDE = 64


def constant_rounds(loop: Loop) -> int | None:
    """Return how often a loop goes round, where that is the same each time."""
    count = count_of(loop.nest, loop)
    return None if count is None else count.constant


def count_of(nest: LoopNest, loop: Loop) -> Count | None:
    """Return the count of a loop that has a preheader and one latch; None if it is not known."""
    if loop.preheader is None or len(loop.latches) != 1:
        return None
    found = _test(nest, loop)
    if found is None:
        return None
    layout = DataLayout(module_of(nest.cfg.function).data_layout)
    first, second = found.compare.operands
    return _count(loop, layout, first, found.predicate, second) or _count(
        loop, layout, second, SWAPPED[found.predicate], first
    )


# -- where a loop decides whether to go on ---------------------------------------------------------


def _test(nest: LoopNest, loop: Loop) -> Test | None:
    """Return the comparison by which alone control leaves, and as which it holds while it stays."""
    edges = [(source, to) for source, to in loop.exit_edges if _may_return(nest, to)]
    if len(edges) != 1:
        return None
    return test_of(nest, loop, edges[0])


def _may_return(nest: LoopNest, start: Block) -> bool:
    """Return whether control may reach a `ret` from here: assumed where blocks are many."""
    seen = {start}
    work = [start]
    while work:
        block = work.pop()
        if len(seen) > _FEW or not block.is_terminated or block.terminator.opcode == "ret":
            return True
        for target in nest.cfg.successors(block):
            if target not in seen:
                seen.add(target)
                work.append(target)
    return False


# -- the sequence that is compared -----------------------------------------------------------------


class _Sequence(NamedTuple):
    """L(r) = start + r*step in so many bits, `start` after the parts of the way.

    `signed`, `unsigned`: read so, no L(r) that is compared has wrapped; to branch by a comparison
    of one that has would be undefined, as it would be poison.
    """

    loop: Loop
    start: Value
    parts: tuple[Part, ...]
    width: int
    step: int
    signed: bool
    unsigned: bool

    @property
    def first(self) -> int | None:
        """Return L(0), if it is a constant, as a signed number."""
        if not isinstance(self.start, IntConstant):
            return None
        number = self.start.value
        for part in self.parts:
            number = _applied(part, number)
        return number

    def emit(self, builder: Builder, lookup: Lookup) -> Value:
        """Emit L(0), computed without promises."""
        value = invariants.emit(self.start, self.loop, builder, lookup)
        value = _as_number(builder, value, self.width)
        for part in self.parts:
            if part.cast:
                value = builder.cast(part.cast, value, part.result.type)
            else:
                value = builder.add(value, int_constant(value.type, part.amount))
        return value


def _applied(part: Part, number: int) -> int:
    kind = part.result.type
    assert isinstance(kind, IntType)
    if part.cast == "zext":
        before = part.result.operands[0].type
        assert isinstance(before, IntType)
        number &= (1 << before.width) - 1
    return wrap(number + part.amount, kind.width)


def _as_number(builder: Builder, value: Value, width: int) -> Value:
    if isinstance(value.type, PointerType):
        return builder.ptrtoint(value, int_type(width))
    return value


def _sequence(value: Value, loop: Loop, layout: DataLayout) -> _Sequence | None:
    way = way_to(value, loop, layout)
    if way is None or any(part.by is not None for part in way.parts):
        return None
    around = way_to(way.phi.value_from(loop.latches[0]), loop, layout)
    if around is None or around.phi is not way.phi or not _is_constant(around):
        return None
    width = _width(way.phi.type, layout)
    if not width:
        return None
    found = _Sequence(
        loop,
        way.phi.value_from(loop.entering[0]),
        (),
        width,
        sum(part.amount for part in around.parts),
        all(part.signed for part in around.parts),
        all(part.unsigned for part in around.parts),
    )
    return _along(found, way)


def _is_constant(way: Way) -> bool:
    """Return whether it is a sum with a constant."""
    return all(part.by is None and not part.cast for part in way.parts)


def _width(kind: object, layout: DataLayout) -> int:
    """Return the bits of an integer or address, if they are at most 64; 0 for all else."""
    if isinstance(kind, IntType):
        return kind.width if 1 < kind.width <= _WIDE else 0
    if isinstance(kind, PointerType) and has_addresses(kind, layout):
        return layout.index_width(kind.address_space)
    return 0


def _along(sequence: _Sequence, way: Way) -> _Sequence | None:
    for part in way.parts:
        before = _never_negative(sequence)
        rule = _PARTS.get(part.cast, _moved)
        changed = rule(before._replace(parts=(*sequence.parts, part)), part, before)
        if changed is None or not 1 < changed.width <= _WIDE:
            return None
        sequence = changed
    sequence = _never_negative(sequence)
    return sequence if wrap(sequence.step, sequence.width) else None


def _never_negative(sequence: _Sequence) -> _Sequence:
    """Return an increasing sequence that starts at 0 or more as one of unsigned numbers."""
    first = sequence.first
    if sequence.signed and sequence.step > 0 and first is not None and first >= 0:
        return sequence._replace(unsigned=True)
    return sequence


def _moved(sequence: _Sequence, part: Part, _before: _Sequence) -> _Sequence:
    return sequence._replace(
        signed=sequence.signed and part.signed, unsigned=sequence.unsigned and part.unsigned
    )


def _widened(sequence: _Sequence, part: Part) -> _Sequence:
    kind = part.result.type
    assert isinstance(kind, IntType)
    return sequence._replace(width=kind.width)


def _sext(sequence: _Sequence, part: Part, before: _Sequence) -> _Sequence | None:
    return _widened(sequence, part)._replace(unsigned=False) if before.signed else None


def _zext(sequence: _Sequence, part: Part, before: _Sequence) -> _Sequence | None:
    exact = before.unsigned or (before.signed and part.result.has_flag("nneg"))
    if not exact:
        return None
    return _widened(sequence, part)._replace(signed=True, unsigned=True)


def _trunc(sequence: _Sequence, part: Part, before: _Sequence) -> _Sequence:
    found = _widened(sequence, part)
    same = wrap(found.step, found.width) == found.step
    return found._replace(
        step=wrap(found.step, found.width),
        signed=same and before.signed and part.signed,
        unsigned=same and before.unsigned and part.unsigned,
    )


_PARTS: dict[str, Callable[[_Sequence, Part, _Sequence], _Sequence | None]] = {
    "sext": _sext,
    "zext": _zext,
    "trunc": _trunc,
}


# -- when it stops ---------------------------------------------------------------------------------


class _Case(NamedTuple):
    """A sequence that goes on while it is in this relation to the bound."""

    sequence: _Sequence
    predicate: str
    bound: Value
    layout: DataLayout

    @property
    def size(self) -> int:
        """Return how far one step goes."""
        return abs(self.sequence.step)

    @property
    def is_signed(self) -> bool:
        """Return how the comparison reads the numbers."""
        return self.predicate[0] == "s"

    @property
    def exact(self) -> bool:
        """Return whether the numbers compared, as the comparison reads them, have not wrapped."""
        sequence = self.sequence
        return sequence.signed if self.is_signed else sequence.unsigned

    @property
    def ends(self) -> Range:
        """Return the lowest and highest number there is."""
        return invariants.limits(self.sequence.width, signed=self.is_signed)

    def has_room(self, beyond: int) -> bool:
        """Return whether numbers so far beyond the bound are still numbers of this width."""
        low, high = invariants.range_of(self.bound, signed=self.is_signed)
        if isinstance(self.bound.type, PointerType):
            low, high = self.ends
        if self.sequence.step > 0:
            return high + beyond <= self.ends[1]
        return low - beyond >= self.ends[0]

    def differences(self) -> tuple[int, int] | None:
        """Return L(0) and the bound as the comparison reads them, if they are constants."""
        first, bound = self.sequence.first, self.bound
        if first is None or not isinstance(bound, IntConstant):
            return None
        mask = -1 if self.is_signed else (1 << self.sequence.width) - 1
        return first & mask, bound.value & mask


def _proved_apart(case: _Case) -> bool:
    """Prove `!=`, in steps of one: numbers of this width go round to the bound in any case.

    In other steps only what has not wrapped is sure to come to the bound or go wrong.
    """
    exact = case.sequence.signed or case.sequence.unsigned
    return case.size == 1 or exact or case.differences() is not None


def _proved_before(case: _Case) -> bool:
    """Prove `<` upwards, `>` downwards: one step from before the bound must not wrap."""
    return case.exact or case.has_room(case.size - 1)


def _proved_up_to(case: _Case) -> bool:
    """Prove `<=` upwards, `>=` downwards: the number behind the bound must be one, too."""
    return case.exact or case.has_room(case.size)


def _proved_below(case: _Case) -> bool:
    """Prove unsigned `<`, `<=` downwards, by one: behind 0 comes the greatest of all."""
    strict = case.predicate == "ult"
    high = invariants.range_of(case.bound, signed=False)[1]
    is_number = isinstance(case.bound.type, IntType)
    return case.size == 1 and (strict or (is_number and high < case.ends[1]))


def _always(_case: _Case) -> bool:
    """Prove `==`: after one step it is another number."""
    return True


class _Shape(NamedTuple):
    """A way to find the first round that leaves, T in the comments: 0 if it is the first."""

    proved: Callable[[_Case], bool]
    #: T from L(0) and the bound, emitted: an i64.
    emit: Callable[[_Case, Builder, Value, Value], Value]
    #: T if both are constants; None for never.
    constant: Callable[[_Case, int, int], int | None]
    #: The count times the size of a step, from the distance to the bound; None for 1 or 2.
    total: Callable[[_Case, Sum], Sum] | None


def _distance(case: _Case, builder: Builder, first: Value, bound: Value) -> Value:
    """Return the unsigned distance from L(0) to the bound; right in any case, or it wraps."""
    up = case.sequence.step > 0
    return builder.sub(bound, first) if up else builder.sub(first, bound)


def _i64(builder: Builder, value: Value) -> Value:
    return value if value.type is I64 else builder.zext(value, I64)


def _divided(case: _Case, builder: Builder, value: Value) -> Value:
    size = int_constant(value.type, case.size)
    return value if case.size == 1 else builder.udiv(value, size)


def _emit_apart(case: _Case, builder: Builder, first: Value, bound: Value) -> Value:
    """Emit T = distance / step. If it is not a multiple, as many rounds as there is room for."""
    distance = _distance(case, builder, first, bound)
    rounds = _divided(case, builder, distance)
    if case.size > 1:
        rest = builder.urem(distance, int_constant(distance.type, case.size))
        fits = builder.icmp("eq", rest, int_constant(rest.type, 0))
        most = ((1 << case.sequence.width) - 1) // case.size
        rounds = builder.select(fits, rounds, int_constant(rounds.type, most))
    return _i64(builder, rounds)


def _emit_before(case: _Case, builder: Builder, first: Value, bound: Value) -> Value:
    """Emit T = distance / step, rounded up."""
    distance = _distance(case, builder, first, bound)
    if case.size == 1:
        rounds = _i64(builder, distance)
    else:
        less = builder.sub(distance, int_constant(distance.type, 1))
        rounds = _plus_one(builder, _divided(case, builder, less))
    return _if_begun(case, builder, first, bound, rounds)


def _emit_up_to(case: _Case, builder: Builder, first: Value, bound: Value) -> Value:
    """Emit T = distance / step + 1."""
    distance = _distance(case, builder, first, bound)
    rounds = _plus_one(builder, _divided(case, builder, distance))
    return _if_begun(case, builder, first, bound, rounds)


def _emit_below(case: _Case, builder: Builder, first: Value, bound: Value) -> Value:
    """Emit T = L(0) + 1: then it has come to 0 and gone on."""
    return _if_begun(case, builder, first, bound, _plus_one(builder, first))


def _emit_equal(case: _Case, builder: Builder, first: Value, bound: Value) -> Value:
    return _if_begun(case, builder, first, bound, int_constant(I64, 1))


def _plus_one(builder: Builder, value: Value) -> Value:
    return builder.add(_i64(builder, value), int_constant(I64, 1))


def _if_begun(case: _Case, builder: Builder, first: Value, bound: Value, rounds: Value) -> Value:
    """Emit 0 if even L(0) is not in the relation."""
    begun = builder.icmp(case.predicate, first, bound)
    return builder.select(begun, rounds, int_constant(I64, 0))


def _constant_apart(case: _Case, first: int, bound: int) -> int | None:
    """Return the least T with T * step = distance, modulo 2 to the width."""
    modulus = 1 << case.sequence.width
    step, distance = case.sequence.step % modulus, (bound - first) % modulus
    common = step & -step
    if distance % common:
        return None
    modulus //= common
    return distance // common * pow(step // common, -1, modulus) % modulus


def _constant_before(case: _Case, first: int, bound: int) -> int:
    distance = (bound - first) * (1 if case.sequence.step > 0 else -1)
    return max(0, -(-distance // case.size))


def _constant_up_to(case: _Case, first: int, bound: int) -> int:
    distance = (bound - first) * (1 if case.sequence.step > 0 else -1)
    return max(0, distance // case.size + 1)


def _constant_below(case: _Case, first: int, bound: int) -> int:
    begun = first < bound if case.predicate == "ult" else first <= bound
    return first + 1 if begun else 0


def _constant_equal(_case: _Case, first: int, bound: int) -> int:
    return int(first == bound)


def _with(extra: Callable[[int], int]) -> Callable[[_Case, Sum], Sum]:
    """Return the count as (distance + extra) / step."""
    return lambda case, distance: distance.plus(Sum({}, extra(case.size)))


_APART = _Shape(_proved_apart, _emit_apart, _constant_apart, _with(lambda size: size))
_BEFORE = _Shape(_proved_before, _emit_before, _constant_before, _with(lambda n: 2 * n - 1))
_UP_TO = _Shape(_proved_up_to, _emit_up_to, _constant_up_to, _with(lambda size: 2 * size))
_BELOW = _Shape(_proved_below, _emit_below, _constant_below, lambda _case, first: first)
_EQUAL = _Shape(_always, _emit_equal, _constant_equal, None)

#: By relation, and whether the sequence goes up.
_SHAPES: dict[tuple[str, bool], _Shape] = {
    ("ne", True): _APART, ("ne", False): _APART, ("eq", True): _EQUAL, ("eq", False): _EQUAL,
    ("slt", True): _BEFORE, ("ult", True): _BEFORE, ("sgt", False): _BEFORE,
    ("ugt", False): _BEFORE, ("sle", True): _UP_TO, ("ule", True): _UP_TO,
    ("sge", False): _UP_TO, ("uge", False): _UP_TO, ("ult", False): _BELOW,
    ("ule", False): _BELOW,
}  # fmt: skip


def _count(
    loop: Loop, layout: DataLayout, value: Value, predicate: str, bound: Value
) -> Count | None:
    if not invariants.is_invariant(bound, loop):
        return None
    sequence = _sequence(value, loop, layout)
    if sequence is None:
        return None
    case = _Case(sequence, predicate, bound, layout)
    shape = _SHAPES.get((predicate, sequence.step > 0))
    if shape is None or not shape.proved(case):
        return None
    known = case.differences()
    if known is None:
        return Count(case, shape, None)
    last = shape.constant(case, *known)
    return Count(case, shape, last + 1) if last is not None and last + 1 < 1 << _WIDE else None


class Count:
    """The number of times a header runs, at least 1; 2 to the power of 64 counts as one less.

    Nobody sees such a loop end, but what is kept of its rounds must not take it for none.
    """

    def __init__(self, case: _Case, shape: _Shape, constant: int | None) -> None:
        self._case = case
        self._shape = shape
        #: The number, if it is known.
        self.constant = constant

    def values(self) -> tuple[Value, ...]:
        """Return what it is computed from: values known outside the loop that are no constants."""
        if self.constant is not None:
            return ()
        loop = self._case.sequence.loop
        both = (self._case.sequence.start, self._case.bound)
        found = [leaf for each in both for leaf in invariants.leaves(each, loop)]
        return tuple(dict.fromkeys(found))

    def emit_last(self, builder: Builder, lookup: Lookup) -> Value:
        """Compute the number of the last round, from 0, an i64."""
        if self.constant is not None:
            return int_constant(I64, self.constant - 1)
        case = self._case
        first = case.sequence.emit(builder, lookup)
        bound = invariants.emit(case.bound, case.sequence.loop, builder, lookup)
        bound = _as_number(builder, bound, case.sequence.width)
        return self._shape.emit(case, builder, first, bound)

    def emit(self, builder: Builder, lookup: Lookup) -> Value:
        """Compute it, an i64, where what `lookup` makes of its values is known."""
        if self.constant is not None:
            return int_constant(I64, self.constant)
        case = self._case
        last = self.emit_last(builder, lookup)
        count = _plus_one(builder, last)
        if case.size > 1 or case.sequence.width < _WIDE:
            return count
        never = builder.icmp("eq", last, int_constant(I64, -1))
        return builder.select(never, last, count)

    def text(self, names: Callable[[Value], str]) -> str:
        """Return a formula for people. Where it gives less than 1, the count is 1."""
        if self.constant is not None:
            return str(self.constant)
        found = self._total(names)
        if found is None:
            return "1 or 2"
        size = 1 if self._shape is _BELOW else self._case.size
        return found.over(size)

    def linear(self, names: Callable[[Value], str]) -> Sum | None:
        """Return the same as a sum; None if it is divided by something, or no formula."""
        if self.constant is not None:
            return Sum({}, self.constant)
        return self._total(names) if self._case.size == 1 else None

    def _total(self, names: Callable[[Value], str]) -> Sum | None:
        """Return the same, times how far one step goes."""
        case = self._case
        sequence = case.sequence
        if self._shape.total is None:
            return None
        first = sum_of(sequence.start, sequence.loop, names, case.layout)
        first = first.plus(Sum({}, sum(part.amount for part in sequence.parts)))
        if self._shape is _BELOW:
            return self._shape.total(case, first.plus(Sum({}, 2)))
        bound = sum_of(case.bound, sequence.loop, names, case.layout)
        up = sequence.step > 0
        distance = bound.plus(first, -1) if up else first.plus(bound, -1)
        return self._shape.total(case, distance)
