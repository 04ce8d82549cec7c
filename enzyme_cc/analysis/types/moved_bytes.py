"""Bytes that a function only moves, where it also leaves addresses or integers of its own.

What such bytes are, the rest of the program knows: what is there when the function is asked for one
thing says nothing of what is there when it is asked for another. If nobody calls it by its name,
and no request is about it, nobody tells. So a number is taken to be possible, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.types.cells import find, leaves, resolve
from enzyme_cc.analysis.types.facts import Origin
from enzyme_cc.analysis.types.known_functions import answered_to
from enzyme_cc.analysis.types.lattice import DOUBLE, FLOAT
from enzyme_cc.analysis.types.unification import MAX_COPY
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import CallBase, Load, Store
from enzyme_cc.ir.types import IntType, PointerType
from enzyme_cc.ir.uses import instructions_using

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from enzyme_cc.analysis.types.cells import Cell, Region
    from enzyme_cc.analysis.types.facts import Facts
    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.values import Value

#: The bytes of a double.
_WORD = 8
_COPIES = ("llvm.memcpy", "llvm.memmove")


class _Access(NamedTuple):
    """So many bytes somewhere."""

    pointer: Value
    size: int
    at: Instruction


class _Accesses:
    """Accesses of a function's memory: what it leaves there, moves, and looks at."""

    def __init__(self, facts: Facts, function: Function) -> None:
        self.facts = facts
        self.stored: list[_Access] = []
        self.moved: list[_Access] = []
        self.loaded: list[_Access] = []
        for instruction in function.instructions():
            if isinstance(instruction, Store):
                self._store(instruction)
            elif isinstance(instruction, Load):
                found = self.moved if _is_only_moved(instruction) else self.loaded
                found.append(self._access(instruction.pointer, instruction, instruction))
            elif isinstance(instruction, CallBase):
                self._call(instruction)

    def _store(self, store: Store) -> None:
        value = store.value
        if _is_only_moved(value):
            self.moved.append(self._access(store.pointer, value, store))
        elif isinstance(value.type, (IntType, PointerType)):
            self.stored.append(self._access(store.pointer, value, store))

    def _access(self, pointer: Value, value: Value, at: Instruction) -> _Access:
        return _Access(pointer, self.facts.size(value.type), at)

    def _call(self, call: CallBase) -> None:
        callee = callee_of(call)
        if callee is not None and callee.name.startswith(_COPIES):
            length = call.arguments[2]
            size = length.value if isinstance(length, IntConstant) else _WORD
            self.moved += (_Access(each, size, call) for each in call.arguments[:2])


def _is_only_moved(value: Value) -> bool:
    """Tell if a value is an integer that is loaded, and only stored elsewhere."""
    if not isinstance(value, Load) or not isinstance(value.type, IntType):
        return False
    users = instructions_using(value)
    return all(isinstance(each, Store) and each.value is value for each in users) and bool(users)


def doubt_moved(facts: Facts, function: Function, told: Container[Function]) -> None:
    """Add that numbers may be where a function moves what it also leaves, and never looks at it."""
    if function in told or answered_to(function.name) is not None:
        return
    found = _Accesses(facts, function)
    moved = {each for access in found.moved for each in _places(facts, access)}
    loaded = {each for access in found.loaded for each in _places(facts, access)}
    for access in found.stored:
        region = resolve(*facts.place(access.pointer))[0]
        here = {region, *_places(facts, access)}
        if here & moved and not here & loaded:
            _doubt(facts, access)


def _places(facts: Facts, access: _Access) -> Iterator[Cell | Region]:
    region, offset = facts.place(access.pointer)
    if access.size > MAX_COPY:
        yield resolve(region, offset)[0]
    elif access.size:
        for _, each in leaves(facts.at(region, offset, access.size)):
            yield find(each)


def _doubt(facts: Facts, access: _Access) -> None:
    region, offset = facts.place(access.pointer)
    cell = facts.at(region, offset - offset % _WORD, _WORD)
    bits = DOUBLE if facts.smallest_number == _WORD else DOUBLE | FLOAT
    facts.add(cell, bits, Origin("what others may have there", access.at))
