"""The numbers that values of floating-point type really hold: two floats may travel as one double.

SSE code moves halves of vectors by `movsd`, and shuffles floats two by two. LLVM sees loads,
shuffles and choices of doubles then, and a bitcast to floats where these are used: to add to such
a value as a double would be wrong. Values that are only moved into each other are one web, found by
union-find over def-use chains; what computes with a value of a web says what all of it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.callees import certain_callee_of
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.instructions import CallBase, Phi
from enzyme_cc.ir.types import FloatType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.line import Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


class ElementKinds:
    """The kinds of numbers in a function's values, where they are not those of their types."""

    def __init__(self, function: Function) -> None:
        self._parents: dict[Value, Value] = {}
        #: By the first of each web: what is computed with, each with the first place of it.
        self._computed: dict[Value, dict[Type, Instruction]] = {}
        self.recasts = [each for each in function.instructions() if is_recast(each)]
        if self.recasts:
            self._solve(function)

    def of(self, value: Value) -> Type | None:
        """The kind of all numbers in a value, or None if it is the one of its type."""
        if not self.recasts or not isinstance(scalar_of(value.type), FloatType):
            return None
        kinds = self._computed.get(self._first(value), {})
        if len(kinds) != 1:
            return None
        kind = next(iter(kinds))
        return None if kind is scalar_of(value.type) else kind

    def conflict(self, recast: Instruction) -> tuple[Instruction, ...]:
        """Where a web is computed with as one kind, and as another; nothing if that is not so."""
        kinds = self._computed.get(self._first(recast), {})
        return tuple(kinds.values()) if len(kinds) > 1 else ()

    def _solve(self, function: Function) -> None:
        for each in function.instructions():
            moved = list(_moved(each))
            for value in moved:
                self._join(each, value)
            for value in () if moved or _only_passes(each) else (each, *each.operands):
                if isinstance(scalar_of(value.type), FloatType):
                    self._compute(value, each)

    def _compute(self, value: Value, at: Instruction) -> None:
        if not isinstance(value, Constant):
            kinds = self._computed.setdefault(self._first(value), {})
            kinds.setdefault(scalar_of(value.type), at)

    def _first(self, value: Value) -> Value:
        while (parent := self._parents.get(value)) is not None:
            value = parent
        return value

    def _join(self, one: Value, other: Value) -> None:
        if isinstance(other, Constant):
            return
        first, second = self._first(one), self._first(other)
        if first is not second:
            self._parents[second] = first
            for kind, at in self._computed.pop(second, {}).items():
                self._computed.setdefault(first, {}).setdefault(kind, at)


def is_recast(instruction: Instruction) -> bool:
    """Whether an instruction takes the bits of numbers for numbers of another kind."""
    if instruction.opcode != "bitcast":
        return False
    kinds = scalar_of(instruction.operands[0].type), scalar_of(instruction.type)
    return all(isinstance(each, FloatType) for each in kinds) and kinds[0] is not kinds[1]


def _moved(instruction: Instruction) -> Iterator[Value]:
    """The operands that a value is made of without computing: nothing of what computes."""
    if not isinstance(scalar_of(instruction.type), FloatType):
        return
    moved: Iterable[Value] = ()
    if isinstance(instruction, Phi):
        moved = [value for value, _ in instruction.incoming]
    elif instruction.opcode in _MOVES:
        moved = instruction.operands
    for value in moved:
        if isinstance(scalar_of(value.type), FloatType):
            yield value


def _only_passes(instruction: Instruction) -> bool:
    """Whether numbers only pass through: memory and functions with a body may hold anything."""
    if isinstance(instruction, CallBase):
        callee = certain_callee_of(instruction)
        return callee is None or not callee.is_declaration
    return instruction.opcode in _PASSES


_MOVES = frozenset("bitcast extractelement freeze insertelement select shufflevector".split())
_PASSES = frozenset("extractvalue insertvalue load ret store".split())
