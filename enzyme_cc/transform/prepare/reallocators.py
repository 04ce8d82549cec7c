"""Functions that resize memory for whatever is in it: each caller is to have its own.

rustc makes one body that lets vectors of all types grow. What numbers are where is only known where
it is called from, so that it becomes a part of its callers, as far as their author allows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.instructions import CallBase

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.code.function_attributes import FunctionWords
    from enzyme_cc.transform.program.roots import Program


#: From what resizes up to what knows the type, in the standard library of Rust.
_LEVELS = 3


def growing(
    program: Program,
    functions: Iterable[Function],
    words: FunctionWords,
    apart: Container[Function],
) -> dict[Function, None]:
    """Return the functions that lead to where memory of an unknown type is resized.

    What is `apart` stays a function by itself.
    """
    callers: dict[Function, dict[Function, None]] = {}
    for function in functions:
        for line in function.instructions():
            callee = callee_of(line) if isinstance(line, CallBase) else None
            if callee is not None:
                callers.setdefault(callee, {})[function] = None
    level = [each for each in callers if _resizes(program, each)]
    found: dict[Function, None] = {}
    for _ in range(_LEVELS):
        called = [caller for each in level for caller in callers.get(each, ())]
        level = [
            each
            for each in dict.fromkeys(called)
            if not (each in found or each in apart or is_forbidden(words.of(each)))
        ]
        found.update(dict.fromkeys(level))
    return found


def _resizes(program: Program, function: Function) -> bool:
    rule = program.rule(function)
    return rule is not None and rule.allocation is not None and rule.allocation.made_by is not None


def is_forbidden(words: Iterable[str]) -> bool:
    """Return whether inlining is forbidden by the author: `noinline`, unless -O0 set it."""
    given = set(words)
    return "noinline" in given and "optnone" not in given
