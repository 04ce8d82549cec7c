"""Classify calls: of a definition, of a known function, of an unknown one, of anything."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.analysis.activity.flows import Flow, flow_of
from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.attributes.vocabulary import is_known_marker
from enzyme_cc.ir.constants import InlineAsm
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.rules.datatypes import is_handle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule


class Callee(Enum):
    """A callee, with what is known of it."""

    DEFINED = "defined"
    KNOWN = "known"
    EXTERNAL = "external"
    INDIRECT = "indirect"
    CUSTOM = "custom"
    ASSEMBLY = "assembly"


class Site(NamedTuple):
    """A call: what it calls, and what that does with active arguments."""

    kind: Callee
    function: Function | None = None
    rule: Rule | None = None
    flow: Flow = Flow()


_INDIRECT = Site(Callee.INDIRECT)
#: The user's derivative may do anything with the shadows it is given.
_CUSTOM = Site(Callee.CUSTOM)
_ASSEMBLY = Site(Callee.ASSEMBLY)


def _itself(function: Function) -> Function:
    return function


def _never(_function: Function) -> bool:
    return False


def _nowhere(_kinds: Iterable[FunctionType]) -> Iterable[Function]:
    return ()


class Said(NamedTuple):
    """Facts about the program's own functions and variables that their bodies do not tell."""

    #: Functions whose derivatives the user wrote, by name.
    custom: frozenset[str] = frozenset()
    #: Functions that are known by a rule whatever their bodies are.
    by_rule: frozenset[str] = frozenset()
    #: The body that is differentiated for a function.
    body_of: Callable[[Function], Function] = _itself
    #: Whether a rule is for a function though it takes its numbers in another way.
    is_packed: Callable[[Function], bool] = _never
    #: Variables that have no shadow, whatever is stored in them.
    inactive_globals: frozenset[str] = frozenset()
    #: Variables that have a shadow the program knows of: they are active from the start.
    shadowed: frozenset[str] = frozenset()
    #: The functions of some types whose address is taken anywhere.
    taken: Callable[[Iterable[FunctionType]], Iterable[Function]] = _nowhere


class Sites:
    """The sites of calls, each looked at once."""

    def __init__(self, library: Library, said: Said = Said()) -> None:  # noqa: B008 - a constant
        self.library = library
        self.said = said
        self._found: dict[CallBase, Site] = {}
        self._by_function: dict[tuple[Function, object], Site] = {}

    def of(self, call: CallBase) -> Site:
        """Return what this call is."""
        found = self._found.get(call)
        if found is None:
            found = self._found[call] = self._site(call)
        return found

    def _site(self, call: CallBase) -> Site:
        callee = callee_of(call)
        if callee is None:
            return _ASSEMBLY if isinstance(call.callee, InlineAsm) else _INDIRECT
        if not callee.is_declaration:
            key: tuple[Function, object] = (callee, None)
        else:
            key = (callee, call.function_type)
        found = self._by_function.get(key)
        if found is None:
            found = self._by_function[key] = self._direct(callee, call)
        return found

    def _direct(self, callee: Function, call: CallBase) -> Site:
        if callee.name in self.said.custom:
            return _CUSTOM
        if not callee.is_declaration and callee.name not in self.said.by_rule:
            return Site(Callee.DEFINED, callee)
        rule = self.library.fitting(callee.name, call.function_type)
        if rule is None:
            return Site(Callee.EXTERNAL, callee)
        flow = flow_of(rule, callee.name)
        if len(call.argument_attributes) < flow.arguments:
            return Site(Callee.EXTERNAL, callee)
        return Site(Callee.KNOWN, callee, rule, flow)

    def is_silent(self, symbol: GlobalValue) -> bool:
        """Return whether a variable holds no derivative, whatever is stored in it."""
        if symbol.name in self.said.inactive_globals or is_known_marker(symbol.name):
            return True
        if is_handle(symbol):
            return True
        return isinstance(symbol, GlobalVariable) and self.library.is_silent(symbol.name)

    def has_rule(self, function: Function) -> bool:
        """Return whether the library knows a function that is only declared."""
        if not function.is_declaration:
            return False
        fitting = self.library.fitting(function.name, function.function_type)
        return fitting is not None or self.said.is_packed(function)
