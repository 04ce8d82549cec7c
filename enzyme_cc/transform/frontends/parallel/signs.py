"""Signs that threads give each other: semaphores, latches, barriers of C++, locks for readers.

Who gives a sign notes before it how often the sign was taken so far; who takes it counts, after it.
Back, what was taken goes in the opposite order, and who has given the sign waits for all who took
it since. That reverses an order that took place, so it cannot deadlock.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.calls.callees import named_calls
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import null
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.ir.types import I64, POINTER, function_type
from enzyme_cc.rules.bodies import FORKS
from enzyme_cc.transform.code.call_replacement import call_in_place
from enzyme_cc.transform.code.inherited import debug_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value


class _Sign(NamedTuple):
    """Functions that give or take a sign, or do both; their first argument is what it is given by.

    Those of C++ are libstdc++'s, with bodies in each program: rules keep them as they are.
    """

    name: re.Pattern[str]
    gives: bool
    takes: bool
    #: Whether all calls are about one sign, whatever they are given.
    is_common: bool = False

    def place(self, call: CallBase) -> Value:
        """Return what a sign is given by."""
        return null() if self.is_common else call.arguments[0]


_BARRIER = r"St7barrierISt18__empty_completionE"
_STATUS = r"_ZNSt23__atomic_futex_unsignedILj2147483648EE"
_SIGNS = tuple(
    _Sign(re.compile(name), "gives" in what, "takes" in what, "common" in what)
    for name, what in (
        (r"sem_post|pthread_(?:rwlock|spin)_unlock|_ZNSt5latch10count_downEl", "gives"),
        (r"sem_wait|pthread_(?:rwlock_(?:rd|wr)|spin_)lock|_ZNKSt5latch4waitEv", "takes"),
        (rf"_ZNSt5latch15arrive_and_waitEl|_ZN{_BARRIER}15arrive_and_waitEv", "gives, takes"),
        (rf"_ZN{_BARRIER}(?:6arriveEl|15arrive_and_dropEv)", "gives"),
        (rf"_ZNK{_BARRIER}4waitEO\w+", "takes"),
        (r"_ZNSt18__atomic_semaphore10_M_releaseEl", "gives"),
        (r"_ZNSt18__atomic_semaphore10_M_acquireEv", "takes"),
        (rf"{_STATUS}19_M_store_notify_all\w+", "gives"),
        (rf"{_STATUS}18_M_load_when_equal\w+", "takes"),
        (r"_ZNSt10stop_token13_Stop_state_t15_M_request_stopEv", "gives"),
        (r"_ZNSt10stop_token13_Stop_state_t17_M_stop_requestedEv", "takes"),
        # Rounds that wait for others: any of these, so that the order is that of all.
        (r"__kmpc_doacross_post", "gives, common"),
        (r"__kmpc_doacross_wait", "takes, common"),
    )
)
#: What is noted before a sign is given, and behind where it is taken.
NOTES = (f"{FORKS}give", f"{FORKS}take")
KIND = function_type(I64, (POINTER,))


def _sign(name: str) -> _Sign | None:
    return next((each for each in _SIGNS if each.name.fullmatch(name)), None)


def is_sign(name: str) -> bool:
    """Return whether a function gives or takes a sign, and is reversed as such."""
    return _sign(name) is not None


def note_signs(module: Module, copies: Iterable[Function]) -> None:
    """Let copies of functions note how often signs are taken, as their reverse needs it."""
    for call, callee in named_calls(copies):
        sign = _sign(callee.name)
        if sign is not None:
            note_sign(module, call, sign.place(call), gives=sign.gives, takes=sign.takes)


def note_sign(module: Module, call: CallBase, place: Value, *, gives: bool, takes: bool) -> None:
    """Note beside a call that it gives or takes a sign."""
    given, taken = (declare(module, each, KIND, suffix="nounwind") for each in NOTES)
    if gives:
        builder = Builder.before(call)
        builder.metadata = debug_of(call)
        builder.call(given, [place])
    if takes:
        _take(call, taken, place)


def _take(call: CallBase, taken: Function, sign: Value) -> None:
    """Count behind a call, which throws nothing even where it is an `invoke`."""
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    if isinstance(call, Invoke):
        style = CallStyle(arguments=tuple(call.argument_attributes), attributes=call.tail)
        kind = call.written_type or call.function_type
        made = builder.call(call.callee, call.arguments, style, type_=kind)
        call_in_place(builder, call, taken, [sign], CallStyle(), KIND)
        call.replace_all_uses(made)
        call.erase()
        return
    assert call.block is not None
    lines = list(call.block)
    builder = Builder.before(lines[lines.index(call) + 1])
    builder.metadata = debug_of(call)
    builder.call(taken, [sign])
