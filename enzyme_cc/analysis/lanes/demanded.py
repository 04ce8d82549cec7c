"""Demanded lanes: where the adjoints of a function's values may be other than zero.

A backward data-flow analysis over def-use chains, with three levels for each byte of a value. What
is not demanded may be anything: poison, infinite, NaN. Multiplied with an adjoint of zero that is
not zero, so the reverse sweep must leave such lanes out: by a constant mask those that are never
demanded, by a comparison of the adjoint with zero those that may be.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.dominance import dominators, post_dominators
from enzyme_cc.ir.building.constants import elements_of
from enzyme_cc.ir.constants import IntConstant, PoisonConstant, UndefConstant
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.types import ArrayType, FloatType, IntType, StructType, VectorType, scalar_of
from enzyme_cc.rules.formula import Conditional, Number
from enzyme_cc.rules.model import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from fractions import Fraction

    from enzyme_cc.analysis.flow.dominance import DominatorTree
    from enzyme_cc.ir.function import Block, Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.formula import Formula
    from enzyme_cc.rules.model import Rule

    #: What an instruction demands of its operands.
    Demanded = Iterable[tuple[Value, "Demand"]]


class Demand(NamedTuple):
    """The level of each byte of a value, which a join makes the larger one.

    Never: no use leads to anything that has an adjoint, so that the adjoint is zero for certain.
    Some, and not always: a select, a mask, memory or a caller may leave it out at run time.
    Always: some use takes it whatever happens.
    """

    some: int = 0
    always: int = 0

    def join(self, other: Demand) -> Demand:
        """Return the larger level of each byte."""
        return Demand(self.some | other.some, self.always | other.always)

    def only(self, mask: int) -> Demand:
        """Return the same in these bytes, nothing elsewhere."""
        return Demand(self.some & mask, self.always & mask)

    def lowered(self) -> Demand:
        """Return the same where the program may leave lanes out."""
        return Demand(self.some)


NEVER = Demand()

#: Bytes that an element takes: of numbers and of integers of whole bytes. All else counts as one.
_FLOAT_BYTES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 10, "fp128": 16}


class Shape(NamedTuple):
    """The elements of a type, each of so many bytes."""

    elements: int
    size: int
    #: Whether the bytes are those of memory, so that a bitcast keeps them.
    is_whole: bool

    @property
    def everything(self) -> int:
        """Return all bytes."""
        return (1 << self.elements * self.size) - 1

    def element(self, index: int) -> int:
        """Return the bytes of an element."""
        return ((1 << self.size) - 1) << index * self.size

    def lanes(self, bytes_: int) -> tuple[bool, ...]:
        """Return whether each element has any of some bytes."""
        return tuple(bool(bytes_ & self.element(index)) for index in range(self.elements))


def shape_of(kind: Type) -> Shape:
    """Return the elements of a type; one for anything but numbers, integers and their vectors."""
    count = kind.count if isinstance(kind, VectorType) and not kind.scalable else 1
    scalar = kind if isinstance(kind, VectorType) and kind.scalable else scalar_of(kind)
    if isinstance(scalar, FloatType):
        return Shape(count, _FLOAT_BYTES.get(scalar.text, 1), is_whole=scalar.text in _FLOAT_BYTES)
    if isinstance(scalar, IntType) and not scalar.width % 8:
        return Shape(count, scalar.width // 8, is_whole=True)
    return Shape(count, 1, is_whole=False)


def _all_of(kind: Type) -> Demand:
    """Return the demand of a use about which nothing is known: a store, a return, a call.

    Of a vector it may be that lanes are ignored there; a number by itself is meant to be used.
    """
    everything = shape_of(kind).everything
    return Demand(everything, 0 if _has_lanes(kind) else everything)


def _has_lanes(kind: Type) -> bool:
    """Return whether a type is a vector, or has one for a member."""
    if isinstance(kind, StructType):
        return any(map(_has_lanes, kind.fields or ()))
    return isinstance(kind.element if isinstance(kind, ArrayType) else kind, VectorType)


class Demands:
    """The demand of each value of one function.

    `is_active` tells which instructions have adjoints; `rule_of` the rule of a call whose reverse
    is a formula, None of any other call; `inside` the demands of the function that is called, where
    it is known.
    """

    def __init__(
        self,
        function: Function,
        is_active: Callable[[Value], bool],
        rule_of: Callable[[CallBase], Rule | None],
        inside: Callable[[CallBase], Demands | None] = lambda _: None,
    ) -> None:
        self.function = function
        self.is_active = is_active
        self.rule_of = rule_of
        self.inside = inside
        self._found: dict[Value, Demand] = {}
        self._solve()

    def of(self, value: Value) -> Demand:
        """Return the demand of a value."""
        return self._found.get(value, NEVER)

    def lanes(self, value: Value) -> tuple[bool, ...]:
        """Return whether each element is demanded at all; a scalar has one."""
        return shape_of(value.type).lanes(self.of(value).some)

    def is_demanded(self, value: Value) -> bool:
        """Return whether any element is demanded, at least maybe."""
        return bool(self.of(value).some)

    def may_be_left_out(self, value: Value) -> bool:
        """Return whether an element is demanded, and perhaps not when the program runs."""
        found = self.of(value)
        return bool(found.some & ~found.always)

    def passed(self, call: CallBase) -> Demanded:
        """Return what this function demands of the arguments of a call of it."""
        parameters = self.function.arguments
        for parameter, value in zip(parameters, call.arguments, strict=False):
            is_number = isinstance(scalar_of(value.type), (FloatType, IntType))
            is_plain = is_number and value.type is parameter.type
            yield value, self.of(parameter) if is_plain else _all_of(value.type)
        yield from _everything(call.arguments[len(parameters) :])

    def _solve(self) -> None:
        """Work backwards until nothing changes: users come before what they use, but for loops."""
        pending = dict.fromkeys(self.function.instructions())
        while pending:
            user, _ = pending.popitem()
            for value, demand in self._demanded_by(user):
                old = self.of(value)
                if demand.always and not self._is_certain(user, value):
                    demand = demand.lowered()
                new = old.join(demand)
                if new != old:
                    self._found[value] = new
                    if isinstance(value, Instruction):
                        pending[value] = None

    def _is_certain(self, user: Instruction, value: Value) -> bool:
        """Return whether a user takes a value whenever that is computed."""
        home = value.block if isinstance(value, Instruction) else self.function.entry
        assert home is not None
        assert user.block is not None
        if isinstance(user, Phi):
            sources = [source for each, source in user.incoming if each is value]
            return any(self._is_sure_to_come(home, source, user.block) for source in sources)
        return self._is_on_all_ways(user.block, home)

    def _is_sure_to_come(self, home: Block, source: Block, block: Block) -> bool:
        """Return whether a phi takes a value that comes by one of its edges.

        What goes around a loop is sure to; what comes into it may be replaced before it is used,
        and what comes from a branch does so by one of its edges only.
        """
        if not self._is_on_all_ways(source, home):
            return False
        if self._dominators.dominates(block, source):
            return True
        is_header = any(
            self._dominators.dominates(block, each) for each in self._cfg.predecessors(block)
        )
        is_only = len(set(self._cfg.successors(source))) == 1
        return is_only and not is_header and self._is_on_all_ways(block, source)

    def _is_on_all_ways(self, block: Block, start: Block) -> bool:
        return block is start or self._post_dominators.dominates(block, start)

    @cached_property
    def _cfg(self) -> Cfg:
        return Cfg(self.function)

    @cached_property
    def _dominators(self) -> DominatorTree:
        return dominators(self._cfg)

    @cached_property
    def _post_dominators(self) -> DominatorTree:
        return post_dominators(self._cfg)

    def _demanded_by(self, user: Instruction) -> Iterator[tuple[Value, Demand]]:
        """Yield what an instruction demands of its operands."""
        if isinstance(user, CallBase):
            found = self._by_call(user)
        elif user.opcode in _NO_ADJOINT:
            return
        elif user.opcode in _EFFECTS:
            found = _everything(user.operands)
        elif not self.of(user).some or not self.is_active(user):
            return
        else:
            found = _TRANSFER.get(user.opcode, _any_of_it)(user, self.of(user))
        for value, demand in found:
            if demand.some and isinstance(value, (Instruction, Argument)):
                yield value, demand

    def _by_call(self, call: CallBase) -> Demanded:
        rule = self.rule_of(call)
        if rule is not None and rule.kind is Kind.INACTIVE:
            return ()
        callee = self.inside(call) if rule is None else None
        if callee is not None:
            return callee.passed(call)
        if rule is None or isinstance(call.type, StructType) or rule.stores:
            return _everything(call.operands)
        if rule.kind is Kind.FOLDS:
            return _by_fold(call, rule, self.of(call))
        if rule.kind is Kind.PARTIALS:
            return _by_formula(call, rule, self.of(call))
        return _everything(call.operands)


# -- what each instruction demands ----------------------------------------------------------------


def _everything(operands: Iterable[Value]) -> Demanded:
    return ((each, _all_of(each.type)) for each in operands)


def _any_of_it(user: Instruction, _: Demand) -> Demanded:
    """Return everything: the demand of an instruction about which nothing better is known."""
    return _everything(user.operands)


def _resized(demand: Demand, had: Shape, wanted: Shape) -> Demand:
    """Return the demand of as many elements of another size."""
    if had.elements != wanted.elements:
        return Demand(wanted.everything)

    def moved(bytes_: int) -> int:
        lanes = had.lanes(bytes_)
        return sum(wanted.element(at) for at, is_on in enumerate(lanes) if is_on)

    return demand if had.size == wanted.size else Demand(moved(demand.some), moved(demand.always))


def _lane_by_lane(user: Instruction, demand: Demand) -> Demanded:
    """Return the same lanes of each operand, which may have elements of another size."""
    own = shape_of(user.type)
    return ((each, _resized(demand, own, shape_of(each.type))) for each in user.operands)


def _phi(user: Instruction, demand: Demand) -> Demanded:
    assert isinstance(user, Phi)
    return ((value, demand) for value, _ in user.incoming)


def _select(user: Instruction, demand: Demand) -> Demanded:
    """Return the demand of a select: by lane if its condition is constant, else what may be."""
    condition, then, other = user.operands
    chosen = elements_of(condition) if isinstance(condition.type, VectorType) else None
    if chosen is None or not all(isinstance(each, IntConstant) for each in chosen):
        return ((then, demand.lowered()), (other, demand.lowered()))
    shape = shape_of(user.type)
    on = sum(
        shape.element(at)
        for at, each in enumerate(chosen)
        if isinstance(each, IntConstant) and each.value
    )
    return ((then, demand.only(on)), (other, demand.only(shape.everything & ~on)))


def _extract_element(user: Instruction, demand: Demand) -> Demanded:
    vector, index = user.operands
    shape = shape_of(vector.type)
    if isinstance(index, IntConstant) and 0 <= index.value < shape.elements:
        at = index.value * shape.size
        return ((vector, Demand(demand.some << at, demand.always << at)),)
    return ((vector, Demand(shape.everything)),)


def _insert_element(user: Instruction, demand: Demand) -> Demanded:
    vector, element, index = user.operands
    shape = shape_of(vector.type)
    if isinstance(index, IntConstant) and 0 <= index.value < shape.elements:
        own, at = shape.element(index.value), index.value * shape.size
        taken = demand.only(own)
        given = Demand(taken.some >> at, taken.always >> at)
        return ((vector, demand.only(shape.everything & ~own)), (element, given))
    whole = shape_of(element.type).everything
    return ((vector, demand.lowered()), (element, Demand(whole)))


def _shuffle(user: Instruction, demand: Demand) -> Demanded:
    one, other, mask = user.operands
    shape, source = shape_of(user.type), shape_of(one.type)
    chosen = elements_of(mask)
    if chosen is None:
        if isinstance(mask, (PoisonConstant, UndefConstant)):
            return ()
        return ((one, Demand(source.everything)), (other, Demand(source.everything)))
    found = [NEVER, NEVER]
    for place, each in enumerate(chosen):
        if not isinstance(each, IntConstant):
            continue  # poison: any element, and none gets anything
        side, index = divmod(each.value, source.elements)
        level = demand.only(shape.element(place))
        back, forth = place * shape.size, index * source.size
        moved = Demand(level.some >> back << forth, level.always >> back << forth)
        found[side] = found[side].join(moved)
    return ((one, found[0]), (other, found[1]))


def _bitcast(user: Instruction, demand: Demand) -> Demanded:
    value = user.operands[0]
    if shape_of(user.type).is_whole and shape_of(value.type).is_whole:
        return ((value, demand),)
    return _everything((value,))


def _mask(user: Instruction, demand: Demand) -> Demanded:
    """Return the demand of `and`: none of what a constant clears, perhaps of all else."""
    shape = shape_of(user.type)
    for value, other in (user.operands, user.operands[::-1]):
        kept = _kept_bytes(other, shape)
        if kept is not None:
            return ((value, demand.only(kept)),)
    return ((each, demand.lowered()) for each in user.operands)


def _kept_bytes(mask: Value, shape: Shape) -> int | None:
    """Return the bytes of an integer constant, or of a vector of these, in which a bit is set."""
    elements = elements_of(mask) if isinstance(mask.type, VectorType) else [mask]
    if elements is None or not shape.is_whole:
        return None
    kept = 0
    for at, each in enumerate(elements):
        if not isinstance(each, IntConstant):
            return None
        for byte in range(shape.size):
            if each.value >> 8 * byte & 0xFF:
                kept |= 1 << at * shape.size + byte
    return kept


def _bits(user: Instruction, demand: Demand) -> Demanded:
    """Return the demand of `or` and `xor`: each byte of both."""
    return ((each, demand) for each in user.operands)


def _integer(user: Instruction, demand: Demand) -> Demanded:
    """Return the demand of integer arithmetic: whole lanes of a vector, else everything."""
    shape = shape_of(user.type)
    whole = sum(shape.element(at) for at, on in enumerate(shape.lanes(demand.some)) if on)
    return (
        (each, _resized(_as_sure(Demand(whole), each.type), shape, shape_of(each.type)))
        for each in user.operands
    )


def _as_sure(demand: Demand, kind: Type) -> Demand:
    return demand if isinstance(kind, VectorType) else Demand(demand.some, demand.some)


def _by_fold(call: CallBase, rule: Rule, demand: Demand) -> Demanded:
    """Return a reduction: all lanes, of which it may choose one."""
    if not demand.some:
        return ()
    assert rule.folds is not None
    is_sure = bool(demand.always) and not _chooses(rule.folds)
    wholes = ((each, shape_of(each.type).everything) for each in call.arguments)
    return ((each, Demand(whole, whole if is_sure else 0)) for each, whole in wholes)


def _by_formula(call: CallBase, rule: Rule, demand: Demand) -> Demanded:
    """Return a function that works lane by lane, such as a square root or a maximum."""
    if not demand.some:
        return ()
    own = shape_of(call.type)
    level = demand.lowered() if _chooses(rule) else demand
    return (
        (each, _resized(level, own, shape_of(each.type)))
        if isinstance(each.type, VectorType) is isinstance(call.type, VectorType)
        else (each, _all_of(each.type))
        for each in call.arguments
    )


def _chooses(rule: Rule) -> bool:
    """Return whether the result is one of the arguments, as that of a maximum is."""
    return any(0 in _chosen(each.formula) for each in rule.partials)


def _chosen(formula: Formula) -> set[Fraction | None]:
    """Return the numbers among which tests choose; None where one is computed, or none chosen."""
    if not isinstance(formula, Conditional):
        return {None}
    arms: set[Fraction | None] = set()
    for arm in (formula.then, formula.other):
        arms |= {arm.value} if isinstance(arm, Number) else _chosen(arm)
    return {None} if None in arms else arms


#: Tests and addresses, which pass no adjoint on to their operands.
_NO_ADJOINT = frozenset("alloca br fcmp getelementptr icmp indirectbr load switch".split())
#: What demands its operands whether its own result is demanded or not.
_EFFECTS = frozenset("atomicrmw cmpxchg resume ret store".split())

_TRANSFER: dict[str, Callable[[Instruction, Demand], Demanded]] = {
    **dict.fromkeys("fadd fdiv fmul fneg fpext fptrunc freeze frem fsub".split(), _lane_by_lane),
    **dict.fromkeys("add ashr lshr mul sext shl sub trunc zext".split(), _integer),
    "and": _mask,
    "bitcast": _bitcast,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "or": _bits,
    "phi": _phi,
    "select": _select,
    "shufflevector": _shuffle,
    "xor": _bits,
}
