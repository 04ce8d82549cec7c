"""Values of too many members: a derivative would say something of each of them, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import ArrayType, IntType, StructType

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function, Instruction
    from enzyme_cc.ir.types import Type
    from enzyme_cc.transform.report.report import Report

#: Compilers make values of a few; what is larger they move by memcpy.
_MOST_MEMBERS = 1 << 14


def refuse_large(report: Report, reached: Iterable[Function]) -> bool:
    """Say where a value has too many members; whether there is such a one."""
    counts: dict[Type, int] = {}
    found = False
    for function in reached:
        for line in function.instructions():
            kind = max(_kinds(line), key=lambda each: _count(each, counts))
            count = _count(kind, counts)
            if count > _MOST_MEMBERS:
                found = True
                what = "bytes" if isinstance(kind, IntType) else "members"
                report.add(
                    "EZ0412",
                    f"a value of {count} {what} is moved as one: derivatives take at most "
                    f"{_MOST_MEMBERS}",
                    line,
                    "move it in memory, by memcpy or in a loop",
                )
    return found


def _kinds(line: Instruction) -> list[Type]:
    return [line.type, *(each.type for each in line.operands)]


def _count(kind: Type, counts: dict[Type, int]) -> int:
    """Return how many members a value has; of an integer the bytes: each may be of a number."""
    if isinstance(kind, IntType):
        return kind.width // 8
    if not isinstance(kind, (ArrayType, StructType)):
        return 1
    if kind not in counts:
        if isinstance(kind, ArrayType):
            counts[kind] = kind.count * _count(kind.element, counts)
        else:
            counts[kind] = sum(_count(each, counts) for each in kind.fields or ())
    return counts[kind]
