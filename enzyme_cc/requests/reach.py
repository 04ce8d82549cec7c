"""Find the names in other modules that the requests of one module reach.

At link time this says which modules belong together.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.address_taken import Taken, indirect_types
from enzyme_cc.attributes.vocabulary import mode_of
from enzyme_cc.ir.checking.globals import is_interposable
from enzyme_cc.ir.constants import Composite
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import PointerType
from enzyme_cc.requests.annotations import facts
from enzyme_cc.requests.find import find_requests, request_calls
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints
from enzyme_cc.requests.shadow_calls import asked_variables
from enzyme_cc.requests.trace import leaves

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Request
    from enzyme_cc.rules.library import Library

_OURS = "__enzyme_"
_INTRINSIC = "llvm."


def _any(_function: Function) -> bool:
    return True


class Reach:
    """One module, as far as somebody came into it."""

    def __init__(self, text: str, name: str, library: Library) -> None:
        self.module = Module(text, name)
        self._library = library
        self._seen: set[GlobalValue] = set()
        self._taken = Taken(self.module)
        #: Functions that were reached, and of which another definition may be preferred.
        self.interposable: set[str] = set()

    def from_requests(self) -> frozenset[str]:
        """Return what its own requests, and what it registers, lead to."""
        read = find_requests(self.module, _any).found
        roots: list[GlobalValue] = [each for one in read for each in one.functions]
        roots += [each for one in read for each in _passed_on(one)]
        calls = request_calls(self.module, Complaints(Places(self.module)), lambda _: True)
        understood = {one.call for one in read}
        # What is to be differentiated may show only later: all that the caller mentions counts.
        unread = (call.function for call, _ in calls if call not in understood)
        roots += self._naming(each for each in unread if each is not None)
        roots += asked_variables(self.module)
        return self._with_called(self._beyond([*roots, *self._registrations()]))

    def _naming(self, asking: Iterable[Function]) -> Iterable[Function]:
        """Return these functions; and their callers, where these may pass what they ask about."""
        found: dict[Function, None] = {}
        pending = list(asking)
        while pending:
            function = pending.pop()
            if function in found:
                continue
            found[function] = None
            if any(isinstance(each.type, PointerType) for each in function.arguments):
                using = self.module.functions_using(function)
                pending += sorted(using, key=lambda each: each.name)
        return found

    def _with_called(self, found: frozenset[str]) -> frozenset[str]:
        """Return names with what indirect calls may mean, and what that leads to."""
        count = -1
        while count != len(self._seen):
            count = len(self._seen)
            functions = (each for each in self._seen if isinstance(each, Function))
            bodies = [each for each in functions if not each.is_declaration]
            found |= self._beyond(self._taken.of(indirect_types(bodies)))
        return found

    def from_names(self, names: Iterable[str]) -> frozenset[str]:
        """Return what these symbols of the module lead to."""
        symbols = self.module.globals
        return self._beyond([*(symbols[each] for each in names if each in symbols)])

    @cached_property
    def registered(self) -> frozenset[str]:
        """Return the symbols that registrations and annotations are about, or name."""
        named = {each.name for one in self._registrations() for each in self._mentioned(one)}
        said = {each.name for symbol, more in self._said.items() for each in (symbol, *more)}
        return frozenset(named | said)

    def from_registrations(self) -> frozenset[str]:
        """Return what all of these lead to, with these."""
        return self._beyond([*self._registrations(), *self._said]) | self.registered

    def defines(self, name: str) -> bool:
        """Return whether a symbol is defined here for other modules to use."""
        symbol = self.module.globals.get(name)
        if symbol is None or _is_open(symbol):
            return False
        return getattr(symbol, "linkage", "") not in ("internal", "private", "available_externally")

    def prefers_others(self, name: str) -> bool:
        """Return whether any other definition counts more than the one here."""
        return is_interposable(self.module.globals[name])

    @property
    def reached(self) -> frozenset[str]:
        """Return the names of all symbols of the module that anything led to.

        With what their bodies name, also those that rules outrank: each can stand by itself.
        """
        found = dict.fromkeys(self._seen)
        pending = list(found)
        while pending:
            symbol = pending.pop()
            named = () if _is_open(symbol) else self._mentioned(symbol)
            fresh = [each for each in named if each not in found]
            found.update(dict.fromkeys(fresh))
            pending += fresh
        return frozenset(each.name for each in found)

    def _registrations(self) -> list[GlobalValue]:
        symbols = self.module.globals.values()
        return [each for each in symbols if isinstance(each, GlobalVariable) and _OURS in each.name]

    @cached_property
    def _said(self) -> dict[GlobalValue, list[GlobalValue]]:
        """Return what annotations name, by the function or variable they are on."""
        found: dict[GlobalValue, list[GlobalValue]] = {}
        for fact in facts(self.module):
            named = [each for each in fact.given if isinstance(each, (Function, GlobalVariable))]
            found.setdefault(fact.symbol, []).extend(named)
        return found

    def _beyond(self, roots: Iterable[GlobalValue]) -> frozenset[str]:
        found: set[str] = set()
        pending = list(roots)
        while pending:
            symbol = pending.pop()
            if symbol in self._seen:
                continue
            self._seen.add(symbol)
            pending += self._said.get(symbol, ())
            if not _is_open(symbol):
                if self._is_looked_into(symbol.name):
                    pending += self._mentioned(symbol)
                if isinstance(symbol, Function | Alias) and is_interposable(symbol):
                    self.interposable.add(symbol.name)
                    found.add(symbol.name)
            elif self._is_wanted(symbol):
                found.add(symbol.name)
        return frozenset(found)

    def _is_looked_into(self, name: str) -> bool:
        """Return whether a body counts: no rule outranks it, or the program may have written it."""
        library = self._library
        return not library.outranks_body(name) or library.is_method_of_users(name)

    def _is_wanted(self, symbol: GlobalValue) -> bool:
        if symbol.name.startswith(_INTRINSIC) or mode_of(symbol.name) is not None:
            return False
        if isinstance(symbol, Function):
            return not self._library.is_closed(symbol)
        return not self._library.is_silent(symbol.name)

    def _mentioned(self, symbol: GlobalValue) -> Iterator[GlobalValue]:
        """Yield the symbols that a body or an initialiser names, but no personality."""
        symbol.load()
        values: list[Value] = list(symbol.operands)
        if isinstance(symbol, Function):
            values = [each for line in symbol.instructions() for each in line.operands]
        while values:
            value = values.pop()
            if isinstance(value, (Function, GlobalVariable, Alias)):
                yield value
            elif isinstance(value, Composite):
                values += value.operands


def _passed_on(request: Request) -> Iterator[Function]:
    """Yield the functions whose addresses a request passes to what is differentiated."""
    found = (leaf.value for each in request.call.arguments for leaf in leaves(each))
    yield from (each for each in found if isinstance(each, Function))


def _is_open(symbol: GlobalValue) -> bool:
    """Return whether it is only declared here."""
    if isinstance(symbol, Function):
        return symbol.is_declaration
    return isinstance(symbol, GlobalVariable) and symbol.initializer is None
