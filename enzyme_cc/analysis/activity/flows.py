"""Tables of how activity flows through instructions and known functions, from the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.datatypes import types_of_buffers
from enzyme_cc.rules.formula import Number
from enzyme_cc.rules.library import plain_intrinsic
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.rules.routines.names import by_address, position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.rules.routines.model import Call as RoutineCall

_ZERO = Number(Fraction(0))


class Flow(NamedTuple):
    """The effect of a known function's call on active arguments; all by position."""

    #: An active one of these makes the result active.
    results: frozenset[int] = frozenset()
    #: Pointers that the result is loaded through.
    reads: frozenset[int] = frozenset()
    #: An active first is stored through the second.
    stores: tuple[tuple[int, int], ...] = ()
    #: What lies behind the first is part of what is stored behind the second.
    mixed: tuple[tuple[int, int], ...] = ()
    #: Target, source and number of bytes copied.
    copy: tuple[int, int, int | None] | None = None
    #: The argument whose memory the result is in; -1 for none.
    through: int = -1
    #: Whether the result is memory of its own.
    makes: bool = False
    #: The pointer through which the address of such memory is stored; -1 for none.
    stored_in: int = -1
    #: Whether any active argument is something to differentiate.
    takes_part: bool = True
    #: Whether an active argument of any kind makes the result active.
    mixes: bool = False
    #: Whether other processes know the data: it is active whatever is so here.
    communicates: bool = False
    #: Pointers to what comes from them, each with the argument that says of what type it is.
    receives: tuple[tuple[int, int], ...] = ()
    #: Pointers to addresses of memory that devices read and write.
    launches: tuple[int, ...] = ()
    #: Whether the first argument is an exception that is thrown.
    throws: bool = False
    #: Whether the result is in an exception that was thrown.
    catches: bool = False

    @property
    def arguments(self) -> int:
        """Return how many arguments a call must have for this to make sense."""
        named = [*self.results, *self.reads, *(each for pair in self.stores for each in pair)]
        named += [each for pair in self.mixed for each in pair]
        named += [each for each in self.copy or () if each is not None]
        return 1 + max([*named, self.through, self.stored_in])


_COPY = Flow(copy=(0, 1, 2))
_COPY_C = Flow(copy=(0, 1, 2), results=frozenset((0,)), through=0)
_FILL_C = Flow(results=frozenset((0,)), through=0)
_POINTER = Flow(results=frozenset((0,)), through=0)
# The last argument is what lanes that are masked out get.
_READ = Flow(reads=frozenset((0,)), results=frozenset((-1,)))
_WRITE = Flow(stores=((0, 1),))

#: What moves values and computes none, by the name without types.
STRUCTURAL: dict[str, Flow] = {
    "__memcpy_chk": _COPY_C,
    "__memmove_chk": _COPY_C,
    "__memset_chk": _FILL_C,
    "llvm.launder.invariant.group": _POINTER,
    "llvm.masked.compressstore": _WRITE,
    "llvm.masked.expandload": _READ,
    "llvm.masked.gather": _READ,
    "llvm.masked.load": _READ,
    "llvm.masked.scatter": _WRITE,
    "llvm.masked.store": _WRITE,
    "llvm.memcpy": _COPY,
    "llvm.memcpy.element.unordered.atomic": _COPY,
    "llvm.memcpy.inline": _COPY,
    "llvm.memmove": _COPY,
    "llvm.memmove.element.unordered.atomic": _COPY,
    "llvm.memset": Flow(),
    "llvm.memset.element.unordered.atomic": Flow(),
    "llvm.memset.inline": Flow(),
    "llvm.preserve.array.access.index": _POINTER,
    "llvm.preserve.struct.access.index": _POINTER,
    "llvm.preserve.union.access.index": _POINTER,
    "llvm.ptr.annotation": _POINTER,
    "llvm.ptrmask": _POINTER,
    "llvm.ssa.copy": _POINTER,
    "llvm.strip.invariant.group": _POINTER,
    "llvm.threadlocal.address": _POINTER,
    "llvm.va_copy": Flow(copy=(0, 1, None)),
    "llvm.va_end": Flow(),
    "llvm.va_start": Flow(),
    "memcpy": _COPY_C,
    "memmove": _COPY_C,
    "mempcpy": _COPY_C,
    "memset": _FILL_C,
}
_MIXES = Flow(mixes=True)
#: What is done with exceptions.
_OF_EXCEPTIONS = {
    "caught": Flow(catches=True),
    "made": Flow(makes=True),
    "thrown": Flow(throws=True),
}

