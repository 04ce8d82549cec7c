"""Find where in a module's text something stands that was read from it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.printer import print_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.analysis.verify.verifier import Problem
    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.module import Module


def where(module: Module, offset: int) -> str:
    """Return `file:line:column` of a place in a module's text."""
    line, column, _ = module.source.place(offset)
    return f"{module.source.name}:{line}:{column}"


def function_offset(function: Function) -> int:
    """Return where a function begins; 0 for one that is not in the text."""
    return max(function.start, 0)


def instruction_offset(module: Module, function: Function, wanted: Instruction) -> int:
    """Return where an instruction begins; the function, if that has changed since it was read.

    Instructions do not know their places: the third `store` of a function is the third line that
    begins with one.
    """
    if function.edited or function.start < 0:
        return function_offset(function)
    alike = [each for each in function.instructions() if each.opcode == wanted.opcode]
    lines = list(_beginning(wanted.opcode).finditer(module.text, function.body_start, function.end))
    if len(lines) != len(alike) or wanted not in alike:
        return function_offset(function)
    return lines[alike.index(wanted)].start(1)


def _beginning(opcode: str) -> re.Pattern[str]:
    result = r'(?:%(?:"[^"]*"|[-a-zA-Z$._0-9]+)[ \t]*=[ \t]*)?'
    return re.compile(
        rf"^[ \t]*({result}(?:(?:musttail|notail|tail)[ \t]+)?{opcode})(?![-\w$.:])", re.MULTILINE
    )


def located(module: Module, problems: Iterable[Problem]) -> list[Diagnostic]:
    """Return what the verifier found, as messages at the lines they are about."""
    seen: Counter[Problem] = Counter()
    found = []
    for problem in problems:
        place = _place(module, problem, seen[problem])
        seen[problem] += 1
        found.append(Diagnostic(str(problem), where=place))
    return found


def _place(module: Module, problem: Problem, number: int) -> str:
    """Return the line of a problem; of several problems in the same words, the numbered one."""
    value = module.symbol(problem.function) if problem.function else None
    if value is None:
        return module.source.name
    if not isinstance(value, Function) or not problem.instruction:
        return where(module, max(value.start, 0))
    lines = _written(value, problem)
    line = next(islice(lines, number, None), None)
    offset = instruction_offset(module, value, line) if line else function_offset(value)
    return where(module, offset)


def _written(function: Function, problem: Problem) -> Iterator[Instruction]:
    """Yield the instructions of a function that the verifier quotes in these words."""
    start = problem.instruction.removesuffix("...")
    for block in function.blocks:
        if block.ref == problem.block:
            for line in block:
                text = " ".join(print_line(line).split())
                if text == problem.instruction or (text.startswith(start) and len(text) > 160):
                    yield line
