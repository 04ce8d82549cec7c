"""Write what the handler does for one call or derivative: the table that `handler.c` reads."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from enzyme_cc.bindings.glue import CALL, HVP, PULL, width_of
from enzyme_cc.bindings.jax.handler import known
from enzyme_cc.bindings.native import MOVES, READ, SKIPPED, STAYS, WRITTEN
from enzyme_cc.bindings.rules import READ_ROLES
from enzyme_cc.bindings.slots import PRIMAL, RESULT, SECOND, SHADOW

if TYPE_CHECKING:
    from enzyme_cc.bindings.jax.signatures import Call
    from enzyme_cc.bindings.native import Key
    from enzyme_cc.bindings.slots import Slot

#: Roles that pair with a tangent: conjugated in JAX of what they are here, where complex.
_COTANGENT = {PULL: frozenset([SHADOW]), HVP: frozenset([SHADOW, SECOND])}
_VALUE, _OPERAND, _RESULT = 0, 1, 2


class Asked(NamedTuple):
    """One bind of a primitive: what its operands after those of the call are, and what is wanted.

    With `rows`, the operands that `moves` have one more dimension, the first, and so have all
    results.
    """

    call: Call
    kind: str
    wrt: tuple[str, ...]
    seeds: tuple[Key, ...]
    wanted: tuple[Key, ...]
    rows: int | None
    moves: tuple[bool, ...]

    @property
    def keys(self) -> tuple[Key, ...]:
        """Return what all operands are."""
        return (*((PRIMAL, name) for name in self.call.operands), *self.seeds)

    def is_conjugate(self, key: Key) -> bool:
        """Return whether JAX's convention is the conjugate of ours there."""
        is_cotangent = key[0] in _COTANGENT.get(self.kind, ())
        return is_cotangent and self.call.dtype(key[1]).kind == "c"

    def shape(self, name: str, *, moves: bool) -> tuple[int, ...]:
        """Return the shape of an operand or a result."""
        shape = self.call.shapes[name]
        return (self.rows, *shape) if moves and self.rows is not None else shape

    def layout(self, name: str, *, moves: bool) -> tuple[int, ...]:
        """Return the order of its dimensions in memory, the slowest first."""
        order = self.call.layout(name)
        return (0, *(each + 1 for each in order)) if moves and self.rows is not None else order


class Result(NamedTuple):
    """A result of the handler, wanted or not."""

    key: Key
    #: The operand that it begins with; -1: zeros.
    start: int


class Recipe:
    """The table for one call, and the results that the handler writes."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.call = asked.call
        self.operands = {key: at for at, key in enumerate(asked.keys)}
        self.results: list[Result] = []
        entry = self.call.function.native(asked.kind, asked.wrt)
        rows: list[tuple[int, int, int]] = []
        sources: list[tuple[int, int]] = []
        for slot in entry.slots:
            row, source = self._slot(slot)
            rows.append(row)
            sources.append(source)
            if width_of(slot) > 1 and not slot.is_address:
                rows.append((SKIPPED, 0, 0))
                sources.append((_VALUE, 0))
        self.table = np.array(
            [*self._head(len(rows)), *_flat(rows), *_flat(sources), *self._starts()], np.int64
        )
        self.places = [
            next(at for at, one in enumerate(self.results) if one.key == key)
            for key in asked.wanted
        ]

    def _head(self, slots: int) -> tuple[int, ...]:
        asked = self.asked
        function = self.call.function
        key = known(function, asked.kind, asked.wrt)
        checks = function.may_throw and asked.kind != CALL
        first = known(function, CALL, ()) if checks else 0
        return key, first, 1 if asked.rows is None else asked.rows, slots, 0, len(self.results)

    def _slot(self, slot: Slot) -> tuple[tuple[int, int, int], tuple[int, int]]:
        """Return a slot's row for `ez_rows`, and what it holds."""
        key = slot.role, slot.name
        if slot.role == PRIMAL and slot.name in self.call.literals:
            return (STAYS, 0, 0), (_VALUE, self.call.literals[slot.name])
        at = self.operands.get(key)
        size = self.call.dtype(slot.name).itemsize
        step = prod(self.call.shapes[slot.name]) * size
        if at is not None and self._is_read_only(slot):
            step = step if self.asked.moves[at] else 0
            return (MOVES if slot.is_address else READ, step, size), (_OPERAND, at)
        self.results.append(Result(key, -1 if at is None else at))
        how = MOVES if slot.is_address else READ | WRITTEN
        return (how, step, size), (_RESULT, len(self.results) - 1)

    def _is_read_only(self, slot: Slot) -> bool:
        if slot.name == RESULT or slot.name in self.call.written:
            return False
        return slot.role == PRIMAL or slot.role in READ_ROLES[self.asked.kind]

    def _starts(self) -> list[int]:
        found: list[int] = []
        for (_, name), start in self.results:
            one = prod(self.call.shapes[name]) * self.call.dtype(name).itemsize
            rows = 1 if self.asked.rows is None else self.asked.rows
            found += [one * rows, start, one * rows if start >= 0 and self._moves(start) else one]
        return found

    def _moves(self, operand: int) -> bool:
        return self.asked.moves[operand]

    # -- what `jax.ffi.ffi_call` takes -----------------------------------------------------

    def result_types(self) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
        """Return shapes and types of all results."""
        return [
            (self.asked.shape(name, moves=True), self.call.dtype(name))
            for (_, name), _ in self.results
        ]

    def result_layouts(self) -> list[tuple[int, ...]]:
        """Return the orders of their dimensions in memory."""
        return [self.asked.layout(name, moves=True) for (_, name), _ in self.results]

    def operand_layouts(self) -> list[tuple[int, ...]]:
        """Return the same of the operands."""
        return [
            self.asked.layout(name, moves=moves)
            for (_, name), moves in zip(self.asked.keys, self.asked.moves, strict=True)
        ]


def _flat(rows: list[Any]) -> list[int]:
    return [number for row in rows for number in row]
