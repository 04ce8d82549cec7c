"""Atomic maxima and minima in memory that a block shares, settled at the barrier behind them.

Which thread's number stays is known when all have come: at a barrier of the block. There each
thread that has said the number that stays stores it once more; all that derivatives are about is
this store. Anything that might see the memory before keeps such an update as it is: it is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.flow.availability import Availability
from enzyme_cc.analysis.loops.natural_loops import LoopNest, around
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import number
from enzyme_cc.ir.constants import ConstantExpression, int_constant
from enzyme_cc.ir.function import Function, Instruction
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    Alloca,
    AtomicUpdate,
    CallBase,
    Cast,
    CompareExchange,
    GetElementPointer,
    Load,
    Store,
    Unreachable,
)
from enzyme_cc.ir.types import (
    DOUBLE,
    FLOAT,
    I1,
    ArrayType,
    FloatType,
    PointerType,
    int_type,
)
from enzyme_cc.requests.call_paths import COPIED
from enzyme_cc.transform.code.devices import device_of
from enzyme_cc.transform.code.inherited import SETTLED, debug_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_WIDTHS: dict[Type, int] = {DOUBLE: 64, FLOAT: 32}
#: How the larger of two is found, of numbers and of the bits of some.
_NUMBERS = {"fmax": "ogt", "fmin": "olt"}
_BITS = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}
_SHARED = 3
_STEPS = ("addrspacecast", "getelementptr")


class _Site(NamedTuple):
    """An update, of a number of this type, and the barrier behind it."""

    update: AtomicUpdate
    kind: FloatType
    barrier: CallBase


def settle_extremes(module: Module, functions: Iterable[Function]) -> None:
    """Let what comes of such updates in these functions be stored where it is known."""
    device = device_of(module)
    if device is None:
        return
    functions = list(functions)
    copied = {each.name for each in functions if each.name.startswith(COPIED)}
    sources = {each.removeprefix(COPIED) for each in copied}
    for function in functions:
        lines = [each for each in function.instructions() if isinstance(each, AtomicUpdate)]
        if any(each.operation in (*_NUMBERS, *_BITS) for each in lines):
            look = _Look(module, function, device.barriers, sources)
            sites = [found for each in lines for found in (look.site(each),) if found is not None]
            for barrier in dict.fromkeys(each.barrier for each in sites):
                _settle([each for each in sites if each.barrier is barrier])


class _Look:
    """A look at one function."""

    def __init__(
        self, module: Module, function: Function, barriers: tuple[str, ...], sources: set[str]
    ) -> None:
        self.module, self.barriers = module, barriers
        #: What functions here are copies of: all that they do, a copy does.
        self.sources = sources
        self.nest = LoopNest(function)
        self.known = Availability(self.nest.dominators)
        self._closed: dict[GlobalVariable, bool] = {}

    def site(self, update: AtomicUpdate) -> _Site | None:
        """Return what is to be settled of an update: nothing of what was, as in a gradient."""
        kind, variable = _kind(update), _base(update.pointer)
        if (
            kind is None
            or update.is_used
            or SETTLED in update.attachments()
            or not isinstance(variable, GlobalVariable)
        ):
            return None
        if not _is_shared(variable) or not self._is_closed(variable):
            return None
        barrier = self._barrier(update, variable)
        if barrier is None or not self._is_same_there(update, barrier):
            return None
        return _Site(update, kind, barrier)

    def _is_closed(self, variable: GlobalVariable) -> bool:
        """Return whether all that is done with a variable is seen, as no address goes elsewhere."""
        if variable not in self._closed:
            self.module.load_users(variable)
            self._closed[variable] = all(
                _is_access(user, address) or self._is_of_source(user)
                for user, address in _uses(variable)
            )
        return self._closed[variable]

    def _is_of_source(self, user: Value) -> bool:
        function = user.function if isinstance(user, Instruction) else None
        return function is not None and function.name in self.sources

    def _barrier(self, update: AtomicUpdate, variable: GlobalVariable) -> CallBase | None:
        """Return the barrier that all ways lead to, without a look at the variable before."""
        found: dict[CallBase, None] = {}
        seen: set[object] = set()
        pending: list[list[Instruction]] = [_behind(update)]
        while pending:
            lines = pending.pop()
            for line in lines:
                if self._is_barrier(line):
                    found[line] = None  # type: ignore[index]
                    break
                if line is update.pointer or not _lets_be(line, update, variable):
                    return None
            else:
                block = lines[-1].block if lines else None
                targets = block.successors if block is not None else ()
                if not targets and not isinstance(lines[-1], Unreachable):
                    return None
                for each in targets:
                    if each not in seen:
                        seen.add(each)
                        pending.append(list(each))
        return next(iter(found)) if len(found) == 1 else None

    def _is_barrier(self, line: Instruction) -> bool:
        callee = callee_of(line) if isinstance(line, CallBase) else None
        return callee is not None and callee.name in self.barriers

    def _is_same_there(self, update: AtomicUpdate, barrier: CallBase) -> bool:
        """Return whether the address is known at the barrier, and no round has one of its own."""
        place = update.pointer
        if not isinstance(place, Instruction):
            return True
        assert place.block is not None
        assert barrier.block is not None
        loops = list(around(self.nest.innermost(place.block)))
        outside = set(around(self.nest.innermost(barrier.block)))
        return all(each in outside for each in loops) and self.known.known_at(place, barrier)


def _behind(line: Instruction) -> list[Instruction]:
    assert line.block is not None
    lines = list(line.block)
    return lines[lines.index(line) + 1 :]


def _kind(update: AtomicUpdate) -> FloatType | None:
    """Return of which type the number is that an update is about."""
    value, variable = update.value, _base(update.pointer)
    if not isinstance(variable, GlobalVariable):
        return None
    kind: Type = variable.value_type
    while isinstance(kind, ArrayType):
        kind = kind.element
    if kind not in _WIDTHS:
        return None
    is_number = update.operation in _NUMBERS and value.type is kind
    is_bits = update.operation in _BITS and value.type is int_type(_WIDTHS[kind])
    return kind if is_number or is_bits else None  # type: ignore[return-value]


def _base(pointer: Value) -> Value:
    while True:
        is_step = isinstance(pointer, GetElementPointer)
        is_step = is_step or (
            isinstance(pointer, (Cast, ConstantExpression)) and pointer.opcode in _STEPS
        )
        if not is_step:
            return pointer
        pointer = pointer.operands[0]  # type: ignore[attr-defined]


def _is_shared(variable: GlobalVariable) -> bool:
    """Return whether a block shares it; memory of the launch's has many names, and is none."""
    kind = variable.type
    is_there = isinstance(kind, PointerType) and kind.address_space == _SHARED
    return is_there and variable.initializer is not None


