"""Find functions that an exception leaves for a handler that goes on: they become part of that.

The reverse sweep goes back from the handler to where the exception was thrown, and to what was
computed before. A function that does not return has no tape to give to its caller; in one function,
an exception that is thrown and caught is an edge as any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.ir.instructions import CallBase, Invoke, Return

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.program.roots import Program

#: So many instructions may become part of one function, for each handler's call in it.
_MOST = 4000
#: So deep may calls be in one another.
_DEEPEST = 200


class _Calls:
    """The direct calls of functions, and which of these throw."""

    def __init__(self, program: Program, functions: Iterable[Function]) -> None:
        self.functions = dict.fromkeys(functions)
        self.callees: dict[Function, list[Function]] = {}
        self.throwing: dict[Function, None] = {}
        self._sizes: dict[Function, int] = {}
        callers: dict[Function, list[Function]] = {}
        for function in self.functions:
            calls = [each for each in function.instructions() if isinstance(each, CallBase)]
            called = [each for call in calls if (each := callee_of(call)) is not None]
            self.callees[function] = [each for each in called if each in self.functions]
            for each in self.callees[function]:
                callers.setdefault(each, []).append(function)
            if any(_throws(program, each) for each in called if each.is_declaration):
                self.throwing[function] = None
        pending = list(self.throwing)
        while pending:
            more = [each for each in callers.get(pending.pop(), ()) if each not in self.throwing]
            self.throwing.update(dict.fromkeys(more))
            pending += more

    def size(self, function: Function, depth: int = 0) -> int:
        """Return how large a function is with all in it that exceptions leave.

        One that calls itself, or leads to such a one, is too large.
        """
        found = self._sizes.get(function)
        if found is None:
            self._sizes[function] = found = _MOST + 1  # as long as it is asked about
            if depth < _DEEPEST and not function.function_type.variadic:
                inner = (each for each in self.callees[function] if each in self.throwing)
                found = sum(1 for _ in function.instructions())
                found += sum(self.size(each, depth + 1) for each in inner)
            self._sizes[function] = found
        return found


def thrown_through(
    program: Program, functions: Iterable[Function], apart: Container[Function]
) -> dict[Function, None]:
    """Return the functions among these that exceptions leave for a handler.

    What is `apart` stays a function by itself, and so does what calls itself or is large.
    """
    calls = _Calls(program, functions)
    found: dict[Function, None] = {}
    for function in calls.functions:
        for line in function.instructions():
            if not isinstance(line, Invoke):
                continue
            callee = callee_of(line)
            if callee is None or callee not in calls.throwing or callee in found:
                continue
            if _goes_on(line) and calls.size(callee) <= _MOST:
                _add(calls, callee, found)
    return {each: None for each in found if each not in apart}


def _add(calls: _Calls, function: Function, found: dict[Function, None]) -> None:
    pending = [function]
    while pending:
        each = pending.pop()
        if each not in found:
            found[each] = None
            pending += [called for called in calls.callees[each] if called in calls.throwing]


def _throws(program: Program, function: Function) -> bool:
    """Return whether a function throws; what throws again, as vectors do, has it from others."""
    rule = program.rule(function)
    return rule is not None and rule.exception == "thrown"


def _goes_on(call: Invoke) -> bool:
    """Return whether a function may return when an exception has left a call."""
    pad = call.successors[1]
    pending, seen = [pad], {pad}
    while pending:
        block = pending.pop()
        if isinstance(block.terminator, Return):
            return True
        more = [each for each in block.successors if each not in seen]
        seen.update(more)
        pending += more
    return False
