"""Integers put over a part of a double in a register, as stores put them over one in memory.

LLVM makes one value of a union that has an integer at one time and a double at another. A store to
a part of it becomes a mask, which keeps the other bytes, and an `or` with the integer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.types.byte_moves import constant_bits, masks_bytes, possible_bits
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.types import DOUBLE, I64
from enzyme_cc.ir.uses import instructions_using

if TYPE_CHECKING:
    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.values import Value

#: What a word goes through that is not computed with.
_MOVES = frozenset(("bitcast", "freeze", "phi", "select"))
_WORDS = (DOUBLE, I64)
_ALL = (1 << 64) - 1
#: The sign and the exponent of a double.
_EXPONENT = 0xFFF << 52


class Insert(NamedTuple):
    """An integer that is put into a word."""

    #: The instruction that keeps the other bytes, and what it keeps them of.
    masked: Instruction
    word: Value
    integer: Value
    #: The bits that are kept.
    kept: int

    @property
    def keeps_exponent(self) -> bool:
        """Return whether a number is only rounded."""
        return self.kept & _EXPONENT == _EXPONENT


class WordInserts:
    """The answers for one module."""

    def __init__(self, types: TypeResults) -> None:
        self._types = types
        self._found: dict[Value, list[Insert]] = {}
        self._inserts: dict[Function, list[Instruction]] = {}
        self._carriers: dict[Function, frozenset[Value]] = {}

    def of(self, value: Value) -> list[Insert]:
        """Return what an instruction may put into which word: nothing, one or the other way."""
        if not isinstance(value, Instruction) or value.opcode != "or" or value.type is not I64:
            return []
        found = self._found.get(value)
        if found is None:
            is_word = self._types.kind(value) in (Kind.DOUBLE, Kind.IN_TURNS)
            sides = (value.operands, value.operands[::-1]) if is_word else ()
            both = [self._of(word, integer) for word, integer in sides]
            found = self._found[value] = [each for each in both if each is not None]
        return found

    def _of(self, word: Value, integer: Value) -> Insert | None:
        if not isinstance(word, Instruction):
            return None
        if kept := _kept_by(word):
            return Insert(word, word.operands[0], integer, kept)
        bits = possible_bits(integer)
        if bits in (None, _ALL) or not self.of(word):
            return None
        return Insert(word, word, integer, _ALL & ~bits)  # more of what was put there before

    def is_masked(self, value: Instruction) -> bool:
        """Return whether a word is masked for nothing but what is put into it."""
        return bool(_kept_by(value)) and all(map(self.of, instructions_using(value)))

    def carries(self, value: Value) -> bool:
        """Return whether a word may be one that an integer was put into."""
        if not isinstance(value, Instruction) or value.type not in _WORDS:
            return False
        function = value.function
        if function is None:
            return False
        found = self._carriers.get(function)
        if found is None:
            found = self._carriers[function] = self._carriers_in(function)
        return value in found

    def found_in(self, function: Function) -> list[Instruction]:
        """Return the instructions of a function that may put something into a word."""
        if function not in self._inserts:
            self._inserts[function] = [each for each in function.instructions() if self.of(each)]
        return self._inserts[function]

    def _carriers_in(self, function: Function) -> frozenset[Value]:
        pending: list[Value] = list(self.found_in(function))
        found = set(pending)
        while pending:
            for user in instructions_using(pending.pop()):
                if user.opcode in _MOVES and user.type in _WORDS and user not in found:
                    found.add(user)
                    pending.append(user)
        return frozenset(found)


def _kept_by(value: Instruction) -> int:
    """Return the bits of a word that are kept, where these are whole bytes, and not all."""
    if value.opcode != "and" or value.type is not I64 or not masks_bytes(value):
        return 0
    kept = constant_bits(value.operands[1])
    return kept if kept is not None and kept != _ALL else 0