def _uses(value: Value) -> Iterator[tuple[Value, Value]]:
    """Yield what uses an address, or one that is so far from it, with the address."""
    for user in list(value.users):
        is_step = isinstance(user, GetElementPointer) and user.operands[0] is value
        is_step = is_step or (isinstance(user, Cast) and user.opcode == "addrspacecast")
        is_step = is_step or (
            isinstance(user, ConstantExpression)
            and user.opcode in _STEPS
            and user.operands[0] is value
        )
        if is_step:
            yield from _uses(user)
        else:
            yield user, value


def _is_access(user: Value, address: Value) -> bool:
    if isinstance(user, Store):
        return user.pointer is address and user.value is not address
    if isinstance(user, (AtomicUpdate, CompareExchange)):
        return user.operands[0] is address and address not in user.operands[1:]
    return isinstance(user, Load)


def _lets_be(line: Instruction, update: AtomicUpdate, variable: GlobalVariable) -> bool:
    """Return whether a line does nothing with a variable, or the same as an update."""
    if isinstance(line, AtomicUpdate) and line.operation == update.operation:
        is_like = _kind(line) is not None and not line.is_used
        return is_like or _base(line.pointer) is not variable
    if isinstance(line, (Load, Store, AtomicUpdate, CompareExchange)):
        pointer = line.operands[0] if not isinstance(line, Store) else line.pointer
        return _base(pointer) is not variable
    if isinstance(line, CallBase):
        callee = callee_of(line)
        return callee is not None and callee.is_declaration
    return True


# -- writing -----------------------------------------------------------------------------------


class _Said(NamedTuple):
    """Local variables: the number that a thread has said, and whether it has."""

    number: Alloca
    is_there: Alloca


def _settle(sites: list[_Site]) -> None:
    """Write what happens at one barrier."""
    barrier = sites[0].barrier
    said = [(each, _noted(each)) for each in sites]
    at = Builder.before(_behind(barrier)[0])
    at.metadata = debug_of(barrier)
    stays = [at.load(each.kind, each.update.pointer) for each in sites]
    _wait(at, barrier)
    for (site, local), most in zip(said, stays, strict=True):
        mine = at.load(site.kind, local.number)
        is_it = at.and_(at.load(I1, local.is_there), at.fcmp("oeq", mine, most))
        at.store(int_constant(I1, 0), local.is_there)
        at = _where(at, is_it, mine, site)
    _wait(at, barrier)


def _where(at: Builder, condition: Value, mine: Value, site: _Site) -> Builder:
    """Store a number where a condition holds; return a place behind."""
    block = at.block
    function = block.function
    assert function is not None
    rest = split_before(condition.next, "")  # type: ignore[attr-defined]
    block.terminator.erase()
    taken = function.insert_block("", after=block)
    here = Builder(block)
    here.conditional(condition, taken, rest)
    there = Builder(taken)
    there.metadata = at.metadata
    there.store(mine, site.update.pointer)
    there.branch(rest)
    behind = Builder.before(next(iter(rest)))
    behind.metadata = at.metadata
    return behind


def _wait(at: Builder, barrier: CallBase) -> None:
    callee = callee_of(barrier)
    assert callee is not None
    at.call(callee, list(barrier.arguments))


def _number(at: Builder, site: _Site) -> Value:
    """Return the number of an update, which may be told by its bits."""
    value = site.update.value
    if isinstance(value, Cast) and value.opcode == "bitcast":
        value = value.operands[0] if value.operands[0].type is site.kind else value
    return value if value.type is site.kind else at.bitcast(value, site.kind)


def _noted(site: _Site) -> _Said:
    """Let a thread note what it says; the update itself is of no number any more."""
    update = site.update
    function = update.function
    assert function is not None
    entry = next(iter(function.blocks))
    first = Builder.before(next(iter(entry)))
    said = _Said(first.alloca(site.kind), first.alloca(I1))
    first.store(number(site.kind, 0), said.number)
    first.store(int_constant(I1, 0), said.is_there)
    at = Builder.before(update)
    at.metadata = debug_of(update)
    before, new = at.load(site.kind, said.number), _number(at, site)
    if update.operation in _NUMBERS:
        is_further = at.fcmp(_NUMBERS[update.operation], new, before)
        is_more = at.or_(is_further, at.fcmp("uno", before, before))
    else:
        bits = at.bitcast(before, update.value.type)
        is_more = at.icmp(_BITS[update.operation], update.value, bits)
    is_first = at.xor(at.load(I1, said.is_there), int_constant(I1, 1))
    at.store(at.select(at.or_(is_first, is_more), new, before), said.number)
    at.store(int_constant(I1, 1), said.is_there)
    update.metadata = f"{update.metadata}, !{SETTLED} !{{}}"
    return said
