"""Decide whether a unit's contexts stay in it: else all files of a link share their layout.

A context stays where all that are made here are only used here, and all that are used are made
here, as far as local and static variables, and calls of functions of this unit, show.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import only_tells
from enzyme_cc.attributes.vocabulary import mode_of, special_call_of
from enzyme_cc.ir.constants import MetadataOperand, NullConstant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Argument, DebugRecord, Function, Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import (
    Alloca,
    CallBase,
    Cast,
    Compare,
    GetElementPointer,
    Load,
    Return,
    Select,
    Store,
)
from enzyme_cc.ir.types import PointerType
from enzyme_cc.requests.find import request_calls
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints
from enzyme_cc.requests.shadow_calls import CONTEXT, has_shadow_calls, shadow_calls
from enzyme_cc.requests.site import Site
from enzyme_cc.requests.trace import callee_of, leaves, stripped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

_MARKER = "enzyme_context"
#: Who looks at a pointer, or tells of it.
_SILENT = (Compare, DebugRecord, MetadataOperand)


def contexts_stay(module: Module, frees: Callable[[Function], bool]) -> bool:
    """Return whether all contexts are made and used here; `frees` says which functions free."""
    if not has_shadow_calls(module.text) and _MARKER not in module.source:
        return True
    flow = _Flow(frees)
    return all(map(flow.is_from_here, _used(module))) and all(map(flow.stays, _made(module)))


def has_contexts(module: Module) -> bool:
    """Return whether any are made or used here."""
    return any(True for _ in _made(module)) or any(True for _ in _used(module))


def _made(module: Module) -> Iterator[Value]:
    """Return the contexts that are made here."""
    return (call for call, name in shadow_calls(module) if name == CONTEXT)


def _used(module: Module) -> Iterator[Value]:
    """Yield the contexts that calls and requests are given."""
    for call, name in shadow_calls(module):
        pointers = [each for each in call.arguments if isinstance(each.type, PointerType)]
        is_in_context = name != CONTEXT and (len(call.arguments) == 1 or len(pointers) > 1)
        if is_in_context:
            yield pointers[0]
    complaints, layout = Complaints(Places(module)), DataLayout(module.data_layout)
    for call, mode in request_calls(module, complaints, lambda _: True):
        tokens = Site(mode, call, layout, complaints).tokens
        for marker, given in pairwise(tokens):
            if marker.marker == _MARKER:
                yield given.value


class _Flow:
    def __init__(self, frees: Callable[[Function], bool]) -> None:
        self._frees = frees
        self._from: set[Value] = set()
        self._to: set[Value] = set()

    # -- backwards ---------------------------------------------------------------------------------

    def is_from_here(self, value: Value) -> bool:
        """Return whether a context can only be one that was made here."""
        return all(self._is_made(leaf.value) for leaf in leaves(value))

    def _is_made(self, value: Value) -> bool:
        if value in self._from:
            return True
        self._from.add(value)
        if isinstance(value, CallBase):
            callee = callee_of(value)
            return callee is not None and special_call_of(callee.name) == CONTEXT
        if isinstance(value, Argument) and value.function is not None:
            calls = _calls(value.function)
            return calls is not None and all(
                self.is_from_here(each.arguments[value.index]) for each in calls
            )
        if isinstance(value, Load):
            held = _held(value.pointer)
            return held is not None and all(map(self.is_from_here, held))
        return isinstance(value, NullConstant)

    # -- forwards ----------------------------------------------------------------------------------

    def stays(self, value: Value) -> bool:
        """Return whether nobody outside is given a context."""
        if value in self._to:
            return True
        self._to.add(value)
        return all(self._is_harmless(user, value) for user in value.users)

    def _is_harmless(self, user: Value, value: Value) -> bool:
        if isinstance(user, _SILENT):
            return True
        if isinstance(user, (Cast, GetElementPointer, Phi, Select)):
            return self.stays(user)
        if isinstance(user, Store):
            return user.value is not value or self._is_kept(user.pointer)
        if isinstance(user, CallBase):
            return self._is_call_harmless(user, value)
        if isinstance(user, Return) and user.function is not None:
            calls = _calls(user.function)
            return calls is not None and all(map(self.stays, calls))
        return False

    def _is_kept(self, pointer: Value) -> bool:
        """Return whether what a variable holds goes nowhere else."""
        variable = stripped(pointer)
        return _held(pointer) is not None and all(
            self.stays(each) for each in variable.users if isinstance(each, Load)
        )

    def _is_call_harmless(self, call: CallBase, value: Value) -> bool:
        callee = callee_of(call)
        if callee is None:
            return False
        if mode_of(callee.name) or special_call_of(callee.name) or self._frees(callee):
            return True
        if callee.is_declaration:
            return callee.name.startswith("llvm.")
        indices = [index for index, each in enumerate(call.arguments) if each is value]
        return all(
            index < len(callee.arguments) and self.stays(callee.arguments[index])
            for index in indices
        )


def _held(pointer: Value) -> list[Value] | None:
    """Return all that a variable of this unit may hold; None where others may write to it."""
    variable = stripped(pointer)
    found: list[Value] = []
    if isinstance(variable, GlobalVariable):
        if not variable.is_local or variable.initializer is None:
            return None
        found.append(variable.initializer)
    elif not isinstance(variable, Alloca):
        return None
    for user in variable.users:
        if isinstance(user, Store) and user.pointer is variable and user.value is not variable:
            found.append(user.value)
        elif not (isinstance(user, Load) or _is_silent(user)):
            return None
    return found


def _is_silent(user: Value) -> bool:
    return isinstance(user, _SILENT) or only_tells(user)


def _calls(function: Function) -> list[CallBase] | None:
    """Return all calls of a function; None where there may be others."""
    if not function.is_local:
        return None
    found = []
    for user in function.users:
        if not isinstance(user, CallBase) or user.callee is not function:
            return None
        found.append(user)
    return found
