"""Formulas for people: sums of names times whole numbers, and what is divided by a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.loops.invariants import is_outside
from enzyme_cc.ir.constants import ConstantExpression, IntConstant, NullConstant
from enzyme_cc.ir.instructions import GetElementPointer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.values import Value

_SIGNS = {"mul": "*", "and": "&", "or": "|", "xor": "^", "shl": "<<", "lshr": ">>", "ashr": ">>"}


class Sum(NamedTuple):
    """Terms, each with its factor, and a number."""

    terms: Mapping[str, int]
    number: int = 0

    def plus(self, other: Sum, factor: int = 1) -> Sum:
        """Return the sum of this and `factor` times another."""
        terms = dict(self.terms)
        for name, each in other.terms.items():
            terms[name] = terms.get(name, 0) + each * factor
        return Sum(
            {name: each for name, each in terms.items() if each},
            self.number + other.number * factor,
        )

    def over(self, divisor: int) -> str:
        """Return this divided by a number, rounded down."""
        if any(each % divisor for each in self.terms.values()):
            return f"({self}) / {divisor}" if " " in str(self) else f"{self} / {divisor}"
        terms = {name: each // divisor for name, each in self.terms.items()}
        return str(Sum(terms, self.number // divisor))

    def __str__(self) -> str:
        ordered = sorted(self.terms.items(), key=lambda term: term[1] < 0)
        pieces = [(factor, _product(factor, name)) for name, factor in ordered]
        if self.number or not pieces:
            pieces.append((self.number, str(abs(self.number))))
        if len(pieces) > 1 and pieces[0][0] < 0 < pieces[-1][0]:
            pieces.insert(0, pieces.pop())  # "4 - n", not "-n + 4"
        text = "".join(f" {'-' if factor < 0 else '+'} {piece}" for factor, piece in pieces)
        return text[3:] if text.startswith(" + ") else f"-{text[3:]}"


def _product(factor: int, name: str) -> str:
    return name if abs(factor) == 1 else f"{abs(factor)}*{name}"


def sum_of(value: Value, loop: Loop, names: Callable[[Value], str], layout: DataLayout) -> Sum:
    """Return an invariant of a loop in terms of what it is computed from; casts are not shown."""
    if isinstance(value, IntConstant):
        return Sum({}, value.value)
    if isinstance(value, NullConstant):
        return Sum({})
    if is_outside(value, loop):
        short = "..." if isinstance(value, ConstantExpression) else names(value)
        return Sum({short: 1})
    parts = [sum_of(each, loop, names, layout) for each in value.operands]  # type: ignore[attr-defined]
    return _combined(value, parts, layout)  # type: ignore[arg-type]


def _combined(value: Instruction, parts: list[Sum], layout: DataLayout) -> Sum:
    if len(parts) == 1:
        return parts[0]
    if isinstance(value, GetElementPointer):
        if len(parts) > 2:
            return Sum({"...": 1})
        return parts[0].plus(parts[1], layout.alloc_size(value.source_type))
    first, second = parts
    if value.opcode in ("add", "sub"):
        return first.plus(second, 1 if value.opcode == "add" else -1)
    if value.opcode == "mul" and not second.terms:
        return Sum({}).plus(first, second.number)
    return Sum({f"({first} {_SIGNS[value.opcode]} {second})": 1})
