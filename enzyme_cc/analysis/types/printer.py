"""Types as text: one line for each parameter, result and value of each function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.analysis import ALL_SOURCES, analyse_types
from enzyme_cc.ir.types import LABEL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.analysis.types.results import TypeResults
    from enzyme_cc.analysis.types.sources import Sources
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module


def print_types(module: Module, functions: list[Function], sources: Sources = ALL_SOURCES) -> str:
    """Print `%x: {[]:pointer, [0]:double}` for everything in these functions, then the problems."""
    if not functions:
        return ""
    results = analyse_types(module, functions, sources)
    lines = [line for function in functions for line in _function(results, function)]
    lines += [f"problem: {each.message}" for each in results.problems]
    return "\n".join(lines) + "\n"


def _function(results: TypeResults, function: Function) -> Iterator[str]:
    function.number()
    yield f"types in {function.ref}"
    for value in function.locals():
        if value.type is not LABEL:
            yield f"  {value.ref}: {results.of(value)}"
    returned = results.returned(function)
    if returned.fields:
        yield f"  ret: {returned}"
