"""Doubles that are addresses at other times: LLVM moves words that are both as either.

It makes one value of a member that is a number or an address, and gives it the type of one of its
uses. Where that is a double, it is loaded, chosen and stored as one, whatever it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.types import DOUBLE
from enzyme_cc.transform.layout.tagged_words import WORD
from enzyme_cc.transform.layout.word_inserts import WordInserts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.values import Value

#: What gives one of its operands, of the same type.
_CHOICES = frozenset(("freeze", "phi", "select"))
#: What is or may be one.
_ADDRESSES = frozenset((Kind.IN_TURNS, Kind.POINTER))
_MOVES = _CHOICES | {"bitcast", "load"}


class MovedDoubles:
    """The answers for one module."""

    def __init__(self, types: TypeResults) -> None:
        self._types = types
        self.inserts = WordInserts(types)
        self._found: dict[Value, bool] = {}

    def holds(self, value: Value) -> bool:
        """Return whether a double may be an address, and somebody may use it as one."""
        if self.inserts.carries(value):
            return True
        if not _is_move(value):
            return False
        assert isinstance(value, Instruction)
        found = self._found.get(value)
        if found is None:
            together = list(_chosen_among(value))
            is_cast = any(map(self._is_cast, together))
            found = is_cast or any(map(self._is_stored, together))
            found = found and any(is_cast or self._is_word(each) for each in _sources(together))
            self._found.update(dict.fromkeys(together, found))
        return found

    def _is_word(self, source: Instruction) -> bool:
        """Return whether an address may come from here."""
        if isinstance(source, Load):
            return self._are_words(source.pointer)
        return self._types.kind(source.operands[0]) in _ADDRESSES

    def _is_cast(self, value: Instruction) -> bool:
        """Return whether it is used as an address."""
        casts = (each for each in value.users if getattr(each, "opcode", "") == "bitcast")
        return any(self._types.kind(each) in _ADDRESSES for each in casts)

    def _is_stored(self, value: Instruction) -> bool:
        """Return whether it goes where there are addresses at other times."""
        stores = (each for each in value.users if isinstance(each, Store))
        return any(each.value is value and self._are_words(each.pointer) for each in stores)

    def _are_words(self, pointer: Value) -> bool:
        """Return whether there are numbers at one time and something else at another."""
        found = self._types.layout(pointer, WORD)
        return [kind for _, kind, _ in found] == [Kind.IN_TURNS]


def _sources(values: Iterable[Instruction]) -> Iterator[Instruction]:
    """Yield those of them that are none of the others."""
    return (each for each in values if each.opcode not in _CHOICES)


def _chosen_among(value: Instruction) -> Iterator[Instruction]:
    """Yield all values that may be one another, by choices."""
    seen, pending = {value}, [value]
    while pending:
        each = pending.pop()
        yield each
        given = _given(each) if each.opcode in _CHOICES else []
        users = [user for user in each.users if getattr(user, "opcode", "") in _CHOICES]
        for other in (*given, *users):
            if _is_move(other) and other not in seen:
                assert isinstance(other, Instruction)
                seen.add(other)
                pending.append(other)


def _is_move(value: Value) -> bool:
    is_one = isinstance(value, Instruction) and value.opcode in _MOVES
    return is_one and value.type is DOUBLE


def _given(choice: Instruction) -> list[Value]:
    if isinstance(choice, Phi):
        return [value for value, _ in choice.incoming]
    return list(choice.operands)
