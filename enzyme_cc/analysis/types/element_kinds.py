"""The numbers that values of floating-point type really hold: two floats may travel as one double.

SSE code moves halves of vectors by `movsd`, and shuffles floats two by two. LLVM sees loads,
shuffles and choices of doubles then, and a bitcast to floats where these are used: to add to such
a value as a double would be wrong. Values that are only moved into each other are one web, found by
union-find over def-use chains; what computes with a value of a web says what all of it holds.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import certain_callee_of
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.instructions import CallBase, Load, Store
from enzyme_cc.ir.types import FloatType, VectorType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


class Evidence(Enum):
    """The evidence for the kind of numbers, the strongest first."""

    COMPUTED = "computed"
    #: By the tag that the front end gave an access.
    DECLARED = "declared"
    #: By the type of an access, which a copy of bytes may have as well, or of a vector passed on.
    ACCESSED = "accessed"

    __hash__ = object.__hash__


class ElementKinds:
    """The kinds of numbers in a function's values, where they are not those of their types.

    `declared` is the kind of number that an access is tagged with, None without a tag.
    """

    def __init__(self, function: Function, declared: Callable[[Instruction], Type | None]) -> None:
        self.declared = declared
        self._parents: dict[Value, Value] = {}
        #: By the first of each web: what it is by some evidence.
        self._found: dict[Value, dict[Evidence, dict[Type, None]]] = {}
        #: By the same: the bits of its smallest member.
        self._narrowest: dict[Value, int] = {}
        self.recasts = [each for each in function.instructions() if is_recast(each)]
        if self.recasts:
            self._solve(function)

    def of(self, value: Value) -> Type | None:
        """Return the kind of all numbers in a value, or None if it is the one of its type."""
        if not self.recasts or not isinstance(scalar_of(value.type), FloatType):
            return None
        kinds = self._kinds(value)
        if len(kinds) != 1 or kinds[0] is scalar_of(value.type):
            return None
        return kinds[0] if _bits(kinds[0]) <= _bits(value.type) else None

    def is_unclear(self, recast: Instruction) -> bool:
        """Return whether a web is of several kinds by the strongest evidence that there is of any.

        So it is where a member is only a part of one of its numbers.
        """
        kinds = self._kinds(recast)
        least = self._narrowest.get(self._first(recast))
        return len(kinds) != 1 or (least is not None and _bits(kinds[0]) > least)

    def _kinds(self, value: Value) -> list[Type]:
        found = self._found.get(self._first(value), {})
        return next((list(found[each]) for each in Evidence if found.get(each)), [])

    def _solve(self, function: Function) -> None:
        for each in function.instructions():
            for value in _moved(each):
                self._join(each, value)
        for each in function.instructions():
            if isinstance(scalar_of(each.type), FloatType):
                first, bits = self._first(each), _bits(each.type)
                self._narrowest[first] = min(bits, self._narrowest.get(first, bits))
            if isinstance(each, (Load, Store)):
                self._access(each)
            elif not _is_move(each) and each.opcode != "bitcast":
                evidence = Evidence.ACCESSED if _only_passes(each) else Evidence.COMPUTED
                for value in (each, *each.operands):
                    if evidence is Evidence.COMPUTED or isinstance(value.type, VectorType):
                        self._add(value, evidence, scalar_of(value.type))

    def _access(self, access: Load | Store) -> None:
        value = access.value if isinstance(access, Store) else access
        self._add(value, Evidence.DECLARED, self.declared(access))
        self._add(value, Evidence.ACCESSED, scalar_of(value.type))

    def _add(self, value: Value, evidence: Evidence, kind: Type | None) -> None:
        is_number = isinstance(scalar_of(value.type), FloatType)
        if is_number and kind is not None and not isinstance(value, Constant):
            found = self._found.setdefault(self._first(value), {})
            found.setdefault(evidence, {})[kind] = None

    def _first(self, value: Value) -> Value:
        while (parent := self._parents.get(value)) is not None:
            value = parent
        return value

    def _join(self, one: Value, other: Value) -> None:
        first, second = self._first(one), self._first(other)
        if first is not second and not isinstance(other, Constant):
            self._parents[second] = first


def _bits(kind: Type) -> int:
    """Return the bits of a number, or of all in a vector of so many."""
    scalar = scalar_of(kind)
    assert isinstance(scalar, FloatType)
    return scalar.width * (kind.count if isinstance(kind, VectorType) else 1)


def is_recast(instruction: Instruction) -> bool:
    """Return whether an instruction takes the bits of numbers for numbers of another kind."""
    if instruction.opcode != "bitcast":
        return False
    kinds = scalar_of(instruction.operands[0].type), scalar_of(instruction.type)
    return all(isinstance(each, FloatType) for each in kinds) and kinds[0] is not kinds[1]


def _moved(instruction: Instruction) -> Iterator[Value]:
    """Yield the operands that a value is made of without computing: nothing of what computes."""
    if _is_move(instruction):
        is_phi = isinstance(instruction, Phi)
        for value in instruction.operands[::2] if is_phi else instruction.operands:
            if isinstance(scalar_of(value.type), FloatType):
                yield value


def _is_move(instruction: Instruction) -> bool:
    return instruction.opcode in _MOVES and isinstance(scalar_of(instruction.type), FloatType)


def _only_passes(instruction: Instruction) -> bool:
    """Return whether numbers only pass through: functions with a body may take anything.

    A double may be what the machine's convention makes of two floats; a vector is what it says.
    """
    if isinstance(instruction, CallBase):
        callee = certain_callee_of(instruction)
        return callee is None or not callee.is_declaration
    return instruction.opcode in _PASSES


_MOVES = frozenset("bitcast extractelement freeze insertelement phi select shufflevector".split())
_PASSES = frozenset("extractvalue insertvalue ret".split())
