"""Atomic accesses to numbers, other than sums, as critical sections: what is left of OpenMP's.

A critical section has a reverse that goes back in the opposite order, whatever was done in it. All
of a file have one lock, sums too where others are: what one section guards must be behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import declare, new_global
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import (
    AtomicUpdate,
    CallBase,
    Cast,
    CompareExchange,
    ExtractValue,
    Load,
    Store,
)
from enzyme_cc.ir.types import I1, I8, I64, POINTER, VOID, FloatType, array_type, function_type
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.rules.calls import mangled
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Block, Function, Instruction
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_SUMS = ("fadd", "fsub")
_LARGEST = {"fmax": "maxnum", "fmin": "minnum"}
#: A mutex of POSIX, open where it is all zero.
_LOCK, _SIZE = "__enzyme_cc_atomics_lock", 64
_ENTER = function_type(VOID, (POINTER,))
_LEAVE = function_type(I64, (POINTER,))


class _Loop(NamedTuple):
    """A number that is loaded, changed and exchanged, until nobody else came in between."""

    first: Load
    value: Phi
    exchange: CompareExchange


def guard_atomics(module: Module, copies: Iterable[Function]) -> None:
    """Let atomic accesses to numbers be critical sections, in copies of functions."""
    lines = [line for each in copies for line in each.instructions()]
    loops = [found for each in lines for found in (_loop(each),) if found is not None]
    updates = [each for each in lines if isinstance(each, AtomicUpdate) and _is_of_number(each)]
    plain = [each for each in lines if isinstance(each, (Load, Store)) and _is_atomic(each)]
    if not (loops or plain or any(each.is_used or not _is_sum(each) for each in updates)):
        return
    guard = _Guard(module)
    for loop in loops:
        guard.loop(loop)
    for update in updates:
        guard.update(update)
    for access in plain:
        guard.alone(access)


def _is_of_number(update: AtomicUpdate) -> bool:
    known = (*_SUMS, *_LARGEST, "xchg")
    return isinstance(update.value.type, FloatType) and update.operation in known


def _is_sum(update: AtomicUpdate) -> bool:
    return update.operation in _SUMS


def _is_atomic(access: Load | Store) -> bool:
    """Return whether it is an atomic access to a number, by its type or by what that comes from."""
    if access.ordering is None or access.is_volatile:
        return False
    value = access.value if isinstance(access, Store) else access
    if isinstance(value.type, FloatType):
        return True
    if isinstance(access, Store):
        return isinstance(value, Cast) and isinstance(value.operands[0].type, FloatType)
    users = list(value.users)
    return bool(users) and all(
        isinstance(each, Cast) and isinstance(each.type, FloatType) for each in users
    )


def _loop(line: Instruction) -> _Loop | None:
    """Return the loop around an exchange, where it has one block, as front ends write it."""
    if not isinstance(line, CompareExchange) or not isinstance(line.operands[1], Phi):
        return None
    value, block = line.operands[1], line.block
    if value.block is not block or len(value.operands) != 4 or block is None:
        return None
    incoming = dict(zip(value.operands[1::2], value.operands[::2], strict=True))
    again = incoming.pop(block, None)
    (first,) = incoming.values() if len(incoming) == 1 else (None,)
    is_same = isinstance(again, ExtractValue) and again.operands[0] is line
    if not is_same or not isinstance(first, Load) or first.ordering is None:
        return None
    numbers = any(
        isinstance(each, Cast) and isinstance(each.type, FloatType) for each in value.users
    )
    if not numbers or first.pointer is not line.pointer or first.is_volatile:
        return None
    return None if _has_calls(first, block) else _Loop(first, value, line)


def _has_calls(first: Load, block: Block) -> bool:
    """Return whether something is called from a load on, to the end of the loop behind it."""
    assert first.block is not None
    before = list(first.block)
    lines = [*before[before.index(first) + 1 :], *list(block)]
    calls = (each for each in lines if isinstance(each, CallBase))
    return any(not getattr(each.callee, "name", "").startswith("llvm.") for each in calls)


def _loaded(builder: Builder, access: Load) -> Load:
    return builder.load(access.type, access.pointer, align=access.alignment or 0)


class _Guard:
    def __init__(self, module: Module) -> None:
        self._module = module
        found = module.symbol(f"@{_LOCK}")
        kind = array_type(_SIZE, I8)
        self._lock: Value = found or new_global(
            module, _LOCK, kind, zero(kind), words="linkonce_odr hidden global", tail=", align 16"
        )

    def loop(self, loop: _Loop) -> None:
        """Load, change and store under the lock; nobody comes in between."""
        self._enter(loop.first)
        builder = Builder.before(loop.first)
        builder.metadata = debug_of(loop.first)
        loop.first.replace_all_uses(_loaded(builder, loop.first))
        loop.first.erase()
        builder = Builder.before(loop.exchange)
        builder.metadata = debug_of(loop.exchange)
        exchange = loop.exchange
        alignment = exchange.alignment or 0
        builder.store(exchange.operands[2], exchange.pointer, align=alignment)
        self._leave(builder)
        for each in list(loop.exchange.users):
            assert isinstance(each, ExtractValue)
            is_flag = each.type is I1
            each.replace_all_uses(int_constant(I1, 1) if is_flag else loop.value)
            each.erase()
        loop.exchange.erase()

    def update(self, update: AtomicUpdate) -> None:
        """Change a number under the lock."""
        builder = self._enter(update)
        alignment = update.alignment or 0
        before = builder.load(update.value.type, update.pointer, align=alignment)
        changed = self._changed(builder, update, before)
        builder.store(changed, update.pointer, align=alignment)
        self._leave(builder)
        update.replace_all_uses(before)
        update.erase()

    def alone(self, access: Load | Store) -> None:
        """Read or write a number under the lock."""
        builder = self._enter(access)
        if isinstance(access, Store):
            builder.store(access.value, access.pointer, align=access.alignment or 0)
        else:
            access.replace_all_uses(_loaded(builder, access))
        self._leave(builder)
        access.erase()

    def _changed(self, builder: Builder, update: AtomicUpdate, before: Value) -> Value:
        kind, value = update.value.type, update.value
        if update.operation == "xchg":
            return value
        if update.operation in _SUMS:
            return builder.binary(update.operation, before, value)
        return builder.call(self._largest(update.operation, kind), [before, value])

    def _largest(self, operation: str, kind: Type) -> Function:
        assert isinstance(kind, FloatType)
        name = f"llvm.{_LARGEST[operation]}.{mangled(kind)}"
        return declare(self._module, name, function_type(kind, (kind, kind)))

    def _enter(self, access: Instruction) -> Builder:
        builder = Builder.before(access)
        builder.metadata = debug_of(access)
        lock = declare(self._module, f"{FORKS}lock_mutex", _ENTER)
        builder.call(lock, [self._lock])
        return builder

    def _leave(self, builder: Builder) -> None:
        unlock = declare(self._module, f"{FORKS}unlock_mutex", _LEAVE)
        builder.call(unlock, [self._lock])
