"""Find the primal values that an instruction's adjoint uses, by the names in rules' formulas.

    needs(instruction, active, library)  # (Need(Kind.VALUE, %y), ...)

What is constant is left out, shadows of variables too. What decides where control comes from
stands in control.py.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.analysis.needs.rule_ranges import number_of, rule_of
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    Binary,
    CallBase,
    CompareExchange,
    ExtractElement,
    InsertElement,
    Load,
    Select,
    Store,
    VaArg,
)
from enzyme_cc.ir.types import I8, IntType, PointerType, scalar_of
from enzyme_cc.rules.known import names_given
from enzyme_cc.rules.model import Effect
from enzyme_cc.rules.model import Kind as RuleKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from fractions import Fraction

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule

    Active = Callable[[Value], bool]


class Kind(Enum):
    """The part of a value that is needed."""

    VALUE = "value"
    #: The pointer to its derivatives.
    SHADOW = "shadow"
    #: What a call has stored behind this pointer, as it was right after the call.
    STORED = "stored"
    #: It decides where control goes; of the header of a loop, how often it was come to.
    CONTROL = "control"
    #: It may be, if the derivative of the function called needs it.
    CALL = "call"

    __hash__ = object.__hash__


class Need(NamedTuple):
    """One thing that an adjoint uses."""

    kind: Kind
    value: Value


def needs(instruction: Instruction, active: Active, library: Library) -> tuple[Need, ...]:
    """Return what the adjoint of an instruction uses if these values are active, each once."""
    return Needs(library).of(instruction, active)


class Needs:
    """The same for many instructions."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._opcodes = {name for name, rule in library.opcodes.items() if rule.partials}
        self._callees: dict[Function, Rule | None] = {}
        self._names: dict[object, tuple[str, ...]] = {}

    def of(self, instruction: Instruction, active: Active) -> tuple[Need, ...]:
        """Return what the adjoint of an instruction uses."""
        if isinstance(instruction, CallBase):
            found = self._of_call(instruction, active)
        elif instruction.row.name in self._opcodes:
            rule = rule_of(self._library, instruction) if active(instruction) else None
            if rule is None:
                return ()
            found = self._by_formulas(rule, instruction, instruction.operands, active)
        else:
            structural = _STRUCTURAL.get(instruction.__class__)
            if structural is None:
                return ()
            found = structural(instruction, active)
        return tuple(dict.fromkeys(each for each in found if not isinstance(each.value, Constant)))

    def _by_formulas(
        self, rule: Rule, instruction: Instruction, operands: list[Value], active: Active
    ) -> Iterator[Need]:
        """Yield what the partials by active operands name."""
        named = dict(zip((each.name for each in rule.arguments), operands, strict=False))
        wanted = frozenset(name for name, value in named.items() if active(value))
        results = frozenset(_active_results(rule, instruction, named, active))
        outs = [each.name for each in rule.arguments if each.role.is_out]
        for name in outs:
            if name in wanted:
                yield Need(Kind.SHADOW, named[name])
        numbers = {name: number_of(each) for name, each in named.items()}
        known = {name: number for name, number in numbers.items() if number is not None}
        for name in self._used(rule, wanted.difference(outs), results, known):
            kind = Kind.STORED if name in outs else Kind.VALUE
            yield Need(kind, named.get(name, instruction))

    def _used(
        self,
        rule: Rule,
        wanted: frozenset[str],
        results: frozenset[str],
        known: Mapping[str, Fraction],
    ) -> tuple[str, ...]:
        """Return the names in the formulas for some arguments and results, arguments first."""
        key = rule.where or rule.name, wanted, results, *known.items()
        found = self._names.get(key)
        if found is None:
            if rule.folds is not None:
                used = rule.needs(wanted) if results else frozenset()
            else:
                used = frozenset[str]().union(
                    *(
                        names_given(each.formula, known) if known else each.names
                        for each in rule.partials
                        if each.argument in wanted and each.result in results
                    )
                )
            order = [each.name for each in (*rule.arguments, *rule.results)]
            found = self._names[key] = tuple(name for name in order if name in used)
        return found

    # -- calls ---------------------------------------------------------------------------------

    def _of_call(self, call: CallBase, active: Active) -> Iterator[Need]:
        callee = certain_callee_of(call)
        rule = self._rule(callee) if callee is not None else None
        if rule is None:
            return _of_unknown(call, active)
        if rule.kind in (RuleKind.PARTIALS, RuleKind.FOLDS):
            return self._by_formulas(rule, call, call.operands, active)
        handler = _BY_KIND.get(rule.kind)
        return handler(rule, call, active) if handler is not None else iter(())

    def _rule(self, callee: Function) -> Rule | None:
        """Return the rule of a function that is only declared here."""
        if callee not in self._callees:
            rule = self._library.callee(callee.name) if callee.is_declaration else None
            if rule is None and callee.is_declaration:
                rule = self._library.fitting(callee.name, callee.function_type)
            fits = rule is not None and (_is_constrained(callee) or rule.fits(callee.function_type))
            self._callees[callee] = rule if fits else None
        return self._callees[callee]


def _is_constrained(callee: Function) -> bool:
    return callee.name.startswith("llvm.experimental.constrained.")


def _active_results(
    rule: Rule, instruction: Instruction, named: dict[str, Value], active: Active
) -> Iterable[str]:
    if active(instruction):
        yield from (each.name for each in rule.results)
    for each in rule.arguments:
        if each.role.is_out and active(named[each.name]):
            yield each.name


