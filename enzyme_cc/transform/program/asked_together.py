"""Requests that several threads make of one shadow: additions to it must be atomic.

A gradient adds to its shadows. Where a parallel region, or a function called there, asks for one
and passes a pointer that is the same in all threads, they add to one memory at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.analysis.calls.reachable_functions import reached
from enzyme_cc.attributes.vocabulary import SPLIT_MODES
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, CallBase, Cast, GetElementPointer, Load, Store
from enzyme_cc.transform.code.forks import FORK
from enzyme_cc.transform.frontends.parallel.openmp import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Request
    from enzyme_cc.transform.program.parallel_regions import ParallelRegion

_OF_THREAD = "thread_local"
#: Which argument of a fork is the function that all threads run.
_REGION = 2


def asked_together(
    module: Module, regions: Iterable[ParallelRegion], requests: Iterable[Request]
) -> list[Request]:
    """Return the requests for gradients that several threads may make of the same shadow."""
    asked = [each for each in requests if each.mode.is_reverse or each.mode in SPLIT_MODES]
    if not asked:
        return []
    run = {*_forked(module)}
    run |= {each.call.callee for each in regions if not each.is_thread}  # type: ignore[misc]
    if not run:
        return []
    same = _Same(run)
    return [each for each in asked if each.caller in same.inside and _shares(each, same)]


def _forked(module: Module) -> Iterator[Function]:
    fork = module.functions.get(FORK)
    for each in fork.users if fork is not None else ():
        region = each.arguments[_REGION] if isinstance(each, CallBase) else None
        if isinstance(region, Function):
            yield region


def _shares(request: Request, same: _Same) -> bool:
    shadows = (one for arm in request.arms for each in arm.arguments for one in each.shadows)
    return any(same.is_one(each.value) for each in shadows)


class _Same:
    """The values that are the same in all threads of a region."""

    def __init__(self, regions: set[Function]) -> None:
        self._regions = regions
        #: All that threads of regions run.
        self.inside = reached(regions)
        self._known: dict[Value, bool] = {}

    def is_one(self, value: Value) -> bool:
        """Return whether a value is the same in all threads, as far as can be told."""
        if value not in self._known:
            self._known[value] = False  # of what leads to itself
            self._known[value] = self._is_one(value)
        return self._known[value]

    def _is_one(self, value: Value) -> bool:
        if isinstance(value, GlobalVariable) and _OF_THREAD in value.prefix.split():
            return False
        if isinstance(value, Constant):
            return True
        if isinstance(value, Argument):
            return self._is_given(value)
        if isinstance(value, (GetElementPointer, Cast)):
            return all(map(self.is_one, value.operands))
        if isinstance(value, Load):
            return self._is_kept(value.pointer)
        return False

    def _is_given(self, argument: Argument) -> bool:
        function = argument.function
        if function in self._regions:
            return argument.index >= NUMBERS
        assert function is not None
        calls = [each for each in function.users if isinstance(each, CallBase)]
        inside = [each for each in calls if each.function in self.inside]
        return bool(inside) and all(
            callee_of(each) is function and self.is_one(each.arguments[argument.index])
            for each in inside
        )

    def _is_kept(self, pointer: Value) -> bool:
        """Return whether what is kept at an address is one: a thread's own variable is set once."""
        if not isinstance(pointer, Alloca):
            return self.is_one(pointer)
        stores = [each for each in pointer.users if isinstance(each, Store)]
        return len(stores) == 1 and self.is_one(stores[0].value)