#: Operands that are no part of the result: conditions, indices, addresses loaded from.
_PARTLY: dict[str, tuple[int, ...]] = {
    "extractelement": (0,),
    "getelementptr": (0,),
    "insertelement": (0, 1),
    "select": (1, 2),
    "shufflevector": (0, 1),
}
#: Structural instructions whose result is no matter of their operands alone.
_APART = frozenset("alloca fence landingpad catchpad cleanuppad catchswitch".split())


def carried_operands(library: Library) -> dict[str, tuple[int, ...] | None]:
    """Return the operands of each instruction that make its result active; None for all of them."""
    return {name: _carried(name, library) for name in OPCODES}


def _carried(name: str, library: Library) -> tuple[int, ...] | None:
    rule = library.opcode(name)
    if rule is None:
        return _PARTLY.get(name)
    if rule.kind is Kind.INACTIVE or name in _APART:
        return ()
    if rule.kind is not Kind.PARTIALS:
        return _PARTLY.get(name)
    found = tuple(sorted(flow_of(rule, rule.name).results))
    return None if len(found) == len(rule.arguments) else found


def flow_of(rule: Rule, name: str) -> Flow:
    """Return what a call by this name of a function with this rule does."""
    if rule.transpose:
        return _fold(rule)
    if rule.kind is Kind.STRUCTURAL:
        return STRUCTURAL.get(plain_intrinsic(name)) or STRUCTURAL.get(name) or _MIXES
    return _FLOWS[rule.kind](rule)


def _fold(rule: Rule) -> Flow:
    inside = (Role.FLOAT, Role.LANES)
    return Flow(results=_positions(rule, lambda index: rule.arguments[index].role in inside))


def _inactive(rule: Rule) -> Flow:
    return _OF_EXCEPTIONS.get(rule.exception) or Flow(takes_part=Effect.WRITES in rule.effects)


def _communication(rule: Rule) -> Flow:
    launched = (i for i, each in enumerate(rule.arguments) if each.role is Role.LAUNCHED)
    return Flow(communicates=True, receives=tuple(_received(rule)), launches=tuple(launched))


def _by_routine(rule: Rule) -> Flow:
    assert rule.routine is not None
    return _routine(rule.routine)


def _routine(call: RoutineCall) -> Flow:
    """Return that everything behind pointers that is read gets into everything that is written."""
    operands = [each for each in call.operands if each.part.is_memory or each.part.is_scalar]
    pointers = [each for each in operands if each.part.is_memory or by_address(call, each)]
    given = [position(call, each.name) for each in pointers]
    numbers = [position(call, each.name) for each in operands if each not in pointers]
    targets = [position(call, each.name) for each in pointers if each.written]
    returns = call.returns is not None
    return Flow(
        results=frozenset(numbers if returns else ()),
        reads=frozenset(given if returns else ()),
        stores=tuple((number, target) for number in numbers for target in targets),
        mixed=tuple((one, target) for one in given for target in targets if one != target),
    )


def _positions(rule: Rule, test: object) -> frozenset[int]:
    return frozenset(index for index in range(len(rule.arguments)) if test(index))  # type: ignore[operator]


def _received(rule: Rule) -> Iterator[tuple[int, int]]:
    """Yield where what is received goes, with the argument that says of what type it is."""
    for index, kind in types_of_buffers(rule):
        if rule.arguments[index].role is not Role.SENT:
            yield index, kind


def _allocation(rule: Rule) -> Flow:
    made = rule.allocation
    if made is None:
        return Flow()  # it frees
    names = [each.name for each in rule.arguments]
    if made.stored_in is not None:
        return Flow(stored_in=names.index(made.stored_in))
    if made.resizes is None:
        return Flow(makes=True)
    # What is stored in the resized block is stored in what it was: both have shadows or neither.
    block = names.index(made.resizes)
    return Flow(makes=True, results=frozenset((block,)), through=block)


def _computation(rule: Rule) -> Flow:
    returned = {each.name for each in rule.results}
    places = {each.name: index for index, each in enumerate(rule.arguments)}
    results = set()
    stores = []
    for partial in rule.partials:
        if partial.formula == _ZERO:
            continue
        argument = places[partial.argument]
        if partial.result in returned:
            results.add(argument)
        else:
            stores.append((argument, places[partial.result]))
    return Flow(results=frozenset(results), stores=tuple(stores))


_FLOWS: dict[Kind, Callable[[Rule], Flow]] = {
    Kind.ALLOCATION: _allocation,
    Kind.COMMUNICATION: _communication,
    Kind.FOLDS: _fold,
    Kind.INACTIVE: _inactive,
    Kind.PARTIALS: _computation,
    Kind.ROUTINE: _by_routine,
}
