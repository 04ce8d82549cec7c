"""Requests whose function is known only once LLVM has simplified.

It is a parameter of the function they stand in, or computed there. That function and who calls it
are simplified in place; the later reading of the requests decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.reachable_functions import mentioned
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.requests.trace import leaves, stripped
from enzyme_cc.transform.program.optnone import SIMPLIFIED, change
from enzyme_cc.transform.program.working_copies import always_inline, without_levels

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.code.function_attributes import FunctionWords


class OpenRequests:
    """The functions that requests of unknown functions stand in, and who calls those."""

    def __init__(self, values: Iterable[tuple[Function, Value]]) -> None:
        """`values` say which function each request is about, and in which it stands."""
        #: Those that must become part of their callers.
        self.wrappers: dict[Function, None] = {}
        self.callers: dict[Function, None] = {}
        self._follow(list(values))
        self._add_callers()

    def _follow(self, pending: list[tuple[Function, Value]]) -> None:
        """Follow a value that is a parameter to what the function's callers pass."""
        seen: set[Argument] = set()
        while pending:
            function, value = pending.pop()
            self.callers[function] = None
            parameters = [leaf.value for leaf in leaves(value) if isinstance(leaf.value, Argument)]
            for parameter in parameters:
                if parameter not in seen and not _is_recursive(function):
                    seen.add(parameter)
                    self.wrappers[function] = None
                    pending += _passed(function, parameter.index)

    def _add_callers(self) -> None:
        pending = list(self.callers)
        while pending:
            for call in _calls(pending.pop()):
                caller = call.function
                if caller is not None and caller not in self.callers:
                    self.callers[caller] = None
                    pending.append(caller)

    @property
    def possible(self) -> list[Function]:
        """Return the functions that may be meant: all that the callers mention."""
        found = dict.fromkeys(each for caller in self.callers for each in mentioned(caller))
        return [each for each in found if each not in self.callers]

    def simplify_in_place(self, words: FunctionWords) -> None:
        """Have LLVM's passes change the callers, and make the wrappers part of theirs."""
        for caller in self.callers:
            new = without_levels(words.of(caller))
            change(
                caller, words, SIMPLIFIED, always_inline(new) if caller in self.wrappers else new
            )


def _calls(function: Function) -> Iterator[CallBase]:
    """Yield the direct calls of a function."""
    for user in function.users:
        if isinstance(user, CallBase) and stripped(user.callee) is function:
            yield user


def _passed(function: Function, index: int) -> Iterator[tuple[Function, Value]]:
    """Yield what direct calls pass for one parameter, and where they stand."""
    for call in _calls(function):
        if call.function is not None and index < len(call.arguments):
            yield call.function, call.arguments[index]


def _is_recursive(function: Function) -> bool:
    """Return whether it may call itself, through others too."""
    seen: set[Function] = set()
    pending = [function]
    while pending:
        for call in _calls(pending.pop()):
            caller = call.function
            if caller is function:
                return True
            if caller is not None and caller not in seen:
                seen.add(caller)
                pending.append(caller)
    return False