def _of_unknown(call: CallBase, active: Active) -> Iterator[Need]:
    """Yield a call that the plan decides on: any argument may be needed, and what is called."""
    arguments = call.operands[: len(call.argument_attributes)]
    if active(call) or any(map(active, arguments)):
        for value in (*arguments, call.callee):
            yield Need(Kind.CALL, value)


def _of_allocation(rule: Rule, call: CallBase, active: Active) -> Iterator[Need]:
    """Yield the needs of allocating and freeing: shadows go with what they belong to."""
    allocation = rule.allocation
    named = dict(zip((each.name for each in rule.arguments), call.operands, strict=False))
    if allocation is None:
        freed = named.get(rule.frees or "")
        if freed is not None and active(freed):
            yield Need(Kind.SHADOW, freed)
        return
    pointers = [named[each] for each in (allocation.resizes, allocation.stored_in) if each]
    if not (active(call) or any(map(active, pointers))):
        return
    for name in (*allocation.size, allocation.alignment):
        if name is not None:
            yield Need(Kind.VALUE, named[name])
    yield from (Need(Kind.SHADOW, each) for each in pointers if active(each))


def _of_structural(rule: Rule, call: CallBase, active: Active) -> Iterator[Need]:
    """Yield what moves values: where to and from, how many, which."""
    arguments = call.operands[: len(call.argument_attributes)]
    if not (active(call) or any(map(active, arguments))):
        return
    touches_memory = not rule.effects.isdisjoint((Effect.READS, Effect.WRITES))
    for each in arguments:
        kind = scalar_of(each.type)
        if isinstance(kind, PointerType):
            if touches_memory and active(each):
                yield Need(Kind.SHADOW, each)
        elif isinstance(kind, IntType) and each.type is not I8:  # a byte to fill with
            yield Need(Kind.VALUE, each)


def _of_inactive(rule: Rule, call: CallBase, active: Active) -> Iterator[Need]:
    """Yield what it overwrites, and how much of that."""
    named = dict(zip((each.name for each in rule.arguments), call.operands, strict=False))
    for each in rule.overwrites:
        if active(named[each.argument]):
            yield Need(Kind.SHADOW, named[each.argument])
            factors = dict.fromkeys((*each.bytes, *each.most))
            yield from (Need(Kind.VALUE, named.get(name, call)) for name in factors)


def _of_routine(_rule: Rule, call: CallBase, active: Active) -> Iterator[Need]:
    return _of_unknown(call, active)


_BY_KIND: dict[RuleKind, Callable[[Rule, CallBase, Active], Iterator[Need]]] = {
    RuleKind.ALLOCATION: _of_allocation,
    RuleKind.INACTIVE: _of_inactive,
    RuleKind.ROUTINE: _of_routine,
    RuleKind.STRUCTURAL: _of_structural,
}

# -- instructions that move values ----------------------------------------------------------------


def _holds_pointer(value: Value) -> bool:
    return isinstance(scalar_of(value.type), PointerType)


def _of_load(load: Instruction, active: Active) -> Iterator[Need]:
    """Yield the needs of a load; shadows of pointers are loaded ahead: nothing flows back."""
    if active(load) and not _holds_pointer(load):
        yield Need(Kind.SHADOW, load.operands[0])


def _of_store(store: Instruction, active: Active) -> Iterator[Need]:
    """Yield what is overwritten has no derivative any more, whatever it is overwritten with."""
    value, pointer = store.operands
    if active(pointer) and not _holds_pointer(value):
        yield Need(Kind.SHADOW, pointer)


def _of_select(select: Instruction, active: Active) -> Iterator[Need]:
    if active(select) and not _holds_pointer(select):
        yield Need(Kind.VALUE, select.operands[0])


def _of_element(instruction: Instruction, active: Active) -> Iterator[Need]:
    if active(instruction):
        yield Need(Kind.VALUE, instruction.operands[-1])


def _of_alloca(alloca: Instruction, active: Active) -> Iterator[Need]:
    if active(alloca) and alloca.operands:
        yield Need(Kind.VALUE, alloca.operands[0])


def _of_bits(instruction: Instruction, active: Active) -> Iterator[Need]:
    """Yield the needs of arithmetic on the bits of floats: both operands."""
    if active(instruction):
        yield from (Need(Kind.VALUE, each) for each in instruction.operands)


#: Updates of which only the pointer matters.
_LINEAR_UPDATES = frozenset(("fadd", "fsub", "xchg"))


def _of_update(update: Instruction, active: Active) -> Iterator[Need]:
    pointer, value = update.operands
    if active(pointer):
        yield Need(Kind.SHADOW, pointer)
        if isinstance(update, AtomicUpdate) and update.operation not in _LINEAR_UPDATES:
            yield Need(Kind.VALUE, value)
            yield Need(Kind.VALUE, update)


def _of_exchange(exchange: Instruction, active: Active) -> Iterator[Need]:
    """Yield whether it took place is in its result."""
    if active(exchange.operands[0]):
        yield Need(Kind.SHADOW, exchange.operands[0])
        yield Need(Kind.VALUE, exchange)


_STRUCTURAL: dict[type[Instruction], Callable[[Instruction, Active], Iterator[Need]]] = {
    Load: _of_load,
    Store: _of_store,
    Select: _of_select,
    ExtractElement: _of_element,
    InsertElement: _of_element,
    Alloca: _of_alloca,
    Binary: _of_bits,
    AtomicUpdate: _of_update,
    CompareExchange: _of_exchange,
    VaArg: _of_load,
}
