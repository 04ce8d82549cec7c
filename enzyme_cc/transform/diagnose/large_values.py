"""Values of too many members: a derivative would say something of each of them, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import ArrayType, StructType

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
            count = _members(line, counts)
            if count > _MOST_MEMBERS:
                found = True
                report.add(
                    "EZ0412",
                    f"a value of {count} members is moved as one: derivatives take at most "
                    f"{_MOST_MEMBERS}",
                    line,
                    "move it in memory, by memcpy or in a loop",
                )
    return found


def _members(line: Instruction, counts: dict[Type, int]) -> int:
    """Return the most that a value of an instruction has."""
    most = 1
    for kind in (line.type, *(each.type for each in line.operands)):
        if isinstance(kind, ArrayType | StructType):
            if kind not in counts:
                counts[kind] = _count(kind)
            most = max(most, counts[kind])
    return most


def _count(kind: Type) -> int:
    if isinstance(kind, ArrayType):
        return kind.count * _count(kind.element)
    if isinstance(kind, StructType):
        return sum(map(_count, kind.fields or ()))
    return 1
